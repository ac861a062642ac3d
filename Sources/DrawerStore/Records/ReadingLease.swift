import Glibc
import Specimens

/// The right to read one filed picture. While it lives, no other process or thread reads the same one; the
/// system ends it with the process, so a crash holds nothing up.
public final class ReadingLease: Sendable {
  private let descriptor: Int32
  private let path: String

  fileprivate init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit {
    // Whoever waits on the removed file gets it, finds the record, and leaves.
    unlink(path)
    close(descriptor)
  }
}

extension DrawerFolder {
  /// Takes the right to read a picture that has no record yet.
  ///
  /// - Parameter waits: waits for whoever has it; else nil is returned at once.
  public func lease(_ id: SpecimenID, waits: Bool) throws(DrawerError) -> ReadingLease? {
    let path = "\(paths.intent(id)).lock"
    try Files.makeFolder(paths.intents)
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .writing(path, operation: "lock") }
    while flock(descriptor, LOCK_EX | (waits ? 0 : LOCK_NB)) != 0 {
      guard errno == EINTR else {
        let isHeld = errno == EWOULDBLOCK
        close(descriptor)
        if isHeld { return nil }
        throw .writing(path, operation: "lock")
      }
    }
    return ReadingLease(descriptor: descriptor, path: path)
  }
}
