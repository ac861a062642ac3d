/// One filed item with all that is known of it: the record that stands beside the original bytes.
public struct Specimen: Sendable, Hashable, Codable, Identifiable {
  public static let currentSchema = 2

  public var schema: Int
  public var id: SpecimenID
  /// A name given from outside (measurement drawers); shown and returned in place of the id.
  public var publicID: String?
  public var media: Media
  /// The file's name when it was filed; empty for pasted text.
  public var originalName: String
  public var importedAt: Instant
  public var saved: SaveDate
  public var reading: ReadingState
  /// The best title, made by Curio.
  public var title: String
  /// The user's own title; wins over `title`.
  public var customTitle: String?
  public var fields: [Field]
  /// The user's own words: why this was saved.
  public var note: String
  public var origin: Origin
  public var assignment: CollectionAssignment
  /// Ids of collections made by hand.
  public var collections: [String]
  public var decision: Decision
  /// When the user changed what.
  public var edits = EditHistory()
  /// What kind of document it was taken for, by Decisions' name for it.
  public var documentKind: String?
  /// The user's answer to the question on its card: a date or a moment.
  public var answer: String?
  /// True for what no assist service is ever told of, although the user switched one on: words of mails and notices.
  public var staysHere: Bool?

  public init(
    id: SpecimenID, publicID: String? = nil, media: Media, originalName: String, importedAt: Instant,
    saved: SaveDate, reading: ReadingState, title: String, customTitle: String? = nil, fields: [Field] = [],
    note: String = "", origin: Origin = .unknown,
    assignment: CollectionAssignment = CollectionAssignment(.none, reason: ""), collections: [String] = [],
    decision: Decision
  ) {
    schema = Specimen.currentSchema
    self.id = id
    self.publicID = publicID
    self.media = media
    self.originalName = originalName
    self.importedAt = importedAt
    self.saved = saved
    self.reading = reading
    self.title = title
    self.customTitle = customTitle
    self.fields = fields
    self.note = note
    self.origin = origin
    self.assignment = assignment
    self.collections = collections
    self.decision = decision
  }

  public var displayID: String { publicID ?? id.short }
  public var effectiveTitle: String { customTitle ?? title }
  public var text: String { reading.reading?.text ?? "" }
  /// The text with what belongs to the device and its apps blanked out; offsets are those of `text`.
  public var content: String { reading.reading?.content ?? "" }
}

/// The original bytes: what they are and how large.
public struct Media: Sendable, Hashable, Codable {
  public enum Kind: String, Sendable, Hashable, Codable {
    case image, text, mail, page
  }

  public var kind: Kind
  /// By content, not by name: `png`, `jpg`, `webp`, `txt` …
  public var fileExtension: String
  public var byteCount: Int
  /// Pixels as shown; nil for text.
  public var width: Int?
  public var height: Int?
  /// What a picture shows, apart from its metadata: equal for files that differ in those only. Nil where it can't be
  /// told without decoding.
  public var digest: String?
  /// True where the file holds more frames than the first, which is the one that is read and shown.
  public var isAnimated: Bool?

  public init(kind: Kind, fileExtension: String, byteCount: Int, width: Int? = nil, height: Int? = nil) {
    self.kind = kind
    self.fileExtension = fileExtension
    self.byteCount = byteCount
    self.width = width
    self.height = height
  }
}

/// Whether a specimen has been read.
public enum ReadingState: Sendable, Hashable {
  case read(Reading)
  /// Filed but not readable; the sentence says why and what to do.
  case failed(String)

  public var reading: Reading? {
    if case .read(let reading) = self { reading } else { nil }
  }
}

extension ReadingState: Codable {
  private enum Key: String, CodingKey { case reading, failure }

  public init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: Key.self)
    if let reading = try c.decodeIfPresent(Reading.self, forKey: .reading) {
      self = .read(reading)
    } else {
      self = .failed(try c.decode(String.self, forKey: .failure))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    switch self {
    case .read(let reading): try c.encode(reading, forKey: .reading)
    case .failed(let why): try c.encode(why, forKey: .failure)
    }
  }
}
