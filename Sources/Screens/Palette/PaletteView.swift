import Terminal

extension Painter {
  mutating func drawPalette(_ palette: PaletteDialog, _ state: AppState) {
    let rows = state.paletteRows(palette)
    // As tall as the whole list, so that the box stays where it is while typing.
    let inner = box("All actions", rows: state.content.height - 2, state)
    put(":", x: inner.x, y: inner.y, .key)
    let list = inner.splitTop(1).rest
    // On the smallest screens the choice stands beside the words.
    let typed = list.isEmpty ? inner.width / 2 : inner.width - 2
    field(palette.field, x: inner.x + 2, y: inner.y, width: typed)
    guard !list.isEmpty else {
      let chosen = rows.indices.contains(palette.cursor.index) ? rows[palette.cursor.index].action.label : ""
      put(chosen, x: inner.x + typed + 3, y: inner.y, .strong, width: inner.width - typed - 3)
      return
    }
    guard !rows.isEmpty else {
      put("No action is called so.", x: list.x, y: list.y, .quiet, width: list.width)
      return
    }
    let seen = palette.cursor.window(count: rows.count, height: list.height)
    // Of all actions, so that the column stays where it is while typing.
    let all = state.paletteRows(PaletteDialog())
    let labelWidth = min(all.map { TextWidth.width(of: $0.action.label) }.max() ?? 0, 18, list.width / 3)
    for (line, place) in seen.enumerated() {
      let row = rows[place]
      let area = Rect(x: list.x, y: list.y + line, width: list.width, height: 1)
      let paper = drawRowGround(area, isChosen: place == palette.cursor.index)
      put(
        row.action.label.capitalizedFirst, x: area.x + 2, y: area.y, row.isRunnable ? .strong : .faint,
        width: labelWidth, on: paper)
      let helpWidth = area.width - labelWidth - TextWidth.width(of: row.keys) - 5
      put(
        row.action.help, x: area.x + labelWidth + 3, y: area.y, row.isRunnable ? .text : .faint,
        width: helpWidth, on: paper)
      put(
        row.keys.plain(glyphs), endingAt: area.maxX - 1, y: area.y, row.isRunnable ? .key : .faint, on: paper)
      target(area, .row(place))
    }
    scrollBar(
      Rect(x: list.x, y: list.y, width: list.width + 2, height: list.height), shown: seen, of: rows.count)
  }
}
