import Drawer
import Foundation
import Specimens
import Synchronization

/// What a command works with: the outside world, given once by `main`.
struct Context: Sendable {
  var environment: [String: String]
  var output: Output
  /// So that only one place looks at the clock.
  var clock: DrawerClock

  func localNow() -> LocalDateTime { clock.localNow }

  /// Opens the drawer that the call names; creates it where there is none.
  func drawer(_ invocation: Invocation) throws -> Drawer {
    let drawer = try Drawer.open(location(invocation), clock: clock)
    for notice in drawer.takeNotices() { output.note(printable(notice)) }
    return drawer
  }

  func location(_ invocation: Invocation) -> DrawerLocation {
    DrawerLocation(named: invocation.value("drawer"), environment: environment)
  }

  /// Runs an asynchronous use case to its end on this thread.
  func wait<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) throws -> Value {
    let done = DispatchSemaphore(value: 0)
    let box = ResultBox<Value>()
    let task = Task.detached {
      do { box.store(.success(try await work())) } catch { box.store(.failure(error)) }
      done.signal()
    }
    Interruption.watching({ task.cancel() }) { done.wait() }
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

/// Ctrl-C and its kin, turned into the cancelling of what is being done.
enum Interruption {
  /// The signal that came last.
  private static let last = Mutex<Int32?>(nil)

  /// True when the user asked for the end (Ctrl-C); a closed terminal or a shutdown is no such word.
  static var wasByUser: Bool { last.withLock { $0 == SIGINT } }

  static func watching(_ cancel: @escaping @Sendable () -> Void, _ body: () throws -> Void) rethrows {
    let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        last.withLock { $0 = number }
        cancel()
      }
      source.resume()
      return source
    }
    defer {
      for source in sources { source.cancel() }
      for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    }
    try body()
  }
}
