import CSQLite
import Glibc
import Specimens

// Removing specimens and every byte of them.
extension IndexStore {
  /// How what was taken out of the postings leaves the file.
  struct Removal {
    /// Nil where many rows go or the file format is unknown: marks, and merging, are then the better way.
    var eraser: PostingEraser?
    /// FTS5's own delete marks were written; the words stay in the file until everything is merged.
    var leavesMarks = false
  }

  /// Merging everything costs as much as so many rows erased one by one, for each thousand of the drawer.
  private static let rowsWorthMerging = 20

  func removal(of rows: Int) throws(IndexError) -> Removal {
    let specimens = try connection.integer("SELECT max(id) FROM specimen") ?? 0
    guard rows <= max(20, specimens / 1000 * Self.rowsWorthMerging) else { return Removal() }
    return Removal(eraser: try PostingEraser(connection))
  }

  /// The tokens of a row as they were written; nil where there is no such row.
  func tokens(of row: Int) throws(IndexError) -> IndexedTokens? {
    var tokens: IndexedTokens?
    try connection.rows(
      """
      SELECT ifnull(headline, title), text, extra, labels, fields FROM body JOIN specimen USING(id) WHERE id = ?1
      """, [.integer(row)]
    ) { row in
      tokens = cutter.tokens(
        headline: row.text(0), text: row.text(1), extra: row.text(2),
        labels: row.text(3).split(separator: "\u{1}").map(String.init),
        fields: FieldCoding.fields(row.bytes(4)))
    }
    return tokens
  }

  /// Takes a row's words out of the postings and the dictionary.
  func removePostings(
    of row: Int, _ tokens: IndexedTokens, _ removal: inout Removal, _ words: inout WordCounts
  ) throws(IndexError) {
    words.count(tokens, by: -1)
    if try removal.eraser?.erase(row, words: tokens.words) == true { return }
    // FTS5 wants exactly what was inserted, else the words stay behind as ghosts.
    try connection.run(
      "INSERT INTO hits(hits, rowid, headline, text, label) VALUES('delete',?1,?2,?3,?4)", .integer(row),
      .utf8(tokens.headline), .utf8(tokens.text), .utf8(tokens.label))
    removal.leavesMarks = true
  }

  /// Takes a row out of its collections.
  func removeMemberships(of row: Int) throws(IndexError) {
    var old: (collections: [String], saved: Int)?
    try connection.rows("SELECT collections, saved FROM specimen WHERE id = ?1", [.integer(row)]) { row in
      old = (row.text(0).split(separator: "\n").map(String.init), row.integer(1))
    }
    for collection in old?.collections ?? [] {
      try connection.run(
        "DELETE FROM member WHERE collection = ?1 AND saved = ?2 AND specimen = ?3", .text(collection),
        .integer(old?.saved ?? 0), .integer(row))
    }
  }

  /// Removes rows and their bytes. If the log can't be emptied now (another process reads), the next opening
  /// does it.
  func remove(_ ids: [SpecimenID]) throws(IndexError) {
    guard !ids.isEmpty else { return }
    defer { ownWrites += 1 }
    let removed = try connection.transaction { () throws(IndexError) -> Bool in
      var removal = try removal(of: ids.count)
      var lengths = LengthWriter(connection)
      var words = WordCounts(connection, isBulk: false)
      var removed = false
      for id in ids {
        guard let row = try connection.integer("SELECT id FROM specimen WHERE hash = ?1", .blob(id.bytes))
        else { continue }
        if let tokens = try tokens(of: row) { try removePostings(of: row, tokens, &removal, &words) }
        try removeMemberships(of: row)
        try connection.run("DELETE FROM body WHERE id = ?1", .integer(row))
        try connection.run("DELETE FROM specimen WHERE id = ?1", .integer(row))
        try lengths.set(row, nil)
        removed = true
      }
      try lengths.flush()
      try words.flush()
      if removed { try owe(removal.leavesMarks ? .merging : .emptyLog) }
      return removed
    }
    if removed { try purge() }
  }

  // MARK: What is still to be done

  /// What keeps removed words in the files.
  enum Debt: Int {
    case emptyLog = 1
    /// Also merge the postings.
    case merging = 2
  }

  func owe(_ debt: Debt) throws(IndexError) {
    try connection.run(
      "INSERT INTO meta VALUES('purge', ?1) ON CONFLICT(name) DO UPDATE SET value = max(value, excluded.value)",
      .integer(debt.rawValue))
  }

  /// Notes that replaced words are still in the postings; the next removal merges them away.
  func oweMarks() throws(IndexError) { try connection.run("INSERT OR REPLACE INTO meta VALUES('marks', 1)") }

  /// Does what is owed: where there are delete marks, `optimize` rewrites the postings without them; the
  /// checkpoint then empties the log. Measured: nothing less leaves no byte.
  func purge() throws(IndexError) {
    let debt = try connection.integer("SELECT value FROM meta WHERE name = 'purge'")
    let marks = try connection.integer("SELECT value FROM meta WHERE name = 'marks'")
    if debt == Debt.merging.rawValue || marks != nil {
      try connection.run("INSERT INTO hits(hits) VALUES('optimize')")
      merges += 1
    }
    ownWrites += 1
    try connection.execute("PRAGMA incremental_vacuum")
    try clearUnusedSpace()
    try connection.run("DELETE FROM meta WHERE name IN ('purge', 'marks')")
    try truncateLog()
  }

  private func clearUnusedSpace() throws(IndexError) {
    for _ in 0..<3 {
      try truncateLog()
      try connection.run("BEGIN IMMEDIATE")
      var isCleared: Bool?
      if isLogEmpty() { isCleared = try UnusedSpace(connection)?.clear() ?? true }
      try connection.run("ROLLBACK")
      // Pages in memory still have what was cleared in the file. The next commit lets other processes drop theirs.
      try connection.execute("PRAGMA shrink_memory")
      switch isCleared {
      case true?: return
      case false?:
        throw .failed(code: SQLITE_IOERR, message: "the unused space can't be cleared", statement: "")
      // Another process wrote in between.
      case nil: continue
      }
    }
    throw .busy
  }

  /// What is in the log belongs to no page yet.
  private func isLogEmpty() -> Bool {
    var status = stat()
    return stat(connection.path + "-wal", &status) != 0 || status.st_size == 0
  }

  private func truncateLog() throws(IndexError) {
    var isBusy = false
    try connection.rows("PRAGMA wal_checkpoint(TRUNCATE)") { row in isBusy = row.integer(0) != 0 }
    if isBusy { throw .busy }
  }

  func removeAll() throws(IndexError) {
    defer { ownWrites += 1 }
    try withoutOverwriting { () throws(IndexError) in
      try connection.transaction { () throws(IndexError) in
        for table in ["specimen", "member", "collection_name", "body", "length", "word"] {
          try connection.execute("DELETE FROM \(table)")
        }
        // An empty index has followed nothing of the folder.
        try connection.run("DELETE FROM meta WHERE name LIKE 'shard:%'")
        try connection.run("INSERT INTO hits(hits) VALUES('delete-all')")
        try owe(.emptyLog)
      }
      try purge()
    }
  }

  /// For work that frees most of the file's pages: those are cut off the file, at the latest by the next removal, and
  /// need not be overwritten before.
  private func withoutOverwriting(_ work: () throws(IndexError) -> Void) throws(IndexError) {
    try connection.execute("PRAGMA secure_delete=OFF")
    defer { try? connection.execute("PRAGMA secure_delete=ON") }
    try work()
  }

  /// Merges the postings into one segment and counts the words anew. Worth it after many changes.
  func optimize() throws(IndexError) {
    defer { ownWrites += 1 }
    // The log is copied once, at the end.
    try connection.execute("PRAGMA wal_autocheckpoint=0")
    defer { try? connection.execute("PRAGMA wal_autocheckpoint=\(Schema.logPages)") }
    try withoutOverwriting { () throws(IndexError) in
      try connection.transaction { () throws(IndexError) in
        try connection.run("INSERT INTO hits(hits) VALUES('optimize')")
        try WordCounts.recount(connection)
      }
      // Merging leaves as many free pages as the postings had.
      try connection.execute("PRAGMA incremental_vacuum; PRAGMA wal_checkpoint(PASSIVE)")
    }
  }
}
