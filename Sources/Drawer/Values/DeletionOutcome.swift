import Specimens

/// What a deletion did.
public struct DeletionOutcome: Sendable, Hashable {
  public var deleted: Int
  /// Calendar entries that were kept, as paths.
  public var keptEntries: [String]
  public var removedEntries: [String]
  /// Files that still hold bytes of what was deleted; empty when verified clean or not verified.
  public var residue: [String]

  public init(
    deleted: Int = 0, keptEntries: [String] = [], removedEntries: [String] = [], residue: [String] = []
  ) {
    self.deleted = deleted
    self.keptEntries = keptEntries
    self.removedEntries = removedEntries
    self.residue = residue
  }
}
