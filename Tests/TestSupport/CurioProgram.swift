import Foundation

/// The built `curio` in a home of its own: nothing of the machine's user is read or written.
public struct CurioProgram: Sendable {
  /// HOME, the XDG folders and everything a test makes.
  public let home: TemporaryFolder
  public let drawer: String
  /// The whole environment in which it runs.
  public var environment: [String: String]
  /// Set to run it under another program: `["unshare", "-n"]`.
  public var wrapper: [String] = []

  public init() throws {
    home = try TemporaryFolder()
    drawer = home.path("data/curio")
    environment = [
      "HOME": home.path,
      "XDG_DATA_HOME": try home.folder("data"),
      "XDG_CACHE_HOME": try home.folder("cache"),
      "XDG_CONFIG_HOME": try home.folder("config"),
      "XDG_STATE_HOME": try home.folder("state"),
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "LANG": "C.UTF-8", "TZ": "UTC",
    ]
  }

  /// Where the built programs lie: beside the test bundle.
  public static var folder: String {
    let bundle = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return (bundle as NSString).deletingLastPathComponent
  }

  public static var path: String { "\(folder)/curio" }

  /// The folder of the package: samples, sources.
  public static var project: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
  }

  /// Paths of the committed sample images, sorted.
  public static var samples: [String] {
    let folder = "\(project)/SampleImages"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in [".png", ".jpg", ".webp"].contains { name.hasSuffix($0) } }
      .sorted().map { "\(folder)/\($0)" }
  }

  /// A command line of curio, ready to run.
  public func command(_ arguments: [String], input: String = "") -> Command {
    let line = wrapper + [Self.path] + arguments
    return Command(
      line[0], Array(line.dropFirst()), environment: environment, folder: home.path, input: input)
  }

  /// Runs one command to its end.
  public func run(_ arguments: String..., input: String = "", within seconds: Double = 120) async throws
    -> Outcome
  {
    try await command(arguments, input: input).run(within: seconds)
  }

  /// Opens the full-screen program in a terminal.
  public func open(_ arguments: String..., columns: Int = 80, rows: Int = 24) async throws -> TmuxSession {
    try await TmuxSession(
      wrapper + [Self.path] + arguments, columns: columns, rows: rows, environment: environment)
  }
}
