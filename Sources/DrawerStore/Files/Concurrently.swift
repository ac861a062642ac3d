import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// What `transform` makes of every element, in order, worked out on all processors.
  public func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    // More parts than processors, so that none waits long for the slowest.
    let parts = Swift.min(16, count)
    guard parts > 1 else { return map(transform) }
    let results = Mutex<[Int: [Result]]>([:])
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      let mapped = self[(part * count / parts)..<((part + 1) * count / parts)].map(transform)
      results.withLock { $0[part] = mapped }
    }
    return results.withLock { results in (0..<parts).flatMap { results[$0] ?? [] } }
  }
}
