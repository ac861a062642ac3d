import Glibc
import Specimens

/// What was known of a file when it was filed and can't be told from its bytes.
///
/// It stands beside the drawer's pictures until the record does: when the program ends in between, the next
/// start reads the picture with the name, note and date it came with.
public struct FilingIntent: Sendable, Hashable, Codable {
  public var originalName: String
  public var note: String
  /// The user's own word for where it came from.
  public var origin: String?
  /// Ids of collections made by hand.
  public var collections: [String]
  /// When the original was last changed.
  public var fileTime: Instant?
  /// True for what is not to leave the machine when it is read, whatever the settings allow.
  public var staysHere: Bool?

  public init(
    originalName: String, note: String = "", origin: String? = nil, collections: [String] = [],
    fileTime: Instant? = nil, staysHere: Bool? = nil
  ) {
    self.originalName = originalName
    self.note = note
    self.origin = origin
    self.collections = collections
    self.fileTime = fileTime
    self.staysHere = staysHere
  }
}

extension DrawerFolder {
  /// What is remembered of a picture that waits to be read; nil when nothing is.
  public func intent(of id: SpecimenID) throws(DrawerError) -> FilingIntent? {
    guard let bytes = try Files.readIfPresent(paths.intent(id)) else { return nil }
    // A damaged one costs a name and a note, never the picture.
    return try? JSON.value(FilingIntent.self, from: bytes)
  }

  /// A filed picture as filing it returned it, for reading what waits.
  public func filedImage(_ id: SpecimenID) throws(DrawerError) -> FiledImage {
    guard let path = try imagePath(of: id) else { throw .missingImage(id) }
    let file = try OpenFile.reading(path)
    let head = try file.bytes(at: 0, count: ContentKind.headLength)
    guard let content = ContentKind(head: head, name: path) else {
      throw ContentKind.refusal(head: head, path: path)
    }
    var media = Media(content, byteCount: try file.status().size)
    if content.kind == .image {
      media.digest = PictureDigest.hex(of: try Files.read(path), fileExtension: content.fileExtension)
    }
    return FiledImage(
      id: id, media: media, wasNew: false,
      sourceModified: try intent(of: id)?.fileTime)
  }

  /// True for a picture that another machine filed moments ago: its record is on the way, and reading it here as
  /// well would only make two of it. What was filed here has an intent.
  public func isArrivingFromElsewhere(_ id: SpecimenID, now: Instant) -> Bool {
    guard !Files.exists(paths.intent(id)), let path = try? imagePath(of: id),
      let status = FileStatus.of(path)
    else { return false }
    return abs(now.secondsSince1970 - status.changed / 1_000_000_000) < 20
  }

  /// Remembers an intent; the caller holds the lock and places the picture next.
  func remember(_ intent: FilingIntent, of id: SpecimenID) throws(DrawerError) {
    guard let bytes = try? JSON.bytes(of: intent) else { return }
    try Files.makeFolder(paths.intents)
    // Not waited for: a power cut may cost it, which is worth less than two waits for each picture.
    try writer.write(bytes, to: paths.intent(id), isDurable: false)
  }

  /// Forgets it: the record stands, or the picture goes.
  func forgetIntent(of id: SpecimenID) throws(DrawerError) { try Files.remove(paths.intent(id)) }
}
