import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Command.areInstalled("tmux"), "tmux is not installed"))
struct TmuxSessionTests {
  @Test func typesAndReadsBack() async throws {
    let terminal = try await TmuxSession(["cat"])
    try await terminal.type("京都 ramen; $HOME")
    try await terminal.press("Enter")
    let screen = try await terminal.wait(until: "the echo") { $0.rows.count >= 2 && $0.rows[1] != "" }
    #expect(screen.rows[0] == "京都 ramen; $HOME")
    #expect(screen.rows[1] == "京都 ramen; $HOME")
  }

  @Test func givesTheProgramItsSize() async throws {
    let terminal = try await TmuxSession(
      ["sh", "-c", "trap 'stty size' WINCH; stty size; while :; do sleep 0.1; done"], columns: 91, rows: 17)
    try await terminal.wait(for: "17 91")
    try await terminal.resize(columns: 120, rows: 35)
    try await terminal.wait(for: "35 120")
  }

  @Test func keepsColorsApartFromText() async throws {
    let terminal = try await TmuxSession(["sh", "-c", "printf '\\033[31mred\\033[0m plain\\n'; cat"])
    try await terminal.wait(for: "red plain")
    #expect(try await terminal.coloredScreen().contains("\u{1B}[31mred"))
  }

  @Test func reportsTheExitCodeAndTheLastScreen() async throws {
    let terminal = try await TmuxSession(["sh", "-c", "echo goodbye; exit 5"])
    #expect(try await terminal.waitForExit() == 5)
    let error = await #expect(throws: TmuxError.self) {
      try await terminal.wait(for: "never said", within: 5)
    }
    #expect(String(describing: error).contains("goodbye"))
  }

  @Test func takesItsProgramAlong() async throws {
    var terminal: TmuxSession? = try await TmuxSession(["sleep", "300"])
    let process = try #require(try await terminal?.processID())
    #expect(kill(process, 0) == 0)
    terminal = nil
    for _ in 0..<200 where kill(process, 0) == 0 { try await Task.sleep(for: .milliseconds(50)) }
    #expect(kill(process, 0) != 0)
  }
}
