/// The words that tell what a date or time is, all languages together.
enum RoleCues {
  /// Stand before the date: "Payment due date 01/27/27", "返却期限:11/28", or as a label above it.
  static let before: [(DateRole, [String])] = [
    (
      // Words that only look like those below.
      .event,
      [
        "next appointment", "your next appointment is", "next visit", "next session", "next lesson",
        "next delivery", "次回のご予約", "次回ご予約", "次回の予約", "次回予約", "次回のご来院", "次回来院日", "次回受診日", "下次预约",
        "下次就诊", "下次复诊", "is scheduled for", "has been scheduled for", "visit is scheduled for",
      ]
    ),
    (
      .departure,
      [
        "departure", "departs", "depart", "departing", "dep", "dep.", "leave", "leaves", "leaving",
        "outbound",
        "outward", "takeoff", "departure time",
        "出発", "発車", "往路", "行き", "出発時刻", "出发", "去程", "起飞", "发车", "开车时间", "出発日時", "出港",
      ]
    ),
    (
      .arrival,
      [
        "arrival", "arrive", "arrives at", "arr", "arr.", "landing", "lands", "到着", "到达", "抵达", "到着時刻", "降落",
        "arrives",
        "→", "->", "⇒", "➔", "⟶", "►", "▶",
      ]
    ),
    (
      .boarding,
      [
        "boarding", "boards", "boarding time", "gate closes", "gate closes at", "gate", "搭乗", "搭乗時刻", "搭乗開始",
        "登机", "登机时间", "检票", "停止检票", "搭乗締切", "保安検査",
      ]
    ),
    (
      .doors,
      [
        "doors", "doors open", "gates open", "gates", "entry from", "doors at", "開場", "入场", "入場開始", "検票",
        "open", "pre-show", "warm-up", "受付開始時刻",
      ]
    ),
    (
      .show,
      [
        "show", "showtime", "show starts", "starts", "start", "kickoff", "kick-off", "first pitch", "curtain",
        "begins", "performance", "tip-off", "puck drop", "face-off", "開演", "上映", "開始", "試合開始", "キックオフ", "开演",
        "开始", "放映", "开场", "開会", "start time", "プレイボール",
      ]
    ),
    (
      .finish,
      [
        "returns at", "returns at about", "returning at", "returning at about", "back at school by",
        "return to school at", "終演", "終了予定", "ends at", "散场", "結束", "结束时间", "終了", "finishes", "until approx.",
        "終映",
      ]
    ),
    (
      .checkIn,
      [
        "check-in", "check in", "checkin", "arrival date", "チェックイン", "入住", "入住时间", "入住日期", "宿泊日",
        "ご宿泊日", "in:", "your stay", "stay dates", "宿泊期間", "ご宿泊", "stay at", "your stay at",
      ]
    ),
    (
      .checkOut,
      [
        "check-out", "check out", "drop-off", "drop off", "return car", "返却日時", "还车时间", "还车", "checkout",
        "チェックアウト", "离店", "退房", "離店", "out:", "departure date",
      ]
    ),
    (
      .delivery,
      [
        "arriving", "estimated delivery", "estimated arrival", "delivery", "expected", "expected by",
        "delivery window", "scheduled for", "delivery date", "will arrive", "arrives on", "arrives by",
        "deliver by", "get it", "out for delivery", "arrives between", "on the way", "お届け予定", "お届け予定日",
        "配達予定", "お届け日", "お届け日時", "お届け希望日時", "配送予定", "到着予定", "お届け", "配達日時", "配達", "预计送达", "预计到达", "预计", "送达时间",
        "配送时间", "派送", "预计配送", "送货时间", "配達予定日", "配達希望日", "お届け指定", "配送日",
      ]
    ),
    (
      .collection,
      [
        "pick-up", "pickup", "取车时间", "取车", "pick up", "pickup time", "collection", "collect", "受取", "お受け取り",
        "受取日時", "受け取り",
        "お渡し", "お引き渡し", "自取时间", "取餐时间", "取货时间", "引渡", "受取日", "自取",
      ]
    ),
    (
      .collectBy,
      [
        "pick up by", "pickup by", "pick-up by", "collect by", "collect before", "collect it by",
        "collect it before", "pick it up by", "pick it up before", "pick up before",
        "held until", "hold until", "available until", "hold expires", "we'll hold it until",
        "pick up your order by", "collect your parcel by", "保管期限", "受取期限", "お受け取り期限", "受け取り期限", "取り置き期限",
        "取置期限", "引換期限", "保管期間", "取件截止", "保管期至", "请于", "お預かり期限", "お引き取り期限", "受取可能期限", "pickup deadline",
        "kept until", "keep it until", "waiting until", "for collection until", "保留至",
      ]
    ),
    (
      .due,
      [
        "due", "due date", "payment due date", "due by", "payment due", "pay by", "due on", "is due",
        "pay before", "must be paid by", "deadline", "apply by", "submit by", "submit before", "return by",
        "return it by", "sign by", "please sign by", "sign and return by",
        "sign and return the permission slip by",
        "register by", "renew by", "by", "before", "no later than", "not later than", "closes", "close",
        "closing date", "complete by", "respond by", "trial ends", "must be received by", "latest", "file by",
        "vote by", "return", "last day to", "ends on", "due back", "applications close",
        "registration closes", "entries close", "enroll by", "due today", "please return by",
        "action required by", "return to school by",
        "支払期限", "お支払期限", "お支払い期限", "お支払期限日", "支払期限日", "支払期日", "お支払期日", "納付期限", "払込期限", "納期限", "振込期限", "返却期限",
        "返却日", "返却期日", "返却予定日", "締切", "締切日", "申込期限", "提出期限", "応募締切", "申込締切", "申請期限", "更新期限", "回答期限", "期限",
        "〆切", "提出締切", "締め切り", "お申し込み期限", "お支払い期日", "手続き期限", "期日", "お振込期限", "ご入金期限", "入金期限", "申請締切",
        "截止", "截止日期", "最后还款日", "还款日", "到期还款日", "缴费截止", "应还日期", "归还日期", "报名截止", "提交截止", "截止时间", "到期日", "请于",
        "请在", "缴费期限", "最迟", "应缴日期", "缴款截止",
      ]
    ),
    (
      .lastDay,
      [
        "ends", "sale ends", "offer ends", "ends today at", "must close", "closes on", "through", "thru",
        "until", "till", "valid until", "valid through", "valid thru", "valid till", "expires", "expires on",
        "expiry", "expiration", "exp", "exp.", "use by", "redeem by", "good through", "last day", "final day",
        "on view through", "extended through", "valid to", "runs through", "best before", "expiration date",
        "expiry date", "not valid after", "good until", "ending", "ends on sunday", "session ends",
        "parking expires", "valid", "offer valid", "expire on", "expire",
        "有効期限", "使用期限", "利用期限", "ご利用期限", "最終日", "会期", "期間", "開催期間", "キャンペーン期間", "セール期間", "有効期間", "失効日",
        "販売期間", "ご利用期間", "駐車期限", "終了予定時刻", "実施期間", "引換期間",
        "有效期至", "有效期", "使用期限", "到期", "活动截止", "优惠截止", "展期", "活动时间至", "过期", "有效期截止", "截至", "即将过期",
      ]
    ),
    (
      .opens,
      [
        "on sale", "goes on sale", "go on sale", "tickets on sale", "presale", "pre-sale",
        "registration opens", "opens", "general sale", "booking opens", "bookings open", "general on sale",
        "pre-orders open", "preorders open", "sale starts", "drops", "available from", "launches",
        "public on sale", "一般発売", "先行販売", "発売開始", "受付開始", "予約開始", "先行受付", "チケット発売", "販売開始", "申込開始", "抽選受付",
        "発売日", "开售", "开票", "开抢", "预售", "报名开始", "开票时间", "发售",
      ]
    ),
    (
      .arriveBy,
      [
        "arrive by", "please arrive by", "arrive at", "集合", "集合時間", "集合時刻", "受付", "来院", "请提前", "报到",
        "check in by",
        "be there by", "receptionopens", "please arrive",
      ]
    ),
    (
      .new,
      [
        "new date", "new time", "now", "moved to", "rescheduled to", "rescheduled for", "postponed to",
        "changed to", "new departure", "now departs", "now departing", "updated time", "revised",
        "new departure time", "estimated departure", "now leaves", "new appointment", "【変更後】", "変更後", "新日程",
        "振替公演", "延期後", "振替日", "改为", "改至", "改期至", "更改为", "调整为", "新时间", "延期至", "推迟至", "変更後の日時", "新しい日時",
        "出発予定変更", "調整至",
      ]
    ),
    (
      .old,
      [
        "original date", "originally", "original time", "was", "previously", "old date", "original",
        "from the original", "scheduled", "originally scheduled", "moved from", "was scheduled for",
        "changed from", "instead of", "scheduled departure", "previous", "【変更前】", "変更前", "旧日程", "当初", "元の日程",
        "原定", "原时间", "原计划", "改期前", "更改前", "定刻", "計画",
      ]
    ),
    (
      .issued,
      [
        "issued", "printed", "posted", "updated", "last updated", "ordered", "ordered on", "order date",
        "order placed", "placed", "placed on", "shipped", "shipped on", "paid", "paid on", "booked on",
        "purchased", "purchase date", "statement date", "statement closing date", "closing date of statement",
        "closing date", "published", "invoice date", "bill date", "date of issue", "issue date", "sent",
        "received", "delivered", "left the facility", "listed", "picked up", "label created", "as of",
        "created", "member since", "since", "date paid", "cancelled on", "canceled on", "refunded on",
        "last visit", "released", "release", "posted on", "transaction date", "left at", "arrived at", "dob",
        "born", "date of birth", "reviewed", "joined", "refund issued", "established", "arrived",
        "発行日", "発行", "更新日", "情報更新日", "注文日", "ご注文日", "購入日", "発送日", "出荷日", "発送", "検針日", "投稿日", "公開日", "領収日",
        "利用日", "ご利用日", "支払日時", "リリース", "登録日", "申込日", "受付日", "印刷日", "前回", "最終更新", "記入日", "請求日", "ご請求日", "注文日時",
        "受付日時", "予約受付日", "生年月日", "作成日", "取引日時", "貸出日", "配信", "掲載日", "申込日時",
        "下单时间", "发布时间", "更新时间", "付款时间", "支付时间", "开票日期", "创建时间", "发货时间", "打印时间", "账单日", "出账日", "签收时间", "发布于",
        "下单日期", "交易时间", "借出日期", "借阅日期", "预订时间", "出生日期", "发布日期", "预约提交时间", "上次",
      ]
    ),
    (
      .period,
      [
        "service period", "billing period", "statement period", "period", "usage period", "service dates",
        "for the period", "coverage", "covers", "lease term", "tax year", "ご使用期間", "使用期間", "ご利用期間", "対象期間",
        "契約期間", "請求期間", "ご利用分", "计费周期", "账单周期", "用电周期", "计费期间", "账期",
      ]
    ),
    (
      .cancelBy,
      [
        "free cancellation until", "free cancellation before", "cancel by", "cancel before",
        "cancel free until", "late cancel fee", "late cancel", "cancellation", "cancel free of charge until",
        "cancellation deadline", "cancel or change by", "refundable until", "free cancellation",
        "cancel until", "change or cancel by", "changes until", "to cancel", "modify until", "modify by",
        "fully refundable until", "cancel at least",
        "キャンセル期限", "キャンセル料", "無料キャンセル", "キャンセルは", "取消期限", "変更期限", "変更・キャンセルは", "キャンセル可能期限", "免费取消", "取消预约",
        "取消截止", "最晚取消", "免费取消截止", "变更・取消", "変更締切", "キャンセル無料", "払い戻し期限", "キャンセル・変更", "キャンセル",
      ]
    ),
    (
      .replyBy,
      [
        "rsvp by", "rsvp", "reply by", "kindly reply by", "please reply by", "let us know by", "respond",
        "confirm by", "please confirm by", "let me know by", "出欠", "お返事", "返信期限", "出欠締切", "ご返信", "回复", "请回复",
        "出欠のご連絡", "確認期限", "出欠期限", "参加申込", "申込は", "お申込みは", "报名截止",
      ]
    ),
    (
      .automatic,
      [
        "will be paid automatically on", "automatically on", "renews on", "renews", "will renew on",
        "auto-renews on", "will be charged on", "next billing date", "next charge", "autopay date", "引き落とし日",
        "引落日", "口座振替日", "次回更新日", "振替日は", "自动扣款", "扣款日", "自动续费", "下次扣款", "next payment", "will be debited on",
        "scheduled payment", "お引き落とし日", "お引落し日", "次回請求日", "引き落とし予定日",
      ]
    ),
    (
      .openingHours,
      [
        "open until", "closes at", "opens at", "opening hours", "hours", "business hours", "store hours",
        "open daily", "served", "kitchen open", "kitchen closes", "box office", "call between", "lines open",
        "breakfast", "reception", "support", "daily", "desk hours", "check-in opens", "check-in desk",
        "museum hours", "walk-ins", "reception open", "closes", "phone lines", "parking from", "happy hour",
        "l.o.",
        "営業時間", "営業", "診療", "診療時間", "受付時間", "開館時間", "開館", "ラストオーダー", "l.o.", "営業終了", "開店", "閉店", "平日", "定休日",
        "お問い合わせ受付", "入館は", "最終入館", "受付 ", "朝食", "营业时间", "开放时间", "服务时间", "营业", "客服时间", "早餐", "入場締切", "最終入場",
        "電話受付", "予約受付時間", "ランチ", "入场截止", "停止入场",
      ]
    ),
    (
      .returnLeg,
      [
        "return", "inbound", "returning", "return trip", "return flight", "復路", "帰り", "回程", "返程",
        "return journey", "buses return", "back by",
      ]
    ),
    (
      .next,
      [
        "next", "next match", "next game", "next fixture", "next up", "次節", "次回", "下一场", "下一轮",
        "schools will reopen on", "reopens", "will reopen on", "再開",
      ]
    ),
    (
      .extra,
      [
        "rain date", "rain dates", "alternate date", "alternative date", "backup date", "early access",
        "会員先行", "予備日", "順延", "雨天の場合は", "雨天時は", "members preview", "vip early entry", "if rain",
        "in case of rain", "延期备用", "雨天延期至", "countdown at", "last entry", "final boarding", "last entry at",
        "延長申請", "early bird", "early-bird", "早割", "早鸟", "last orders", "bell", "dinner at", "homework",
        "estimated time", "meal at", "before boarding",
      ]
    ),
  ]

  /// Stand right behind the date: "18:00開演", "8:00 PM show", "12月8日まで".
  static let after: [(DateRole, [String])] = [
    (.departure, ["発", "出発", "発車", "departure", "开", "出发", "起飞", "开车", "出港", "departs", "dep"]),
    (.arrival, ["着", "到着", "arrival", "到", "到达", "抵达", "arrives", "arr"]),
    (.boarding, ["搭乗", "boarding", "登机", "停止检票"]),
    (.doors, ["開場", "doors", "入場開始", "入场", "open", "gates"]),
    (
      .show,
      [
        "開演", "show", "start", "上映", "開始", "開会", "开演", "キックオフ", "kickoff", "试合開始", "打上げ", "打上", "スタート", "开场",
        "开始", "试合", "試合開始", "上映開始",
      ]
    ),
    (.finish, ["終演", "終了", "散场", "结束", "終映"]),
    (.checkOut, ["チェックアウト", "check-out", "checkout", "离店", "退房"]),
    (.checkIn, ["チェックイン", "check-in", "入住"]),
    (.arriveBy, ["集合", "受付開始", "受付", "来院"]),
    (.delivery, ["お届け", "に到着", "配達", "お届け予定", "到着予定", "にお届け", "送达", "着予定", "到着の予定", "に届く", "配送", "に配達"]),
    (.collection, ["受取", "受け取り", "お渡し", "自取", "来取", "去取", "に受取", "お引き渡し"]),
    (
      .due,
      [
        "必着", "締切", "〆切", "までにご提出", "までに提出", "までにお支払", "までにお振込", "までに返却", "までにご返却", "前还款", "前缴", "前提交", "前归还",
        "前付款", "前交", "前通过", "までに担任へ", "までにお願い", "までに", "deadline", "前完成", "までにご返信", "までにお手続き", "due", "前由",
        "前填写", "前报名", "までにお申し込み", "前支付",
      ]
    ),
    (
      .lastDay,
      ["まで", "迄", "まで有効", "截止", "到期", "前有效", "前使用", "までご利用", "限り", "失効", "过期", "为止", "で終了", "をもって終了"]
    ),
    (
      .collectBy,
      [
        "までにお受け取り", "までにお引き取り", "前取", "前取走", "前领取", "までに受け取", "までにご来店", "前取件", "前到店领取", "前自提", "まで保管",
        "まで取り置き",
      ]
    ),
    (
      .opens,
      [
        "発売", "発売開始", "受付開始", "開始予定", "开售", "开抢", "开票", "解禁", "予約開始", "より販売", "より発売", "より受付", "から受付", "から販売",
        "から発売", "onsale", "on sale",
      ]
    ),
    (
      .issued,
      [
        "発行", "更新", "現在", "時点", "发布", "更新于", "下单", "签收", "ごろ お伺い", "ごろお伺い", "にお伺い", "利用分", "投稿", "公開", "改正",
        "付", "已签收", "发货", "頃お伺い", "購入", "ご注文", "頃 お伺い", "頃にお伺い",
      ]
    ),
    (
      .cancelBy,
      [
        "までキャンセル", "まで無料", "以降キャンセル", "前免费取消", "まで変更", "まで取消", "までキャンセル無料", "までにキャンセル", "までにご連絡", "前可免费取消",
        "までは無料", "まで無料キャンセル", "までのキャンセル", "までのご連絡", "前取消", "以降のキャンセル",
      ]
    ),
    (.replyBy, ["までにご返信", "までにお返事", "までに出欠", "までにご回答", "前回复"]),
    (.period, ["分", "ご利用分", "分(", "月分"]),
    (.openingHours, ["close", "l.o.", "ラストオーダー", "閉店", "开门", "关门"]),
    (.extra, ["に順延", "順延"]),
    (.automatic, ["に自動で引き落とし", "に自動更新", "に引き落とし", "自动扣款", "に自動的に更新", "に引落", "自动续费", "に自動で更新"]),
  ]

  static let beforeLexicon = Lexicon(before.flatMap { role, words in words.map { ($0, role) } })
  static let afterLexicon = Lexicon(after.flatMap { role, words in words.map { ($0, role) } })
}
