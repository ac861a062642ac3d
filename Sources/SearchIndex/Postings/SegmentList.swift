/// The segments that an FTS5 index is made of: its structure record.
struct SegmentList {
  struct Segment: Equatable {
    var id: Int
    /// The first and last leaf page.
    var pages: ClosedRange<Int>
  }

  private struct Level {
    /// How many of the segments are being merged.
    var merging: Int
    var segments: [Segment]
  }

  /// FTS5 numbers no more.
  private static let most = 2000

  /// Tells other connections that the table's settings changed.
  private let cookie: ArraySlice<UInt8>
  private let writes: Int
  private var levels: [Level] = []
  /// A segment that a merge has used up stands there without pages.
  private(set) var isMerging = false

  var segments: [Segment] { levels.flatMap(\.segments) }

  /// Nil when the bytes are no such record.
  init?(record: [UInt8]) {
    // Four bytes of a cookie stand before the numbers.
    var i = 4
    func next() -> Int? { Varint.read(record, &i) }
    guard record.count > 4, let levels = next(), let total = next(), let writes = next(),
      (0...64).contains(levels), (0...4096).contains(total)
    else { return nil }
    cookie = record[..<4]
    self.writes = writes
    for _ in 0..<levels {
      guard let merging = next(), let count = next(), (0...total).contains(count) else { return nil }
      var level = Level(merging: merging, segments: [])
      for _ in 0..<count {
        guard let id = next(), let first = next(), let last = next(), id > 0 else { return nil }
        if first > 0, first <= last {
          level.segments.append(Segment(id: id, pages: first...last))
        } else {
          isMerging = true
        }
      }
      self.levels.append(level)
    }
    guard segments.count <= total else { return nil }
  }

  /// A number that no segment has; nil when there are too many.
  var freeID: Int? {
    let used = Set(segments.map(\.id))
    return (1...Self.most).first { !used.contains($0) }
  }

  /// Adds the newest segment.
  mutating func append(_ segment: Segment) {
    if levels.isEmpty { levels.append(Level(merging: 0, segments: [])) }
    levels[0].segments.append(segment)
  }

  /// As FTS5 writes it.
  var record: [UInt8] {
    var record = Array(cookie)
    for number in [levels.count, segments.count, writes] { Varint.append(number, to: &record) }
    for level in levels {
      Varint.append(level.merging, to: &record)
      Varint.append(level.segments.count, to: &record)
      for segment in level.segments {
        for number in [segment.id, segment.pages.lowerBound, segment.pages.upperBound] {
          Varint.append(number, to: &record)
        }
      }
    }
    return record
  }

  /// The row of `hits_data` that holds the record.
  static let row = 10

  /// The row of `hits_data` that holds a leaf page: 16 bits of segment, 6 bits of other trees, 31 bits of page.
  static func row(segment: Int, page: Int) -> Int { segment << 37 + page }

  /// Nil where the index is not of the one file format that is known here.
  static func read(_ connection: Connection) throws(IndexError) -> SegmentList? {
    guard try connection.integer("SELECT v FROM hits_config WHERE k = 'version'") == 4 else { return nil }
    var record: [UInt8] = []
    try connection.rows("SELECT block FROM hits_data WHERE id = ?1", [.integer(row)]) { row in
      record = row.bytes(0)
    }
    return SegmentList(record: record)
  }
}
