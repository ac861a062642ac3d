import Specimens

/// The arrow, cross, menu or magnifier that stands before an app's headline and is read as a letter: `く Tickets`.
enum HeaderIcons {
  /// The lines near the top without such icons.
  ///
  /// - Parameter standsApart: whether the first mark of what stands in a box is apart from the rest.
  static func without(
    _ lines: [TextLine], width: Int, height: Int, standsApart: (Box) -> Bool = { _ in false }
  ) -> [TextLine] {
    guard height * 10 >= width * 15 else { return lines }
    return lines.compactMap { line in
      guard line.part == nil, line.box.y + line.box.height / 2 < width * 3 / 10 else { return line }
      return without(line, standsApart)
    }
  }

  private static func without(_ line: TextLine, _ standsApart: (Box) -> Bool) -> TextLine? {
    let scalars = Array(line.text.unicodeScalars)
    guard let first = scalars.first else { return line }
    if scalars.count == 1 { return icons.contains(first) ? nil : line }
    guard icons.contains(first) || first == "Q" else { return line }
    var start = 1
    if first == "Q", scalars[1] == "_" { start = 2 }
    // Arrows stand alone; a letter is one only when a gap follows, which headlines in these scripts have not.
    let isSurelyIcon = surely.contains(first)
    while start < scalars.count, scalars[start] == " " { start += 1 }
    guard start < scalars.count else { return line }
    // The gap may be seen and not read.
    guard isSurelyIcon || start > 1 || standsApart(line.box) else { return line }
    if first == "Q", scalars[start] == "&" || scalars[start].isASCIIDigit { return line }
    var rest = line
    rest.text = String(String.UnicodeScalarView(scalars[start...]))
    rest.box = line.box(of: start..<scalars.count)
    return rest
  }

  private static let surely = Set("<＜〈‹«←‹⟨☰≡×✕".unicodeScalars)
  private static let icons = surely.union("くＸX三".unicodeScalars)
}
