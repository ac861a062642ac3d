import Specimens

/// How many specimens were saved in a month, by kind.
public struct MonthCount: Sendable, Hashable {
  public var year: Int
  public var month: Int
  public var automatic: [AutomaticCollection: Int]
}

/// What the drawer holds, counted for people to look at.
public struct Census: Sendable, Hashable {
  /// Oldest first; months without any are left out.
  public var months: [MonthCount] = []
  public var pictures = 0
  public var inferredOrigins = 0
  public var taggedOrigins = 0
}

extension Census {
  static func read(_ connection: Connection) throws(IndexError) -> Census {
    var census = Census()
    var months: [Int: MonthCount] = [:]
    try connection.rows("SELECT saved / 86400, collection, count(*) FROM specimen GROUP BY 1, 2") { row in
      let date = LocalDate(dayNumber: row.integer(0))
      let key = date.year * 12 + date.month
      months[key, default: MonthCount(year: date.year, month: date.month, automatic: [:])]
        .automatic[AutomaticCollection(code: row.integer(1)), default: 0] += row.integer(2)
    }
    census.months = months.sorted { $0.key < $1.key }.map(\.value)
    census.pictures =
      try connection.integer(
        "SELECT count(*) FROM specimen WHERE flags & \(Schema.flagImage) <> 0") ?? 0
    try connection.rows("SELECT origin_kind, count(*) FROM specimen GROUP BY origin_kind") { row in
      if row.integer(0) == 1 { census.taggedOrigins = row.integer(1) }
      if row.integer(0) == 2 { census.inferredOrigins = row.integer(1) }
    }
    return census
  }
}

extension IndexStore {
  func census() throws(IndexError) -> Census { try Census.read(connection) }
}
