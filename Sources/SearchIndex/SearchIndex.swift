import Specimens
import Synchronization

/// The full-text index and the listing data of a drawer: a cache that can be filled anew from the folder.
///
/// Safe to use from any thread (one at a time is served), and several processes may have the file open.
/// Every error is an `IndexError`; `needsRebuild` says when to remove the file and fill a new one.
public final class SearchIndex: Sendable {
  /// The store and what answers queries over it, under one lock.
  struct Inside {
    let store: IndexStore
    let searcher: Searcher
  }

  let inside: Mutex<Inside>

  /// Opens or creates the index. Throws `.broken` for a damaged file and `.outdated` for one of another version.
  public init(path: String, readOnly: Bool = false) throws(IndexError) {
    let store = try IndexStore(path: path, readOnly: readOnly)
    inside = Mutex(Inside(store: store, searcher: Searcher(store)))
  }

  /// Adds or replaces specimens in one transaction.
  public func upsert(_ documents: [IndexDocument]) throws(IndexError) {
    try inside.withLock { inside throws(IndexError) in try inside.store.upsert(documents) }
  }

  /// Makes documents and cuts their words on all processors, for `upsert` to write. Needs no lock: one batch can be
  /// cut while another is written.
  ///
  /// - Parameter document: makes an item's document; an item without one is left out.
  public static func prepare<Item: Sendable>(
    _ items: [Item], _ document: @Sendable (Item) -> IndexDocument?
  ) -> PreparedDocuments {
    PreparedDocuments(all: DocumentCutter.prepare(items, document))
  }

  /// Adds or replaces specimens in one transaction.
  public func upsert(_ documents: PreparedDocuments) throws(IndexError) {
    try inside.withLock { inside throws(IndexError) in try inside.store.upsert(documents.all) }
  }

  /// Removes specimens and every byte of them from the index's files. `.busy` means that the rows are gone but
  /// another process kept the log from being emptied; `finishRemoval` or the next opening does the rest.
  public func remove(_ ids: [SpecimenID]) throws(IndexError) {
    try inside.withLock { inside throws(IndexError) in try inside.store.remove(ids) }
  }

  /// Rewrites the files without what was removed.
  public func finishRemoval() throws(IndexError) {
    try inside.withLock { inside throws(IndexError) in try inside.store.purge() }
  }

  public func removeAll() throws(IndexError) {
    try inside.withLock { inside throws(IndexError) in try inside.store.removeAll() }
  }

  /// Packs the index and counts its words; call it after a large import or rebuild.
  public func optimize() throws(IndexError) {
    try inside.withLock { inside throws(IndexError) in try inside.store.optimize() }
  }

  /// The names of hand-made collections, so that `in:` finds them.
  public func setCollections(_ collections: [ManualCollection]) throws(IndexError) {
    try inside.withLock { inside throws(IndexError) in try inside.store.setCollectionNames(collections) }
  }

  /// What is indexed, to compare with the folder.
  public func stamps() throws(IndexError) -> [SpecimenID: RecordStamp] {
    try inside.withLock { inside throws(IndexError) in try inside.store.stamps() }
  }

  /// One page of a listing.
  public func cards(_ listing: Listing) throws(IndexError) -> [IndexCard] {
    try inside.withLock { inside throws(IndexError) in try inside.store.cards(listing) }
  }

  /// The cards of these specimens, in this order; unknown ones are left out.
  public func cards(ids: [SpecimenID]) throws(IndexError) -> [IndexCard] {
    try inside.withLock { inside throws(IndexError) in try inside.store.cards(ids: ids) }
  }

  /// What there is, by month and kind.
  public func census() throws(IndexError) -> Census {
    try inside.withLock { inside throws(IndexError) in try inside.store.census() }
  }

  public func counts() throws(IndexError) -> DrawerCounts {
    try inside.withLock { inside throws(IndexError) in try inside.store.counts() }
  }

  /// The specimens whose id begins with these digits or whose public id is this text.
  public func ids(matching text: String, limit: Int = 10) throws(IndexError) -> [SpecimenID] {
    try inside.withLock { inside throws(IndexError) in try inside.store.ids(matching: text, limit: limit) }
  }

  /// Plain sentences about damage; empty when the index is sound.
  public func integrityProblems() -> [String] {
    inside.withLock { $0.store.integrityProblems() }
  }

  /// Finds what answers a query. `now` is the moment of asking, for "last week" and the like.
  ///
  /// `results` is empty when nothing in the drawer answers; only then `weaker` has the nearest misses.
  /// `openings` says how often the user opened specimens: of two that answer alike the familiar one comes first.
  public func search(
    _ query: String, now: LocalDateTime, limit: Int = 50, openings: [SpecimenID: Int] = [:]
  ) throws(IndexError) -> SearchAnswer {
    try inside.withLock { inside throws(IndexError) in
      try inside.searcher.search(query, now: now, limit: limit, openings: openings)
    }
  }

  /// How a query would be read, for chips while typing.
  public func parse(_ query: String, now: LocalDateTime) throws(IndexError) -> ParsedQuery {
    try inside.withLock { inside throws(IndexError) in try inside.searcher.parser().parse(query, now: now) }
  }
}
