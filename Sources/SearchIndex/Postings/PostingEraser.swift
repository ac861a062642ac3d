/// Takes single rows out of the postings, byte for byte.
///
/// FTS5's own deletion adds marks and leaves the words in the file until everything was merged; rewriting a
/// large index for one specimen takes seconds. This edits the pages that speak of the row instead, in the
/// transaction of the caller. Searches in other processes see the index before or after.
///
/// Where an entry can't be cut out without touching more pages, an empty entry stays that FTS5 passes over:
/// the row's number under a common word, no word of the specimen alone.
struct PostingEraser {
  private struct Place: Hashable {
    var segment: Int
    var page: Int
  }

  private let connection: Connection
  private let segments: [SegmentList.Segment]
  /// Pages as they will be, of one row.
  private var pages: [Place: LeafPage] = [:]
  private var changed: Set<Place> = []
  /// The first word of each page that may lose it.
  private var firstWords: [Place: [UInt8]] = [:]

  /// Nil where the index is not of the one file format that this knows; then only merging helps.
  init?(_ connection: Connection) throws(IndexError) {
    self.connection = connection
    guard let list = try SegmentList.read(connection) else { return nil }
    segments = list.segments
  }

  /// Takes a row out of the lists of its words; all of it must have been written by earlier transactions.
  /// - Returns: false when the pages are not as expected. Then nothing was changed.
  mutating func erase(_ row: Int, words: Set<[UInt8]>) throws(IndexError) -> Bool {
    pages.removeAll(keepingCapacity: true)
    changed.removeAll(keepingCapacity: true)
    firstWords.removeAll(keepingCapacity: true)
    // Mostly one segment has all of them.
    var order = segments
    for word in words {
      // FTS5 puts the number of the index before each word.
      let bytes = [0x30] + word
      var isErased = false
      for (index, segment) in order.enumerated() {
        let outcome = try erase(row, bytes, in: segment)
        if outcome == .absent { continue }
        guard outcome == .erased else { return false }
        isErased = true
        order.swapAt(0, index)
        break
      }
      guard isErased else { return false }
    }
    try write(row)
    return true
  }

  private enum Outcome { case erased, absent, unexpected }

  private mutating func erase(_ row: Int, _ word: [UInt8], in segment: SegmentList.Segment)
    throws(IndexError) -> Outcome
  {
    var start = segment.pages.lowerBound
    try connection.rows(
      "SELECT pgno FROM hits_idx WHERE segid = ?1 AND term <= ?2 ORDER BY term DESC LIMIT 1",
      [.integer(segment.id), .blob(word)]
    ) { found in start = max(start, found.integer(0) >> 1) }
    let place = Place(segment: segment.id, page: start)
    guard let page = try page(place) else { return .unexpected }
    guard let index = page.words.firstIndex(where: { $0.bytes == word }) else { return .absent }
    if let entry = page.words[index].entries.firstIndex(where: { $0.row == row && !$0.isNothing }) {
      return try cut(entry, of: index, at: place, segment)
    }
    // Only the last word of a page goes on behind it.
    guard index == page.words.count - 1 else { return .absent }
    return try eraseContinued(row, word, after: place, segment)
  }

  // MARK: On the word's own page

  private mutating func cut(_ entry: Int, of word: Int, at place: Place, _ segment: SegmentList.Segment)
    throws(IndexError) -> Outcome
  {
    guard var page = try page(place) else { return .unexpected }
    let beyond = page.words[word].entries[entry].bytesBeyond
    if beyond > 0 {
      guard try cutHead(beyond, at: Place(segment: place.segment, page: place.page + 1), segment) else {
        return .unexpected
      }
    }
    page.words[word].entries.remove(at: entry)
    if page.words[word].entries.isEmpty {
      switch try goesOn(word, of: page, at: place, segment) {
      case nil: return .unexpected
      case true?: break
      case false?:
        firstWords[place] = firstWords[place] ?? page.words[0].bytes
        page.words.remove(at: word)
      }
    }
    put(page, at: place)
    return .erased
  }

  /// Whether a word's list goes on behind its page; nil when that can't be told.
  private mutating func goesOn(
    _ word: Int, of page: LeafPage, at place: Place, _ segment: SegmentList.Segment
  ) throws(IndexError) -> Bool? {
    guard word == page.words.count - 1 else { return false }
    var behind = place.page + 1
    while behind <= segment.pages.upperBound {
      guard let next = try self.page(Place(segment: place.segment, page: behind)) else { return nil }
      if !next.isEmpty {
        guard next.head.isEmpty else { return nil }
        if next.continued.isEmpty { return false }
        // FTS5 looks for the first row right on the next page.
        return behind == place.page + 1 ? true : nil
      }
      behind += 1
    }
    return false
  }

  /// Takes the rest of an entry from the page behind it.
  private mutating func cutHead(_ count: Int, at place: Place, _ segment: SegmentList.Segment)
    throws(IndexError) -> Bool
  {
    guard segment.pages.contains(place.page), var page = try page(place), page.head.count == count else {
      return false
    }
    page.head = []
    put(page, at: place)
    return true
  }

  // MARK: On the pages behind it

  private mutating func eraseContinued(
    _ row: Int, _ word: [UInt8], after start: Place, _ segment: SegmentList.Segment
  ) throws(IndexError) -> Outcome {
    // The list ends on or before the next page that begins a word.
    var last = segment.pages.upperBound
    try connection.rows(
      "SELECT pgno FROM hits_idx WHERE segid = ?1 AND term > ?2 ORDER BY term LIMIT 1",
      [.integer(segment.id), .blob(word)]
    ) { found in last = min(last, found.integer(0) >> 1) }
    var (low, high) = (start.page + 1, last)
    // The last page whose first row is not beyond the one looked for.
    var best: Int?
    while low <= high {
      let middle = (low + high) / 2
      // A page without rows lies inside one entry, or the list ended before it; what is before it decides.
      var probe = middle
      var first: Int?
      while probe >= low {
        first = try page(Place(segment: start.segment, page: probe))?.continued.first?.row
        if first != nil { break }
        probe -= 1
      }
      guard let first else {
        low = middle + 1
        continue
      }
      if first <= row {
        best = probe
        low = middle + 1
      } else {
        high = probe - 1
      }
    }
    guard let best else { return .absent }
    let place = Place(segment: start.segment, page: best)
    guard var page = try page(place),
      let index = page.continued.firstIndex(where: { $0.row == row && !$0.isNothing })
    else {
      return .absent
    }
    let beyond = page.continued[index].bytesBeyond
    if beyond > 0 {
      guard try cutHead(beyond, at: Place(segment: place.segment, page: place.page + 1), segment) else {
        return .unexpected
      }
    }
    if index == 0 {
      // Other records of FTS5 name the first row of this page.
      page.continued[0] = .nothing(at: row)
    } else {
      page.continued.remove(at: index)
    }
    put(page, at: place)
    return .erased
  }

  // MARK: Pages

  private mutating func page(_ place: Place) throws(IndexError) -> LeafPage? {
    if let page = pages[place] { return page }
    var bytes: [UInt8] = []
    try connection.rows(
      "SELECT block FROM hits_data WHERE id = ?1",
      [.integer(SegmentList.row(segment: place.segment, page: place.page))]
    ) { row in bytes = row.bytes(0) }
    guard let page = LeafPage(bytes) else { return nil }
    pages[place] = page
    return page
  }

  private mutating func put(_ page: LeafPage, at place: Place) {
    pages[place] = page
    changed.insert(place)
  }

  private mutating func write(_ row: Int) throws(IndexError) {
    for place in changed {
      guard var page = pages[place] else { continue }
      if let first = firstWords[place], page.words.first?.bytes != first {
        try rename(first, at: place, &page, row)
      }
      try connection.run(
        "UPDATE hits_data SET block = ?2 WHERE id = ?1",
        .integer(SegmentList.row(segment: place.segment, page: place.page)), .blob(page.bytes))
    }
  }

  /// The directory of pages holds the beginning of each page's first word, which may be the whole of it.
  private func rename(_ first: [UInt8], at place: Place, _ page: inout LeafPage, _ row: Int)
    throws(IndexError)
  {
    var key: (term: [UInt8], page: Int)?
    try connection.rows(
      "SELECT term, pgno FROM hits_idx WHERE segid = ?1 AND term <= ?2 ORDER BY term DESC LIMIT 1",
      [.integer(place.segment), .blob(first)]
    ) { found in key = (found.bytes(0), found.integer(1)) }
    let isListed = key.map { $0.page >> 1 == place.page } ?? false
    let isFirst = segments.contains { $0.id == place.segment && $0.pages.lowerBound == place.page }
    if page.words.isEmpty, isFirst {
      // A segment must begin with a word; no word of a text is this one.
      page.words = [LeafPage.Word(bytes: [0x30], entries: [.nothing(at: row)])]
    }
    guard isListed, let key else { return }
    if let now = page.words.first?.bytes {
      // Long enough to stand behind what the page before ends with, as it follows the word that went.
      let shared = now.sharedCount(with: first)
      try connection.run(
        "UPDATE OR REPLACE hits_idx SET term = ?3 WHERE segid = ?1 AND term = ?2", .integer(place.segment),
        .blob(key.term), .blob(isFirst ? [] : Array(now.prefix(shared + 1))))
    } else {
      try connection.run(
        "DELETE FROM hits_idx WHERE segid = ?1 AND term = ?2", .integer(place.segment), .blob(key.term))
    }
  }
}
