import Foundation

/// What a finished command left behind.
public struct Outcome: Sendable {
  /// The exit code, or 128 + the signal that ended it, as a shell says it.
  public let status: Int32
  public let output: String
  public let errors: String

  /// The lines of standard output, without a last empty one.
  public var lines: [String] {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

public enum CommandError: Error, CustomStringConvertible {
  case notFound(String)
  case notStarted(String, errno: Int32)
  case tookTooLong(String, seconds: Double, errors: String)

  public var description: String {
    switch self {
    case .notFound(let name): "There is no \(name) on this machine."
    case .notStarted(let line, let code): "“\(line)” could not be started: error \(code)."
    case .tookTooLong(let line, let seconds, let errors):
      "“\(line)” was still running after \(seconds) s and was killed. It said: \(errors)"
    }
  }
}

/// A program with its arguments, run without a shell.
///
/// Output goes to files, not pipes, so that a child that outlives its parent can't keep a test waiting.
public struct Command: Sendable {
  public var program: String
  public var arguments: [String]
  /// The whole environment of the child.
  public var environment: [String: String]
  public var folder: String?
  public var input: String

  /// - Parameter program: a path, or a name looked up along PATH.
  public init(
    _ program: String, _ arguments: [String] = [],
    environment: [String: String] = ProcessInfo.processInfo.environment, folder: String? = nil,
    input: String = ""
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.input = input
  }

  /// Runs it to its end.
  public func run(within seconds: Double = 120) async throws -> Outcome {
    try await start().outcome(within: seconds)
  }

  /// Starts it and comes back at once.
  public func start() throws -> RunningCommand {
    guard let path = Self.path(of: program) else { throw CommandError.notFound(program) }
    return try RunningCommand(self, path: path)
  }

  /// Where a program lies, or nil when it isn't installed.
  public static func path(of program: String) -> String? {
    if program.contains("/") {
      return FileManager.default.isExecutableFile(atPath: program) ? program : nil
    }
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// True when every one of these programs is installed; for `.enabled(if:)`.
  public static func areInstalled(_ programs: String...) -> Bool {
    programs.allSatisfy { path(of: $0) != nil }
  }
}
