import Specimens

/// How two lines of a reading that follow each other belong together. Pure.
///
/// A line that was broken because it was full goes on in the next one. Geometry alone can't tell: the rows of a list
/// look the same. So the words have to show it too, and only breaks that would tear a value apart are mended; all
/// others stay, for a line end also keeps things apart that have nothing to do with each other.
enum LineJoin: Sendable, Hashable {
  case apart
  /// One text with a space between.
  case space
  /// One text with nothing between: inside a number, a link, or before a counter.
  case tight

  /// The join of line `index` with the one after it.
  static func after(_ index: Int, of lines: [TextLine]) -> LineJoin {
    guard lines.indices.contains(index + 1) else { return .apart }
    let (upper, lower) = (lines[index], lines[index + 1])
    guard upper.part == nil, lower.part == nil, standsUnder(lower.box, upper.box),
      isFull(upper, among: lines[max(0, index - 3)...min(lines.count - 1, index + 4)])
    else { return .apart }
    return words(Array(upper.text.unicodeScalars), Array(lower.text.unicodeScalars))
  }

  // MARK: Geometry

  private static func standsUnder(_ lower: Box, _ upper: Box) -> Bool {
    let (small, large) = (min(upper.height, lower.height), max(upper.height, lower.height))
    let gap = lower.y - upper.maxY
    // The first line of a paragraph may stand in by two letters, the lines of an item may stand in under its dot.
    let indent = lower.x - upper.x
    return small * 10 >= large * 6 && gap > -small / 2 && gap * 10 <= large * 11
      && indent * 10 <= large * 12 && indent * 10 >= -large * 22
  }

  /// Whether the line reaches about as far as its neighbours that begin where it does.
  private static func isFull(_ line: TextLine, among lines: ArraySlice<TextLine>) -> Bool {
    let cells = line.text.unicodeScalars.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
    let height = line.box.height
    let reach = lines.filter { abs($0.box.x - line.box.x) * 2 <= 5 * height && $0.part == nil }.map(
      \.box.maxX
    ).max()
    return cells >= 12 && line.box.maxX + line.box.width / 4 >= reach ?? 0
  }

  // MARK: Words

  private static func words(_ upper: [Unicode.Scalar], _ lower: [Unicode.Scalar]) -> LineJoin {
    guard let last = upper.last, let first = lower.first else { return .apart }
    let (end, start) = (word(endOf: upper), word(startOf: lower))
    if isOpenLink(end, start) { return .tight }
    if last.isDigit, first.isDigit { return isCutNumber(end, start) ? .tight : digitsGoOn(upper, lower) }
    if last.isDigit, units.contains(first) { return .tight }
    if dateUnits.contains(last), first.isDigit { return .tight }
    if currencies.contains(last), first.isDigit { return .tight }
    if last == "," || openers.contains(last) { return isLatin(first) || first.isDigit ? .space : .apart }
    let (before, after) = (lowercased(end), lowercased(start))
    if isDayNumber(before), isMonth(after) { return .space }
    if isMonth(before), first.isDigit { return .space }
    if isWeekday(before), first.isDigit || isMonth(after) { return .space }
    if linking.contains(before), isLatin(first) || first.isDigit || currencies.contains(first) {
      return .space
    }
    return .apart
  }

  /// `https://example.com/tickets/` and `2026/order`: a link has no end while the line is full and what follows could
  /// not be a word.
  private static func isOpenLink(_ end: [Unicode.Scalar], _ start: [Unicode.Scalar]) -> Bool {
    guard let last = end.last, let first = start.first, !start.isEmpty else { return false }
    let isLink = contains(end, "://") || end.starts(with: "www.".unicodeScalars)
    guard isLink, first.isASCII, last.isASCII, first != "(", !currencies.contains(first) else { return false }
    guard start.allSatisfy(isLinkPart), last != "." else { return false }
    // After a slash a figure may go on; a word there is as likely the next sentence.
    let isOpen = "/-_=&?%#".unicodeScalars.contains(last)
    return start.contains { "/=&?%#_".unicodeScalars.contains($0) || isOpen && $0.isDigit }
  }

  private static func isLinkPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isDigit || isLatin(scalar) || "/-_=&?%#.+~:@".unicodeScalars.contains(scalar)
  }

  /// `1,2` and `00円`: the group after the comma gets its three figures.
  private static func isCutNumber(_ end: [Unicode.Scalar], _ start: [Unicode.Scalar]) -> Bool {
    let group = end.reversed().prefix { $0.isDigit }
    let rest = start.prefix { $0.isDigit }
    guard group.count < end.count, end[end.count - group.count - 1] == ",", (1...2).contains(group.count)
    else {
      return false
    }
    return group.count + rest.count == 3
  }

  /// `020 7946` and `0123`: groups of a number in a sentence.
  private static func digitsGoOn(_ upper: [Unicode.Scalar], _ lower: [Unicode.Scalar]) -> LineJoin {
    let groups = upper.reversed().prefix { $0.isDigit || " -+()".unicodeScalars.contains($0) }
    let rest = lower.prefix { $0.isDigit || $0 == "-" }
    let isNumber = groups.count { $0.isDigit } >= 5 && groups.contains { !$0.isDigit }
    return isNumber && (3...8).contains(rest.count { $0.isDigit }) ? .space : .apart
  }

  private static func isDayNumber(_ word: String) -> Bool {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let rest = word.dropFirst(digits.count)
    return (1...2).contains(digits.count) && ["", "st", "nd", "rd", "th"].contains(String(rest))
  }

  private static func isMonth(_ word: String) -> Bool { isName(word, among: months) }
  private static func isWeekday(_ word: String) -> Bool { isName(word, among: weekdays) }

  /// The whole name, or its first three or four letters.
  private static func isName(_ word: String, among names: [String]) -> Bool {
    word.count >= 3 && names.contains { $0 == word || word.count <= 4 && $0.hasPrefix(word) }
  }

  private static func word(endOf s: [Unicode.Scalar]) -> [Unicode.Scalar] {
    Array(s.reversed().prefix { $0 != " " }.reversed())
  }

  private static func word(startOf s: [Unicode.Scalar]) -> [Unicode.Scalar] { Array(s.prefix { $0 != " " }) }

  /// Small letters, without the signs around.
  private static func lowercased(_ word: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(word.filter { $0 != "," && $0 != "." })).lowercased()
  }

  private static func contains(_ word: [Unicode.Scalar], _ part: String) -> Bool {
    word.firstRange(of: Array(part.unicodeScalars)) != nil
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november", "december",
  ]
  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
  /// A line that ends in one of these is not at its end.
  private static let linking: Set<String> = [
    "at", "on", "by", "from", "to", "until", "till", "before", "after", "between", "and", "of", "the", "in",
    "for", "is", "are", "costs", "about", "call", "visit",
  ]
  private static let dateUnits = Set("年月".unicodeScalars)
  private static let units = Set("年月日時时点分円元号名".unicodeScalars)
  private static let currencies = Set("¥￥$€£".unicodeScalars)
  private static let openers = Set("(（-–—~〜～/".unicodeScalars)
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
