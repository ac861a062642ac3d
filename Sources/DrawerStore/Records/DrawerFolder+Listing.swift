import Glibc
import Specimens

/// What a file name inside a shard means.
enum ShardEntry: Hashable {
  case record(SpecimenID)
  case image(SpecimenID)
  /// Not one of ours: a sync tool's conflict copy, say.
  case other

  init(_ name: String) {
    let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let id = SpecimenID(String(parts[0])), !parts[1].isEmpty, !parts[1].contains(".")
    else {
      self = .other
      return
    }
    self = parts[1] == "json" ? .record(id) : .image(id)
  }
}

/// What a change of a record can be told by without reading it.
public struct RecordStamp: Sendable, Hashable {
  /// Nanoseconds since 1970.
  public var modified: Int
  public var size: Int

  public init(modified: Int, size: Int) {
    self.modified = modified
    self.size = size
  }
}

/// The contents of one of the 256 folders that specimens live in.
public struct ShardListing: Sendable, Hashable {
  /// Sorted.
  public var records: [SpecimenID]
  /// Sorted; an image without a record is waiting to be read.
  public var images: [SpecimenID]
  /// Names that are none of Curio's, or of specimens that belong elsewhere.
  public var others: [String]

  public var waiting: [SpecimenID] {
    let read = Set(records)
    return images.filter { !read.contains($0) }
  }
}

extension DrawerFolder {
  /// The two-digit names of the shards that exist, in order.
  public func shards() throws(DrawerError) -> [String] {
    let digits = "0123456789abcdef"
    return try Files.names(in: paths.specimens).filter { name in
      name.utf8.count == 2 && name.allSatisfy { digits.contains($0) }
    }.sorted()
  }

  public func listing(ofShard shard: String) throws(DrawerError) -> ShardListing {
    var listing = ShardListing(records: [], images: [], others: [])
    for name in try Files.names(in: paths.shard(shard)) {
      switch ShardEntry(name) {
      case .record(let id) where id.shard == shard: listing.records.append(id)
      case .image(let id) where id.shard == shard: listing.images.append(id)
      default: listing.others.append(name)
      }
    }
    listing.records.sort()
    listing.images.sort()
    listing.others.sort()
    return listing
  }

  /// The ids of all records in order, a shard at a time: memory stays small however large the drawer is.
  public func ids() throws(DrawerError) -> some Sequence<SpecimenID> {
    try shards().lazy.flatMap { shard in (try? listing(ofShard: shard).records) ?? [] }
  }

  /// Images without a record: filed, and not read yet.
  public func waiting() throws(DrawerError) -> [SpecimenID] {
    var waiting: [SpecimenID] = []
    for shard in try shards() {
      waiting += try listing(ofShard: shard).waiting.filter { !isDeleted($0) }
    }
    return waiting
  }

  /// When each shard last changed, in nanoseconds since 1970: a shard with an unchanged stamp holds the
  /// same records as then.
  ///
  /// A folder that changed within the last moments is left out, as the file system's clock is too coarse to
  /// tell a further change apart. So take the stamps *before* looking into the shards; a shard without a stamp
  /// is simply looked at again next time.
  public func recordModificationStamps() throws(DrawerError) -> [String: Int] {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let moment = now.tv_sec * 1_000_000_000 + now.tv_nsec
    var stamps: [String: Int] = [:]
    for shard in try shards() {
      guard let status = FileStatus.of(paths.shard(shard)) else { continue }
      if abs(moment - status.modified) > 50_000_000 { stamps[shard] = status.modified }
    }
    return stamps
  }

  /// The stamp of each record of a shard.
  public func recordStamps(inShard shard: String) throws(DrawerError) -> [SpecimenID: RecordStamp] {
    var stamps: [SpecimenID: RecordStamp] = [:]
    for id in try listing(ofShard: shard).records { stamps[id] = recordStamp(of: id) }
    return stamps
  }

  /// Nil when there is no record.
  public func recordStamp(of id: SpecimenID) -> RecordStamp? {
    FileStatus.of(paths.record(id)).map { RecordStamp(modified: $0.modified, size: $0.size) }
  }
}
