/// Numbers in Chinese words, since the voices read digits wrongly.
enum ChineseNumber {
  private static let digits = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
  private static let units = ["", "十", "百", "千"]
  private static let groups = ["", "万", "亿", "万亿"]

  /// 0…9,999,999,999,999,999 as it is counted: 10 → 十, 105 → 一百零五, 20,000 → 二万.
  static func counted(_ number: Int) -> String {
    guard number > 0 else { return digits[0] }
    var parts: [String] = []
    var rest = number
    var group = 0
    var needsZero = false
    while rest > 0, group < groups.count {
      let value = rest % 10_000
      if value > 0 {
        let words = fourDigits(value)
        // A gap between groups, or below a group that doesn't fill its thousands, is said as one zero.
        parts.insert(words + groups[group] + (needsZero ? "零" : ""), at: 0)
        needsZero = value < 1000
      } else {
        needsZero = needsZero || !parts.isEmpty
      }
      rest /= 10_000
      group += 1
    }
    let words = parts.joined().replacing("零零", with: "零")
    return words.hasPrefix("一十") ? String(words.dropFirst()) : words
  }

  /// Before a measure word two is 两.
  static func counting(_ number: Int) -> String { number == 2 ? "两" : counted(number) }

  /// Digit by digit, for codes and years; in telephone numbers 1 is said yāo.
  static func spelled(_ text: some StringProtocol, isTelephone: Bool = false) -> String {
    text.map { character in
      guard let digit = character.wholeNumberValue, character.isASCII else { return String(character) }
      return digit == 1 && isTelephone ? "幺" : digits[digit]
    }.joined()
  }

  /// `1,280.5` → 一千二百八十点五; nil where the text is no number.
  static func decimal(_ text: some StringProtocol) -> String? {
    let parts = String(text).replacing(",", with: "").split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = Int(parts[0]), whole >= 0, whole < 10_000_000_000_000_000
    else { return nil }
    guard parts.count == 2 else { return counted(whole) }
    guard !parts[1].isEmpty, parts[1].allSatisfy(\.isASCIIDigit) else { return nil }
    return counted(whole) + "点" + spelled(parts[1])
  }

  private static func fourDigits(_ number: Int) -> String {
    var words = ""
    var isGap = false
    for power in stride(from: 3, through: 0, by: -1) {
      let digit = number / [1, 10, 100, 1000][power] % 10
      if digit == 0 {
        isGap = !words.isEmpty
      } else {
        words += (isGap ? digits[0] : "") + digits[digit] + units[power]
        isGap = false
      }
    }
    return words
  }
}

extension Character {
  var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
