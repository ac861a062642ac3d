import Foundation

/// A terminal without a window: a tmux server of its own with one full-screen program in it.
///
/// It reads no configuration file, shares nothing with other servers, and is killed when the last
/// reference goes.
public final class TmuxSession: Sendable {
  private let folder: TemporaryFolder
  private let environment: [String: String]
  private let serverID: Int32

  /// - Parameters:
  ///   - command: program and arguments, run without a shell.
  ///   - environment: the whole environment of the program; TERM is set by tmux.
  public init(
    _ command: [String], columns: Int = 80, rows: Int = 24,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) async throws {
    folder = try TemporaryFolder()
    var environment = environment
    environment["TMUX_TMPDIR"] = folder.path
    environment["TMUX"] = nil
    self.environment = environment
    // `remain-on-exit` keeps the last screen and the exit code; without a status line every row is the program's.
    let options = [
      "set", "-g", "remain-on-exit", "on", ";", "set", "-g", "remain-on-exit-format", "", ";", "set", "-g",
      "status", "off", ";",
      "set", "-g", "default-terminal", "tmux-256color", ";",
    ]
    // One argument alone would be given to a shell.
    let program = command.count == 1 ? ["/usr/bin/env"] + command : command
    let create = ["new-session", "-d", "-x", String(columns), "-y", String(rows), "--"] + program
    let outcome = try await Command(
      "tmux", ["-u", "-L", "curio", "-f", "/dev/null"] + options + create, environment: environment
    ).run(within: 30)
    guard outcome.status == 0 else { throw TmuxError.refused(outcome.errors) }
    let asked = try await Command(
      "tmux", ["-L", "curio", "display-message", "-p", "#{pid}"], environment: environment
    ).run(within: 30)
    serverID = Int32(asked.output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
  }

  deinit {
    if serverID > 1 { kill(serverID, SIGTERM) }
  }

  /// Presses keys by their tmux names: `Enter`, `Escape`, `Up`, `C-c`, `a`.
  public func press(_ keys: String...) async throws {
    try await tmux(["send-keys"] + keys)
  }

  /// Types text as it stands.
  public func type(_ text: String) async throws {
    try await tmux(["send-keys", "-l", "--", text])
  }

  /// Pastes text the way a terminal does, between bracketed-paste marks when the program asked for them.
  public func paste(_ text: String) async throws {
    try await tmux(["set-buffer", "--", text])
    try await tmux(["paste-buffer", "-p", "-r"])
  }

  public func resize(columns: Int, rows: Int) async throws {
    try await tmux(["resize-window", "-x", String(columns), "-y", String(rows)])
  }

  /// What stands on the screen now.
  public func screen() async throws -> ScreenText {
    ScreenText(try await tmux(["capture-pane", "-p"]))
  }

  /// The screen with its colours as SGR sequences, one line a row.
  public func coloredScreen() async throws -> String {
    try await tmux(["capture-pane", "-p", "-e"])
  }

  /// The process in the terminal.
  public func processID() async throws -> Int32? {
    Int32(try await ask("#{pane_pid}"))
  }

  /// The program's exit code, or nil while it runs. Ended by a signal: 128 + the signal.
  public func exitStatus() async throws -> Int32? {
    let answer = try await ask("#{pane_dead} #{pane_dead_status} #{pane_dead_signal}")
    let parts = answer.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3 else { return nil }
    if let status = Int32(parts[1]) ?? Int32(parts[2]).map({ 128 + $0 }) { return status }
    try await remindOfAnEnd()
    return nil
  }

  /// tmux now and then misses the end of its program, which then waits as a zombie to be asked for its exit code.
  private func remindOfAnEnd() async throws {
    guard let process = try await processID() else { return }
    let status = FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data()
    if String(decoding: status, as: UTF8.self).contains(") Z ") { kill(serverID, SIGCHLD) }
  }

  /// Answers a question in tmux's format language, `#{alternate_on}` and the like.
  public func ask(_ format: String) async throws -> String {
    try await tmux(["display-message", "-p", format]).trimmingCharacters(in: .newlines)
  }

  @discardableResult
  private func tmux(_ arguments: [String]) async throws -> String {
    let outcome = try await Command("tmux", ["-u", "-L", "curio"] + arguments, environment: environment)
      .run(within: 30)
    guard outcome.status == 0 else { throw TmuxError.refused(outcome.errors) }
    return outcome.output
  }
}

public enum TmuxError: Error, CustomStringConvertible {
  /// What tmux said.
  case refused(String)
  /// The thing waited for didn't come; the last screen.
  case neverCame(String, seconds: Double, screen: ScreenText)
  /// The program ended while something was waited for; its last screen.
  case ended(waitingFor: String, status: Int32, screen: ScreenText)

  public var description: String {
    switch self {
    case .refused(let words): "tmux refused: \(words)"
    case .neverCame(let what, let seconds, let screen):
      "\(what) did not come within \(seconds) s. The screen was:\n\(screen)"
    case .ended(let what, let status, let screen):
      "The program ended with \(status) before \(what) came. The screen was:\n\(screen)"
    }
  }
}
