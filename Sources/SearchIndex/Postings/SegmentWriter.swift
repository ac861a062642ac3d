/// Writes the words of many new rows as one segment of their own.
///
/// FTS5 takes words one by one and gathers them in a table that it sorts and writes in the end; for thousands of rows,
/// whose words are all at hand, sorting them here takes a third of its time (measured).
struct SegmentWriter {
  private let connection: Connection
  private var gatherer = PostingGatherer()

  /// Nil where the file format is unknown or a merge is under way; FTS5 then does it.
  init?(_ connection: Connection) throws(IndexError) {
    guard let list = try SegmentList.read(connection), !list.isMerging, list.freeID != nil else { return nil }
    self.connection = connection
  }

  /// Enough for one segment: more would fill the memory.
  var isFull: Bool { gatherer.postingCount > 4_000_000 }

  /// Rows are new, and come in their order.
  mutating func add(_ row: Int, _ tokens: IndexedTokens) {
    gatherer.add(row, columns: [tokens.text, tokens.headline, tokens.label])
  }

  /// Belongs into the transaction that adds the rows.
  func write() throws(IndexError) {
    guard gatherer.rowCount > 0 else { return }
    // FTS5 writes out what it has gathered when a savepoint begins, and forgets what it knows of the file when one is
    // rolled back. It reads both records again when it next needs them.
    for step in ["SAVEPOINT known", "ROLLBACK TO known", "RELEASE known"] { try connection.run(step) }
    guard var list = try SegmentList.read(connection), let id = list.freeID else {
      throw .broken(path: connection.path, detail: "the list of segments can't be read")
    }
    let size = try connection.integer("SELECT v FROM hits_config WHERE k = 'pgsz'") ?? Self.usualPageSize
    let pages = gatherer.pages(size: size)
    guard !pages.leaves.isEmpty else { return try count() }
    for (index, leaf) in pages.leaves.enumerated() {
      try connection.run(
        "INSERT INTO hits_data VALUES(?1,?2)", .integer(SegmentList.row(segment: id, page: index + 1)),
        .blob(leaf))
    }
    for (prefix, page) in pages.directory {
      try connection.run(
        "INSERT INTO hits_idx VALUES(?1,?2,?3)", .integer(id), .blob(prefix), .integer(page << 1))
    }
    list.append(SegmentList.Segment(id: id, pages: 1...pages.leaves.count))
    try connection.run(
      "UPDATE hits_data SET block = ?2 WHERE id = ?1", .integer(SegmentList.row), .blob(list.record))
    try count()
  }

  private static let usualPageSize = 4050
  /// The row of `hits_data` that holds how many rows there are, and how many words each column has.
  private static let totals = 1

  private func count() throws(IndexError) {
    var old: [UInt8] = []
    try connection.rows("SELECT block FROM hits_data WHERE id = ?1", [.integer(Self.totals)]) { row in
      old = row.bytes(0)
    }
    var (i, new): (Int, [UInt8]) = (0, [])
    for more in [gatherer.rowCount] + gatherer.columnLengths {
      Varint.append((Varint.read(old, &i) ?? 0) + more, to: &new)
    }
    try connection.run("UPDATE hits_data SET block = ?2 WHERE id = ?1", .integer(Self.totals), .blob(new))
  }
}
