/// What the other reader made of the very place that a field was read from.
public struct SecondOpinion: Sendable, Hashable, Codable {
  /// Which reader: `tesseract` or `accurate`.
  public var reader: String
  public var agrees: Bool
  /// The words it read instead, for the user to pick; empty where it agrees.
  public var text: String

  public init(reader: String, agrees: Bool, text: String = "") {
    self.reader = reader
    self.agrees = agrees
    self.text = text
  }
}
