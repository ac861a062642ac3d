import Foundation
import TestSupport
import Testing

/// A photographed flyer becomes a handled week by keys alone: filed, one question answered, approved, handed over.
@Suite(.enabled(if: Command.areInstalled("tmux"), "tmux is not installed"))
struct NoticePathTests {
  @Test(arguments: [(80, 24), (120, 35)])
  func aFlyerBecomesABrief(columns: Int, rows: Int) async throws {
    let curio = try CurioProgram.onThatMonday()
    _ = try curio.folder("Pictures", with: [.handout])
    let terminal = try await curio.open(columns: columns, rows: rows)
    var keys = Keys(terminal)
    try await terminal.wait(for: "Your drawer is empty")

    // The family, once: one child with a grade.
    try await keys.press("W")
    try await terminal.wait(for: "Nothing to bring, pay, sign or attend")
    try await keys.press("p")
    try await terminal.wait(for: "Nobody yet")
    try await keys.press("n")
    try await terminal.wait(for: "Name of the child")
    try await keys.type("Ava, 3")
    try await keys.press("Enter")
    try await terminal.wait(for: "grade 3")
    try await keys.press("Escape")
    try await terminal.wait(for: "Nothing to bring, pay, sign or attend")
    try await keys.press("Escape")
    try await terminal.wait(for: "Your drawer is empty")

    // The flyer.
    try await keys.press("i")
    try await terminal.wait(for: ".jpg")
    try await keys.press("C-a")
    try await terminal.wait(for: "1 picked")
    try await keys.press("C-f")
    try await terminal.wait(for: "A school notice", within: 120)

    // Its cards, each with its sentence in the notice.
    try await keys.press("W", "Tab")
    let first = try await terminal.wait(for: "Notice review")
    #expect(first.contains("packed lunch"), "\(first)")
    var seen = try await terminal.settle()
    for _ in 0..<6 {
      seen = try await terminal.settle()
      if seen.contains("How much") { break }
      try await keys.press("Down")
    }
    #expect(seen.contains("Gift shop"), "\(seen)")
    try await keys.press("Enter")
    try await terminal.wait(for: "Another answer")
    try await keys.press("Down", "Enter")
    try await terminal.wait(for: "Nothing open")
    try await keys.press("A")
    try await terminal.wait(for: "5 approved")
    try await keys.press("Tab")
    for sign in ["This week", "SIGN", "8 GBP", "5 GBP"] { try await terminal.wait(for: sign) }

    // The trip is next week; its brief, for somebody named now.
    try await keys.press("]")
    try await terminal.wait(for: "Next week")
    try await terminal.wait(for: "ATTEND")
    try await keys.press("b")
    try await terminal.wait(for: "Who is the brief for?")
    try await keys.type("Grandpa")
    try await keys.press("Enter")
    let brief = try await terminal.wait(for: "For Grandpa")
    #expect(brief.contains("Thu 10 Dec"), "\(brief)")
    #expect(brief.contains("Packed lunch"), "\(brief)")
    try await keys.press("s")
    try await terminal.wait(for: "Save the brief as")
    try await terminal.press("C-u")
    try await terminal.type(curio.home.path("brief.txt"))
    try await keys.press("Enter")
    try await terminal.wait(for: "Saved to")
    let text = try String(contentsOfFile: curio.home.path("brief.txt"), encoding: .utf8)
    #expect(
      text.contains("Ava") && text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }, "\(text)")
    // The README tells the number.
    #expect(keys.count == 34)
    #expect(!text.contains("%") && !text.contains("3-5"), "\(text)")

    let outcome = try await curio.run("brief", "--caregiver", "Grandpa", "--week", "2026-W50")
    #expect(outcome.output == text)
  }

  /// Presses keys and counts them, each typed letter too.
  private struct Keys {
    let terminal: TmuxSession
    private(set) var count = 0

    init(_ terminal: TmuxSession) { self.terminal = terminal }

    mutating func press(_ keys: String...) async throws {
      for key in keys {
        try await terminal.press(key)
        count += 1
      }
    }

    mutating func type(_ text: String) async throws {
      try await terminal.type(text)
      count += text.count
    }
  }
}
