/// The kind of a document, how clear it is, and the words that speak for it.
public struct Classification: Sendable, Hashable {
  public var kind: DocumentKind
  /// Points for the kind; about 5 is one telling phrase.
  public var score: Int
  /// How far the next best kind lies behind.
  public var lead: Int
  /// The words that decided, as printed.
  public var words: [String]
  /// The text says that something is booked or ordered, whatever it is.
  public var isBooked: Bool
}
