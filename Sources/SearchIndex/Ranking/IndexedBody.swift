import Specimens

/// What the order of results needs of a specimen's row.
struct RankedRow {
  /// Seconds of wall clock since 1970.
  var saved: Int
  var flags: Int
  /// Nil for a damaged row.
  var id: SpecimenID?

  static func read(_ row: Int, _ connection: Connection) throws(IndexError) -> RankedRow? {
    var found: RankedRow?
    try connection.rows("SELECT saved, flags, hash FROM specimen WHERE id = ?1", [.integer(row)]) { row in
      found = RankedRow(
        saved: row.integer(0), flags: row.integer(1), id: SpecimenID(bytes: row.bytes(2)))
    }
    return found
  }
}

/// The texts of one row, as they are kept.
struct IndexedBody {
  /// Nil when it is the title alone.
  var headline: String?
  var text: [UInt8]
  /// Separated by a control character.
  var labels: [UInt8]
  /// As `FieldCoding` writes them.
  var fields: [UInt8]
  /// As `LineBoxes` writes them.
  var boxes: [UInt8]

  static func read(_ row: Int, _ connection: Connection) throws(IndexError) -> IndexedBody? {
    var body: IndexedBody?
    try connection.rows(
      "SELECT headline, text, labels, fields, boxes FROM body WHERE id = ?1", [.integer(row)]
    ) { row in
      body = IndexedBody(
        headline: row.optionalText(0), text: row.bytes(1), labels: row.bytes(2), fields: row.bytes(3),
        boxes: row.bytes(4))
    }
    return body
  }

  static func fields(_ row: Int, _ connection: Connection) throws(IndexError) -> [IndexedField] {
    var fields: [IndexedField] = []
    try connection.rows("SELECT fields FROM body WHERE id = ?1", [.integer(row)]) { row in
      fields = FieldCoding.fields(row.bytes(0))
    }
    return fields
  }

  func hasLabel(_ label: String) -> Bool {
    labels.split(separator: 1).contains { $0.elementsEqual(label.utf8) }
  }
}
