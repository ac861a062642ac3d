import Specimens

/// Dates in figures: 2026-12-04, 12/4/2026, 4.12.26, 12/4, 2026/12, 20261204.
extension Reader {
  func numericDate(_ i: Int) -> Phrase? {
    guard exists(i) else { return nil }
    let t = tokens[i]
    guard t.isDigits else { return nil }
    if t.digits == 8 { return compactDate(i) }
    guard t.digits <= 4, !isInsideNumber(i) else { return nil }
    guard let separator = dateSeparator(i + 1), isDigits(i + 2) else { return yearNameDay(i) }
    if t.digits == 4, dateSeparator(i + 3) != nil, has(i + 4, .month) { return yearNameDay(i) }
    let spaced = tokens[i + 1].spaceBefore || tokens[i + 2].spaceBefore
    guard !tokens[i + 1].newlineBefore, !tokens[i + 2].newlineBefore else { return nil }
    if symbol(i + 3, separator), isDigits(i + 4), !tokens[i + 3].newlineBefore, !tokens[i + 4].newlineBefore,
      !spaced || separator == "/" || separator == "-" || separator == ".", tokens[i + 4].digits <= 4
    {
      if let phrase = threeParts(i, separator, spaced: spaced || tokens[i + 4].spaceBefore) { return phrase }
      if separator != "-" { return nil }
    }
    return twoParts(i, separator, spaced: spaced)
  }

  /// A digit run that continues a longer number or code is no date.
  private func isInsideNumber(_ i: Int) -> Bool {
    guard isGlued(i) else { return false }
    let before = scalarBefore(i)
    if Scalars.isLatin(before) { return true }
    guard before == 0x2E || before == 0x2D || before == 0x2F || before == 0x2C || before == 0x23 else {
      return false
    }
    // The second date of 2026.12.01-2026.12.31 and 12.4-12.6.
    if before == 0x2D, i >= 4, tokens[i - 2].isDigits, symbol(i - 3, "."), isDigits(i - 4),
      symbol(i + 1, ".")
    {
      return false
    }
    guard i >= 2, isGlued(i - 1) else { return before == 0x23 || before == 0x2F }
    // The second date of 10/1-11/7 and 10-1-2018-10-7-2018.
    if before == 0x2D, i >= 4, tokens[i - 2].isDigits,
      symbol(i - 3, "/") || tokens[i - 2].digits == 4 && symbol(i - 3, "-") && tokens[i - 4].digits <= 2
    {
      return false
    }
    return tokens[i - 2].isDigits || before == 0x2F
  }

  private func dateSeparator(_ i: Int) -> Unicode.Scalar? {
    guard exists(i), tokens[i].kind == .symbol else { return nil }
    switch tokens[i].value {
    case 0x2F: return "/"
    case 0x2D: return "-"
    case 0x2E: return "."
    default: return nil
    }
  }

  private func continues(_ i: Int) -> Bool {
    guard isGlued(i) else { return false }
    let s = tokens[i].value
    guard tokens[i].kind == .symbol else { return tokens[i].kind == .word || tokens[i].isDigits }
    guard s == 0x2F || s == 0x2D || s == 0x2E || s == 0x25 || s == 0x2C else { return s == 0x25 }
    return s == 0x25 || (isGlued(i + 1) && isDigits(i + 1) && s != 0x2D && !(s == 0x2E && symbol(i + 2, ":")))
  }

  private func threeParts(_ i: Int, _ separator: Unicode.Scalar, spaced: Bool) -> Phrase? {
    let (a, b, c) = (tokens[i], tokens[i + 2], tokens[i + 4])
    let after = i + 5
    if continues(after), !(separator == "-" && c.digits == 4), !gluedWordMayFollow(after) { return nil }
    let rule = "numeric date"
    if a.digits == 4 {
      guard b.digits <= 2, c.digits <= 2 else { return nil }
      if spaced, separator == "." { return nil }
      guard let date = LocalDate(year: a.value, month: b.value, day: c.value) else { return .void(i, after) }
      return phrase(
        i, after, .calendar(CalendarDay(year: date.year, month: date.month, day: date.day)), rule, 0.97)
    }
    guard a.digits <= 2, b.digits <= 2 else { return nil }
    if spaced, separator == "." { return nil }
    if c.digits == 4 {
      guard (1500...2999).contains(c.value) else { return nil }
      return dayAndMonth(i, after, a.value, b.value, year: c.value, separator: separator, confidence: 0.95)
    }
    guard c.digits <= 2 else { return nil }
    return shortYear(i, after, a, b, c, separator)
  }

  /// Three numbers of at most two digits: which one is the year depends on the language and on what can be a day.
  private func shortYear(
    _ i: Int, _ after: Int, _ a: Token, _ b: Token, _ c: Token, _ separator: Unicode.Scalar
  ) -> Phrase? {
    let isEastAsian = text.language != .english
    if isEastAsian, a.value > 12 || separator == ".", separator != "." || b.digits == 2 && c.digits == 2 {
      // 26.12.24, 15-9-18: year first.
      let year = fullYear(a.value)
      if a.digits == 2, let date = LocalDate(year: year, month: b.value, day: c.value) {
        return phrase(
          i, after, .calendar(CalendarDay(year: date.year, month: date.month, day: date.day)),
          "short numeric date", 0.8)
      }
    }
    if isEastAsian, separator == ".", b.digits < 2 || c.digits < 2 { return nil }
    if separator == ".", a.digits < 2 || b.digits < 2 || c.digits < 2 { return nil }
    guard c.digits == 2 else { return nil }
    return dayAndMonth(
      i, after, a.value, b.value, year: fullYear(c.value), separator: separator, confidence: 0.85)
  }

  private func fullYear(_ year: Int) -> Int { year < 60 ? 2000 + year : 1900 + year }

  private func dayAndMonth(
    _ i: Int, _ after: Int, _ a: Int, _ b: Int, year: Int?, separator: Unicode.Scalar, confidence: Double
  ) -> Phrase? {
    let isEastAsian = text.language != .english
    // Dots are the mark of the European order.
    let dayFirst = a > 12 || (b <= 12 && (order == .dayFirst || (separator == "." && year != nil)))
    let (month, day) = dayFirst ? (b, a) : (a, b)
    guard month >= 1, month <= 12, day >= 1, day <= 31 else { return year == nil ? nil : .void(i, after) }
    if let year, LocalDate(year: year, month: month, day: day) == nil { return .void(i, after) }
    if year == nil, day > LocalDate.daysInMonth(month, year: 2024) { return .void(i, after) }
    var date = CalendarDay(year: year, month: month, day: day)
    date.isAmbiguous = a <= 12 && b <= 12 && a != b && order == .unknown && !(isEastAsian && year == nil)
    return phrase(
      i, after, .calendar(date), year == nil ? "month and day in figures" : "numeric date",
      date.isAmbiguous ? confidence * 0.7 : confidence)
  }

  private func twoParts(_ i: Int, _ separator: Unicode.Scalar, spaced: Bool) -> Phrase? {
    let (a, b) = (tokens[i], tokens[i + 2])
    let after = i + 3
    if a.digits == 4, b.digits <= 2, (1800...2199).contains(a.value), !continues(after) {
      // 2026/12; 2012-14 is no month.
      guard (1...12).contains(b.value), !(spaced && separator == "-" && tokens[i + 1].spaceBefore) else {
        return nil
      }
      if separator == ".", text.language == .english { return nil }
      if separator == "-", tokens[i + 2].spaceBefore == false, b.digits == 1, text.language != .english {
        return nil
      }
      return phrase(i, after, .month(b.value, year: .year(a.value)), "year and month in figures", 0.85)
    }
    if b.digits == 4, a.digits <= 2, (1800...2199).contains(b.value), !continues(after) {
      guard (1...12).contains(a.value), separator != "." else { return nil }
      return phrase(i, after, .month(a.value, year: .year(b.value)), "month and year in figures", 0.85)
    }
    guard a.digits <= 2, b.digits <= 2, a.value > 0, b.value > 0 else { return nil }
    if separator == "/" {
      if continues(after), !gluedWordMayFollow(after) { return nil }
      if let expiry = cardExpiry(i, a.value, b) { return expiry }
      if isFraction(i, a.value, b.value, after) { return .void(i, after) }
      if has(after, .unit) && text.language == .english { return nil }
      if symbol(after, ","), isDigits(after + 1), tokens[after + 1].digits == 4,
        (1900...2199).contains(tokens[after + 1].value), !tokens[after + 1].newlineBefore,
        let dated = dayAndMonth(
          i, after + 2, a.value, b.value, year: tokens[after + 1].value, separator: separator,
          confidence: 0.85)
      {
        return dated
      }
      return dayAndMonth(
        i, after, a.value, b.value, year: nil, separator: separator, confidence: spaced ? 0.7 : 0.85)
    }
    if separator == ".", isDottedDate(i), !spaced {
      return dayAndMonth(i, after, a.value, b.value, year: nil, separator: "/", confidence: 0.75)
    }
    if separator == "-", text.language != .english || spaced, b.value > 12, a.value <= 12, b.value <= 31,
      a.value > 0,
      !continues(after), !has(after, .meridiem), !has(i - 1, .at), !has(after, .dayMark), !has(after, .unit),
      !has(after, .currency), endsLine(before: after) || tokens[after].kind == .character
    {
      return dayAndMonth(i, after, a.value, b.value, year: nil, separator: "/", confidence: 0.6)
    }
    return nil
  }

  /// 3/4 cup, 1/2 price, 24/7, 9/10 stars.
  private func isFraction(_ i: Int, _ a: Int, _ b: Int, _ after: Int) -> Bool {
    guard text.language == .english else { return false }
    if a == 24, b == 7 { return true }
    guard a < b || b == 10, [2, 3, 4, 5, 8, 10].contains(b), exists(after), !tokens[after].newlineBefore
    else {
      return false
    }
    return anyWord(
      after, "cup", "cups", "tsp", "tbsp", "teaspoon", "tablespoon", "price", "off", "lb", "lbs", "oz",
      "inch",
      "inches", "mile", "miles", "full", "would", "stars", "star", "points", "people", "users", "done",
      "complete", "pound", "size", "way")
  }

  /// VALID THRU 09/28, EXP 09/28: the month and year of a card.
  private func cardExpiry(_ i: Int, _ month: Int, _ year: Token) -> Phrase? {
    let at = symbol(i - 1, ":") || symbol(i - 1, ".") ? i - 2 : i - 1
    guard anyWord(at, "thru", "exp", "expiry", "expires"), month <= 12, year.digits == 2,
      (13...60).contains(year.value), tokens[i].digits == 2,
      !anyWord(at, "expires") || year.value > 31
    else { return nil }
    return phrase(i, i + 3, .month(month, year: .year(fullYear(year.value))), "expiry of a card", 0.75)
  }

  private func gluedWordMayFollow(_ i: Int) -> Bool {
    guard exists(i) else { return true }
    if tokens[i].kind == .character { return true }
    if tokens[i].kind == .symbol { return symbol(i, ".") && isDigits(i + 1) && symbol(i + 2, ":") }
    return word(i, "t")
  }

  private func compactDate(_ i: Int) -> Phrase? {
    let v = tokens[i].value
    let (year, month, day) = (v / 10_000, v / 100 % 100, v % 100)
    guard (1900...2099).contains(year), let date = LocalDate(year: year, month: month, day: day),
      !isGlued(i) || !Scalars.isLatin(scalarBefore(i)), !(isGlued(i + 1) && tokens[i + 1].kind == .word)
    else { return nil }
    return phrase(
      i, i + 1, .calendar(CalendarDay(year: date.year, month: date.month, day: date.day)), "compact date",
      0.75)
  }

  /// 2026 12 04 with blanks, and 2026/Dec/4.
  private func yearNameDay(_ i: Int) -> Phrase? {
    let a = tokens[i]
    guard a.digits == 4, (1900...2099).contains(a.value) else { return nil }
    if isDigits(i + 1), isDigits(i + 2), tokens[i + 1].digits == 2, tokens[i + 2].digits == 2,
      !tokens[i + 1].newlineBefore, !tokens[i + 2].newlineBefore, !continues(i + 3),
      let date = LocalDate(year: a.value, month: tokens[i + 1].value, day: tokens[i + 2].value)
    {
      return phrase(
        i, i + 3, .calendar(CalendarDay(year: date.year, month: date.month, day: date.day)), "spaced date",
        0.7)
    }
    if let found = yearThenMonth(i) { return found }
    guard dateSeparator(i + 1) != nil else { return nil }
    if isDigits(i + 2), dateSeparator(i + 3) != nil, let month = value(i + 4, .month) {
      return LocalDate(year: a.value, month: month, day: tokens[i + 2].value).map {
        phrase(
          i, i + 5, .calendar(CalendarDay(year: $0.year, month: $0.month, day: $0.day)),
          "year, day, month name", 0.9)
      }
    }
    if let month = value(i + 2, .month), dateSeparator(i + 3) != nil, isDigits(i + 4) {
      return LocalDate(year: a.value, month: month, day: tokens[i + 4].value).map {
        phrase(
          i, i + 5, .calendar(CalendarDay(year: $0.year, month: $0.month, day: $0.day)),
          "year, month name, day", 0.95)
      }
    }
    return nil
  }

  /// "2017 april", "2016, nov".
  private func yearThenMonth(_ i: Int) -> Phrase? {
    let at = symbol(i + 1, ",") ? i + 2 : i + 1
    guard let month = value(at, .month), tokens[at].kind == .word, !tokens[at].newlineBefore,
      !isDigits(at + 1), ordinal(at + 1) == nil
    else { return nil }
    return phrase(i, at + 1, .month(month, year: .year(tokens[i].value)), "year and month", 0.85)
  }

  func phrase(_ first: Int, _ last: Int, _ date: DateExpression, _ rule: String, _ confidence: Double = 0.9)
    -> Phrase
  {
    var phrase = Phrase(first, last, rule, confidence)
    phrase.date = date
    return phrase
  }
}
