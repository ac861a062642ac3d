/// Makes text from a screenshot harmless inside a calendar file.
enum CalendarText {
  /// One line: every kind of line end and white control becomes a blank, other control characters go.
  static func line(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isLineEnd(scalar) || scalar == "\t" {
        if result.last != " " { result.append(" ") }
      } else if !isControl(scalar) {
        result.append(scalar)
      }
    }
    return trimmed(result)
  }

  /// Several lines: every kind of line end becomes one LF, other control characters go.
  static func lines(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      if isLineEnd(scalar) {
        if !(scalar == "\n" && wasReturn) { result.append("\n") }
      } else if scalar == "\t" || !isControl(scalar) {
        result.append(scalar)
      }
      wasReturn = scalar == "\r"
    }
    return trimmed(result)
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// C0, DEL and C1. NUL would also end a C string early.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  private static func trimmed(_ scalars: String.UnicodeScalarView) -> String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\n" || scalar == "\t" }
    let start = scalars.drop(while: isBlank)
    guard let end = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(start[...end])
  }
}
