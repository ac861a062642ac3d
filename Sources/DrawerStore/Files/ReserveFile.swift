import Glibc

/// A file of no content that is given up when a full disk would otherwise keep the user from deleting.
public struct ReserveFile: Sendable {
  public let path: String
  public let size: Int

  public init(path: String, size: Int) {
    self.path = path
    self.size = size
  }

  public var isHeld: Bool { FileStatus.of(path)?.size == size }

  /// Takes the room; quietly does nothing where there is none.
  public func hold() {
    guard !isHeld else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // A reserve that took the last room would itself be the trouble.
    guard posix_fallocate(descriptor, 0, off_t(size)) == 0 else {
      unlink(path)
      return
    }
  }

  /// Gives the room back; true when there was some.
  @discardableResult
  public func release() -> Bool { unlink(path) == 0 }
}

extension DrawerFolder {
  /// Room for tombstones, on the drawer's own file system.
  var dataReserve: ReserveFile { ReserveFile(path: paths.dataReserve, size: 256 << 10) }

  /// Room for the index to delete and tidy, on the cache's file system.
  public var indexReserve: ReserveFile { ReserveFile(path: paths.indexReserve, size: 2 << 20) }

  /// Takes both reserves; at start, and after room was made.
  public func holdReserves() {
    dataReserve.hold()
    try? Files.makeFolder(paths.cache)
    indexReserve.hold()
  }

  /// Gives both reserves up, where a full disk keeps the user from deleting; true when there was one.
  public func giveUpReserves() -> Bool {
    let hasRoom = dataReserve.release()
    // The index's reserve may stand on the same file system; it is held again when there is room.
    return indexReserve.release() || hasRoom
  }

  /// Runs once more with the reserve given up when the disk is full.
  func withRoomToDelete<Result>(_ body: () throws(DrawerError) -> Result) throws(DrawerError) -> Result {
    do {
      return try body()
    } catch .diskFull(let path) {
      guard giveUpReserves() else { throw .diskFull(path: path) }
      defer { holdReserves() }
      return try body()
    }
  }
}
