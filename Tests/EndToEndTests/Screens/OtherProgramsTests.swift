import Foundation
import TestSupport
import Testing

/// Programs that the screen starts: the user's editor, and the desktop's viewer.
@Suite(.enabled(if: Command.areInstalled("tmux"), "tmux is not installed"))
struct OtherProgramsTests {
  private func program(_ name: String, _ script: String, in curio: CurioProgram) throws -> String {
    let path = try curio.home.write(Data("#!/bin/sh\n\(script)\n".utf8), to: "bin/\(name)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  @Test("a note is written in the user's own editor, in a private file that is gone afterwards")
  func editor() async throws {
    var curio = try CurioProgram.onThatMonday()
    _ = try curio.home.folder("bin")
    let runtime = try curio.home.folder("runtime")
    let seen = curio.home.path("seen")
    let script = """
      stat -c '%a' "$1" "$(dirname "$1")" > \(seen)
      echo "editing now"; read answer
      case $answer in
        keep) printf 'Bring the blue van\\nnot the red one\\n' > "$1"; touch "$1~" ;;
        *) exit 1 ;;
      esac
      """
    curio.environment["EDITOR"] = try program("my-editor", script, in: curio) + " "
    curio.environment["XDG_RUNTIME_DIR"] = runtime
    #expect(try await curio.run("file", "-", input: "Storage unit\nPick-up\n").status == 0)
    let terminal = try await curio.open(columns: 100, rows: 30)
    try await terminal.wait(for: "1 specimen")
    try await terminal.press("Enter")
    try await terminal.wait(for: "kept in")
    try await terminal.press("E")
    try await terminal.wait(for: "editing now")
    #expect(try await terminal.ask("#{alternate_on}") == "0")
    try await terminal.type("no")
    try await terminal.press("Enter")
    try await terminal.wait(for: "left as it was")
    try await terminal.press("n", "F4")
    try await terminal.wait(for: "editing now")
    try await terminal.type("keep")
    try await terminal.press("Enter")
    try await terminal.wait(for: "Bring the blue van not the red one")
    #expect(try String(contentsOfFile: seen, encoding: .utf8) == "600\n700\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: runtime) == [])
    try await terminal.press("C-c")
    #expect(try await terminal.waitForExit() == 0)
    #expect(try await curio.run("search", "blue van").status == 0)
  }

  @Test("the original picture opens in the desktop's viewer")
  func viewer() async throws {
    var curio = try CurioProgram.onThatMonday()
    _ = try curio.home.folder("bin")
    let seen = curio.home.path("seen")
    _ = try program("xdg-open", "printf '%s' \"$1\" > \(seen).part; mv \(seen).part \(seen)", in: curio)
    curio.environment["PATH"] = "\(curio.home.path("bin")):\(curio.environment["PATH"] ?? "")"
    #expect(try await curio.run("import", Sample.code.path).status == 0)
    let terminal = try await curio.open(columns: 100, rows: 30)
    try await terminal.wait(for: "1 specimen")
    try await terminal.press("Enter")
    try await terminal.wait(for: "kept in")
    try await terminal.press("O")
    try await terminal.wait(for: "Opened in the desktop's viewer")
    try await terminal.wait(until: "the viewer's start") { _ in FileManager.default.fileExists(atPath: seen) }
    let opened = try String(contentsOfFile: seen, encoding: .utf8)
    #expect(FileManager.default.contentsEqual(atPath: opened, andPath: Sample.code.path))
    try await terminal.press("C-c")
    #expect(try await terminal.waitForExit() == 0)
  }
}
