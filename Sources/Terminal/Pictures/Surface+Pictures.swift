/// A picture that the terminal draws over cells itself (sixel).
public struct OverlaidPicture: Hashable, Sendable {
  /// In cells of the whole surface.
  public var area: Rect
  /// Tells pictures apart.
  public var number: Int
  /// What the terminal is sent, with the cursor at the corner of the area.
  public var bytes: [UInt8]

  public func hash(into hasher: inout Hasher) {
    hasher.combine(area)
    hasher.combine(number)
  }
}

extension Surface {
  /// Fills a rectangle with the placeholders of a picture that was sent under a number.
  public mutating func putPicture(_ number: Int, columns: Int, rows: Int, x: Int, y: Int, on paper: Color) {
    let style = Style(foreground: Color(index: number), background: paper)
    for row in 0..<rows {
      for column in 0..<columns {
        place(
          Cell(text: KittyGraphics.cell(row: row, column: column), width: 1, style: style), x + column,
          y + row)
      }
    }
  }

  /// Lays a picture over a rectangle of the part being drawn, which is blank below it.
  public mutating func overlay(_ number: Int, bytes: [UInt8], area: Rect, style: Style) {
    fill(area, style: style)
    overlay(OverlaidPicture(area: area, number: number, bytes: bytes))
  }
}
