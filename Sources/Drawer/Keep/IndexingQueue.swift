import Dispatch
import SearchIndex
import Synchronization

/// Writes to the index on a thread of its own, while the next batch is being read or understood.
///
/// At most two batches wait, so that memory stays small however large the drawer is.
final class IndexingQueue: Sendable {
  private enum State {
    case ready(SearchIndex)
    case failed(any Error)
  }

  private let queue = DispatchQueue(label: "indexing")
  private let places = DispatchSemaphore(value: 2)
  /// Nil until the index is at hand.
  private let state = Mutex<State?>(nil)

  /// - Parameter prepare: gives the index; runs on the queue's thread, before anything is written.
  init(_ prepare: @escaping @Sendable () throws -> SearchIndex) {
    queue.async { [self] in
      do {
        let index = try prepare()
        state.withLock { $0 = .ready(index) }
      } catch { state.withLock { $0 = .failed(error) } }
    }
  }

  /// Hands over a batch; waits while two are waiting. Throws what went wrong with an earlier one.
  func add(_ documents: [IndexDocument]) throws {
    try throwFailure()
    // The words are cut here, on all processors; only the writing is done by the one thread.
    let prepared = SearchIndex.prepare(documents)
    places.wait()
    queue.async { [self] in
      defer { places.signal() }
      guard case .ready(let index)? = state.withLock({ $0 }) else { return }
      do throws(IndexError) { try index.upsert(prepared) } catch { state.withLock { $0 = .failed(error) } }
    }
  }

  /// Returns when everything is written.
  func finish() throws {
    queue.sync {}
    try throwFailure()
  }

  private func throwFailure() throws {
    if case .failed(let error)? = state.withLock({ $0 }) { throw error }
  }
}
