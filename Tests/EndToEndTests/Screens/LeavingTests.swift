import Foundation
import TestSupport
import Testing

/// The terminal is taken away for a while, or for good.
@Suite(.enabled(if: Command.areInstalled("tmux", "bash"), "tmux or bash is not installed"))
struct LeavingTests {
  @Test("Ctrl-Z gives the shell back, and fg the screen as it was")
  func suspending() async throws {
    let curio = try CurioProgram.onThatMonday()
    #expect(try await curio.run("file", "-", input: "Storage unit\nBring a van\n").status == 0)
    var environment = curio.environment
    environment["PS1"] = "ready> "
    let terminal = try await TmuxSession(
      ["bash", "--noprofile", "--norc", "-i"], environment: environment)
    try await terminal.wait(for: "ready>")
    try await terminal.type(CurioProgram.path)
    try await terminal.press("Enter")
    try await terminal.wait(for: "1 specimen")
    try await terminal.press("/")
    try await terminal.wait(for: "Type what you remember")
    try await terminal.type("storage")
    try await terminal.wait(for: "matched")
    let before = try await terminal.settle()
    for _ in 0..<2 {
      try await terminal.press("C-z")
      try await terminal.wait(for: "Stopped")
      #expect(try await terminal.ask("#{alternate_on}") == "0")
      try await terminal.press("C-l")
      try await terminal.wait(forNo: "Stopped")
      try await terminal.type("fg")
      try await terminal.press("Enter")
      try await terminal.wait(for: "matched")
      #expect(try await terminal.settle() == before)
    }
    try await terminal.press("C-c")
    try await terminal.wait(for: "ready>")
    #expect(try await terminal.ask("#{alternate_on}") == "0")
  }

  @Test("a terminal that goes away in the middle of filing loses nothing")
  func hangup() async throws {
    let curio = try CurioProgram.onThatMonday()
    let samples: [Sample] = [.ramenCard, .booking, .receipt]
    let folder = try curio.folder("Phone", with: samples)
    var terminal: TmuxSession? = try await curio.open()
    try await terminal?.wait(for: "Your drawer is empty")
    try await terminal?.paste(files(under: folder).joined(separator: " "))
    try await terminal?.wait(for: "File these 3?")
    try await terminal?.press("Enter")
    try await terminal?.wait(until: "the first is kept") { _ in
      !DrawerFolder(curio.drawer).images.isEmpty
    }
    let program = try #require(try await terminal?.processID())
    // The server goes, and every terminal of it.
    terminal = nil
    var looks = 0
    while kill(program, 0) == 0, looks < 600 {
      try await Task.sleep(for: .milliseconds(50))
      looks += 1
    }
    #expect(kill(program, 0) != 0)
    let again = try await curio.open()
    try await again.wait(until: "all are filed", within: 180) { screen in
      DrawerFolder(curio.drawer).records.count == samples.count && screen.contains("3 specimens")
    }
    try await again.press("C-c")
    #expect(try await again.waitForExit() == 0)
    #expect(try await curio.run("verify").status == 0)
  }
}
