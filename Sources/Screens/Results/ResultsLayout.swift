import Terminal

/// How a search shares the screen out: a line of chips, then answers of equal height.
struct ResultsLayout: Hashable {
  var chips: Rect
  var list: Rect
  /// The crop on the left of an answer; 0 columns without pictures.
  var cropWidth: Int
  /// Rows of one answer, its separating blank included.
  var cardHeight: Int

  init(_ state: AppState) {
    let hasChips = state.hasChips
    let (top, rest) = state.content.splitTop(hasChips ? 1 : 0)
    chips = top
    list = rest
    let hasPictures = !state.isTextOnly && rest.width >= 60 && rest.height >= 8
    cropWidth = hasPictures ? min(48, rest.width * (rest.width < 100 ? 3 : 4) / 10) : 0
    switch rest.width {
    case ..<50: cardHeight = rest.height >= 8 ? 4 : 3
    case ..<100: cardHeight = rest.height >= 12 ? 6 : 4
    default: cardHeight = rest.height >= 24 ? 8 : 6
    }
  }

  var visibleRows: Int { max(1, list.height / cardHeight) }
}
