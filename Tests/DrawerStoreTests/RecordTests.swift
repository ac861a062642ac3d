import Dispatch
import DrawerStore
import Glibc
import Specimens
import Testing

@Suite struct RecordTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func aRecordComesBackAsItWasWrittenAndInTheSameBytes() throws {
    let drawer = try scratch.drawer()
    let specimen = record(try specimenID(picture(1)))
    try drawer.write(specimen)
    #expect(try drawer.specimen(specimen.id) == specimen)
    let bytes = Scratch.bytes(drawer.paths.record(specimen.id))
    try drawer.write(specimen)
    #expect(Scratch.bytes(drawer.paths.record(specimen.id)) == bytes)
  }

  @Test func missingBrokenAndNewerRecordsAreToldApart() throws {
    let drawer = try scratch.drawer()
    let id = try specimenID(picture(1))
    let path = drawer.paths.record(id)
    #expect(throws: DrawerError.missingSpecimen(id)) { try drawer.specimen(id) }
    try drawer.write(record(id))
    func put(_ text: String) {
      let file = fopen(path, "w")
      fputs(text, file)
      fclose(file)
    }
    put("{\"schema\":")
    #expect(throws: DrawerError.brokenRecord(id, detail: "not JSON")) { try drawer.specimen(id) }
    put("{\"schema\":7,\"shape\":\"unknown\"}")
    #expect(throws: DrawerError.newerRecord(id, schema: 7)) { try drawer.specimen(id) }
    put("{\"schema\":1}")
    #expect {
      try drawer.specimen(id)
    } throws: { error in
      guard case .brokenRecord(id, let detail)? = error as? DrawerError else { return false }
      return detail.contains("missing")
    }
    try drawer.write(record(try specimenID(picture(2))))
    rename(drawer.paths.record(try specimenID(picture(2))), path)
    #expect(throws: DrawerError.brokenRecord(id, detail: "it names another specimen")) {
      try drawer.specimen(id)
    }
  }

  @Test func changesMadeAtOnceAreAllKept() throws {
    let drawer = try scratch.drawer()
    let id = try specimenID(picture(1))
    try drawer.write(record(id))
    // Threads of their own: tasks would take turns.
    DispatchQueue.concurrentPerform(iterations: 4) { worker in
      for step in 0..<25 { _ = try? drawer.update(id) { $0.collections.append("\(worker)-\(step)") } }
    }
    #expect(Set(try drawer.specimen(id).collections).count == 100)
  }

  @Test func aReadingThatTookItsTimeDoesNotBringADeletedSpecimenBack() throws {
    let drawer = try scratch.drawer()
    let id = try drawer.fileImage(bytes: picture(1)).id
    try drawer.delete(id, at: noon)
    #expect(throws: DrawerError.deleted(id)) { try drawer.write(record(id)) }
    _ = try drawer.writeInBulk([record(id)])
    #expect(!drawer.hasRecord(id))
  }

  @Test func anUpdateThatFailsOrChangesNothingWritesNothing() throws {
    let drawer = try scratch.drawer()
    let id = try specimenID(picture(1))
    try drawer.write(record(id))
    let stamp = try #require(drawer.recordStamp(of: id))
    try drawer.update(id) { $0.note = "for the trip" }
    #expect(throws: DrawerError.missingImage(id)) {
      try drawer.update(id) { (specimen) throws(DrawerError) in
        specimen.note = "lost"
        throw .missingImage(id)
      }
    }
    #expect(drawer.recordStamp(of: id) == stamp)
  }

  @Test func idsComeInOrderFromAllShards() throws {
    let drawer = try scratch.drawer()
    let records = try (0..<300).map { record(try specimenID(picture($0, size: 30))) }
    _ = try drawer.writeInBulk(records)
    #expect(Array(try drawer.ids()) == records.map(\.id).sorted())
  }

  @Test func aShardsStampChangesWithEveryKindOfChange() throws {
    let drawer = try scratch.drawer()
    let id = try drawer.fileImage(bytes: picture(1)).id
    func settled() throws -> Int? {
      usleep(80_000)
      return try drawer.recordModificationStamps()[id.shard]
    }
    let filed = try #require(try settled())
    #expect(try settled() == filed)
    try drawer.write(record(id))
    // Too fresh to be told apart from a further change in the same moment.
    #expect(try drawer.recordModificationStamps()[id.shard] == nil)
    let written = try #require(try settled())
    try drawer.update(id) { $0.note = "changed" }
    let updated = try #require(try settled())
    try drawer.delete(id, at: noon)
    let deleted = try #require(try settled())
    #expect(Set([filed, written, updated, deleted]).count == 4)
  }
}
