/// The two languages that are translated between.
public enum Tongue: String, Sendable, Hashable, Codable { case english = "en", chinese = "zh" }

/// What can put sentences into another language. Its answers are never shown unchecked: see `CheckedTranslation`.
public protocol Translator: Sendable {
  /// The name that the helper's screen shows.
  var name: String { get }
  /// Asks the service whether it is there and knows the languages.
  func state() async -> ToolState
  /// As many answers as units, in their order. A unit may hold placeholders such as `{1}`.
  func translate(_ units: [String], from: Tongue, to: Tongue) async throws(InterpretingError) -> [String]
}

/// No translator: the default. Facts and the glossary are shown in its place.
public struct NoTranslator: Translator {
  public let name = "none"

  public init() {}

  public func state() async -> ToolState { .off }

  public func translate(_ units: [String], from: Tongue, to: Tongue) async throws(InterpretingError)
    -> [String]
  {
    throw .off
  }
}
