import Foundation
import TestSupport
import Testing

private let minutes = Double(ProcessInfo.processInfo.environment["CURIO_SOAK_MINUTES"] ?? "") ?? 0

/// Any sizes in any order, from one cell to more than a wall of them, while pictures are being filed: nothing
/// crashes, and place and typed text are kept.
@Suite(.enabled(if: Command.areInstalled("tmux"), "tmux is not installed"))
struct ResizeStormTests {
  @Test("two hundred sizes while filing, with words typed and with a dialog open")
  func short() async throws {
    try await storm(ResizeStorm(seed: 38), rounds: 1)
  }

  @Test("sizes for as long as asked", .enabled(if: minutes > 0, "only on request: make soak"))
  func long() async throws {
    try await storm(ResizeStorm(seed: .random(in: .min ... .max)), rounds: Int(minutes * 6) + 1)
  }

  private func storm(_ start: ResizeStorm, rounds: Int) async throws {
    var storm = start
    let curio = try CurioProgram.onThatMonday()
    let samples: [Sample] = [.ramenCard, .booking, .concert]
    let folder = try curio.folder("Phone", with: samples)
    // Started on the smallest screen there is.
    let terminal = try await curio.open(columns: 20, rows: 5)
    try await terminal.wait(for: "Your drawer")
    try await terminal.resize(columns: 80, rows: 24)
    // A typed path is taken like a pasted one.
    try await terminal.press("i")
    try await terminal.wait(for: "Capture")
    try await terminal.type(folder)
    try await terminal.press("Enter")
    // The end of the concert's name.
    try await terminal.wait(for: "101522.png")
    try await terminal.press("C-a")
    try await terminal.wait(for: "3 picked")
    try await terminal.press("C-f")
    try await terminal.wait(for: "Jobs")

    try await terminal.press("Escape")
    try await terminal.wait(for: "Capture")
    try await terminal.press("Escape")
    try await terminal.wait(for: "/ search the drawer")
    for _ in 0..<rounds {
      try await terminal.press("/")
      try await terminal.wait(for: "Tab list")
      try await terminal.type("ramen kyoto")
      try await storm.run(100, on: terminal)
      try await come(back: terminal, to: "ramen kyoto", storm.seed)
      try await terminal.press("Escape")
      try await terminal.wait(for: "/ search the drawer")

      // A dialog with words typed into it.
      try await terminal.press(",")
      try await terminal.wait(for: "Watched folders")
      try await terminal.press("Enter")
      try await terminal.wait(for: "Watch a folder")
      try await terminal.press("Enter")
      try await terminal.wait(for: "Folder to watch")
      try await terminal.type("/nowhere/at/all")
      try await storm.run(100, on: terminal)
      try await come(back: terminal, to: "/nowhere/at/all", storm.seed)
      try await terminal.press("Escape", "Escape")
      try await terminal.wait(for: "/ search the drawer")
    }
    try await terminal.wait(until: "all filed", within: 180) { screen in
      DrawerFolder(curio.drawer).records.count == samples.count && screen.contains("3 specimens")
    }
    try await terminal.press("C-c")
    #expect(try await terminal.waitForExit() == 0)
    #expect(try await curio.run("verify").status == 0)
  }

  /// The note while there is no room; all as it was when there is again.
  private func come(back terminal: TmuxSession, to text: String, _ seed: UInt64) async throws {
    try await terminal.resize(columns: 19, rows: 4)
    try await terminal.wait(for: "small")
    try await terminal.resize(columns: 80, rows: 24)
    let screen = try await terminal.wait(for: text)
    #expect(try await terminal.exitStatus() == nil, "seed \(seed)\n\(screen)")
  }
}
