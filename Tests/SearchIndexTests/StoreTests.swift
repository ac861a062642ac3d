import Foundation
import Specimens
import Testing

@testable import SearchIndex

@Suite struct StoreTests {
  private func bytes(beside path: String, contain word: String) throws -> [String] {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let needle = Data(word.utf8)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
      try Data(contentsOf: folder.appendingPathComponent(name)).range(of: needle) != nil
    }
  }

  @Test func removedTextLeavesNoByte() throws {
    try withIndex { index, path in
      let canary = "zqxcanary7741"
      var documents = try (2...40).map { try document($0, "other text \($0) 京都 word\($0)") }
      documents.append(
        try document(
          1, "picture says \(canary)", title: canary, note: "note \(canary)", collections: [canary],
          origin: .userTagged(canary)))
      try index.upsert(documents)
      #expect(try index.search(canary, now: try moment("2026-11-30")).results.count == 1)
      #expect(try !bytes(beside: path, contain: canary).isEmpty)
      try index.remove([try id(1)])
      #expect(try bytes(beside: path, contain: canary).isEmpty)
      // Pages share the beginnings of words, so look for the end as well.
      #expect(try bytes(beside: path, contain: "canary7741").isEmpty)
      #expect(try index.search(canary, now: try moment("2026-11-30")).results.isEmpty)
      #expect(index.integrityProblems().isEmpty)
    }
  }

  @Test func openingAnIndexAgainWritesNothing() throws {
    try withIndex { index, path in
      try index.upsert([try document(1, "some words")])
      let watcher = try Connection(path: path, readOnly: false)
      #expect(try watcher.integer("PRAGMA page_size") == 8192)
      #expect(try watcher.integer("PRAGMA auto_vacuum") == 2)
      let before = try watcher.integer("PRAGMA data_version")
      let again = try SearchIndex(path: path)
      #expect(try watcher.integer("PRAGMA data_version") == before)
      try again.upsert([try document(2, "more words")])
      #expect(try watcher.integer("PRAGMA data_version") != before)
    }
  }

  @Test func removedTextLeavesNoByteAfterCounting() throws {
    try withIndex { index, path in
      try index.upsert([try document(1, "zqxcanary words"), try document(2, "some words")])
      try index.optimize()
      try index.remove([try id(1)])
      #expect(try bytes(beside: path, contain: "qxcanary").isEmpty)
      try index.upsert([try document(3, "zqxcanary again")])
      try index.removeAll()
      #expect(try bytes(beside: path, contain: "qxcanary").isEmpty)
      #expect(try index.counts().total == 0)
    }
  }

  @Test func replacedTextIsNotFoundAnyMore() throws {
    try withIndex { index, _ in
      let now = try moment("2026-11-30")
      try index.upsert([try document(1, "persimmon HX-2093 柿")])
      try index.upsert([try document(1, "quince 柚子")])
      for gone in ["persimmon", "HX2093", "柿"] {
        #expect(try index.search(gone, now: now).results.isEmpty)
      }
      #expect(try index.search("柚子", now: now).results.count == 1)
      #expect(index.integrityProblems().isEmpty)
    }
  }

  @Test func manyAtOnceAreFoundBeforeAndAfterOptimizing() throws {
    try withIndex { index, _ in
      let now = try moment("2026-11-30")
      try index.upsert(try (1...600).map { try document($0, "item \($0) mulberry 桑の実") })
      #expect(try index.search("mulberries 桑", now: now, limit: 5).results.count == 5)
      try index.optimize()
      #expect(try index.search("mullberry", now: now, limit: 3).results.count == 3)
      #expect(index.integrityProblems().isEmpty)
    }
  }

  @Test(arguments: ["", "not a database at all, but long enough to be read as a header of one, surely so"])
  func aFileThatIsNoIndexIsBroken(_ text: String) throws {
    try withIndex { _, path in
      let other = path + ".other"
      try Data(text.utf8).write(to: URL(fileURLWithPath: other))
      if text.isEmpty {
        #expect(try SearchIndex(path: other).counts().total == 0)
      } else {
        do throws(IndexError) {
          _ = try SearchIndex(path: other)
          Issue.record("opened")
        } catch {
          #expect(error.needsRebuild)
        }
      }
    }
  }

  @Test func damageIsNoticed() throws {
    try withIndex { index, path in
      try index.upsert(try (1...300).map { try document($0, "item \($0) mulberry 桑の実 \($0 * 7919)") })
      try index.optimize()
      let copy = path + ".copy"
      try FileManager.default.copyItem(atPath: path, toPath: copy)
      guard let file = FileHandle(forUpdatingAtPath: copy) else { throw BadFixture() }
      let size = try file.seekToEnd()
      // The middle of the file, header left alone.
      try file.seek(toOffset: size / 4)
      try file.write(contentsOf: Data(repeating: 0x5A, count: Int(size / 2)))
      try file.close()
      do throws(IndexError) {
        let damaged = try SearchIndex(path: copy)
        #expect(!damaged.integrityProblems().isEmpty)
      } catch {
        #expect(error.needsRebuild)
      }
    }
  }

  @Test func twoConnectionsSeeEachOther() throws {
    try withIndex { index, path in
      let other = try SearchIndex(path: path)
      let now = try moment("2026-11-30")
      try index.upsert([try document(1, "persimmon")])
      #expect(try other.search("persimmon", now: now).results.count == 1)
      #expect(try other.counts().total == 1)
      try other.upsert([try document(2, "persimmon two")])
      #expect(try index.search("persimmon", now: now).results.count == 2)
      try other.remove([try id(1)])
      #expect(try index.counts().total == 1)
    }
  }

  @Test func twoWritersWaitForEachOther() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("search-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("index.sqlite").path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<2 {
        group.addTask {
          let index = try SearchIndex(path: path)
          for number in 0..<40 {
            try index.upsert([try document(1 + writer * 100 + number, "writer \(writer) item \(number)")])
            _ = try index.search("writer", now: try moment("2026-11-30"))
          }
        }
      }
      try await group.waitForAll()
    }
    let index = try SearchIndex(path: path)
    #expect(try index.counts().total == 80)
    #expect(index.integrityProblems().isEmpty)
  }

  @Test func aReaderCanOpenWithoutWriting() throws {
    try withIndex { index, path in
      try index.upsert([try document(1, "persimmon")])
      let reader = try SearchIndex(path: path, readOnly: true)
      #expect(try reader.search("persimmon", now: try moment("2026-11-30")).results.count == 1)
      #expect(throws: IndexError.self) { try reader.upsert([try document(2, "x")]) }
    }
  }
}
