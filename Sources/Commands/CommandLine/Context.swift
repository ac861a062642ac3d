import Drawer
import Foundation
import Specimens

/// What a command works with: the outside world, given once by `main`.
struct Context: Sendable {
  var environment: [String: String]
  var output: Output
  /// Asked for whenever "now" matters, so that only one place looks at the clock.
  var now: @Sendable () -> Instant
  var localNow: @Sendable () -> LocalDateTime

  /// Opens the drawer that the call names; creates it where there is none.
  func drawer(_ invocation: Invocation) throws -> Drawer {
    try Drawer.open(
      DrawerLocation(named: invocation.value("drawer"), environment: environment), clock: now)
  }

  /// Runs an asynchronous use case to its end on this thread.
  func wait<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) throws -> Value {
    let done = DispatchSemaphore(value: 0)
    let box = ResultBox<Value>()
    Task.detached {
      do { box.store(.success(try await work())) } catch { box.store(.failure(error)) }
      done.signal()
    }
    done.wait()
    return try box.take()
  }
}

private final class ResultBox<Value: Sendable>: @unchecked Sendable {
  // Written once before the semaphore is signalled, read once after it.
  private var result: Result<Value, any Error>?

  func store(_ result: Result<Value, any Error>) { self.result = result }

  func take() throws -> Value {
    guard let result else { throw DrawerProblem(.cancelled, "The work was interrupted.") }
    return try result.get()
  }
}
