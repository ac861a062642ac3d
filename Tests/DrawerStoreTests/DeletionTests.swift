import DrawerStore
import Glibc
import Specimens
import Testing

@Suite struct DeletionTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }
  let canary = Array("zqxcanary7741".utf8)

  func filed(_ drawer: DrawerFolder, _ seed: Int) throws -> SpecimenID {
    let bytes = picture(seed).dropLast(12) + canary + picture(seed).suffix(12)
    let intent = FilingIntent(originalName: "zqxcanary7741.png", note: "zqxcanary7741")
    let id = try drawer.fileImage(bytes: Array(bytes), intent: intent).id
    return id
  }

  @Test func nothingOfADeletedSpecimenRemainsButItsTombstone() throws {
    let drawer = try scratch.drawer()
    let id = try filed(drawer, 1)
    try drawer.write(record(id, title: "zqxcanary7741", text: "the zqxcanary7741 sings"))
    try drawer.update(id) { $0.note = "zqxcanary7741" }
    let thumbnail = drawer.paths.thumbnail(id)
    mkdir(drawer.paths.thumbnails, 0o700)
    mkdir("\(drawer.paths.thumbnails)/\(id.shard)", 0o700)
    try scratch.file(String(thumbnail.dropFirst(scratch.path.utf8.count + 1)), canary)
    // One that a reader was writing when it was ended.
    try scratch.file(String("\(thumbnail).4711.tmp".dropFirst(scratch.path.utf8.count + 1)), canary)
    let shard = drawer.paths.shard(id.shard)
    try scratch.file(
      String(
        "\(shard)/\(id).sync-conflict-20261130-090000-ABCDEFG.json".dropFirst(scratch.path.utf8.count + 1)),
      canary)
    #expect(Residue.files(holding: [canary], below: drawer.paths.all).count == 5)

    try drawer.delete(id, at: noon)
    #expect(Residue.files(holding: [canary], below: drawer.paths.all).isEmpty)
    #expect(try drawer.tombstones() == [id])
    #expect(try drawer.deletionTime(of: id) == noon)
    #expect(Scratch.files(below: shard).isEmpty)
    #expect(throws: DrawerError.missingSpecimen(id)) { try drawer.delete(id, at: noon) }
  }

  @Test(arguments: 0...2) func anInterruptedDeletionIsFinishedAtStart(step: Int) throws {
    let drawer = try scratch.drawer()
    let id = try filed(drawer, 1)
    let kept = try filed(drawer, 2)
    for id in [id, kept] { try drawer.write(record(id)) }
    try drawer.writeTombstone(id, at: noon)
    if step > 0 { unlink(drawer.paths.record(id)) }
    if step > 1 { unlink(try #require(try drawer.imagePath(of: id))) }
    #expect(try drawer.waiting().isEmpty)
    #expect(try drawer.finishDeletions() == (step > 1 ? [] : [id]))
    #expect(Array(try drawer.ids()) == [kept])
    #expect(try drawer.imagePath(of: id) == nil)
    #expect(try drawer.imagePath(of: kept) != nil)
  }

  @Test func whatWaitsKeepsTheNameAndNoteItCameWithUntilItIsRead() throws {
    let drawer = try scratch.drawer()
    let id = try filed(drawer, 1)
    #expect(try drawer.intent(of: id)?.originalName == "zqxcanary7741.png")
    let waiting = try drawer.filedImage(id)
    #expect(waiting.media.fileExtension == "png" && waiting.media.byteCount == 2013 && !waiting.wasNew)
    try drawer.write(record(id))
    #expect(try drawer.intent(of: id) == nil)
    let source = try scratch.file("b.png", picture(9))
    let other = try drawer.fileImage(from: source, intent: FilingIntent(originalName: "b.png"))
    #expect(try drawer.intent(of: other.id)?.fileTime == other.sourceModified)
    try drawer.withdrawImage(other.id)
    #expect(try drawer.intent(of: other.id) == nil)
  }

  @Test func bytesAreFoundAcrossBlocksInNamesAndInFilesThatCanNotBeRead() throws {
    let seam = 1 << 18
    var bytes = [UInt8](repeating: 0x7A, count: seam * 2)
    bytes.replaceSubrange(seam - 6..<seam + 7, with: canary)
    let across = try scratch.file("a", bytes)
    let named = try scratch.file("zqxcanary7741", [])
    try scratch.file("clean", [UInt8](repeating: 0x7A, count: 5000))
    let found = Residue.files(
      holding: [canary, Array("absent".utf8)], below: [scratch.path, "\(scratch.path)/x"])
    #expect(found == [across, named].sorted())
    #expect(Residue.files(holding: [[]], below: [scratch.path]).isEmpty)
  }

  @Test func temporaryFilesOfProcessesThatEndedAreSwept() throws {
    let drawer = try scratch.drawer()
    // No process has the highest number.
    try scratch.file("drawer/.incoming/4194305-abc", canary)
    try scratch.file("drawer/.incoming/\(getpid())-abc", canary)
    #expect(try drawer.sweepTemporaryFiles() == 1)
    #expect(Scratch.names(in: "\(drawer.paths.data)/.incoming") == ["\(getpid())-abc"])
  }

  @Test func collectionsAreKeptByNameAndRemoved() throws {
    let drawer = try scratch.drawer()
    let trip = try drawer.makeCollection(named: "Trip / 旅", at: noon)
    let art = try drawer.makeCollection(named: "Art", at: noon)
    #expect(try drawer.allCollections() == [art, trip])
    #expect(try drawer.collection(trip.id) == trip)
    try scratch.file("drawer/collections/\(art.id).json", Array("{".utf8))
    #expect(throws: DrawerError.brokenCollection(id: art.id)) { try drawer.collection(art.id) }
    #expect(try drawer.allCollections() == [trip])
    try drawer.removeCollection(trip.id)
    #expect(throws: DrawerError.missingCollection(id: trip.id)) { try drawer.removeCollection(trip.id) }
    #expect(throws: DrawerError.unsafeName("../../settings")) { try drawer.collection("../../settings") }
  }
}
