import DrawerStore
import Glibc
import Specimens
import Testing

@Suite struct InboxTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  func now(in seconds: Int = 0) -> Instant {
    Instant(secondsSince1970: MachineClock.now().secondsSince1970 + seconds)
  }

  @Test func aDropKeepsWhatTheFileAloneWouldLose() throws {
    let drawer = try scratch.drawer()
    let inbox = Inbox(drawer)
    let source = try scratch.file("Menu card.png", picture(1))
    var times = [timespec(tv_sec: 1_773_484_205, tv_nsec: 0), timespec(tv_sec: 1_773_484_205, tv_nsec: 0)]
    utimensat(AT_FDCWD, source, &times, 0)
    try inbox.drop(from: source, note: "for Ann", origin: "Tables")
    let drop = try #require(try inbox.contents(now: now()).ready.first)
    #expect(drop.originalName == "Menu card.png")
    #expect(drop.note == "for Ann")
    #expect(drop.origin == "Tables")
    #expect(drop.fileTime == Instant(secondsSince1970: 1_773_484_205))
    #expect(Scratch.bytes(drop.path) == picture(1))
    let filed = try drawer.fileImage(from: drop.path, tombstones: .honour)
    #expect(filed.id == (try specimenID(picture(1))))
    try inbox.remove(drop)
    #expect(Scratch.files(below: drawer.paths.inbox).isEmpty)
  }

  @Test func whatIsNoPictureIsSaidAtOnceAndDropsNothing() throws {
    let inbox = Inbox(try scratch.drawer())
    #expect(throws: DrawerError.self) {
      try inbox.drop(from: try scratch.file("a.zip", [0x50, 0x4B, 3, 4, 0, 0]))
    }
    #expect(throws: DrawerError.self) { try inbox.drop(bytes: [], name: "clipboard") }
    let contents = try inbox.contents(now: now())
    #expect(contents.ready.isEmpty && contents.arriving == 0)
  }

  @Test func aPictureThatAnotherProgramPutThereIsTakenAtOnce() throws {
    let drawer = try scratch.drawer()
    try scratch.file("drawer/inbox/note.json", Array("plain words".utf8))
    try scratch.file("drawer/inbox/.hidden.png", picture(3))
    try scratch.file("drawer/inbox/Screenshot.png", picture(2))
    mkdir("\(drawer.paths.inbox)/folder", 0o700)
    let contents = try Inbox(drawer).contents(now: now())
    #expect(contents.ready.map(\.originalName) == ["Screenshot.png"])
    #expect(contents.ready.first?.fileTime != nil)
    // Text shows no end: it has to lie still for a moment.
    #expect(contents.arriving == 1)
    #expect(try Inbox(drawer).contents(now: now(in: 5)).ready.count == 2)
  }

  @Test func aHalfWrittenPictureWaitsUntilItIsWholeAlsoWhenItsWriterTakesABreak() throws {
    let drawer = try scratch.drawer()
    let path = "\(drawer.paths.inbox)/a.png"
    let bytes = picture(1)
    try scratch.file("drawer/inbox/a.png", Array(bytes.prefix(1000)))
    #expect(Arrival.state(of: path, now: now(in: 5)) == .arriving)
    let file = fopen(path, "a")
    fwrite(Array(bytes.dropFirst(1000)), 1, 1000, file)
    fflush(file)
    // Whole by its bytes, and yet somebody still has it open for writing.
    #expect(Arrival.state(of: path, now: now()) == .arriving)
    fclose(file)
    #expect(Arrival.state(of: path, now: now()) == .whole)
    let drop = try #require(try Inbox(drawer).contents(now: now()).ready.first)
    #expect(try drawer.fileImage(from: drop.path).id == specimenID(bytes))
  }

  @Test func aPictureThatStaysCutIsTakenInTheEndSoThatItsFailureIsShown() throws {
    let path = try scratch.file("cut.png", Array(picture(1).prefix(900)))
    #expect(Arrival.state(of: path, now: now(in: 20)) == .arriving)
    #expect(Arrival.state(of: path, now: now(in: 60)) == .whole)
    #expect(Arrival.state(of: scratch.path, now: now()) == .nothing)
    #expect(Arrival.state(of: "\(scratch.path)/gone.png", now: now()) == .nothing)
  }

  @Test(arguments: [
    ("a.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 9, 9, 9, 9] as [UInt8], [0xFF, 0xD9] as [UInt8]),
    ("a.gif", Array("GIF89a1234".utf8), [0x3B]),
    ("a.webp", Array("RIFF".utf8) + [12, 0, 0, 0] + Array("WEBP1234".utf8), Array("5678".utf8)),
    ("a.heic", [0, 0, 0, 16] + Array("ftypheic1234".utf8) + [0, 0, 0, 12], Array("mdat1234".utf8)),
  ])
  func theEndOfAPictureIsToldByItsFormat(name: String, start: [UInt8], rest: [UInt8]) throws {
    let path = try scratch.file(name, start)
    #expect(Arrival.state(of: path, now: now()) == .arriving)
    try scratch.file(name, start + rest)
    #expect(Arrival.state(of: path, now: now()) == .whole)
  }

  @Test func aDropThatCanNotBeFiledIsSetAsideUnderItsName() throws {
    let drawer = try scratch.drawer()
    let inbox = Inbox(drawer)
    for seed in 1...2 {
      try inbox.drop(from: try scratch.file("a.png", picture(seed)))
      let kept = try inbox.setAside(try #require(try inbox.contents(now: now()).ready.first))
      #expect(Scratch.bytes(kept) == picture(seed))
    }
    #expect(Scratch.names(in: "\(drawer.paths.inbox)/failed") == ["2-a.png", "a.png"])
    #expect(try inbox.contents(now: now()).ready.isEmpty)
    #expect(Scratch.names(in: drawer.paths.inbox) == ["failed"])
  }

  @Test func sidecarsLeftByACrashAreSweptOnceTheyAreOld() throws {
    let drawer = try scratch.drawer()
    let inbox = Inbox(drawer)
    let drop = try inbox.drop(from: try scratch.file("a.png", picture(1)))
    unlink(drop.path)
    try inbox.sweep(now: now())
    #expect(Scratch.names(in: drawer.paths.inbox).count == 1)
    try inbox.sweep(now: now(in: 120))
    #expect(Scratch.names(in: drawer.paths.inbox).isEmpty)
  }
}
