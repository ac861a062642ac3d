/// English numbers in words: twenty-four, twenty and four, two thousand and fifteen, nineteen eighty six.
extension Reader {
  /// A cardinal number in figures or words, and the token after it. "a" and "an" are 1.
  func englishNumber(_ i: Int) -> (value: Double, next: Int)? {
    guard exists(i) else { return nil }
    if tokens[i].isDigits {
      guard tokens[i].digits <= 9 else { return nil }
      if symbol(i + 1, "."), isGlued(i + 1), isDigits(i + 2), isGlued(i + 2), tokens[i + 2].digits <= 4 {
        var scale = 1.0
        for _ in 0..<tokens[i + 2].digits { scale *= 10 }
        return (Double(tokens[i].value) + Double(tokens[i + 2].value) / scale, i + 3)
      }
      return (Double(tokens[i].value), i + 1)
    }
    if symbol(i, "½") { return (0.5, i + 1) }
    if let small = smallNumber(i) {
      var (total, next) = (small.value, small.next)
      while let factor = value(next, .multiplier), factor >= 100, tokens[next].kind == .word,
        factor <= 10_000_000
      {
        let (product, overflow) = total.multipliedReportingOverflow(by: factor)
        // More than any count or price: nothing behind it belongs to the number.
        guard !overflow, product < 1_000_000_000_000_000 else { return (Double(total), next) }
        total = product
        next += 1
        let tail = has(next, .and) ? next + 1 : next
        if let rest = smallNumber(tail), rest.value < factor {
          total += rest.value
          next = rest.next
        }
      }
      return (Double(total), next)
    }
    if word(i, "a") || word(i, "an") {
      if let factor = value(i + 1, .multiplier), tokens[i + 1].kind == .word {
        return (Double(factor), i + 2)
      }
      return (1, i + 1)
    }
    return nil
  }

  /// 0 … 99 in words.
  func smallNumber(_ i: Int) -> (value: Int, next: Int)? {
    guard let first = value(i, .number) else { return nil }
    guard first >= 20 else { return (first, i + 1) }
    var next = i + 1
    if symbol(next, "-"), isGlued(next) {
      next += 1
    } else if has(next, .and), let unit = value(next + 1, .number), unit < 10 {
      return (first + unit, next + 2)
    }
    if let unit = value(next, .number), unit > 0, unit < 10 { return (first + unit, next + 1) }
    return (first, i + 1)
  }

  /// 4th, fourth, twenty-fourth, thirty first; and the token after it.
  func ordinal(_ i: Int) -> (value: Int, next: Int)? {
    guard exists(i) else { return nil }
    if tokens[i].isDigits {
      guard tokens[i].digits <= 3, isGlued(i + 1), anyWord(i + 1, "st", "nd", "rd", "th") else { return nil }
      return (tokens[i].value, i + 2)
    }
    if let value = value(i, .ordinal) { return (value, i + 1) }
    guard let tens = value(i, .number), tens >= 20, tens <= 30 else { return nil }
    let next = symbol(i + 1, "-") ? i + 2 : i + 1
    guard let unit = value(next, .ordinal), unit < 10 else { return nil }
    return (tens + unit, next + 1)
  }

  /// A day of the month: 4, 4th, fourth.
  func dayNumber(_ i: Int) -> (value: Int, next: Int)? {
    if let (value, next) = ordinal(i) { return (1...31).contains(value) ? (value, next) : nil }
    guard isDigits(i), tokens[i].digits <= 2, (1...31).contains(tokens[i].value) else { return nil }
    return (tokens[i].value, i + 1)
  }

  /// A year: 2026, '26, twenty twenty-six, two thousand and five; "2555 BE" counts from the Buddha.
  func year(_ i: Int, allowShort: Bool = false) -> (value: Int, next: Int)? {
    guard exists(i), !tokens[i].newlineBefore else { return nil }
    if symbol(i, "'"), isDigits(i + 1), tokens[i + 1].digits == 2 {
      return (tokens[i + 1].value < 60 ? 2000 + tokens[i + 1].value : 1900 + tokens[i + 1].value, i + 2)
    }
    if tokens[i].isDigits {
      if tokens[i].digits == 4, (1000...2999).contains(tokens[i].value) {
        if symbol(i + 1, ":"), isGlued(i + 1) { return nil }
        if word(i + 1, "be") { return (tokens[i].value - 543, i + 2) }
        if symbol(i + 1, ","), isGlued(i + 2), isDigits(i + 2) { return nil }
        return (1500...2199).contains(tokens[i].value) ? (tokens[i].value, i + 1) : nil
      }
      guard allowShort, tokens[i].digits == 2, isFreeStanding(i), !has(i + 1, .meridiem), !has(i + 1, .unit),
        !symbol(i + 1, ":"),
        !symbol(i + 1, "-"), !has(i + 1, .rangeMark), !has(i + 1, .month)
      else { return nil }
      return (tokens[i].value < 60 ? 2000 + tokens[i].value : 1900 + tokens[i].value, i + 1)
    }
    return yearInWords(i)
  }

  private func yearInWords(_ i: Int) -> (value: Int, next: Int)? {
    guard let first = smallNumber(i) else { return nil }
    if value(first.next, .multiplier) == 1000, first.value <= 2 {
      guard let whole = englishNumber(i), whole.value < 2200 else { return nil }
      return (Int(whole.value), whole.next)
    }
    guard first.value == 19 || first.value == 20 || first.value == 18, let second = smallNumber(first.next),
      second.value >= 10
    else {
      return nil
    }
    return (first.value * 100 + second.value, second.next)
  }
}
