import Terminal

// The two small lists that help with typing: names to complete, and what was searched for before.
extension AppState {
  /// Below the hint of an empty search.
  var offeredArea: Rect {
    let used = content.height > 8 ? 5 : content.height > 4 ? 3 : 2
    return content.splitTop(min(used, max(0, content.height - 1))).rest
  }

  /// Its heading takes one row where there is room for it.
  var offeredHeight: Int { max(1, offeredArea.height - (offeredArea.height > 2 ? 1 : 0)) }
}

extension Painter {
  /// What was searched for before; Enter takes one up again.
  mutating func drawOffered(_ state: AppState) {
    let area = state.offeredArea
    guard !state.queries.isEmpty, !area.isEmpty else { return }
    if area.height > state.offeredHeight { put("SEARCHED BEFORE", x: area.x + 2, y: area.y, .label) }
    let list = area.splitBottom(state.offeredHeight).bottom
    fill(list, .text)
    let seen = state.results.offered.window(count: state.queries.count, height: list.height)
    for (line, place) in seen.enumerated() {
      let row = Rect(x: list.x, y: list.y + line, width: list.width - 1, height: 1)
      let isChosen = place == state.results.offered.index && state.results.isTyping
      let paper = drawRowGround(row, isChosen: isChosen)
      put(masked(state.queries[place]).onOneLine, x: row.x + 2, y: row.y, width: row.width - 3, on: paper)
      target(row, .row(place))
    }
    scrollBar(list, shown: seen, of: state.queries.count)
  }

  /// The names that fit, below what is typed.
  mutating func drawCompletion(_ state: AppState) {
    guard state.dialog == nil, let completion = state.completion else { return }
    let content = state.content
    let chosen = min(state.results.completionPlace, completion.candidates.count - 1)
    let height = min(8, completion.candidates.count, max(1, content.height - 1))
    let seen = ListCursor(index: chosen).window(count: completion.candidates.count, height: height)
    let widest = completion.candidates.map { TextWidth.width(of: $0) }.max() ?? 0
    let width = min(content.width, max(16, widest + 9))
    // Below the word, as far as it stays on the screen.
    let typed = TextWidth.width(of: String(state.results.query.characters[..<completion.range.lowerBound]))
    let x = max(0, min(content.width - width, typed + (content.width >= 40 ? 9 : 2)))
    clearPictures(under: Rect(x: content.x + x, y: content.y, width: width, height: height))
    for (line, place) in seen.enumerated() {
      let row = Rect(x: content.x + x, y: content.y + line, width: width, height: 1)
      fill(row, place == chosen ? .chosen : .bar)
      let paper: Role = place == chosen ? .chosen : .bar
      put(place == chosen ? glyphs.selected : " ", x: row.x, y: row.y, .text, on: paper)
      put(completion.candidates[place].onOneLine, x: row.x + 2, y: row.y, .text, width: width - 3, on: paper)
      if place == chosen, width >= widest + 9 {
        put("Tab", endingAt: row.maxX - 1, y: row.y, .key, on: paper)
      }
      target(row, .completion(place))
    }
  }
}
