extension TextWidth {
  /// The text, or as much of its beginning as fits `width` columns together with the ellipsis.
  public static func truncate(_ text: String, to width: Int, ellipsis: String = "…") -> String {
    truncate(text, to: width, ellipsis: ellipsis) { _ in 0 }
  }

  /// The text, or its beginning and its end with the ellipsis between: names and paths differ at the end.
  public static func truncateMiddle(_ text: String, to width: Int, ellipsis: String = "…") -> String {
    truncate(text, to: width, ellipsis: ellipsis) { room in room / 2 }
  }

  /// The text, with blanks added on the right, or cut, to take exactly `width` columns.
  public static func pad(_ text: String, to width: Int, ellipsis: String = "…") -> String {
    let shown = truncate(text, to: width, ellipsis: ellipsis)
    return shown + String(repeating: " ", count: max(0, width - self.width(of: shown)))
  }

  private static func truncate(
    _ text: String, to width: Int, ellipsis: String, tailRoom: (Int) -> Int
  ) -> String {
    guard width > 0 else { return "" }
    var (pieces, widths): ([Character], [Int]) = ([], [])
    var total = 0
    for character in text {
      let columns = self.width(of: String(character))
      pieces.append(character)
      widths.append(columns)
      total += columns
    }
    guard total > width else { return text }
    let room = max(0, width - self.width(of: ellipsis))
    let tail = fitting(widths.reversed(), tailRoom(room))
    let head = fitting(widths, room - tailRoom(room))
    return String(pieces.prefix(head)) + ellipsis + String(pieces.suffix(tail))
  }

  /// How many of the first widths fit.
  private static func fitting(_ widths: some Sequence<Int>, _ room: Int) -> Int {
    var (used, count) = (0, 0)
    for width in widths {
      used += width
      if used > room { break }
      count += 1
    }
    return count
  }
}
