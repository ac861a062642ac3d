import Foundation
import Screens
import TestSupport
import Testing

/// Every key of the table of actions, pressed on the running program in a filled drawer.
@Suite(.enabled(if: Command.areInstalled("tmux"), "tmux is not installed"))
struct EveryKeyTests {
  /// How each place is reached from the drawer.
  private static let ways: [(place: Place, keys: [String])] = [
    (.drawer, []), (.rail, ["Tab"]), (.query, ["/", "t"]), (.results, ["/", "t", "Tab"]),
    (.detail, ["Enter"]),
    (.detailEdit, ["Enter", "n"]), (.review, ["a"]), (.abstentions, ["a", "Tab"]), (.capture, ["i"]),
    (.collections, ["C"]), (.settings, [","]), (.timeline, ["t"]), (.statistics, ["S"]), (.help, ["?"]),
    (.week, ["W"]), (.cards, ["W", "Tab"]), (.people, ["W", "p"]), (.palette, [":"]),
  ]

  /// Keys that end the program or stop it on purpose, what would start the desktop's viewer or an
  /// editor, and the palette,
  /// in which the keys after it could find "quit"; it has a turn of its own.
  private static let left: Set<String> = [
    "q", "ctrl-c", "ctrl-z", "O", "E", "f4", ":", "ctrl-p",
  ]

  @Test("leaves the program alive and the drawer sound")
  func everyKey() async throws {
    let curio = try CurioProgram.onThatMonday()
    let lines = (1...40).map { number in
      #"{"id":"k\#(number)","text":"Dinner at Menya Aoba, table \#(number)\nFri 4 December 2026, 19:30\n¥1,280","savedAt":"2026-10-\#(10 + number % 20)T09:00:00"}"#
    }
    let file = try curio.home.write(Data(lines.joined(separator: "\n").utf8), to: "lines.jsonl")
    #expect(try await curio.run("bench", "load", "--jsonl", file).status == 0)
    let terminal = try await curio.open(columns: 100, rows: 30)
    try await terminal.wait(for: "40 specimens")
    for (place, way) in Self.ways {
      for key in way { try await terminal.press(key) }
      let keys = ActionTable.all.filter { $0.places.contains(place) }.flatMap(\.keys).map(\.name)
        .filter { !Self.left.contains($0) }.compactMap(tmuxName)
      for key in keys { try await terminal.press(key) }
      #expect(try await terminal.exitStatus() == nil, "after the keys of \(place)")
      try await goHome(terminal)
    }
    try await terminal.press("C-c")
    // Should something still be filed, it asks first; otherwise it has ended, and there is no screen to settle.
    if let screen = try? await terminal.settle(), screen.contains("Close Curio") {
      try await terminal.press("Enter")
    }
    #expect(try await terminal.waitForExit() == 0)
    #expect(try await curio.run("verify").status == 0)
  }

  /// Back to the drawer, whatever is open.
  private func goHome(_ terminal: TmuxSession) async throws {
    for _ in 0..<12 {
      // A dialog has the status line to itself.
      let screen = try await terminal.settle()
      if screen.rows.first?.contains("/ search the drawer") == true,
        screen.rows.last?.contains("/ search") == true
      {
        return
      }
      try await terminal.press("Escape")
    }
    try await terminal.wait(for: "/ search the drawer")
  }

  private func tmuxName(_ key: String) -> String? {
    let names = [
      "up": "Up", "down": "Down", "left": "Left", "right": "Right", "enter": "Enter", "escape": "Escape",
      "space": "Space", "tab": "Tab", "shift-tab": "BTab", "backspace": "BSpace", "delete": "DC",
      "home": "Home",
      "end": "End", "page-up": "PPage", "page-down": "NPage",
    ]
    if let name = names[key] { return name }
    if key.hasPrefix("ctrl-") {
      return names[String(key.dropFirst(5))].map { "C-\($0)" } ?? "C-\(key.dropFirst(5))"
    }
    if key.hasPrefix("alt-") {
      return names[String(key.dropFirst(4))].map { "M-\($0)" } ?? "M-\(key.dropFirst(4))"
    }
    if key.first == "f", Int(key.dropFirst()) != nil { return key.uppercased() }
    return key == ";" ? "\\;" : key
  }
}
