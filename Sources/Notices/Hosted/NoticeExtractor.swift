import Extraction
import Specimens

/// Reads a notice somewhere else than in these rules: a service that the user named and switched on.
///
/// The rules on this machine are the default and need none. Whoever conforms sends nothing but the question, after
/// the user has seen its very bytes and agreed; what comes back is believed only as far as `NoticeReply.cards` lets it.
public protocol NoticeExtractor: Sendable {
  func reply(to question: NoticeQuestion) async throws -> NoticeReply
}

/// What is told of a notice: its text, when it came, and how the children are called in it. No picture, no other
/// specimen, nothing of the family beside what a notice names children by. Card numbers, passwords and one-time codes
/// are blotted out.
public struct NoticeQuestion: Sendable, Hashable, Encodable {
  public let text: String
  public let reference: LocalDateTime
  public let children: [ChildProfile]

  public init(text: String, reference: LocalDateTime, children: [ChildProfile]) {
    let cut = String(String.UnicodeScalarView(text.unicodeScalars.prefix(NoticeQuestion.longest)))
    self.text = Sensitive.masked(cut)
    self.reference = reference
    self.children = children
  }

  /// Scalars of a text; a newsletter has some thousands.
  public static let longest = 20_000

  private enum Key: String, CodingKey { case version, task, text, reference, children }

  public func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    try c.encode(1, forKey: .version)
    try c.encode("notice", forKey: .task)
    try c.encode(text, forKey: .text)
    try c.encode(reference, forKey: .reference)
    try c.encode(children, forKey: .children)
  }
}
