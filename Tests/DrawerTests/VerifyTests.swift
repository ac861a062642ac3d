import Foundation
import Specimens
import Testing

@testable import Drawer

/// Damage of every kind is found, the repair is named, and what can be put right is.
@Suite("Verify and repair")
struct VerifyTests {
  private func drawer() async throws -> (TestDrawer, SpecimenID) {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    _ = try await test.file(Sample.ramen)
    #expect(try test.drawer.verify(repair: false) == [])
    return (test, id)
  }

  private func write(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// Finds something, repairs it, and finds nothing any more.
  private func expectRepair(_ test: TestDrawer, of words: String) async throws {
    let found = try test.drawer.verify(repair: false)
    #expect(found.contains { $0.problem.contains(words) && $0.repair != nil && !$0.isRepaired }, "\(found)")
    let repaired = try test.drawer.verify(repair: true)
    #expect(repaired.allSatisfy { $0.isRepaired }, "\(repaired)")
    _ = await test.drawer.resumePicked { _ in }
    #expect(try test.drawer.verify(repair: false) == [])
  }

  @Test("a damaged record is kept aside and its original read anew")
  func damagedRecord() async throws {
    let (test, id) = try await drawer()
    let path = "\(test.folder)/specimens/\(id.shard)/\(id).json"
    try write("{\"schema\":2,", path)
    try await expectRepair(test, of: "The record of \(id.short) is damaged")
    #expect(try test.drawer.specimen(id).text.contains("Osteria"))
    #expect(test.files.contains("damaged/\(id).json"))
  }

  @Test("files of one specimen in another's folder are put where they belong, and leave nothing behind")
  func misplaced() async throws {
    let (test, id) = try await drawer()
    let other = id.shard == "aa" ? "bb" : "aa"
    let own = "\(test.folder)/specimens/\(id.shard)/\(id).json"
    let strange = "\(test.folder)/specimens/\(other)/\(id).json"
    try FileManager.default.createDirectory(
      atPath: "\(test.folder)/specimens/\(other)", withIntermediateDirectories: true)

    try FileManager.default.copyItem(atPath: own, toPath: strange)
    try await expectRepair(test, of: "stands in another specimen's folder")
    #expect(!FileManager.default.fileExists(atPath: strange))

    try FileManager.default.moveItem(atPath: own, toPath: strange)
    try await expectRepair(test, of: "stands in another specimen's folder")
    #expect(try test.drawer.specimen(id).text.contains("Osteria"))

    // Another form of the record is somebody's work: it is named and left.
    try write("{}", strange)
    let left = try test.drawer.verify(repair: true)
    #expect(left.count == 1 && !left[0].isRepaired)
    #expect(FileManager.default.fileExists(atPath: strange))
    try FileManager.default.removeItem(atPath: strange)
  }

  @Test("what stands in the place of the cache does not keep the drawer shut")
  func blockedCache() async throws {
    let (test, id) = try await drawer()
    let (cache, files) = (test.drawer.paths.cache, FileManager.default)
    let index = test.drawer.paths.index
    for suffix in ["", "-wal", "-shm"] { try? files.removeItem(atPath: index + suffix) }
    try files.createDirectory(atPath: index, withIntermediateDirectories: false)
    #expect(try TestDrawer.open(test.folder).verify(repair: false) == [])

    for suffix in ["", "-wal", "-shm"] { try? files.removeItem(atPath: index + suffix) }
    try files.createSymbolicLink(atPath: index, withDestinationPath: "\(cache)/nowhere/at/all")
    #expect(try TestDrawer.open(test.folder).verify(repair: false) == [])

    try files.removeItem(atPath: cache)
    try write("no folder", cache)
    let drawer = try TestDrawer.open(test.folder)
    #expect(try drawer.verify(repair: false) == [])
    #expect(try drawer.specimen(id).text.contains("Osteria"))
    #expect(try String(contentsOfFile: "\(cache).aside-1", encoding: .utf8) == "no folder")
  }

  @Test("an index damaged while it is open is made anew by the next search")
  func damagedUnderWay() async throws {
    let (test, _) = try await drawer()
    // Nothing of it is in memory yet: this drawer was just opened.
    let drawer = try TestDrawer.open(test.folder)
    let handle = try #require(FileHandle(forWritingAtPath: drawer.paths.index))
    try handle.seek(toOffset: 4096)
    try handle.write(contentsOf: Data(repeating: 0, count: Int(try handle.seekToEnd()) - 4096))
    try handle.close()
    let now = try #require(LocalDateTime("2026-11-30T09:00:00"))
    #expect(try drawer.search("osteria", now: now).results.count == 1)
    #expect(try drawer.verify(repair: false) == [])
  }

  @Test("rows that are missing, too many or other than the record are put right")
  func wrongRows() async throws {
    let (test, id) = try await drawer()
    try test.drawer.index.remove([id])
    try await expectRepair(test, of: "not in the index as it is in the folder")

    // The same stamp, another content: only a look at the row itself tells.
    var specimen = try test.drawer.specimen(id)
    specimen.customTitle = "Somewhere else"
    let stamp = try #require(test.drawer.folder.recordStamp(of: id))
    try test.drawer.index.upsert([
      .document(of: specimen, stamp: .init(modified: stamp.modified, size: stamp.size))
    ])
    try await expectRepair(test, of: "otherwise than its record")

    let record = "\(test.folder)/specimens/\(id.shard)/\(id).json"
    try FileManager.default.removeItem(atPath: record)
    try FileManager.default.removeItem(atPath: record.replacingOccurrences(of: ".json", with: ".txt"))
    try await expectRepair(test, of: "in the index and not in the folder")
  }

  @Test("a collection that is missing or broken is made anew under its id")
  func collections() async throws {
    let (test, id) = try await drawer()
    let made = try test.drawer.makeCollection(named: "Journey")
    try test.drawer.add([id], toCollection: made.id)
    let path = "\(test.folder)/collections/\(made.id).json"
    try write("half", path)
    try await expectRepair(test, of: "is damaged")
    try FileManager.default.removeItem(atPath: path)
    try await expectRepair(test, of: "is missing")
    #expect(try test.drawer.overview().manual.count == 1)
  }

  @Test("thumbnails of nothing go, and the drawer is closed to others")
  func surroundings() async throws {
    let (test, _) = try await drawer()
    let ghost = String(repeating: "ab", count: 32)
    try FileManager.default.createDirectory(
      atPath: "\(test.folder)/.cache/thumbnails/ab", withIntermediateDirectories: true)
    try write("x", "\(test.folder)/.cache/thumbnails/ab/\(ghost).png")
    try await expectRepair(test, of: "thumbnail")
    chmod(test.folder, 0o755)
    try await expectRepair(test, of: "Other users")
  }

  @Test("what only the user can do something about is named, with what, and stays")
  func noRepair() async throws {
    let (test, id) = try await drawer()
    let shard = "\(test.folder)/specimens/\(id.shard)"
    try write("else", "\(shard)/\(id).txt")
    try write("x", "\(shard)/notes.odt")
    try write("x", "\(shard)/.syncthing.\(id).json.tmp")
    let found = try test.drawer.verify(repair: true)
    #expect(found.count == 2)
    #expect(found.allSatisfy { !$0.isRepaired && $0.repair == nil && $0.problem.hasSuffix(".") }, "\(found)")
    // Filing the original again heals it.
    _ = try await test.file(Sample.dinner)
    #expect(try test.drawer.verify(repair: false).count == 1)
  }
}
