import Specimens

// What the screens list, without a search.
extension IndexStore {
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
}
