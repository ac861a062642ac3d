import CSQLite
import Specimens

/// The tables and what is kept of them in memory. Not `Sendable`: `SearchIndex` lends it under its lock.
final class IndexStore {
  let connection: Connection
  let collector = HitCollector()
  let cutter = DocumentCutter()

  /// Changes with every write, of this connection or another; what is remembered holds for one version.
  var ownWrites = 0
  /// How often removing had to merge everything.
  var merges = 0
  private var lengths: (version: Int, value: DocumentLengths)?
  private var countsKept: (version: Int, value: DrawerCounts)?
  var orders: (version: Int, value: [Listing: [Int32]])?

  init(path: String, readOnly: Bool) throws(IndexError) {
    connection = try Connection(path: path, readOnly: readOnly)
    let api = try connection.fts5()
    guard SplittingTokenizer.register(with: api) == SQLITE_OK,
      RankFunction.register(with: api, collector: collector) == SQLITE_OK
    else { throw .failed(code: SQLITE_ERROR, message: "FTS5 refused the tokenizer", statement: "") }
    try connection.prepareSchema()
    // Finishes a removal that was cut short; if another process reads now, a later opening will.
    if !readOnly, try connection.integer("SELECT value FROM meta WHERE name = 'purge'") != nil {
      do throws(IndexError) { try purge() } catch { guard error == .busy else { throw error } }
    }
  }

  func version() throws(IndexError) -> Int {
    // data_version tells of other connections only.
    (try connection.integer("PRAGMA data_version") ?? 0) << 32 | ownWrites
  }

  func documentLengths() throws(IndexError) -> DocumentLengths {
    let version = try version()
    if let lengths, lengths.version == version { return lengths.value }
    let value = try DocumentLengths.read(connection)
    lengths = (version, value)
    return value
  }

  func counts() throws(IndexError) -> DrawerCounts {
    let version = try version()
    if let countsKept, countsKept.version == version { return countsKept.value }
    let value = try DrawerCounts.read(connection)
    countsKept = (version, value)
    return value
  }
}
