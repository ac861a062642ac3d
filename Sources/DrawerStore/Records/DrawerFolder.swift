import Glibc
import Specimens

/// The drawer's folder: original bytes, records, tombstones and collections, as files.
///
/// Safe for several processes and threads at once: every file is replaced as a whole, and changes that read
/// before they write hold the drawer's lock. The folder is the truth; whoever keeps an index follows it.
public struct DrawerFolder: Sendable {
  public let paths: DrawerPaths

  public init(_ paths: DrawerPaths) { self.paths = paths }

  public enum Access: Sendable, Hashable {
    case writable
    /// A drawer on a read-only medium, or somebody else's: looking works, changing does not.
    case readOnly
  }

  /// Makes the folders that are missing and says whether the drawer can be written to.
  /// - Throws: `.cannotOpen` when there is no drawer to look at; `.diskFull` and the like when it can't be made;
  ///   `.newerDrawer`.
  @discardableResult
  public func prepare() throws(DrawerError) -> Access {
    if let status = FileStatus.ofTarget(paths.data), status.kind != .folder {
      throw .cannotOpen(path: paths.data, reason: SystemReason(code: ENOTDIR))
    }
    // Before anything is touched: what a newer Curio keeps is its own.
    _ = try format()
    do {
      for folder in [paths.specimens, paths.inbox, paths.collections, paths.tombstones, paths.temporary] {
        try Files.makeFolder(folder)
      }
      // The only sure test of a place is a file: permission bits say nothing about a read-only mount.
      let writer = AtomicWriter(folder: paths.temporary)
      try Files.remove(try writer.stage([], isDurable: false))
    } catch {
      guard Files.isFolder(paths.data), access(paths.data, R_OK | X_OK) == 0 else {
        throw .cannotOpen(path: paths.data, reason: error.reason ?? .last)
      }
      switch error {
      case .readOnly, .notPermitted: return .readOnly
      // A full disk still lets one look and delete.
      case .diskFull where Files.isFolder(paths.specimens): return .writable
      default: throw error
      }
    }
    clearCachePlaces()
    for folder in [paths.cache, paths.config, paths.state] { try? Files.makeFolder(folder) }
    if !Files.exists(paths.syncIgnore) { try? writer.write(SyncIgnore.bytes, to: paths.syncIgnore) }
    return .writable
  }

  /// What stands where the cache belongs and is no part of it (a folder named like the index, a link that leads
  /// nowhere) would keep the drawer shut, though the cache can always be made anew: it is moved out of the way.
  private func clearCachePlaces() {
    for (path, isFolder) in [(paths.cache, true), (paths.thumbnails, true), (paths.index, false)] {
      guard let own = FileStatus.of(path) else { continue }
      let status = FileStatus.ofTarget(path)
      if let status, isFolder ? status.kind == .folder : status.kind == nil { continue }
      if own.kind == .symbolicLink {
        _ = try? Files.remove(path)
        continue
      }
      let aside = (1...100).lazy.map { "\(path).aside-\($0)" }.first { !Files.exists($0) }
      if let aside { try? Files.rename(path, to: aside) }
    }
  }

  var writer: AtomicWriter { AtomicWriter(folder: paths.temporary) }

  /// Runs with the drawer's lock held: no other process or thread is inside at the same time.
  ///
  /// Not re-entrant: calling it from inside its own body waits for ever.
  func withLock<Result>(_ body: () throws(DrawerError) -> Result) throws(DrawerError) -> Result {
    let lock = try OpenFile.locking(paths.lock)
    defer { _ = lock.descriptor }
    return try body()
  }

  /// Removes temporary files of processes that have ended; returns how many.
  @discardableResult
  public func sweepTemporaryFiles() throws(DrawerError) -> Int { try writer.sweep() }
}

extension DrawerError {
  /// The system's reason, where there is one.
  var reason: SystemReason? {
    switch self {
    case .cannotOpen(_, let reason), .unreadableFile(_, let reason), .failed(_, _, let reason): reason
    case .diskFull: SystemReason(code: ENOSPC)
    case .readOnly: SystemReason(code: EROFS)
    case .notPermitted: SystemReason(code: EACCES)
    default: nil
    }
  }
}
