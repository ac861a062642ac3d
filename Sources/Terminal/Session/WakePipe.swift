import Glibc

/// A pipe whose read end is polled together with the keyboard: one byte wakes the event loop.
final class WakePipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .failed(errno: errno) }
    (readEnd, writeEnd) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  /// A full pipe is awake already, so a failed write changes nothing.
  func wake() { _ = write(writeEnd, "w", 1) }

  func drain() {
    var buffer = (UInt64(0), UInt64(0))
    while read(readEnd, &buffer, 16) == 16 {}
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }
}
