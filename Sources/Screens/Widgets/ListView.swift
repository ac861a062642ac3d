import Terminal

extension Painter {
  /// A list screen: two rows of heading, then the list.
  func listAreas(_ state: AppState) -> (heading: Rect, list: Rect) {
    let (heading, list) = state.content.splitTop(min(2, max(0, state.content.height - 1)))
    return (heading, list)
  }

  /// The ground of a row and its mark; returns the paper to write on.
  mutating func drawRowGround(_ area: Rect, isChosen: Bool) -> Role? {
    guard isChosen else { return nil }
    fill(area, .chosen)
    put(glyphs.selected, x: area.x, y: area.y, .accent, on: .chosen)
    return .chosen
  }
}
