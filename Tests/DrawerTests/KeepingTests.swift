import Foundation
import Specimens
import Testing

@testable import Drawer

@Suite("Keeping and deleting")
struct KeepingTests {
  @Test("deleting leaves no byte of text, note or entry in any of the folders")
  func deleteLeavesNothing() async throws {
    let test = try TestDrawer()
    let canary = "zqxcanary7741 kept nowhere"
    let id = try await test.file("\(Sample.dinner)\n\(canary)", note: "note \(canary)")
    try test.drawer.setTitle("title \(canary)", of: id)
    _ = try test.drawer.search("zqxcanary7741", now: moment("2026-11-30T09:00"))
    _ = try test.drawer.approve(id)
    let outcome = try test.drawer.delete([id], withEntries: true, verify: true)
    #expect(outcome.residue.isEmpty)
    #expect(outcome.removedEntries.count == 1)
    for file in test.files {
      let bytes = try #require(FileManager.default.contents(atPath: "\(test.folder)/\(file)"))
      #expect(bytes.range(of: Data("zqxcanary7741".utf8)) == nil, "\(file)")
      #expect(bytes.range(of: Data("QX7R2L".utf8)) == nil, "\(file)")
    }
  }

  @Test("an approved entry outlives its specimen unless the user says otherwise")
  func entriesAreKept() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    _ = try test.drawer.approve(id)
    let outcome = try test.drawer.delete([id], withEntries: false)
    #expect(outcome.keptEntries.count == 1)
    #expect(test.entries.count == 1)
  }

  @Test("an entry whose approval was cut off is named, or goes with its specimen")
  func entriesThatNobodyApproved() async throws {
    let test = try TestDrawer()
    for withEntries in [false, true] {
      let id = try await test.file(Sample.dinner)
      _ = try test.drawer.approve(id)
      let suggestion = try #require(try test.drawer.specimen(id).decision.suggestion)
      try test.drawer.change(id) { $0.decision = .suggested(suggestion, state: .pending) }
      let outcome = try test.drawer.delete([id], withEntries: withEntries)
      #expect(outcome.keptEntries.count == (withEntries ? 0 : 1))
      #expect(outcome.removedEntries.count == (withEntries ? 1 : 0))
      #expect(test.entries.count == (withEntries ? 0 : 1))
    }
  }

  @Test("what was deleted stays deleted for scans, and comes back when it is picked again")
  func tombstones() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.recipe)
    _ = try test.drawer.delete([id], withEntries: false)
    try test.drawer.drop(Array(Sample.recipe.utf8), named: "again.txt")
    let scanned = await test.drawer.fileWaiting { _ in }
    #expect(scanned.results.map(\.outcome) == [.deletedBefore(id)])
    #expect(try test.drawer.overview().total == 0)
    #expect(try await test.file(Sample.recipe) == id)
    #expect(try test.drawer.overview().total == 1)
  }

  @Test("an export read back into an empty drawer exports the same again")
  func exportRoundTrip() async throws {
    let test = try TestDrawer()
    let dinner = try await test.file(Sample.dinner, note: "for the anniversary")
    let recipe = try await test.file(Sample.recipe)
    try test.drawer.tagOrigin("a friend", of: recipe)
    try test.drawer.dismiss(dinner)
    let collection = try test.drawer.makeCollection(named: "Winter")
    try test.drawer.add([dinner, recipe], toCollection: collection.id)
    let (first, second) = ("\(test.folder)/out-1", "\(test.folder)/out-2")
    #expect(try test.drawer.export(nil, to: first) { _, _ in } == 2)

    let other = try TestDrawer()
    let summary = try other.drawer.importExport(from: first)
    #expect(summary.filed == 2)
    #expect(try other.drawer.overview().manual.map(\.count) == [2])
    _ = try other.drawer.export(nil, to: second) { _, _ in }
    let manifests = try [first, second].map {
      try String(contentsOfFile: "\($0)/manifest.json", encoding: .utf8)
    }
    #expect(manifests[0] == manifests[1])
  }

  @Test("where secrets stand on a picture is not known while its record can't be read")
  func secretsOfAnUnreadableRecord() async throws {
    let test = try TestDrawer()
    let id = try await test.file("Card 4111 1111 1111 1111")
    #expect(test.drawer.secretBoxes(of: id) != nil)
    try Data("{".utf8).write(to: URL(fileURLWithPath: test.drawer.paths.record(id)))
    #expect(test.drawer.secretBoxes(of: id) == nil)
  }

  @Test("a card's version changes with its record")
  func versions() async throws {
    let test = try TestDrawer()
    let id = try await test.file("Ramen in Kyoto")
    let before = try #require(try test.drawer.cards(CardQuery()).first).version
    #expect(try test.drawer.cards(CardQuery()).first?.version == before)
    try test.drawer.setNote("mine", of: id)
    #expect(try test.drawer.cards(CardQuery()).first?.version != before)
  }

  @Test("a broken index is made anew from the folder")
  func brokenIndex() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    let index = "\(test.folder)/.cache/index.sqlite"
    try Data(repeating: 7, count: 9000).write(to: URL(fileURLWithPath: index))
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: index + suffix) }
    let again = try TestDrawer.open(test.folder)
    #expect(try again.search("osteria", now: moment("2026-11-30T09:00")).results.map(\.id) == [id])
  }

  @Test("a record written by another process appears after catching up")
  func otherProcess() async throws {
    let test = try TestDrawer()
    let second = try TestDrawer.open(test.folder)
    let id = try await test.file(Sample.dinner)
    try second.setNote("seen by both", of: id)
    try test.drawer.catchUp()
    #expect(try test.drawer.specimen(id).note == "seen by both")
    #expect(try test.drawer.search("seen by both", now: moment("2026-11-30T09:00")).results.map(\.id) == [id])
  }

  @Test("verify finds an altered original and a stale index")
  func verify() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    #expect(try test.drawer.verify(repair: false).isEmpty)
    let path = try #require(try test.drawer.imagePath(of: id))
    try "something else".write(toFile: path, atomically: false, encoding: .utf8)
    #expect(try test.drawer.verify(repair: false).count == 1)
  }

  @Test("a drawer newer than the program is not touched")
  func newerSchema() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    let record = "\(test.folder)/specimens/\(id.shard)/\(id).json"
    let newer = try String(contentsOfFile: record, encoding: .utf8)
      .replacingOccurrences(of: #""schema":2"#, with: #""schema":99"#)
    try newer.write(toFile: record, atomically: true, encoding: .utf8)
    #expect { try test.drawer.setNote("x", of: id) } throws: { ($0 as? DrawerProblem)?.code == .broken }
    #expect(try String(contentsOfFile: record, encoding: .utf8) == newer)
  }
}
