import CNcurses

/// What one cell (or the two of a wide character) will show for a piece of text.
public struct Glyph: Hashable, Sendable {
  /// Safe to send to a terminal: a printable base and at most four combining marks.
  public let text: String
  /// Columns: 1 or 2.
  public let width: Int
  /// The Unicode scalars of the text it stands for.
  public let source: Range<Int>
}

/// Columns of single scalars, and the classes of scalars that must not reach a terminal as they are.
enum ScalarClass {
  case printable(width: Int)
  /// Takes no column and belongs to the scalar before it.
  case combining
  /// Leaves no trace: joiners, variation selectors, direction marks without effect of their own.
  case ignorable
  /// Must not reach the terminal, and must not vanish either: shown as this mark.
  case marked(Unicode.Scalar)

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20..<0x7F: self = .printable(width: 1)
    case 0x09: self = .marked(" ")
    // U+2400… are the pictures of the control characters.
    case 0..<0x20: self = .marked(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
    case 0x7F: self = .marked("\u{2421}")
    case 0x80..<0xA0: self = .marked("\u{FFFD}")
    // Embeddings, overrides and isolates re-order what follows them, beyond their own cell.
    case 0x202A...0x202E, 0x2066...0x2069: self = .marked("\u{FFFD}")
    case 0x2028, 0x2029: self = .marked("\u{2424}")
    // Flags are pairs of these; as single letters they are readable everywhere.
    case 0x1F1E6...0x1F1FF: self = .marked(Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41) ?? "?")
    default: self = ScalarClass.byTables(scalar)
    }
  }

  private static func byTables(_ scalar: Unicode.Scalar) -> ScalarClass {
    if scalar.properties.isDefaultIgnorableCodePoint { return .ignorable }
    let width = curio_scalar_width(scalar.value)
    if scalar.properties.generalCategory == .format { return width == 0 ? .ignorable : .marked("\u{25A1}") }
    switch width {
    case 0: return .combining
    case 1: return .printable(width: 1)
    case 2: return .printable(width: 2)
    // A scalar newer than the C library: ncurses would lose the cell.
    default: return .marked("\u{25A1}")
    }
  }
}
