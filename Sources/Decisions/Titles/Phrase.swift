/// Small repairs of words taken from a line.
enum Phrase {
  /// How much a phrase says: a CJK character counts like two letters.
  static func weight(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.isCJK ? 2 : $1.isLatinLetter ? 1 : 0) }
  }

  /// Without ornaments, joints and dangling words at both ends.
  static func trimmed(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    while let last = scalars.last, isEdge(last) { scalars.removeLast() }
    var words = String(scalars[(scalars.firstIndex { !isEdge($0) } ?? 0)...])
    let lower = words.lowercased()
    for tail in tails where lower.hasSuffix(tail) {
      words = String(words.dropLast(tail.count))
      return trimmed(words)
    }
    // A bracket that lost its other half.
    if words.hasSuffix(")"), !words.contains("(") { words = trimmed(String(words.dropLast())) }
    if words.hasPrefix(")") { words = trimmed(String(words.dropFirst())) }
    return withoutOpenBracket(words)
  }

  /// "桜台公園グラウンド(雨天時は": the line ended inside the bracket.
  private static func withoutOpenBracket(_ words: String) -> String {
    for (open, close) in [("(", ")"), ("（", "）")] as [(Character, Character)] {
      guard let at = words.lastIndex(of: open), !words[at...].contains(close) else { continue }
      let before = trimmed(String(words[..<at]))
      if weight(before) >= 4 { return before }
    }
    return words
  }

  /// "Cancelled: workshop on 6": what is left of a date whose month stands on the next line.
  static func withoutDanglingDay(_ text: String) -> String {
    let words = text.split(separator: " ")
    guard words.count >= 3, let day = words.last, day.count <= 2, day.allSatisfy(\.isNumber),
      ["on", "until", "by", "from"].contains(words[words.count - 2].lowercased())
    else { return text }
    return words.dropLast(2).joined(separator: " ")
  }

  private static let edges: Set<Unicode.Scalar> = Set(
    " \t\u{3000}-–—―•·・|/,;:：、。:〜~～<>‹›«»*=+★☆●○◆◇■□▶►→←✓✔✅✕❌⚠️🎉📅📍🎟🎫✈︎".unicodeScalars)
  private static let tails = [
    " on", " at", " from", " by", " until", " due", " for", " is", " has been", " the", " this", " and",
    " (", "(",
  ]

  private static func isEdge(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isLatinWord && (edges.contains(scalar) || isPicture(scalar))
  }

  /// "Your booking at Osteria Fresca" is about Osteria Fresca.
  static func withoutOpening(_ text: String) -> String {
    let lower = text.lowercased()
    for opening in [
      "reminder: ", "your booking at ", "your reservation at ", "your table at ", "your stay at ",
      "your appointment at ", "your visit to ", "booking at ", "reservation at ", "your trip to ",
    ] where lower.hasPrefix(opening) && weight(String(text.dropFirst(opening.count))) >= 4 {
      return withoutOpening(String(text.dropFirst(opening.count)))
    }
    return text
  }

  static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F300...0x1FAFF).contains(scalar.value) || (0x2600...0x27BF).contains(scalar.value)
      || scalar.value == 0xFE0F || scalar.value == 0x200D
  }

  /// What stands in quotation marks, if it is a name rather than a remark.
  static func quoted(_ text: String) -> String? {
    for (open, close) in [("「", "」"), ("『", "』"), ("“", "”"), ("\"", "\""), ("《", "》")] {
      guard let from = text.range(of: open) else { continue }
      let rest = String(text[from.upperBound...])
      guard let to = rest.range(of: close) else { continue }
      let inside = String(rest[..<to.lowerBound])
      if weight(inside) >= 2, inside.count <= 60 { return inside }
    }
    return nil
  }

  /// Lower-cases shouting, keeps acronyms: "HARVEST SALE" stays readable on a card as it is, so only clipped.
  static func clipped(_ text: String, to limit: Int = 80) -> String {
    guard text.unicodeScalars.count > limit else { return text }
    var out = String.UnicodeScalarView()
    out.append(contentsOf: text.unicodeScalars.prefix(limit - 1))
    return trimmed(String(out)) + "…"
  }
}
