import CNcurses
import Glibc

public enum Event<Message: Sendable>: Sendable {
  case key(Key)
  /// What a worker posted.
  case message(Message)
  /// What the terminal answered to `TerminalSession.askForGraphics`.
  case answer(TerminalAnswer)
  /// The program was stopped and is running again; the last frame is back on the screen.
  case resumed
  /// The terminal is gone: save and end.
  case closed
}

extension Event: Equatable where Message: Equatable {}

/// Waits for the user and the workers at once. Runs on the thread that owns the session; nothing isolated to the
/// main actor runs meanwhile, so workers answer through the mailbox and never through an actor.
public final class EventLoop<Message: Sendable> {
  public let session: TerminalSession
  public let mailbox: Mailbox<Message>
  private var decoder = KeyDecoder()
  private var pending: ArraySlice<Event<Message>> = []
  private var isClosed = false

  public init(_ session: TerminalSession) {
    self.session = session
    mailbox = Mailbox(waking: session.pipe)
  }

  /// The next event; nil when nothing happened for `timeout` milliseconds (nil waits for ever).
  public func next(timeout: Int? = nil) -> Event<Message>? {
    if pending.isEmpty { pending = events(timeout: timeout)[...] }
    return pending.popFirst()
  }

  /// All that is waiting, keys before messages: so many events can share one frame. Empty after `timeout`
  /// milliseconds without any.
  public func events(timeout: Int? = nil) -> [Event<Message>] {
    if !pending.isEmpty {
      defer { pending = [] }
      return Array(pending)
    }
    let deadline = timeout.map { now() + max(0, $0) }
    while true {
      if isClosed { return [.closed] }
      let messages = mailbox.takeAll()
      let left = messages.isEmpty ? deadline.map { max(0, $0 - now()) } : 0
      var found = wait(left)
      found += (messages + mailbox.takeAll()).map(Event.message)
      if !found.isEmpty { return found }
      if isClosed { continue }
      if let deadline, now() >= deadline { return [] }
    }
  }

  /// Waits until something can be read, a signal came, or `milliseconds` passed.
  private func wait(_ milliseconds: Int?) -> [Event<Message>] {
    let patience = decoder.patience
    let limit = [milliseconds, patience].compactMap { $0 }.min()
    var sources = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: session.pipe.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    let ready = poll(&sources, 2, limit.map { Int32(clamping: $0) } ?? -1)
    var events: [Event<Message>] = []
    if ready > 0 {
      if sources[1].revents != 0 { session.pipe.drain() }
      if sources[0].revents != 0 {
        events += read().map(Event.key)
        let answers = decoder.takeAnswers()
        session.note(answers)
        events += answers.map(Event.answer)
      }
    } else if ready == 0, let patience, limit == patience {
      events += decoder.flush().map(Event.key)
    }
    return events + signals()
  }

  private func read() -> [Key] {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
    if count > 0 { return decoder.feed(buffer[..<count], milliseconds: now()) }
    if count == 0 || (errno != EINTR && errno != EAGAIN) { isClosed = true }
    return []
  }

  private func signals() -> [Event<Message>] {
    var events: [Event<Message>] = []
    if curio_notice_take(SIGTSTP) != 0 {
      session.suspend()
      _ = curio_notice_take(SIGCONT)
      events.append(.resumed)
    }
    // Continued after a stop nobody announced (SIGSTOP): the shell has had the terminal meanwhile.
    if curio_notice_take(SIGCONT) != 0 {
      session.takeBack()
      events.append(.resumed)
    }
    if curio_notice_take(SIGWINCH) != 0 || session.sizeIsDoubtful {
      session.sizeIsDoubtful = false
      if let size = session.adoptSize() { events.append(.key(.resize(size))) }
    }
    return events
  }

  private func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
