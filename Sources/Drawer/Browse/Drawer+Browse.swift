import DrawerStore
import SearchIndex
import Specimens

extension Drawer {
  public func overview() throws(DrawerProblem) -> Overview {
    try problem {
      let counts = try index.counts()
      let manual = try folder.allCollections().sorted { ($0.name, $0.id) < ($1.name, $1.id) }
      return Overview(
        total: counts.total, pendingReviews: counts.pendingReviews, unread: counts.unread,
        automatic: counts.automatic,
        manual: manual.map { Overview.Manual(collection: $0, count: counts.manual[$0.id] ?? 0) })
    }
  }

  public func cards(_ query: CardQuery) throws(DrawerProblem) -> [Card] {
    try problem { try index.cards(listing(query)).map(Card.init) }
  }

  public func count(in scope: CardQuery.Scope) throws(DrawerProblem) -> Int {
    let counts = try problem { try index.counts() }
    return switch scope {
    case .all: counts.total
    case .automatic(let collection): counts.automatic[collection] ?? 0
    case .manual(let id): counts.manual[id] ?? 0
    case .review: counts.pendingReviews
    case .unread: counts.unread
    }
  }

  /// The whole record.
  public func specimen(_ id: SpecimenID) throws(DrawerProblem) -> Specimen {
    try problem { try folder.specimen(id) }
  }

  /// The card of one specimen.
  public func card(of id: SpecimenID) throws(DrawerProblem) -> Card {
    guard let card = try problem({ try index.cards(ids: [id]).first }) else {
      throw DrawerProblem(.notFound, "There is no specimen \(id.short).")
    }
    return Card(card)
  }

  /// Resolves a full id, a unique beginning of at least four digits, or a public id.
  public func resolve(_ text: String) throws(DrawerProblem) -> SpecimenID {
    if let id = SpecimenID(text), folder.hasRecord(id) { return id }
    let found = try problem { try index.ids(matching: text) }
    guard let first = found.first else {
      throw DrawerProblem(.notFound, "There is no specimen “\(text)”; `curio show` lists them.")
    }
    guard found.count == 1 else {
      throw DrawerProblem(.invalid, "“\(text)” is the beginning of several specimens; write more of it.")
    }
    return first
  }

  /// The original picture, or nil for text specimens.
  public func imagePath(of id: SpecimenID) throws(DrawerProblem) -> String? {
    try problem { try folder.imagePath(of: id) }
  }

  /// A 240-px-wide picture, or nil when there is none (yet).
  public func thumbnailPath(of id: SpecimenID) -> String? { folder.thumbnail(of: id) }

  func listing(_ query: CardQuery) -> Listing {
    let scope: Listing.Scope =
      switch query.scope {
      case .all: .all
      case .automatic(let collection): .automatic(collection)
      case .manual(let id): .manual(id)
      case .review: .waiting
      case .unread: .unread
      }
    let order: Listing.Order =
      switch query.order {
      case .saved: .saved
      case .event: .event
      case .collection: .collection
      }
    return Listing(
      scope: scope, order: order, offset: query.offset, limit: query.limit, now: clock.localNow)
  }
}

extension Card {
  init(_ card: IndexCard) {
    let review: Review =
      switch card.review {
      case .abstained: .abstained
      case .asking: .asking
      case .pending: .pending
      case .approved: .approved
      case .dismissed: .dismissed
      }
    self.init(
      id: card.id, displayID: card.displayID, title: card.title, keyLine: card.keyLine, saved: card.saved,
      origin: card.origin, collection: card.collection, collections: card.collections, review: review,
      eventStart: card.eventStart, hasImage: card.hasImage, isRead: card.isRead,
      version: card.version)
  }
}
