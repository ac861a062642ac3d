import Synchronization

/// Who wants to know when the drawer changes.
final class Observers: Sendable {
  private struct State {
    var next = 0
    var callbacks: [Int: @Sendable (DrawerChange) -> Void] = [:]
  }

  private let state = Mutex(State())

  func add(_ callback: @escaping @Sendable (DrawerChange) -> Void) -> Observation {
    let number = state.withLock { state in
      state.next += 1
      state.callbacks[state.next] = callback
      return state.next
    }
    return Observation { [weak self] in self?.state.withLock { $0.callbacks[number] = nil } }
  }

  /// False when nobody is there to hear it.
  @discardableResult
  func tell(_ change: DrawerChange) -> Bool {
    let callbacks = state.withLock { Array($0.callbacks.values) }
    for callback in callbacks { callback(change) }
    return !callbacks.isEmpty
  }
}

/// Keeps an observer alive; releasing it ends the observation.
public final class Observation: Sendable {
  private let end: @Sendable () -> Void

  public init(_ end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }
}

extension Drawer {
  /// Calls back (from any thread) when the drawer changes; ends when the returned value is released.
  public func observe(_ onChange: @escaping @Sendable (DrawerChange) -> Void) -> Observation {
    observers.add(onChange)
  }

  /// A sentence for whoever watches; kept for `takeNotices` while nobody does.
  func tell(_ sentence: String) {
    if !observers.tell(.notice(sentence)) { untold.withLock { $0.append(sentence) } }
  }

  /// What was done while nobody watched, such as two machines' changes put together; each is told once.
  public func takeNotices() -> [String] {
    untold.withLock { notices in
      defer { notices = [] }
      return notices
    }
  }
}
