import Glibc
import Specimens

extension DrawerFolder {
  public func hasRecord(_ id: SpecimenID) -> Bool { Files.exists(paths.record(id)) }

  /// Reads a record.
  /// - Throws: `.missingSpecimen`, `.brokenRecord`, `.newerRecord`.
  public func specimen(_ id: SpecimenID) throws(DrawerError) -> Specimen {
    try stampedSpecimen(id).specimen
  }

  /// The same, with the stamp of the very bytes that were read; they are looked at once.
  public func stampedSpecimen(_ id: SpecimenID) throws(DrawerError) -> (
    specimen: Specimen, stamp: RecordStamp
  ) {
    do throws(DrawerError) {
      let file = try OpenFile.reading(paths.record(id))
      let status = try file.status()
      let specimen = try RecordCodec.specimen(from: try file.readAll(status.size), expecting: id)
      return (specimen, RecordStamp(modified: status.modified, size: status.size))
    } catch .missingFile { throw .missingSpecimen(id) }
  }

  /// Writes a whole record; on the disk when this returns.
  /// - Throws: `.deleted` when the user deleted the specimen meanwhile: a reading that took its time must
  ///   not bring it back.
  /// - Returns: the stamp of what was written; nil where it can't be told.
  @discardableResult
  public func write(_ specimen: Specimen) throws(DrawerError) -> RecordStamp? {
    let bytes = try RecordCodec.bytes(of: specimen)
    return try withLock { () throws(DrawerError) in
      guard !isDeleted(specimen.id) else { throw .deleted(specimen.id) }
      try requireNoNewerRecord(of: specimen.id)
      try place(bytes, of: specimen.id)
      return recordStamp(of: specimen.id)
    }
  }

  /// Writes many records on all processors, without a wait for the disk: for filling drawers in bulk. They are
  /// on the disk when `synchronize` has returned; nothing may be said to be filed before that.
  /// A record that stands already is left alone: it may hold what the user changed.
  /// - Returns: the stamp of each written; nil for those that stood already or that the user deleted.
  public func writeInBulk(_ specimens: [Specimen]) throws(DrawerError) -> [RecordStamp?] {
    try withLock { () throws(DrawerError) in
      for shard in Set(specimens.map(\.id.shard)) { try Files.makeFolder(paths.shard(shard)) }
      let outcomes = specimens.concurrentMap { specimen in
        Result { () throws(DrawerError) -> RecordStamp? in
          guard !isDeleted(specimen.id), !hasRecord(specimen.id) else { return nil }
          try writer.write(
            RecordCodec.bytes(of: specimen), to: paths.record(specimen.id), isDurable: false)
          return recordStamp(of: specimen.id)
        }
      }
      var stamps: [RecordStamp?] = []
      for outcome in outcomes { stamps.append(try outcome.get()) }
      return stamps
    }
  }

  /// Returns when everything written before is on the disk; one wait in place of two for each record.
  public func synchronize() { sync() }

  /// Reads a record, lets `change` alter it, and writes it, with no other change in between.
  /// - Parameter moment: is written down for the parts that changed.
  /// - Returns: the record as it now stands. Nothing is written when nothing changed.
  @discardableResult
  public func update(
    _ id: SpecimenID, at moment: Instant = MachineClock.now(),
    _ change: (inout Specimen) throws(DrawerError) -> Void
  ) throws(DrawerError) -> Specimen {
    try stampedUpdate(id, at: moment, change).specimen
  }

  /// The same, with the stamp of the record as it now stands; nil where that can't be told.
  public func stampedUpdate(
    _ id: SpecimenID, at moment: Instant, _ change: (inout Specimen) throws(DrawerError) -> Void
  ) throws(DrawerError) -> (specimen: Specimen, stamp: RecordStamp?) {
    try withLock { () throws(DrawerError) in
      let before = try self.specimen(id)
      guard !isDeleted(id) else { throw .deleted(id) }
      var after = before
      try change(&after)
      if after != before {
        after.noteEdits(since: before, at: moment)
        try place(RecordCodec.bytes(of: after), of: id)
      }
      return (after, recordStamp(of: id))
    }
  }

  /// What a newer Curio wrote holds more than this one knows, and is not replaced.
  private func requireNoNewerRecord(of id: SpecimenID) throws(DrawerError) {
    guard let bytes = try Files.readIfPresent(paths.record(id)) else { return }
    if let schema = RecordCodec.schema(of: bytes), schema > Specimen.currentSchema {
      throw .newerRecord(id, schema: schema)
    }
  }

  /// Puts a record in its place; the caller holds the lock.
  func place(_ bytes: [UInt8], of id: SpecimenID) throws(DrawerError) {
    try Files.makeFolder(paths.shard(id.shard))
    try writer.write(bytes, to: paths.record(id))
    try forgetIntent(of: id)
  }
}
