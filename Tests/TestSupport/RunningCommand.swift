import Foundation
import Synchronization

/// A command under way, leader of a process group of its own. The group is killed when the last reference goes.
///
/// Foundation's `Process` notices an end by a socket that descendants inherit, so a program that leaves a
/// daemon behind (tmux does) never ends for it; hence `posix_spawn` and `waitpid`.
public final class RunningCommand: Sendable {
  public let processID: Int32
  private let line: String
  private let files: TemporaryFolder
  /// The exit status once the process was reaped.
  private let ended = Mutex<Int32?>(nil)

  init(_ command: Command, path: String) throws {
    files = try TemporaryFolder()
    line = ([command.program] + command.arguments).joined(separator: " ")
    try files.write(command.input.utf8, to: "input")

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, files.path("input"), O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, files.path("output"), O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, files.path("errors"), O_WRONLY | O_CREAT, 0o600)
    for descriptor in openDescriptors() where descriptor > 2 {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The test runner's threads block signals such as SIGCHLD, and children would inherit that.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let environment = command.environment.map { "\($0.key)=\($0.value)" }
    var identifier: pid_t = 0
    // glibc hides the file action that changes folders from Swift; `env` does it as well.
    let line = ["/usr/bin/env", "--chdir=\(command.folder ?? "/")", path] + command.arguments
    let failure = withCStrings(line) { arguments in
      withCStrings(environment) { posix_spawn(&identifier, line[0], &actions, &attributes, arguments, $0) }
    }
    guard failure == 0 else { throw CommandError.notStarted(self.line, errno: failure) }
    processID = identifier
  }

  deinit {
    if status == nil {
      kill(-processID, SIGKILL)
      waitpid(processID, nil, 0)
    }
  }

  public var isRunning: Bool { status == nil }

  /// What it has written on standard output so far.
  public var outputSoFar: String { text("output") }

  /// Sends a signal to the process and its group.
  public func send(signal: Int32) {
    if status == nil { kill(-processID, signal) }
  }

  /// Waits for its end.
  /// - Throws: `CommandError.tookTooLong` after killing it.
  public func outcome(within seconds: Double = 120) async throws -> Outcome {
    // Looks are counted rather than the clock read: where other tests keep all threads busy, time passes
    // without a look, and that must not count as the command's slowness.
    for _ in 0...Int(seconds * 100) {
      if let status {
        return Outcome(status: status, output: text("output"), errors: text("errors"))
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    send(signal: SIGKILL)
    throw CommandError.tookTooLong(line, seconds: seconds, errors: text("errors"))
  }

  /// The exit code, 128 + the signal that ended it, or nil while it runs.
  private var status: Int32? {
    ended.withLock { ended in
      if ended != nil { return ended }
      var word: Int32 = 0
      guard waitpid(processID, &word, WNOHANG) == processID else { return nil }
      let signal = word & 0x7f
      ended = signal == 0 ? (word >> 8) & 0xff : 128 + signal
      return ended
    }
  }

  private func text(_ name: String) -> String {
    let bytes = FileManager.default.contents(atPath: files.path(name)) ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Descriptors of this process; closing one that is gone by then is no error to `posix_spawn`.
private func openDescriptors() -> [Int32] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
  return names.compactMap { Int32($0) }
}

/// Lends a NULL-ended array of C strings.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies + [nil])
}
