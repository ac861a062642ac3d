import DrawerStore
import Specimens

extension Drawer {
  /// Where drops wait to be filed.
  public var inboxFolder: String { paths.inbox }

  /// Drops a copy of a picture or text into the inbox, in milliseconds; it is filed by whoever runs next.
  public func drop(fileAt path: String, note: String = "", origin: String? = nil) throws(DrawerProblem) {
    try requireWritable()
    _ = try problem { try Inbox(folder).drop(from: path, note: note, origin: origin) }
  }

  /// - Parameter askingAssist: false for what is not to leave the machine although the assist is on.
  public func drop(
    _ bytes: [UInt8], named name: String, note: String = "", origin: String? = nil, askingAssist: Bool = true
  ) throws(DrawerProblem) {
    try requireWritable()
    _ = try problem {
      try Inbox(folder).drop(
        bytes: bytes, name: name, note: note, origin: origin, staysHere: askingAssist ? nil : true)
    }
  }

  /// How many drops wait, and pictures of an interrupted import.
  public func waitingCount() -> Int {
    let drops = (try? Inbox(folder).contents(now: clock.now()).ready.count) ?? 0
    let picked = folder.interruptedPicks().map { $0.content.paths.count - $0.done.count }.reduce(0, +)
    return drops + picked + ((try? folder.waiting().count) ?? 0)
  }

  /// How many files of interrupted imports are left; `resumePicked` goes on with them.
  public func pickedCount() -> Int {
    folder.interruptedPicks().map { $0.content.paths.count - $0.done.count }.reduce(0, +)
  }

  /// Reads what waits: drops in the inbox, new pictures in the watched folders, and pictures whose reading
  /// was interrupted. Returns when nothing is left that is whole.
  public func fileWaiting(progress: @escaping @Sendable (ImportEvent) -> Void) async -> ImportSummary {
    guard isWritable else { return ImportSummary() }
    let now = clock.now()
    let interrupted = ((try? folder.waiting()) ?? [])
      .filter { !folder.isArrivingFromElsewhere($0, now: now) }.map { Waiting.interrupted($0) }
    let drops = ((try? Inbox(folder).contents(now: now).ready) ?? []).map { Waiting.drop($0) }
    let picked = leftPicks()
    let others = drops + picked.items + watchedPictures().map { Waiting.watched($0) }
    guard !(interrupted.isEmpty && others.isEmpty) else { return ImportSummary() }
    let summary = await fileWaiting(interrupted, then: others, progress)
    if !summary.wasCancelled { for list in picked.lists { list.close() } }
    saveSeen()
    return summary
  }

  /// What was cut off comes first: it may be the same pictures as those left of a picked list, and two readers of one
  /// picture would be in each other's way.
  private func fileWaiting(
    _ interrupted: [Waiting], then others: [Waiting], _ progress: @escaping @Sendable (ImportEvent) -> Void
  ) async -> ImportSummary {
    var summary = ImportSummary()
    for items in [interrupted, others] where !items.isEmpty && !Task.isCancelled {
      let part = await each(items, progress) { item in
        await self.fileWaiting(item)
      } path: {
        $0.name
      }
      summary.results += part.results
      summary.wasCancelled = summary.wasCancelled || part.wasCancelled
    }
    return summary
  }

  /// Goes on with imports that were interrupted.
  public func resumePicked(progress: @escaping @Sendable (ImportEvent) -> Void) async -> ImportSummary {
    guard isWritable else { return ImportSummary() }
    let interrupted = ((try? folder.waiting()) ?? []).map { Waiting.interrupted($0) }
    let picked = leftPicks()
    let summary = await fileWaiting(interrupted, then: picked.items, progress)
    if !summary.wasCancelled { for list in picked.lists { list.close() } }
    return summary
  }

  /// Writes down what was picked; where that fails the import goes on without.
  func writeDown(
    _ files: [PickedFiles.Picked], as intent: FilingIntent
  ) -> PickedList? {
    guard isWritable else { return nil }
    return try? folder.writeDown(
      PickedList.Content(
        paths: files.map { OutsideFolder.absolute($0.path) }, note: intent.note, origin: intent.origin,
        collections: intent.collections, pickedAt: clock.now(), staysHere: intent.staysHere))
  }

  private func leftPicks() -> (lists: [PickedList], items: [Waiting]) {
    let lists = folder.interruptedPicks()
    let items = lists.flatMap { list in
      list.content.paths.indices.filter { !list.done.contains($0) }.map { Waiting.picked(list, $0) }
    }
    return (lists, items)
  }

  private enum Waiting: Sendable {
    case interrupted(SpecimenID)
    case drop(Inbox.Drop)
    case watched(String)
    /// What was picked, and which of it.
    case picked(PickedList, Int)

    var name: String {
      switch self {
      case .interrupted(let id): id.short
      case .drop(let drop): drop.originalName
      case .watched(let path): path
      case .picked(let list, let place): list.content.paths[place]
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
    case .picked(let list, let place):
      let content = list.content
      let intent = FilingIntent(
        originalName: "", note: content.note, origin: content.origin, collections: content.collections,
        staysHere: content.staysHere)
      let result = await importFile(
        content.paths[place], FilingContext(intent: intent, tombstones: .liftUpTo(content.pickedAt)))
      if !Task.isCancelled { list.finish(place) }
      return result
    case .drop(let drop):
      let intent = FilingIntent(
        originalName: drop.originalName, note: drop.note, origin: drop.origin, fileTime: drop.fileTime,
        staysHere: drop.staysHere)
      let result = await importFile(drop.path, FilingContext(intent: intent, tombstones: .honour))
      settle(drop, result.outcome)
      return ImportResult(path: drop.originalName, outcome: result.outcome)
    }
  }

  /// A drop goes once its record stands; one that can't be filed is set aside, where the user finds it.
  private func settle(_ drop: Inbox.Drop, _ outcome: ImportResult.Outcome) {
    switch outcome {
    case .filed, .duplicate, .samePicture, .deletedBefore, .unread: try? Inbox(folder).remove(drop)
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
    guard settings().readsInBackground else { return [] }
    let present = presentPictures()
    guard !present.isEmpty else { return [] }
    let now = clock.now()
    return seenFiles.withLock { seen in
      let memory = seen ?? folder.seenFiles()
      seen = memory
      return present.filter { !memory.hasSeen($0) && Arrival.state(of: $0, now: now) == .whole }
    }
  }

  private func presentPictures() -> [String] {
    settings().watchedFolders.flatMap { watched in
      ((try? OutsideFolder.names(in: watched)) ?? []).filter(PickedFiles.isPicture).map {
        watched.hasSuffix("/") ? watched + $0 : "\(watched)/\($0)"
      }
    }
  }

  private func noteSeen(_ path: String) {
    seenFiles.withLock { seen in
      var memory = seen ?? folder.seenFiles()
      memory.note(path)
      seen = memory
    }
  }

  private func saveSeen() {
    seenFiles.withLock { $0?.save(present: presentPictures()) }
  }
}
