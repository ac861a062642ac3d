import Decisions
import DrawerStore
import Foundation
import Recognition
import Specimens

extension Drawer {
  /// Files pictures and reads them, several at a time. Only the picked paths are opened; of a folder, the
  /// pictures directly in it.
  ///
  /// One that fails does not stop the others. Cancelling the task ends the reading within moments: what was
  /// read stays, what was not is not filed. Ended in any other way, the rest is filed by `fileWaiting` or
  /// `resumePicked`: what was picked is written down first.
  /// - Parameters:
  ///   - askingAssist: false for what is not to leave the machine although the assist is on.
  ///   - keepsRest: asked when the task was cancelled: true leaves the rest for later.
  public func importFiles(
    _ picked: [String], note: String = "", origin: String? = nil, collection: String? = nil,
    askingAssist: Bool = true, keepsRest: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (ImportEvent) -> Void
  ) async -> ImportSummary {
    let files = PickedFiles.expand(picked)
    let intent = FilingIntent(
      originalName: "", note: note, origin: origin, collections: collection.map { [$0] } ?? [],
      staysHere: askingAssist ? nil : true)
    let list = writeDown(files, as: intent)
    let context = FilingContext(intent: intent, tombstones: .lift)
    let summary = await each(Array(files.enumerated()), progress) { place, file in
      let result =
        switch file {
        case .file(let path): await self.importFile(path, context)
        case .failed(let path, let sentence): ImportResult(path: path, outcome: .failed(sentence))
        }
      if !Task.isCancelled { list?.finish(place) }
      return result
    } path: {
      $0.element.path
    }
    if !(summary.wasCancelled && keepsRest()) { list?.close() }
    return summary
  }

  /// Files a text of the user's: pasted, or piped in.
  ///
  /// - Parameter askingAssist: false for what is not to leave the machine although the assist is on.
  public func fileText(
    _ text: String, note: String = "", origin: String? = nil, askingAssist: Bool = true
  ) async throws(DrawerProblem) -> ImportResult {
    try requireWritable()
    guard !text.trimmed.isEmpty else { throw DrawerProblem(.invalid, "There is no text to file.") }
    let filed = try problem {
      try folder.fileImage(
        bytes: Array(text.utf8), name: "pasted.txt",
        intent: FilingIntent(
          originalName: "", note: note, origin: origin, staysHere: askingAssist ? nil : true))
    }
    return await understand(filed, path: "pasted text", waits: true)
  }

  /// Reads pictures again, keeping everything the user did to them.
  public func reread(
    _ ids: [SpecimenID], progress: @escaping @Sendable (ImportEvent) -> Void
  ) async -> ImportSummary {
    await each(ids, progress) { id in
      await self.rereadOne(id)
    } path: {
      $0.short
    }
  }

  public func idsToReread(onlyUnread: Bool) throws(DrawerProblem) -> [SpecimenID] {
    try problem {
      try folder.ids().filter { id in
        guard onlyUnread, let specimen = try? folder.specimen(id) else { return !onlyUnread }
        switch specimen.reading {
        case .failed: return true
        case .read(let reading): return !reading.missingLanguages.isEmpty
        }
      }
    }
  }

  // MARK: One picture

  /// What the user said while filing, and whether deleted pictures come back.
  struct FilingContext: Sendable {
    var intent: FilingIntent
    var tombstones: TombstonePolicy
  }

  /// Files and reads one picture. The intent is kept from before the picture stands until its record does.
  func importFile(_ path: String, _ context: FilingContext) async -> ImportResult {
    do {
      try requireWritable()
      var intent = context.intent
      if intent.originalName.isEmpty { intent.originalName = PickedFiles.shownName(of: path) }
      let filed = try folder.fileImage(from: path, tombstones: context.tombstones, intent: intent)
      return await understand(filed, path: path, waits: true)
    } catch DrawerError.samePicture(let id) {
      return samePicture(id, path)
    } catch DrawerError.deleted(let id) {
      return ImportResult(path: path, outcome: .deletedBefore(id))
    } catch {
      return ImportResult(path: path, outcome: .failed(sentence(of: error)))
    }
  }

  /// Reads what stands in the drawer and writes its record, unless somebody else does or did.
  ///
  /// - Parameter waits: waits for another process that is reading this very picture.
  func understand(_ filed: FiledImage, path: String, waits: Bool) async -> ImportResult {
    do {
      let lease = try folder.lease(filed.id, waits: waits)
      guard let lease else {
        return ImportResult(path: path, outcome: .failed("Another Curio is reading it."))
      }
      defer { withExtendedLifetime(lease) {} }
      if folder.hasRecord(filed.id) {
        let known = try folder.specimen(filed.id)
        return ImportResult(path: path, outcome: .duplicate(known.id, title: known.effectiveTitle))
      }
      let intent = try folder.intent(of: filed.id) ?? FilingIntent(originalName: "")
      var result = ImportResult(path: path, outcome: .failed("Cancelled."))
      if var composed = try await compose(filed, intent) {
        composed.staysHere = intent.staysHere
        let specimen = await assisted(composed)
        // What was cut off earlier may be the only copy: it stays, whatever else there is.
        try filed.wasNew ? folder.withoutTwin(specimen) { try keep(specimen) } : keep(specimen)
        log.note("filed", .id(filed.id), at: clock.now())
        result.outcome = outcome(of: specimen)
        result.isAnimated = specimen.media.isAnimated == true
        result.missingLanguages = specimen.reading.reading?.missingLanguages ?? []
      }
      return result
    } catch DrawerError.samePicture(let twin) {
      try? folder.withdrawImage(filed.id)
      return samePicture(twin, path)
    } catch {
      return ImportResult(path: path, outcome: .failed(sentence(of: error)))
    }
  }

  private func samePicture(_ id: SpecimenID, _ path: String) -> ImportResult {
    let title = (try? folder.specimen(id).effectiveTitle) ?? ""
    return ImportResult(path: path, outcome: .samePicture(id, title: title))
  }

  /// The record of a picture or text that stands in the drawer; nil when the user cancelled.
  ///
  /// What can't be read at all is taken out of the drawer again, with an error that says why.
  private func compose(_ filed: FiledImage, _ intent: FilingIntent) async throws -> Specimen? {
    let now = clock.now()
    func details(_ media: Media, exif: LocalDateTime?) -> SpecimenComposer.Filed {
      SpecimenComposer.Filed(
        id: filed.id, publicID: nil, media: media, originalName: intent.originalName, importedAt: now,
        saved: SaveDateRule.saveDate(
          exif: exif, fileName: intent.originalName,
          fileTime: intent.fileTime.map(clock.local), importTime: clock.local(now),
          wallClock: clock.local),
        note: intent.note, origin: intent.origin, collections: intent.collections)
    }
    guard filed.media.kind == .image else {
      let reading = Reading(text: try folder.text(of: filed.id))
      return composer.specimen(
        details(filed.media, exif: nil), reading: reading, languages: [], now: clock.localNow,
        habits: habits())
    }
    guard let stored = try folder.imagePath(of: filed.id) else { throw DrawerError.missingImage(filed.id) }
    switch await recognize(stored, id: filed.id) {
    case .success(let image):
      var media = filed.media
      media.take(image)
      let read = composer.specimen(
        details(media, exif: image.exifDate), reading: image.reading, languages: [], now: clock.localNow,
        habits: habits())
      return composer.weighed(
        read, await opinions(on: read, reading: image.reading, path: stored), now: clock.localNow,
        habits: habits())
    case .failure(.cancelled):
      // What an earlier run filed is the only copy, perhaps: it goes on waiting.
      if filed.wasNew { try folder.withdrawImage(filed.id) }
      return nil
    case .failure(.picture(_, let message)) where filed.wasNew:
      try folder.withdrawImage(filed.id)
      throw DrawerProblem(.unreadable, message)
    case .failure(let error):
      return composer.unread(details(filed.media, exif: nil), why: error.message)
    }
  }

  private func rereadOne(_ id: SpecimenID) async -> ImportResult {
    do {
      try requireWritable()
      guard let path = try folder.imagePath(of: id) else { throw DrawerError.missingSpecimen(id) }
      let old = try folder.specimen(id)
      guard old.media.kind == .image else {
        let reading = Reading(text: try folder.text(of: id))
        // Only the assist's question needs what `rewrite` is about to find out.
        let verdict =
          usesAssist
          ? await assistVerdict(
            on: composer.understood(old, reading: reading, languages: [], now: clock.localNow)) : nil
        return try rewrite(id, reading: reading, assist: verdict)
      }
      switch await recognize(path, id: id) {
      case .success(let image):
        let read = composer.understood(old, reading: image.reading, languages: [], now: clock.localNow)
        return try rewrite(
          id, reading: image.reading, picture: image,
          judged: await opinions(on: read, reading: image.reading, path: path),
          assist: await assistVerdict(on: read))
      case .failure(let error): return ImportResult(path: id.short, outcome: .unread(id, why: error.message))
      }
    } catch {
      return ImportResult(path: id.short, outcome: .failed(sentence(of: error)))
    }
  }

  /// What the other reader says to the fields of a picture just read.
  private func opinions(on specimen: Specimen, reading: Reading, path: String) async -> [Field] {
    await secondReader().judged(
      specimen.fields, in: reading, path: path, reference: specimen.saved.moment
    ).fields
  }

  private func rewrite(
    _ id: SpecimenID, reading: Reading, picture: RecognizedImage? = nil, judged: [Field] = [],
    assist: Verdict? = nil
  ) throws -> ImportResult {
    let changed = try change(id) { specimen in
      let (now, habits) = (self.clock.localNow, self.habits())
      specimen = self.composer.understood(
        specimen, reading: reading, languages: [], now: now, habits: habits)
      specimen = self.composer.weighed(specimen, judged, now: now, habits: habits)
      if let assist { self.composer.decide(&specimen, now: now, habits: habits, verdict: assist) }
      if let picture { specimen.media.take(picture) }
    }
    settleDuplicates(of: id)
    return ImportResult(
      path: id.short, outcome: outcome(of: changed), isAnimated: changed.media.isAnimated == true,
      missingLanguages: changed.reading.reading?.missingLanguages ?? [])
  }

  private func outcome(of specimen: Specimen) -> ImportResult.Outcome {
    switch specimen.reading {
    case .failed(let why): .unread(specimen.id, why: why)
    case .read(let reading):
      if let lack = reading.lack {
        .unread(specimen.id, why: lack)
      } else {
        .filed(specimen.id, title: specimen.effectiveTitle)
      }
    }
  }

  private func recognize(
    _ path: String, id: SpecimenID
  ) async -> Result<RecognizedImage, RecognitionError> {
    try? folder.makeThumbnailFolder(for: id)
    let settings = settings()
    let request = RecognitionRequest(
      path: path, thumbnailPath: paths.thumbnail(id), languages: settings.languages,
      reader: settings.readerChoice)
    do throws(RecognitionError) {
      return .success(try await pool().read(request))
    } catch {
      return .failure(error)
    }
  }

  /// The readers, started with the first picture.
  func pool() -> RecognitionPool {
    readers.withLock { pool in
      if let pool { return pool }
      let made = RecognitionPool(log: paths.helperLog)
      pool = made
      return made
    }
  }

  func secondReader() -> SecondReader {
    others.withLock { reader in
      if let reader { return reader }
      let made = SecondReader(log: paths.helperLog)
      reader = made
      return made
    }
  }

  /// Works on several things at once, as many as there are readers, and reports each as it is done.
  func each<Item: Sendable>(
    _ items: [Item], _ progress: @escaping @Sendable (ImportEvent) -> Void,
    _ work: @escaping @Sendable (Item) async -> ImportResult, path: (Item) -> String
  ) async -> ImportSummary {
    progress(.found(items.count))
    var summary = ImportSummary()
    var waiting = items.makeIterator()
    await withTaskGroup(of: ImportResult.self) { group in
      func startNext() {
        guard !Task.isCancelled, let item = waiting.next() else { return }
        progress(.started(path: path(item)))
        group.addTask { await work(item) }
      }
      for _ in 0..<max(1, pool().workerCount) { startNext() }
      while let result = await group.next() {
        summary.results.append(result)
        progress(.finished(result))
        startNext()
      }
    }
    summary.wasCancelled = Task.isCancelled
    // Many small additions leave the index in many pieces, and its words uncounted.
    if summary.filed > 50 { try? index.optimize() }
    if !items.isEmpty { observers.tell(.specimens) }
    return summary
  }
}

extension DrawerSettings {
  var readerChoice: ReaderChoice { ReaderChoice(rawValue: reader) ?? .auto }
}

extension Reading {
  /// What the reading lacks, in words; nil where nothing does.
  public var lack: String? {
    missingLanguages.isEmpty
      ? nil : "language data is missing: \(missingLanguages.joined(separator: ", "))"
  }

  /// What to do about it.
  public static let lackRemedy =
    "`curio doctor` says what to install; `curio reread --unread` then reads what was left."
}

extension Media {
  /// What is known of a picture once it was decoded.
  fileprivate mutating func take(_ image: RecognizedImage) {
    (width, height) = (image.width, image.height)
    isAnimated = image.isAnimated ? true : nil
  }
}
