import Specimens

/// What a list shows of one specimen, kept in the index so that no record is opened for it.
public struct IndexCard: Sendable, Hashable, Identifiable {
  public enum Review: Int, Sendable, Hashable, CaseIterable {
    case abstained, pending, approved, dismissed
    /// Abstained with a question that one answer would settle.
    case asking
  }

  public var id: SpecimenID
  /// A name given from outside, shown in place of the id.
  public var publicID: String?
  public var title: String
  /// The most telling field, such as `Fri 4 Dec 19:30` or `¥18,400`; may be empty.
  public var keyLine: String
  public var saved: SaveDate
  public var origin: Origin
  public var collection: AutomaticCollection
  /// Ids of collections made by hand.
  public var collections: [String]
  public var review: Review
  /// When the suggested entry starts.
  public var eventStart: LocalDateTime?
  public var hasImage: Bool
  /// False while the picture could not be read.
  public var isRead: Bool
  /// The reader's mean confidence in the text, 0 … 1; 1 for text that was given.
  public var confidence: Double
  /// The scripts that stand in the text.
  public var languages: [Language]
  /// True once the user corrected the automatic collection.
  public var isMoved = false
  /// Another one with every change of the record: its stamp's time.
  public var version = 0

  public var displayID: String { publicID ?? id.short }

  public init(
    id: SpecimenID, publicID: String? = nil, title: String, keyLine: String = "", saved: SaveDate,
    origin: Origin = .unknown, collection: AutomaticCollection = .none, collections: [String] = [],
    review: Review = .abstained, eventStart: LocalDateTime? = nil, hasImage: Bool = true,
    isRead: Bool = true, confidence: Double = 1, languages: [Language] = []
  ) {
    self.id = id
    self.publicID = publicID
    self.title = title
    self.keyLine = keyLine
    self.saved = saved
    self.origin = origin
    self.collection = collection
    self.collections = collections
    self.review = review
    self.eventStart = eventStart
    self.hasImage = hasImage
    self.isRead = isRead
    self.confidence = confidence
    self.languages = languages
  }
}

/// Tells whether a record changed since it was indexed, without reading it.
public struct RecordStamp: Sendable, Hashable {
  /// Nanoseconds since 1970 as the file system says.
  public var modified: Int
  /// Bytes.
  public var size: Int
  /// A checksum of the record's bytes, 0 when not taken.
  public var checksum: Int

  public init(modified: Int, size: Int, checksum: Int = 0) {
    self.modified = modified
    self.size = size
    self.checksum = checksum
  }
}

/// Which cards, in which order.
public struct Listing: Sendable, Hashable {
  public enum Scope: Sendable, Hashable {
    case all
    case automatic(AutomaticCollection)
    /// The id of a collection made by hand.
    case manual(String)
    case review(IndexCard.Review)
    /// Those that wait for the user: pending or asking.
    case waiting
    /// Those whose suggested entry starts on this day, whatever became of it.
    case starting(LocalDate)
    /// Those whose automatic collection the user corrected.
    case moved
    /// Only those that could not be read.
    case unread
  }

  public enum Order: String, Sendable, Hashable, CaseIterable {
    /// Newest first.
    case saved
    /// Coming events first, soonest on top, then the past ones (latest first), then those without an event.
    case event
    /// One automatic collection after the other, the newest of each first.
    case collection
  }

  public var scope: Scope
  public var order: Order
  public var offset: Int
  public var limit: Int
  /// What "coming" counts from; only for the order by event.
  public var now: LocalDateTime?

  public init(
    scope: Scope = .all, order: Order = .saved, offset: Int = 0, limit: Int = 200, now: LocalDateTime? = nil
  ) {
    self.scope = scope
    self.order = order
    self.offset = offset
    self.limit = limit
    self.now = now
  }
}

/// The numbers beside the collections rail.
public struct DrawerCounts: Sendable, Hashable {
  public var total = 0
  public var unread = 0
  public var automatic: [AutomaticCollection: Int] = [:]
  /// By id of the collection made by hand.
  public var manual: [String: Int] = [:]
  public var review: [IndexCard.Review: Int] = [:]

  public init() {}

  public var pendingReviews: Int { (review[.pending] ?? 0) + (review[.asking] ?? 0) }
}
