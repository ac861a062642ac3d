import Drawer
import Specimens
import Terminal

/// The grid of cards: which collection, which order, where the eye is.
public struct DrawerState: Sendable, Hashable {
  public var scope: CardQuery.Scope = .all
  public var order: CardQuery.Order = .saved
  public var window = CardWindow()
  /// Counted in cards; the grid turns it into rows.
  public var index = 0
  /// The first row of cards shown.
  public var topRow = 0
  public var isRailFocused = false
  public var rail = ListCursor()
  /// Rows instead of cards.
  public var prefersList = false
  /// Whether cards say which day or collection they belong to; nil leaves it to the order.
  public var showsGroups: Bool?
  /// The row of the rail that a dragged card would be dropped on.
  var dropRow: Int?
  /// Chosen with Space, in the order of choosing.
  public var marked: [SpecimenID] = []
  /// The card to stay on while its page is read again.
  var anchor: SpecimenID?

  /// Too narrow for the rail beside the cards.
  func isNarrow(_ size: Size) -> Bool { size.columns < 60 }
}

/// The cards that are at hand: pages around what is seen, so that a drawer of any size costs the same.
public struct CardWindow: Sendable, Hashable {
  static let pageSize = 120

  public var total = 0
  /// Page number → cards.
  public private(set) var pages: [Int: [Card]] = [:]
  /// Pages asked for and not here yet.
  public private(set) var pending: Set<Int> = []

  func card(at index: Int) -> Card? {
    guard index >= 0, let page = pages[index / CardWindow.pageSize] else { return nil }
    let place = index % CardWindow.pageSize
    return place < page.count ? page[place] : nil
  }

  func index(of id: SpecimenID) -> Int? {
    for (number, page) in pages {
      if let place = page.firstIndex(where: { $0.id == id }) { return number * CardWindow.pageSize + place }
    }
    return nil
  }

  /// The pages that a view of these cards needs and nobody asked for yet.
  mutating func missingPages(for range: Range<Int>) -> [Int] {
    guard total > 0, !range.isEmpty else { return [] }
    let first = max(0, range.lowerBound) / CardWindow.pageSize
    let last = min(range.upperBound, total - 1) / CardWindow.pageSize
    guard first <= last else { return [] }
    let missing = (first...last).filter { pages[$0] == nil && !pending.contains($0) }
    pending.formUnion(missing)
    return missing
  }

  /// Takes a page in, and lets go of those far away from it.
  mutating func put(_ cards: [Card], page: Int) {
    pages[page] = cards
    pending.remove(page)
    if pages.count > 8 {
      for far in pages.keys where abs(far - page) > 3 { pages[far] = nil }
    }
  }

  /// The cards changed: keeps the page on screen until the new one arrives.
  mutating func refresh(keeping index: Int) -> Int {
    let page = max(0, index) / CardWindow.pageSize
    pages = pages.filter { $0.key == page }
    pending = [page]
    return page
  }

  mutating func clear() { self = CardWindow() }
}
