/// A proposed calendar entry or reminder. Nothing is written until the user approves it.
public struct Suggestion: Sendable, Hashable, Codable {
  public enum Kind: String, Sendable, Hashable, Codable {
    /// A VEVENT.
    case event
    /// A VTODO, due at `start`.
    case reminder
  }

  /// The UID of the entry, fixed when the suggestion is made so that the preview is byte-equal to the file.
  public var uid: String
  /// DTSTAMP, fixed likewise.
  public var madeAt: Instant
  public var kind: Kind
  public var title: String
  /// Wall clock as printed; for an all-day entry the time is midnight and is not shown.
  public var start: LocalDateTime
  /// Exclusive; nil when the text does not say.
  public var end: LocalDateTime?
  public var isAllDay: Bool
  /// An IANA name; nil is floating time.
  public var timeZone: String?
  /// Where the end is printed in another zone than the start (the arrival of a flight): an IANA name.
  public var endTimeZone: String?
  public var location: String?
  public var notes: String?
  /// Booking references and the like that belong in the entry.
  public var codes: [String]
  /// Minutes before the start at which to remind.
  public var alarms: [Int]
  /// 0 … 1.
  public var confidence: Double
  /// The sentences it rests on.
  public var evidence: [Evidence]
  /// Other specimens that speak of the same thing; the card cites them.
  public var alsoIn: [SpecimenID]?
  /// What the user's earlier decisions changed about it, as one sentence.
  public var learned: String?
  /// The host of the assist that proposed it; nil for Curio's own rules.
  public var assistedBy: String?
  /// True once the user changed it: reading anew leaves it alone then.
  public var isEdited: Bool?

  public init(
    uid: String, madeAt: Instant, kind: Kind, title: String, start: LocalDateTime, end: LocalDateTime? = nil,
    isAllDay: Bool = false, timeZone: String? = nil, location: String? = nil, notes: String? = nil,
    codes: [String] = [], alarms: [Int] = [], confidence: Double, evidence: [Evidence]
  ) {
    self.uid = uid
    self.madeAt = madeAt
    self.kind = kind
    self.title = title
    self.start = start
    self.end = end
    self.isAllDay = isAllDay
    self.timeZone = timeZone
    self.location = location
    self.notes = notes
    self.codes = codes
    self.alarms = alarms
    self.confidence = confidence
    self.evidence = evidence
  }
}

/// A sentence of the text that supports a claim.
public struct Evidence: Sendable, Hashable, Codable {
  public var start: Int
  public var end: Int
  public var text: String

  public init(span: TextSpan, text: String) {
    start = span.start
    end = span.end
    self.text = text
  }

  public var span: TextSpan { TextSpan(start, end) }
}

/// The typed "no suggestion, because …".
public struct Abstention: Sendable, Hashable, Codable {
  public enum Reason: String, Sendable, Hashable, Codable, CaseIterable {
    case noDate, pastDate, ambiguousDate, noEvent, cancelled, lowConfidence, notForUser, duplicate
  }

  public var reason: Reason
  /// One plain sentence.
  public var detail: String
  /// The question whose answer would settle it, with the choices.
  public var question: Question?
  /// For `duplicate`: the specimen whose suggestion covers this one.
  public var duplicateOf: SpecimenID?
  /// Where the user's earlier decisions keep it silent: the kind of document they were about.
  public var learnedFrom: String?
  /// The host of the assist that advised against proposing; nil for Curio's own rules.
  public var assistedBy: String?

  public struct Question: Sendable, Hashable, Codable {
    public var field: String
    public var prompt: String
    public var choices: [String]

    public init(field: String, prompt: String, choices: [String]) {
      self.field = field
      self.prompt = prompt
      self.choices = choices
    }
  }

  public init(
    _ reason: Reason, detail: String, question: Question? = nil, duplicateOf: SpecimenID? = nil,
    learnedFrom: String? = nil
  ) {
    self.reason = reason
    self.detail = detail
    self.question = question
    self.duplicateOf = duplicateOf
    self.learnedFrom = learnedFrom
  }
}
