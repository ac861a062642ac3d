import Synchronization

/// The one thing that is being said.
final class Playback: Sendable {
  private let current = Mutex<Task<Void, Never>?>(nil)

  /// Cuts off what is being said and starts something new when it has fallen silent.
  func replace(with work: @escaping @Sendable () async -> Void) {
    current.withLock { current in
      let before = current
      before?.cancel()
      current = Task.detached {
        await before?.value
        if !Task.isCancelled { await work() }
      }
    }
  }

  func stop() {
    current.withLock { $0?.cancel() }
  }

  deinit { current.withLock { $0?.cancel() } }
}
