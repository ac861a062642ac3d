import Terminal

/// How the drawer shares the screen out: the rail, and cards in a grid or rows in a list.
struct DrawerLayout: Hashable {
  /// Nil in narrow terminals.
  var rail: Rect?
  var cards: Rect
  /// The cards with the column for the scroll bar.
  var scrollBar: Rect
  var isList: Bool
  /// Cards side by side; 1 in a list.
  var columns: Int
  var cardWidth: Int
  /// Rows that one card, or one row of the list, takes.
  var cardHeight: Int

  static let railWidth = 20
  /// Frame, title, key line and provenance.
  private static let smallestPicture = 6
  private static let wordsAndFrame = 5

  init(_ state: AppState) {
    let content = state.content
    var cards = content
    if !state.drawer.isNarrow(state.size) {
      let (left, rest) = content.splitLeft(DrawerLayout.railWidth)
      rail = left
      cards = rest
    } else {
      // The name of the collection stands above the list instead of the rail.
      cards = content.splitTop(1).rest
    }
    scrollBar = cards
    // The last column is the scroll bar's.
    cards = cards.splitLeft(cards.width - 1).left
    self.cards = cards
    let least = DrawerLayout.smallestPicture + DrawerLayout.wordsAndFrame
    isList =
      state.drawer.prefersList || state.isTextOnly || state.drawer.isNarrow(state.size)
      || cards.height < least
    if isList {
      columns = 1
      cardWidth = cards.width
      cardHeight = cards.width < 56 ? 2 : 1
    } else {
      columns = max(1, cards.width / max(19, min(30, cards.width / 4)))
      cardWidth = cards.width / columns
      let wanted = max(least, (cardWidth - 2) / 3 + DrawerLayout.wordsAndFrame)
      let rows = max(1, cards.height / min(wanted, cards.height))
      cardHeight = min(cards.height / rows, wanted + 6)
    }
  }

  /// Rows of cards on the screen.
  var visibleRows: Int { max(1, cards.height / max(1, cardHeight)) }

  /// The cards on the screen, when this row of cards is the first.
  func visible(from topRow: Int, total: Int) -> Range<Int> {
    let first = min(topRow * columns, max(0, total))
    return first..<min(total, first + visibleRows * columns)
  }

  /// The first row of cards for a chosen card to be in sight.
  func topRow(for index: Int, from top: Int, total: Int) -> Int {
    let row = index / columns
    let rows = (total + columns - 1) / columns
    var top = min(top, max(0, rows - visibleRows))
    if row < top { top = row }
    if row >= top + visibleRows { top = row - visibleRows + 1 }
    return max(0, top)
  }

  func area(of index: Int, topRow: Int) -> Rect {
    let place = index - topRow * columns
    return Rect(
      x: cards.x + place % columns * cardWidth, y: cards.y + place / columns * cardHeight, width: cardWidth,
      height: cardHeight)
  }
}
