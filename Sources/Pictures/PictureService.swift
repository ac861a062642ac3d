import HelperProcess
import Synchronization

/// Pictures for the screen, drawn by the helper `curio-picture` one after the other.
///
/// A hostile or damaged picture can end only the helper, which the next request starts again. Failures are
/// remembered like pictures, so that a file that crashes the helper is not tried for every frame.
public final class PictureService: Sendable {
  public typealias Outcome = Result<CellPicture, PictureError>
  public typealias Delivery = @Sendable (PictureRequest, Outcome) -> Void

  private struct State {
    var cache: PictureCache
    /// Wanted and not begun, the first to be drawn next.
    var wanted: [PictureRequest] = []
    var current: PictureRequest?
    var deliver: Delivery = { _, _ in }
    var lastID = 0
  }

  private let helper: HelperProcess
  private let timeLimit: Duration
  private let state: Mutex<State>

  /// - Parameters:
  ///   - log: a file for the helper's standard error; nil throws it away.
  ///   - costLimit: cells kept in memory, 8 bytes each.
  public init(
    location: HelperLocation = .standard, log: String? = nil, costLimit: Int = 500_000,
    timeLimit: Duration = .seconds(15)
  ) {
    helper = HelperProcess("curio-picture", log: log, location: location)
    self.timeLimit = timeLimit
    state = Mutex(State(cache: PictureCache(costLimit: costLimit)))
  }

  /// What is known already; nil when it would have to be drawn.
  public func cached(_ request: PictureRequest) -> Outcome? { state.withLock { $0.cache[request] } }

  /// Draws one picture, whatever else is wanted. Cancelling the task gives it up at once.
  public func picture(_ request: PictureRequest) async throws(PictureError) -> CellPicture {
    if let known = cached(request) { return try known.get() }
    return try await draw(request).get()
  }

  /// Says what the screen needs now, most urgent first. What an earlier call wanted and this one does not is
  /// dropped unless it is being drawn. `deliver` is called from another thread, once for each picture that
  /// was not cached.
  public func want(_ requests: [PictureRequest], deliver: @escaping Delivery) {
    let mustBegin = state.withLock { state in
      var seen: Set<PictureRequest> = []
      state.wanted = requests.filter { request in
        seen.insert(request).inserted && request != state.current && state.cache[request] == nil
      }
      state.deliver = deliver
      guard state.current == nil, !state.wanted.isEmpty else { return false }
      state.current = state.wanted.removeFirst()
      return true
    }
    if mustBegin { Task { await drawAllWanted() } }
  }

  /// Forgets what was drawn from a file that changed or went away.
  public func forget(path: String) { state.withLock { $0.cache.remove(path: path) } }

  /// Ends the helper; the next request starts it again.
  public func stop() {
    state.withLock { $0.wanted = [] }
    helper.stop()
  }

  /// The process that draws, nil when none runs.
  var helperID: Int32? { helper.processID }

  private func drawAllWanted() async {
    while let request = state.withLock(\.current) {
      let outcome = await draw(request)
      let deliver = state.withLock { state in
        state.current = state.wanted.isEmpty ? nil : state.wanted.removeFirst()
        return state.deliver
      }
      deliver(request, outcome)
    }
  }

  private func draw(_ request: PictureRequest) async -> Outcome {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    let question = PictureQuestion(id: id, request: request)
    var outcome = await ask(question)
    // It may have ended for another reason than this picture, memory running short for one: once more.
    if case .failure(.helper(.ended)) = outcome { outcome = await ask(question) }
    if case .failure(.helper(.cancelled)) = outcome { return outcome }
    state.withLock { $0.cache.store(outcome, for: request) }
    return outcome
  }

  private func ask(_ question: PictureQuestion) async -> Outcome {
    do throws(HelperError) {
      let answer: PictureAnswer = try await helper.ask(question, within: timeLimit)
      if let error = answer.error { return .failure(.unreadable(code: error.code, message: error.message)) }
      guard let picture = answer.picture, answer.id == question.id else {
        throw .garbled(name: helper.name, detail: "no picture")
      }
      return .success(picture)
    } catch {
      return .failure(.helper(error))
    }
  }
}
