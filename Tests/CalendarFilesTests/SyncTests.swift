import CalendarFiles
import Foundation
import Specimens
import TestSupport
import Testing

/// A CalDAV server on this machine and vdirsyncer between it and two folders, as a person with two machines has it.
@Suite(
  "Entries on a CalDAV server",
  .enabled(
    if: Command.areInstalled("vdirsyncer", "radicale"), "vdirsyncer or radicale is not installed"))
struct SyncTests {
  private let home: TemporaryFolder
  private let server: RunningCommand
  private let port: Int

  init() async throws {
    home = try TemporaryFolder()
    for name in ["here/curio", "there/curio", "server"] { _ = try home.folder(name) }
    port = try FreePort.find()
    try home.put(
      """
      [server]
      hosts = 127.0.0.1:\(port)
      [auth]
      type = none
      [rights]
      type = owner_only
      [storage]
      filesystem_folder = \(home.path)/server
      [logging]
      level = warning
      """, at: "radicale.conf")
    var pairs = "[general]\nstatus_path = \"\(home.path)/status/\"\n"
    for side in ["here", "there"] {
      pairs += """

        [pair \(side)]
        a = "\(side)_files"
        b = "\(side)_server"
        collections = ["curio"]
        [storage \(side)_files]
        type = "filesystem"
        path = "\(home.path)/\(side)/"
        fileext = ".ics"
        [storage \(side)_server]
        type = "caldav"
        url = "http://127.0.0.1:\(port)/"
        username = "sam"
        password = "not-checked"

        """
    }
    try home.put(pairs, at: "vdirsyncer.conf")
    server = try Command(
      "radicale", ["--config", home.path("radicale.conf")], environment: Self.environment(home)
    ).start()
    try await FreePort.answers(port, of: server)
  }

  private var environment: [String: String] { Self.environment(home) }

  private static func environment(_ home: TemporaryFolder) -> [String: String] {
    ["HOME": home.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TZ": "Asia/Tokyo"]
  }

  private func vdirsyncer(_ arguments: [String], saying input: String = "") async throws {
    let outcome = try await Command(
      "vdirsyncer", ["-c", home.path("vdirsyncer.conf")] + arguments, environment: environment, input: input
    ).run(within: 60)
    #expect(outcome.status == 0, "\(outcome.errors)\(outcome.output)")
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: home.path(name))), as: UTF8.self)
  }

  @Test("an event and a reminder travel to the server and into another folder, and come back unchanged")
  func roundTrip() async throws {
    let calendar = VdirCalendar(folder: home.path("here/curio"))
    let entries = [
      suggestion(
        "Dinner, with friends; at “麺屋”", end: "2026-12-04T21:30", zone: "Asia/Tokyo",
        location: "5-3 Gion, Kyoto", notes: "first\nsecond", codes: ["KX7Q2"], alarms: [60],
        uid: "event@curio.invalid"),
      suggestion(
        "Pay the fee", kind: .reminder, start: "2026-12-07", allDay: true, alarms: [900],
        uid: "reminder@curio.invalid"),
    ]
    var before: [String: String] = [:]
    for entry in entries {
      let path = try calendar.write(CalendarEntry.bytes(for: entry), uid: entry.uid)
      before[entry.uid] = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }
    try await vdirsyncer(["discover", "here"], saying: "y\ny\n")
    try await vdirsyncer(["sync", "here"])
    // The server holds both: the other machine finds its collection and gets them.
    try await vdirsyncer(["discover", "there"], saying: "y\ny\n")
    try await vdirsyncer(["sync", "there"])
    let there = files(under: home.path("there/curio")).filter { $0.hasSuffix(".ics") }
    #expect(there.count == 2)
    for path in there {
      let copy = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
      let uid = try #require(before.keys.first { copy.contains("UID:\($0)") })
      #expect(lines(of: copy) == lines(of: before[uid] ?? ""))
    }
    // A second round changes nothing here, byte for byte.
    try await vdirsyncer(["sync", "here"])
    for entry in entries {
      #expect(try text("here/curio/\(entry.uid).ics") == before[entry.uid])
      #expect(try calendar.isUnchanged(entry.uid, since: CalendarEntry.bytes(for: entry)) == true)
    }
  }

  @Test("an entry that is taken back here goes from the server and from the other folder")
  func takenBack() async throws {
    let calendar = VdirCalendar(folder: home.path("here/curio"))
    let entry = suggestion(end: "2026-12-04T21:00", uid: "a@curio.invalid")
    let other = suggestion("Other", end: "2026-12-04T21:00", uid: "b@curio.invalid")
    for entry in [entry, other] { try calendar.write(CalendarEntry.bytes(for: entry), uid: entry.uid) }
    for side in ["here", "there"] {
      try await vdirsyncer(["discover", side], saying: "y\ny\n")
      try await vdirsyncer(["sync", side])
    }
    try calendar.remove(entry.uid)
    for side in ["here", "there"] { try await vdirsyncer(["sync", side]) }
    let left = try files(under: home.path("there/curio")).filter { $0.hasSuffix(".ics") }.map {
      String(decoding: try Data(contentsOf: URL(filePath: $0)), as: UTF8.self)
    }
    #expect(left.count == 1)
    #expect(left.first?.contains("UID:b@curio.invalid") == true)
  }

  /// The unfolded lines, sorted: a server may write the properties of a component in another order, and name itself.
  private func lines(of text: String) -> [String] {
    text.replacing("\r\n", with: "\n").replacing("\n ", with: "").split(separator: "\n")
      .map(String.init).filter { !$0.hasPrefix("PRODID:") && !$0.hasPrefix("X-RADICALE") }.sorted()
  }
}

/// Ports of this machine.
private enum FreePort {
  /// One that nobody listens on at this moment.
  static func find() throws -> Int {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let port: Int? = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
        guard bind(descriptor, raw, length) == 0, getsockname(descriptor, raw, &length) == 0 else {
          return nil
        }
        return Int(UInt16(bigEndian: pointer.pointee.sin_port))
      }
    }
    return try #require(port)
  }

  /// Waits until something accepts connections there.
  static func answers(_ port: Int, of server: RunningCommand) async throws {
    for _ in 0..<600 {
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      address.sin_port = UInt16(port).bigEndian
      let isOpen = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
      close(descriptor)
      if isOpen { return }
      guard server.isRunning else { break }
      try await Task.sleep(for: .milliseconds(50))
    }
    Issue.record("radicale did not answer: \(server.outputSoFar)")
  }
}
