import Specimens

/// All that a decision rests on. Pure values: the clock comes in as `reference` and `now`.
public struct DecisionInput: Sendable {
  public var text: String
  public var entities: [Entity]
  /// When the screenshot was saved: relative dates count from it.
  public var reference: LocalDateTime
  /// What lies after it is future.
  public var now: LocalDateTime
  /// The file's name when it was filed; a clue to the origin.
  public var originalName: String
  public var lines: [TextLine]
  /// Which of the dates in question is the user's, where the user was asked.
  public var answer: LocalDateTime?
  /// The UID of an entry made from this.
  public var uid: String
  public var madeAt: Instant

  public init(
    text: String, entities: [Entity], reference: LocalDateTime, now: LocalDateTime, originalName: String = "",
    lines: [TextLine] = [], answer: LocalDateTime? = nil, uid: String, madeAt: Instant
  ) {
    self.text = text
    self.entities = entities
    self.reference = reference
    self.now = now
    self.originalName = originalName
    self.lines = lines
    self.answer = answer
    self.uid = uid
    self.madeAt = madeAt
  }
}

/// What Curio makes of a specimen.
public struct Findings: Sendable {
  /// The best title, also for specimens that nothing is proposed for.
  public var title: String
  public var assignment: CollectionAssignment
  public var verdict: Verdict
  public var origin: Origin
  /// What the specimen was taken for, with the words that say so.
  public var classification: Classification

  public init(
    title: String, assignment: CollectionAssignment, verdict: Verdict, origin: Origin,
    classification: Classification
  ) {
    self.title = title
    self.assignment = assignment
    self.verdict = verdict
    self.origin = origin
    self.classification = classification
  }
}

/// A proposal, or the typed reason for none.
public enum Verdict: Sendable, Hashable {
  case suggestion(Suggestion)
  case abstention(Abstention)

  public var suggestion: Suggestion? {
    if case .suggestion(let suggestion) = self { suggestion } else { nil }
  }

  public var abstention: Abstention? {
    if case .abstention(let abstention) = self { abstention } else { nil }
  }
}
