import Specimens

// Adding and replacing specimens.
extension IndexStore {
  func upsert(_ documents: [IndexDocument]) throws(IndexError) {
    let documents = lastOfEach(documents) { $0.card.id }
    // In pieces: the tokens of very many documents at once would fill the memory.
    let pieces = stride(from: 0, to: documents.count, by: 1024).lazy.map { start in
      DocumentCutter.prepare(Array(documents[start..<min(start + 1024, documents.count)])) { $0 }
    }
    try write(pieces, count: documents.count)
  }

  func upsert(_ documents: [PreparedDocument]) throws(IndexError) {
    let documents = lastOfEach(documents) { $0.document.card.id }
    try write(CollectionOfOne(documents), count: documents.count)
  }

  /// The last of several of one specimen counts; words are erased only from what is in the file.
  private func lastOfEach<Document>(_ documents: [Document], _ id: (Document) -> SpecimenID) -> [Document] {
    if Set(documents.map(id)).count == documents.count { return documents }
    var seen: Set<SpecimenID> = []
    return documents.reversed().filter { seen.insert(id($0)).inserted }.reversed()
  }

  private func write(_ pieces: some Sequence<[PreparedDocument]>, count: Int) throws(IndexError) {
    guard count > 0 else { return }
    let isBulk = count > Self.manyRows
    defer { ownWrites += 1 }
    try connection.transaction { () throws(IndexError) in
      var state = WritingState(
        next: (try connection.integer("SELECT max(id) FROM specimen") ?? 0) + 1,
        lengths: LengthWriter(connection), words: WordCounts(connection, isBulk: count > 100),
        removal: try removal(of: count))
      // Many at once are merged once, by `optimize` or by later writes, and not again and again.
      if isBulk {
        try setMerging(0)
        state.segment = try SegmentWriter(connection)
      }
      for piece in pieces {
        for prepared in piece { try write(prepared, &state) }
        if state.segment?.isFull == true {
          try state.segment?.write()
          state.segment = try SegmentWriter(connection)
        }
      }
      try state.lengths.flush()
      try state.words.flush()
      try state.segment?.write()
      if state.removal.leavesMarks { try oweMarks() }
      if isBulk { try setMerging(Schema.automerge) }
    }
  }

  /// What one transaction gathers.
  private struct WritingState {
    var next: Int
    var lengths: LengthWriter
    var words: WordCounts
    var removal: Removal
    /// For the words of new rows, where there are many.
    var segment: SegmentWriter?
  }

  private static let manyRows = 1000

  /// How many segments of one level are merged as they come; 0 leaves all of them.
  private func setMerging(_ segments: Int) throws(IndexError) {
    try connection.run("INSERT INTO hits(hits, rank) VALUES('automerge', ?1)", .integer(segments))
  }

  private func write(_ prepared: PreparedDocument, _ state: inout WritingState) throws(IndexError) {
    let document = prepared.document
    let hash = Value.blob(document.card.id.bytes)
    let row: Int
    var isNew = false
    var written: IndexedTokens?
    if let known = try connection.integer("SELECT id FROM specimen WHERE hash = ?1", hash) {
      row = known
      written = try tokens(of: row)
      if let old = written, !old.isSame(as: prepared.tokens) {
        try removePostings(of: row, old, &state.removal, &state.words)
        written = nil
      }
      try removeMemberships(of: row)
      try connection.run("DELETE FROM specimen WHERE id = ?1", .integer(row))
      try connection.run("DELETE FROM body WHERE id = ?1", .integer(row))
    } else {
      row = state.next
      isNew = true
      state.next += 1
    }
    let card = document.card
    let saved = card.saved.moment.seconds
    // No `OR REPLACE` here: it opens a savepoint, at each of which FTS5 writes out all the words that it has
    // gathered, a segment for every specimen (measured: a third of the time of filling an index).
    try connection.run(
      """
      INSERT INTO specimen VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15,?16,?17,?18,?19)
      """,
      values: [
        .integer(row), hash, .optional(card.publicID), .text(card.title), .text(card.keyLine),
        .integer(saved), .integer(card.saved.basis.code), .integer(card.origin.code),
        .optional(card.origin.name), .optional(card.origin.clue), .integer(card.collection.code),
        card.collections.isEmpty ? .null : .text(card.collections.joined(separator: "\n")),
        .integer(card.review.rawValue), .optional(card.eventStart?.seconds),
        .integer(
          (card.hasImage ? Schema.flagImage : 0) | (card.isRead ? Schema.flagRead : 0)
            | (card.isMoved ? Schema.flagMoved : 0) | Schema.flags(of: prepared.labels)
            | card.languages.reduce(0) { $0 | $1.flag }),
        .real(card.confidence), .integer(document.stamp.modified), .integer(document.stamp.size),
        .integer(document.stamp.checksum),
      ])
    for collection in Set(card.collections) {
      try connection.run(
        "INSERT INTO member VALUES(?1,?2,?3)", .text(collection), .integer(saved), .integer(row))
    }
    try connection.run(
      "INSERT INTO body VALUES(?1,?2,?3,?4,?5,?6,?7)", .integer(row),
      .optional(FieldCoding.bytes(of: document.fields)),
      .text(prepared.labels.joined(separator: "\u{1}")),
      document.headline == card.title ? .null : .text(document.headline),
      document.extra.isEmpty ? .null : .text(document.extra), .optional(document.boxes.bytes),
      .text(document.text))
    // A decision or a collection's order changes no word.
    guard written == nil else { return }
    if isNew, state.segment != nil {
      state.segment?.add(row, prepared.tokens)
    } else {
      try connection.run(
        "INSERT INTO hits(rowid, headline, text, label) VALUES(?1,?2,?3,?4)", .integer(row),
        .utf8(prepared.tokens.headline), .utf8(prepared.tokens.text), .utf8(prepared.tokens.label))
    }
    try state.lengths.set(row, prepared.tokens.length)
    state.words.count(prepared.tokens, by: 1)
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
}
