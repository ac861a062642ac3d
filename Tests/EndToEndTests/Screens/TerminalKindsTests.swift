import Foundation
import TestSupport
import Testing

/// The program on terminals that can do little, or whose locale is doubtful.
@Suite(.enabled(if: Command.areInstalled("tmux"), "tmux is not installed"))
struct TerminalKindsTests {
  private func filled() async throws -> CurioProgram {
    let curio = try CurioProgram.onThatMonday()
    let lines = (1...12).map { number in
      #"{"id":"t\#(number)","text":"Dinner at Menya Aoba, table \#(number)\nFri 4 December 2026, 19:30","savedAt":"2026-11-\#(10 + number)T09:00:00"}"#
    }
    let file = try curio.home.write(Data(lines.joined(separator: "\n").utf8), to: "lines.jsonl")
    #expect(try await curio.run("bench", "load", "--jsonl", file).status == 0)
    return curio
  }

  private static let line: ClosedRange<UInt32> = 0x2500...0x257F

  @Test(
    "shows everything, and frames only where they will arrive",
    arguments: [
      ("screen", [:], true), ("linux", [:], false), ("vt100", [:], false), ("xterm", [:], true),
      ("xterm-256color", ["LANG": "C", "LC_ALL": "C"], false),
      ("xterm-256color", ["LANG": "ja_JP.UTF-8"], nil),
      ("xterm-256color", ["NO_COLOR": "1"], true),
    ] as [(String, [String: String], Bool?)])
  func worksOn(_ term: String, _ variables: [String: String], _ hasFrames: Bool?) async throws {
    var curio = try await filled()
    curio.environment.merge(variables) { $1 }
    curio.wrapper = ["/usr/bin/env", "TERM=\(term)"]
    let terminal = try await curio.open()
    try await terminal.wait(for: "12 specimens")
    let drawer = try await terminal.wait(for: "Menya Aoba")
    let hasLines = drawer.rows.joined().unicodeScalars.contains { Self.line.contains($0.value) }
    if let hasFrames { #expect(hasLines == hasFrames, "\(term)\n\(drawer)") }
    if variables["NO_COLOR"] != nil || term == "vt100" {
      #expect(!hasColor(try await terminal.coloredScreen()), "\(term)")
    }
    // The chosen card is told without colour: by a heavy frame, a mark or by reversing.
    for key in ["t", "Escape", "S", "Escape", "Enter", "Escape", ":", "Escape", "?"] {
      try await terminal.press(key)
      try await terminal.settle()
    }
    try await terminal.wait(for: "Keys:")
    try await terminal.press("Escape")
    try await terminal.wait(forNo: "Keys:")
    try await terminal.press("q")
    #expect(try await terminal.waitForExit() == 0)
  }

  /// Any SGR number that sets a colour.
  private func hasColor(_ screen: String) -> Bool {
    screen.components(separatedBy: "\u{1B}[").dropFirst().contains { part in
      guard let end = part.firstIndex(where: \.isLetter), part[end] == "m" else { return false }
      return part[..<end].split(separator: ";").contains { number in
        Int(number).map { (30...38).contains($0) || (40...48).contains($0) || (90...107).contains($0) }
          ?? false
      }
    }
  }

  @Test("refuses a terminal that can't place words, and says so")
  func dumb() async throws {
    var curio = try CurioProgram()
    curio.wrapper = ["/usr/bin/env", "TERM=dumb"]
    let terminal = try await curio.open()
    #expect(try await terminal.waitForExit() == 2)
    #expect(try await terminal.screen().contains("curio:"))
  }

  @Test("names and texts never drive the terminal")
  func hostileNames() async throws {
    let curio = try CurioProgram.onThatMonday()
    let folder = try curio.home.folder("Pictures")
    let picture = try Data(contentsOf: URL(fileURLWithPath: Sample.code.path))
    let names: [[UInt8]] = [
      Array("\u{1B}]0;owned\u{07}a.png".utf8), [0x83, 0x65] + Array(".png".utf8),
      Array(String(repeating: "n", count: 251).utf8) + Array(".png".utf8), Array("abc\u{202E}gpj.png".utf8),
    ]
    for name in names {
      let path = (Array("\(folder)/".utf8) + name).map { CChar(bitPattern: $0) } + [0]
      let made = open(path, O_CREAT | O_WRONLY, 0o600)
      try #require(made >= 0)
      try FileHandle(fileDescriptor: made, closeOnDealloc: true).write(contentsOf: picture)
    }
    let lines = #"{"id":"h1","text":"Minutes \u001b[2J\u009b31m of \u202ethe club \u001b]0;owned\u0007"}"#
    let file = try curio.home.write(Data(lines.utf8), to: "lines.jsonl")
    #expect(try await curio.run("bench", "load", "--jsonl", file).status == 0)
    let terminal = try await curio.open()
    let title = try await terminal.ask("#{pane_title}")
    try await terminal.wait(for: "1 specimen")
    try await terminal.press("Enter")
    let detail = try await terminal.wait(for: "kept in")
    #expect(detail.contains("of"))
    try await terminal.press("Escape")
    try await terminal.wait(for: "/ search the drawer")
    try await terminal.press("i")
    try await terminal.wait(for: "Capture")
    try await terminal.wait(for: "nnnn")
    try await terminal.press("C-a")
    try await terminal.wait(for: "picked")
    try await terminal.press("C-f")
    try await terminal.wait(for: "filed", within: 120)
    try await terminal.wait(until: "the drawer's records", within: 120) { _ in
      DrawerFolder(curio.drawer).records.count >= 2
    }
    #expect(try await terminal.ask("#{pane_title}") == title)
    try await terminal.press("C-c")
    #expect(try await terminal.waitForExit() == 0)
    let export = try await curio.run("export", curio.home.path("out"))
    #expect(export.status == 0)
  }
}
