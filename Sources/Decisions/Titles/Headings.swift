import Specimens

/// Lines that say what a page is ("Booking confirmed", 予約確認) rather than what it is about.
enum Headings {
  static func isHeading(_ line: Page.Line, of page: Page) -> Bool {
    if isExclaimed(line.text) || isThanks(line.text) { return true }
    let matches = lexicon.matches(in: line, of: page)
    guard matches.contains(where: \.meaning) else { return false }
    let covered = matches.reduce(into: Set<Int>()) { set, match in
      set.formUnion(match.range.filter { page.shadow.scalars[$0].isWordLike })
    }.count
    let solid = line.shadow.filter { page.shadow.scalars[$0].isWordLike }.count
    return covered * 100 >= solid * 58
  }

  /// "Booked! Bike 14", "Confirmed ✓": a cry with a detail behind it.
  private static func isExclaimed(_ text: String) -> Bool {
    guard let cry = text.firstIndex(where: { "!！".contains($0) }) else { return false }
    return [
      "booked", "confirmed", "reserved", "success", "shipped", "it's booked", "you're booked", "done",
      "great",
      "all set", "you're all set", "we've got you", "you're in", "you're going", "congratulations",
    ].contains(text[..<cry].lowercased())
  }

  /// "湯めぐりノートをご利用いただきありがとうご", "ざいます": thanks, also where the line breaks off in it.
  private static func isThanks(_ text: String) -> Bool {
    guard text.unicodeScalars.contains(where: \.isKana) else {
      return ["感谢您", "谢谢您的", "感谢使用"].contains(where: text.hasPrefix)
    }
    return ["いただきありがと", "いただき誠に", "いただきまして", "くださいましてありがと", "ありがとうご", "誠にありがとう"].contains {
      text.contains($0)
    }
      || isTail(text.filter { !$0.isWhitespace })
  }

  /// What is left of a polite sentence where its line breaks off: "ざいます", "了しました", "いたしました。".
  private static func isTail(_ text: String) -> Bool {
    let tail = text.hasSuffix("。") ? text.dropLast() : text[...]
    guard tail.unicodeScalars.count <= 7, ["ます", "ました"].contains(where: tail.hasSuffix) else {
      return false
    }
    let rest = (tail.unicodeScalars.first?.isHan ?? false) ? tail.dropFirst() : tail
    return rest.unicodeScalars.allSatisfy(\.isKana)
  }

  private static let lexicon = Lexicon<Bool>(
    fillers.map { ($0, false) }
      + [
        "you're invited", "you are invited", "come and celebrate", "come celebrate", "celebrate with us",
        "please join us", "join us", "join us for a party", "save the date", "let's celebrate", "let's party",
        "it's a party", "an invitation", "invitation", "you are warmly invited", "you are cordially invited",
        "come join us", "come to my party", "we'd love to see you", "hope you can make it", "ご招待", "ご招待状",
        "招待状", "お招き", "诚邀您参加", "诚挚邀请", "敬请光临",
        "notice to residents", "together with their families", "together with our families",
        "request the pleasure of your company", "requests the pleasure of your company",
        "the pleasure of your company", "your call is scheduled", "your meeting is scheduled",
        "your visit is scheduled", "your interview is scheduled", "is scheduled", "admission ticket",
        "request sent", "member offer", "ticket kiosk", "class update", "service visit", "new date",
        "check-in is now open", "your car is booked", "on sale", "parcel update", "pick-up details",
        "保護者各位", "保護者の皆様", "保護者の皆さま", "各位", "ご搭乗案内", "宿泊予約確認書", "購入完了", "ご利用明細", "予約リマインド",
        "ご指定のお届け日時", "受験票", "订座成功", "尊敬的家长", "挂号信息",
        "eastern time", "pacific time", "central time", "mountain time", "local time", "eチケット", "お預かり番号",
        "my tickets", "my ticket", "mobile ticket", "e-ticket", "your ticket", "your tickets", "ticket",
        "tickets", "event ticket", "appointment details", "appointment confirmed", "appointment confirmation",
        "appointment reminder", "your appointment", "your appointment is confirmed", "upcoming appointment",
        "upcoming visit", "booking confirmed", "booking confirmation", "booking details", "booking",
        "your booking", "your booking is confirmed", "reservation confirmed", "reservation confirmation",
        "reservation details", "reservation", "your reservation", "your reservation is confirmed",
        "your table is booked", "your table is reserved", "your table", "thanks", "thank you", "you're in",
        "you're booked", "you're all set", "you're going", "see you soon", "see you", "showing confirmed",
        "viewing confirmed", "tour confirmed", "viewing booked", "event rescheduled", "rescheduled",
        "important update", "important", "update", "notice", "ready for pickup", "ready for collection",
        "ready to collect", "your order is ready", "order ready", "on view", "statement available",
        "statement ready", "your statement is ready", "your bill is ready", "new bill", "bill", "invoice",
        "my trips", "trip details", "itinerary", "upcoming trip", "parking session active", "parking session",
        "delivered", "boarding pass", "admit one", "general admission", "confirmed", "confirmation",
        "order confirmed", "order confirmation", "order details", "order", "track parcel", "track package",
        "estimated delivery", "your order has shipped", "has shipped", "shipped", "out for delivery",
        "arriving", "wallet", "add to wallet", "upcoming", "details", "event", "event details",
        "event update",
        "schedule change", "reminder", "payment reminder", "friendly reminder", "final notice",
        "join us for", "class booked", "spot reserved", "class confirmed", "session confirmed", "live",
        "presents",
        "checked out to you", "items due", "my account", "my loans", "new message", "inbox", "account",
        "welcome", "hello", "hi", "dear", "congratulations", "payment due", "amount due", "round trip",
        "one way", "one-way", "single", "outbound", "your flight", "flight confirmation", "flight details",
        "booking complete", "success", "we've got you down", "sorry we missed you", "we missed you",
        "delivery attempted", "coupon", "voucher", "flight delayed", "delayed", "flight update", "your trip",
        "last chance", "limited time", "reserved", "receipt", "good news", "your package", "tonight", "today",
        "tomorrow", "pickup", "pick up", "collect", "my bookings", "view ticket", "scan at the door",
        "scan to enter", "new appointment", "appointment", "delivery", "your delivery", "delivery confirmed",
        "delivery scheduled", "delivery slot booked", "is booked", "is confirmed", "your spot is reserved",
        "registration confirmed", "you're registered", "order placed", "due soon", "overdue", "rsvp",
        "予約確認", "予約確定", "予約完了", "予約が確定しました", "ご予約が確定しました", "ご予約ありがとうございます", "予約を受け付けました", "予約内容", "ご予約内容",
        "ご予約内容の確認", "電子チケット", "チケット", "マイチケット", "チケット詳細", "診察予約票", "予約票", "診察予約", "予約詳細", "きっぷの詳細", "お知らせ",
        "重要", "重要なお知らせ", "内見予約を受け付けました", "ご予約", "予約", "ありがとうございます", "ご注文", "ご注文ありがとうございます", "発送完了", "発送しました",
        "商品を発送しました", "発送のお知らせ", "お届け予定", "配達予定", "配送状況", "予約のお知らせ", "ご予約の確認", "予約が完了しました", "ご予約を承りました", "搭乗券",
        "搭乗案内", "クーポン", "領収書", "開催", "開催決定", "入場券", "乗車券", "特急券", "ご案内", "お荷物の状況", "ご不在連絡票", "不在のお知らせ", "不在票",
        "再配達", "お届け日時", "リマインド", "リマインダー", "受け付けました", "受付完了", "申込完了", "支払い", "請求書", "ご請求", "お支払いのお願い", "貸出中",
        "予約日時のお知らせ", "注文確認", "受取", "宿泊予約", "予約番号", "便の変更", "日程変更のお知らせ", "時間変更のお知らせ", "変更のお知らせ", "遅延",
        "遅延のお知らせ",
        "ご来店予約", "店舗受取", "受付票", "受験票", "まもなく", "本日", "明日", "先着",
        "订单详情", "预约看房", "看房成功", "预订成功", "预约成功", "挂号成功", "登机牌", "电子票", "车票", "订单已确认", "预约确认", "出票成功", "已发货",
        "派送中", "取件通知",
        "账单",
        "通知", "邀请函", "预订确认", "订座成功", "预约详情", "购票成功", "电子客票", "取票码", "待取件", "还款提醒", "缴费通知", "约课成功", "优惠券",
        "温馨提示", "提醒", "下单成功", "看房预约", "预约信息", "快递", "包裹", "订单", "已确认", "物流信息", "火车票", "我的票夹", "支付成功", "就诊提醒",
        "活动通知", "订位成功",
      ].map { ($0, true) })

  /// Words that a heading may hold beside what makes it one.
  private static let fillers = [
    "メール", "your", "is", "adult", "adults", "child", "成功", "预约", "看房", "预订", "the", "for", "has", "been",
    "have",
    "we", "our", "ready", "available", "now", "january",
    "february",
    "march", "april", "may", "june", "july", "august", "september", "october", "november", "december", "a",
    "an", "of",
    "ご", "が", "を", "の", "に", "は", "しました", "いたしました", "について", "ました", "您的", "已", "的",
  ]
}
