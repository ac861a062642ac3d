import Specimens

/// Statements that overrule whatever dates a page shows.
struct Signals: Sendable {
  /// The words that call the thing off.
  let cancelled: String?
  /// The words that show it is in the calendar already.
  let duplicate: String?
  /// The words that say it is only asked for.
  let unconfirmed: String?
  /// The words that say nothing is to be done.
  let automatic: String?
  /// The text speaks of a thing that is over.
  let lookingBack: String?

  init(page: Page, chrome: Chrome, mentions: [Mention], isChat: Bool) {
    cancelled = Signals.cancelled(in: page, chrome: chrome, mentions: mentions, isChat: isChat)
    duplicate = Signals.first(Signals.duplicates, in: page)
    unconfirmed = Signals.first(Signals.requests, in: page, notOn: chrome)
    automatic = Signals.first(Signals.noAction, in: page)
    lookingBack = Signals.first(Signals.memories, in: page)
  }

  private static func first(_ lexicon: Lexicon<Bool>, in page: Page, notOn chrome: Chrome? = nil) -> String? {
    let matches = lexicon.matches(in: page)
    // A phrase marked false is one that only looks like it: "not yet cancelled".
    return matches.first { match in
      let line = page.line(at: page.shadow.original(match.range).start)
      return match.meaning && chrome?.isButton(line) != true
        && !matches.contains { !$0.meaning && $0.range.overlaps(match.range) }
    }.map { page.text(of: page.shadow.original($0.range)) }
  }

  private static func cancelled(in page: Page, chrome: Chrome, mentions: [Mention], isChat: Bool) -> String? {
    let lexicon = isChat ? chatCancellations : cancellations
    let matches = lexicon.matches(in: page)
    for match in matches where match.meaning {
      if matches.contains(where: { !$0.meaning && $0.range.overlaps(match.range) }) { continue }
      let span = page.shadow.original(match.range)
      if isChat {
        // "Can't do Friday, how about Sunday 11?" is a new plan.
        let later = mentions.contains { $0.entity.span.start > span.end && $0.role == .event && $0.hasDate }
        if later { continue }
      }
      return page.text(of: span)
    }
    guard !isChat else { return nil }
    // The bare word as a heading or a stamp.
    for line in page.lines where !chrome.isStatusBar(line.index) {
      let words = page.folded(line.shadow).filter { !ornaments.contains($0) }
      if words.count <= 30, stamps.contains(String(words[...])) { return line.text }
    }
    return nil
  }

  private static let ornaments: Set<Unicode.Scalar> = Set("!.*【】[]()■●×✕❌⚠\u{FE0F} ".unicodeScalars)
  private static let stamps: Set<String> = [
    "cancelled", "canceled", "eventcancelled", "eventcanceled", "bookingcancelled", "bookingcanceled",
    "reservationcancelled", "reservationcanceled", "中止", "公演中止", "開催中止", "キャンセル済み", "キャンセル済", "已取消",
    "已退票", "欠航", "運休", "取消済み", "订单已取消", "ordercancelled", "ordercanceled", "appointmentcancelled",
    "appointmentcanceled", "flightcancelled", "flightcanceled", "status:cancelled", "status:canceled",
    "活动取消", "取消済", "calledoff", "ステータス:キャンセル済み",
  ]

  /// True: called off. False: talk of cancelling that calls nothing off.
  private static let cancellations = Lexicon<Bool>(
    [
      (
        true,
        [
          "has been cancelled", "has been canceled", "was cancelled", "was canceled", "is cancelled",
          "is canceled", "have been cancelled", "have been canceled", "been called off", "is called off",
          "reservation cancelled", "reservation canceled", "booking cancelled", "booking canceled",
          "cancellation confirmed", "cancellation confirmation", "successfully cancelled",
          "successfully canceled", "event cancelled", "event canceled", "cancellation notice",
          "order cancelled", "order canceled", "appointment cancelled", "appointment canceled",
          "flight cancelled", "flight canceled", "show cancelled", "show canceled", "will not take place",
          "no longer taking place", "you cancelled", "you canceled", "cancelled by", "canceled by",
          "we had to cancel", "had to cancel", "are cancelled", "are canceled", "we've cancelled",
          "we've canceled", "we have cancelled", "we have canceled", "cancelled on", "canceled on",
          "unfortunately cancelled", "class cancelled", "class canceled", "cancelled:", "canceled:",
          "must cancel", "has been withdrawn", "were cancelled", "were canceled",
          "refund issued for your cancelled", "canceled event", "cancelled event", "trip cancelled",
          "trip canceled",
        ]
      ),
      (
        false,
        [
          "if cancelled", "if canceled", "cannot be cancelled", "cannot be canceled", "can be cancelled",
          "can be canceled", "may be cancelled", "may be canceled", "unless cancelled", "unless canceled",
          "if it is cancelled", "if the event is cancelled", "if the event is canceled",
          "if the show is canceled", "will be cancelled if", "if your flight is cancelled", "until cancelled",
          "until canceled", "if class is cancelled", "not cancelled", "not canceled", "is cancelled or",
          "is canceled or", "cancelled within", "cancelled less than", "canceled less than",
          "if it is canceled",
        ]
      ),
      (
        true,
        [
          "キャンセルされました", "キャンセルのお知らせ", "キャンセルいたしました", "キャンセルを承りました", "キャンセルが完了", "キャンセル完了", "予約を取り消し", "予約取消",
          "取り消されました", "中止となりました", "中止いたします", "中止します", "中止のお知らせ", "中止が決定", "開催中止", "公演中止", "中止とさせていただ*",
          "中止になりました", "欠航となりました", "欠航が決定", "運休となりました", "キャンセルしました", "取消しました", "予約はキャンセル", "休講となりました",
          "休講のお知らせ", "キャンセルになりました", "ご予約の取消", "取り消しました", "取消手続きが完了", "払い戻しのお知らせ", "中止することになりました", "延期(日程未定)",
          "取り止め", "欠航のお知らせ",
        ]
      ),
      (
        false,
        [
          "雨天中止", "中止の場合", "荒天中止", "中止になる場合", "中止とする場合", "中止する場合", "キャンセルされた場合", "中止となる場合", "雨天の場合は中止",
          "荒天の場合は中止", "キャンセルされますと", "キャンセルしました場合",
        ]
      ),
      (
        true,
        [
          "已取消", "订单取消", "预约已取消", "已经取消", "取消通知", "活动取消", "航班取消", "已退票", "退票成功", "退款成功", "演出取消", "取消成功", "停办",
          "被取消", "因故取消", "预订已取消",
        ]
      ),
      (false, ["未取消", "如已取消", "可取消", "不可取消", "免费取消", "如被取消", "逾期未取自动取消", "可免费取消", "不能取消", "逾期将被取消", "将被取消"]),
    ].flatMap { value, words in words.map { ($0, value) } })

  private static let chatCancellations = Lexicon<Bool>(
    [
      (
        true,
        [
          "have to cancel", "need to cancel", "gotta cancel", "got to cancel", "let's cancel", "i'll cancel",
          "called off", "call it off", "rain check", "raincheck", "can't make it anymore",
          "can't make it after all", "not gonna make it", "won't be able to make it", "can't make it",
          "it's off", "is cancelled", "is canceled", "got cancelled", "got canceled", "was cancelled",
          "was canceled", "cancelled tonight", "bail on", "have to bail", "won't make it", "have to skip",
          "cancelled it", "canceled it", "cancelled the", "canceled the", "plans are off",
        ]
      ),
      (false, ["don't cancel", "can't make it?", "who can't make it"]),
      (
        true,
        [
          "行けなくなった", "行けなくなっちゃった", "中止にしよう", "中止になった", "なしで", "キャンセルで", "キャンセルしたい", "キャンセルするね", "延期しよう",
          "またの機会", "行けなさそう", "キャンセルしとくね", "なしにしよう", "行けなくて", "キャンセルになった", "見送り", "キャンセルした", "中止だって",
          "また今度にしよう", "やめておく", "また今度",
        ]
      ),
      (true, ["去不了了", "取消吧", "不去了", "来不了了", "改天吧", "取消了", "去不成了", "先取消", "下次吧"]),
    ].flatMap { value, words in words.map { ($0, value) } })

  private static let duplicates = Lexicon<Bool>(
    [
      (
        true,
        [
          "added to your calendar", "added to calendar", "has been added to your calendar",
          "already in your calendar", "already on your calendar", "event added", "event saved",
          "saved to calendar", "saved to your calendar", "in your calendar", "on your calendar",
          "event created", "added to my calendar", "is on your calendar", "you already have this event",
          "appears in your calendar", "reminder set", "reminder created", "added to google calendar",
          "added to outlook", "calendar event created", "added to reminders", "delete event",
          "remove from calendar", "delete this event", "calendar: personal", "calendar: home",
          "calendar: work", "calendar: family",
        ]
      ),
      (
        false,
        [
          "not added to your calendar", "not in your calendar", "add to your calendar",
          "put it in your calendar", "mark it in your calendar", "save the date in your calendar",
          "not on your calendar",
        ]
      ),
      (
        true,
        [
          "予定を追加しました", "カレンダーに追加しました", "カレンダーに登録しました", "カレンダーに追加済み", "カレンダーに登録済み", "予定を保存しました", "予定が追加されました",
          "カレンダーに追加されました", "予定を登録しました", "カレンダー登録済み", "登録済みの予定", "カレンダーに保存しました", "予定を作成しました", "カレンダー追加済み",
          "リマインダーを設定しました", "予定を削除", "イベントを削除", "カレンダーから削除",
        ]
      ),
      (
        true,
        [
          "已添加到日历", "已加入日历", "已添加日程", "日程已创建", "已保存到日历", "已加入日程", "日程已添加", "已在日历中", "已添加至日历", "已存入日历", "删除日程",
          "删除事件", "从日历中删除",
        ]
      ),
    ].flatMap { value, words in words.map { ($0, value) } })

  private static let requests = Lexicon<Bool>(
    [
      (
        true,
        [
          "not yet confirmed", "not confirmed", "request received", "booking request", "reservation request",
          "requested", "pending confirmation", "awaiting confirmation", "pending approval", "pending",
          "awaiting approval", "on the waitlist", "on the waiting list", "added to the waitlist",
          "waitlisted", "waitlist #", "we'll confirm", "we will confirm", "tentative", "to be confirmed",
          "tbc", "subject to confirmation", "will be confirmed within", "unconfirmed", "request sent",
          "request submitted", "wait list", "subject to availability", "provisional", "standby",
          "we'll let you know if", "not been confirmed", "isn't confirmed", "isn't confirmed yet",
          "subject to approval", "not final", "not a confirmation", "not a confirmed",
        ]
      ),
      (
        false,
        [
          "special request", "as requested", "requests:", "special requests", "no pending", "if requested",
          "requested by", "on request", "upon request",
        ]
      ),
      (
        true,
        [
          "まだ確定していません", "確定ではありません", "予約リクエスト", "リクエスト予約", "仮予約", "キャンセル待ち", "確認待ち", "抽選申込", "抽選結果は", "申込受付中",
          "確定していません", "予約は完了していません", "未確定", "承認待ち", "お申し込みの段階", "回答待ち", "抽選にお申し込み", "まだ完了していません", "仮押さえ",
          "折り返しご連絡", "確定後", "抽選申し込み", "当落", "確定しておりません",
        ]
      ),
      (
        true,
        [
          "待确认", "等待确认", "尚未确认", "候补", "待审核", "等待商家确认", "预约申请", "排队中", "审核中", "还未确认", "申请已提交", "未确认", "确认中",
          "等待商家接单", "待商家确认",
        ]
      ),
    ].flatMap { value, words in words.map { ($0, value) } })

  private static let noAction = Lexicon<Bool>(
    [
      (
        true,
        [
          "autopay is on", "auto-pay is on", "autopay on", "autopay: on", "auto pay: on",
          "will be paid automatically", "no action needed", "no action required", "no action is needed",
          "no action is required", "automatically charged", "will be charged automatically",
          "charged automatically", "will renew automatically", "renews automatically", "renew automatically",
          "enrolled in autopay", "you don't need to do anything", "nothing you need to do",
          "there's nothing you need to do", "will automatically renew", "by direct debit",
          "collected by direct debit", "will be debited", "automatic payment scheduled", "paid automatically",
          "automatically paid", "payment is scheduled", "autopay enabled", "autopay scheduled",
          "deducted automatically", "automatic payments", "auto-renew is on", "auto-renewal is on",
          "automatically deducted",
        ]
      ),
      (
        false,
        [
          "autopay is off", "enroll in autopay", "set up autopay", "turn on autopay", "sign up for autopay",
          "auto pay: off", "autopay: off", "autopay is not", "not enrolled in autopay",
          "set up automatic payments", "set up a direct debit", "enroll in automatic payments",
        ]
      ),
      (
        true,
        [
          "自動で引き落とさ*", "自動引き落とし", "自動引落", "お手続きは不要", "手続きは不要", "自動的に更新", "自動更新されます", "自動的に引き落と*", "ご対応は不要",
          "口座から引き落とし", "口座より引き落とし", "口座振替にて", "口座振替により", "登録口座より", "引き落とさせていただき*", "引落しいたします", "自動で更新",
          "自動決済", "ご指定の口座", "口座振替日", "引き落とし日", "引き落とし予定日", "お引き落としいたします", "自動課金", "対応は必要ありません",
          "お手続きの必要はありません", "口座から自動",
        ]
      ),
      (false, ["自動更新されません", "口座振替のお申し込み", "口座振替の申込"]),
      (true, ["自动扣款", "自动续费", "自动还款", "无需操作", "自动缴费", "将自动扣", "自动从", "无需任何操作", "代扣", "无需处理"]),
      (false, ["未开通自动", "开通自动"]),
    ].flatMap { value, words in words.map { ($0, value) } })

  private static let memories = Lexicon<Bool>(
    [
      (
        true,
        [
          "that was such", "that was so", "was so fun", "was so much fun", "had a great time",
          "had so much fun", "such a fun", "was amazing", "thanks for last night", "thanks for coming",
          "thanks for yesterday", "last night was", "was great seeing you", "great seeing you",
          "great to see you", "had a blast", "was a blast", "was delicious", "was the best",
          "hope you enjoyed", "how was your", "thank you for visiting", "thanks for visiting",
          "thanks for dining", "thank you for attending", "rate your visit", "enjoyed your", "how was it",
          "good game", "what a night", "loved it", "was really fun", "nice meeting you",
          "thank you for staying",
        ]
      ),
      (
        true,
        [
          "楽しかった", "美味しかった", "おいしかった", "昨日はありがとう", "よかったね", "最高だった", "ご来店ありがとうございました", "お越しいただきありがとうございました",
          "ご利用ありがとうございました", "先日はありがとう", "この前はありがとう", "昨日はお疲れ", "ご参加ありがとうございました", "面白かった", "ごちそうさま", "良かった",
        ]
      ),
      (true, ["玩得很开心", "昨天很开心", "太好玩了", "感谢光临", "很好吃", "昨晚", "上次真", "太开心了", "昨天真", "谢谢款待"]),
    ].flatMap { value, words in words.map { ($0, value) } })
}
