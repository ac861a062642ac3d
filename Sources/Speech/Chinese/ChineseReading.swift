/// Written Chinese → the words to say: amounts, dates, times, percentages and codes in full.
///
/// The voices leave out currency signs, swallow decimal points and read `10:30` as two numbers, so nothing of
/// that kind is left to them. What is not recognised stays as it is.
public enum ChineseReading {
  public static func words(of text: String) -> String {
    var scanner = ReadingScanner(text)
    return scanner.words()
  }
}

/// One pass from left to right; at each place the first rule that fits reads it.
struct ReadingScanner {
  private let characters: [Character]
  private var position = 0
  private var said = ""

  init(_ text: String) { characters = Array(text) }

  mutating func words() -> String {
    while position < characters.count {
      if amount() || code() || number() { continue }
      said.append(characters[position])
      position += 1
    }
    return said
  }

  // MARK: Amounts

  private static let currencies: [(sign: String, name: String, cents: String?)] = [
    ("US$", "美元", "美分"), ("CA$", "加元", "分"), ("A$", "澳元", "分"), ("HK$", "港元", nil), ("NT$", "新台币", nil),
    ("$", "美元", "美分"), ("€", "欧元", "欧分"), ("£", "英镑", "便士"), ("¥", "元", nil), ("￥", "元", nil),
  ]
  private static let codes: [(sign: String, name: String, cents: String?)] = [
    ("USD", "美元", "美分"), ("EUR", "欧元", "欧分"), ("GBP", "英镑", "便士"), ("JPY", "日元", nil), ("CNY", "元", nil),
    ("CAD", "加元", "分"), ("AUD", "澳元", "分"), ("HKD", "港元", nil),
  ]

  /// `$128.40`, `USD 45`, and the sign after the number: `45 USD`.
  private mutating func amount() -> Bool {
    for (sign, name, cents) in Self.currencies + Self.codes where starts(with: sign) {
      var next = position + sign.count
      if next < characters.count, characters[next] == " " { next += 1 }
      guard let digits = numeral(at: next) else { continue }
      said += amountWords(digits, name: name, cents: cents)
      position = next + digits.count
      return true
    }
    return false
  }

  /// `84.17美元` → 八十四美元十七美分; moves past the name.
  private mutating func amountBeforeItsName(_ numeral: String) -> String? {
    let rest = characters[(position + numeral.count)...]
    guard
      let (_, name, cents) = Self.currencies.first(where: { rest.starts(with: $0.name) && $0.cents != nil })
    else { return nil }
    position += numeral.count + name.count
    return amountWords(numeral, name: name, cents: cents)
  }

  private func amountWords(_ digits: String, name: String, cents: String?) -> String {
    let parts = digits.replacing(",", with: "").split(separator: ".")
    guard let whole = Int(parts[0]) else { return ChineseNumber.spelled(digits) + name }
    if let cents, parts.count == 2, parts[1].count == 2, let hundredths = Int(parts[1]) {
      let major = whole == 0 && hundredths > 0 ? "" : counted(whole) + name
      return major + (hundredths == 0 ? "" : counted(hundredths) + cents)
    }
    return (parts.count == 2 ? ChineseNumber.decimal(digits) ?? digits : counted(whole)) + name
  }

  private func counted(_ number: Int) -> String { ChineseNumber.counting(number) }

  // MARK: Codes

  /// `LE-48QT7`: letters by their names, digits one by one.
  private mutating func code() -> Bool {
    guard !isAfterLetterOrDigit else { return false }
    let run = characters[position...].prefix { $0.isASCIILetter || $0.isASCIIDigit || $0 == "-" }
    let word = String(run).trimmingHyphens
    guard word.contains(where: \.isASCIILetter), word.contains(where: \.isASCIIDigit) else { return false }
    for character in word {
      said += character.isASCIILetter ? " \(character.uppercased()) " : ChineseNumber.spelled("\(character)")
    }
    position += word.count
    return true
  }

  // MARK: Numbers by what stands around them

  private mutating func number() -> Bool {
    guard characters[position].isASCIIDigit, !isAfterLetterOrDigit else { return false }
    return isoDate() || clock() || telephone() || plain()
  }

  /// `2026-12-05`
  private mutating func isoDate() -> Bool {
    guard let year = digits(at: position, count: 4), at(position + 4) == "-",
      let month = digits(at: position + 5, count: 2), at(position + 7) == "-",
      let day = digits(at: position + 8, count: 2), at(position + 10)?.isASCIIDigit != true,
      let monthNumber = Int(month), let dayNumber = Int(day)
    else { return false }
    said +=
      "\(ChineseNumber.spelled(year))年\(ChineseNumber.counted(monthNumber))月\(ChineseNumber.counted(dayNumber))日"
    position += 10
    return true
  }

  /// `19:30` → 十九点三十分, `9:05` → 九点零五分, `8:00` → 八点
  private mutating func clock() -> Bool {
    let hour = run(at: position)
    guard (1...2).contains(hour.count), at(position + hour.count) == ":" || at(position + hour.count) == "：",
      let minute = digits(at: position + hour.count + 1, count: 2),
      at(position + hour.count + 3)?.isASCIIDigit != true,
      let hourNumber = Int(hour), let minuteNumber = Int(minute), hourNumber < 25, minuteNumber < 60
    else { return false }
    said += "\(ChineseNumber.counting(hourNumber))点"
    if minuteNumber > 0 {
      said += (minuteNumber < 10 ? "零" : "") + ChineseNumber.counted(minuteNumber) + "分"
    }
    position += hour.count + 3
    return true
  }

  /// `555-0119`, `(415) 555-0119`: groups joined by hyphens, seven digits or more.
  private mutating func telephone() -> Bool {
    var end = position
    var count = 0
    while let character = at(end), character.isASCIIDigit || character == "-" {
      count += character.isASCIIDigit ? 1 : 0
      end += 1
    }
    guard count >= 7, characters[position..<end].contains("-") else { return false }
    let text = String(characters[position..<end]).replacing("-", with: "，")
    said += ChineseNumber.spelled(text, isTelephone: true)
    position = end
    return true
  }

  private static let spelledAfter = [
    "尾号", "号码", "编号", "代码", "验证码", "确认码", "单号", "账号", "卡号", "密码", "邮编", "航班",
  ]

  private mutating func plain() -> Bool {
    guard let numeral = numeral(at: position) else { return false }
    if let words = amountBeforeItsName(numeral) {
      said += words
      return true
    }
    let next = at(position + numeral.count)
    position += numeral.count
    if next == "%" || next == "％" {
      said += "百分之" + (ChineseNumber.decimal(numeral) ?? numeral)
      position += 1
    } else if next == "年" && numeral.count == 4 {
      said += ChineseNumber.spelled(numeral)
    } else if mustBeSpelled(numeral) || next?.isASCIILetter == true {
      said += ChineseNumber.spelled(numeral)
    } else if let next, Self.measures.contains(next), numeral == "2" {
      said += "两"
    } else {
      said += ChineseNumber.decimal(numeral) ?? ChineseNumber.spelled(numeral)
    }
    return true
  }

  /// Before these two is 两: 两个, 两点, 两天; but 二月, 二日, 二号.
  private static let measures: Set<Character> = [
    "个", "位", "件", "封", "张", "次", "天", "点", "小", "周", "年", "人", "本", "份", "只",
  ]

  private func mustBeSpelled(_ numeral: String) -> Bool {
    if numeral.first == "0" && numeral.count > 1 && !numeral.contains(".") { return true }
    if !numeral.contains(",") && !numeral.contains(".") && numeral.count > 8 { return true }
    return Self.spelledAfter.contains {
      said.hasSuffix($0) || said.hasSuffix($0 + "是") || said.hasSuffix($0 + " ")
    }
  }

  // MARK: Looking

  private func at(_ index: Int) -> Character? {
    characters.indices.contains(index) ? characters[index] : nil
  }

  private func starts(with text: String) -> Bool {
    let wanted = Array(text)
    guard position + wanted.count <= characters.count, !(wanted[0].isLetter && isAfterLetterOrDigit) else {
      return false
    }
    return characters[position..<position + wanted.count].elementsEqual(wanted)
  }

  private var isAfterLetterOrDigit: Bool {
    guard let before = at(position - 1) else { return false }
    return before.isASCIILetter || before.isASCIIDigit
  }

  private func run(at start: Int) -> String {
    String(characters[min(start, characters.count)...].prefix { $0.isASCIIDigit })
  }

  private func digits(at start: Int, count: Int) -> String? {
    let run = run(at: start)
    return run.count == count ? run : nil
  }

  /// Digits with grouping commas and at most one decimal point: `1,280.50`.
  private func numeral(at start: Int) -> String? {
    var text = run(at: start)
    guard !text.isEmpty else { return nil }
    while at(start + text.count) == ",", digits(at: start + text.count + 1, count: 3) != nil {
      text += "," + run(at: start + text.count + 1)
    }
    if at(start + text.count) == "." {
      let decimals = run(at: start + text.count + 1)
      if !decimals.isEmpty { text += "." + decimals }
    }
    return text
  }
}

extension String {
  fileprivate var trimmingHyphens: Substring {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == "-" { end = index(before: end) }
    return self[..<end]
  }
}

extension Character {
  var isASCIILetter: Bool { isASCII && isLetter }
}
