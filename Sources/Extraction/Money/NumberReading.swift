import Specimens

/// Numbers as amounts are written: 1,280 · 1.280,50 · 12.5K · 8万5千 · twenty-five · 四千五百.
extension Reader {
  /// An amount in figures, its separators not yet interpreted.
  struct Figures {
    var parts: [(value: Int, digits: Int)]
    var separators: [Int]
    var next: Int
  }

  func figures(_ i: Int) -> Figures? {
    guard isDigits(i), tokens[i].digits <= 15 else { return nil }
    var figures = Figures(parts: [(tokens[i].value, Int(tokens[i].digits))], separators: [], next: i + 1)
    while figures.parts.count < 7, exists(figures.next), tokens[figures.next].kind == .symbol,
      isGlued(figures.next), isGlued(figures.next + 1),
      isDigits(figures.next + 1),
      tokens[figures.next].value == 0x2C || tokens[figures.next].value == 0x2E
        || tokens[figures.next].value == 0x27,
      tokens[figures.next + 1].digits <= 6
    {
      if !isNumberSeparator(figures.next) { return figures }
      // "3.14.1" is a version; "5,10,20" a list: stop where grouping breaks.
      let digits = Int(tokens[figures.next + 1].digits)
      let separator = tokens[figures.next].value
      if let last = figures.separators.last {
        if last == separator, digits != 3, !isIndianGroup(figures) {
          return separator == 0x2E ? nil : figures
        }
        if last != separator, figures.parts.last?.digits != 3 { return figures }
      }
      if figures.separators.isEmpty, digits == 3, figures.parts[0].digits > 3, separator == 0x2C {
        return figures
      }
      figures.separators.append(separator)
      figures.parts.append((tokens[figures.next + 1].value, digits))
      figures.next += 2
    }
    return figures
  }

  /// The token behind figures grouped by points, commas and apostrophes.
  func endOfFigures(_ i: Int) -> Int {
    var end = i + 1
    while isDigits(end + 1), isGlued(end), isGlued(end + 1),
      symbol(end, ",") || symbol(end, ".") || symbol(end, "'")
    {
      end += 2
    }
    return end
  }

  /// A full-width comma groups full-width figures only; 、 sets a list apart.
  func isNumberSeparator(_ i: Int) -> Bool {
    let shadow = text.shadow
    let sign = shadow.original[Int(shadow.starts[Int(tokens[i].start)])]
    if sign < 0x80 { return true }
    guard sign == 0xFF0C || sign == 0xFF0E else { return false }
    return shadow.original[Int(shadow.starts[Int(tokens[i + 1].start)])] >= 0xFF10
  }

  /// 1,23,45,678: groups of two, the last of three.
  private func isIndianGroup(_ figures: Figures) -> Bool {
    guard figures.separators.allSatisfy({ $0 == 0x2C }), figures.parts[0].digits <= 2,
      figures.parts.dropFirst().allSatisfy({ $0.digits == 2 }), tokens[figures.next + 1].digits == 2
    else { return false }
    let after = figures.next + 2
    return symbol(after, ",") && isGlued(after) && isGlued(after + 1) && isDigits(after + 1)
      && tokens[after + 1].digits <= 3
  }

  /// How many of the groups at the beginning are written in the Indian way: 12,34,567.89 has two.
  private func indianGroups(_ figures: Figures) -> Int {
    let commas = figures.separators.prefix { $0 == 0x2C }.count
    guard commas >= 2, figures.parts[0].digits <= 2, figures.parts[commas].digits == 3,
      figures.parts[1..<commas].allSatisfy({ $0.digits == 2 })
    else { return 0 }
    return commas
  }

  /// The number that figures stand for in a currency.
  func amount(_ figures: Figures, currency: String?) -> Amount? {
    var integer = figures.parts[0].value
    var scale = 0
    let indian = indianGroups(figures)
    for (k, separator) in figures.separators.enumerated() {
      let part = figures.parts[k + 1]
      let isLast = k == figures.separators.count - 1
      if k < indian {
        guard let shifted = Reader.multiply(integer, part.digits == 2 ? 100 : 1000) else { return nil }
        integer = shifted + part.value
      } else if groups(figures, k, separator, part.digits, isLast: isLast, currency: currency) {
        guard let shifted = Reader.multiply(integer, 1000) else { return nil }
        integer = shifted + part.value
      } else {
        guard isLast, part.digits <= 6 else { return nil }
        var factor = 1
        for _ in 0..<part.digits { factor *= 10 }
        guard let shifted = Reader.multiply(integer, factor) else { return nil }
        integer = shifted + part.value
        scale = part.digits
      }
    }
    return Amount(integer, scale: scale)
  }

  private func groups(
    _ figures: Figures, _ k: Int, _ separator: Int, _ digits: Int, isLast: Bool, currency: String?
  ) -> Bool {
    guard digits == 3 else { return false }
    if separator == 0x2C || separator == 0x27 { return true }
    if figures.separators.count > 1, !isLast || figures.separators[0] == 0x2E { return true }
    return Currency.hasNoDecimals(currency) && figures.parts[0].value > 0 && figures.parts[0].digits <= 3
  }

  static func multiply(_ a: Int, _ b: Int) -> Int? {
    let (value, overflow) = a.multipliedReportingOverflow(by: b)
    return overflow || value > 1_000_000_000_000_000 ? nil : value
  }

  /// An amount with what multiplies it: $10K, 1.2M, 3 million, 8万5千, 1億2,000万.
  func moneyAmount(_ i: Int, currency: String?) -> (amount: Amount, next: Int)? {
    guard exists(i) else { return nil }
    if mayHaveKanji(i), let found = eastAsianAmount(i, currency: currency) { return found }
    if let number = figures(i) {
      guard let amount = amount(number, currency: currency) else { return nil }
      return magnified(amount, number.next) ?? (amount, number.next)
    }
    guard tokens[i].kind == .word, smallNumber(i) != nil, let words = englishNumber(i),
      words.value < 1e12
    else { return nil }
    // "two million and a half" and the like are left to the plain reading.
    return (Amount(Int(words.value)), words.next)
  }

  /// Whether kanji stand in a number or right behind its figures.
  private func mayHaveKanji(_ i: Int) -> Bool {
    guard tokens[i].isNumber else { return false }
    guard tokens[i].isDigits else { return true }
    let next = tokens[endOfFigures(i)]
    return next.kind == .character || next.isNumber && next.digits == 0
  }

  /// K, M, million, billion after a number.
  private func magnified(_ amount: Amount, _ i: Int) -> (amount: Amount, next: Int)? {
    guard let power = value(i, .magnitude), tokens[i].kind == .word, !tokens[i].newlineBefore, power <= 12
    else { return nil }
    let isLetter = tokens[i].end - tokens[i].start <= 2
    if isLetter, !isGlued(i) { return nil }
    if isLetter, isGlued(i + 1), exists(i + 1), tokens[i + 1].kind == .word || tokens[i + 1].isDigits {
      return nil
    }
    return scaled(amount, power: power).map { ($0, i + 1) }
  }

  func scaled(_ amount: Amount, power: Int) -> Amount? {
    var (significand, scale) = (amount.significand, amount.scale)
    for _ in 0..<power {
      if scale > 0 {
        scale -= 1
      } else {
        guard let next = Reader.multiply(significand, 10) else { return nil }
        significand = next
      }
    }
    return Amount(significand, scale: scale)
  }

  /// 8万5千, 2万5,000, 1億2,000万, 四千五百, 1.5万. Nil for a plain number in figures.
  private func eastAsianAmount(_ start: Int, currency: String?) -> (amount: Amount, next: Int)? {
    var total = Amount(0)
    var section: Amount?
    var i = start
    var isSpecial = tokens[start].digits == 0
    while exists(i), i < start + 14, !(i > start && tokens[i].newlineBefore) {
      if let power = value(i, .magnitude), tokens[i].kind == .character, power >= 4, let pending = section {
        guard let scaledSection = scaled(pending, power: power), let sum = Reader.add(total, scaledSection)
        else { return nil }
        (total, section) = (sum, nil)
        isSpecial = true
        i += 1
      } else if tokens[i].isNumber {
        if let pending = section {
          // 5千, 2百: a kanji power after figures multiplies them.
          guard tokens[i].digits == 0, let power = [10: 1, 100: 2, 1000: 3][tokens[i].value],
            !hasPower(pending, power)
          else { break }
          guard let product = scaled(pending, power: power) else { return nil }
          section = nil
          guard let sum = Reader.add(total, product) else { return nil }
          total = sum
          isSpecial = true
          i += 1
          continue
        }
        if tokens[i].isDigits {
          guard let number = figures(i), let amount = amount(number, currency: currency) else { return nil }
          if i > start, total.significand == 0 { break }
          section = amount
          i = number.next
        } else {
          section = Amount(tokens[i].value)
          i += 1
        }
      } else {
        break
      }
    }
    guard isSpecial, let sum = Reader.add(total, section ?? Amount(0)) else { return nil }
    return (sum, i)
  }

  private func hasPower(_ amount: Amount, _ power: Int) -> Bool {
    amount.significand >= [1: 10, 2: 100, 3: 1000][power, default: 10] && amount.scale == 0 && power < 3
  }

  static func add(_ a: Amount, _ b: Amount) -> Amount? {
    var (x, y) = (a, b)
    while x.scale < y.scale {
      guard let next = multiply(x.significand, 10) else { return nil }
      x = Amount(next, scale: x.scale + 1)
    }
    while y.scale < x.scale {
      guard let next = multiply(y.significand, 10) else { return nil }
      y = Amount(next, scale: y.scale + 1)
    }
    return Amount(x.significand + y.significand, scale: x.scale)
  }
}
