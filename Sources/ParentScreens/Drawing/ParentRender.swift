import Glyphs
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
    title = hasColor ? Style(.cyan, bold: true) : Style(bold: true, reverse: true)
    warning = hasColor ? Style(.red, bold: true) : Style(bold: true, reverse: true)
    quiet = theme == "contrast" ? .plain : Style(dim: true)
    key = hasColor ? Style(.yellow, bold: true) : Style(bold: true, reverse: true)
    bar = Style(bold: true)
  }
}

/// Draws the screen. Pure.
func parentRender(_ state: ParentState) -> Surface {
  var surface = Surface(size: state.size)
  let look = ParentLook(theme: state.settings.theme, colors: state.colors)
  let panel = state.panel
  let page = state.page
  let width = state.size.columns
  guard width >= 20, state.size.rows >= 8 else {
    surface.put("窗口太小了", x: 0, y: 0, style: look.strong)
    return surface
  }
  let heading = panel.pageCount > 1 ? "\(panel.title)  \(page + 1)/\(panel.pageCount)" : panel.title
  surface.put(TextWidth.truncate(" \(heading) ", to: width - 2), x: 1, y: 0, style: look.title)
  var top = 2
  if !state.notice.isEmpty {
    for line in TextWidth.wrap(state.notice, width: width - 4).prefix(2) {
      surface.put(line.text, x: 2, y: top, style: look.strong)
      top += 1
    }
    top += 1
  }
  surface.put(
    TextWidth.truncate(keys(panel, page), to: width - 2), x: 1, y: state.size.rows - 1, style: look.bar)
  let body = Rect(x: 0, y: top, width: width, height: state.size.rows - top - 1)
  switch panel.layout {
  case .tiles: drawTiles(panel, page, in: body, on: &surface, look, state.lettering)
  case .list: drawList(panel, page, in: body, on: &surface, look)
  }
  return surface
}

private func keys(_ panel: Panel, _ page: Int) -> String {
  var keys: [String] = []
  let digits = panel.choices(onPage: page).map(\.digit)
  if let first = digits.first, let last = digits.last {
    keys.append(first == last ? "\(first) 选" : "\(first)–\(last) 选")
  }
  if panel.pageCount > 1 { keys.append("7 上一页  8 下一页") }
  return (keys + ["9 再听一遍", "0 返回"]).joined(separator: "   ")
}

/// Two rows of three, each with a digit, a picture and its words, as large as there is room.
private func drawTiles(
  _ panel: Panel, _ page: Int, in body: Rect, on surface: inout Surface, _ look: ParentLook,
  _ lettering: Lettering
) {
  let (columns, rows) = (3, 2)
  let (width, height) = (body.width / columns, body.height / rows)
  for (index, (digit, choice)) in panel.choices(onPage: page).enumerated() {
    let tile = Rect(
      x: body.x + index % columns * width, y: body.y + index / columns * height, width: width, height: height)
    surface.frame(tile, style: look.text)
    surface.inside(tile.inset()) { surface in
      let inner = surface.bounds
      surface.put(" \(digit) ", x: 0, y: 0, style: look.key)
      surface.put(choice.picture, x: max(0, inner.width - 3), y: 0, style: look.strong)
      let detailRows = choice.detail.isEmpty ? 0 : 1
      if let large = lettering.drawing(
        of: choice.label, columns: inner.width, rows: inner.height - 1 - detailRows)
      {
        let y = max(1, (inner.height - detailRows - large.rows.count) / 2 + 0)
        for (row, text) in large.rows.enumerated() {
          surface.put(text, x: (inner.width - large.width) / 2, y: y + row, style: look.strong)
        }
      } else {
        let words = TextWidth.width(of: choice.label)
        surface.put(
          choice.label, x: max(0, (inner.width - words) / 2), y: inner.height / 2, style: look.strong)
      }
      if detailRows > 0 {
        let words = TextWidth.width(of: choice.detail)
        surface.put(
          choice.detail, x: max(0, (inner.width - words) / 2), y: inner.height - 1, style: look.text)
      }
    }
  }
}

/// What the screen tells, then the choices, a digit before each.
private func drawList(
  _ panel: Panel, _ page: Int, in body: Rect, on surface: inout Surface, _ look: ParentLook
) {
  let choices = panel.choices(onPage: page)
  // Choices always fit: they come first in the counting and last on the screen.
  let choiceRows = choices.reduce(0) { $0 + ($1.choice.detail.isEmpty ? 2 : 3) }
  let hasText = !panel.lines.isEmpty
  let isTight = choiceRows + (hasText ? 4 : 0) > body.height
  let perChoice = isTight ? 1 : 0
  var y = body.y
  let textEnd = body.maxY - (isTight ? choices.count : choiceRows)
  for line in panel.lines {
    let style: Style =
      switch line.tone {
      case .plain: look.text
      case .strong: look.strong
      case .warning: look.warning
      case .quiet: look.quiet
      }
    for wrapped in TextWidth.wrap(line.text, width: body.width - 4) {
      guard y < textEnd else { break }
      surface.put(wrapped.text, x: 2, y: y, style: style)
      y += 1
    }
  }
  if hasText { y += 1 }
  y = min(y, max(body.y, textEnd))
  for (digit, choice) in choices {
    surface.put(" \(digit) ", x: 2, y: y, style: look.key)
    var x = 6
    if !choice.mark.isEmpty { x += surface.put("\(choice.mark) ", x: x, y: y, style: look.strong) }
    let label = choice.label.split(whereSeparator: \.isNewline).joined(separator: " ")
    if perChoice == 1 || choice.detail.isEmpty {
      let detail = choice.detail.isEmpty ? "" : "  \(choice.detail)"
      surface.put(TextWidth.truncate(label + detail, to: body.width - x - 1), x: x, y: y, style: look.strong)
      y += perChoice == 1 ? 1 : 2
    } else {
      surface.put(TextWidth.truncate(label, to: body.width - x - 1), x: x, y: y, style: look.strong)
      surface.put(TextWidth.truncate(choice.detail, to: body.width - x - 1), x: x, y: y + 1, style: look.text)
      y += 3
    }
  }
}
