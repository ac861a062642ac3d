extension Surface {
  /// Writes text from (x, y) to the right and returns the columns it takes, also where they are clipped.
  ///
  /// Stops after `maxWidth` columns; a wide character that no longer fits leaves a blank. One line only: line
  /// ends and other control characters are shown as visible marks.
  @discardableResult
  public mutating func put(
    _ text: some StringProtocol, x: Int, y: Int, style: Style = .plain, maxWidth: Int = .max
  ) -> Int {
    var column = 0
    TextWidth.forEachGlyph(text) { glyph in
      guard column + glyph.width <= maxWidth else {
        if column < maxWidth {
          place(.blank(style), x + column, y)
          column += 1
        }
        return false
      }
      place(Cell(text: glyph.text, width: UInt8(glyph.width), style: style), x + column, y)
      column += glyph.width
      return true
    }
    return column
  }

  /// Writes one line of wrapped text; whatever of it lies in `marks` (scalars of the whole text) is drawn in
  /// `markStyle`.
  @discardableResult
  public mutating func put(
    _ line: WrappedLine, x: Int, y: Int, style: Style = .plain, marks: [Range<Int>],
    markStyle: Style, maxWidth: Int = .max
  ) -> Int {
    var column = 0
    TextWidth.forEachGlyph(line.text) { glyph in
      guard column + glyph.width <= maxWidth else { return false }
      let source = glyph.source.lowerBound + line.source.lowerBound
      let isMarked = marks.contains { $0.contains(source) }
      let look = isMarked ? markStyle : style
      place(Cell(text: glyph.text, width: UInt8(glyph.width), style: look), x + column, y)
      column += glyph.width
      return true
    }
    return column
  }

  /// Fills a rectangle with blanks of a style, or with a one-column mark.
  public mutating func fill(_ rect: Rect, style: Style = .plain, with mark: String = " ") {
    var cell = Cell.blank(style)
    TextWidth.forEachGlyph(mark) { glyph in
      if glyph.width == 1 { cell = Cell(text: glyph.text, width: 1, style: style) }
      return false
    }
    let visible = rect.intersection(bounds)
    for y in visible.y..<visible.maxY {
      for x in visible.x..<visible.maxX { place(cell, x, y) }
    }
  }

  /// Changes the look of what is already drawn in a rectangle.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let visible = rect.intersection(bounds)
    for y in visible.y..<visible.maxY {
      for x in visible.x..<visible.maxX { restyle(x, y, change) }
    }
  }

  /// Draws a frame just inside a rectangle, with a title in its upper edge. Nothing where it has no room.
  public mutating func frame(
    _ rect: Rect, title: String = "", style: Style = .plain, titleStyle: Style? = nil,
    glyphs: Glyphs = .unicode
  ) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    horizontalLine(x: rect.x + 1, y: rect.y, length: rect.width - 2, style: style, glyphs: glyphs)
    horizontalLine(x: rect.x + 1, y: bottom, length: rect.width - 2, style: style, glyphs: glyphs)
    verticalLine(x: rect.x, y: rect.y + 1, length: rect.height - 2, style: style, glyphs: glyphs)
    verticalLine(x: right, y: rect.y + 1, length: rect.height - 2, style: style, glyphs: glyphs)
    put(glyphs.topLeft, x: rect.x, y: rect.y, style: style)
    put(glyphs.topRight, x: right, y: rect.y, style: style)
    put(glyphs.bottomLeft, x: rect.x, y: bottom, style: style)
    put(glyphs.bottomRight, x: right, y: bottom, style: style)
    guard !title.isEmpty, rect.width >= 6 else { return }
    let shown = TextWidth.truncate(title, to: rect.width - 4, ellipsis: glyphs.ellipsis)
    put(" \(shown) ", x: rect.x + 1, y: rect.y, style: titleStyle ?? style, maxWidth: rect.width - 2)
  }

  public mutating func horizontalLine(
    x: Int, y: Int, length: Int, style: Style = .plain, glyphs: Glyphs = .unicode
  ) {
    fill(Rect(x: x, y: y, width: length, height: 1), style: style, with: glyphs.horizontal)
  }

  public mutating func verticalLine(
    x: Int, y: Int, length: Int, style: Style = .plain, glyphs: Glyphs = .unicode
  ) {
    fill(Rect(x: x, y: y, width: 1, height: length), style: style, with: glyphs.vertical)
  }

  /// Copies another surface in, its top left at (x, y).
  public mutating func draw(_ other: Surface, x: Int, y: Int) {
    for row in 0..<other.size.rows {
      for column in 0..<other.size.columns {
        let cell = other.cells[row * other.size.columns + column]
        if cell.width > 0 { place(cell, x + column, y + row) }
      }
    }
    if let cursor = other.cursor { placeCursor(x: cursor.x + x, y: cursor.y + y) }
  }
}
