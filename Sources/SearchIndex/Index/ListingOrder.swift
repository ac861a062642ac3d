import Specimens

/// The row numbers of a listing, in its order.
enum ListingOrder {
  static func rows(_ listing: Listing, upTo limit: Int, _ connection: Connection) throws(IndexError)
    -> [Int32]
  {
    var rows: [Int32] = []
    func take(_ sql: String, _ values: [Value]) throws(IndexError) {
      guard rows.count < limit else { return }
      try connection.rows(sql + " LIMIT \(limit - rows.count)", values) { row in
        rows.append(Int32(truncatingIfNeeded: row.integer(0)))
      }
    }
    let (filter, values) = condition(listing.scope)
    switch listing.order {
    case .saved:
      if case .manual(let id) = listing.scope {
        try take(
          "SELECT specimen FROM member WHERE collection = ?1 ORDER BY saved DESC, specimen DESC", [.text(id)])
      } else {
        try take("SELECT id FROM specimen WHERE \(filter) ORDER BY saved DESC, id DESC", values)
      }
    case .collection:
      try take("SELECT id FROM specimen WHERE \(filter) ORDER BY collection, saved DESC, id DESC", values)
    case .event:
      let now = Value.integer(listing.now?.seconds ?? 0)
      let position = values.count + 1
      try take(
        "SELECT id FROM specimen WHERE \(filter) AND event >= ?\(position) ORDER BY event, id", values + [now]
      )
      try take(
        "SELECT id FROM specimen WHERE \(filter) AND event < ?\(position) ORDER BY event DESC, id DESC",
        values + [now])
      try take(
        "SELECT id FROM specimen WHERE \(filter) AND event IS NULL ORDER BY saved DESC, id DESC", values)
    }
    return rows
  }

  private static func condition(_ scope: Listing.Scope) -> (String, [Value]) {
    switch scope {
    case .all: ("1", [])
    case .automatic(let collection): ("collection = ?1", [.integer(collection.code)])
    case .manual(let id): ("id IN (SELECT specimen FROM member WHERE collection = ?1)", [.text(id)])
    case .review(.abstained): ("review = 0", [])
    case .review(let review): ("review = ?1 AND review <> 0", [.integer(review.rawValue)])
    case .waiting: ("review IN (1, 4)", [])
    case .starting(let day):
      (
        "event BETWEEN ?1 AND ?2",
        [.integer(day.dayNumber * 86_400), .integer(day.dayNumber * 86_400 + 86_399)]
      )
    case .moved: ("flags & \(Schema.flagMoved) <> 0", [])
    case .unread: ("flags & 2 = 0", [])
    }
  }
}

extension DrawerCounts {
  static func read(_ connection: Connection) throws(IndexError) -> DrawerCounts {
    var counts = DrawerCounts()
    try connection.rows("SELECT collection, count(*) FROM specimen GROUP BY collection") { row in
      counts.automatic[AutomaticCollection(code: row.integer(0))] = row.integer(1)
    }
    counts.total = counts.automatic.values.reduce(0, +)
    try connection.rows(
      "SELECT review, count(*) FROM specimen WHERE review <> 0 GROUP BY review"
    ) { row in
      if let review = IndexCard.Review(rawValue: row.integer(0)) { counts.review[review] = row.integer(1) }
    }
    counts.review[.abstained] = counts.total - counts.review.values.reduce(0, +)
    try connection.rows("SELECT collection, count(*) FROM member GROUP BY collection") { row in
      counts.manual[row.text(0)] = row.integer(1)
    }
    counts.unread = try connection.integer("SELECT count(*) FROM specimen WHERE flags & 2 = 0") ?? 0
    return counts
  }
}
