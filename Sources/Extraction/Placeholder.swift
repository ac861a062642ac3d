import Specimens

// Goes away with the engine.
public struct Extractor: Sendable {
  public init() {}

  public func entities(in text: String, reference: LocalDateTime, languages: [Language] = []) -> [Entity] { [] }
}
