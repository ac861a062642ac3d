import Glyphs
import Parent
import Pictures
import Terminal

/// The looks of parent mode: few and strong. Nothing is told by a colour alone.
struct ParentLook {
  var text = Style.plain
  var title: Style
  var strong = Style(bold: true)
  var warning: Style
  var quiet: Style
  var key: Style
  var bar: Style

  init(theme: String, colors: Int) {
    let hasColor = colors > 0 && theme != "contrast"
    // On light paper the light colours can't be read.
    let isLight = theme == "light"
    title = hasColor ? Style(isLight ? .blue : .cyan, bold: true) : Style(bold: true, reverse: true)
    warning = hasColor ? Style(.red, bold: true) : Style(bold: true, reverse: true)
    quiet = theme == "contrast" || isLight ? .plain : Style(dim: true)
    key =
      hasColor
      ? Style(isLight ? .blue : .yellow, bold: true, reverse: isLight) : Style(bold: true, reverse: true)
    bar = Style(bold: true)
  }

  func style(_ tone: Panel.Tone) -> Style {
    switch tone {
    case .plain: text
    case .strong: strong
    case .warning: warning
    case .quiet: quiet
    }
  }
}

/// Draws the screen. Pure.
func parentRender(_ state: ParentState) -> Surface {
  var surface = Surface(size: state.size)
  let look = ParentLook(theme: state.settings.theme, colors: state.colors)
  let width = state.size.columns
  guard width >= 20, state.size.rows >= 10 else {
    surface.put("窗口太小了", x: 0, y: 0, style: look.strong)
    surface.put("请把窗口拉大一点", x: 0, y: 1, style: look.text)
    return surface
  }
  let layout = ParentLayout(state)
  let panel = layout.panel
  surface.put(" \(layout.heading) ", x: 1, y: 0, style: look.title)
  if let area = layout.picture { drawPicture(state.reading.drawn, in: area, on: &surface, look) }
  for row in layout.rows { surface.put(row.text, x: row.x, y: row.y, style: look.style(row.tone)) }
  for row in layout.large { surface.put(row.text, x: row.x, y: row.y, style: look.strong) }
  if layout.isTiled {
    drawTiles(layout, on: &surface, look, state.lettering)
  } else {
    for placed in layout.choices { draw(placed, on: &surface, look) }
  }
  let foot =
    state.size.isLow && !state.notice.isEmpty
    ? state.notice : keys(panel, layout, isTyping: state.isTyping, width: width - 2)
  surface.put(TextWidth.truncate(foot, to: width - 2), x: 1, y: state.size.rows - 1, style: look.bar)
  if let box = state.mouse.box { surface.restyle(box) { $0.reverse.toggle() } }
  return surface
}

private func keys(_ panel: Panel, _ layout: ParentLayout, isTyping: Bool, width: Int) -> String {
  if isTyping { return "打字写信   回车 写好了   Esc 返回" }
  let digits = layout.choices.map(\.digit)
  var choosing: [String] = []
  if let first = digits.first, let last = digits.last {
    choosing = [first == last ? "\(first) 选" : "\(first)–\(last) 选"]
  }
  let isPaged = panel.pageCount > 1
  let paging = isPaged ? ["7 8 翻页"] : []
  let always = ["9 再听一遍", "0 返回"]
  // Where there is little room, the same keys in fewer words, then without those that the screen shows anyway.
  let forms = [
    (choosing + (isPaged ? ["7 上一页  8 下一页"] : []) + always).joined(separator: "   "),
    (choosing + paging + always).joined(separator: "  "), (paging + always).joined(separator: "  "),
    (isPaged ? paging + ["0 返回"] : always).joined(separator: "  "),
  ]
  return forms.first { TextWidth.width(of: $0) <= width } ?? ""
}

private func draw(_ placed: ParentLayout.PlacedChoice, on surface: inout Surface, _ look: ParentLook) {
  let y = placed.label.y
  surface.put(" \(placed.digit) ", x: 2, y: y, style: look.key)
  if !placed.choice.mark.isEmpty { surface.put(placed.choice.mark, x: 6, y: y, style: look.strong) }
  surface.put(placed.label.text, x: placed.label.x, y: y, style: look.strong)
  if let detail = placed.detail { surface.put(detail.text, x: detail.x, y: detail.y, style: look.text) }
}

/// Each with its digit, words and picture in the frame, and its word inside: large where the words of all tiles fit
/// in one size, else plain in all of them.
private func drawTiles(
  _ layout: ParentLayout, on surface: inout Surface, _ look: ParentLook, _ lettering: Lettering
) {
  guard let first = layout.choices.first else { return }
  let inner = first.area.inset()
  let words = layout.choices.map(\.choice.word)
  let grain = lettering.grain(for: words, columns: inner.width, rows: inner.height)
  for placed in layout.choices {
    let (area, choice) = (placed.area, placed.choice)
    surface.frame(area, style: look.text)
    surface.put(" \(placed.digit) ", x: area.x + 1, y: area.y, style: look.key)
    let label = " \(choice.label) "
    // Cut it would say nothing; the word below stands for it.
    if TextWidth.width(of: label) <= area.width - 9 {
      surface.put(label, x: area.x + 4, y: area.y, style: look.strong)
    }
    surface.put(" \(choice.picture) ", x: area.maxX - 5, y: area.y, style: look.strong)
    if !choice.detail.isEmpty {
      let detail = TextWidth.truncate(" \(choice.detail) ", to: area.width - 2)
      let width = TextWidth.width(of: detail)
      surface.put(detail, x: area.x + (area.width - width) / 2, y: area.maxY - 1, style: look.strong)
    }
    if let grain, let large = lettering.drawing(of: choice.word, grain: grain) {
      let width = TextWidth.width(of: large[0])
      for (row, text) in large.enumerated() {
        surface.put(
          text, x: area.x + (area.width - width) / 2, y: area.y + 1 + (inner.height - large.count) / 2 + row,
          style: look.strong)
      }
    } else {
      let spaced = choice.word.map(String.init).joined(separator: " ")
      surface.put(
        spaced, x: area.x + max(1, (area.width - TextWidth.width(of: spaced)) / 2),
        y: area.y + area.height / 2,
        style: look.strong)
    }
  }
}

private func drawPicture(
  _ drawing: PictureDrawing?, in area: Rect, on surface: inout Surface, _ look: ParentLook
) {
  guard let cells = drawing?.cells else {
    surface.put("▣", x: area.x + area.width / 2, y: area.y + area.height / 2, style: look.quiet)
    return
  }
  let frame = ParentLayout.frame(of: cells, in: area)
  surface.inside(area) { surface in
    for y in 0..<cells.rows {
      for x in 0..<cells.columns {
        let cell = cells[x, y]
        surface.put(
          String(cell.scalar), x: frame.x - area.x + x, y: frame.y - area.y + y,
          style: Style(
            foreground: Color(index: cell.foreground),
            background: cell.background < 0 ? look.text.background : Color(index: cell.background)))
      }
    }
  }
}
