import Specimens

/// Small change after an amount, ranges of two amounts, and words that bound one.
extension MoneyScanner {
  /// A scanned amount or range, ready to be handed on.
  struct Found {
    var last: Int
    var candidate: Candidate
  }

  /// - Parameter own: the amount that begins at the token, if any.
  func single(at i: Int, _ own: Reading?) -> Found? {
    if let bounded = bounded(at: i) { return bounded }
    guard var reading = own else { return nil }
    reading.last = rateTail(reading.last)
    return Found(last: reading.last, candidate: reading.candidate(reader.text))
  }

  /// "/year" and "each" belong to the amount; "per guest" is left to the sentence.
  private func rateTail(_ i: Int) -> Int {
    guard reader.exists(i), !reader.tokens[i].newlineBefore else { return i }
    if reader.symbol(i, "/"), reader.isGlued(i), reader.exists(i + 1), reader.tokens[i + 1].kind == .word,
      reader.isGlued(i + 1)
    {
      return i + 2
    }
    return reader.word(i, "each") ? i + 1 : i
  }

  // MARK: Cents

  /// $20 and 43c, 20 dollar 43, 2ドル3セント, 50元6角三分, 3 GBP and one.
  func withCents(_ reading: Reading) -> Reading {
    guard reading.amount.scale == 0, let currency = reading.currency else { return reading }
    var at = reading.last
    guard reader.exists(at), !reader.tokens[at].newlineBefore else { return reading }
    let hasAnd = reader.has(at, .and) || reader.character(at, "と")
    if hasAnd { at += 1 }
    var result = reading
    var hundredths = 0
    var end = at
    if let dimes = eastAsianChange(at, currency: currency) {
      (hundredths, end) = (dimes.hundredths, dimes.next)
    } else if reader.exists(at), let (value, next) = changeNumber(at), value < 100 {
      if let position = reader.value(next, .subunit), let code = Currency.code(position),
        isChange(code, of: currency), !reader.has(at, .currency)
      {
        (hundredths, end) = (value, next + 1)
      } else if reader.word(next, "c"), reader.isGlued(next) {
        (hundredths, end) = (value, next + 1)
      } else if isBareChange(reading, next, value, hasAnd: hasAnd, at: at) {
        (hundredths, end) = (value, next)
      } else {
        return reading
      }
    } else {
      return reading
    }
    guard let whole = Reader.multiply(reading.amount.significand, 100) else { return reading }
    result.amount = Amount(whole + hundredths, scale: 2)
    result.last = end
    result.rule = "amount and small change"
    result.confidence = min(reading.confidence, 0.9)
    return result
  }

  private func changeNumber(_ i: Int) -> (Int, Int)? {
    if reader.isDigits(i), reader.tokens[i].digits <= 2, !reader.symbol(i - 1, "-") {
      return (reader.tokens[i].value, i + 1)
    }
    if reader.isNumber(i), reader.tokens[i].digits == 0 { return (reader.tokens[i].value, i + 1) }
    return reader.smallNumber(i).map { ($0.value, $0.next) }
  }

  private func isChange(_ code: String, of currency: String) -> Bool {
    switch code {
    case "USD": ["USD", "CAD", "AUD", "EUR", "SGD", "HKD", "NZD", "ZAR", "CHF"].contains(currency)
    case "EUR": currency == "EUR"
    default: code == currency
    }
  }

  /// "15 dollars 50", "twenty dollar and 43", "US$3 and fourteen": nothing but a number after the unit's name.
  private func isBareChange(_ reading: Reading, _ next: Int, _ value: Int, hasAnd: Bool, at: Int) -> Bool {
    guard reader.text.language == .english || reader.tokens[at].kind == .word, value > 0 else { return false }
    let isNamed = reader.tokens[reading.last - 1].kind == .word && reader.has(reading.last - 1, .currency)
    guard
      isNamed || hasAnd && !(reader.isDigits(at) && reader.tokens[at].digits == 1)
        || hasAnd && reader.word(at, "one")
    else { return false }
    guard reader.endsLine(before: next) || reader.symbol(next, ".") || reader.symbol(next, ",") else {
      return false
    }
    return !reader.isDigits(at) || reader.tokens[at].digits == 2
  }

  /// 6角三分, 5銭, 3セント, 又三美分.
  private func eastAsianChange(_ i: Int, currency: String) -> (hundredths: Int, next: Int)? {
    var at = i
    if reader.has(at, .and), reader.tokens[at].kind == .character { at += 1 }
    guard reader.isNumber(at), reader.tokens[at].value < 100 else { return nil }
    let isDime =
      reader.character(at + 1, "角") || reader.character(at + 1, "毛") || reader.hasText(at + 1, ["毛钱"])
    if isDime, currency == "CNY", reader.tokens[at].value < 10 {
      var hundredths = reader.tokens[at].value * 10
      var next = at + 2
      if reader.isNumber(next), reader.tokens[next].value < 10, reader.hasText(next + 1, ["分", "分钱"]) {
        hundredths += reader.tokens[next].value
        next += 2
      }
      return (hundredths, next)
    }
    // 十五块五
    if currency == "CNY", reader.hasText(i - 1, ["块"]), reader.isGlued(i),
      (1...9).contains(reader.tokens[i].value),
      reader.tokens[i].digits <= 1, endsAmount(i + 1)
    {
      // 三块零四 is 3.04, 三块四 is 3.4.
      let hasZero = reader.tokens[i].digits == 0 && reader.tokens[i].end - reader.tokens[i].start > 1
      return (reader.tokens[i].value * (hasZero ? 1 : 10), i + 1)
    }
    guard reader.exists(at + 1), reader.tokens[at + 1].kind == .character else { return nil }
    if currency == "CNY", reader.hasText(at + 1, ["分", "分钱"]) { return (reader.tokens[at].value, at + 2) }
    guard let position = reader.value(at + 1, .subunit), let code = Currency.code(position),
      isChange(code, of: currency)
    else { return nil }
    return (reader.tokens[at].value, at + 2)
  }

  private func endsAmount(_ i: Int) -> Bool {
    reader.endsLine(before: i) || reader.tokens[i].kind == .symbol || reader.hasText(i, ["的", "吧", "了", "一"])
  }

  /// 34 cents, 470 pence, 25¢, 8毛, 5角.
  func subunit(_ i: Int, _ amount: Amount, _ next: Int) -> Reading? {
    guard reader.exists(next), !reader.tokens[next].newlineBefore else { return nil }
    var code: String?
    var power = 2
    if reader.symbol(next, "¢") {
      code = "USD"
    } else if let position = reader.value(next, .subunit) {
      code = Currency.code(position)
      if reader.character(next, "角") || reader.character(next, "毛") || reader.hasText(next, ["毛钱"]) {
        power = 1
      }
      if reader.word(next, "p"), !reader.isGlued(next) || reader.tokens[i].digits > 3 || true { return nil }
    }
    guard let code, amount.scale + power <= 9 else { return nil }
    if reader.tokens[next].kind == .character,
      reader.character(next, "角") || reader.character(next, "钱") || reader.character(next, "銭")
    {
      guard reader.text.lineLanguage[i] == UInt8(LanguagePack.chinese), !reader.character(next, "钱") else {
        return nil
      }
    }
    var small = Amount(amount.significand, scale: amount.scale + power)
    var last = next + 1
    // 两角五分
    if power == 1, amount.scale == 0, reader.isNumber(last), reader.tokens[last].value < 10,
      reader.hasText(last + 1, ["分", "分钱"])
    {
      small = Amount(amount.significand * 10 + reader.tokens[last].value, scale: 2)
      last += 2
    }
    return Reading(
      first: i, last: last, amount: small, currency: code, rule: "small change", confidence: 0.85)
  }

  // MARK: Ranges and bounds

  /// $10–15, 10-20 dollars, 3,000〜5,000円, between 1.1 and 1.3 dollars, $50-$75.
  func range(at i: Int, _ own: Reading?) -> Found? {
    var start = i
    let isBetween = reader.has(i, .between)
    if isBetween || reader.has(i, .from) && reader.tokens[i].kind == .word { start = i + 1 }
    guard reader.exists(start),
      reader.tokens[start].isNumber || reader.tokens[start].kind == .symbol
        || reader.tokens[start].kind == .word
    else { return nil }
    let isApproximate = start == i && reader.word(i, "about")
    if isApproximate { start = i + 1 }
    guard reader.exists(start) else { return nil }
    guard let (low, mark) = lowEnd(start, start == i ? own : amount(at: start)),
      let at = rangeMark(mark, isBetween: isBetween), reader.exists(at),
      !reader.tokens[at].newlineBefore, let high = highEnd(at, low.currency)
    else { return nil }
    guard let currency = high.currency ?? low.currency,
      low.currency == nil || high.currency == nil || low.currency == high.currency
    else { return nil }
    var minimum = low.amount
    // 1-2万円: the lower end shares the multiplier.
    if low.currency == nil, let shared = high.sharedPower,
      let scaled = reader.scaled(low.amount, power: shared), low.amount.doubleValue < 1000
    {
      minimum = scaled
    }
    guard minimum.doubleValue < high.amount.doubleValue else { return nil }
    let last = rateTail(high.last)
    return Found(
      last: last,
      candidate: Candidate(
        start: Int(reader.tokens[i].start), end: Int(reader.tokens[last - 1].end),
        value: .moneyRange(min: minimum, max: high.amount, currency: currency), rule: "range of money",
        confidence: 0.93))
  }

  private func lowEnd(_ i: Int, _ own: Reading?) -> (Reading, Int)? {
    if let reading = own { return (reading, reading.last) }
    guard reader.tokens[i].isNumber || reader.tokens[i].has(.number) else { return nil }
    if reader.isGlued(i),
      Scalars.isWordLike(reader.scalarBefore(i)) || [0x2D, 0x2F, 0x2E, 0x3A].contains(reader.scalarBefore(i))
    {
      return nil
    }
    guard let (amount, next) = reader.moneyAmount(i, currency: nil) else { return nil }
    return (Reading(first: i, last: next, amount: amount, currency: nil, rule: "", confidence: 1), next)
  }

  private func rangeMark(_ i: Int, isBetween: Bool) -> Int? {
    guard reader.exists(i), !reader.tokens[i].newlineBefore else { return nil }
    if reader.symbol(i, "-") || reader.symbol(i, "~")
      || reader.has(i, .rangeMark) && !reader.character(i, "和")
    {
      return i + 1
    }
    return isBetween && reader.has(i, .and) ? i + 1 : nil
  }

  private func highEnd(_ i: Int, _ lowCurrency: String?) -> (
    amount: Amount, last: Int, currency: String?, sharedPower: Int?
  )? {
    if let reading = amount(at: i) {
      var shared: Int?
      for j in reading.first..<reading.last {
        if let power = reader.value(j, .magnitude), reader.tokens[j].kind == .character { shared = power }
        // 3〜4千円
        if j > reading.first, reader.tokens[j].isNumber, reader.tokens[j].digits == 0,
          reader.tokens[j - 1].isDigits, let power = [100: 2, 1000: 3][reader.tokens[j].value]
        {
          shared = power
        }
      }
      if reading.currency != lowCurrency, lowCurrency != nil, reader.tokens[i].kind == .number { return nil }
      return (reading.amount, reading.last, reading.currency, shared)
    }
    guard let lowCurrency, reader.isDigits(i),
      let (amount, next) = reader.moneyAmount(i, currency: lowCurrency)
    else { return nil }
    if reader.isGlued(next), reader.exists(next),
      reader.tokens[next].kind == .word || reader.symbol(next, "%") || reader.symbol(next, ":")
    {
      return nil
    }
    return (amount, next, lowCurrency, nil)
  }

  /// less than 7 EUR, no more than $5, over 1.42 dollars.
  private func bounded(at i: Int) -> Found? {
    guard reader.tokens[i].kind == .word else { return nil }
    let isUpper: Bool
    var at: Int
    if reader.anyWord(i, "less", "fewer", "lower"), reader.word(i + 1, "than") {
      (isUpper, at) = (true, i + 2)
    } else if reader.anyWord(i, "more", "greater", "higher"), reader.word(i + 1, "than") {
      (isUpper, at) = (false, i + 2)
    } else if reader.anyWord(i, "no", "not"), reader.word(i + 1, "more"), reader.word(i + 2, "than") {
      (isUpper, at) = (true, i + 3)
    } else if reader.anyWord(i, "no", "not"), reader.word(i + 1, "less"), reader.word(i + 2, "than") {
      (isUpper, at) = (false, i + 3)
    } else if reader.word(i, "at"), reader.word(i + 1, "most") {
      (isUpper, at) = (true, i + 2)
    } else if reader.word(i, "at"), reader.word(i + 1, "least") {
      (isUpper, at) = (false, i + 2)
    } else if reader.anyWord(i, "over", "above") {
      (isUpper, at) = (false, i + 1)
    } else if reader.anyWord(i, "under", "below") {
      (isUpper, at) = (true, i + 1)
    } else {
      return nil
    }
    guard reader.exists(at), !reader.tokens[at].newlineBefore, let reading = amount(at: at) else {
      return nil
    }
    return Found(
      last: reading.last,
      candidate: Candidate(
        start: Int(reader.tokens[i].start), end: Int(reader.tokens[reading.last - 1].end),
        value: .moneyRange(
          min: isUpper ? nil : reading.amount, max: isUpper ? reading.amount : nil, currency: reading.currency
        ),
        rule: "bound of money", confidence: reading.confidence * 0.95))
  }
}
