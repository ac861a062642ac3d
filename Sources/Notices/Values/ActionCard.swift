import Specimens

/// What a family has to do about a notice.
public enum ActionType: String, Sendable, Hashable, Codable, CaseIterable {
  /// Send or wear something.
  case bring = "BRING"
  /// Hand over or load money.
  case pay = "PAY"
  /// Sign, fill in, return, register, answer.
  case sign = "SIGN"
  /// Be somewhere at a time.
  case attend = "ATTEND"
}

/// A field of a card that can be asked, corrected or left open.
public enum CardField: String, Sendable, Hashable, Codable, CaseIterable {
  case child, date, time, cost, title
}

/// What only a person can settle.
public struct Question: Sendable, Hashable, Codable {
  public var field: CardField
  /// One sentence in plain words.
  public var prompt: String
  /// The readings that the notice leaves open, as they are typed: `2026-12-04`, `18:00`, `15`.
  public var choices: [String]

  public init(field: CardField, prompt: String, choices: [String] = []) {
    self.field = field
    self.prompt = prompt
    self.choices = choices
  }
}

/// What something costs; `min` and `max` differ where the notice leaves it open.
public struct Cost: Sendable, Hashable, Codable {
  public var min: Amount
  public var max: Amount
  /// ISO 4217.
  public var currency: String

  public init(min: Amount, max: Amount, currency: String) {
    self.min = min
    self.max = max
    self.currency = currency
  }

  public var isSettled: Bool { min == max }
}

/// A sentence of the notice that a card rests on.
public struct Citation: Sendable, Hashable, Codable {
  /// In Unicode scalars of the notice.
  public var span: TextSpan
  public var text: String

  public init(span: TextSpan, text: String) {
    self.span = span
    self.text = text
  }

  private enum Key: String, CodingKey { case start, end, text }

  public init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: Key.self)
    span = TextSpan(try c.decode(Int.self, forKey: .start), try c.decode(Int.self, forKey: .end))
    text = try c.decode(String.self, forKey: .text)
  }

  public func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    try c.encode(span.start, forKey: .start)
    try c.encode(span.end, forKey: .end)
    try c.encode(text, forKey: .text)
  }
}

/// One thing that a notice asks of a family.
public struct ActionCard: Sendable, Hashable {
  public var type: ActionType
  public var title: String
  /// The child it is for; nil where it is for several or can't be told.
  public var child: String?
  /// The children it is for, as far as they can be told.
  public var children: [String]
  /// The day itself to attend, otherwise the last day to do it.
  public var date: LocalDate?
  public var time: LocalTime?
  public var cost: Cost?
  /// 0 … 1.
  public var confidence: Double
  public var evidence: [Citation]
  public var questions: [Question]

  public init(
    type: ActionType, title: String, child: String? = nil, children: [String] = [], date: LocalDate? = nil,
    time: LocalTime? = nil, cost: Cost? = nil, confidence: Double = 0.5, evidence: [Citation] = [],
    questions: [Question] = []
  ) {
    self.type = type
    self.title = title
    self.child = child
    self.children = children
    self.date = date
    self.time = time
    self.cost = cost
    self.confidence = confidence
    self.evidence = evidence
    self.questions = questions
  }
}

/// An earlier plan that a notice calls off or moves.
public struct PlanChange: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, Codable { case cancelled, rescheduled }

  public var kind: Kind
  /// What it was, as far as the notice names it.
  public var title: String
  /// When it was to be; nil where the notice does not say.
  public var oldDate: LocalDate?
  public var newDate: LocalDate?
  public var evidence: [Citation]

  public init(
    kind: Kind, title: String, oldDate: LocalDate?, newDate: LocalDate?, evidence: [Citation]
  ) {
    self.kind = kind
    self.title = title
    self.oldDate = oldDate
    self.newDate = newDate
    self.evidence = evidence
  }
}
