import Foundation
import Specimens
import Testing

@testable import DrawerStore

/// Drawers of an older schema are read and brought to the present one; newer ones are left alone.
@Suite struct MigrationTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Puts records of schema 1 into a drawer, as the first Curio wrote them.
  private func oldDrawer(_ seeds: Range<Int>) throws -> DrawerFolder {
    let drawer = try scratch.drawer()
    try? FileManager.default.removeItem(atPath: drawer.paths.format)
    for seed in seeds {
      let id = try drawer.fileImage(bytes: picture(seed)).id
      var specimen = record(id)
      specimen.customTitle = seed % 2 == 0 ? "Title \(seed)" : nil
      specimen.collections = ["00000000000000aa"]
      try drawer.write(specimen)
      try downgrade(drawer.paths.record(id))
    }
    return drawer
  }

  private func downgrade(_ path: String) throws {
    let bytes = try #require(Scratch.bytes(path))
    guard case .object(var object) = try JSON.value(JSONValue.self, from: bytes) else { return }
    object["schema"] = .integer(1)
    object["edits"] = nil
    try Data(JSON.bytes(of: JSONValue.object(object))).write(to: URL(fileURLWithPath: path))
  }

  private func schemas(_ drawer: DrawerFolder) throws -> Set<Int> {
    Set(try drawer.ids().compactMap { RecordCodec.schema(of: try Files.read(drawer.paths.record($0))) })
  }

  @Test func oldRecordsAreReadAsTheyStandAndRewrittenOnce() throws {
    let drawer = try oldDrawer(0..<6)
    let before = try drawer.ids().map { try drawer.specimen($0) }
    #expect(before.allSatisfy { $0.schema == Specimen.currentSchema && !$0.edits.isEmpty })
    #expect(try schemas(drawer) == [1])

    let outcome = try #require(try drawer.migrate())
    #expect(outcome == MigrationOutcome(migrated: 6, left: []))
    #expect(try schemas(drawer) == [Specimen.currentSchema])
    #expect(try drawer.ids().map { try drawer.specimen($0) } == before)
    #expect(!Scratch.names(in: drawer.paths.data).contains { $0.hasPrefix(".backup") })
    #expect(try drawer.migrate() == nil)
  }

  @Test func theMomentsThatWereKnownAreTakenOver() throws {
    let drawer = try oldDrawer(0..<1)
    let id = try #require(try drawer.ids().first { _ in true })
    let edits = try drawer.specimen(id).edits
    #expect(edits.moments(of: .note) == [noon] && edits.moments(of: .title) == [noon])
    #expect(edits.moments(of: .collection("00000000000000aa")) == [noon])
    #expect(edits.moments(of: .origin) == [])
  }

  @Test func aDamagedRecordIsLeftAsItIsAndStopsNothing() throws {
    let drawer = try oldDrawer(0..<3)
    let id = try #require(try drawer.ids().first { _ in true })
    try Data("{\"schema\":1,".utf8).write(to: URL(fileURLWithPath: drawer.paths.record(id)))
    let outcome = try #require(try drawer.migrate())
    #expect(outcome.migrated == 2)
    #expect(Scratch.bytes(drawer.paths.record(id)) == Array("{\"schema\":1,".utf8))
  }

  @Test func theOldFormIsKeptUntilAllIsDone() throws {
    let drawer = try oldDrawer(0..<4)
    let ids = Array(try drawer.ids())
    let old = try ids.map { try Files.read(drawer.paths.record($0)) }
    // The way of the last one is barred: a folder stands where its new form must go.
    let last = drawer.paths.record(ids[3])
    try FileManager.default.createDirectory(
      atPath: "\(drawer.paths.backup(of: 1))/\(ids[3].shard)/\(ids[3]).json",
      withIntermediateDirectories: true)
    try FileManager.default.removeItem(atPath: drawer.paths.temporary)
    try Data().write(to: URL(fileURLWithPath: drawer.paths.temporary))
    #expect(throws: DrawerError.self) { try drawer.migrate() }
    for (id, bytes) in zip(ids, old) { #expect(try Files.read(drawer.paths.record(id)) == bytes) }
    #expect(!Scratch.names(in: drawer.paths.data).contains(".format"))

    try FileManager.default.removeItem(atPath: drawer.paths.temporary)
    try FileManager.default.removeItem(atPath: drawer.paths.backup(of: 1))
    #expect(try drawer.migrate()?.migrated == 4)
    #expect(try Files.read(last) != old[3])
  }

  @Test func whatIsDeletedBeforeItIsFinishedLeavesNoOldForm() throws {
    let drawer = try oldDrawer(0..<1)
    let id = try #require(try drawer.ids().first { _ in true })
    let backup = "\(drawer.paths.backup(of: 1))/\(id.shard)"
    try FileManager.default.createDirectory(atPath: backup, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: drawer.paths.record(id), toPath: "\(backup)/\(id).json")
    try drawer.delete(id, at: noon)
    #expect(Residue.files(holding: [Array("Menya Hikari".utf8)], below: [drawer.paths.data]) == [])
  }

  @Test func aNewerDrawerIsRefusedAndNotTouched() throws {
    let drawer = try scratch.drawer()
    try Data("99\n".utf8).write(to: URL(fileURLWithPath: drawer.paths.format))
    try FileManager.default.removeItem(atPath: drawer.paths.inbox)
    #expect(throws: DrawerError.newerDrawer(path: drawer.paths.data, schema: 99)) { try drawer.prepare() }
    #expect(!Scratch.names(in: drawer.paths.data).contains("inbox"))
  }

  @Test func aNewerRecordIsNotReplaced() throws {
    let drawer = try scratch.drawer()
    let specimen = record(try specimenID(picture(1)))
    try drawer.write(specimen)
    let path = drawer.paths.record(specimen.id)
    let newer = Array("{\"schema\":99,\"more\":true}".utf8)
    try Data(newer).write(to: URL(fileURLWithPath: path))
    #expect(throws: DrawerError.newerRecord(specimen.id, schema: 99)) { try drawer.write(specimen) }
    #expect(throws: DrawerError.newerRecord(specimen.id, schema: 99)) {
      try drawer.update(specimen.id) { $0.note = "x" }
    }
    #expect(Scratch.bytes(path) == newer)
  }
}
