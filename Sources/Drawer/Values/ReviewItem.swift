import Specimens

/// One card of the Action review: a suggestion with its proof and the exact file that Approve will write.
public struct ReviewItem: Sendable, Hashable, Identifiable {
  public var card: Card
  public var suggestion: Suggestion
  /// Where the cited sentences stand on the picture.
  public var boxes: [Box]
  /// The very bytes of the file, as text.
  public var preview: String
  /// Where Approve will write it.
  public var destination: String
  /// Further screenshots of the same thing.
  public var others: [Card]
  /// What has to be answered before it can be approved; the suggestion then supposes the first choice.
  public var question: Abstention.Question?
  /// Why the time needs a second look: it does not exist that day, or comes twice.
  public var warning: String?

  public var id: SpecimenID { card.id }

  public init(
    card: Card, suggestion: Suggestion, boxes: [Box], preview: String, destination: String,
    others: [Card] = [], question: Abstention.Question? = nil, warning: String? = nil
  ) {
    self.card = card
    self.suggestion = suggestion
    self.boxes = boxes
    self.preview = preview
    self.destination = destination
    self.others = others
    self.question = question
    self.warning = warning
  }
}

/// What Curio did not propose, and why.
public struct AbstentionItem: Sendable, Hashable, Identifiable {
  public var card: Card
  public var abstention: Abstention

  public var id: SpecimenID { card.id }

  public init(card: Card, abstention: Abstention) {
    self.card = card
    self.abstention = abstention
  }
}

/// The user's changes to a suggestion before approving; nil leaves a part as it is.
public struct SuggestionEdit: Sendable, Hashable {
  public var title: String?
  public var kind: Suggestion.Kind?
  public var start: LocalDateTime?
  /// The outer nil leaves the end alone, the inner one removes it.
  public var end: LocalDateTime??
  public var isAllDay: Bool?
  public var location: String?
  public var alarms: [Int]?

  public init(
    title: String? = nil, kind: Suggestion.Kind? = nil, start: LocalDateTime? = nil,
    end: LocalDateTime?? = nil, isAllDay: Bool? = nil, location: String? = nil, alarms: [Int]? = nil
  ) {
    self.title = title
    self.kind = kind
    self.start = start
    self.end = end
    self.isAllDay = isAllDay
    self.location = location
    self.alarms = alarms
  }
}

/// What happened on Approve.
public enum ApprovalOutcome: Sendable, Hashable {
  case written(path: String)
  /// The calendar folder can't be written: the card to copy, and why. The suggestion stays pending.
  case notWritable(card: String, reason: String)
}
