extension Surface {
  /// The cells of one row of the whole surface.
  func row(_ y: Int) -> ArraySlice<Cell> { cells[y * size.columns..<(y + 1) * size.columns] }

  /// The characters alone, one line a row, without the blanks that end a row.
  public func text() -> String {
    (0..<size.rows).map { y in
      let line = row(y).map(\.text).joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  /// The frame as text with colour sequences (SGR), as a terminal would be sent it.
  public func ansi() -> String {
    (0..<size.rows).map { y in
      var line = ""
      var current = Style.plain
      for cell in row(y) where cell.width > 0 {
        if cell.style != current {
          line += cell.style.sgr
          current = cell.style
        }
        line += cell.text
      }
      return current == .plain ? line : line + Style.plain.sgr
    }.joined(separator: "\n")
  }
}

extension Style {
  /// The sequence that selects this style whatever was selected before.
  var sgr: String {
    var codes = ["0"]
    if bold { codes.append("1") }
    if dim { codes.append("2") }
    if italic { codes.append("3") }
    if underline { codes.append("4") }
    if reverse { codes.append("7") }
    if case .palette(let index) = foreground { codes.append("38;5;\(index)") }
    if case .palette(let index) = background { codes.append("48;5;\(index)") }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}
