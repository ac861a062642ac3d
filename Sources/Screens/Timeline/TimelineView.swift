import Drawer
import Specimens
import Terminal

extension Painter {
  mutating func drawTimeline(_ state: AppState) {
    let (rows, area) = (state.timelineRows, state.content)
    guard !rows.isEmpty else {
      let sentence =
        state.timeline.problem
        ?? (state.timeline.isLoaded
          ? "Nothing in the drawer has a day yet. Dates that Curio reads in screenshots stand here, soonest first."
          : "Looking \(glyphs.ellipsis)")
      for (row, line) in TextWidth.wrap(sentence, width: max(10, area.width - 4)).enumerated()
      where row < area.height {
        put(
          line.text, x: 2, y: area.y + row, state.timeline.problem == nil ? .quiet : .problem,
          width: area.width - 4)
      }
      return
    }
    let seen = state.timeline.cursor.window(count: rows.count, height: area.height)
    for (line, place) in seen.enumerated() {
      let row = Rect(x: area.x, y: area.y + line, width: area.width - 1, height: 1)
      switch rows[place] {
      case .heading(let day, let distance):
        let used = put(day, x: row.x + 1, y: row.y, .title, width: row.width - 2)
        put(distance, x: row.x + used + 3, y: row.y, .quiet, width: row.width - used - 4)
      case .card(let card):
        drawTimelineCard(card, row, isChosen: place == state.timeline.cursor.index)
        target(row, .row(place))
      }
    }
    scrollBar(area, shown: seen, of: rows.count)
  }

  private mutating func drawTimelineCard(_ card: Card, _ area: Rect, isChosen: Bool) {
    let paper = drawRowGround(area, isChosen: isChosen)
    let clock = card.eventStart.map { $0.time == .midnight ? "all day" : Dates.clock($0.time) } ?? ""
    put(clock, x: area.x + 3, y: area.y, .accent, width: 7, on: paper)
    let badge = badge(card)
    put(badge.text, x: area.x + 11, y: area.y, badge.role, on: paper)
    // On wide screens the kind stays near the title: an eye must not travel for it.
    let room = min(area.width, 120) - 14
    let kind = room > 50 ? 12 : 0
    put(masked(card.title.onOneLine), x: area.x + 13, y: area.y, .strong, width: room - kind, on: paper)
    if kind > 0 { put(card.collection.title, endingAt: area.x + room + 13, y: area.y, .quiet, on: paper) }
  }
}
