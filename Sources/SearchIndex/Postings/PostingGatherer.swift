/// Gathers the words of many rows, to lay them out as one segment.
struct PostingGatherer {
  /// A word at a place of a row.
  private struct Posting {
    var term: UInt32
    /// Counted in the order in which rows were added.
    var row: UInt32
    /// The column in the upper two bits, the place in it below.
    var place: UInt32
  }

  /// How many words each column has.
  private(set) var columnLengths = [0, 0, 0]
  private var terms = TermTable()
  private var postings: [Posting] = []
  private var rows: [Int] = []

  var rowCount: Int { rows.count }
  /// How many places of words there are; each takes twelve bytes.
  var postingCount: Int { postings.count }

  /// Longer words are cut by FTS5, too.
  private static let longestWord = 32_768
  /// FTS5 puts the number of the index before each word.
  private static let index: UInt8 = 0x30

  /// Rows are added in their order. `columns` are in the table's order, as `TokenList.appendSplittable` writes them.
  mutating func add(_ row: Int, columns: [[UInt8]]) {
    let number = UInt32(rows.count)
    rows.append(row)
    for (column, bytes) in columns.enumerated() {
      columnLengths[column] += bytes.withUnsafeBufferPointer { add($0, column: UInt32(column), row: number) }
    }
  }

  /// Returns how many places the column has.
  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, column: UInt32, row: UInt32) -> Int {
    var places = 0
    var start = 0
    var isSamePlace = false
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] > TokenSeparator.samePlace { end += 1 }
      if end > start {
        if !isSamePlace || places == 0 { places += 1 }
        let term = terms.number(of: bytes[start..<min(end, start + Self.longestWord)])
        postings.append(Posting(term: term, row: row, place: column << 30 | UInt32(places - 1)))
      }
      isSamePlace = end < bytes.count && bytes[end] == TokenSeparator.samePlace
      start = end + 1
    }
    return places
  }

  func pages(size: Int) -> SegmentPages {
    var pages = SegmentPages(size: size)
    var word: [UInt8] = []
    var positions: [UInt8] = []
    let (ordered, starts) = byTerm()
    for term in terms.sorted().map(Int.init) {
      word.removeAll(keepingCapacity: true)
      word.append(Self.index)
      word.append(contentsOf: terms.term(term))
      pages.begin(word)
      var i = Int(starts[term])
      let end = Int(starts[term + 1])
      while i < end {
        let row = ordered[i].row
        var last: UInt32 = 0
        positions.removeAll(keepingCapacity: true)
        while i < end, ordered[i].row == row {
          let place = ordered[i].place
          if place >> 30 != last >> 30 {
            // A column but the first is named before its places, which count from its beginning.
            positions.append(1)
            Varint.append(Int(place >> 30), to: &positions)
            last = place & (0b11 << 30)
          }
          Varint.append(Int(place - last) + 2, to: &positions)
          last = place
          i += 1
        }
        pages.add(rows[Int(row)], positions)
      }
    }
    pages.finish()
    return pages
  }

  /// The postings word by word, otherwise in their order, and where each word's begin.
  private func byTerm() -> (postings: [Posting], starts: [Int32]) {
    var starts = [Int32](repeating: 0, count: terms.count + 1)
    for posting in postings { starts[Int(posting.term) + 1] += 1 }
    for term in 0..<terms.count { starts[term + 1] += starts[term] }
    var next = starts
    let ordered = [Posting](unsafeUninitializedCapacity: postings.count) { ordered, count in
      for posting in postings {
        ordered[Int(next[Int(posting.term)])] = posting
        next[Int(posting.term)] += 1
      }
      count = postings.count
    }
    return (ordered, starts)
  }
}
