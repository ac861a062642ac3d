import DrawerStore
import Foundation
import Specimens

extension Drawer {
  /// Where drops wait to be filed.
  public var inboxFolder: String { paths.inbox }

  /// Drops a copy of a picture or text into the inbox, in milliseconds; it is filed by whoever runs next.
  public func drop(fileAt path: String, note: String = "", origin: String? = nil) throws(DrawerProblem) {
    try requireWritable()
    _ = try problem { try Inbox(folder).drop(from: path, note: note, origin: origin) }
  }

  public func drop(
    _ bytes: [UInt8], named name: String, note: String = "", origin: String? = nil
  ) throws(DrawerProblem) {
    try requireWritable()
    _ = try problem { try Inbox(folder).drop(bytes: bytes, name: name, note: note, origin: origin) }
  }

  /// How many drops wait, and pictures of an interrupted import.
  public func waitingCount() -> Int {
    let drops = (try? Inbox(folder).contents(now: clock.now()).ready.count) ?? 0
    return drops + ((try? folder.waiting().count) ?? 0)
  }

  /// Reads what waits: drops in the inbox, new pictures in the watched folders, and pictures whose reading
  /// was interrupted. Returns when nothing is left that is whole.
  public func fileWaiting(progress: @escaping @Sendable (ImportEvent) -> Void) async -> ImportSummary {
    guard isWritable else { return ImportSummary() }
    let now = clock.now()
    let interrupted = ((try? folder.waiting()) ?? [])
      .filter { !folder.isArrivingFromElsewhere($0, now: now) }.map { Waiting.interrupted($0) }
    let drops = ((try? Inbox(folder).contents(now: now).ready) ?? []).map { Waiting.drop($0) }
    let items = interrupted + drops + watchedPictures().map { Waiting.watched($0) }
    guard !items.isEmpty else { return ImportSummary() }
    return await each(items, progress) { item in
      await self.fileWaiting(item)
    } path: {
      $0.name
    }
  }

  private enum Waiting: Sendable {
    case interrupted(SpecimenID)
    case drop(Inbox.Drop)
    case watched(String)

    var name: String {
      switch self {
      case .interrupted(let id): id.short
      case .drop(let drop): drop.originalName
      case .watched(let path): path
      }
    }
  }

  private func fileWaiting(_ item: Waiting) async -> ImportResult {
    switch item {
    case .interrupted(let id): return await finishReading(id)
    case .watched(let path):
      let result = await importFile(
        path, FilingContext(intent: FilingIntent(originalName: ""), tombstones: .honour))
      noteSeen(path)
      return result
    case .drop(let drop):
      let intent = FilingIntent(
        originalName: drop.originalName, note: drop.note, origin: drop.origin, fileTime: drop.fileTime)
      let result = await importFile(drop.path, FilingContext(intent: intent, tombstones: .honour))
      settle(drop, result.outcome)
      return ImportResult(path: drop.originalName, outcome: result.outcome)
    }
  }

  /// A drop goes once its record stands; one that can't be filed is set aside, where the user finds it.
  private func settle(_ drop: Inbox.Drop, _ outcome: ImportResult.Outcome) {
    switch outcome {
    case .filed, .duplicate, .deletedBefore, .unread: try? Inbox(folder).remove(drop)
    case .failed where !Task.isCancelled: _ = try? Inbox(folder).setAside(drop)
    case .failed: break
    }
  }

  /// Goes on where an import was cut off: the picture stands, its record does not.
  private func finishReading(_ id: SpecimenID) async -> ImportResult {
    do {
      return await understand(try folder.filedImage(id), path: id.short, waits: false)
    } catch {
      return ImportResult(path: id.short, outcome: .failed(sentence(of: error)))
    }
  }

  /// Whole pictures in the watched folders that are not known yet.
  private func watchedPictures() -> [String] {
    let settings = settings()
    guard settings.readsInBackground else { return [] }
    let seen = seenFiles.withLock { $0 }
    let now = clock.now()
    return settings.watchedFolders.flatMap { watched -> [String] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: watched)) ?? []
      return names.sorted().filter { name in
        !name.hasPrefix(".")
          && PickedFiles.pictureEndings.contains((name as NSString).pathExtension.lowercased())
      }
      .map { (watched as NSString).appendingPathComponent($0) }
      .filter { seen[$0] == nil || seen[$0] != FileIdentity($0) }
      .filter { Arrival.state(of: $0, now: now) == .whole }
    }
  }

  private func noteSeen(_ path: String) {
    guard let identity = FileIdentity(path) else { return }
    seenFiles.withLock { $0[path] = identity }
  }
}

/// Tells whether a watched file is the one that was looked at before, without opening it.
struct FileIdentity: Hashable, Sendable {
  var size: Int
  var modified: Int
  var inode: UInt64

  init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    modified = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    inode = UInt64(status.st_ino)
  }
}
