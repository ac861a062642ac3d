import CalendarFiles
import Foundation
import TestSupport
import Testing

@Suite struct VdirTests {
  let folder: TemporaryFolder
  let calendar: VdirCalendar

  init() throws {
    folder = try TemporaryFolder()
    calendar = VdirCalendar(folder: folder.path("calendar/curio"))
  }

  @Test func anEntryIsWrittenReadAndRemoved() throws {
    let bytes = try CalendarEntry.bytes(for: suggestion())
    let path = try calendar.write(bytes, uid: "a@curio")
    #expect(path == folder.path("calendar/curio/a@curio.ics"))
    #expect(try calendar.read("a@curio") == bytes)
    #expect(calendar.uids() == ["a@curio"])
    #expect(files(under: folder.path).count == 1)
    #expect(try calendar.isUnchanged("a@curio", since: bytes) == true)
    #expect(try calendar.remove("a@curio"))
    #expect(try !calendar.remove("a@curio"))
    #expect(try calendar.isUnchanged("a@curio", since: bytes) == nil)
  }

  @Test func whatTheUserChangedIsNotReplacedWithoutAsking() throws {
    let path = try calendar.write([1, 2, 3], uid: "a")
    #expect(try calendar.write([1, 2, 3], uid: "a") == path)
    try folder.write([9], to: "calendar/curio/a.ics")
    #expect(try calendar.isUnchanged("a", since: [1, 2, 3]) == false)
    #expect(throws: CalendarError.differentEntry(path: path)) { try calendar.write([1, 2, 3], uid: "a") }
    #expect(try calendar.read("a") == [9])
    try calendar.write([1, 2, 3], uid: "a", replacing: true)
    #expect(try calendar.read("a") == [1, 2, 3])
  }

  @Test func whatAnEndedWriterLeftIsRemovedAndNothingElse() throws {
    try calendar.write([1], uid: "a")
    // No process has this number.
    let left = try folder.write([7], to: "calendar/curio/.\(pid_t.max)-3sghulsxeafif.tmp")
    let kept = [".\(getpid())-3sghulsxeafif.tmp", ".\(pid_t.max)-not base 36.tmp", ".notes.tmp", "b.ics"]
    for name in kept { try folder.write([7], to: "calendar/curio/\(name)") }
    calendar.sweep()
    #expect(!FileManager.default.fileExists(atPath: left))
    #expect(files(under: folder.path).count == kept.count + 1)
    try folder.write([7], to: "calendar/curio/.\(pid_t.max)-1.tmp")
    try calendar.remove("a")
    #expect(files(under: folder.path).count == kept.count)
  }

  @Test(arguments: ["../a", "a/b", "", ".a", "a\0b"])
  func noNameLeavesTheFolder(uid: String) throws {
    #expect(throws: CalendarError.unsafeUID(uid)) { try calendar.write([1], uid: uid) }
    #expect(throws: CalendarError.unsafeUID(uid)) { try calendar.read(uid) }
    #expect(throws: CalendarError.unsafeUID(uid)) { try calendar.remove(uid) }
  }

  @Test func aLinkInPlaceOfAnEntryIsNotFollowed() throws {
    try calendar.write([1], uid: "first")
    let secret = try folder.write([7], to: "secret")
    symlink(secret, folder.path("calendar/curio/a.ics"))
    #expect(throws: CalendarError.self) { try calendar.write([1], uid: "a", replacing: true) }
    #expect(try calendar.remove("a"))
    #expect(files(under: folder.path).contains { $0.hasSuffix("secret") })
  }

  @Test func aPlaceThatCanNotBeWrittenIsSaid() throws {
    let file = try folder.write([1], to: "file")
    let inside = VdirCalendar(folder: "\(file)/calendar")
    #expect(!inside.isWritable)
    #expect { try inside.write([1], uid: "a") } throws: { error in
      guard case .cannotWrite(_, let reason)? = error as? CalendarError else { return false }
      return !reason.isEmpty
    }
    #expect(calendar.isWritable)
  }
}

@Suite struct VdirDiscoveryTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    for name in [
      "work", "home", "shared", ".cal/a", ".cal/b", ".cal/.hidden", "dav/tasks", "dav/lists", "cards/x",
    ] {
      _ = try home.folder(name)
    }
  }

  func found(_ extra: [String: String] = [:]) -> [String] {
    let environment = ["HOME": home.path].merging(extra) { $1 }
    return discoverVdirs(environment: environment).map {
      "\($0.source) \($0.name) \($0.path.dropFirst(home.path.count + 1))"
    }
  }

  @Test func khalsCalendarsAreFoundAndReadOnlyOnesLeftOut() throws {
    try home.put(
      """
      # my calendars
      [calendars]
        [[Work]]
          path = ~/work  # at the office
          color = dark green
        [[holidays]]
        path = "~/shared"
        readonly = True
        [[mine]]
          path = $HOME/.cal/*
          type = discover
        [[gone]]
        path = ~/gone
        [[people]]
        path = ~/home
        type = birthdays
      [default]
      path = ~/home
      """, at: ".config/khal/config")
    #expect(found() == ["khal Work work", "khal a .cal/a", "khal b .cal/b"])
  }

  @Test func vdirsyncersCalendarsAreFoundAndAddressBooksLeftOut() throws {
    try home.put(
      """
      [general]
      status_path = "~/.status/"

      [storage calendars_local]
      type = "filesystem"
      path = "~/dav/"
      fileext = ".ics"

      [storage one]
      type = "filesystem"
      path = "~/work"
      fileext = ".ics"

      [storage contacts]
      type = "filesystem"
      path = "~/cards"
      fileext = ".vcf"

      [storage remote]
      type = "caldav"
      url = "https://dav.example/"
      """, at: "xdg/vdirsyncer/config")
    #expect(found().isEmpty)
    #expect(
      found(["XDG_CONFIG_HOME": home.path("xdg")]) == [
        "vdirsyncer lists dav/lists", "vdirsyncer tasks dav/tasks", "vdirsyncer one work",
      ])
  }

  @Test func aFolderThatSeveralProgramsShareIsNamedOnce() throws {
    try home.put("[calendars]\n[[tasks]]\npath = ~/dav/tasks\n", at: ".config/khal/config")
    try home.put("path = \"~/dav/*\"\ntime_format = '%H:%M'\n", at: ".config/todoman/config.py")
    #expect(found() == ["khal tasks dav/tasks", "todoman lists dav/lists"])
    #expect(discoverVdirs(environment: [:]).isEmpty)
  }
}
