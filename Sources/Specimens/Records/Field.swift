/// A typed value read from a specimen, with the evidence for it and, once the user corrects it, the correction.
public struct Field: Sendable, Hashable {
  /// Stable within its specimen: the kind and its place among fields of that kind, such as `money-2`.
  public var id: String
  /// Where it stands in the specimen's text.
  public var span: TextSpan
  public var text: String
  public var value: EntityValue
  public var confidence: Double
  public var alternatives: [EntityValue]
  public var conflict: String?
  /// What an amount is among others, where a label tells.
  public var role: AmountRole?
  /// Where it stands on the picture; empty for text specimens.
  public var boxes: [Box]
  /// Nil where the other reader did not look, or saw nothing to compare.
  public var opinion: SecondOpinion?
  public var correction: Correction?

  /// The user's own value. It wins for ever and the original stays beside it.
  public struct Correction: Sendable, Hashable {
    public var text: String
    public var value: EntityValue
    public var at: Instant

    public init(text: String, value: EntityValue, at: Instant) {
      self.text = text
      self.value = value
      self.at = at
    }
  }

  public init(id: String, entity: Entity, boxes: [Box], correction: Correction? = nil) {
    self.id = id
    span = entity.span
    text = entity.text
    value = entity.value
    confidence = entity.confidence
    alternatives = entity.alternatives
    conflict = entity.conflict
    role = entity.role
    self.boxes = boxes
    self.correction = correction
  }

  public var kind: EntityKind { value.kind }
  /// The value that counts: the user's where there is one.
  public var effectiveValue: EntityValue { correction?.value ?? value }
  /// The words that count: the user's where there are any.
  public var effectiveText: String { correction?.text ?? text }
}

extension Field: Codable {
  private enum Key: String, CodingKey {
    case id, kind, start, end, text, value, confidence, alternatives, conflict, role, boxes, opinion,
      correction
  }

  public init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: Key.self)
    id = try c.decode(String.self, forKey: .id)
    span = TextSpan(try c.decode(Int.self, forKey: .start), try c.decode(Int.self, forKey: .end))
    text = try c.decode(String.self, forKey: .text)
    let kind = try c.decode(EntityKind.self, forKey: .kind)
    value = try EntityValue(kind: kind, from: c.superDecoder(forKey: .value))
    confidence = try c.decode(Double.self, forKey: .confidence)
    alternatives = try c.decodeRare([KindedValue].self, forKey: .alternatives)?.map(\.value) ?? []
    conflict = try c.decodeIfPresent(String.self, forKey: .conflict)
    // A role that a later version knows is none here.
    role = try c.decodeIfPresent(String.self, forKey: .role).flatMap(AmountRole.init)
    boxes = try c.decodeRare([Box].self, forKey: .boxes) ?? []
    opinion = try c.decodeRare(SecondOpinion.self, forKey: .opinion)
    correction = try c.decodeRare(Correction.self, forKey: .correction)
  }

  public func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    try c.encode(id, forKey: .id)
    try c.encode(kind, forKey: .kind)
    try c.encode(span.start, forKey: .start)
    try c.encode(span.end, forKey: .end)
    try c.encode(text, forKey: .text)
    try value.encode(to: c.superEncoder(forKey: .value))
    try c.encode(confidence, forKey: .confidence)
    if !alternatives.isEmpty { try c.encode(alternatives.map(KindedValue.init), forKey: .alternatives) }
    try c.encodeIfPresent(conflict, forKey: .conflict)
    try c.encodeIfPresent(role, forKey: .role)
    if !boxes.isEmpty { try c.encode(boxes, forKey: .boxes) }
    try c.encodeIfPresent(opinion, forKey: .opinion)
    try c.encodeIfPresent(correction, forKey: .correction)
  }
}

extension KeyedDecodingContainer {
  /// The same as `decodeIfPresent`, and several times as fast where there is nothing: an index is filled from many
  /// thousands of fields.
  fileprivate func decodeRare<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    contains(key) ? try decodeIfPresent(type, forKey: key) : nil
  }
}

extension Field.Correction: Codable {
  private enum Key: String, CodingKey { case text, kind, value, at }

  public init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: Key.self)
    text = try c.decode(String.self, forKey: .text)
    let kind = try c.decode(EntityKind.self, forKey: .kind)
    value = try EntityValue(kind: kind, from: c.superDecoder(forKey: .value))
    at = try c.decode(Instant.self, forKey: .at)
  }

  public func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    try c.encode(text, forKey: .text)
    try c.encode(value.kind, forKey: .kind)
    try value.encode(to: c.superEncoder(forKey: .value))
    try c.encode(at, forKey: .at)
  }
}
