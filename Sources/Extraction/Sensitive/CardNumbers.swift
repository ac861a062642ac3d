import Specimens

/// Numbers of payment cards: the lengths and beginnings that are given out, the usual groups, and Luhn's check.
enum CardNumbers {
  static func findings(in text: SensitiveText) -> [SensitiveFinding] {
    text.lines.flatMap { numbers(in: text.folded, $0) + backs(in: text.folded, $0) }
  }

  private static func numbers(in text: [Unicode.Scalar], _ line: Range<Int>) -> [SensitiveFinding] {
    var found: [SensitiveFinding] = []
    var place = line.lowerBound
    while place < line.upperBound {
      guard text[place].isDigit else {
        place += 1
        continue
      }
      let groups = groups(in: text, from: place, to: line.upperBound)
      place = groups.last?.upperBound ?? place + 1
      if let first = groups.first, !isPartOfMore(text, first.lowerBound) {
        found += cards(groups, text).map { SensitiveFinding(.card, TextSpan($0.lowerBound, $0.upperBound)) }
      }
    }
    return found
  }

  /// Runs of digits with one blank or hyphen between them.
  private static func groups(in text: [Unicode.Scalar], from start: Int, to end: Int) -> [Range<Int>] {
    var (groups, place) = ([Range<Int>](), start)
    while place < end, text[place].isDigit {
      var last = place
      while last < end, text[last].isDigit { last += 1 }
      groups.append(place..<last)
      guard last + 1 < end, text[last] == " " || text[last] == "-", text[last + 1].isDigit else { break }
      place = last + 1
    }
    return groups
  }

  /// The expiry date may follow the number, so that every stretch of the groups is tried, the longest first.
  private static func cards(_ groups: [Range<Int>], _ text: [Unicode.Scalar]) -> [Range<Int>] {
    for first in groups.indices {
      for last in groups.indices.reversed() where last >= first {
        let parts = groups[first...last]
        let digits = parts.flatMap { text[$0].map { Int($0.value) - 48 } }
        let isGrouped = parts.count == 1 || (parts.first?.count == 4 && (3...5).contains(parts.count))
        guard isGrouped, isCard(digits) else { continue }
        return [groups[first].lowerBound..<groups[last].upperBound]
      }
    }
    return []
  }

  static func isCard(_ digits: [Int]) -> Bool {
    guard (13...19).contains(digits.count), Set(digits).count > 1 else { return false }
    let four = digits.prefix(4).reduce(0) { $0 * 10 + $1 }
    let lengths: ClosedRange<Int>? =
      switch four {
      case 4000...4999: 13...19
      case 5100...5599, 2221...2720: 16...16
      case 3400...3499, 3700...3799: 15...15
      case 3528...3589: 16...19
      case 3000...3059, 3095, 3600...3699, 3800...3999: 14...19
      case 6011, 6440...6599, 6200...6299, 5018, 5020, 5038, 6304, 6759...6763, 8100...8171: 13...19
      default: nil
      }
    guard let lengths, lengths.contains(digits.count) else { return false }
    return passesLuhn(digits)
  }

  static func passesLuhn(_ digits: [Int]) -> Bool {
    let sum = digits.reversed().enumerated().reduce(0) { sum, item in
      let (place, digit) = item
      let value = place % 2 == 0 ? digit : digit * 2
      return sum + (value > 9 ? value - 9 : value)
    }
    return sum % 10 == 0
  }

  /// Inside a link, a longer code or an international phone number.
  private static func isPartOfMore(_ text: [Unicode.Scalar], _ place: Int) -> Bool {
    guard place > 0 else { return false }
    let before = text[place - 1]
    return before.isPlainLetter || "/=#&_+.".unicodeScalars.contains(before)
  }

  private static let backLabels = ["cvv", "cvc", "cvv2", "cvc2", "cid"].map { Array($0.unicodeScalars) }

  /// The three or four digits on the back.
  private static func backs(in text: [Unicode.Scalar], _ line: Range<Int>) -> [SensitiveFinding] {
    for label in backLabels {
      guard let at = text.firstPlace(of: label, in: line) else { continue }
      var start = at.upperBound
      while start < line.upperBound, text[start].isBlank || text[start] == ":" { start += 1 }
      var end = start
      while end < line.upperBound, text[end].isDigit { end += 1 }
      if (3...4).contains(end - start) { return [SensitiveFinding(.card, TextSpan(start, end))] }
    }
    return []
  }
}
