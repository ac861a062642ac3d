/// Lays words and their rows out on the leaf pages of one new segment (file format 4, see `LeafPage`). Words come in
/// the order of their bytes, rows in their own.
struct SegmentPages {
  /// The pages, of which the first has the number 1.
  private(set) var leaves: [[UInt8]] = []
  /// For each page on which a word begins: as much of the first one as tells it from what stands before the page.
  private(set) var directory: [(prefix: [UInt8], page: Int)] = [([], 1)]

  /// Bytes that a page is filled to.
  private let size: Int
  private var page: [UInt8] = [0, 0, 0, 0]
  /// The page's footer: where its words begin, each counted from the one before.
  private var starts: [UInt8] = []
  private var lastStart = 0
  private var word: [UInt8] = []
  private var row = 0
  /// What the page has so far.
  private var hasWord = false
  private var hasRow = false
  private var entry: [UInt8] = []

  init(size: Int) {
    self.size = size
    page.reserveCapacity(size + 64)
  }

  mutating func begin(_ next: [UInt8]) {
    if page.count + starts.count + next.count + 2 >= size, page.count > 4 { flush() }
    Varint.append(page.count - lastStart, to: &starts)
    lastStart = page.count
    let shared = next.sharedCount(with: word)
    if hasWord {
      Varint.append(shared, to: &page)
    } else if !leaves.isEmpty {
      directory.append((Array(next.prefix(shared + 1)), leaves.count + 1))
    }
    let kept = hasWord ? shared : 0
    Varint.append(next.count - kept, to: &page)
    page.append(contentsOf: next[kept...])
    word.removeAll(keepingCapacity: true)
    word.append(contentsOf: next)
    row = 0
    hasWord = true
    hasRow = true
  }

  /// A row that has the word, with the bytes that name the places.
  mutating func add(_ next: Int, _ positions: [UInt8]) {
    if hasRow {
      Varint.append(next - row, to: &page)
    } else {
      // The head of a page says where the first row is that goes on with an earlier page's word.
      page.put(page.count, at: 0)
      Varint.append(next, to: &page)
      hasRow = true
    }
    row = next
    // The size of the positions is written before them, as twice their bytes.
    let sizeLength = Varint.length(positions.count * 2)
    if page.count + starts.count + sizeLength + positions.count <= size {
      Varint.append(positions.count * 2, to: &page)
      page.append(contentsOf: positions)
    } else {
      entry.removeAll(keepingCapacity: true)
      Varint.append(positions.count * 2, to: &entry)
      entry.append(contentsOf: positions)
      spread()
    }
  }

  mutating func finish() {
    if page.count > 4 { flush() }
  }

  /// Over as many pages as the entry needs; a number stands on one page, the size beside the row.
  private mutating func spread() {
    var start = 0
    while start < entry.count {
      let end = min(entry.count, numbersEnd(from: start, room: size - page.count - starts.count))
      page.append(contentsOf: entry[start..<end])
      start = end
      if page.count + starts.count >= size { flush() }
    }
  }

  /// The end of the last number that fits the room; of the first one at least.
  private func numbersEnd(from start: Int, room: Int) -> Int {
    if entry.count - start <= room { return entry.count }
    var end = start
    while true {
      var next = end
      while next < entry.count, entry[next] >= 0x80 { next += 1 }
      next += 1
      if end > start, next - start > room { return end }
      end = next
      if end - start >= room { return end }
    }
  }

  private mutating func flush() {
    page.put(page.count, at: 2)
    leaves.append(page + starts)
    page.removeLast(page.count - 4)
    page.put(0, at: 0)
    page.put(0, at: 2)
    starts.removeAll(keepingCapacity: true)
    lastStart = 0
    hasWord = false
    hasRow = false
  }
}
