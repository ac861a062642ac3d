/// The SHA-256 of a specimen's original bytes, as 64 lower-case hex digits.
public struct SpecimenID: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let hex: String

  /// Nil unless the text is 64 lower-case hex digits, so an id is always safe in a path.
  public init?(_ hex: String) {
    guard hex.utf8.count == 64, hex.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
    else { return nil }
    self.hex = hex
  }

  /// The first two digits: the folder the specimen lives in.
  public var shard: String { String(hex.prefix(2)) }

  /// The eight digits that screens show.
  public var short: String { String(hex.prefix(8)) }

  public var description: String { hex }

  public static func < (a: SpecimenID, b: SpecimenID) -> Bool { a.hex < b.hex }
}

extension SpecimenID: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let id = SpecimenID(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a specimen id: \(text)")
    }
    self = id
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hex)
  }
}
