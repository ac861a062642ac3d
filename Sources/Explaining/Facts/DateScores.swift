import Specimens

/// How much the words around a date say that something is due on it, or that something happens.
enum DateScores {
  typealias Context = (before: FoldedText, after: FoldedText)

  /// 6 and more: a day by which something must be done.
  static func due(_ context: Context, _ entity: Entity, _ kind: MailKind) -> Int {
    let own = FoldedText(entity.text)
    // The engine may take the “by” of “collect it by 6 May” for a part of the date.
    let before = FoldedText(lastWords(context.before).text + own.text.prefix { !$0.isNumber })
    var score = 0
    // "from 8 AM until noon" is a stretch in which something happens.
    if !lasts(entity.value),
      before.has(anyOf: ["by", "before", "prior to", "until", "not later than"])
        || own.has(anyOf: ["by", "before", "until", "on or before"])
    {
      score = [.delivery, .bankAlert, .appointment].contains(kind) ? 3 : 9
    }
    if before.has(anyOf: deadlines) || own.has(anyOf: ["due", "no later than"]) { score = 10 }
    if [.appointment, .delivery].contains(kind), before.has(anyOf: collectOrConfirm) { score = 8 }
    if kind == .delivery, score == 3, before.has(anyOf: ["pick it up", "pick up", "pick them up", "collect"])
    {
      score = 8
    }
    if kind == .delivery, score == 3, before.has(anyOf: ["pay", "pay at", "paid", "payment", "duty"]) {
      score = 10
    }
    if kind == .bill, before.has(anyOf: cutOffs) { score = max(score, 8) }
    if [.bill, .subscription, .insurance].contains(kind), context.before.has(anyOf: charges) {
      score = max(score, 8)
    }
    if kind == .subscription, before.has(anyOf: renewals) { score = max(score, 8) }
    if [.government, .insurance, .other, .subscription].contains(kind), before.has(anyOf: expiries) {
      score = max(score, 7)
    }
    if [.government, .insurance].contains(kind), before.has(anyOf: ["ends on", "closes on"]) {
      score = max(score, 8)
    }
    if context.after.has(anyOf: ["is the deadline", "deadline"]) { score = max(score, 8) }
    let next = context.after.text.drop { $0 == " " }
    if before.has(anyOf: lastDays) { score = max(score, 9) }
    if ["之前", "以前", "前取", "前缴", "前付", "前交", "前支付", "截止", "为止", "までに", "まで"].contains(where: {
      next.hasPrefix($0)
    }) {
      score = 10
    }
    if before.has(anyOf: pastOrReference) || wasPaid(before) { score -= 12 }
    if kind == .delivery, score < 10,
      !before.has(anyOf: ["pick up", "collect", "pickup", "held", "hold", "pick it up"])
    {
      score = min(score, 3)
    }
    return score
  }

  /// “Your first payment was paid on …”, not “it must be paid on or before …”.
  private static func wasPaid(_ before: FoldedText) -> Bool {
    before.has("paid on") && !before.has("be paid on")
  }

  /// A time that another one has taken the place of.
  static func noLongerHolds(_ context: Context) -> Bool {
    let near = FoldedText(context.before.text.split(separator: " ").suffix(3).joined(separator: " "))
    return near.has(anyOf: [
      "instead of", "rather than", "originally", "previously", "moved from", "changed from",
    ])
  }

  static func isWeekdayAlone(_ words: FoldedText) -> Bool {
    let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    return words.has(anyOf: days) && !words.text.contains(where: \.isNumber)
      && !words.has(anyOf: ["next", "last", "this"])
  }

  /// Something ends on the date.
  static func isExpiry(_ context: Context) -> Bool {
    lastWords(context.before).has(anyOf: expiries) || context.after.text.drop { $0 == " " }.hasPrefix("到期")
  }

  /// Something that was to happen at one time happens at another.
  static func tellsOfMove(_ words: FoldedText?) -> Bool {
    words?.has(anyOf: ["moved", "rescheduled", "changed", "postponed", "has moved"]) == true
      && words?.has("from") == true && words?.has("to") == true
  }

  private static func lasts(_ value: EntityValue) -> Bool {
    switch value {
    case .dateTimeRange(_?, _?, _), .dateRange(_?, _?): true
    default: false
    }
  }

  /// 3 and more: something happens then.
  static func event(_ context: Context, _ moment: Moment, _ kind: MailKind) -> Int {
    if [.bill, .paymentConfirmation, .newsletter].contains(kind) { return -10 }
    let before = lastWords(context.before)
    var score = moment.time == nil ? 3 : 6
    if before.has(anyOf: happenings) { score += 3 }
    if before.has(anyOf: references) || wasPaid(before) { score -= 5 }
    if before.has(anyOf: deadlines) { score -= 6 }
    if noLongerHolds(context) { score -= 12 }
    return score
  }

  private static func lastWords(_ text: FoldedText) -> FoldedText {
    FoldedText(text.text.split(separator: " ").suffix(9).joined(separator: " "))
  }

  private static let deadlines = [
    "due date", "due on", "due by", "due", "pay by", "no later than", "on or before", "deadline",
    "deadline is",
    "return by", "return it by", "return the form by", "respond by", "reply by", "rsvp by", "register by",
    "renew by", "submitted by", "must be received by", "sign by", "signed by", "please pay by", "complete by",
    "returned by", "apply by", "enroll by", "截止", "期限", "支払期日", "お支払期限", "返却期限",
  ]
  private static let lastDays = ["不晚于", "不迟于", "最迟", "最晚", "不晚於", "不遲於", "最遲"]
  private static let cutOffs = [
    "shut off on", "shutoff on", "disconnection on", "disconnected on", "cut off on",
    "interruption on", "suspended on", "turned off on",
  ]
  private static let collectOrConfirm = [
    "confirm by", "confirm before", "reply by", "respond by", "pick up by", "pick it up by", "collect by",
    "collect it by", "picked up by", "held until", "hold it until", "hold until", "pickup by", "call by",
    "collected by", "pick it up before", "collect it before", "pick up your package by",
  ]
  private static let charges = [
    "will be charged on", "will be withdrawn on", "will be debited on", "we'll charge", "we will charge",
    "scheduled for", "scheduled payment", "payment will be made on", "will be deducted on",
    "automatic payment",
    "autopay on", "will draft", "on or after", "autopay date", "draft on", "withdraw", "payment date",
    "charge your card", "charged on", "automatically on", "will be taken on", "will be drawn on",
    "will be paid on", "scheduled on", "debit", "deduct",
  ]
  private static let renewals = [
    "renew on", "renews on", "renew automatically on", "ends on", "end on", "renewal date",
    "next billing date",
    "renews automatically on", "trial ends", "billed on", "on",
  ]
  private static let expiries = [
    "expires on", "expires", "expire on", "expire", "will expire on", "expiration date", "valid until",
    "valid through", "expiring on", "lapses on", "will expire",
  ]
  private static let pastOrReference = [
    "was due", "were due", "due date was", "bill date", "statement date", "invoice date", "billing date",
    "issued", "received on", "posted on", "as of", "since", "dated", "order date", "service from",
    "period", "last paid", "after", "which was due", "service dates", "billing period",
  ]
  private static let happenings = [
    "date and time", "when", "scheduled for", "appointment", "will be", "held on", "see you", "arriving",
    "expected", "on", "this", "join us", "visit", "date", "meeting", "delivered", "close at", "moved to",
    "new date", "rescheduled to",
  ]
  private static let references = [
    "originally", "was scheduled", "previously", "instead of", "statement date", "bill date", "issued",
    "as of",
    "since", "dated", "posted", "order date", "ordered on", "placed on", "moved from", "will not arrive",
    "results from", "tried to deliver", "attempted", "delivery attempt", "we missed you on",
    "result from",
    "won't arrive", "not be delivered", "won't be delivered", "cannot be delivered", "out of the office",
  ]
}
