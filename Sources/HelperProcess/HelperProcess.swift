import Dispatch
import FoundationEssentials
import Glibc
import Synchronization

/// A helper program that answers lines: one JSON line in, one JSON line out.
///
/// It is started by the first request and started again by the next one after it ended, was cancelled or
/// ran out of time, so a crash costs one answer. Requests wait for each other.
public final class HelperProcess: Sendable {
  public let name: String
  private let arguments: [String]
  private let environment: [String: String]
  private let log: String?
  private let location: HelperLocation
  private let queue: DispatchQueue
  private let state = Mutex(State())

  private struct State {
    var process: SpawnedProcess?
    var current: Request?
  }

  private final class Request: Sendable {
    let isCancelled = Atomic(false)
  }

  /// - Parameters:
  ///   - environment: added to the inherited environment, for variables that must be set before the start.
  ///   - log: a file to which standard error is appended; nil throws it away.
  public init(
    _ name: String, arguments: [String] = [], environment: [String: String] = [:], log: String? = nil,
    location: HelperLocation = .standard
  ) {
    self.name = name
    self.arguments = arguments
    self.environment = environment
    self.log = log
    self.location = location
    queue = DispatchQueue(label: "helper.\(name)")
  }

  deinit { stop() }

  /// Sends one line and returns the line that answers it, both without line end.
  ///
  /// When the time limit passes or the task is cancelled the process is killed at once.
  public func ask(_ line: [UInt8], within limit: Duration) async throws(HelperError) -> [UInt8] {
    let request = Request()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: self.answer(line, for: request, within: limit)) }
      }
    } onCancel: {
      request.isCancelled.store(true, ordering: .sequentiallyConsistent)
      state.withLock { state in
        guard state.current === request, let process = state.process else { return }
        process.end()
      }
    }
    return try result.get()
  }

  /// Asks with values that are sent as JSON.
  public func ask<Answer: Decodable>(
    _ question: some Encodable, within limit: Duration
  ) async throws(HelperError) -> Answer {
    let line: [UInt8]
    do { line = Array(try JSONEncoder().encode(question)) } catch {
      throw .garbled(name: name, detail: "question: \(error)")
    }
    let answer = try await ask(line, within: limit)
    do { return try JSONDecoder().decode(Answer.self, from: Data(answer)) } catch {
      throw .garbled(name: name, detail: "\(error)")
    }
  }

  /// Ends the process; the next request starts another.
  public func stop() {
    let process = state.withLock { state -> SpawnedProcess? in
      guard let process = state.process else { return nil }
      process.end()
      // While a request is under way its thread sees the end and reaps.
      guard state.current == nil else { return nil }
      state.process = nil
      return process
    }
    if let process { _ = process.reap() }
  }

  /// The id of the running process, nil when none runs.
  public var processID: Int32? { state.withLock { $0.process?.pid } }

  /// Runs on the queue, so one at a time.
  private func answer(_ line: [UInt8], for request: Request, within limit: Duration)
    -> Result<[UInt8], HelperError>
  {
    let process: SpawnedProcess
    do throws(HelperError) { process = try begin(request) } catch { return .failure(error) }
    let deadline = ContinuousClock.now.advanced(by: limit)
    let answer = process.send(line, until: deadline) ? process.receive(until: deadline) : .ended
    if case .line(let line) = answer {
      state.withLock { $0.current = nil }
      return .success(line)
    }
    process.end()
    state.withLock { $0 = State() }
    let end = process.reap()
    if request.isCancelled.load(ordering: .sequentiallyConsistent) { return .failure(.cancelled) }
    if case .late = answer { return .failure(.timedOut(name: name, limit: limit)) }
    if ContinuousClock.now >= deadline { return .failure(.timedOut(name: name, limit: limit)) }
    return .failure(.ended(name: name, status: end.status, signal: end.signal))
  }

  /// Makes the request the current one and the process run.
  private func begin(_ request: Request) throws(HelperError) -> SpawnedProcess {
    if request.isCancelled.load(ordering: .sequentiallyConsistent) { throw .cancelled }
    if let idle = state.withLock({ $0.process }) {
      // Ended between two requests: that is nobody's failure.
      var info = siginfo_t()
      let ended = waitid(P_PID, id_t(idle.pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_signo != 0
      if ended {
        state.withLock { $0.process = nil }
        _ = idle.reap()
      }
    }
    let path = try location.path(of: name)
    return try state.withLock { state throws(HelperError) in
      let process: SpawnedProcess
      if let running = state.process {
        process = running
      } else {
        process = try .start(path, arguments: arguments, environment: environment, log: log)
      }
      state.process = process
      state.current = request
      // The cancellation may have come between the check above and the process becoming known.
      if request.isCancelled.load(ordering: .sequentiallyConsistent) { process.end() }
      return process
    }
  }
}
