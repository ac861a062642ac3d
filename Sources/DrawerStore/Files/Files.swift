import Glibc
import Specimens

/// Small operations on paths, with typed errors.
enum Files {
  static func exists(_ path: String) -> Bool { FileStatus.of(path) != nil }

  static func isFolder(_ path: String) -> Bool { FileStatus.ofTarget(path)?.kind == .folder }

  static func read(_ path: String) throws(DrawerError) -> [UInt8] {
    try OpenFile.reading(path).readAll()
  }

  /// Nil when the file does not exist.
  static func readIfPresent(_ path: String) throws(DrawerError) -> [UInt8]? {
    do { return try read(path) } catch .missingFile { return nil }
  }

  /// Makes a folder and those above it, for the owner only.
  static func makeFolder(_ path: String) throws(DrawerError) {
    if isFolder(path) { return }
    let parent = Files.parent(of: path)
    if parent != path, !isFolder(parent) { try makeFolder(parent) }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw .writing(path, operation: "make the folder")
    }
    guard isFolder(path) else { throw .cannotOpen(path: path, reason: SystemReason(code: ENOTDIR)) }
  }

  /// Returns once the folder's entries are on the disk.
  static func synchronizeFolder(_ path: String) throws(DrawerError) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .writing(path, operation: "save the folder") }
    defer { close(descriptor) }
    // Some file systems (FUSE, SMB) can't synchronise a folder; that is no failure of ours.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw .writing(path, operation: "save the folder")
    }
  }

  static func rename(_ path: String, to target: String) throws(DrawerError) {
    guard withPath(path, { from in withPath(target) { Glibc.rename(from, $0) } }) == 0 else {
      throw .writing(target, operation: "put in place")
    }
  }

  /// Removes a file; true when there was one.
  @discardableResult
  static func remove(_ path: String) throws(DrawerError) -> Bool {
    if withPath(path, { unlink($0) }) == 0 { return true }
    if errno == ENOENT || errno == ENOTDIR { return false }
    throw .writing(path, operation: "remove")
  }

  /// The names in a folder, unsorted; empty when it does not exist.
  static func names(in folder: String) throws(DrawerError) -> [String] {
    guard let stream = withPath(folder, { opendir($0) }) else {
      if errno == ENOENT { return [] }
      throw .cannotOpen(path: folder, reason: .last)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { PathText.text(of: $0.prefix { $0 != 0 }) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The extension in lower case without its dot; empty when there is none.
  static func fileExtension(of path: String) -> String {
    let name = Files.name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }
}
