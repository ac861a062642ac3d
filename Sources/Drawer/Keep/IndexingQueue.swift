import Dispatch
import SearchIndex
import Synchronization

/// Writes to the index on a thread of its own, while the next batch is being read or understood.
///
/// At most two batches wait, so that memory stays small however large the drawer is.
final class IndexingQueue: Sendable {
  private let index: SearchIndex
  private let queue = DispatchQueue(label: "indexing")
  private let places = DispatchSemaphore(value: 2)
  private let failure = Mutex<IndexError?>(nil)

  init(_ index: SearchIndex) { self.index = index }

  /// Hands over a batch; waits while two are waiting. Throws what went wrong with an earlier one.
  func add(_ documents: [IndexDocument]) throws(IndexError) {
    try throwFailure()
    // The words are cut here, on all processors; only the writing is done by the one thread.
    let prepared = SearchIndex.prepare(documents)
    places.wait()
    queue.async { [self] in
      defer { places.signal() }
      guard failure.withLock({ $0 == nil }) else { return }
      do throws(IndexError) { try index.upsert(prepared) } catch { failure.withLock { $0 = error } }
    }
  }

  /// Returns when everything is written.
  func finish() throws(IndexError) {
    queue.sync {}
    try throwFailure()
  }

  private func throwFailure() throws(IndexError) {
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
