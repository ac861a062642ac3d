import Specimens

// A tombstone is a file named by the specimen's id that holds the time of the deletion and nothing else.
extension DrawerFolder {
  public func isDeleted(_ id: SpecimenID) -> Bool { Files.exists(paths.tombstone(id)) }

  /// All tombstones, or those of some shards; sorted.
  public func tombstones(inShards shards: [String]? = nil) throws(DrawerError) -> [SpecimenID] {
    var ids: [SpecimenID] = []
    for shard in shards ?? tombstoneShards() {
      ids += try Files.names(in: "\(paths.tombstones)/\(shard)").compactMap { SpecimenID($0) }
    }
    return ids.sorted()
  }

  /// The folders that tombstones stand in.
  public func tombstoneShards() -> [String] {
    ((try? Files.names(in: paths.tombstones)) ?? []).filter { $0.utf8.count == 2 }
  }

  /// When a specimen was deleted; nil without a tombstone.
  public func deletionTime(of id: SpecimenID) throws(DrawerError) -> Instant? {
    guard let bytes = try Files.readIfPresent(paths.tombstone(id)) else { return nil }
    return Instant(String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self))
  }

  /// Writes a tombstone; an older one keeps its time.
  public func writeTombstone(_ id: SpecimenID, at moment: Instant) throws(DrawerError) {
    guard !isDeleted(id) else { return }
    let path = paths.tombstone(id)
    try Files.makeFolder(Files.parent(of: path))
    try writer.write(Array("\(moment)\n".utf8), to: path)
  }

  public func removeTombstone(_ id: SpecimenID) throws(DrawerError) {
    if try Files.remove(paths.tombstone(id)) {
      try Files.synchronizeFolder(Files.parent(of: paths.tombstone(id)))
    }
  }

  /// Deletes a specimen: tombstone, then record, image and thumbnail. The index is the caller's.
  ///
  /// A crash in between leaves the tombstone, and `finishDeletions` does the rest. On a full disk the reserve
  /// makes room for the tombstone.
  /// - Throws: `.missingSpecimen` when nothing of it exists.
  public func delete(_ id: SpecimenID, at moment: Instant) throws(DrawerError) {
    try withRoomToDelete { () throws(DrawerError) in
      try withLock { () throws(DrawerError) in
        let hasImage = try imagePath(of: id) != nil
        guard hasImage || hasRecord(id) else { throw .missingSpecimen(id) }
        try writeTombstone(id, at: moment)
        try removeRemains(of: id)
      }
    }
  }

  /// Finishes deletions that were interrupted here or made on another machine; of some shards where only those
  /// are in question.
  /// - Returns: the ids something was removed of; their index rows may still stand.
  @discardableResult
  public func finishDeletions(inShards shards: [String]? = nil) throws(DrawerError) -> [SpecimenID] {
    let dead = try tombstones(inShards: shards)
    guard !dead.isEmpty else { return [] }
    return try withLock { () throws(DrawerError) in
      var finished: [SpecimenID] = []
      for id in dead where isDeleted(id) {
        if try removeRemains(of: id) { finished.append(id) }
      }
      return finished
    }
  }

  /// Removes what stands of a specimen, conflict copies of a sync tool included; true when there was any.
  @discardableResult
  private func removeRemains(of id: SpecimenID) throws(DrawerError) -> Bool {
    let shard = paths.shard(id.shard)
    if let digest = (try? specimen(id))?.media.digest { try forgetTwin(id, digest: digest) }
    // A sync tool may have left a half-carried file, whose name has something before the id.
    let names = try Files.names(in: shard).filter { $0.contains(id.hex) }
    // The record first: what is left of an interrupted deletion must not look like a specimen.
    for name in names.sorted(by: { a, _ in ShardEntry(a) == .record(id) }) {
      try Files.remove("\(shard)/\(name)")
    }
    let hadThumbnail = try removeThumbnail(of: id)
    try forgetIntent(of: id)
    try forgetBackups(of: id)
    if !names.isEmpty { try Files.synchronizeFolder(shard) }
    return hadThumbnail || !names.isEmpty
  }
}
