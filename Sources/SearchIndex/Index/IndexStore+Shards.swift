import Specimens

// The drawer's folder is split into 256 shards by the first two digits of the ids. Remembering each shard's
// folder time lets the index follow the folder without looking into shards that did not change.
extension IndexStore {
  /// The folder time of each shard when the index last followed it, in nanoseconds since 1970.
  func shardTimes() throws(IndexError) -> [String: Int] {
    var times: [String: Int] = [:]
    try connection.rows("SELECT name, value FROM meta WHERE name LIKE 'shard:%'") { row in
      times[String(row.text(0).dropFirst(6))] = row.integer(1)
    }
    return times
  }

  /// Nil forgets the shard.
  func setShardTime(_ time: Int?, of shard: String) throws(IndexError) {
    if let time {
      try connection.run("INSERT OR REPLACE INTO meta VALUES(?1,?2)", .text("shard:\(shard)"), .integer(time))
    } else {
      try connection.run("DELETE FROM meta WHERE name = ?1", .text("shard:\(shard)"))
    }
  }

  func stamps(inShard shard: String) throws(IndexError) -> [SpecimenID: RecordStamp] {
    guard let first = UInt8(shard, radix: 16) else { return [:] }
    var stamps: [SpecimenID: RecordStamp] = [:]
    let end: [UInt8] = first == .max ? Array(repeating: .max, count: 33) : [first + 1]
    try connection.rows(
      "SELECT hash, modified, size, checksum FROM specimen WHERE hash >= ?1 AND hash < ?2",
      [.blob([first]), .blob(end)]
    ) { row in
      guard let id = SpecimenID(bytes: row.bytes(0)) else { return }
      stamps[id] = RecordStamp(modified: row.integer(1), size: row.integer(2), checksum: row.integer(3))
    }
    return stamps
  }
}

extension SearchIndex {
  /// The folder time of each shard when the index last followed it, in nanoseconds since 1970.
  public func shardTimes() throws(IndexError) -> [String: Int] {
    try inside.withLock { inside throws(IndexError) in try inside.store.shardTimes() }
  }

  /// Nil forgets the shard.
  public func setShardTime(_ time: Int?, of shard: String) throws(IndexError) {
    try inside.withLock { inside throws(IndexError) in try inside.store.setShardTime(time, of: shard) }
  }

  /// The same for all shards of an index made anew.
  public func setShardTimes(_ times: [String: Int]) throws(IndexError) {
    try inside.withLock { inside throws(IndexError) in
      let store = inside.store
      try store.connection.transaction { () throws(IndexError) in
        for (shard, time) in times { try store.setShardTime(time, of: shard) }
      }
    }
  }

  /// What is indexed of one shard, to compare with the folder.
  public func stamps(inShard shard: String) throws(IndexError) -> [SpecimenID: RecordStamp] {
    try inside.withLock { inside throws(IndexError) in try inside.store.stamps(inShard: shard) }
  }
}
