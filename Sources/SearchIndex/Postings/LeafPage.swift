/// One leaf page of an FTS5 segment (file format 4, as described at the head of SQLite's `fts5_index.c`):
/// words in order, each with the rows that have it.
///
/// A page is read and written whole, so that taking one row out of a list is taking an element out of an array.
struct LeafPage: Equatable {
  /// A row in the list of a word.
  struct Entry: Equatable {
    var row: Int
    /// Twice the bytes of the positions, plus one for a delete mark.
    var size: Int
    /// The positions, or the part of them that fits on this page.
    var positions: ArraySlice<UInt8>

    var isNothing: Bool { size == 0 }

    /// Bytes that stand on the pages after this one.
    var bytesBeyond: Int { size / 2 - positions.count }

    /// What FTS5 passes over in searches and drops at the next merge.
    static func nothing(at row: Int) -> Entry { Entry(row: row, size: 0, positions: []) }
  }

  struct Word: Equatable {
    /// With the leading byte that names the index.
    var bytes: [UInt8]
    /// Empty when the page ends right behind the word.
    var entries: [Entry]
  }

  /// The rest of the positions of an entry that began on an earlier page.
  var head: ArraySlice<UInt8> = []
  /// The rows that go on with the list of an earlier page's last word.
  var continued: [Entry] = []
  var words: [Word] = []

  var isEmpty: Bool { head.isEmpty && continued.isEmpty && words.isEmpty }

  /// Nil when the bytes are no such page.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 4 else { return nil }
    let firstRow = Int(bytes[0]) << 8 | Int(bytes[1])
    let end = Int(bytes[2]) << 8 | Int(bytes[3])
    guard end >= 4, end <= bytes.count, firstRow == 0 || (4..<end).contains(firstRow) else { return nil }
    // The footer: where the words begin.
    var starts: [Int] = []
    var i = end
    while i < bytes.count {
      guard let step = Varint.read(bytes, &i), step > 0 else { return nil }
      starts.append((starts.last ?? 0) + step)
    }
    guard starts.allSatisfy({ $0 >= 4 && $0 < end }) else { return nil }
    let wordsStart = starts.first ?? end
    if firstRow > 0 {
      guard firstRow < wordsStart, let entries = Self.entries(bytes, firstRow..<wordsStart) else {
        return nil
      }
      continued = entries
      head = bytes[4..<firstRow]
    } else {
      head = bytes[4..<wordsStart]
    }
    var word: [UInt8] = []
    for (index, start) in starts.enumerated() {
      var i = start
      let stop = index + 1 < starts.count ? starts[index + 1] : end
      let kept = index == 0 ? 0 : Varint.read(bytes, &i)
      guard let kept, let new = Varint.read(bytes, &i), kept >= 0, kept <= word.count, new > 0,
        i + new <= stop, let entries = Self.entries(bytes, i + new..<stop)
      else { return nil }
      word = Array(word[..<kept]) + bytes[i..<i + new]
      words.append(Word(bytes: word, entries: entries))
    }
  }

  private static func entries(_ bytes: [UInt8], _ range: Range<Int>) -> [Entry]? {
    var entries: [Entry] = []
    var i = range.lowerBound
    var row = 0
    while i < range.upperBound {
      guard let step = Varint.read(bytes, &i), let size = Varint.read(bytes, &i), size >= 0,
        i <= range.upperBound
      else { return nil }
      row &+= step
      let stop = min(range.upperBound, i + size / 2)
      entries.append(Entry(row: row, size: size, positions: bytes[i..<stop]))
      i = stop
    }
    return entries
  }

  /// As FTS5 would have written the page.
  var bytes: [UInt8] {
    var out: [UInt8] = [0, 0, 0, 0]
    out.reserveCapacity(4200)
    out += head
    if !continued.isEmpty { out.put(out.count, at: 0) }
    Self.append(continued, to: &out)
    var footer: [UInt8] = []
    var lastStart = 0
    var last: [UInt8] = []
    for (index, word) in words.enumerated() {
      Varint.append(out.count - lastStart, to: &footer)
      lastStart = out.count
      let kept = index == 0 ? 0 : word.bytes.sharedCount(with: last)
      if index > 0 { Varint.append(kept, to: &out) }
      Varint.append(word.bytes.count - kept, to: &out)
      out += word.bytes[kept...]
      last = word.bytes
      Self.append(word.entries, to: &out)
    }
    out.put(out.count, at: 2)
    return out + footer
  }

  private static func append(_ entries: [Entry], to out: inout [UInt8]) {
    var row = 0
    for entry in entries {
      Varint.append(entry.row &- row, to: &out)
      Varint.append(entry.size, to: &out)
      out += entry.positions
      row = entry.row
    }
  }
}

extension [UInt8] {
  /// Two bytes of a page's head, the higher one first.
  mutating func put(_ number: Int, at i: Int) {
    self[i] = UInt8(number >> 8 & 0xFF)
    self[i + 1] = UInt8(number & 0xFF)
  }

  /// How many bytes both begin with.
  func sharedCount(with other: [UInt8]) -> Int {
    var i = 0
    while i < count, i < other.count, self[i] == other[i] { i += 1 }
    return i
  }
}
