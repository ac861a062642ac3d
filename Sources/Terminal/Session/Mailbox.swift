import Synchronization

/// Where workers leave messages for the thread that owns the screen. Posting never blocks and works from any
/// thread; order is kept.
public final class Mailbox<Message: Sendable>: Sendable {
  private let queue = Mutex<[Message]>([])
  private let pipe: WakePipe?

  init(waking pipe: WakePipe) { self.pipe = pipe }

  /// A mailbox that wakes nobody: for tests that take the messages themselves.
  public init() { pipe = nil }

  public func post(_ message: Message) {
    let isFirst = queue.withLock { queue in
      queue.append(message)
      return queue.count == 1
    }
    if isFirst { pipe?.wake() }
  }

  /// Everything posted since the last call.
  public func takeAll() -> [Message] {
    queue.withLock { queue in
      defer { queue = [] }
      return queue
    }
  }
}
