import Glibc
import Specimens

/// What the file system knows of a file.
struct FileStatus: Hashable {
  var size: Int
  /// Nanoseconds since 1970.
  var modified: Int
  var changed: Int
  var inode: UInt
  /// Nil for an ordinary file.
  var kind: FileKind?
  /// The permission bits.
  var mode: UInt32

  init(_ info: stat) {
    size = Int(info.st_size)
    modified = Int(info.st_mtim.tv_sec) * 1_000_000_000 + Int(info.st_mtim.tv_nsec)
    changed = Int(info.st_ctim.tv_sec) * 1_000_000_000 + Int(info.st_ctim.tv_nsec)
    inode = UInt(info.st_ino)
    mode = UInt32(info.st_mode & 0o7777)
    kind =
      switch info.st_mode & S_IFMT {
      case S_IFREG: nil
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      case S_IFCHR, S_IFBLK: .device
      default: .other
      }
  }

  /// Nil when nothing stands at the path. Links are not followed.
  static func of(_ path: String) -> FileStatus? {
    var info = stat()
    return withPath(path) { lstat($0, &info) } == 0 ? FileStatus(info) : nil
  }

  /// As `of`, but follows links.
  static func ofTarget(_ path: String) -> FileStatus? {
    var info = stat()
    return withPath(path) { stat($0, &info) } == 0 ? FileStatus(info) : nil
  }

  var modificationInstant: Instant { Instant(secondsSince1970: modified / 1_000_000_000) }
}
