import Foundation
import Specimens
import Testing

@testable import SearchIndex

/// Rows taken out of FTS5's own pages: the pages stay what FTS5 would have written.
@Suite struct ErasingTests {
  /// A small generator of numbers that is the same everywhere.
  struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
  }

  private static let syllables = [
    "ka", "ri", "mo", "te", "su", "na", "ho", "lu", "ve", "po", "京", "都", "麺", "駅",
  ]

  /// Common words, rare ones and one that no other text has.
  private static func text(_ number: Int, _ dice: inout Dice) -> String {
    var words = ["total", "menu\(number % 3)"]
    for _ in 0..<(5 + dice.roll(60)) {
      let length = 1 + dice.roll(dice.roll(4) == 0 ? 6 : 2)
      words.append((0..<length).map { _ in syllables[dice.roll(syllables.count)] }.joined())
    }
    // Positions of many bytes reach over the end of a page now and then.
    if dice.roll(9) == 0 { words += Array(repeating: "again", count: 300 + dice.roll(900)) }
    words.append(canary(number))
    return words.joined(separator: " ")
  }

  /// A word that no other text has; its tail neither.
  private static func canary(_ number: Int) -> String {
    var dice = Dice(state: UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    return "zq" + String((0..<12).map { _ in Character(UnicodeScalar(UInt8(97 + dice.roll(26)))) }) + "x"
  }

  /// Small pages make every kind of entry that reaches over their ends.
  private static func setPageSize(_ size: Int, _ index: SearchIndex) throws {
    try index.inside.withLock { inside throws(IndexError) in
      try inside.store.connection.run("INSERT INTO hits(hits, rank) VALUES('pgsz', ?1)", .integer(size))
    }
  }

  @Test func pagesAreWrittenAsTheyWereRead() throws {
    try withIndex { index, _ in
      var dice = Dice(state: 7)
      try index.upsert(try (1...700).map { try document($0, Self.text($0, &dice)) })
      try index.optimize()
      try index.upsert(try (701...720).map { try document($0, Self.text($0, &dice)) })
      let pages = try index.inside.withLock { inside throws(IndexError) in
        var pages: [[UInt8]] = []
        try inside.store.connection.rows("SELECT block FROM hits_data WHERE id > 137438953472") { row in
          pages.append(row.bytes(0))
        }
        return pages
      }
      #expect(pages.count > 40)
      var read = 0
      for bytes in pages where bytes.count > 1000 {
        let page = try #require(LeafPage(bytes))
        #expect(page.bytes == bytes)
        read += 1
      }
      #expect(read > 30)
    }
  }

  @Test(arguments: [4050, 64, 500])
  func whatIsLeftIsFoundAsInAnIndexThatNeverHadTheRest(pageSize: Int) throws {
    let now = try moment("2026-11-30")
    try withIndex { index, path in
      var dice = Dice(state: UInt64(pageSize))
      var texts: [Int: String] = [:]
      try Self.setPageSize(pageSize, index)
      for number in 1...90 { texts[number] = Self.text(number, &dice) }
      try index.upsert(try texts.keys.sorted().map { try document($0, texts[$0] ?? "") })
      if pageSize != 500 { try index.optimize() }
      for step in 0..<45 {
        switch dice.roll(4) {
        case 0:
          let number = 91 + step
          texts[number] = Self.text(number, &dice)
          try index.upsert([try document(number, texts[number] ?? "")])
        case 1:
          // A correction.
          guard let number = texts.keys.sorted().randomElement(using: &dice) else { continue }
          texts[number] = Self.text(number + 10_000, &dice)
          try index.upsert([try document(number, texts[number] ?? "")])
        default:
          guard let number = texts.keys.sorted().randomElement(using: &dice) else { continue }
          texts[number] = nil
          try index.remove([try id(number)])
        }
      }
      // What corrections replaced goes from the log with the next removal.
      let last = try #require(texts.keys.max())
      texts[last] = nil
      try index.remove([try id(last)])
      #expect(index.integrityProblems().isEmpty)
      // Only positions longer than a whole page are left to merging.
      if pageSize == 4050 { #expect(index.inside.withLock { $0.store.merges } == 0) }
      try withIndex { fresh, _ in
        try fresh.upsert(try texts.keys.sorted().map { try document($0, texts[$0] ?? "") })
        let words = ["total", "menu1", "kari", "tesu", "京都", "麺駅", "again", "kalumo", "駅"]
        for word in words {
          let found = try index.search("\"\(word)\"", now: now, limit: 1000).results.map(\.id.hex).sorted()
          let wanted = try fresh.search("\"\(word)\"", now: now, limit: 1000).results.map(\.id.hex).sorted()
          #expect(found == wanted, "\(word)")
        }
      }
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      for number in 1...140 where texts[number]?.contains(Self.canary(number)) != true {
        #expect(bytes.range(of: Data(Self.canary(number).suffix(9).utf8)) == nil, "\(number)")
      }
    }
  }

  @Test func anEmptiedIndexOfSmallSegmentsStaysSound() throws {
    try withIndex { index, path in
      let now = try moment("2026-11-30")
      for number in 1...30 { try index.upsert([try document(number, "apricot canary\(number) word")]) }
      for number in 1...30 { try index.remove([try id(number)]) }
      #expect(index.integrityProblems().isEmpty)
      #expect(try index.search("apricot", now: now).results.isEmpty)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)).range(of: Data("pricot".utf8)) == nil)
      try index.upsert([try document(99, "apricot again")])
      try index.optimize()
      #expect(try index.search("apricot", now: now).results.count == 1)
      #expect(index.integrityProblems().isEmpty)
    }
  }

  @Test func unusedSpaceOfSplitPagesIsCleared() throws {
    try withIndex { _, path in
      let connection = try Connection(path: path + ".other", readOnly: false)
      try connection.execute(
        """
        PRAGMA auto_vacuum=INCREMENTAL; PRAGMA page_size=1024; PRAGMA secure_delete=ON;
        CREATE TABLE word(word TEXT PRIMARY KEY, number INTEGER) WITHOUT ROWID;
        """)
      try connection.transaction { () throws(IndexError) in
        for number in 1...3000 {
          try connection.run("INSERT INTO word VALUES(?1,?2)", .text(Self.canary(number)), .integer(number))
        }
      }
      func dirtyPages() throws -> Int {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path + ".other")))
        return (1..<bytes.count / 1024).count { page in
          let unused = UnusedSpace.unused(Array(bytes[page * 1024..<page * 1024 + 12]), 0, 1024)
          return unused?.contains { bytes[page * 1024 + $0] != 0 } ?? false
        }
      }
      #expect(try dirtyPages() > 3)
      try connection.run("BEGIN IMMEDIATE")
      #expect(try UnusedSpace(connection)?.clear() == true)
      try connection.run("ROLLBACK")
      try connection.execute("PRAGMA shrink_memory")
      // The map of pages is left alone, of course.
      #expect(try dirtyPages() <= 3)
      #expect(try connection.text("PRAGMA integrity_check") == "ok")
      #expect(try connection.integer("SELECT sum(number) FROM word") == 3000 * 3001 / 2)
    }
  }

  @Test func manyAreRemovedByMerging() throws {
    try withIndex { index, path in
      try index.upsert(try (1...200).map { try document($0, "apricot apricot\($0)x") })
      try index.remove(try (1...150).map { try id($0) })
      #expect(try index.counts().total == 50)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)).range(of: Data("pricot77x".utf8)) == nil)
      #expect(index.integrityProblems().isEmpty)
    }
  }

  @Test(arguments: [[UInt8](), [0, 0, 0], [0, 0, 0, 9], [0, 9, 0, 4], [0, 4, 0, 5, 1, 2]])
  func whatIsNoPageIsRefused(_ bytes: [UInt8]) {
    #expect(LeafPage(bytes) == nil)
  }

  @Test(arguments: [0, 1, 127, 128, 16_383, 16_384, 1 << 35, 1 << 56, Int.max, -1])
  func numbersSurviveBeingWritten(_ number: Int) {
    var bytes: [UInt8] = []
    Varint.append(number, to: &bytes)
    var i = 0
    #expect(Varint.read(bytes, &i) == number)
    #expect(i == bytes.count)
  }
}

extension ErasingTests.Dice: RandomNumberGenerator {
  mutating func next() -> UInt64 { UInt64(roll(1 << 30)) << 32 | UInt64(roll(1 << 30)) }
}
