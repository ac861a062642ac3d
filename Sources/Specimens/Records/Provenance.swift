/// Where a screenshot came from. Never guessed silently: `inferred` always carries its clue.
public enum Origin: Sendable, Hashable {
  case userTagged(String)
  /// Shown as "inferred — unverified", with the clue (a host, a watermark, a file name).
  case inferred(String, clue: String)
  case unknown

  public var name: String? {
    switch self {
    case .userTagged(let name), .inferred(let name, _): name
    case .unknown: nil
    }
  }
}

extension Origin: Codable {
  private enum Key: String, CodingKey { case kind, name, clue }
  private enum Kind: String, Codable { case userTagged, inferred, unknown }

  public init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: Key.self)
    switch try c.decode(Kind.self, forKey: .kind) {
    case .userTagged: self = .userTagged(try c.decode(String.self, forKey: .name))
    case .inferred:
      self = .inferred(
        try c.decode(String.self, forKey: .name), clue: try c.decode(String.self, forKey: .clue))
    case .unknown: self = .unknown
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    switch self {
    case .userTagged(let name):
      try c.encode(Kind.userTagged, forKey: .kind)
      try c.encode(name, forKey: .name)
    case .inferred(let name, let clue):
      try c.encode(Kind.inferred, forKey: .kind)
      try c.encode(name, forKey: .name)
      try c.encode(clue, forKey: .clue)
    case .unknown: try c.encode(Kind.unknown, forKey: .kind)
    }
  }
}

/// When a specimen was saved and how that is known, the most trusted basis first.
public struct SaveDate: Sendable, Hashable, Codable {
  public enum Basis: String, Sendable, Hashable, Codable, CaseIterable {
    case exif, fileName, fileTime, importTime
  }

  public var moment: LocalDateTime
  public var basis: Basis

  public init(_ moment: LocalDateTime, basis: Basis) {
    self.moment = moment
    self.basis = basis
  }
}
