import Terminal

extension Painter {
  mutating func drawCollections(_ state: AppState) {
    let (heading, list) = listAreas(state)
    put(
      "By kind, and by hand (*). Enter shows one; n makes a new one.", x: heading.x + 1, y: heading.y, .quiet,
      width: heading.width - 2)
    let rows = state.collectionRows
    let seen = state.collections.cursor.window(count: rows.count, height: list.height)
    let nameWidth = min(40, max(10, list.width / 2))
    let most = max(1, state.overview.total)
    for (row, place) in seen.enumerated() {
      let area = Rect(x: list.x, y: list.y + row, width: list.width, height: 1)
      let paper = drawRowGround(area, isChosen: place == state.collections.cursor.index)
      let (name, count, note): (String, Int, String) =
        switch rows[place] {
        case .trip(let trip):
          (trip.name + "?", trip.cards.count, "one journey: \(trip.proposal.start) to \(trip.proposal.end)")
        case .automatic(let kind, let count): (kind.title, count, "by kind")
        case .manual(let manual): (manual.collection.name + "*", manual.count, "by hand")
        }
      put(name.onOneLine, x: area.x + 2, y: area.y, .strong, width: nameWidth, on: paper)
      put("\(count)", endingAt: area.x + nameWidth + 8, y: area.y, .text, on: paper)
      let x = area.x + nameWidth + 10
      put(note, x: x, y: area.y, .quiet, width: area.maxX - x - 1, on: paper)
      let barWidth = min(30, area.maxX - x - 12)
      if barWidth > 5, rows[place].scope != nil {
        put(
          String(repeating: glyphs.barFull, count: barWidth * min(count, most) / most), x: x + 10, y: area.y,
          .accent,
          on: paper)
      }
      target(area, .row(place))
    }
    scrollBar(list, shown: seen, of: rows.count)
  }
}
