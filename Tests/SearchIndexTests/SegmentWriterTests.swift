import Foundation
import Specimens
import Testing

@testable import SearchIndex

/// Many new specimens get a segment that is laid out here; it must be what FTS5 would have written.
@Suite struct SegmentWriterTests {
  /// Every text shares words with others; now and then one is so long that its places take several pages.
  private static func texts(_ count: Int) -> [String] {
    (1...count).map { number in
      var words = ["total", "menu\(number % 7)", "word\(number)x", "ramen", "京都駅の拉麺", "HX-\(number)"]
      for step in 0..<(number % 23) { words.append("w\(number &* 7919 &* (step + 3) % 1301)") }
      if number % 97 == 0 { words += Array(repeating: "again and once more", count: 400 + number) }
      if number % 11 == 0 { words.append("total total 12,345 (510) 555-0137") }
      return words.joined(separator: " ")
    }
  }

  private struct Leaf: Equatable {
    var place: Int
    var bytes: [UInt8]
  }

  private struct Entry: Equatable {
    var segment: Int
    var prefix: [UInt8]
    var page: Int
  }

  /// The leaf pages, and the directory without its marks for trees of rows.
  private static func leaves(_ index: SearchIndex) throws -> (leaves: [Leaf], directory: [Entry]) {
    try index.inside.withLock { inside throws(IndexError) in
      var leaves: [Leaf] = []
      var directory: [Entry] = []
      let connection = inside.store.connection
      try connection.rows("SELECT id, block FROM hits_data WHERE id > 10 AND id >> 31 & 63 = 0 ORDER BY id") {
        row in
        leaves.append(Leaf(place: row.integer(0), bytes: row.bytes(1)))
      }
      try connection.rows("SELECT segid, term, pgno >> 1 FROM hits_idx ORDER BY segid, term") { row in
        directory.append(Entry(segment: row.integer(0), prefix: row.bytes(1), page: row.integer(2)))
      }
      return (leaves, directory)
    }
  }

  private static func totals(_ index: SearchIndex) throws -> [UInt8] {
    try index.inside.withLock { inside throws(IndexError) in
      var bytes: [UInt8] = []
      try inside.store.connection.rows("SELECT block FROM hits_data WHERE id = 1") { row in
        bytes = row.bytes(0)
      }
      return bytes
    }
  }

  @Test(arguments: [4050, 40, 64, 500])
  func pagesAreThoseThatFTS5Writes(pageSize: Int) throws {
    let documents = try zip(1..., Self.texts(300)).map { try document($0, $1, title: "Bill \($0 % 5) ラーメン") }
    let prepared = DocumentCutter.prepare(documents) { $0 }
    try withIndex { ours, _ in
      try withIndex { theirs, _ in
        for index in [ours, theirs] {
          try index.inside.withLock { inside throws(IndexError) in
            try inside.store.connection.run(
              "INSERT INTO hits(hits, rank) VALUES('pgsz', ?1)", .integer(pageSize))
          }
        }
        try ours.inside.withLock { inside throws(IndexError) in
          let connection = inside.store.connection
          try connection.transaction { () throws(IndexError) in
            guard var writer = try SegmentWriter(connection) else { throw .busy }
            for (row, document) in prepared.enumerated() { writer.add(row + 1, document.tokens) }
            try writer.write()
          }
        }
        try theirs.inside.withLock { inside throws(IndexError) in
          let connection = inside.store.connection
          try connection.transaction { () throws(IndexError) in
            for (row, document) in prepared.enumerated() {
              try connection.run(
                "INSERT INTO hits(rowid, headline, text, label) VALUES(?1,?2,?3,?4)", .integer(row + 1),
                .utf8(document.tokens.headline), .utf8(document.tokens.text), .utf8(document.tokens.label))
            }
          }
        }
        let (own, wanted) = (try Self.leaves(ours), try Self.leaves(theirs))
        #expect(wanted.leaves.count > 10)
        #expect(own.leaves.count == wanted.leaves.count)
        if let first = zip(own.leaves, wanted.leaves).first(where: { $0 != $1 }) {
          Issue.record("page \(first.1.place & 0x7FFF_FFFF) differs")
        }
        #expect(own.directory == wanted.directory)
        #expect(try Self.totals(ours) == Self.totals(theirs))
        #expect(ours.integrityProblems().isEmpty)
      }
    }
  }

  @Test func whatFollowsALargeBatchGoesOnAsEver() throws {
    let now = try moment("2026-11-30")
    try withIndex { index, path in
      let texts = Self.texts(2400)
      let other = try SearchIndex(path: path)
      try index.upsert([try document(5000, "apricot before"), try document(7, "apricot replaced")])
      #expect(try other.search("apricot", now: now).results.count == 2)
      try index.upsert(try zip(1...1200, texts).map { try document($0, $1) })
      try index.upsert(try zip(1201...2400, texts[1200...]).map { try document($0, $1) })
      try index.upsert([try document(6000, "apricot after"), try document(1300, "apricot corrected")])
      for each in [index, other] {
        #expect(each.integrityProblems().isEmpty)
        #expect(try each.search("apricot", now: now).results.count == 3)
        #expect(try each.search("word7x", now: now).results.map(\.id) == [try id(7)])
        #expect(try each.search("word1300x", now: now).results.isEmpty)
        #expect(try each.search("menu3", now: now, limit: 1000).results.count == 343)
        #expect(try each.search("\"w21 total\"", now: now, limit: 9).results.isEmpty)
      }
      try index.remove([try id(97), try id(2000)])
      #expect(try other.search("word97x", now: now).results.isEmpty)
      #expect(index.inside.withLock { $0.store.merges } == 1)
      try index.remove([try id(194)])
      #expect(index.integrityProblems().isEmpty)
      try index.optimize()
      #expect(index.integrityProblems().isEmpty)
      #expect(try other.search("again", now: now, limit: 1000).results.count == 22)
      #expect(try index.counts().total == 2399)
    }
  }

  @Test func aBatchThatFailsLeavesNothing() throws {
    let now = try moment("2026-11-30")
    try withIndex { index, _ in
      try index.upsert([try document(1, "apricot")])
      try index.inside.withLock { inside throws(IndexError) in
        let connection = inside.store.connection
        do throws(IndexError) {
          try connection.transaction { () throws(IndexError) in
            guard var writer = try SegmentWriter(connection) else { throw .busy }
            writer.add(
              2, DocumentCutter().tokens(headline: "", text: "apricot", extra: "", labels: [], fields: []))
            try writer.write()
            throw .full
          }
        } catch { guard error == .full else { throw error } }
      }
      #expect(try index.search("apricot", now: now).results.count == 1)
      try index.upsert([try document(2, "apricot again")])
      #expect(try index.search("apricot", now: now).results.count == 2)
      #expect(index.integrityProblems().isEmpty)
    }
  }

  @Test func oneTransactionMayWriteSeveral() throws {
    let now = try moment("2026-11-30")
    try withIndex { index, _ in
      let documents = try (1...40).map { try document($0, "apricot word\($0)x") }
      try index.upsert(documents)
      let prepared = DocumentCutter.prepare(documents) { $0 }
      try index.inside.withLock { inside throws(IndexError) in
        let connection = inside.store.connection
        try connection.transaction { () throws(IndexError) in
          // The same words again, for rows that no specimen has.
          for part in [prepared[..<20], prepared[20...]] {
            guard var writer = try SegmentWriter(connection) else { throw .busy }
            for (offset, document) in zip(part.indices, part) { writer.add(offset + 100, document.tokens) }
            try writer.write()
          }
        }
      }
      #expect(index.integrityProblems().filter { !$0.contains("no specimen") }.isEmpty)
      try index.inside.withLock { inside throws(IndexError) in
        #expect(
          try inside.store.connection.integer("SELECT count(*) FROM hits WHERE hits MATCH 'apricot'") == 80)
        #expect(try inside.store.connection.integer("SELECT doc FROM hits_words WHERE term = 'word33x'") == 2)
      }
      #expect(try index.search("apricot", now: now, limit: 100).results.count == 40)
    }
  }

  @Test func theListOfSegmentsIsWrittenAsItWasRead() throws {
    try withIndex { index, _ in
      for number in 1...30 { try index.upsert([try document(number, "apricot word\(number)")]) }
      let record = try index.inside.withLock { inside throws(IndexError) in
        var record: [UInt8] = []
        try inside.store.connection.rows("SELECT block FROM hits_data WHERE id = 10") { row in
          record = row.bytes(0)
        }
        return record
      }
      let list = try #require(SegmentList(record: record))
      #expect(list.segments.count > 1)
      #expect(list.record == record)
      #expect(list.freeID.map { id in !list.segments.contains { $0.id == id } } == true)
    }
  }
}
