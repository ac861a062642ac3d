import Explaining
import Parent
import Pictures
import Specimens
import Terminal

/// Where everything of a screen stands: drawn by `parentRender`, asked by the mouse. Pure.
struct ParentLayout {
  struct Row {
    var x: Int
    var y: Int
    var text: String
    var tone: Panel.Tone
  }

  struct PlacedChoice {
    var digit: Int
    var choice: Panel.Choice
    var area: Rect
    /// Where the label begins; a detail stands in the row below, if it has one.
    var label: Row
    var detail: Row?
  }

  let panel: Panel
  /// The choices are tiles, not rows.
  let isTiled: Bool
  private(set) var heading = ""
  private(set) var rows: [Row] = []
  private(set) var choices: [PlacedChoice] = []
  /// Where a picture is drawn; nil on screens without one.
  private(set) var picture: Rect?
  /// Text drawn large, row by row.
  private(set) var large: [Row] = []
  private(set) var body: Rect

  init(_ state: ParentState) {
    panel = state.panel
    let page = state.page(of: panel)
    let width = state.size.columns
    let count = panel.pageCount > 1 ? "  \(page + 1)/\(panel.pageCount)" : ""
    heading = TextWidth.truncate(panel.title, to: width - 4 - TextWidth.width(of: count)) + count
    // In a narrow window the words of tiles would be cut.
    isTiled = panel.layout == .tiles && width >= 36
    var top = 2
    if !state.notice.isEmpty, !state.size.isLow {
      for line in TextWidth.wrap(state.notice, width: width - 4).prefix(2) {
        rows.append(Row(x: 2, y: top, text: line.text, tone: .strong))
        top += 1
      }
      if !isTiled { top += 1 }
    }
    body = Rect(x: 0, y: top, width: width, height: state.size.rows - top - 1)
    switch panel.layout {
    case .tiles where isTiled: placeTiles(page)
    case .tiles, .list, .typing: placeList(page, state.lettering)
    case .picture: placePicture(page)
    }
  }

  /// Two rows of three.
  private mutating func placeTiles(_ page: Int) {
    let (columns, lines) = (3, 2)
    let (width, height) = (body.width / columns, body.height / lines)
    for (index, (digit, choice)) in panel.choices(onPage: page).enumerated() {
      let area = Rect(
        x: body.x + index % columns * width, y: body.y + index / columns * height, width: width,
        height: height)
      let label = Row(x: area.x + 5, y: area.y, text: choice.label, tone: .strong)
      choices.append(PlacedChoice(digit: digit, choice: choice, area: area, label: label, detail: nil))
    }
  }

  /// What the screen tells, then the choices, a digit before each. Choices always fit: they come first in the
  /// counting and last on the screen.
  private mutating func placeList(_ page: Int, _ lettering: Lettering) {
    let listed = panel.choices(onPage: page)
    let roomy = listed.reduce(0) { $0 + ($1.choice.detail.isEmpty ? 2 : 3) }
    let lines = wrapped(page)
    let isTight = roomy + (lines.isEmpty ? 0 : lines.count + 1) > body.height
    let choiceRows = isTight ? listed.count : roomy
    var y = body.y
    let textEnd = body.maxY - choiceRows
    if !panel.large.isEmpty {
      let drawn = lettering.rows(
        of: panel.large, columns: body.width - 4, rows: textEnd - y - lines.count - 2)
      large = drawn.enumerated().map { Row(x: 2, y: y + $0.offset, text: $0.element, tone: .strong) }
      if !large.isEmpty { y += large.count + 1 }
    }
    // A page has room for its text: see `Panel.paged(in:)`.
    for line in lines.prefix(max(0, textEnd - y)) {
      rows.append(Row(x: 2, y: y, text: line.text, tone: line.tone))
      y += 1
    }
    if !lines.isEmpty { y += 1 }
    y = min(y, max(body.y, textEnd))
    for (digit, choice) in listed { y = place(choice, digit, at: y, isTight: isTight) }
  }

  private func wrapped(_ page: Int) -> [(text: String, tone: Panel.Tone)] {
    let columns = Size(columns: body.width, rows: body.height).textColumns
    return panel.lines(onPage: page).flatMap { line in
      TextWidth.wrap(line.text, width: columns).map { (text: $0.text, tone: line.tone) }
    }
  }

  /// - Returns: the row of the next one.
  private mutating func place(_ choice: Panel.Choice, _ digit: Int, at y: Int, isTight: Bool) -> Int {
    let x = choice.mark.isEmpty ? 6 : 7 + TextWidth.width(of: choice.mark)
    let words = choice.label.onOneLine
    let about = choice.detail.onOneLine
    let room = body.width - x - 1
    let isOneRow = isTight || choice.detail.isEmpty
    let detail = isTight && !about.isEmpty ? "  \(about)" : ""
    let height = isTight ? 1 : choice.detail.isEmpty ? 2 : 3
    choices.append(
      PlacedChoice(
        digit: digit, choice: choice, area: Rect(x: 0, y: y, width: body.width, height: height),
        label: Row(x: x, y: y, text: TextWidth.truncate(words + detail, to: room), tone: .strong),
        detail: isOneRow
          ? nil : Row(x: x, y: y + 1, text: TextWidth.truncate(about, to: room), tone: .plain)))
    return y + height
  }

  private mutating func placePicture(_ page: Int) {
    let listed = panel.choices(onPage: page)
    let lines = wrapped(page)
    let textRows = min(lines.count, max(1, body.height / 3))
    let height = max(0, body.height - textRows - listed.count - 1)
    picture = Rect(x: 2, y: body.y, width: max(0, body.width - 4), height: height)
    var y = body.y + height
    for line in lines.prefix(textRows) {
      rows.append(Row(x: 2, y: y, text: line.text, tone: line.tone))
      y += 1
    }
    for (digit, choice) in listed { y = place(choice, digit, at: y, isTight: true) }
  }

  // MARK: The mouse

  /// The words in a box, row by row, with the words whole that it cuts.
  func text(in box: Rect) -> String {
    let shown = (rows + choices.flatMap { [$0.label, $0.detail].compactMap { $0 } }).sorted {
      ($0.y, $0.x) < ($1.y, $1.x)
    }
    return shown.compactMap { row -> String? in
      guard row.y >= box.y, row.y < box.maxY else { return nil }
      let scalars = Array(row.text.unicodeScalars)
      var x = row.x
      var inside: [Int] = []
      for (index, scalar) in scalars.enumerated() {
        let width = TextWidth.width(of: String(scalar))
        if x + width > box.x, x < box.maxX { inside.append(index) }
        x += width
      }
      guard let first = inside.first, let last = inside.last else { return nil }
      return TextParts.wholeWords(scalars, first...last)
    }.joined(separator: "\n")
  }

  /// Where the cells of a picture stand in its area: in the middle.
  static func frame(of cells: CellPicture, in area: Rect) -> Rect {
    Rect(
      x: area.x + max(0, (area.width - cells.columns) / 2),
      y: area.y + max(0, (area.height - cells.rows) / 2),
      width: cells.columns, height: cells.rows)
  }

  /// The pixels that lie under a box of cells.
  static func pixels(of box: Rect, in frame: Rect, of picture: ParentPicture) -> Box {
    guard frame.width > 0, frame.height > 0 else { return Box(x: 0, y: 0, width: 0, height: 0) }
    let covered = box.intersection(frame)
    func x(_ column: Int) -> Int { (column - frame.x) * picture.width / frame.width }
    func y(_ row: Int) -> Int { (row - frame.y) * picture.height / frame.height }
    return Box(
      x: x(covered.x), y: y(covered.y), width: x(covered.maxX) - x(covered.x),
      height: y(covered.maxY) - y(covered.y))
  }
}

extension String {
  fileprivate var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}

extension Size {
  /// So few rows that a sentence about a key stands in the place of the keys, and nothing but words takes a row.
  var isLow: Bool { rows < 16 }

  /// Columns that a text takes: rows longer than this are hard to read.
  var textColumns: Int { max(1, min(100, columns - 4)) }
}
