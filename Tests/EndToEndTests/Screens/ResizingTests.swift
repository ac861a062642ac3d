import Foundation
import TestSupport
import Testing

/// Any size, at any moment, also while pictures are being filed.
@Suite(.enabled(if: Command.areInstalled("tmux"), "tmux is not installed"))
struct ResizingTests {
  private let sizes = [
    (80, 24), (20, 5), (250, 70), (19, 4), (40, 12), (120, 35), (10, 3), (200, 50), (33, 60), (250, 6),
    (64, 18),
  ]

  @Test func noSizeLeavesAnythingBehind() async throws {
    let curio = try CurioProgram()
    let folder = try curio.folder("Phone", with: [.ramenCard, .booking, .concert, .receipt])
    for file in files(under: folder) { #expect(try await curio.run("file", file).status == 0) }

    let terminal = try await curio.open()
    for (columns, rows) in sizes + sizes.reversed() {
      try await terminal.resize(columns: columns, rows: rows)
      let isTooSmall = columns < 20 || rows < 5
      try await terminal.wait(until: "\(columns) × \(rows) drawn") { screen in
        let text = screen.description.lowercased()
        return text.contains("small") == isTooSmall && text != ""
      }
    }
    try await terminal.resize(columns: 80, rows: 24)
    try await terminal.wait(until: "all filed and shown", within: 120) { screen in
      DrawerFolder(curio.drawer).records.count == 4 && screen.contains("4 specimens")
    }

    for (columns, rows) in [(80, 24), (250, 70), (20, 5), (120, 35)] {
      let (drawn, redrawn) = try await looks(of: terminal, columns: columns, rows: rows)
      #expect(drawn == redrawn, "\(columns) × \(rows)\n\(drawn)\n---\n\(redrawn)")
    }
    try await terminal.press("C-c")
    #expect(try await terminal.waitForExit() == 0)
    try await expectRestored(terminal)
  }

  /// The screen after a change of size, and the same drawn anew from nothing. A late picture makes them differ
  /// once; what a size left behind makes them differ every time.
  private func looks(
    of terminal: TmuxSession, columns: Int, rows: Int
  ) async throws -> (drawn: ScreenText, redrawn: ScreenText) {
    var looks: (drawn: ScreenText, redrawn: ScreenText)
    var attempts = 0
    repeat {
      try await terminal.resize(columns: columns + 7, rows: rows + 3)
      try await terminal.settle()
      try await terminal.resize(columns: columns, rows: rows)
      looks.drawn = try await terminal.settle()
      try await terminal.press("C-l")
      looks.redrawn = try await terminal.settle()
      attempts += 1
    } while looks.drawn != looks.redrawn && attempts < 4
    return looks
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV, SIGABRT])
  func theTerminalIsRestoredAfter(signal: Int32) async throws {
    let curio = try CurioProgram()
    // A shell outlives the program and says how the terminal was left.
    let line = "\(CurioProgram.path); echo left; stty -a; sleep 60"
    let terminal = try await TmuxSession(["sh", "-c", line], environment: curio.environment)
    try await terminal.wait(for: "Curio")
    let shell = try #require(try await terminal.processID())
    let children = FileManager.default.contents(atPath: "/proc/\(shell)/task/\(shell)/children") ?? Data()
    let program = try #require(
      Int32(String(decoding: children, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)))
    kill(program, signal)
    let screen = try await terminal.wait(for: "left")
    try await terminal.wait(for: "echo")
    #expect(!screen.contains("Curio"))
    let modes = try await terminal.settle().description.split(whereSeparator: \.isWhitespace)
    for mode in ["icanon", "echo", "opost", "isig", "icrnl"] {
      #expect(modes.contains { $0 == mode || $0 == "\(mode);" }, "\(mode)")
    }
    try await expectRestored(terminal)
    #expect(try await terminal.ask("#{cursor_flag}") == "1")
  }

  /// The alternate screen and the mouse are gone.
  private func expectRestored(_ terminal: TmuxSession) async throws {
    #expect(try await terminal.ask("#{alternate_on}") == "0")
    #expect(try await terminal.ask("#{mouse_any_flag}") == "0")
  }
}
