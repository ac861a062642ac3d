/// A typed value found in a text, with the exact stretch of the original text it was read from.
public struct Entity: Sendable, Hashable {
  public var span: TextSpan
  /// The original text of the span, unaltered.
  public var text: String
  public var value: EntityValue
  /// 0 … 1: how often an entity like this one is right.
  public var confidence: Double
  /// Other readings of an ambiguous value (`03/04/2026`); the first reading is `value`.
  public var alternatives: [EntityValue]
  /// Set when the text contradicts itself, such as a weekday that is not that date's.
  public var conflict: String?
  /// What an amount is among others; nil where no label tells, and for every other kind.
  public var role: AmountRole?
  /// The name of the rule that read it, for `curio explain`.
  public var rule: String

  public var kind: EntityKind { value.kind }

  public init(
    span: TextSpan, text: String, value: EntityValue, confidence: Double,
    alternatives: [EntityValue] = [], conflict: String? = nil, role: AmountRole? = nil, rule: String = ""
  ) {
    self.span = span
    self.text = text
    self.value = value
    self.confidence = confidence
    self.alternatives = alternatives
    self.conflict = conflict
    self.role = role
    self.rule = rule
  }
}

extension Entity: Encodable {
  private enum Key: String, CodingKey {
    case kind, text, start, end, value, confidence, alternatives, conflict, role
  }

  /// The shape of `curio extract --jsonl`.
  public func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    try c.encode(kind, forKey: .kind)
    try c.encode(text, forKey: .text)
    try c.encode(span.start, forKey: .start)
    try c.encode(span.end, forKey: .end)
    try value.encode(to: c.superEncoder(forKey: .value))
    try c.encode((confidence * 1000).rounded() / 1000, forKey: .confidence)
    if !alternatives.isEmpty {
      var list = c.nestedUnkeyedContainer(forKey: .alternatives)
      for alternative in alternatives { try alternative.encode(to: list.superEncoder()) }
    }
    try c.encodeIfPresent(conflict, forKey: .conflict)
    try c.encodeIfPresent(role, forKey: .role)
  }
}
