import Explaining
import Mail

/// What can give an opinion on a mail or page where the rules have none. It chooses among what is authored; facts
/// never come from it.
public protocol Assistant: Sendable {
  var name: String { get }
  func state() async -> ToolState
  /// An authored kind, or nil.
  func classify(_ mail: MailMessage) async throws(InterpretingError) -> MailKind?
  /// Sentences of the text that tell most, as they stand in it, in its order; at most `limit`.
  func summarise(_ text: String, limit: Int) async throws(InterpretingError) -> [String]
  /// The id of one of the actions, or nil.
  func nextStep(onPage text: String, among actions: [AssistantAction]) async throws(InterpretingError)
    -> String?
}

/// An authored action that can be taken on a page.
public struct AssistantAction: Sendable, Hashable {
  public var id: String
  /// What it does, in English.
  public var meaning: String

  public init(id: String, meaning: String) {
    self.id = id
    self.meaning = meaning
  }
}
