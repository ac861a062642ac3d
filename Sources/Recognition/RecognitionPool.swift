import Glibc
import HelperProcess
import Specimens
import Synchronization

/// Several `curio-ocr` workers, each with an engine of its own that is kept between pictures.
///
/// Workers start when they are first needed. A worker that crashes or takes too long costs its picture an error
/// and is replaced; cancelling a task kills the worker that reads for it.
public final class RecognitionPool: Recognizer {
  private let workers: [HelperProcess]
  private let limit: Duration
  private let turns: Mutex<Turns>

  private struct Turns {
    var idle: [Int]
    var waiting: [Waiter] = []
    var nextTicket = 0
  }

  private struct Waiter {
    var ticket: Int
    var continuation: CheckedContinuation<Int?, Never>
  }

  /// - Parameters:
  ///   - workers: how many; nil for one a processor core.
  ///   - limit: the longest a picture may take.
  ///   - log: a file for what the libraries print.
  public init(
    workers: Int? = nil, limit: Duration = .seconds(300), log: String? = nil,
    location: HelperLocation = .standard, helper: String = "curio-ocr", environment: [String: String] = [:]
  ) {
    let count = max(1, workers ?? Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    let variables = Self.variables.merging(environment) { $1 }
    self.workers = (0..<count).map { _ in
      HelperProcess(helper, environment: variables, log: log, location: location)
    }
    self.limit = limit
    turns = Mutex(Turns(idle: Array((0..<count).reversed())))
  }

  /// What the libraries read when a worker starts.
  private static let variables = [
    // One thread a worker, for the cores are shared by workers.
    "OMP_THREAD_LIMIT": "1",
    // Large pictures go back to the system when they are done with; smaller buffers are kept for the next line and
    // the next picture, for getting fresh memory takes as long as reading (measured: up to a
    // twentieth of the whole). Left alone, the C library moves these lines about.
    "MALLOC_MMAP_THRESHOLD_": "33554432", "MALLOC_TRIM_THRESHOLD_": "67108864",
  ]

  public var workerCount: Int { workers.count }

  /// What each worker that runs has used.
  public var usage: [ProcessUsage] { workers.compactMap { $0.processID.flatMap(ProcessUsage.init) } }

  public func read(_ request: RecognitionRequest) async throws(RecognitionError) -> RecognizedImage {
    let answer = try await ask(RecognitionQuestion(id: "1", request: request))
    guard let image = answer.image else {
      throw .worker(.garbled(name: workers[0].name, detail: "a picture without reading"))
    }
    return image
  }

  /// Reads parts of a picture: their texts, empty where nothing is read, in the order of the crops, and the wall
  /// time in the worker.
  public func read(
    _ request: CropRequest
  ) async throws(RecognitionError) -> (texts: [String], milliseconds: Int) {
    let answer = try await ask(RecognitionQuestion(id: "1", crops: request))
    guard let texts = answer.texts, texts.count == request.crops.count else {
      throw .worker(.garbled(name: workers[0].name, detail: "not a text for each part"))
    }
    return (texts, answer.milliseconds ?? 0)
  }

  /// What the readers on this machine can do.
  public func status() async throws(RecognitionError) -> ReaderStatus {
    let answer = try await ask(RecognitionQuestion(statusWithID: "1"))
    guard let status = answer.status else {
      throw .worker(.garbled(name: workers[0].name, detail: "no status"))
    }
    return status
  }

  /// Ends all workers; the next request starts one again.
  public func stop() { workers.forEach { $0.stop() } }

  private func ask(_ question: RecognitionQuestion) async throws(RecognitionError) -> RecognitionAnswer {
    guard let turn = await takeTurn() else { throw .cancelled }
    defer { endTurn(turn) }
    let answer: RecognitionAnswer
    do throws(HelperError) { answer = try await workers[turn].ask(question, within: limit) } catch {
      throw error == .cancelled ? .cancelled : .worker(error)
    }
    if let failure = answer.error { throw .picture(code: failure.code, message: failure.message) }
    return answer
  }

  /// An idle worker's number, first come first served; nil when the task was cancelled while it waited.
  private func takeTurn() async -> Int? {
    let ticket = turns.withLock { turns in
      turns.nextTicket += 1
      return turns.nextTicket
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let now: Int?? = turns.withLock { turns in
          if Task.isCancelled { return .some(nil) }
          if let worker = turns.idle.popLast() { return worker }
          turns.waiting.append(Waiter(ticket: ticket, continuation: continuation))
          return nil
        }
        if let now { continuation.resume(returning: now) }
      }
    } onCancel: {
      let waiter = turns.withLock { turns -> Waiter? in
        guard let index = turns.waiting.firstIndex(where: { $0.ticket == ticket }) else { return nil }
        return turns.waiting.remove(at: index)
      }
      waiter?.continuation.resume(returning: nil)
    }
  }

  private func endTurn(_ worker: Int) {
    let next = turns.withLock { turns -> Waiter? in
      if turns.waiting.isEmpty {
        turns.idle.append(worker)
        return nil
      }
      return turns.waiting.removeFirst()
    }
    next?.continuation.resume(returning: worker)
  }
}
