import Glibc
import Specimens

/// Which files of watched folders were looked at, so that they are not opened again, by this or a later start.
///
/// Expendable, and it tells nothing: a path stands there as a hash. A file counts as seen while size, time and place
/// on the disk are those it had; other permissions or another name of its folder don't matter.
public struct SeenFiles: Sendable {
  private let file: String
  private let temporary: String
  private var entries: [String: String] = [:]
  private var changed: Set<String> = []

  init(_ paths: DrawerPaths) {
    file = paths.seen
    temporary = "\(paths.state)/.incoming"
    entries = read()
  }

  /// True when this very file was looked at.
  public func hasSeen(_ path: String) -> Bool {
    guard let known = entries[SeenFiles.key(path)] else { return false }
    return known == OutsideFolder.identity(of: path)
  }

  public mutating func note(_ path: String) {
    guard let identity = OutsideFolder.identity(of: path) else { return }
    entries[SeenFiles.key(path)] = identity
    changed.insert(SeenFiles.key(path))
  }

  /// Writes down what was seen, together with what other processes saw meanwhile.
  /// - Parameter present: all paths in the watched folders; nothing else is remembered.
  public mutating func save(present: [String]) {
    let keys = Set(present.map { SeenFiles.key($0) })
    var all = read()
    for key in changed { all[key] = entries[key] }
    all = all.filter { keys.contains($0.key) }
    (entries, changed) = (all, [])
    let text = all.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
    try? AtomicWriter(folder: temporary).write(Array(text.utf8), to: file, isDurable: false)
    rmdir(temporary)
  }

  private func read() -> [String: String] {
    guard let bytes = try? Files.read(file) else { return [:] }
    var entries: [String: String] = [:]
    for line in bytes.split(separator: 0x0A) {
      let parts = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
      if parts.count == 2 { entries[String(parts[0])] = String(parts[1]) }
    }
    return entries
  }

  private static func key(_ path: String) -> String {
    String(SHA256.hex(of: PathText.bytes(of: path)).prefix(32))
  }
}

extension DrawerFolder {
  public func seenFiles() -> SeenFiles { SeenFiles(paths) }
}
