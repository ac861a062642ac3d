/// The languages Curio reads. The raw value is the protocol's code.
public enum Language: String, Sendable, Hashable, Codable, CaseIterable {
  case english = "en"
  case japanese = "ja"
  case chinese = "zh"
}
