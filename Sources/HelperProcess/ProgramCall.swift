import Glibc
import Synchronization

/// A program of the system or the user's that is run once: bytes in, bytes out, no shell.
///
/// It sees no other open file, is killed with whatever it started when its time is over or the task is
/// cancelled, and its output is cut off at a limit.
public struct ProgramCall: Sendable {
  public var name: String
  public var arguments: [String]
  /// What it finds on standard input.
  public var input: [UInt8]
  /// Set beside the inherited environment.
  public var environment: [String: String]

  /// - Parameter name: a path, or a name looked up along `PATH`.
  public init(
    _ name: String, _ arguments: [String] = [], input: [UInt8] = [], environment: [String: String] = [:]
  ) {
    self.name = name
    self.arguments = arguments
    self.input = input
    self.environment = environment
  }

  /// What it wrote to standard output, and its exit status: 0…255, or 128 + the signal that ended it.
  public struct Outcome: Sendable {
    public var output: [UInt8]
    public var status: Int32

    public var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs it to its end on a queue of its own.
  ///
  /// - Parameter outputLimit: bytes; more is thrown away and the program killed.
  public func run(within limit: Duration, outputLimit: Int = 64 << 20) async throws(HelperError) -> Outcome {
    guard let path = Self.path(of: name) else {
      throw .missing(name: name, searched: Self.searchPath)
    }
    let process = try SpawnedProcess.start(path, arguments: arguments, environment: environment, log: nil)
    let running = RunningCall(process)
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let thread = { () -> Void in
          continuation.resume(returning: running.exchange(input, within: limit, outputLimit: outputLimit))
        }
        Task.detached(operation: { thread() })
      }
    } onCancel: {
      running.end()
    }
    if Task.isCancelled { throw .cancelled }
    guard let outcome else { throw .timedOut(name: name, limit: limit) }
    return outcome
  }

  /// Where a program lies; nil when it isn't there.
  public static func path(of name: String) -> String? {
    if name.contains("/") { return access(name, X_OK) == 0 ? name : nil }
    return searchPath.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  private static var searchPath: [String] {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").map(String.init)
  }
}

/// One call under way. Killing and reaping exclude each other, so that no other process can be hit.
private final class RunningCall: Sendable {
  private let process: SpawnedProcess
  private let isReaped = Mutex(false)

  init(_ process: SpawnedProcess) { self.process = process }

  func end() {
    isReaped.withLock { if !$0 { process.end() } }
  }

  /// Nil when the time was over.
  func exchange(_ input: [UInt8], within limit: Duration, outputLimit: Int) -> ProgramCall.Outcome? {
    let deadline = ContinuousClock.now + limit
    let exchanged = process.exchange(input, outputLimit: outputLimit, until: deadline)
    // Programs close their output a moment before they end with the status that is asked for.
    if let exchanged, exchanged.count < outputLimit { _ = process.waitForEnd(until: deadline) }
    return isReaped.withLock { isReaped in
      process.end()
      let (status, signal) = process.reap()
      isReaped = true
      return exchanged.map { .init(output: $0, status: signal.map { 128 + $0 } ?? status) }
    }
  }
}
