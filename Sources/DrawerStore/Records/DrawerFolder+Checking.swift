import Glibc
import Specimens

// What `verify` looks at besides pictures and records, and what it can put right.
extension DrawerFolder {
  /// Names inside a shard that are none of Curio's, nor a sync tool's on its way.
  public func strangers(in listing: ShardListing) -> [String] {
    listing.others.filter { !$0.hasPrefix(".syncthing.") && !$0.hasPrefix("~syncthing~") }
  }

  /// True for a name that a sync tool gives to the other machine's form of a file.
  public static func isConflictCopy(_ name: String) -> Bool { ConflictCopy(name) != nil }

  /// The specimen whose file this name is, where it stands in another's folder: a slip of the hand, or of a tool
  /// that restored a copy.
  public static func misplaced(_ name: String, inShard shard: String) -> SpecimenID? {
    switch ShardEntry(name) {
    case .record(let id), .image(let id): id.shard == shard ? nil : id
    case .other: nil
    }
  }

  /// Moves a misplaced file to its own folder. One that stands there already, or belongs to a deleted specimen,
  /// is removed.
  /// - Throws: `.changedWhileReading` when another form of it stands there: then nothing is done.
  public func putInPlace(_ name: String, ofShard shard: String, _ id: SpecimenID) throws(DrawerError) {
    try withLock { () throws(DrawerError) in
      let source = "\(paths.shard(shard))/\(name)"
      let target = "\(paths.shard(id.shard))/\(name)"
      if isDeleted(id) {
        try Files.remove(source)
      } else if Files.exists(target) {
        guard try Files.read(source) == Files.read(target) else { throw .changedWhileReading(path: source) }
        try Files.remove(source)
      } else {
        try Files.makeFolder(paths.shard(id.shard))
        try Files.rename(source, to: target)
        try Files.synchronizeFolder(paths.shard(id.shard))
      }
      try Files.synchronizeFolder(paths.shard(shard))
    }
  }

  /// Moves a record that can't be read to `damaged/`, so that nothing is lost; its picture is read anew then.
  public func setAsideRecord(_ id: SpecimenID) throws(DrawerError) {
    try withLock { () throws(DrawerError) in
      let folder = "\(paths.data)/damaged"
      try Files.makeFolder(folder)
      var target = "\(folder)/\(id).json"
      var number = 2
      while Files.exists(target) {
        target = "\(folder)/\(id)-\(number).json"
        number += 1
      }
      try Files.rename(paths.record(id), to: target)
      try Files.synchronizeFolder(paths.shard(id.shard))
    }
  }

  /// Ids of collections made by hand whose file can't be read.
  public func brokenCollections() throws(DrawerError) -> [String] {
    try Files.names(in: paths.collections).filter { name in
      name.hasSuffix(".json") && name.utf8.count == 21 && (try? collection(String(name.dropLast(5)))) == nil
    }.map { String($0.dropLast(5)) }.sorted()
  }

  /// Makes a collection anew that records name and that is missing or broken.
  public func restoreCollection(_ id: String, at moment: Instant) throws(DrawerError) {
    try write(ManualCollection(id: id, name: "Recovered \(id.prefix(4))", createdAt: moment))
  }

  /// Thumbnails of specimens that are not there.
  public func orphanedThumbnails() throws(DrawerError) -> [SpecimenID] {
    var orphans: [SpecimenID] = []
    for shard in try Files.names(in: paths.thumbnails) {
      for name in try Files.names(in: "\(paths.thumbnails)/\(shard)") {
        guard let id = SpecimenID(String(name.prefix(64))), !hasRecord(id), try imagePath(of: id) == nil
        else {
          continue
        }
        orphans.append(id)
      }
    }
    return orphans.sorted()
  }

  /// Names in the places of tombstones that are none.
  public func strangeTombstones() throws(DrawerError) -> [String] {
    var strange: [String] = []
    for shard in try Files.names(in: paths.tombstones) {
      let names = try Files.names(in: "\(paths.tombstones)/\(shard)")
      strange += names.filter { SpecimenID($0)?.shard != shard }.map { "\(shard)/\($0)" }
    }
    return strange.sorted()
  }

  /// Removes one of the files the index consists of.
  public func removeIndexFile(_ suffix: String) throws(DrawerError) { try Files.remove(paths.index + suffix) }

  /// True while others than the owner may look into the drawer.
  public func isOpenToOthers() -> Bool { (FileStatus.ofTarget(paths.data)?.mode ?? 0) & 0o077 != 0 }

  public func closeToOthers() throws(DrawerError) {
    guard chmod(paths.data, 0o700) == 0 else { throw .writing(paths.data, operation: "protect") }
  }

  /// Drops that could not be filed and wait in `inbox/failed` for the user.
  public func failedDrops() throws(DrawerError) -> Int { try Files.names(in: "\(paths.inbox)/failed").count }
}
