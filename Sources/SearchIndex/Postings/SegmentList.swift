/// The segments that an FTS5 index is made of, read from its structure record.
struct SegmentList {
  struct Segment: Equatable {
    var id: Int
    /// The first and last leaf page.
    var pages: ClosedRange<Int>
  }

  private(set) var segments: [Segment] = []

  /// Nil when the bytes are no such record.
  init?(record: [UInt8]) {
    // Four bytes of a cookie stand before the numbers.
    var i = 4
    func next() -> Int? { Varint.read(record, &i) }
    guard record.count > 4, let levels = next(), let total = next(), next() != nil,
      (0...64).contains(levels), (0...4096).contains(total)
    else { return nil }
    for _ in 0..<levels {
      guard next() != nil, let count = next(), (0...total).contains(count) else { return nil }
      for _ in 0..<count {
        guard let id = next(), let first = next(), let last = next(), id > 0 else { return nil }
        // A segment that a merge has used up stands there without pages.
        if first > 0, first <= last { segments.append(Segment(id: id, pages: first...last)) }
      }
    }
    guard segments.count <= total else { return nil }
  }

  /// The row of `hits_data` that holds a leaf page: 16 bits of segment, 6 bits of other trees, 31 bits of page.
  static func row(segment: Int, page: Int) -> Int { segment << 37 + page }
}
