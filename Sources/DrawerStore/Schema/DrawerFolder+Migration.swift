import Glibc
import Specimens

/// What bringing a drawer to the present schema did.
public struct MigrationOutcome: Sendable, Hashable {
  /// Records that were rewritten.
  public var migrated: Int
  /// Records that could not be read in any form; they were left as they are.
  public var left: [SpecimenID]
}

// A drawer says in `.format` which schema all its records have at least. Records of older forms can be read at
// any time; rewriting them all at once keeps each later reading quick and the steps testable.
extension DrawerFolder {
  /// Brings all records to the present schema, where that has not been done.
  ///
  /// Before a record is rewritten its old bytes are kept in a folder of their own, as a second name of the same
  /// file. They go when every record was rewritten, read back and found to say the same. Interrupted anywhere, the
  /// next call goes on.
  /// - Returns: nil when there was nothing to do.
  /// - Throws: `.newerDrawer` for a drawer that a newer Curio keeps. `.failed` and the like when something can't be
  ///   written: the drawer can be used all the same.
  public func migrate() throws(DrawerError) -> MigrationOutcome? {
    guard try format() < Specimen.currentSchema else {
      try removeBackups()
      return nil
    }
    let lock = try OpenFile.locking("\(paths.format).lock")
    defer { _ = lock.descriptor }
    let format = try format()
    guard format < Specimen.currentSchema else { return nil }
    var outcome = MigrationOutcome(migrated: 0, left: [])
    for shard in try shards() {
      for id in try listing(ofShard: shard).records {
        try migrate(id, to: paths.backup(of: format), &outcome)
      }
    }
    if outcome.migrated > 0 { sync() }
    try writer.write(Array("\(Specimen.currentSchema)\n".utf8), to: paths.format)
    try removeBackups()
    return outcome
  }

  /// The schema that all records have at least; 1 for drawers that do not say.
  /// - Throws: `.newerDrawer`.
  func format() throws(DrawerError) -> Int {
    // A place that can't be read is told by whoever reads the drawer itself.
    guard let bytes = try? Files.read(paths.format) else { return 1 }
    let digits = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    guard let format = Int(digits) else { return 1 }
    guard format <= Specimen.currentSchema else { throw .newerDrawer(path: paths.data, schema: format) }
    return format
  }

  private func migrate(
    _ id: SpecimenID, to backup: String, _ outcome: inout MigrationOutcome
  ) throws(DrawerError) {
    try withLock { () throws(DrawerError) in
      guard let old = try Files.readIfPresent(paths.record(id)) else { return }
      guard let schema = RecordCodec.schema(of: old), schema < Specimen.currentSchema else { return }
      let specimen: Specimen
      do {
        specimen = try RecordCodec.specimen(from: old, expecting: id)
      } catch {
        outcome.left.append(id)
        return
      }
      try keepOld(old, of: id, in: backup)
      // Not waited for one by one: the old bytes stand until all new ones are on the disk.
      try writer.write(RecordCodec.bytes(of: specimen), to: paths.record(id), isDurable: false)
      guard let new = try? self.specimen(id), new == specimen else {
        try restore(id, from: backup)
        throw .brokenRecord(id, detail: "it did not come back as it was written; the old form was put back")
      }
      outcome.migrated += 1
    }
  }

  /// A second name costs no room; where the file system has none, a copy does as well.
  private func keepOld(_ bytes: [UInt8], of id: SpecimenID, in backup: String) throws(DrawerError) {
    let path = "\(backup)/\(id.shard)/\(id).json"
    if Files.exists(path) { return }
    try Files.makeFolder(Files.parent(of: path))
    if link(paths.record(id), path) == 0 { return }
    try writer.write(bytes, to: path)
  }

  private func restore(_ id: SpecimenID, from backup: String) throws(DrawerError) {
    try Files.rename("\(backup)/\(id.shard)/\(id).json", to: paths.record(id))
  }

  /// Removes what was kept of older forms; all new ones are on the disk by then.
  private func removeBackups() throws(DrawerError) {
    for folder in backups() {
      for shard in try Files.names(in: folder) {
        for name in try Files.names(in: "\(folder)/\(shard)") {
          try Files.remove("\(folder)/\(shard)/\(name)")
        }
        rmdir("\(folder)/\(shard)")
      }
      rmdir(folder)
    }
  }

  private func backups() -> [String] {
    (1..<Specimen.currentSchema).map { paths.backup(of: $0) }.filter { Files.exists($0) }
  }

  /// Removes what was kept of a specimen that is deleted while a migration is unfinished.
  func forgetBackups(of id: SpecimenID) throws(DrawerError) {
    for folder in backups() { try Files.remove("\(folder)/\(id.shard)/\(id).json") }
  }
}
