import Glibc
import Specimens

/// What the user said while filing a picture, kept until its record stands: a crash between image and record
/// must not lose the name, the note or the collection.
public struct FilingIntent: Sendable, Hashable, Codable {
  public var originalName: String
  public var fileTime: Instant?
  public var note: String
  public var origin: String?
  public var collections: [String]

  public init(
    originalName: String, fileTime: Instant? = nil, note: String = "", origin: String? = nil,
    collections: [String] = []
  ) {
    self.originalName = originalName
    self.fileTime = fileTime
    self.note = note
    self.origin = origin
    self.collections = collections
  }
}

/// The right to read one filed picture. While it lives, no other process or thread reads the same one; the
/// system ends it with the process, so a crash holds nothing up.
public final class ReadingLease: Sendable {
  /// Nil where the picture was filed without one, or it was lost.
  public let intent: FilingIntent?
  private let descriptor: Int32

  init(intent: FilingIntent?, descriptor: Int32) {
    self.intent = intent
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}

extension DrawerFolder {
  /// Hidden in the inbox: it waits there like a drop, and is none.
  private func intentPath(_ id: SpecimenID) -> String { "\(paths.inbox)/.\(id).filing" }

  func write(_ intent: FilingIntent, for id: SpecimenID) throws(DrawerError) {
    guard let bytes = try? JSON.bytes(of: intent) else { throw .unsafeName(intent.originalName) }
    try Files.makeFolder(paths.inbox)
    try writer.write(bytes, to: intentPath(id))
  }

  /// Takes the right to read a picture that has no record yet.
  ///
  /// - Parameter waits: waits for whoever has it; else nil is returned at once.
  public func lease(_ id: SpecimenID, waits: Bool) throws(DrawerError) -> ReadingLease? {
    let path = intentPath(id)
    try Files.makeFolder(paths.inbox)
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .writing(path, operation: "lock") }
    while flock(descriptor, LOCK_EX | (waits ? 0 : LOCK_NB)) != 0 {
      guard errno == EINTR else {
        close(descriptor)
        if errno == EWOULDBLOCK { return nil }
        throw .writing(path, operation: "lock")
      }
    }
    let bytes = (try? Files.readIfPresent(path)) ?? nil
    return ReadingLease(
      intent: bytes.flatMap { try? JSON.value(FilingIntent.self, from: $0) }, descriptor: descriptor)
  }

  /// Called by the holder of the lease once the record stands, or the picture was withdrawn.
  public func removeIntent(of id: SpecimenID) throws(DrawerError) { try Files.remove(intentPath(id)) }

  /// What is known of a picture that stands in the drawer.
  /// - Throws: `.missingImage`, `.unknownContent`.
  public func filedImage(_ id: SpecimenID) throws(DrawerError) -> FiledImage {
    guard let path = try imagePath(of: id) else { throw .missingImage(id) }
    let bytes = try Files.read(path)
    guard let content = ContentKind(head: Array(bytes.prefix(ContentKind.headLength)), name: path) else {
      throw .unknownContent(path: path)
    }
    return FiledImage(
      id: id, media: Media(content, byteCount: bytes.count), wasNew: false, sourceModified: nil)
  }
}

extension Inbox {
  /// Moves a drop that can't be filed out of the way, into `inbox/refused/`, where the user finds it.
  public func setAside(_ drop: Drop) throws(DrawerError) {
    try Files.makeFolder("\(paths.inbox)/refused")
    let name = drop.originalName.isEmpty ? Files.name(of: drop.path) : Files.name(of: drop.originalName)
    try Files.rename(drop.path, to: "\(paths.inbox)/refused/\(name)")
    if let sidecar = drop.sidecar { try Files.remove(sidecar) }
    try Files.synchronizeFolder(paths.inbox)
  }
}
