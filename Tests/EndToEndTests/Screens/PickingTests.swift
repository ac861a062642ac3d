import Foundation
import TestSupport
import Testing

/// A date that could be two days: the detail screen shows both, and what the user picks wins for ever.
@Suite(.enabled(if: Command.areInstalled("tmux"), "tmux is not installed"))
struct PickingTests {
  @Test func aPickedReadingWinsAndTheOriginalStaysBesideIt() async throws {
    let curio = try CurioProgram.onThatMonday()
    let filed = try await curio.run("file", "-", input: "Storage unit\nPick-up 05/06/2027\nBring a van\n")
    #expect(filed.status == 0, "\(filed.errors)")
    let terminal = try await curio.open(columns: 100, rows: 30)
    try await terminal.wait(for: "1 specimen")
    try await terminal.press("Enter")
    let detail = try await terminal.wait(for: "kept in")
    #expect(detail.contains("05/06/2027"), "\(detail)")
    #expect(detail.contains(" or "), "\(detail)")
    // Title, note, saved, origin, collections, calendar; then the first field.
    for _ in 0..<6 { try await terminal.press("Down") }
    try await terminal.press("Enter")
    let choice = try await terminal.wait(for: "What does “05/06/2027” mean?")
    #expect(choice.contains("as read") && choice.contains("Something else"), "\(choice)")
    try await terminal.press("Down", "Enter")
    try await terminal.wait(for: "corrected by you, read as 05/06/2027")
    try await terminal.press("q")

    let id = try #require(DrawerFolder(curio.drawer).records.first)
    for command in ["show", "reread", "show"] {
      let answer = try await curio.run(command, id, "--json")
      #expect(answer.status == 0, "\(answer.errors)")
      if command == "show" {
        #expect(
          answer.output.contains("2027-06-05") && answer.output.contains("2027-05-06"), "\(answer.output)")
        #expect(answer.output.contains("correction"), "\(answer.output)")
      }
    }
  }
}
