import Glibc

/// An open file that closes itself. The only place with raw reads and writes.
struct OpenFile: ~Copyable {
  let descriptor: Int32
  let path: String

  private init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  // MARK: Opening

  /// Opens an ordinary file for reading. Links, pipes, devices and folders are refused, never waited for.
  static func reading(_ path: String) throws(DrawerError) -> OpenFile {
    // O_NONBLOCK: opening a pipe without a writer would otherwise wait for ever.
    let descriptor = withPath(path) { open($0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .missingFile(path: path)
      case ELOOP: throw .notAFile(path: path, kind: .symbolicLink)
      case ENXIO, ENODEV: throw .notAFile(path: path, kind: .socket)
      default: throw .unreadableFile(path: path, reason: .last)
      }
    }
    let file = OpenFile(descriptor: descriptor, path: path)
    let status = try file.status()
    guard status.kind == nil else { throw .notAFile(path: path, kind: status.kind ?? .other) }
    return file
  }

  /// Creates a new file, readable by its owner only.
  static func creating(_ path: String, mode: mode_t = 0o600) throws(DrawerError) -> OpenFile {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .writing(path, operation: "create") }
    return OpenFile(descriptor: descriptor, path: path)
  }

  /// Opens a file to add to its end, creating it where needed.
  static func appending(_ path: String) throws(DrawerError) -> OpenFile {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .writing(path, operation: "open") }
    return OpenFile(descriptor: descriptor, path: path)
  }

  /// Opens a lock file; the lock goes with the file when it closes.
  static func locking(_ path: String) throws(DrawerError) -> OpenFile {
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .writing(path, operation: "lock") }
    let file = OpenFile(descriptor: descriptor, path: path)
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .writing(path, operation: "lock") }
    }
    return file
  }

  // MARK: Reading

  func status() throws(DrawerError) -> FileStatus {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .unreadableFile(path: path, reason: .last) }
    return FileStatus(info)
  }

  /// Fills the buffer from the current place; 0 means the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(DrawerError) -> Int {
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      guard errno == EINTR else { throw .unreadableFile(path: path, reason: .last) }
    }
  }

  /// Reads from the current place to the end, one block after the other.
  func forEachBlock(
    of size: Int = 1 << 18, _ body: (UnsafeRawBufferPointer) throws(DrawerError) -> Void
  ) throws(DrawerError) {
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    defer { block.deallocate() }
    while true {
      let count = try read(into: block)
      if count == 0 { return }
      try body(UnsafeRawBufferPointer(rebasing: block[..<count]))
    }
  }

  /// The SHA-256 of the rest, as hex digits, with no more than a block of it in memory.
  func hash() throws(DrawerError) -> String {
    var hash = SHA256()
    try forEachBlock { (block) throws(DrawerError) in hash.update(block) }
    return hash.finish()
  }

  func readAll() throws(DrawerError) -> [UInt8] { try readAll(try status().size) }

  /// - Parameter size: that of the file, as far as it is known.
  func readAll(_ size: Int) throws(DrawerError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    // Records are small, and many are read: a large block for each would grow and shrink the heap.
    try forEachBlock(of: min(1 << 18, max(1, size))) { (block) throws(DrawerError) in
      bytes.append(contentsOf: block)
    }
    return bytes
  }

  /// Up to `count` bytes from a place in the file, without moving the current place.
  func bytes(at offset: Int, count: Int) throws(DrawerError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let read = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress.map { $0 + filled }, count - filled, off_t(offset + filled))
      }
      if read == 0 { break }
      if read > 0 {
        filled += read
      } else if errno != EINTR {
        throw .unreadableFile(path: path, reason: .last)
      }
    }
    return Array(bytes.prefix(filled))
  }

  // MARK: Writing

  func write(_ bytes: UnsafeRawBufferPointer) throws(DrawerError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .writing(path, operation: "write")
      }
    }
  }

  func write(_ bytes: [UInt8]) throws(DrawerError) {
    // The closure can't carry a typed error through the standard library's rethrows.
    let result = bytes.withUnsafeBytes { block in
      Result { () throws(DrawerError) in try write(block) }
    }
    try result.get()
  }

  /// Returns once the bytes are on the disk.
  func synchronize() throws(DrawerError) {
    guard fsync(descriptor) == 0 else { throw .writing(path, operation: "save") }
  }

  /// Sets the modification time.
  func setModificationTime(nanoseconds: Int) {
    let moment = timespec(tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
    _ = futimens(descriptor, [moment, moment])
  }

  /// True when some process has the file open for writing; nil where the system can't tell.
  func isBeingWritten() -> Bool? {
    let setSignal: Int32 = 10
    let setLease: Int32 = 1024
    // A lease is granted only while nobody writes. Whoever opens the file in that instant makes the kernel
    // signal the lease's holder: ask for SIGURG, which does nothing, in place of the deadly SIGIO.
    _ = fcntl(descriptor, setSignal, SIGURG)
    if fcntl(descriptor, setLease, Int32(F_RDLCK)) == 0 {
      _ = fcntl(descriptor, setLease, Int32(F_UNLCK))
      return false
    }
    return errno == EAGAIN ? true : nil
  }
}
