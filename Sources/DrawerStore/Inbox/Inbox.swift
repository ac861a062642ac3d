import Glibc
import Specimens

/// The drawer's inbox: files that wait to be filed, whether or not Curio runs.
///
/// `curio file` drops files with a sidecar that keeps what the file alone would lose; anything that other
/// programs put there is taken once it is whole.
public struct Inbox: Sendable {
  let paths: DrawerPaths
  private var writer: AtomicWriter { AtomicWriter(folder: paths.temporary) }

  public init(_ drawer: DrawerFolder) { paths = drawer.paths }

  /// A file that waits.
  public struct Drop: Sendable, Hashable {
    public var path: String
    /// The name it had where it came from.
    public var originalName: String
    public var note: String
    /// The user's own word for where it came from.
    public var origin: String?
    /// When the original was last changed.
    public var fileTime: Instant?
    /// As in `FilingIntent`.
    public var staysHere: Bool?
    var sidecar: String?
  }

  /// What stands in the inbox.
  public struct Contents: Sendable, Hashable {
    /// Whole files, the oldest first.
    public var ready: [Drop]
    /// Files that are still being written: look again in a second.
    public var arriving: Int
  }

  private struct Sidecar: Codable {
    var originalName: String
    var note: String
    var origin: String?
    var fileTime: Instant?
    var staysHere: Bool?
  }

  /// Drops a copy of a file; on the disk when this returns.
  /// - Throws: the same errors as filing does, so that whoever drops hears at once that a file is none.
  @discardableResult
  public func drop(from path: String, note: String = "", origin: String? = nil) throws(DrawerError) -> Drop {
    try Files.makeFolder(paths.inbox)
    let copy = try writer.copy(from: path)
    do throws(DrawerError) {
      try writer.synchronize(copy)
    } catch {
      copy.discard()
      throw error
    }
    let name = PathText.shown(Files.name(of: path))
    return try place(
      copy.path, Sidecar(originalName: name, note: note, origin: origin, fileTime: copy.sourceModified))
  }

  /// Drops bytes that are no file, such as the clipboard's.
  @discardableResult
  public func drop(
    bytes: [UInt8], name: String, note: String = "", origin: String? = nil, staysHere: Bool? = nil
  ) throws(DrawerError) -> Drop {
    guard !bytes.isEmpty else { throw .emptyFile(path: name) }
    guard ContentKind(head: Array(bytes.prefix(ContentKind.headLength)), name: name) != nil else {
      throw .unknownContent(path: name)
    }
    try Files.makeFolder(paths.inbox)
    return try place(
      writer.stage(bytes),
      Sidecar(originalName: name, note: note, origin: origin, fileTime: nil, staysHere: staysHere))
  }

  /// The sidecar goes first: a drop that can be seen is whole.
  private func place(_ temporary: String, _ sidecar: Sidecar) throws(DrawerError) -> Drop {
    let stem = String(UInt64.random(in: .min ... .max), radix: 16)
    let (path, beside) = ("\(paths.inbox)/\(stem).drop", "\(paths.inbox)/\(stem).about")
    do throws(DrawerError) {
      guard let bytes = try? JSON.bytes(of: sidecar) else { throw .unsafeName(sidecar.originalName) }
      try writer.write(bytes, to: beside)
    } catch {
      unlink(temporary)
      throw error
    }
    try writer.place(temporary, at: path)
    return drop(path, sidecar, beside)
  }

  private func drop(_ path: String, _ sidecar: Sidecar, _ beside: String?) -> Drop {
    Drop(
      path: path, originalName: sidecar.originalName, note: sidecar.note, origin: sidecar.origin,
      fileTime: sidecar.fileTime, staysHere: sidecar.staysHere, sidecar: beside)
  }

  /// What waits now. Folders, links and hidden files are left alone.
  public func contents(now: Instant) throws(DrawerError) -> Contents {
    var ready: [(age: Int, drop: Drop)] = []
    var arriving = 0
    for name in try Files.names(in: paths.inbox) where !name.hasPrefix(".") {
      let path = "\(paths.inbox)/\(name)"
      guard let status = FileStatus.of(path), status.kind == nil else { continue }
      if name.hasSuffix(".about"), isOurs(name) { continue }
      if name.hasSuffix(".drop"), isOurs(name) {
        let beside = "\(path.dropLast(5)).about"
        let sidecar = (try? Files.read(beside)).flatMap { try? JSON.value(Sidecar.self, from: $0) }
        let about = sidecar ?? Sidecar(originalName: "", note: "", fileTime: nil)
        ready.append((status.changed, drop(path, about, beside)))
        continue
      }
      switch Arrival.state(of: path, now: now) {
      case .whole:
        let about = Sidecar(
          originalName: PathText.shown(name), note: "", fileTime: status.modificationInstant)
        ready.append((status.changed, drop(path, about, nil)))
      case .arriving: arriving += 1
      case .nothing: continue
      }
    }
    return Contents(
      ready: ready.sorted { ($0.age, $0.drop.path) < ($1.age, $1.drop.path) }.map(\.drop), arriving: arriving)
  }

  /// Removes a drop, once image and record stand.
  public func remove(_ drop: Drop) throws(DrawerError) {
    try Files.remove(drop.path)
    if let sidecar = drop.sidecar { try Files.remove(sidecar) }
    try Files.synchronizeFolder(paths.inbox)
  }

  /// Moves a drop that can't be filed to `inbox/failed`, under its own name, so that it is not tried for ever
  /// and nothing is lost.
  /// - Returns: where it now stands.
  @discardableResult
  public func setAside(_ drop: Drop) throws(DrawerError) -> String {
    let folder = "\(paths.inbox)/failed"
    try Files.makeFolder(folder)
    let wanted = Files.name(of: drop.originalName)
    let name = wanted.isEmpty || wanted.hasPrefix(".") ? Files.name(of: drop.path) : wanted
    var target = "\(folder)/\(name)"
    var number = 2
    while Files.exists(target) {
      target = "\(folder)/\(number)-\(name)"
      number += 1
    }
    try Files.rename(drop.path, to: target)
    if let sidecar = drop.sidecar { try Files.remove(sidecar) }
    try Files.synchronizeFolder(folder)
    return target
  }

  /// Removes sidecars whose file is gone: what a crash in the middle of a drop or a removal leaves.
  public func sweep(now: Instant) throws(DrawerError) {
    for name in try Files.names(in: paths.inbox) where name.hasSuffix(".about") && isOurs(name) {
      let path = "\(paths.inbox)/\(name)"
      let drop = "\(path.dropLast(6)).drop"
      guard let status = FileStatus.of(path), !Files.exists(drop) else { continue }
      if now.secondsSince1970 - status.modified / 1_000_000_000 > 60 { try Files.remove(path) }
    }
  }

  /// Names of the form that `place` gives.
  private func isOurs(_ name: String) -> Bool {
    let stem = name.prefix { $0 != "." }
    return UInt64(stem, radix: 16) != nil && stem.utf8.count <= 16
      && (name == "\(stem).drop" || name == "\(stem).about")
  }
}
