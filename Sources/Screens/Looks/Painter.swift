import Drawer
import Extraction
import Pictures
import Specimens
import Terminal

/// One frame: the cells, what on them can be clicked, and the pictures they are waiting for.
public struct Frame: Sendable {
  public var surface: Surface
  /// The last one that holds a place wins: what is drawn above is clicked first.
  public var targets: [(area: Rect, target: Target)]
  public var wanted: [PictureKey]

  public func target(atX x: Int, y: Int) -> Target? {
    targets.last { $0.area.contains(x: x, y: y) }?.target
  }
}

/// Draws a frame in the words of the screens: roles instead of colours, areas instead of cells.
struct Painter {
  private(set) var surface: Surface
  let theme: Theme
  let glyphs: Glyphs
  private let shelf: PictureShelf
  /// Card numbers, passwords and one-time codes are hidden until asked for.
  private let hidesSecrets: Bool
  private let graphics: Graphics
  private var targets: [(area: Rect, target: Target)] = []
  private var wanted: [PictureKey] = []

  init(_ state: AppState) {
    let kind = Theme.Kind(rawValue: state.preferences.theme) ?? .auto
    theme = Theme(kind, look: state.look)
    glyphs = state.look.glyphs
    shelf = state.pictures
    hidesSecrets = !state.showsSecrets
    graphics = state.graphics
    surface = Surface(size: state.size, style: theme[.text])
  }

  var frame: Frame { Frame(surface: surface, targets: targets, wanted: wanted) }

  // MARK: Words

  /// Writes words, cut with an ellipsis where they are too long; returns the columns taken.
  @discardableResult
  mutating func put(
    _ text: String, x: Int, y: Int, _ role: Role = .text, width: Int = .max, on background: Role? = nil
  ) -> Int {
    guard width > 0 else { return 0 }
    let shown = width == .max ? text : TextWidth.truncate(text, to: width, ellipsis: glyphs.ellipsis)
    return surface.put(shown, x: x, y: y, style: style(role, on: background))
  }

  /// Writes words that end at a column.
  @discardableResult
  mutating func put(_ text: String, endingAt x: Int, y: Int, _ role: Role = .text, on background: Role? = nil)
    -> Int
  {
    let columns = TextWidth.width(of: text)
    return put(text, x: x - columns, y: y, role, on: background)
  }

  /// Writes a line of several roles, and stops at the width.
  @discardableResult
  mutating func put(_ line: Line, x: Int, y: Int, width: Int, on background: Role? = nil) -> Int {
    var used = 0
    for (place, span) in line.spans.enumerated() where used < width {
      let isLast = place == line.spans.count - 1
      let room = width - used
      let shown =
        isLast || TextWidth.width(of: span.text) > room
        ? TextWidth.truncate(span.text, to: room, ellipsis: glyphs.ellipsis) : span.text
      used += surface.put(shown, x: x + used, y: y, style: style(span.role, on: background))
    }
    return used
  }

  /// A chosen row keeps its own ink where the words have a meaning, but takes the row's paper.
  private func style(_ role: Role, on background: Role?) -> Style {
    guard let background else { return theme[role] }
    let row = theme[background]
    if row.reverse || role == .text || role == .strong || role == .quiet || role == .faint || role == .label {
      return role == .match ? row.adding([.underline, .bold]) : row
    }
    var style = theme[role].on(row.background)
    if background == .chosen { style.foreground = row.foreground }
    style.bold = style.bold || row.bold
    return style
  }

  mutating func put(
    _ line: WrappedLine, x: Int, y: Int, _ role: Role, marks: [Range<Int>], width: Int,
    on background: Role? = nil
  ) {
    surface.put(
      line, x: x, y: y, style: style(role, on: background), marks: marks,
      markStyle: style(.match, on: background), maxWidth: width)
  }

  // MARK: Secrets

  /// Words as they may be shown: with secrets hidden, unless they were asked for.
  func masked(_ text: String) -> String {
    hidesSecrets ? Sensitive.masked(text, with: glyphs.secret) : text
  }

  /// Words that are a secret as a whole.
  func maskedWhole(_ text: String) -> String {
    guard hidesSecrets else { return text }
    let all = SensitiveFinding(.password, TextSpan(0, text.unicodeScalars.count))
    return Sensitive.masked(text, hiding: [all], with: glyphs.secret)
  }

  /// The most telling field of a card; what the title says decides whether it is a secret.
  func keyLine(_ card: Card) -> String {
    guard hidesSecrets, !card.keyLine.isEmpty else { return card.keyLine.onOneLine }
    let together = masked("\(card.title.onOneLine)\n\(card.keyLine.onOneLine)")
    return together.split(separator: "\n", omittingEmptySubsequences: false).last.map { String($0) } ?? ""
  }

  /// The key line in so many columns: the weekday gives way before the day or the hour is cut.
  func keyLine(_ card: Card, width: Int) -> String {
    let line = keyLine(card)
    guard TextWidth.width(of: line) > width, let space = line.firstIndex(of: " "),
      Dates.isWeekday(line[..<space])
    else { return line }
    return String(line[line.index(after: space)...])
  }

  // MARK: Shapes

  /// Words that go on in the next rows of an area.
  mutating func paragraph(_ text: String, in area: Rect, _ role: Role = .quiet) {
    for (row, line) in TextWidth.wrap(text, width: max(6, area.width)).prefix(area.height).enumerated() {
      put(line.text, x: area.x, y: area.y + row, role, width: area.width)
    }
  }

  mutating func fill(_ area: Rect, _ role: Role, with mark: String = " ") {
    surface.fill(area, style: theme[role], with: mark)
  }

  mutating func frame(_ area: Rect, title: String = "", isChosen: Bool = false) {
    surface.frame(
      area, title: title, style: theme[isChosen ? .frameChosen : .frame],
      titleStyle: theme[isChosen ? .frameChosen : .title], glyphs: isChosen ? glyphs.chosen : glyphs)
  }

  /// A line across with words in it.
  mutating func rule(_ words: String, x: Int, y: Int, width: Int, _ role: Role = .label) {
    surface.horizontalLine(x: x, y: y, length: width, style: theme[.frame], glyphs: glyphs)
    if !words.isEmpty { put(" \(words) ", x: x + 1, y: y, role, width: width - 2) }
  }

  mutating func verticalRule(x: Int, area: Rect) {
    surface.verticalLine(x: x, y: area.y, length: area.height, style: theme[.frame], glyphs: glyphs)
  }

  /// A thumb on the right edge, where not all rows are in sight.
  mutating func scrollBar(_ area: Rect, shown: Range<Int>, of count: Int) {
    guard count > shown.count, area.height > 1 else { return }
    let length = max(1, area.height * shown.count / count)
    let range = max(1, count - shown.count)
    let top = (area.height - length) * shown.lowerBound / range
    for row in 0..<length { put(glyphs.scrollThumb, x: area.maxX - 1, y: area.y + top + row, .faint) }
  }

  // MARK: Fields

  /// A text field with its cursor; what is left of the cursor scrolls out when the field is too narrow.
  mutating func field(_ field: TextField, x: Int, y: Int, width: Int, _ role: Role = .input) {
    guard width > 0 else { return }
    surface.fill(Rect(x: x, y: y, width: width, height: 1), style: theme[role])
    let shown = FieldWindow(field.characters, cursor: field.cursor, width: width)
    surface.put(
      shown.text, x: x, y: y, style: theme[field.isProposal ? .chosen : role], maxWidth: width)
    surface.placeCursor(x: x + shown.cursorColumn, y: y)
  }

  /// The cursor alone, for the fields that draw themselves.
  mutating func cursor(x: Int, y: Int) { surface.placeCursor(x: x, y: y) }

  mutating func hideCursor() { surface.hideCursor() }

  // MARK: Clicks and pictures

  mutating func target(_ area: Rect, _ target: Target) {
    if !area.isEmpty { targets.append((area, target)) }
  }

  /// What lies below can no longer be clicked.
  mutating func coverTargets() { targets = [] }

  /// Draws a picture in the middle of an area, or asks for it; true when there is, or may come, one.
  @discardableResult
  mutating func picture(_ wish: PictureKey, in area: Rect) -> Bool {
    guard area.width > 0, area.height > 0 else { return false }
    var key = wish
    key.hidesSecrets = hidesSecrets
    switch shelf[key] {
    case .ready(let picture, let number):
      if let pixels = picture.pixels {
        show(picture, pixels, number, in: area)
      } else {
        draw(picture, in: area)
      }
      return true
    case .missing: return false
    case nil:
      wanted.append(key)
      return true
    }
  }

  /// Lets the terminal show it.
  private mutating func show(_ picture: CellPicture, _ pixels: [UInt8], _ number: Int, in area: Rect) {
    let place = area.centered(Size(columns: picture.columns, rows: picture.rows))
    let paper = theme[.text]
    switch graphics {
    case .kitty:
      surface.putPicture(
        number, columns: place.width, rows: place.height, x: place.x, y: place.y, on: paper.background)
    case .sixel: surface.overlay(number, bytes: pixels, area: place, style: paper)
    case .cells: break
    }
  }

  /// Nothing that the terminal draws itself may lie over what is drawn here now.
  mutating func clearPictures(under area: Rect) { surface.clearOverlays(under: area) }

  private mutating func draw(_ picture: CellPicture, in area: Rect) {
    let left = area.x + max(0, (area.width - picture.columns) / 2)
    let top = area.y + max(0, (area.height - picture.rows) / 2)
    let paper = theme[.text].background
    surface.inside(area) { surface in
      for row in 0..<picture.rows {
        for column in 0..<picture.columns {
          let place = row * picture.columns + column
          guard picture.cells.indices.contains(place) else { return }
          let cell = picture.cells[place]
          let style = Style(
            foreground: Color(index: cell.foreground),
            background: cell.background < 0 ? paper : Color(index: cell.background))
          surface.put(String(cell.scalar), x: left - area.x + column, y: top - area.y + row, style: style)
        }
      }
    }
  }
}
