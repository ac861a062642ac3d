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

  /// Makes the documents of a batch and hands them over; waits while two are waiting. Throws what went wrong with an
  /// earlier one.
  ///
  /// - Parameter document: makes an item's document, on all processors; an item without one is left out.
  /// - Returns: how many documents there were.
  func add<Item: Sendable>(
    _ items: [Item], _ document: @Sendable (Item) -> IndexDocument?
  ) throws -> Int {
    try throwFailure()
    // Words are cut here, too; only the writing is done by the one thread.
    let prepared = SearchIndex.prepare(items, document)
    places.wait()
    queue.async { [self] in
      defer { places.signal() }
      use { index throws(IndexError) in try index.upsert(prepared) }
    }
    return prepared.count
  }

  /// Brings the index into its best shape, once all batches are written.
  func optimize() {
    queue.async { [self] in use { index throws(IndexError) in try index.optimize() } }
  }

  private func use(_ work: (SearchIndex) throws(IndexError) -> Void) {
    guard case .ready(let index)? = state.withLock({ $0 }) else { return }
    do throws(IndexError) { try work(index) } catch { state.withLock { $0 = .failed(error) } }
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
