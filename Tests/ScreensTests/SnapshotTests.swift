import Foundation
import Terminal
import Testing

@testable import Screens

/// The main screens as text, looked over by people. `CURIO_RECORD=1` writes them anew after a wanted change.
@Suite("Snapshots of the screens")
struct SnapshotTests {
  static let screens = [
    "drawer", "first run", "list", "results", "nothing found", "detail", "review", "form", "abstentions",
    "capture",
    "report", "timeline", "statistics", "secrets", "palette", "palette found", "collections", "settings",
    "help", "confirm", "choice", "prompt",
    "too small", "rail", "marked", "results list", "empty search", "completion", "groups", "typed path",
    "detail edit", "detail large", "nothing to review", "empty timeline", "palette in review",
    "first approve",
    "ways in", "editor", "stop filing", "hostile drawer", "hostile results", "hostile detail",
    "hostile review",
    "hostile report", "hostile timeline", "jobs", "themes", "pictures", "keys", "week", "empty week",
    "next week", "notice review", "notice ready", "notice question", "no notice", "people", "no people",
    "child",
    "brief", "brief in Japanese", "hostile week", "hostile notice review", "hostile notice question",
    "hostile people", "hostile brief",
  ]
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Fixtures")

  @Test("look as they were reviewed", arguments: screens)
  func looks(_ name: String) throws {
    var text = ""
    for size in States.sizes {
      guard let state = state(name, size) else { continue }
      text += "== \(size.columns)×\(size.rows)\n\(render(state).surface.text())\n"
    }
    let file = SnapshotTests.folder.appendingPathComponent(name.replacing(" ", with: "-") + ".txt")
    if ProcessInfo.processInfo.environment["CURIO_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: SnapshotTests.folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let reviewed = try String(contentsOf: file, encoding: .utf8)
    #expect(text == reviewed, "\(name) changed; look at it, then run with CURIO_RECORD=1")
  }

  private func state(_ name: String, _ size: Size) -> AppState? {
    if name == "too small" { return size.columns == 20 ? States.drawer(Size(columns: 19, rows: 5)) : nil }
    if name.hasPrefix("hostile ") {
      // Titles that are wide, joined, right to left, endless, or want to drive the terminal.
      return States.all(size, titles: Fixtures.hostile).first { "hostile \($0.name)" == name }?.state
    }
    return States.all(size).first { $0.name == name }?.state
  }
}
