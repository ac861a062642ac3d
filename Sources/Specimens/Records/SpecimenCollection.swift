/// The kinds that Curio files specimens under by itself. The raw value is the protocol's `collection`.
public enum AutomaticCollection: String, Sendable, Hashable, Codable, CaseIterable {
  case travel, food, shopping, housing, events, none
}

/// The automatic collection of one specimen, with why.
public struct CollectionAssignment: Sendable, Hashable, Codable {
  public var collection: AutomaticCollection
  /// One short sentence with the words that decided: `“boarding pass”, “gate”`.
  public var reason: String
  /// True once the user moved the specimen; then rules leave it alone.
  public var isCorrected: Bool

  public init(_ collection: AutomaticCollection, reason: String, isCorrected: Bool = false) {
    self.collection = collection
    self.reason = reason
    self.isCorrected = isCorrected
  }
}

/// A collection made by hand. Its members are named in the specimens' records.
public struct ManualCollection: Sendable, Hashable, Codable, Identifiable {
  /// Lower-case hex digits, 16 of them.
  public var id: String
  public var name: String
  public var createdAt: Instant

  public init(id: String, name: String, createdAt: Instant) {
    self.id = id
    self.name = name
    self.createdAt = createdAt
  }
}
