import Foundation
import Synchronization

/// Tells, through inotify, when whole files appear in or vanish from folders.
///
/// The callback runs on the watcher's own thread. Releasing the watcher ends it.
final class FolderWatcher: Sendable {
  struct Event: Sendable, Hashable {
    var folder: String
    var name: String
    /// False when the file was removed or moved away.
    var isPresent: Bool
  }

  private let descriptor: Int32
  private let wakeRead: Int32
  private let wakeWrite: Int32
  private let folders = Mutex<[Int32: String]>([:])

  /// Nil when the system has no watches left; callers then look from time to time.
  init?(_ onEvents: @escaping @Sendable ([Event]) -> Void) {
    let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    var ends: [Int32] = [0, 0]
    guard descriptor >= 0, pipe(&ends) == 0 else {
      if descriptor >= 0 { close(descriptor) }
      return nil
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.descriptor = descriptor
    (wakeRead, wakeWrite) = (ends[0], ends[1])
    // The thread owns the descriptors and closes them when it is woken to end; it does not keep the
    // watcher alive.
    let wake = ends[0]
    Thread.detachNewThread { [weak self] in
      FolderWatcher.run(descriptor, wake) { watch, name, isPresent in
        self?.folders.withLock { $0[watch] }.map { Event(folder: $0, name: name, isPresent: isPresent) }
      } _: {
        onEvents($0)
      }
      close(descriptor)
      close(wake)
    }
  }

  deinit { close(wakeWrite) }

  /// Watches one more folder; false when it does not exist or can't be watched.
  @discardableResult
  func add(_ folder: String) -> Bool {
    let events = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ONLYDIR | IN_CREATE)
    let watch = inotify_add_watch(descriptor, folder, events)
    guard watch >= 0 else { return false }
    folders.withLock { $0[watch] = folder }
    return true
  }

  private static func run(
    _ descriptor: Int32, _ wake: Int32, _ event: (Int32, String, Bool) -> Event?,
    _ onEvents: ([Event]) -> Void
  ) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var polled = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&polled, 2, -1) >= 0 || errno == EINTR else { return }
      if polled[1].revents != 0 { return }
      guard polled[0].revents != 0 else { continue }
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else {
        if count < 0, errno == EAGAIN || errno == EINTR { continue }
        return
      }
      let events = parse(buffer[..<count], event)
      if !events.isEmpty { onEvents(events) }
    }
  }

  /// Reads `struct inotify_event` (man 7 inotify): wd, mask, cookie, len, then the name padded with zeros.
  private static func parse(_ bytes: ArraySlice<UInt8>, _ event: (Int32, String, Bool) -> Event?) -> [Event] {
    var events: [Event] = []
    var at = bytes.startIndex
    func word(_ offset: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(bytes[at + offset + $1]) << (8 * UInt32($1)) }
    }
    while at + 16 <= bytes.endIndex {
      let (watch, mask, length) = (Int32(bitPattern: word(0)), word(4), Int(word(12)))
      let end = min(bytes.endIndex, at + 16 + length)
      let name = String(decoding: bytes[(at + 16)..<end].prefix { $0 != 0 }, as: UTF8.self)
      let isGone = mask & UInt32(IN_DELETE | IN_MOVED_FROM) != 0
      let isFolder = mask & UInt32(IN_ISDIR) != 0
      let isCreation = mask & UInt32(IN_CREATE) != 0
      // A file that was only created is not whole yet; a new folder is.
      if !name.isEmpty, !isCreation || isFolder, let one = event(watch, name, !isGone) { events.append(one) }
      at = end
    }
    return events
  }
}
