import CSQLite
import Specimens

/// The tables and what is kept of them in memory. Not `Sendable`: `SearchIndex` lends it under its lock.
final class IndexStore {
  let connection: Connection
  let collector = HitCollector()
  private let cutter = DocumentCutter()

  /// Changes with every write, of this connection or another; what is remembered holds for one version.
  private var ownWrites = 0
  private var lengths: (version: Int, value: DocumentLengths)?
  private var countsKept: (version: Int, value: DrawerCounts)?
  private var orders: (version: Int, value: [Listing: [Int32]])?

  init(path: String, readOnly: Bool) throws(IndexError) {
    connection = try Connection(path: path, readOnly: readOnly)
    let api = try connection.fts5()
    guard SplittingTokenizer.register(with: api) == SQLITE_OK,
      RankFunction.register(with: api, collector: collector) == SQLITE_OK
    else { throw .failed(code: SQLITE_ERROR, message: "FTS5 refused the tokenizer", statement: "") }
    try connection.prepareSchema()
    // Finishes a removal that was cut short; if another process reads now, a later opening will.
    if !readOnly, try connection.integer("SELECT value FROM meta WHERE name = 'purge'") == 1 {
      do throws(IndexError) { try purge() } catch { guard error == .busy else { throw error } }
    }
  }

  func version() throws(IndexError) -> Int {
    // data_version tells of other connections only.
    (try connection.integer("PRAGMA data_version") ?? 0) << 32 | ownWrites
  }

  // MARK: Writing

  func upsert(_ documents: [IndexDocument]) throws(IndexError) {
    guard !documents.isEmpty else { return }
    defer { ownWrites += 1 }
    try connection.transaction { () throws(IndexError) in
      var next = (try connection.integer("SELECT max(id) FROM specimen") ?? 0) + 1
      var lengths = LengthWriter(connection)
      var words = WordCounts(connection, isBulk: documents.count > 100)
      // Many at once are merged once, by `optimize` or by later writes, and not again and again.
      let isBulk = documents.count > 1000
      if isBulk { try setMerging(0) }
      for start in stride(from: 0, to: documents.count, by: 1024) {
        let batch = DocumentCutter.prepare(documents[start..<min(start + 1024, documents.count)])
        for prepared in batch {
          try write(prepared, next: &next, &lengths, &words)
        }
      }
      try lengths.flush()
      try words.flush()
      if isBulk { try setMerging(Schema.automerge) }
    }
  }

  /// How many segments of one level are merged as they come; 0 leaves all of them.
  private func setMerging(_ segments: Int) throws(IndexError) {
    try connection.run("INSERT INTO hits(hits, rank) VALUES('automerge', ?1)", .integer(segments))
  }

  private func write(
    _ prepared: PreparedDocument, next: inout Int, _ lengths: inout LengthWriter, _ words: inout WordCounts
  ) throws(IndexError) {
    let document = prepared.document
    let hash = Value.blob(document.card.id.bytes)
    let row: Int
    if let known = try connection.integer("SELECT id FROM specimen WHERE hash = ?1", hash) {
      row = known
      try removeContent(of: row, &words)
    } else {
      row = next
      next += 1
    }
    let card = document.card
    let saved = card.saved.moment.seconds
    try connection.run(
      """
      INSERT OR REPLACE INTO specimen VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15,?16,?17,?18,?19)
      """,
      values: [
        .integer(row), hash, .optional(card.publicID), .text(card.title), .text(card.keyLine),
        .integer(saved), .integer(card.saved.basis.code), .integer(card.origin.code),
        .optional(card.origin.name), .optional(card.origin.clue), .integer(card.collection.code),
        card.collections.isEmpty ? .null : .text(card.collections.joined(separator: "\n")),
        .integer(card.review.rawValue), .optional(card.eventStart?.seconds),
        .integer(
          (card.hasImage ? Schema.flagImage : 0) | (card.isRead ? Schema.flagRead : 0)
            | card.languages.reduce(0) { $0 | $1.flag }),
        .real(card.confidence), .integer(document.stamp.modified), .integer(document.stamp.size),
        .integer(document.stamp.checksum),
      ])
    for collection in Set(card.collections) {
      try connection.run(
        "INSERT INTO member VALUES(?1,?2,?3)", .text(collection), .integer(saved), .integer(row))
    }
    try connection.run(
      "INSERT INTO body VALUES(?1,?2,?3,?4,?5,?6)", .integer(row), .text(document.headline),
      .text(document.text), .text(document.extra), .text(prepared.labels.joined(separator: "\u{1}")),
      .text(IndexedField.joined(document.fields, text: document.text)))
    try connection.run(
      "INSERT INTO hits(rowid, headline, text, label) VALUES(?1,?2,?3,?4)", .integer(row),
      .utf8(prepared.tokens.headline), .utf8(prepared.tokens.text), .utf8(prepared.tokens.label))
    try lengths.set(row, prepared.tokens.length)
    words.count(prepared.tokens, by: 1)
  }

  /// Takes the text, tokens and memberships of a row away; the row itself is replaced or deleted by the caller.
  private func removeContent(of row: Int, _ words: inout WordCounts) throws(IndexError) {
    var body: (headline: String, text: String, extra: String, labels: String)?
    try connection.rows("SELECT headline, text, extra, labels FROM body WHERE id = ?1", [.integer(row)]) {
      row in
      body = (row.text(0), row.text(1), row.text(2), row.text(3))
    }
    if let body {
      let tokens = cutter.tokens(
        headline: body.headline, text: body.text, extra: body.extra,
        labels: body.labels.split(separator: "\u{1}").map(String.init))
      // FTS5 wants exactly what was inserted, else the words stay behind as ghosts.
      try connection.run(
        "INSERT INTO hits(hits, rowid, headline, text, label) VALUES('delete',?1,?2,?3,?4)", .integer(row),
        .utf8(tokens.headline), .utf8(tokens.text), .utf8(tokens.label))
      words.count(tokens, by: -1)
      try connection.run("DELETE FROM body WHERE id = ?1", .integer(row))
    }
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

  /// Removes rows, then their bytes. If the bytes can't go now (another process reads), the next opening does it.
  func remove(_ ids: [SpecimenID]) throws(IndexError) {
    guard !ids.isEmpty else { return }
    defer { ownWrites += 1 }
    let removed = try connection.transaction { () throws(IndexError) -> Bool in
      var lengths = LengthWriter(connection)
      var words = WordCounts(connection, isBulk: false)
      var removed = false
      for id in ids {
        guard let row = try connection.integer("SELECT id FROM specimen WHERE hash = ?1", .blob(id.bytes))
        else { continue }
        try removeContent(of: row, &words)
        try connection.run("DELETE FROM specimen WHERE id = ?1", .integer(row))
        try lengths.set(row, nil)
        removed = true
      }
      try lengths.flush()
      try words.flush()
      if removed { try connection.run("INSERT OR REPLACE INTO meta VALUES('purge', 1)") }
      return removed
    }
    if removed { try purge() }
  }

  /// `optimize` rewrites the postings without the deleted words; the checkpoint then empties the log. Only both
  /// together leave no byte (measured: neither VACUUM nor either one alone does).
  func purge() throws(IndexError) {
    try connection.run("INSERT INTO hits(hits) VALUES('optimize')")
    ownWrites += 1
    try connection.execute("PRAGMA incremental_vacuum")
    try truncateLog()
    try connection.run("DELETE FROM meta WHERE name = 'purge'")
    try truncateLog()
  }

  private func truncateLog() throws(IndexError) {
    var isBusy = false
    try connection.rows("PRAGMA wal_checkpoint(TRUNCATE)") { row in isBusy = row.integer(0) != 0 }
    if isBusy { throw .busy }
  }

  func removeAll() throws(IndexError) {
    defer { ownWrites += 1 }
    try connection.transaction { () throws(IndexError) in
      for table in ["specimen", "member", "collection_name", "body", "length", "word"] {
        try connection.execute("DELETE FROM \(table)")
      }
      // An empty index has followed nothing of the folder.
      try connection.run("DELETE FROM meta WHERE name LIKE 'shard:%'")
      try connection.run("INSERT INTO hits(hits) VALUES('delete-all')")
      try connection.run("INSERT OR REPLACE INTO meta VALUES('purge', 1)")
    }
    try purge()
  }

  /// Merges the postings into one segment and counts the words anew. Worth it after many changes.
  func optimize() throws(IndexError) {
    try connection.run("INSERT INTO hits(hits) VALUES('optimize')")
    try connection.transaction { () throws(IndexError) in try WordCounts.recount(connection) }
    ownWrites += 1
    // Merging leaves as many free pages as the postings had.
    try connection.execute("PRAGMA incremental_vacuum; PRAGMA wal_checkpoint(PASSIVE)")
  }

  func setCollectionNames(_ collections: [ManualCollection]) throws(IndexError) {
    var known: [String: String] = [:]
    try connection.rows("SELECT id, name FROM collection_name") { row in known[row.text(0)] = row.text(1) }
    let wanted = Dictionary(collections.map { ($0.id, $0.name) }) { first, _ in first }
    if known == wanted { return }
    defer { ownWrites += 1 }
    try connection.transaction { () throws(IndexError) in
      try connection.execute("DELETE FROM collection_name")
      for collection in collections {
        try connection.run(
          "INSERT OR REPLACE INTO collection_name VALUES(?1,?2)", .text(collection.id), .text(collection.name)
        )
      }
    }
  }

  func documentLengths() throws(IndexError) -> DocumentLengths {
    let version = try version()
    if let lengths, lengths.version == version { return lengths.value }
    let value = try DocumentLengths.read(connection)
    lengths = (version, value)
    return value
  }

  // MARK: Listing

  func counts() throws(IndexError) -> DrawerCounts {
    let version = try version()
    if let countsKept, countsKept.version == version { return countsKept.value }
    let value = try DrawerCounts.read(connection)
    countsKept = (version, value)
    return value
  }

  func cards(_ listing: Listing) throws(IndexError) -> [IndexCard] {
    guard listing.limit > 0, listing.offset >= 0 else { return [] }
    var rows: ArraySlice<Int32>
    if listing.offset < 500 {
      rows = try ListingOrder.rows(listing, upTo: listing.offset + listing.limit, connection)[...]
    } else {
      // Far down, the whole order is kept so that every page costs the same.
      let version = try version()
      if orders?.version != version { orders = (version, [:]) }
      var whole = listing
      (whole.offset, whole.limit) = (0, 0)
      if let kept = orders?.value[whole] {
        rows = kept[...]
      } else {
        rows = try ListingOrder.rows(listing, upTo: Int(Int32.max), connection)[...]
        orders?.value[whole] = Array(rows)
      }
    }
    rows = rows.dropFirst(listing.offset).prefix(listing.limit)
    return try cards(rows: rows.map(Int.init))
  }

  /// In the order of `rows`; missing ones are left out.
  func cards(rows: [Int]) throws(IndexError) -> [IndexCard] {
    var cards: [IndexCard] = []
    cards.reserveCapacity(rows.count)
    for row in rows {
      try connection.rows(IndexCard.select + " WHERE id = ?1", [.integer(row)]) { row in
        if let card = IndexCard(row) { cards.append(card) }
      }
    }
    return cards
  }

  func cards(ids: [SpecimenID]) throws(IndexError) -> [IndexCard] {
    var cards: [IndexCard] = []
    for id in ids {
      try connection.rows(IndexCard.select + " WHERE hash = ?1", [.blob(id.bytes)]) { row in
        if let card = IndexCard(row) { cards.append(card) }
      }
    }
    return cards
  }

  func stamps() throws(IndexError) -> [SpecimenID: RecordStamp] {
    var stamps: [SpecimenID: RecordStamp] = [:]
    try connection.rows("SELECT hash, modified, size, checksum FROM specimen") { row in
      guard let id = SpecimenID(bytes: row.bytes(0)) else { return }
      stamps[id] = RecordStamp(modified: row.integer(1), size: row.integer(2), checksum: row.integer(3))
    }
    return stamps
  }

  /// The ids whose hex digits begin so, or whose public id is this; at most `limit`.
  func ids(matching text: String, limit: Int) throws(IndexError) -> [SpecimenID] {
    var ids: [SpecimenID] = []
    func take(_ row: Statement) {
      if let id = SpecimenID(bytes: row.bytes(0)), !ids.contains(id) { ids.append(id) }
    }
    try connection.rows(
      "SELECT hash FROM specimen WHERE public_id = ?1 LIMIT ?2", [.text(text), .integer(limit)]
    ) {
      (row: Statement) in take(row)
    }
    let hex = text.lowercased()
    guard (1...64).contains(hex.utf8.count),
      hex.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
    else { return ids }
    // Whole bytes find the range, the last odd digit is compared.
    let low = SpecimenID.bytes(ofHex: hex + String(repeating: "0", count: 64 - hex.utf8.count))
    let high = SpecimenID.bytes(ofHex: hex + String(repeating: "f", count: 64 - hex.utf8.count))
    try connection.rows(
      "SELECT hash FROM specimen WHERE hash BETWEEN ?1 AND ?2 LIMIT ?3",
      [.blob(low), .blob(high), .integer(limit)]
    ) { row in take(row) }
    return ids
  }

  // MARK: Checking

  func integrityProblems() -> [String] {
    var problems: [String] = []
    do throws(IndexError) {
      try connection.rows("PRAGMA integrity_check(20)") { row in
        if row.text(0) != "ok" { problems.append(row.text(0)) }
      }
      if !connection.isReadOnly { try connection.run("INSERT INTO hits(hits) VALUES('integrity-check')") }
      let specimens = try connection.integer("SELECT count(*) FROM specimen") ?? 0
      let bodies =
        try connection.integer("SELECT count(*) FROM body JOIN specimen USING(id)") ?? 0
      if specimens != bodies { problems.append("\(specimens - bodies) specimens have no text row") }
      let lengths = try DocumentLengths.read(connection)
      if lengths.count != specimens {
        problems.append("lengths are kept for \(lengths.count) of \(specimens)")
      }
      problems += try missingWords()
    } catch {
      problems.append(error.description)
    }
    return problems
  }

  /// Looks a sample of specimens up by words of theirs: lost index blocks answer with nothing and no error.
  private func missingWords() throws(IndexError) -> [String] {
    let highest = try connection.integer("SELECT max(id) FROM specimen") ?? 0
    var missing = 0
    for row in stride(from: 1, through: highest, by: max(1, highest / 200)) {
      var text: String?
      try connection.rows("SELECT text FROM body WHERE id = ?1", [.integer(row)]) { row in
        text = row.text(0)
      }
      guard let text else { continue }
      let list = Analyzer().tokens(of: String(text.prefix(2000)))
      guard let token = list.tokens.max(by: { $0.end - $0.start < $1.end - $1.start }) else { continue }
      let match = MatchExpression.phrase([list.text(token)])
      let found = try connection.integer(
        "SELECT count(*) FROM hits WHERE hits MATCH ?1 AND rowid = ?2", .text(match), .integer(row))
      if found != 1 { missing += 1 }
    }
    return missing == 0 ? [] : ["\(missing) sampled specimens are not found by their own words"]
  }
}
