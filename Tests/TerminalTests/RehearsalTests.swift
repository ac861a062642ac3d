import Foundation
import TestSupport
import Testing

/// The room on a real terminal: a small program (`terminal-rehearsal`) that lists the events it gets.
@Suite(.enabled(if: Command.areInstalled("tmux"))) struct RehearsalTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var program: String { "\(CurioProgram.folder)/terminal-rehearsal" }

  private func environment(_ extra: [String: String] = [:]) -> [String: String] {
    let basis = [
      "HOME": folder.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "REHEARSAL_LOG": folder.path("log"),
    ]
    return basis.merging(extra) { $1 }
  }

  /// The program itself, or run by a shell that says what state the terminal is in afterwards.
  private func open(
    _ extra: [String: String] = [:], term: String? = nil, underShell: Bool = false, columns: Int = 70,
    rows: Int = 14
  ) async throws -> TmuxSession {
    let command = ["/usr/bin/env"] + (term.map { ["TERM=\($0)"] } ?? []) + [program]
    let script =
      "\(command.joined(separator: " ")); echo \"ended $?\"; stty -a | tr ' ;' '\\n\\n' | grep -E '^-?(icanon|echo|opost|icrnl)$' | tr '\\n' ' '; read line"
    let session = try await TmuxSession(
      underShell ? ["/bin/sh", "-c", script] : command, columns: columns, rows: rows,
      environment: environment(extra))
    try await session.wait(for: "京都")
    return session
  }

  private func expectRestored(_ session: TmuxSession) async throws {
    let screen = try await session.wait(for: "icrnl")
    for mode in ["icanon", "echo", "opost", "icrnl"] {
      #expect(screen.contains(mode) && !screen.contains("-\(mode)"))
    }
    #expect(try await session.ask("#{alternate_on} #{mouse_any_flag} #{cursor_flag}") == "0 0 1")
  }

  @Test func keysArriveAsThemselves() async throws {
    let session = try await open()
    try await session.type("漢")
    try await session.wait(for: #"character("漢")"#)
    for (key, name) in [
      ("Up", "up"), ("F5", "function(5)"), ("BTab", "backTab"), ("C-Right", "controlArrow"),
      ("M-x", #"alt("x")"#), ("Escape", "escape"),
    ] {
      try await session.press(key)
      try await session.wait(for: name)
    }
    try await session.type("\u{1B}[<0;300;4M")
    try await session.wait(for: "MouseEvent(action")
    #expect(try await session.exitStatus() == nil)
  }

  @Test func aPasteIsOneEvent() async throws {
    let session = try await open()
    try await session.paste("q first\nsecond")
    try await session.wait(for: #"paste("q first\nsecond")"#)
  }

  @Test func workersWakeTheLoop() async throws {
    let session = try await open()
    try await session.press("w")
    try await session.wait(for: "from a worker")
  }

  @Test func hostileTextChangesNothingButItsOwnCells() async throws {
    let session = try await open()
    let screen = try await session.wait(for: "␛]0;owned␇")
    #expect(screen.contains("👨 JP"))
    #expect(try await session.ask("#{pane_title}").contains("owned") == false)
  }

  @Test func theTerminalIsAsBeforeAfterQuitting() async throws {
    let session = try await open(underShell: true)
    try await session.press("q")
    try await session.wait(for: "ended 0")
    try await expectRestored(session)
  }

  @Test func theTerminalIsAsBeforeAfterACrash() async throws {
    let session = try await open(underShell: true)
    try await session.type("!")
    let screen = try await session.wait(for: "ended 132")
    #expect(screen.contains("rehearsal stopped unexpectedly"))
    try await expectRestored(session)
    #expect(try String(contentsOfFile: folder.path("log"), encoding: .utf8).contains("as asked"))
  }

  @Test(arguments: [(SIGTERM, 143), (SIGHUP, 129), (SIGINT, 130), (SIGSEGV, 139), (SIGABRT, 134)])
  func theTerminalIsAsBeforeAfterASignal(signal: Int32, status: Int) async throws {
    let session = try await open(underShell: true)
    let shell = try #require(try await session.processID())
    let children = try await Command("pgrep", ["-P", String(shell)]).run()
    kill(try #require(children.lines.first.flatMap { Int32($0) }), signal)
    try await session.wait(for: "ended \(status)")
    try await expectRestored(session)
  }

  @Test func ctrlZGivesTheTerminalBackAndTakesItAgain() async throws {
    let session = try await TmuxSession(
      ["/bin/bash", "--norc", "-i"], columns: 70, rows: 14, environment: environment(["PS1": "$ "]))
    try await session.wait(for: "$")
    try await session.type("\(program)\n")
    try await session.wait(for: "ready")
    try await session.press("C-z")
    try await session.wait(for: "Stopped")
    try await session.type("stty -a | grep -o ' icanon'\n")
    try await session.wait(for: " icanon")
    try await session.resize(columns: 50, rows: 12)
    try await session.type("fg\n")
    try await session.wait(for: "ready")
    try await session.wait(for: "50×12")
    try await session.press("a")
    try await session.wait(for: #"character("a")"#)
  }

  @Test func anotherProgramMayUseTheTerminalMeanwhile() async throws {
    let session = try await open()
    try await session.press("s")
    try await session.wait(for: "outside")
    try await session.press("Enter")
    try await session.wait(for: "came back with 3")
    try await session.wait(for: "ready")
  }

  @Test func whatLibrariesPrintGoesToTheLog() async throws {
    let session = try await open()
    try await session.press("e")
    try await session.wait(for: #"character("e")"#)
    #expect(try await session.screen().contains("a note") == false)
    #expect(try String(contentsOfFile: folder.path("log"), encoding: .utf8).contains("a note for the log"))
  }

  @Test func everySizeIsSurvived() async throws {
    let session = try await open(columns: 20, rows: 5)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<60 {
      try await session.resize(
        columns: Int.random(in: 1...300, using: &random), rows: Int.random(in: 1...100, using: &random))
    }
    try await session.resize(columns: 64, rows: 13)
    try await session.wait(for: "64×13")
    #expect(try await session.screen().rows.allSatisfy { $0.count <= 64 })
  }

  @Test(arguments: ["screen", "vt100", "linux", "xterm", "screen-256color", "xterm-256color"])
  func everyUsualTerminalShowsReadableText(term: String) async throws {
    let session = try await open(term: term)
    try await session.press("a")
    try await session.wait(for: #"character("a")"#)
    if ["vt100", "linux"].contains(term) {
      #expect(try await session.screen().rows.first?.hasPrefix("+ ") == true)
    }
  }

  @Test(arguments: [["LANG": "C"], ["LC_ALL": "POSIX"], ["LANG": "xx_XX.nothing"]])
  func aDoubtfulLocaleGetsASCIIFramesAndStillWideText(extra: [String: String]) async throws {
    let session = try await open(extra)
    #expect(try await session.screen().rows.first?.hasPrefix("+ ") == true)
    try await session.type("漢")
    try await session.wait(for: #"character("漢")"#)
    try await session.wait(for: "漢字")
  }

  @Test func noColorSendsNoColours() async throws {
    let plain = try await open(["NO_COLOR": "1"])
    try await plain.press("a")
    try await plain.wait(for: #"character("a")"#)
    #expect(try await plain.coloredScreen().contains("38;5") == false)
    let coloured = try await open()
    try await coloured.press("a")
    try await coloured.wait(for: #"character("a")"#)
    #expect(try await coloured.coloredScreen().contains("38;5;214"))
  }

  @Test(arguments: [
    ("dumb", "can't show screens"), ("no-such-terminal", "is not known here"), ("", "TERM is not set"),
  ])
  func whatCannotShowScreensIsRefusedInASentence(term: String, words: String) async throws {
    let session = try await TmuxSession(
      ["/bin/sh", "-c", "TERM='\(term)' \(program); echo \"ended $?\"; read line"], columns: 140,
      environment: environment())
    try await session.wait(for: "ended 2")
    #expect(try await session.screen().contains(words))
  }

  @Test func withoutATerminalItSaysSo() async throws {
    let outcome = try await Command(program, environment: environment(["TERM": "xterm"])).run()
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("needs a terminal"))
  }
}
