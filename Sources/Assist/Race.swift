import Synchronization

/// The work's value, or the other one where it takes longer. Work that can't be stopped, such as looking up a host,
/// goes on by itself and its value is dropped.
func raced<Value: Sendable>(
  within limit: Duration, or late: Value, _ work: @escaping @Sendable () async -> Value
) async -> Value {
  let race = Race<Value>()
  let running = Task { race.end(with: await work()) }
  let clock = Task {
    try? await Task.sleep(for: limit)
    race.end(with: late)
    running.cancel()
  }
  let value = await withTaskCancellationHandler {
    await race.value()
  } onCancel: {
    race.end(with: late)
    running.cancel()
  }
  clock.cancel()
  return value
}

/// Whoever ends it first says the value.
private final class Race<Value: Sendable>: Sendable {
  private enum State {
    case running
    case waiting(CheckedContinuation<Value, Never>)
    case ended(Value)
    case told
  }

  private let state = Mutex<State>(.running)

  func end(with value: Value) {
    let waiting: CheckedContinuation<Value, Never>? = state.withLock { state in
      switch state {
      case .running:
        state = .ended(value)
        return nil
      case .waiting(let continuation):
        state = .told
        return continuation
      case .ended, .told: return nil
      }
    }
    waiting?.resume(returning: value)
  }

  func value() async -> Value {
    await withCheckedContinuation { continuation in
      let ended: Value? = state.withLock { state in
        if case .ended(let value) = state {
          state = .told
          return value
        }
        state = .waiting(continuation)
        return nil
      }
      if let ended { continuation.resume(returning: ended) }
    }
  }
}
