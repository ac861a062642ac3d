import Foundation
import Specimens
import Testing

@testable import DrawerStore

/// Two machines change one record beside each other; a sync tool leaves both forms; they become one.
@Suite struct MergeTests {
  let scratch: Scratch
  private let old: Specimen

  init() throws {
    scratch = try Scratch()
    old = record(try specimenID(picture(1)))
  }

  private func later(_ seconds: Int) -> Instant { Instant(secondsSince1970: noon.secondsSince1970 + seconds) }

  /// A form of the record after a change made at a moment.
  private func changed(_ from: Specimen? = nil, at seconds: Int, _ change: (inout Specimen) -> Void)
    -> Specimen
  {
    var specimen = from ?? old
    change(&specimen)
    specimen.noteEdits(since: from ?? old, at: later(seconds))
    return specimen
  }

  /// Merges in both orders, which must give the same bytes.
  private func merged(_ a: Specimen, _ b: Specimen) throws -> SpecimenMerge {
    let (one, two) = (try #require(SpecimenMerge(a, b)), try #require(SpecimenMerge(b, a)))
    #expect(try RecordCodec.bytes(of: one.result) == RecordCodec.bytes(of: two.result))
    #expect(one.clashes.sorted() == two.clashes.sorted())
    return one
  }

  @Test func changesOfDifferentPartsAreAllKept() throws {
    let here = changed(at: 10) {
      $0.note = "for Saturday"
      $0.collections = ["00000000000000aa"]
    }
    let there = changed(at: 5) {
      $0.customTitle = "Ramen"
      $0.origin = .userTagged("Robin")
      $0.fields[0].correction = Field.Correction(text: "13", value: $0.fields[0].value, at: later(5))
      $0.assignment = CollectionAssignment(.food, reason: "moved by you", isCorrected: true)
    }
    let merge = try merged(here, there)
    #expect(merge.clashes == [])
    let both = merge.result
    #expect(both.note == "for Saturday" && both.customTitle == "Ramen" && both.origin == .userTagged("Robin"))
    #expect(both.collections == ["00000000000000aa"] && both.assignment.collection == .food)
    #expect(both.fields[0].correction?.text == "13")
    #expect(both.edits.moments(of: .note) == [later(10)] && both.edits.moments(of: .title) == [later(5)])
    // Once more changes nothing.
    #expect(try merged(both, here).result == both && merged(both, there).result == both)
  }

  @Test func aChangeMadeInKnowledgeOfAnotherReplacesItWithoutAWord() throws {
    let first = changed(at: 10) { $0.note = "one" }
    // A clock that is behind does not matter.
    let second = changed(first, at: -500) { $0.note = "two" }
    let third = changed(second, at: -400) { $0.note = "" }
    for (a, b, note) in [
      (first, second, "two"), (first, third, ""), (second, third, ""), (old, first, "one"),
    ] {
      let merge = try merged(a, b)
      #expect(merge.result.note == note && merge.clashes == [])
    }
  }

  @Test func noWordOfANoteIsLostAndTheLaterTitleIsShown() throws {
    let here = changed(at: 10) {
      $0.note = "ask for the window"
      $0.customTitle = "Dinner"
    }
    let there = changed(at: 20) {
      $0.note = "bring the voucher"
      $0.customTitle = "Ramen"
    }
    let merge = try merged(here, there)
    #expect(merge.result.note == "bring the voucher\nask for the window")
    #expect(merge.result.customTitle == "Ramen")
    #expect(Set(merge.clashes) == ["both notes were kept", "the title “Dinner” gave way"])
  }

  @Test func membershipFollowsTheLaterWordOfEach() throws {
    let member = changed(at: 1) { $0.collections = ["a", "b"] }
    let left = changed(member, at: 5) { $0.collections = ["b"] }
    let joined = changed(member, at: 6) { $0.collections = ["a", "b", "c"] }
    #expect(Set(try merged(left, joined).result.collections) == ["b", "c"])
    let back = changed(left, at: 9) { $0.collections = ["b", "a"] }
    #expect(Set(try merged(joined, back).result.collections) == ["a", "b", "c"])
  }

  @Test func anApprovalStandsWhateverWasDoneBesideIt() throws {
    let suggestion = Suggestion(
      uid: "x@curio.invalid", madeAt: noon, kind: .event, title: "Dinner", start: noon.utc, confidence: 0.9,
      evidence: [])
    let pending = changed(at: 1) { $0.decision = .suggested(suggestion, state: .pending) }
    let approved = changed(pending, at: 5) {
      $0.decision = .suggested(suggestion, state: .approved(at: later(5), entry: "/x.ics"))
    }
    let dismissed = changed(pending, at: 9) {
      $0.decision = .suggested(suggestion, state: .dismissed(at: later(9)))
    }
    let merge = try merged(approved, dismissed)
    #expect(merge.result.decision == approved.decision)
    #expect(merge.clashes == ["the approved suggestion stayed"])
    // Taken back in knowledge of the approval, it is back.
    let undone = changed(approved, at: 20) { $0.decision = .suggested(suggestion, state: .pending) }
    #expect(try merged(approved, undone).result.decision.pending != nil)
  }

  @Test func theBetterReadingWinsAndKeepsCorrectionsOfBoth() throws {
    var failed = old
    failed.reading = .failed("no reader")
    failed.fields = []
    failed.note = old.note
    #expect(try merged(failed, old).result.reading == old.reading)
    let corrected = changed(at: 3) {
      $0.fields[0].correction = Field.Correction(text: "13", value: $0.fields[0].value, at: later(3))
    }
    let reread = changed(at: 8) {
      $0.reading = .read(Reading(text: "Friday 8 pm"))
      $0.fields = []
    }
    let both = try merged(corrected, reread).result
    #expect(both.text == "Friday 8 pm" && both.fields.map(\.correction?.text) == ["13"])
  }

  // MARK: Files

  @Test(arguments: [
    ".sync-conflict-20261130-093000-ABCDEF7.json", " (conflicted copy 2026-11-30 093000).json",
    " (robin's conflicted copy 2026-11-30).json", ".Conflict.json",
  ])
  func aConflictCopyIsMergedReportedAndGone(_ ending: String) throws {
    let drawer = try scratch.drawer()
    let id = try drawer.fileImage(bytes: picture(1)).id
    try drawer.write(changed(at: 10) { $0.note = "here" })
    let copy = "\(drawer.paths.shard(id.shard))/\(id)\(ending)"
    try Data(RecordCodec.bytes(of: changed(at: 5) { $0.customTitle = "There" })).write(
      to: URL(fileURLWithPath: copy))
    let reports = try drawer.mergeConflicts(inShard: id.shard)
    #expect(reports.map(\.id) == [id] && reports[0].sentence.contains(id.short))
    let both = try drawer.specimen(id)
    #expect(both.note == "here" && both.customTitle == "There")
    #expect(Scratch.names(in: drawer.paths.shard(id.shard)) == ["\(id).json", "\(id).png"])
    #expect(try drawer.mergeConflicts(inShard: id.shard) == [])
  }

  @Test func twoMachinesThatMergeComeToTheSameBytesAndTime() throws {
    let (a, b) = (try scratch.drawer("a"), try scratch.drawer("b"))
    let forms = [changed(at: 10) { $0.note = "here" }, changed(at: 5) { $0.note = "there" }]
    let times = [1_800_000_000, 1_800_000_100]
    for (drawer, own) in [(a, 0), (b, 1)] {
      try drawer.write(forms[own])
      let copy = "\(drawer.paths.shard(old.id.shard))/\(old.id).sync-conflict-20261130-093000-ABCDEF7.json"
      try Data(RecordCodec.bytes(of: forms[1 - own])).write(to: URL(fileURLWithPath: copy))
      for (path, time) in [(drawer.paths.record(old.id), times[own]), (copy, times[1 - own])] {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: Double(time))], ofItemAtPath: path)
      }
      #expect(try drawer.mergeConflicts(inShard: old.id.shard).count == 1)
    }
    #expect(Scratch.bytes(a.paths.record(old.id)) == Scratch.bytes(b.paths.record(old.id)))
    #expect(a.recordStamp(of: old.id) == b.recordStamp(of: old.id))
  }

  @Test func whatIsHalfWrittenNewerOrNoneOfOursIsLeftAlone() throws {
    let drawer = try scratch.drawer()
    let id = try drawer.fileImage(bytes: picture(1)).id
    try drawer.write(old)
    let shard = drawer.paths.shard(id.shard)
    let names = [
      ".syncthing.\(id).json.tmp", "~syncthing~\(id).json.tmp", "\(id).json.tmp", "\(id).json.part",
      "\(id).sync-conflict-broken.json", "\(id).sync-conflict-newer.json", "notes.txt",
    ]
    for name in names {
      let text = name.contains("newer") ? "{\"schema\":99}" : "half"
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(shard)/\(name)"))
    }
    #expect(try drawer.mergeConflicts(inShard: id.shard) == [])
    #expect(Set(names).isSubset(of: Scratch.names(in: shard)))
    #expect(try drawer.specimen(id) == old)
  }

  @Test func ofTwoPicturesOfOneNameTheRightOneStaysAndTheOtherIsFiledForItself() throws {
    let drawer = try scratch.drawer()
    let id = try drawer.fileImage(bytes: picture(1)).id
    let (shard, path) = (drawer.paths.shard(id.shard), try #require(try drawer.imagePath(of: id)))
    func conflict(_ bytes: [UInt8]) throws {
      try Data(bytes).write(to: URL(fileURLWithPath: "\(shard)/\(id).sync-conflict-20261130-093000-A.png"))
    }
    try conflict(picture(1))
    #expect(try drawer.mergeConflicts(inShard: id.shard) == [])
    #expect(Scratch.names(in: shard) == ["\(id).png"])

    // Damage here, the right bytes there.
    try Data(picture(9)).write(to: URL(fileURLWithPath: path))
    try conflict(picture(1))
    #expect(try drawer.mergeConflicts(inShard: id.shard).count == 1)
    #expect(Scratch.bytes(path) == picture(1) && Scratch.names(in: shard) == ["\(id).png"])

    try conflict(picture(2))
    #expect(try drawer.mergeConflicts(inShard: id.shard).count == 1)
    #expect(Scratch.bytes(path) == picture(1) && Scratch.names(in: shard) == ["\(id).png"])
    let waiting = Scratch.names(in: drawer.paths.inbox)
    #expect(waiting.count == 1 && Scratch.bytes("\(drawer.paths.inbox)/\(waiting[0])") == picture(2))
  }

  @Test func aDeletionWinsOverChangesMadeBesideIt() throws {
    let drawer = try scratch.drawer()
    let id = try drawer.fileImage(bytes: picture(1)).id
    try drawer.write(old)
    try drawer.delete(id, at: noon)
    let copy = "\(drawer.paths.shard(id.shard))/\(id).sync-conflict-20261130-093000-A.json"
    try Data(RecordCodec.bytes(of: old)).write(to: URL(fileURLWithPath: copy))
    #expect(try drawer.mergeConflicts(inShard: id.shard) == [])
    #expect(Scratch.names(in: drawer.paths.shard(id.shard)) == [])
  }

  @Test func collectionsKeepTheLaterNameAndSayTheOther() throws {
    let drawer = try scratch.drawer()
    let made = try drawer.makeCollection(named: "Journey", at: noon)
    let own = "\(drawer.paths.collections)/\(made.id).json"
    let copy = "\(drawer.paths.collections)/\(made.id).sync-conflict-20261130-093000-A.json"
    var other = made
    other.name = "Trip"
    try Data(JSON.bytes(of: other)).write(to: URL(fileURLWithPath: copy))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)], ofItemAtPath: own)
    let reports = try drawer.mergeOtherConflicts()
    #expect(
      reports.count == 1 && reports[0].sentence.contains("Trip") && reports[0].sentence.contains("Journey"))
    #expect(try drawer.allCollections().map(\.name) == ["Trip"])
    #expect(Scratch.names(in: drawer.paths.collections) == ["\(made.id).json"])
  }
}
