import Extraction
import Mail
import Specimens

/// What the sentences are made from.
struct Facts: Sendable {
  var kind: MailKind
  var action: MailAction
  var senderName: String
  var money: Money?
  var dates: DateChooser
  var links: [MailLinkFact]
  var text: MailText
  var now: LocalDateTime
  var hasAttachments: Bool

  var phone: String? {
    for entity in text.entities {
      guard case .phone = entity.value else { continue }
      // Whatever parts the groups, a dash is what is read.
      let groups = entity.text.split { !$0.isNumber && $0 != "+" }
      return groups.joined(separator: "-")
    }
    return nil
  }

  var primaryLink: MailLinkFact? { links.first { $0.role == .primary || $0.role == .secondary } }
}

/// Composes the Chinese sentences: fixed forms with facts in their places. Nothing is translated.
struct Composer: Sendable {
  private let facts: Facts
  private var sentences: [String] = []

  static func sentences(_ facts: Facts) -> [String] {
    var composer = Composer(facts: facts)
    composer.compose()
    return composer.sentences
  }

  private init(facts: Facts) { self.facts = facts }

  private var text: MailText { facts.text }
  private var now: LocalDateTime { facts.now }

  private mutating func say(_ sentence: String?) {
    if let sentence, !sentence.isEmpty, !sentences.contains(sentence) { sentences.append(sentence) }
  }

  private mutating func compose() {
    say(lead)
    if text.language == .chinese, [.personal, .school, .other, .government, .housing].contains(facts.kind) {
      for sentence in text.sentences.dropFirst().prefix(8) { say(ownWords(sentence)) }
    }
    switch facts.kind {
    case .bill, .insurance, .housing, .subscription: sayCost()
    case .government, .school, .appointment, .other, .delivery: sayFee()
    default: break
    }
    sayDates()
    sayPlace()
    sayPreparations()
    say(Endings.sentence(facts))
    sayContact()
  }

  /// A sentence of a mail that is Chinese already, as it stands.
  private func ownWords(_ sentence: MailText.Sentence) -> String? {
    let words = text.slice(sentence.span).split(whereSeparator: \.isNewline).joined()
    return words.unicodeScalars.count < 120 ? words : nil
  }

  private var lead: String { Leads.sentence(facts) }

  private mutating func sayCost() {
    guard let money = facts.money else { return sayDue(verb: facts.action == .renew ? "续" : "办") }
    let amount = ChineseForms.money(money)
    let due = facts.dates.due.map { ChineseForms.plainDay($0, now: now) }
    if money.amount.significand == 0 { return say("这次不用付钱，金额是\(amount)。") }
    if ActionChooser.paysItself(text) || facts.kind == .subscription && facts.action == .none {
      return say("会\(due.map { "在\($0)" } ?? "")自动扣\(amount)\(card)。")
    }
    if facts.kind == .housing, facts.action != .pay { say("金额是\(amount)。") }
    if facts.action == .pay || facts.kind == .bill {
      if ActionChooser.isPastDue(text) { say("这笔钱已经过期，还没付。") }
      say("要付\(amount)\(due.map { "，请在\($0)之前付" } ?? "")。")
    } else {
      if facts.kind != .housing { say("金额是\(amount)。") }
      sayDue(verb: facts.action == .renew ? "办续期" : "办")
    }
    if let date = facts.dates.due, date < now.date { say("注意：这个日期已经过了。") }
  }

  private var card: String { CodeFinder.cardTail(in: text).map { "，从尾号\($0)的卡或账户扣" } ?? "" }

  private mutating func sayFee() {
    if let money = facts.money {
      let amount = ChineseForms.money(money)
      if facts.kind == .government, text.has("refund", "退税"), facts.action == .none {
        say("会退给您\(amount)。")
      } else if facts.kind == .government,
        text.has(
          "benefit", "benefits", "you will receive",
          "monthly payment"), facts.action != .pay
      {
        say("金额是\(amount)。")
      } else if facts.action == .pay {
        say("要付\(amount)。")
      } else {
        say("费用是\(amount)。")
      }
    }
    sayDue(verb: Composer.verbs[facts.action] ?? "办好")
  }

  private static let verbs: [MailAction: String] = [
    .pay: "付", .sign: "签好字交回去", .reply: "回复", .confirm: "确认", .pickup: "去取", .renew: "办续期", .attend: "办好",
    .call: "打电话",
  ]

  private mutating func sayDue(verb: String) {
    guard let due = facts.dates.due else { return }
    let day = ChineseForms.plainDay(due, now: now)
    if text.has("expires", "expire", "expiring", "expiration date", "到期"),
      facts.action == .renew || facts.kind == .insurance, facts.dates.dueIsExpiry
    {
      say("\(day)到期，要续。")
    } else if facts.action == .renew, text.has("items", "books", "item", "book") {
      say("\(day)到期，可以续借。")
    } else {
      say("请在\(day)之前\(verb)。")
    }
    if due < now.date { say("注意：这个日期已经过了。") }
  }

  private mutating func sayDates() {
    if let event = facts.dates.event,
      ![
        .bill, .paymentConfirmation, .newsletter, .securityCode,
        .bankAlert,
      ].contains(facts.kind)
    {
      let when = ChineseForms.moment(event, now: now)
      switch facts.kind {
      case .delivery: say(Leads.deliveryTime(facts, when))
      case .appointment:
        let isOff = facts.action == .reschedule && text.has("cancel*", "取消")
        say(isOff ? "原来是\(when)，现在不用去了。" : "预约时间：\(when)。")
      default: say(facts.dates.eventIsExpiry ? "\(when)到期。" : "时间：\(when)。")
      }
    }
    if [.school, .housing, .government, .other, .appointment, .personal].contains(facts.kind) {
      for moment in facts.dates.others.prefix(3) {
        let when = ChineseForms.moment(moment, now: now)
        say(facts.kind == .school && isReopening(moment) ? "\(when)重新上学。" : "信里还提到：\(when)。")
      }
      sayLooseTime()
    }
  }

  private func isReopening(_ moment: Moment) -> Bool {
    text.entities.contains { entity in
      DateChooser.moment(entity)?.date == moment.date
        && text.sentence(at: entity.span)?.words.has(anyOf: [
          "reopen*", "classes resume", "school resumes", "will resume", "back to school on",
          "return to school",
        ]) == true
    }
  }

  /// A clock time that stands without its day, such as when the buses leave.
  private mutating func sayLooseTime() {
    for entity in text.entities {
      let times: [LocalTime] =
        switch entity.value {
        case .time(let time): [time]
        case .timeRange(let start, let end): [start, end].compactMap { $0 }
        default: []
        }
      guard !times.isEmpty, times != [facts.dates.event?.time].compactMap({ $0 }) else { continue }
      let words = times.map { ChineseForms.time($0) }.joined(separator: "到")
      let sentence = text.sentence(at: entity.span)
      // "11:40 instead of 9:15": the other one no longer holds.
      if times.count == 1, DateScores.noLongerHolds(text.context(of: entity.span)) { continue }
      if sentence?.words.has(anyOf: ["bus", "buses"]) == true {
        say("校车：\(words)。")
      } else {
        say("几点：\(words)。")
      }
    }
  }

  private mutating func sayPlace() {
    guard [.appointment, .government, .school, .housing, .other, .delivery].contains(facts.kind),
      facts.dates.event != nil || facts.action == .pickup
    else { return }
    for entity in text.entities {
      switch entity.value {
      case .address(let lines, _): return sayPlace(lines.joined(separator: "，"))
      case .place(let place): return sayPlace(place)
      default: continue
      }
    }
  }

  /// Without the full stop of the sentence that it ended.
  private mutating func sayPlace(_ place: String) {
    say("地点：\(place.hasSuffix(".") ? String(place.dropLast()) : place)。")
  }

  private mutating func sayPreparations() {
    guard
      ![
        .newsletter, .bill, .bankAlert, .paymentConfirmation,
        .securityCode,
      ].contains(facts.kind)
    else { return }
    var things: [String] = []
    for sentence in text.sentences
    where sentence.words.has(anyOf: [
      "bring", "needs", "need", "pack",
      "wear", "carry", "have your", "require*", "with you", "携带", "お持ち",
    ]) {
      guard
        !sentence.words.has(anyOf: [
          "you will need your", "do not bring", "no need", "do not need",
          "don't need", "need to",
        ]) || sentence.words.has("bring")
      else { continue }
      for thing in Glossary.found(
        Glossary.things,
        in: sentence.words) where !things.contains(thing)
      { things.append(thing) }
    }
    if things.contains("有照片的证件") { things.removeAll { $0 == "证件" } }
    if things.contains("保险卡") { things.removeAll { $0 == "证件" } }
    if facts.kind == .school { things.removeAll { $0 == "支票" || $0 == "现金" } }
    if !things.isEmpty { say("要带：\(things.joined(separator: "、"))。") }
    let words = text.words.text.split(separator: " ")
    if let index = words.indices.first(where: {
      words[$0] == "minutes" && $0 > 0 && $0 + 1 < words.count
        && ["early", "before", "prior"].contains(words[$0 + 1])
    }),
      let minutes = Int(words[index - 1]), facts.kind == .appointment || facts.kind == .government
    {
      say("请早到\(minutes)分钟。")
    }
    if text.has("fasting", "do not eat", "nothing to eat or drink"),
      facts.kind == .appointment
    {
      say("去之前不要吃东西。")
    }
  }

  private mutating func sayContact() {
    if let phone = facts.phone, ![.newsletter, .securityCode, .phishing].contains(facts.kind) {
      if facts.kind == .appointment {
        say("要改时间可以打电话\(phone)。")
      } else if facts.kind == .bill, facts.action == .pay {
        say("有问题或者要付款可以打电话\(phone)。")
      } else {
        say("有问题可以打电话\(phone)。")
      }
    }
    if let link = facts.primaryLink, ![.newsletter, .securityCode].contains(facts.kind) {
      say(facts.action == .pay ? "信里有一个链接，可以打开看和付款，网站是\(link.host)。" : "信里有一个链接，可以打开看，网站是\(link.host)。")
    }
    if facts.hasAttachments { say("信里有附件。") }
  }
}
