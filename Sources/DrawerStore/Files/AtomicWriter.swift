import Glibc

/// Writes files so that a reader, also after a crash, sees the old bytes or the new ones, never a part.
///
/// Temporary files live in one folder on the same file system, so sweeping them is listing one folder.
/// Their names carry the process id: only files of processes that are gone are stale.
struct AtomicWriter: Sendable {
  /// Where temporary files stand.
  let folder: String

  /// Writes and returns once file and folder entry are on the disk.
  func write(_ bytes: [UInt8], to path: String, isDurable: Bool = true) throws(DrawerError) {
    let temporary = try stage(bytes, isDurable: isDurable)
    try place(temporary, at: path, isDurable: isDurable)
  }

  /// Writes a temporary file and returns its path.
  func stage(_ bytes: [UInt8], isDurable: Bool = true) throws(DrawerError) -> String {
    let path = try newPath()
    do {
      let file = try OpenFile.creating(path)
      try file.write(bytes)
      if isDurable { try file.synchronize() }
      return path
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Puts a temporary file in its place; on failure the temporary file is removed.
  func place(_ temporary: String, at path: String, isDurable: Bool = true) throws(DrawerError) {
    do {
      try Files.rename(temporary, to: path)
    } catch {
      unlink(temporary)
      throw error
    }
    if isDurable { try Files.synchronizeFolder(Files.parent(of: path)) }
  }

  /// A name that no other process or thread uses.
  func newPath() throws(DrawerError) -> String {
    try Files.makeFolder(folder)
    return "\(folder)/\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 36))"
  }

  /// Removes temporary files whose process has ended; returns how many.
  @discardableResult
  func sweep() throws(DrawerError) -> Int {
    var swept = 0
    for name in try Files.names(in: folder) {
      let process = name.split(separator: "-").first.flatMap { pid_t($0) }
      // Signal 0 only asks whether the process exists.
      if let process, process == getpid() || kill(process, 0) == 0 || errno == EPERM { continue }
      if try Files.remove("\(folder)/\(name)") { swept += 1 }
    }
    return swept
  }
}
