/// What Curio proposes for a specimen and what became of it. At most one per specimen.
public enum Decision: Sendable, Hashable {
  case suggested(Suggestion, state: State)
  case abstained(Abstention)

  public enum State: Sendable, Hashable {
    case pending
    /// `entry` is the path of the written file.
    case approved(at: Instant, entry: String)
    /// Stays dismissed, also when the specimen is read again.
    case dismissed(at: Instant)
  }

  public var suggestion: Suggestion? {
    if case .suggested(let suggestion, _) = self { suggestion } else { nil }
  }

  public var pending: Suggestion? {
    if case .suggested(let suggestion, .pending) = self { suggestion } else { nil }
  }
}

extension Decision: Codable {
  private enum Key: String, CodingKey { case kind, suggestion, state, at, entry, abstention }
  private enum Kind: String, Codable { case suggested, abstained }
  private enum StateName: String, Codable { case pending, approved, dismissed }

  public init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: Key.self)
    switch try c.decode(Kind.self, forKey: .kind) {
    case .abstained: self = .abstained(try c.decode(Abstention.self, forKey: .abstention))
    case .suggested:
      let state: State =
        switch try c.decode(StateName.self, forKey: .state) {
        case .pending: .pending
        case .approved:
          .approved(
            at: try c.decode(Instant.self, forKey: .at), entry: try c.decode(String.self, forKey: .entry))
        case .dismissed: .dismissed(at: try c.decode(Instant.self, forKey: .at))
        }
      self = .suggested(try c.decode(Suggestion.self, forKey: .suggestion), state: state)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    switch self {
    case .abstained(let abstention):
      try c.encode(Kind.abstained, forKey: .kind)
      try c.encode(abstention, forKey: .abstention)
    case .suggested(let suggestion, let state):
      try c.encode(Kind.suggested, forKey: .kind)
      try c.encode(suggestion, forKey: .suggestion)
      switch state {
      case .pending: try c.encode(StateName.pending, forKey: .state)
      case .approved(let at, let entry):
        try c.encode(StateName.approved, forKey: .state)
        try c.encode(at, forKey: .at)
        try c.encode(entry, forKey: .entry)
      case .dismissed(let at):
        try c.encode(StateName.dismissed, forKey: .state)
        try c.encode(at, forKey: .at)
      }
    }
  }
}
