import CalendarFiles
import DrawerStore
import SearchIndex
import Specimens

extension Drawer {
  /// Brings the drawer to where its folder is: finishes what a crash interrupted and indexes what other
  /// processes or machines wrote. Shards whose folder time is unchanged are passed over.
  ///
  /// - Returns: how many specimens were indexed or removed from the index.
  @discardableResult
  public func catchUp() throws(DrawerProblem) -> Int {
    let changes = try problem {
      guard isWritable else { return try fillOwnIndex() }
      try folder.sweepTemporaryFiles()
      for folder in Set([paths.calendar, calendar.folder]) { VdirCalendar(folder: folder).sweep() }
      let finished = try folder.finishDeletions()
      if !finished.isEmpty { try removeRows(of: finished) }
      try Inbox(folder).sweep(now: clock.now())
      bringToPresentSchema()
      try alignDesktopTexts()
      tell(try folder.mergeOtherConflicts())
      return try followFolder()
    }
    if changes > 0 { observers.tell(.specimens) }
    return changes
  }

  /// Rewrites records of an older schema. Where that fails they are read as they are, and it is tried again.
  private func bringToPresentSchema() {
    do {
      guard let outcome = try folder.migrate(), outcome.migrated > 0 else { return }
      log.note("migrated", .count(outcome.migrated), .count(outcome.left.count), at: clock.now())
      tell("\(outcome.migrated) records were brought to the present form.")
    } catch {
      log.note("not migrated", at: clock.now())
      tell("The records can't be brought to the present form now: \(error.sentence)")
    }
  }

  /// Follows what another process or machine did to deletions and to collections.
  func followDeletions(inShards shards: [String]?) throws(DrawerProblem) {
    guard isWritable else { return }
    let finished = try problem {
      let finished = try folder.finishDeletions(inShards: shards)
      if !finished.isEmpty { try removeRows(of: finished) }
      tell(try folder.mergeOtherConflicts())
      try folder.withRoomForIndex { try index.setCollections(try folder.allCollections()) }
      return finished
    }
    if !finished.isEmpty { observers.tell(.specimens) }
  }

  private func tell(_ reports: [MergeReport]) {
    for report in reports {
      log.note("merged", report.id.map { .id($0) } ?? .count(1), at: clock.now())
      tell(report.sentence)
    }
  }

  /// Compares single shards with the index, after a change there was seen.
  func follow(shards: [String]) throws(DrawerProblem) {
    let changes = try problem {
      try folder.withRoomForIndex { try followShards(shards, skippingUnchanged: false) }
    }
    if changes > 0 { observers.tell(.specimens) }
  }

  private func followFolder() throws -> Int {
    do {
      // Noting that nothing changed needs room, too.
      return try folder.withRoomForIndex {
        try index.setCollections(try folder.allCollections())
        return try followShards(try folder.shards(), skippingUnchanged: true)
      }
    } catch let error as IndexError {
      guard error.needsRebuild else { throw error }
      tell("The index was damaged and is made anew.")
      return try rebuild(thumbnails: false)
    }
  }

  private func followShards(_ shards: [String], skippingUnchanged: Bool) throws -> Int {
    let times = try folder.recordModificationStamps()
    let known = try index.shardTimes()
    var changes = 0
    for shard in shards {
      if skippingUnchanged, let time = times[shard], known[shard] == time { continue }
      changes += try follow(shard)
      if let time = times[shard] { try index.setShardTime(time, of: shard) }
    }
    // Rows of shards that are gone altogether.
    for shard in known.keys where skippingUnchanged && !shards.contains(shard) {
      changes += try follow(shard)
      try index.setShardTime(nil, of: shard)
    }
    return changes
  }

  private func follow(_ shard: String) throws -> Int {
    if isWritable { tell(try folder.mergeConflicts(inShard: shard)) }
    // The index first: what another process files in between is then merely new, not taken for gone.
    let indexed = try index.stamps(inShard: shard)
    let present = try folder.recordStamps(inShard: shard)
    let gone = indexed.keys.filter { present[$0] == nil }
    if !gone.isEmpty { try removeRows(of: Array(gone)) }
    var documents: [IndexDocument] = []
    var changed: [Specimen] = []
    for (id, stamp) in present where indexed[id] != IndexStamp(stamp) {
      // A record that can't be read is named by `verify`; the others go on.
      guard let specimen = try? folder.specimen(id) else { continue }
      folder.noteTwin(specimen)
      changed.append(specimen)
      documents.append(IndexDocument.document(of: specimen, stamp: IndexStamp(stamp)))
      if documents.count == 500 {
        // Before the rows: where it is interrupted in between, the missing rows bring it here again.
        writeDesktopTexts(of: changed)
        try index.upsert(documents)
        documents.removeAll(keepingCapacity: true)
        changed.removeAll(keepingCapacity: true)
      }
    }
    writeDesktopTexts(of: changed)
    if !documents.isEmpty { try index.upsert(documents) }
    return gone.count + documents.count
  }

  /// Empties the index; one too damaged for that is replaced by a new file.
  private func emptyIndex() throws {
    do {
      try folder.withRoomForIndex { () throws(IndexError) in try index.removeAll() }
    } catch {
      guard error.needsRebuild else { throw error }
      for suffix in ["", "-wal", "-shm"] { try folder.removeIndexFile(suffix) }
      try opened.withLock { $0 = try SearchIndex(path: paths.index) }
    }
  }

  /// Smaller ones leave the index in more pieces to merge; larger ones leave more to the one thread at the end.
  private static let indexingBatch = 3500

  /// Makes the index anew from the folder; thumbnails too where asked.
  /// - Returns: how many specimens were indexed.
  public func rebuild(thumbnails: Bool) throws(DrawerProblem) -> Int {
    try requireWritable()
    return try problem {
      // Before the records are read: what changes after that is looked at again by the next start.
      let times = try folder.recordModificationStamps()
      // The old rows go while the first records are read.
      let count = try fillIndex { [self] in try emptyIndex() }
      try index.setShardTimes(times)
      try index.optimize()
      if thumbnails { try folder.removeThumbnails() }
      observers.tell(.specimens)
      return count
    }
  }

  /// Indexes every record; returns how many there are.
  ///
  /// - Parameter prepare: runs before anything is written, beside the first reading.
  private func fillIndex(_ prepare: @escaping @Sendable () throws -> Void = {}) throws -> Int {
    var count = 0
    let indexing = IndexingQueue { [self] in
      try prepare()
      return index
    }
    let ids = Array(try folder.ids())
    for start in stride(from: 0, to: ids.count, by: Drawer.indexingBatch) {
      count += try indexing.add(
        Array(ids[start..<min(start + Drawer.indexingBatch, ids.count)]), document(of:))
    }
    try indexing.finish()
    return count
  }

  /// Fills an index that is kept in memory, once, for a drawer that can only be looked at.
  private func fillOwnIndex() throws -> Int {
    let isEmpty = awaitsIndex.withLock { awaits in
      defer { awaits = false }
      return awaits
    }
    guard isEmpty else { return 0 }
    try index.setCollections(try folder.allCollections())
    return try fillIndex()
  }

  /// A record as the index takes it; one that can't be read is named by `verify`.
  private func document(of id: SpecimenID) -> IndexDocument? {
    guard let (specimen, stamp) = try? folder.stampedSpecimen(id) else { return nil }
    return IndexDocument.document(of: specimen, stamp: IndexStamp(stamp))
  }
}
