import DrawerStore
import Foundation
import Specimens
import Testing

@testable import Drawer

/// What the user picked outlives the program; what a watched folder showed is not looked at twice.
@Suite("Picked and seen files")
struct PickedTests {
  private func texts(_ count: Int, in test: TestDrawer) throws -> [String] {
    try FileManager.default.createDirectory(atPath: "\(test.folder)/texts", withIntermediateDirectories: true)
    return try (0..<count).map { number in
      let path = "\(test.folder)/texts/\(number).txt"
      try Data("Text number \(number)\n".utf8).write(to: URL(fileURLWithPath: path))
      return path
    }
  }

  private func interrupted(_ paths: [String], done: [Int], in test: TestDrawer) throws {
    let list = try test.drawer.folder.writeDown(
      PickedList.Content(
        paths: paths, note: "for later", origin: "Robin", collections: [], pickedAt: TestDrawer.now))
    for place in done { list.finish(place) }
    // Another process would have ended here; the list goes without being closed.
  }

  @Test("an import that was cut off is counted and finished with all that was said")
  func resume() async throws {
    let test = try TestDrawer()
    let paths = try texts(4, in: test)
    try interrupted(paths, done: [1], in: test)
    #expect(test.drawer.pickedCount() == 3 && test.drawer.waitingCount() == 3)
    let summary = await test.drawer.fileWaiting { _ in }
    #expect(summary.filed == 3)
    for id in try test.drawer.folder.ids() {
      let specimen = try test.drawer.specimen(id)
      #expect(specimen.note == "for later" && specimen.origin == .userTagged("Robin"))
      #expect(["0.txt", "2.txt", "3.txt"].contains(specimen.originalName))
    }
    #expect(test.drawer.pickedCount() == 0)
    #expect(await test.drawer.fileWaiting { _ in }.results.isEmpty)
  }

  @Test("a picked file that is gone is named once, and one deleted since stays deleted")
  func changedMeanwhile() async throws {
    let test = try TestDrawer()
    let paths = try texts(3, in: test)
    let id = try await test.file("Text number 0\n")
    // Deleted a while after it was picked.
    try test.drawer.folder.delete(id, at: Instant(secondsSince1970: TestDrawer.now.secondsSince1970 + 5))
    try FileManager.default.removeItem(atPath: paths[1])
    try interrupted(paths, done: [], in: test)
    let summary = await test.drawer.resumePicked { _ in }
    #expect(summary.filed == 1 && summary.failures.count == 1)
    #expect(summary.results.contains { $0.outcome == .deletedBefore(id) })
    #expect(test.drawer.pickedCount() == 0)
  }

  @Test("an import that ends leaves nothing behind, and a list in use is nobody else's")
  func closed() async throws {
    let test = try TestDrawer()
    let paths = try texts(2, in: test)
    let list = try test.drawer.folder.writeDown(
      PickedList.Content(paths: paths, note: "", origin: nil, collections: [], pickedAt: TestDrawer.now))
    #expect(test.drawer.pickedCount() == 0)
    list.close()
    #expect(await test.drawer.importFiles(paths) { _ in }.filed == 2)
    #expect(!test.files.contains { $0.contains("picked") })
  }

  @Test("a half-written list is no list")
  func halfWritten() throws {
    let test = try TestDrawer()
    let folder = "\(test.folder)/.state/picked"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("{\"paths\":[\"/a".utf8).write(to: URL(fileURLWithPath: "\(folder)/1-x"))
    #expect(test.drawer.pickedCount() == 0)
    #expect(!test.files.contains { $0.contains("picked") })
  }

  @Test("what was seen is known to the next start, by its content's signs and not by name or permissions")
  func seen() throws {
    let test = try TestDrawer()
    let paths = try texts(3, in: test)
    var seen = test.drawer.folder.seenFiles()
    seen.note(paths[0])
    seen.note(paths[1])
    seen.save(present: paths)
    let next = test.drawer.folder.seenFiles()
    chmod(paths[0], 0o600)
    #expect(next.hasSeen(paths[0]) && next.hasSeen(paths[1]) && !next.hasSeen(paths[2]))
    try Data("Another text\n".utf8).write(to: URL(fileURLWithPath: paths[1]))
    #expect(!next.hasSeen(paths[1]))
    // No name stands in it, and what is gone from the folders is forgotten.
    let bytes = try #require(FileManager.default.contents(atPath: "\(test.folder)/.state/seen"))
    #expect(bytes.range(of: Data("texts".utf8)) == nil)
    var third = test.drawer.folder.seenFiles()
    third.save(present: [paths[1]])
    #expect(!test.drawer.folder.seenFiles().hasSeen(paths[0]))
  }

  @Test("two processes that note what they saw keep each other's")
  func seenTogether() throws {
    let test = try TestDrawer()
    let paths = try texts(2, in: test)
    var one = test.drawer.folder.seenFiles()
    var two = test.drawer.folder.seenFiles()
    one.note(paths[0])
    two.note(paths[1])
    one.save(present: paths)
    two.save(present: paths)
    let both = test.drawer.folder.seenFiles()
    #expect(both.hasSeen(paths[0]) && both.hasSeen(paths[1]))
  }
}
