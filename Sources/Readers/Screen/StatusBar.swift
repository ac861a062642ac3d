import Specimens

/// The strip of clock, carrier and battery at the top of a screen: what of it is text, and which lines it is.
///
/// Its icons are read as letters (`ll全mm`, `all 45% @):`). A clock at the very top tells that the row is the strip;
/// without one, only unsure scraps are taken for its icons.
enum StatusBar {
  /// The lines with those of the strip marked and cleaned of icons.
  static func marked(_ lines: [TextLine], width: Int, height: Int) -> [TextLine] {
    let reach = reach(width: width, height: height)
    guard let clock = lines.first(where: { middle($0.box) < reach && isClock($0, width: width) }) else {
      let isPhone = height * 10 >= width * 15
      return isPhone ? lines.filter { middle($0.box) >= reach || isWords($0) } : lines
    }
    return lines.compactMap { line in
      guard sharesRow(line.box, clock.box), middle(line.box) < reach else { return line }
      return cleaned(line)
    }
  }

  /// How far down the middle of the strip's text stands at most. Upright screens are phones and tablets, which
  /// have it in proportion to the width of a hand's breadth; on others it is a panel's thin line.
  private static func reach(width: Int, height: Int) -> Int {
    height * 10 >= width * 15 ? width / 10 : height > width ? width / 28 : width / 60
  }

  private static func middle(_ box: Box) -> Int { box.y + box.height / 2 }

  private static func sharesRow(_ a: Box, _ b: Box) -> Bool {
    let shared = min(a.maxY, b.maxY) - max(a.y, b.y)
    return shared * 2 > min(a.height, b.height)
  }

  /// A line of status words with a clock among them, no larger than such a strip prints it.
  private static func isClock(_ line: TextLine, width: Int) -> Bool {
    let words = words(of: line.text)
    return line.box.height * 12 <= width && words.contains(where: isTime)
      && words.allSatisfy { isStatusWord($0) || $0.count <= 2 }
  }

  /// The words that a strip prints; nil when the line is nothing but icons.
  private static func cleaned(_ line: TextLine) -> TextLine? {
    let scalars = Array(line.text.unicodeScalars)
    var kept: [Range<Int>] = []
    let ranges = ranges(of: scalars)
    let hasDay = ranges.contains { isDay(Array(scalars[$0])) }
    for range in ranges {
      let word = Array(scalars[range])
      // A name that is not known, of an app or a carrier, has to be read surely and be longer than icons are.
      let isName = line.confidence >= 0.85 && word.count { $0.isLetterOrDigit } >= (word.hasCJK ? 2 : 4)
      if isStatusWord(word) || isName || hasDay && isDayNumber(word) { kept.append(range) }
    }
    guard let first = kept.first, let last = kept.last else { return nil }
    var result = line
    result.text = kept.map { String(String.UnicodeScalarView(scalars[$0])) }.joined(separator: " ")
    result.box = line.box(of: first.lowerBound..<last.upperBound)
    result.part = .statusBar
    return result
  }

  /// Whether a line is believed to be more than icons: words of four letters, or two of a script without spaces.
  private static func isWords(_ line: TextLine) -> Bool {
    words(of: line.text).contains { $0.count(where: \.isLetterOrDigit) >= ($0.hasCJK ? 2 : 4) }
      && line.confidence >= 0.7
  }

  private static func words(of text: String) -> [[Unicode.Scalar]] {
    let scalars = Array(text.unicodeScalars)
    return ranges(of: scalars).map { Array(scalars[$0]) }
  }

  private static func ranges(of scalars: [Unicode.Scalar]) -> [Range<Int>] {
    scalars.split(separator: " ").map { $0.startIndex..<$0.endIndex }
  }

  private static func isStatusWord(_ word: [Unicode.Scalar]) -> Bool {
    isTime(word) || isShare(word) || known.contains(folded(word)) || isDay(word)
  }

  /// `9:41`, `21.05`, `午後9:41`
  private static func isTime(_ word: [Unicode.Scalar]) -> Bool {
    let half = ["午前", "午後", "上午", "下午"].first { word.starts(with: $0.unicodeScalars) }
    let rest = word.dropFirst(half == nil ? 0 : 2)
    guard (4...5).contains(rest.count),
      let separator = rest.dropFirst().firstIndex(where: { !$0.isASCIIDigit })
    else { return false }
    let (hour, minute) = (rest[..<separator], rest[(separator + 1)...])
    return [":", ".", "："].contains(rest[separator]) && minute.count == 2
      && minute.allSatisfy(\.isASCIIDigit) && hour.allSatisfy(\.isASCIIDigit)
      && number(hour) < 24 && number(minute) < 60
  }

  /// `87%`, or the bare number inside a battery
  private static func isShare(_ word: [Unicode.Scalar]) -> Bool {
    let digits = word.prefix(while: \.isASCIIDigit)
    return !digits.isEmpty && digits.count <= 3 && number(digits) <= 100
      && (word.count == digits.count ? digits.count >= 2 : word.count == digits.count + 1 && word.last == "%")
  }

  /// Weekdays and months, which tablets and panels print beside the clock
  private static func isDay(_ word: [Unicode.Scalar]) -> Bool {
    let text = folded(word)
    return days.contains { text.hasPrefix($0) && text.utf8.count <= $0.utf8.count + 6 }
      || text.last == "日" && text.contains("月")
  }

  private static func isDayNumber(_ word: [Unicode.Scalar]) -> Bool {
    word.count <= 2 && word.allSatisfy(\.isASCIIDigit) && (1...31).contains(number(word[...]))
  }

  private static func number(_ digits: ArraySlice<Unicode.Scalar>) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1.value) - 48 }
  }

  private static func folded(_ word: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(word)).lowercased()
  }

  private static let days = [
    "mon", "tue", "wed", "thu", "fri", "sat", "sun", "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug",
    "sep", "oct", "nov", "dec", "周", "星期",
  ]

  /// Networks and carriers, small letters.
  private static let known: Set<String> = [
    "am", "pm", "2g", "3g", "4g", "4g+", "lte", "lte+", "5g", "5g+", "5ge", "5guc", "5guw", "volte", "vo",
    "wi-fi",
    "wifi", "vpn", "hd", "sos", "sim", "no", "service", "roaming", "docomo", "softbank", "au", "kddi", "povo",
    "ahamo",
    "rakuten", "楽天", "楽天モバイル", "uq", "y!mobile", "linemo", "圏外", "中国移动", "中国联通", "中国电信", "中国广电", "无服务",
    "verizon", "at&t", "t-mobile", "sprint", "vodafone", "o2", "orange", "telekom", "telstra", "optus",
    "singtel", "rogers", "bell", "telus", "jio", "airtel",
  ]
}

extension [Unicode.Scalar] {
  fileprivate var hasCJK: Bool { contains(where: \.isCJK) }
}
