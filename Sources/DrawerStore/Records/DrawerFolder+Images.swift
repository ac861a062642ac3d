import Glibc
import Specimens

/// What filing the original bytes did.
public struct FiledImage: Sendable, Hashable {
  public var id: SpecimenID
  /// Pixels are not known yet.
  public var media: Media
  /// False when the very same bytes were already in the drawer.
  public var wasNew: Bool
  /// When the source was last changed; nil for bytes that were no file.
  public var sourceModified: Instant?
}

/// Whether filing brings back what was deleted.
public enum TombstonePolicy: Sendable, Hashable {
  /// Scans and the inbox: what was deleted stays deleted (`DrawerError.deleted`).
  case honour
  /// The user picked this very file: the tombstone goes.
  case lift
}

extension DrawerFolder {
  /// Files the bytes of one file. Only that path is opened, and it is read once, as a stream.
  ///
  /// The bytes stand in the drawer, on the disk, when this returns. A file that changes while it is read is
  /// read again a few times, then refused.
  public func fileImage(
    from path: String, tombstones: TombstonePolicy = .lift
  ) throws(DrawerError) -> FiledImage {
    var tries = 0
    while true {
      do {
        return try fileOnce(path, tombstones)
      } catch .changedWhileReading {
        tries += 1
        guard tries < 3 else { throw .changedWhileReading(path: path) }
        usleep(100_000)
      }
    }
  }

  /// Files bytes that are no file: pasted text, a picture from the clipboard.
  /// - Parameter name: decides with the content what the bytes are; may be empty.
  public func fileImage(
    bytes: [UInt8], name: String = "", tombstones: TombstonePolicy = .lift
  ) throws(DrawerError) -> FiledImage {
    guard !bytes.isEmpty else { throw .emptyFile(path: name) }
    guard let content = ContentKind(head: Array(bytes.prefix(ContentKind.headLength)), name: name),
      let id = SpecimenID(hashing: bytes)
    else { throw .unknownContent(path: name) }
    let temporary = try writer.stage(bytes)
    return try settle(
      temporary, Media(content, byteCount: bytes.count), id, sourceModified: nil, tombstones)
  }

  private func fileOnce(_ path: String, _ tombstones: TombstonePolicy) throws(DrawerError) -> FiledImage {
    let source = try OpenFile.reading(path)
    let before = try source.status()
    guard before.size > 0 else { throw .emptyFile(path: path) }

    let temporary = try writer.newPath()
    do throws(DrawerError) {
      let copy = try OpenFile.creating(temporary)
      var hash = SHA256()
      var head: [UInt8] = []
      var size = 0
      var content: ContentKind?
      try source.forEachBlock { (block) throws(DrawerError) in
        if content == nil {
          head.append(contentsOf: block.prefix(ContentKind.headLength - head.count))
          content = ContentKind(head: head, name: path)
          // Nothing of a film or an archive is copied just to find that it is none of ours.
          if content == nil { throw .unknownContent(path: path) }
        }
        hash.update(block)
        try copy.write(block)
        size += block.count
      }
      let after = try source.status()
      guard size == before.size, after.size == before.size, after.modified == before.modified else {
        throw .changedWhileReading(path: path)
      }
      guard let content, let id = SpecimenID(hash.finish()) else { throw .unknownContent(path: path) }
      let media = Media(content, byteCount: size)
      if try !isFiled(id, byteCount: size) { try copy.synchronize() }
      return try settle(temporary, media, id, sourceModified: before.modificationInstant, tombstones)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Moves a finished temporary file to its place, unless the same bytes stand there already.
  private func settle(
    _ temporary: String, _ media: Media, _ id: SpecimenID, sourceModified: Instant?,
    _ tombstones: TombstonePolicy
  ) throws(DrawerError) -> FiledImage {
    do throws(DrawerError) {
      let wasNew = try withLock { () throws(DrawerError) in
        if isDeleted(id) {
          guard tombstones == .lift else { throw .deleted(id) }
          try removeTombstone(id)
        }
        if try isFiled(id, byteCount: media.byteCount) {
          unlink(temporary)
          return false
        }
        try Files.makeFolder(paths.shard(id.shard))
        try writer.place(temporary, at: paths.image(id, fileExtension: media.fileExtension))
        return true
      }
      return FiledImage(id: id, media: media, wasNew: wasNew, sourceModified: sourceModified)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// True when an image of this size stands there; a shorter one is damage that filing again heals.
  private func isFiled(_ id: SpecimenID, byteCount: Int) throws(DrawerError) -> Bool {
    guard let path = try imagePath(of: id) else { return false }
    return FileStatus.of(path)?.size == byteCount
  }

  /// The path of the original bytes, or nil when there are none (measurement drawers have no images).
  public func imagePath(of id: SpecimenID) throws(DrawerError) -> String? {
    // The usual ones by name; a scan of the folder only for the rest.
    for name in ["png", "jpg", "webp", "txt"] {
      let path = paths.image(id, fileExtension: name)
      if Files.exists(path) { return path }
    }
    let name = try Files.names(in: paths.shard(id.shard)).first { ShardEntry($0) == .image(id) }
    return name.map { "\(paths.shard(id.shard))/\($0)" }
  }

  /// Takes back a filing that led to nothing, without a tombstone: a picture that can't be read at all.
  ///
  /// Does nothing when a record stands: then `delete` is the way.
  public func withdrawImage(_ id: SpecimenID) throws(DrawerError) {
    try withLock { () throws(DrawerError) in
      guard !Files.exists(paths.record(id)), let path = try imagePath(of: id) else { return }
      try Files.remove(path)
      try Files.remove(paths.thumbnail(id))
      try Files.synchronizeFolder(paths.shard(id.shard))
    }
  }
}

extension Media {
  /// Pixels are not known yet.
  init(_ content: ContentKind, byteCount: Int) {
    self.init(kind: content.kind, fileExtension: content.fileExtension, byteCount: byteCount)
  }
}
