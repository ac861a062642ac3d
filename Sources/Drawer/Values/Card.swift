import Specimens

/// What the drawer's grid shows of one specimen, read from the index without opening the record.
public struct Card: Sendable, Hashable, Identifiable {
  public enum Review: String, Sendable, Hashable {
    /// `asking` waits like `pending`, with a question to be answered first.
    case pending, asking, approved, dismissed, abstained
  }

  public var id: SpecimenID
  /// What screens and commands print: eight hex digits, or a name given from outside.
  public var displayID: String
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
  /// False while the picture could not be read; the detail screen says why.
  public var isRead: Bool
  /// Another one with every change of the record.
  public var version: Int

  public init(
    id: SpecimenID, displayID: String, title: String, keyLine: String, saved: SaveDate, origin: Origin,
    collection: AutomaticCollection, collections: [String], review: Review, eventStart: LocalDateTime?,
    hasImage: Bool, isRead: Bool, version: Int = 0
  ) {
    self.id = id
    self.displayID = displayID
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
    self.version = version
  }
}

/// Which cards, in which order.
public struct CardQuery: Sendable, Hashable {
  public enum Scope: Sendable, Hashable {
    case all
    case automatic(AutomaticCollection)
    /// The id of a collection made by hand.
    case manual(String)
    /// Only those with a suggestion waiting.
    case review
    /// Only those that could not be read.
    case unread
  }

  public enum Order: String, Sendable, Hashable, CaseIterable {
    /// Newest first.
    case saved
    /// Coming events first, soonest on top, then the past ones, then those without an event.
    case event
    /// One automatic collection after the other, the newest of each first.
    case collection
  }

  public var scope: Scope
  public var order: Order
  public var offset: Int
  public var limit: Int

  public init(scope: Scope = .all, order: Order = .saved, offset: Int = 0, limit: Int = 200) {
    self.scope = scope
    self.order = order
    self.offset = offset
    self.limit = limit
  }
}

/// The numbers beside the collections rail.
public struct Overview: Sendable, Hashable {
  public struct Manual: Sendable, Hashable {
    public var collection: ManualCollection
    public var count: Int

    public init(collection: ManualCollection, count: Int) {
      self.collection = collection
      self.count = count
    }
  }

  public var total: Int
  public var pendingReviews: Int
  public var unread: Int
  public var automatic: [AutomaticCollection: Int]
  /// By name.
  public var manual: [Manual]

  public init(
    total: Int = 0, pendingReviews: Int = 0, unread: Int = 0, automatic: [AutomaticCollection: Int] = [:],
    manual: [Manual] = []
  ) {
    self.total = total
    self.pendingReviews = pendingReviews
    self.unread = unread
    self.automatic = automatic
    self.manual = manual
  }
}
