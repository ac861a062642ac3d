import Glibc

/// The file operations of a vdir.
enum EntryFile {
  static func makeFolder(_ path: String) throws(CalendarError) {
    var info = stat()
    if stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw writing(path) }
  }

  /// Temporary file, fsync, rename, fsync of the folder. Readers of vdirs skip names that start with a dot.
  static func write(_ bytes: [UInt8], to path: String) throws(CalendarError) {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    let temporary = "\(folder)/\(TemporaryName.fresh())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw writing(path) }
    do throws(CalendarError) {
      defer { close(descriptor) }
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw writing(path) }
      }
      guard fsync(descriptor) == 0, rename(temporary, path) == 0 else { throw writing(path) }
    } catch {
      unlink(temporary)
      throw error
    }
    synchronize(folder)
  }

  /// Nil when there is no such file.
  static func read(_ path: String, followingLinks: Bool = false) throws(CalendarError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | (followingLinks ? 0 : O_NOFOLLOW) | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .cannotRead(path: path, reason: words())
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = Glibc.read(descriptor, &block, block.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: block[..<count])
      } else if errno != EINTR {
        throw .cannotRead(path: path, reason: words())
      }
    }
  }

  static func remove(_ path: String) throws(CalendarError) -> Bool {
    guard unlink(path) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return false }
      throw writing(path)
    }
    if let slash = path.lastIndex(of: "/") { synchronize(String(path[..<slash])) }
    return true
  }

  /// Removes what writers left that were ended in the middle of it.
  static func sweep(_ folder: String) {
    for name in names(in: folder) where TemporaryName.isLeft(name) { unlink("\(folder)/\(name)") }
  }

  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  static func name(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Nil when the path is no link.
  static func linkTarget(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func synchronize(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func writing(_ path: String) -> CalendarError {
    .cannotWrite(path: path, reason: words())
  }

  private static func words() -> String {
    let code = errno
    var buffer = [CChar](repeating: 0, count: 256)
    guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
    let text = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

/// Names of files that are being written: `.PID-RANDOM.tmp`, which tell whether their writer is still there.
private enum TemporaryName {
  static func fresh() -> String {
    ".\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
  }

  /// Whether a file has such a name and its writer is gone.
  static func isLeft(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(".tmp") else { return false }
    let parts = name.dropFirst().dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, UInt64(parts[1], radix: 36) != nil, let process = pid_t(parts[0]), process > 0
    else { return false }
    // Signal 0 only asks whether the process exists.
    return kill(process, 0) != 0 && errno == ESRCH
  }
}
