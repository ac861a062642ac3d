import Terminal

extension Painter {
  mutating func drawSettings(_ state: AppState) {
    let rows = SettingsRow.rows(of: state)
    let area = state.content
    // The explanation of the chosen setting has its own place below the list.
    let notes = area.height >= 10 ? 4 : area.height >= 6 ? 2 : 0
    let (list, below) = area.splitTop(area.height - notes)
    let body = list.height > 8 ? list.splitTop(1).rest : list
    let seen = state.settings.cursor.window(count: rows.count, height: body.height)
    let nameWidth = min(26, max(12, body.width / 2 - 2))
    for (row, place) in seen.enumerated() {
      let line = Rect(x: body.x, y: body.y + row, width: body.width, height: 1)
      let setting = rows[place]
      let paper = drawRowGround(line, isChosen: place == state.settings.cursor.index)
      put(
        setting.name, x: line.x + 2, y: line.y, setting == .deleteAll ? .problem : .strong, width: nameWidth,
        on: paper)
      let room = line.width - nameWidth - 5
      let value = TextWidth.truncateMiddle(setting.value(in: state), to: room, ellipsis: glyphs.ellipsis)
      put(value, x: line.x + nameWidth + 4, y: line.y, .accent, on: paper)
      target(line, .row(place))
    }
    scrollBar(body, shown: seen, of: rows.count)
    guard notes > 0, rows.indices.contains(state.settings.cursor.index) else { return }
    rule("", x: below.x, y: below.y, width: below.width)
    let text = rows[state.settings.cursor.index].explanation
    for (row, line) in TextWidth.wrap(text, width: max(8, below.width - 4)).prefix(notes - 1).enumerated() {
      put(line.text, x: below.x + 2, y: below.y + 1 + row, .quiet, width: below.width - 3)
    }
  }
}
