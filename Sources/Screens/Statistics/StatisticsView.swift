import Drawer
import Specimens
import Terminal

extension Painter {
  mutating func drawStatistics(_ state: AppState) {
    let (rows, area) = (state.statisticsRows, state.content)
    guard !rows.isEmpty else {
      put(
        state.statistics.problem ?? "Counting \(glyphs.ellipsis)", x: 2, y: area.y,
        state.statistics.problem == nil ? .quiet : .problem, width: area.width - 4)
      return
    }
    // Kinds are measured against the largest kind, months against the fullest month.
    let numbers = state.statistics.statistics
    let mostInMonth = numbers?.months.map(\.total).max() ?? 1
    let mostInKind =
      rows.compactMap { if case .kind(_, let count) = $0 { count } else { nil } }.max() ?? 1
    let seen = state.statistics.cursor.window(count: rows.count, height: area.height)
    for (line, place) in seen.enumerated() {
      let row = Rect(x: area.x, y: area.y + line, width: area.width - 1, height: 1)
      let isChosen = place == state.statistics.cursor.index
      switch rows[place] {
      case .blank: break
      case .heading(let words): put(words, x: row.x + 1, y: row.y, .title, width: row.width - 2)
      case .fact(let words): put(words, x: row.x + 1, y: row.y, .text, width: row.width - 2)
      case .kind(let kind, let count):
        drawBar(kind.title, count, of: mostInKind, row, isChosen: isChosen)
      case .month(let month):
        drawBar(
          "\(Dates.month(month.month)) \(month.year)", month.total, of: mostInMonth, row, isChosen: isChosen)
      }
      if rows[place].isChoosable { target(row, .row(place)) }
    }
    scrollBar(area, shown: seen, of: rows.count)
  }

  /// `Nov 2026   ▓▓▓▓▓▓▓▓▓  31`.
  private mutating func drawBar(_ name: String, _ count: Int, of most: Int, _ area: Rect, isChosen: Bool) {
    let paper = drawRowGround(area, isChosen: isChosen)
    put(name, x: area.x + 3, y: area.y, .text, width: 9, on: paper)
    let number = "\(count)"
    let room = max(1, area.width - 16 - number.count)
    // The smallest number still shows.
    let length = min(room, max(1, room * count / max(1, most)))
    put(String(repeating: glyphs.barFull, count: length), x: area.x + 13, y: area.y, .accent, on: paper)
    put(number, x: area.x + 14 + length, y: area.y, .quiet, on: paper)
  }
}
