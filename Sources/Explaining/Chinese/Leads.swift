import Specimens

/// The first sentence: who writes about what.
enum Leads {
  static func sentence(_ facts: Facts) -> String {
    let text = facts.text
    let name = facts.senderName
    switch facts.kind {
    case .bill:
      let topic = billTopic(text)
      let noun = topic.map { $0.hasSuffix("账单") ? $0 : "\($0)账单" } ?? "账单"
      return "\(name)寄来\(noun)。"
    case .paymentConfirmation: return confirmation(facts)
    case .bankAlert: return bank(facts)
    case .securityCode:
      let code = CodeFinder.code(in: text)
      return "\(name)发来一次性验证码\(code.map { "：\($0)" } ?? "")。"
    case .appointment:
      let about = topics(text, Glossary.health).map { "（\($0)）" } ?? ""
      if facts.action == .reschedule, text.has("cancel*", "取消") { return "\(name)通知：您的预约\(about)取消了。" }
      if facts.action == .call { return "\(name)提醒您该预约了\(about)。" }
      if isMoved(text) { return "\(name)通知：您的预约\(about)改时间了。" }
      return "\(name)提醒您的预约\(about)。"
    case .delivery: return delivery(facts)
    case .school: return school(facts)
    case .government: return "政府部门（\(name)）通知\(about(text, Glossary.office))。"
    case .insurance: return "保险公司（\(name)）来信\(about(text, Glossary.banking + Glossary.health))。"
    case .housing: return "房屋管理处（\(name)）通知\(about(text, Glossary.home))。"
    case .subscription:
      let trial = text.has("free trial", "trial ends", "trial will end") ? "免费试用要结束了" : "订阅或会员的通知"
      return "\(name)来信，是\(trial)。"
    case .newsletter: return "\(name)寄来的广告信，讲优惠促销，不用理会。"
    case .personal: return personal(facts)
    case .phishing: return ""
    case .other:
      if text.sender.has(anyOf: ["library", "图书馆", "図書館"]) {
        let things = Counts.things(in: text).map { "，有\($0)" } ?? ""
        return "图书馆（\(name)）来信\(about(text, Glossary.others))\(things)。"
      }
      if let results = results(text) { return "\(name)通知：\(results)出来了。" }
      return "\(name)来信\(about(text, Glossary.topics))。"
    }
  }

  /// What was tested, where the mail says that it is known now.
  static func results(_ text: MailText) -> String? {
    guard
      text.has(
        "results are ready", "results are available", "results are in", "new test result", "new test results",
        "test result is ready", "test result is available", "new lab results", "have been posted",
        "has been posted", "结果已出", "结果出来")
    else { return nil }
    return Glossary.found(Glossary.health, in: text.words).contains("化验结果") ? "化验结果" : nil
  }

  private static func isMoved(_ text: MailText) -> Bool {
    text.has(
      "moved your appointment", "appointment has been moved", "appointment was moved", "has been rescheduled",
      "was rescheduled", "rescheduled to", "rescheduled your", "changed your appointment",
      "appointment has changed", "change to your appointment", "new appointment time", "改到", "改期")
  }

  private static func school(_ facts: Facts) -> String {
    let text = facts.text
    let topics = topics(text, Glossary.school + Glossary.others + Glossary.health)
    let closure = "停课，不用上学"
    let said = isClosed(text) && topics?.contains(closure) != true ? [closure, topics] : [topics]
    let about = said.compactMap { $0 }.joined(separator: "、")
    return "学校（\(facts.senderName)）来信\(about.isEmpty ? "" : "，说的是：\(about)")。"
  }

  /// All of it, not only its office or its car park.
  private static func isClosed(_ text: MailText) -> Bool {
    text.sentences.contains {
      $0.words.has(anyOf: ["will be closed", "is closed", "are closed", "closed today", "closed tomorrow"])
        && !$0.words.has(anyOf: [
          "office", "gym", "library", "pool", "parking", "cafeteria", "road", "street is",
        ])
    }
  }

  private static func about(_ text: MailText, _ entries: [Glossary.Entry]) -> String {
    topics(text, entries).map { "，说的是：\($0)" } ?? ""
  }

  /// The subject's topics first, then the body's.
  static func topics(_ text: MailText, _ entries: [Glossary.Entry]) -> String? {
    var found = Glossary.found(entries, in: text.subject)
    for topic in Glossary.found(
      entries,
      in: text.words) where !found.contains(topic)
    { found.append(topic) }
    // 没有课后班 says it, not 课后班 too.
    found = found.filter { topic in !found.contains { $0 != topic && $0.contains(topic) } }
    return found.isEmpty ? nil : found.prefix(5).joined(separator: "、")
  }

  private static func billTopic(_ text: MailText) -> String? {
    Glossary.found(Glossary.bills, in: text.subject).first ?? Glossary.found(
      Glossary.bills,
      in: text.sender
    ).first
      ?? Glossary.found(Glossary.bills, in: text.words).first
  }

  private static func confirmation(_ facts: Facts) -> String {
    let amount = facts.money.map { ChineseForms.money($0) }
    let text = facts.text
    if text.has("refund of", "refund has been", "refunded", "issued a refund", "退款") {
      return "\(facts.senderName)通知：退给您\(amount ?? "一笔钱")。"
    }
    if text.has(
      "order confirmation", "order confirmed", "your order", "thank you for your order",
      "thanks for your order", "ご注文")
    {
      return "\(facts.senderName)确认您的订单已经下好\(amount.map { "，付了\($0)" } ?? "")。"
    }
    let topic =
      Glossary.found(Glossary.bills, in: text.subject).first
      ?? Glossary.found(
        Glossary.bills,
        in: text.sender
      ).first
    return "\(facts.senderName)确认：收到您付的\(topic ?? "")\(amount ?? "款")，已经付好了。"
  }

  private static func bank(_ facts: Facts) -> String {
    let text = facts.text
    let account = CodeFinder.cardTail(in: text).map { "尾号\($0)的账户或卡" } ?? "您的账户"
    let amount = facts.money.map { ChineseForms.money($0) } ?? ""
    let name = facts.senderName
    if text.has(
      "new device", "new sign in", "new login", "signed in from",
      "sign in from")
    {
      return "\(name)提醒：有人在新的设备上登录了\(account)。"
    }
    if text.has("overdraft", "overdrawn") { return "\(name)提醒：\(account)透支了，余额\(amount)。" }
    if isLowBalance(text) {
      return "\(name)提醒：\(account)\(amount.isEmpty ? "余额不多了" : "余额只剩\(amount)")。"
    }
    if text.has("declined a", "declined the", "was declined", "blocked a", "was blocked", "stopped a"),
      text.has("purchase", "transaction", "charge")
    {
      return "\(name)提醒：\(account)有一笔\(amount)的刷卡被银行拦下了。"
    }
    if text.has("deposit", "deposited", "入账") { return "\(name)提醒：\(account)存进了\(amount)。" }
    if text.has("withdrawal", "withdrawn", "atm") { return "\(name)提醒：\(account)取出了\(amount)。" }
    if text.has("transfer") { return "\(name)提醒：\(account)转账\(amount)。" }
    if text.has(
      "purchase", "transaction", "charge", "card was used", "was charged", "交易",
      "消费")
    {
      return "\(name)提醒：\(account)刷卡消费\(amount)。"
    }
    if text.has("locked", "frozen") { return "\(name)提醒：\(account)被锁住了。" }
    if text.has("new card", "replacement card", "new debit card") { return "\(name)通知：新卡寄出来了。" }
    if text.has("statement") { return "\(name)通知：\(account)的对账单出来了。" }
    return "\(name)发来账户提醒\(amount.isEmpty ? "" : "，金额\(amount)")。"
  }

  static func isLowBalance(_ text: MailText) -> Bool {
    text.has(
      "low balance", "fallen below", "balance alert", "available balance", "below your", "balance below",
      "balance is below", "is below the", "has dropped below", "dropped below", "dipped below", "余额不足",
      "残高")
  }

  private static func delivery(_ facts: Facts) -> String {
    let text = facts.text
    let name = facts.senderName
    if facts.action == .pickup { return "\(name)通知：\(pickedUp(text))" }
    if text.has(
      "was delivered", "been delivered", "delivered to", "left at", "has been left", "送达",
      "已签收")
    {
      return "\(name)通知：您的包裹已经送到了。"
    }
    if text.has("delayed", "delay", "running late", "延误", "遅れ") { return "\(name)通知：您的包裹晚了。" }
    if text.has(
      "missed you", "missed delivery", "could not deliver", "couldn't deliver",
      "delivery attempt", "unable to deliver", "ご不在")
    {
      return "\(name)通知：送包裹的时候没人在，没有送到。"
    }
    if text.has("out for delivery", "派送中", "配達中") { return "\(name)通知：您的包裹正在送。" }
    if text.has("shipped", "on its way", "发货", "発送") { return "\(name)通知：您的包裹已经寄出来了，在路上。" }
    return "\(name)来信，说的是您的包裹。"
  }

  /// Shops call too when something is ready; only a parcel is called one.
  private static func pickedUp(_ text: MailText) -> String {
    if text.has(
      "package", "parcel", "shipment", "delivery", "packages", "parcels", "locker", "deliver", "包裹", "快递",
      "荷物")
    {
      return "您的包裹到了，可以去取。"
    }
    let medicine = text.has("prescription", "prescriptions") ? "处方药" : nil
    return "您的\(medicine ?? topics(text, Glossary.things) ?? "东西")好了，可以去取。"
  }

  static func deliveryTime(_ facts: Facts, _ when: String) -> String {
    let text = facts.text
    if text.has("was delivered", "been delivered", "delivered to") { return "送到的时间：\(when)。" }
    // Opening hours are no appointment.
    if facts.action == .pickup { return text.has("open", "hours") ? "" : "时间：\(when)。" }
    let before = facts.dates.event?.time != nil && text.has("by") ? "前" : ""
    return "预计\(when)\(before)送到。"
  }

  private static func personal(_ facts: Facts) -> String {
    let text = facts.text
    var parts: [String] = []
    if text.has(
      "already paid", "paid this", "i paid", "paid it for you", "paid the bill",
      "taken care of")
    {
      parts.append("已经付了")
    }
    if text.has("happy birthday") { parts.append("祝您生日快乐") }
    if text.has(
      "see you", "visit you", "come visit", "coming to see", "come over",
      "visiting")
    {
      parts.append("要和您见面")
    }
    if text.has("thank you", "thanks") { parts.append("谢谢您") }
    let topics = Leads.topics(text, [Glossary.entry("吃午饭", "lunch")] + Glossary.others + Glossary.health)
    let about = text.language == .chinese ? nil : topics.map { "提到\($0)" }
    let said = parts.isEmpty ? nil : "说\(parts.joined(separator: "，"))"
    return (["\(facts.senderName)写给您的信"] + [said, about].compactMap { $0 }).joined(separator: "，") + "。"
  }
}
