import Specimens
import Synchronization

/// The full-text index and the listing data of a drawer: a cache that can be filled anew from the folder.
///
/// Safe to use from any thread (one at a time is served), and several processes may have the file open.
/// Every error is an `IndexError`; `needsRebuild` says when to remove the file and fill a new one.
public final class SearchIndex: Sendable {
  let store: Mutex<IndexStore>

  /// Opens or creates the index. Throws `.broken` for a damaged file and `.outdated` for one of another version.
  public init(path: String, readOnly: Bool = false) throws(IndexError) {
    store = Mutex(try IndexStore(path: path, readOnly: readOnly))
  }

  /// Adds or replaces specimens in one transaction.
  public func upsert(_ documents: [IndexDocument]) throws(IndexError) {
    try store.withLock { store throws(IndexError) in try store.upsert(documents) }
  }

  /// Removes specimens and every byte of them from the index's files. `.busy` means that the rows are gone but
  /// another process kept the log from being emptied; `finishRemoval` or the next opening does the rest.
  public func remove(_ ids: [SpecimenID]) throws(IndexError) {
    try store.withLock { store throws(IndexError) in try store.remove(ids) }
  }

  /// Rewrites the files without what was removed.
  public func finishRemoval() throws(IndexError) {
    try store.withLock { store throws(IndexError) in try store.purge() }
  }

  public func removeAll() throws(IndexError) {
    try store.withLock { store throws(IndexError) in try store.removeAll() }
  }

  /// Packs the index and counts its words; call it after a large import or rebuild.
  public func optimize() throws(IndexError) {
    try store.withLock { store throws(IndexError) in try store.optimize() }
  }

  /// The names of hand-made collections, so that `in:` finds them.
  public func setCollections(_ collections: [ManualCollection]) throws(IndexError) {
    try store.withLock { store throws(IndexError) in try store.setCollectionNames(collections) }
  }

  /// What is indexed, to compare with the folder.
  public func stamps() throws(IndexError) -> [SpecimenID: RecordStamp] {
    try store.withLock { store throws(IndexError) in try store.stamps() }
  }

  /// One page of a listing.
  public func cards(_ listing: Listing) throws(IndexError) -> [IndexCard] {
    try store.withLock { store throws(IndexError) in try store.cards(listing) }
  }

  /// The cards of these specimens, in this order; unknown ones are left out.
  public func cards(ids: [SpecimenID]) throws(IndexError) -> [IndexCard] {
    try store.withLock { store throws(IndexError) in try store.cards(ids: ids) }
  }

  public func counts() throws(IndexError) -> DrawerCounts {
    try store.withLock { store throws(IndexError) in try store.counts() }
  }

  /// The specimens whose id begins with these digits or whose public id is this text.
  public func ids(matching text: String, limit: Int = 10) throws(IndexError) -> [SpecimenID] {
    try store.withLock { store throws(IndexError) in try store.ids(matching: text, limit: limit) }
  }

  /// Plain sentences about damage; empty when the index is sound.
  public func integrityProblems() -> [String] {
    store.withLock { $0.integrityProblems() }
  }
}
