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
  /// The user picked it at this moment: what was deleted later stays deleted.
  case liftUpTo(Instant)
}

extension DrawerFolder {
  /// Files the bytes of one file. Only that path is opened, and it is read once, as a stream.
  ///
  /// The bytes stand in the drawer, on the disk, when this returns. A file that changes while it is read is
  /// read again a few times, then refused.
  /// - Parameter intent: kept until the record stands, so that an interruption loses none of it.
  /// - Throws: `.samePicture` when the drawer has this picture with other metadata; nothing is filed then.
  public func fileImage(
    from path: String, tombstones: TombstonePolicy = .lift, intent: FilingIntent? = nil
  ) throws(DrawerError) -> FiledImage {
    let copy = try writer.copy(from: path)
    do throws(DrawerError) {
      if let digest = copy.media.digest, try imagePath(of: copy.id) == nil,
        let twin = try twin(of: digest, otherThan: copy.id)
      {
        throw .samePicture(twin)
      }
    } catch {
      copy.discard()
      throw error
    }
    return try file(copy, tombstones, intent)
  }

  /// Files one file that must be a certain specimen.
  /// - Throws: `.alteredImage` when its bytes are others; nothing is filed then.
  func fileImage(from path: String, expecting id: SpecimenID) throws(DrawerError) {
    let copy = try writer.copy(from: path)
    guard copy.id == id else {
      copy.discard()
      throw .alteredImage(path: path)
    }
    _ = try file(copy, .lift, nil)
  }

  private func file(
    _ copy: IncomingCopy, _ tombstones: TombstonePolicy, _ intent: FilingIntent?
  ) throws(DrawerError) -> FiledImage {
    do throws(DrawerError) {
      if try !isFiled(copy.id, byteCount: copy.media.byteCount) { try writer.synchronize(copy) }
    } catch {
      copy.discard()
      throw error
    }
    var intent = intent
    if intent?.fileTime == nil { intent?.fileTime = copy.sourceModified }
    return try settle(
      copy.path, copy.media, copy.id, sourceModified: copy.sourceModified, tombstones, intent)
  }

  /// Files bytes that are no file: pasted text, a picture from the clipboard.
  /// - Parameter name: decides with the content what the bytes are; may be empty.
  public func fileImage(
    bytes: [UInt8], name: String = "", tombstones: TombstonePolicy = .lift, intent: FilingIntent? = nil
  ) throws(DrawerError) -> FiledImage {
    guard !bytes.isEmpty else { throw .emptyFile(path: name) }
    let head = Array(bytes.prefix(ContentKind.headLength))
    guard let content = ContentKind(head: head, name: name), let id = SpecimenID(hashing: bytes) else {
      throw ContentKind.refusal(head: head, path: name)
    }
    let temporary = try writer.stage(bytes)
    return try settle(
      temporary, Media(content, byteCount: bytes.count), id, sourceModified: nil, tombstones, intent)
  }

  /// Moves a finished temporary file to its place, unless the same bytes stand there already.
  private func settle(
    _ temporary: String, _ media: Media, _ id: SpecimenID, sourceModified: Instant?,
    _ tombstones: TombstonePolicy, _ intent: FilingIntent?
  ) throws(DrawerError) -> FiledImage {
    do throws(DrawerError) {
      let wasNew = try withLock { () throws(DrawerError) in
        if isDeleted(id) {
          guard try lifts(tombstones, id) else { throw .deleted(id) }
          try removeTombstone(id)
        }
        if let intent, !hasRecord(id) { try remember(intent, of: id) }
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

  private func lifts(_ policy: TombstonePolicy, _ id: SpecimenID) throws(DrawerError) -> Bool {
    switch policy {
    case .honour: return false
    case .lift: return true
    case .liftUpTo(let moment): return try deletionTime(of: id).map { $0 <= moment } ?? true
    }
  }

  /// True when these very bytes stand there; others under this name are damage that filing again heals.
  private func isFiled(_ id: SpecimenID, byteCount: Int) throws(DrawerError) -> Bool {
    guard let path = try imagePath(of: id), FileStatus.of(path)?.size == byteCount else { return false }
    return try OpenFile.reading(path).hash() == id.hex
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
      try removeThumbnail(of: id)
      try forgetIntent(of: id)
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
