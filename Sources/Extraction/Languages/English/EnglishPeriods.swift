import Specimens

/// English periods with a number of their own: Q4 2026, 2026-H1, the third quarter, week 49 of 2026, the 1990s,
/// the year 2008, from 2010 to 2018.
extension Reader {
  func englishPeriod(_ i: Int) -> Phrase? {
    if tokens[i].digits == 4 {
      return partOfYear(after: i) ?? decade(i) ?? yearRange(from: i, first: i, isTold: false)
    }
    guard tokens[i].roles.rawValue != 0 || tokens[i].isDigits || word(i, "h") else { return nil }
    if has(i, .from) || has(i, .between) || word(i, "during") {
      return yearRange(from: i + 1, first: i, isTold: true)
    }
    if tokens[i].isDigits || has(i, .the), let decade = shortDecade(i) { return decade }
    return partOfYear(before: i) ?? ordinalPart(i) ?? numberedWeek(i) ?? toldYear(i)
  }

  private func plausibleYear(_ i: Int) -> Int? {
    guard tokens[i].digits == 4, (1900...2199).contains(tokens[i].value),
      !(isGlued(i) && Scalars.isWordLike(scalarBefore(i)))
    else { return nil }
    return tokens[i].value
  }

  // MARK: Quarters and halves

  /// "q4", "h1": the letter and its number, glued, and nothing glued behind them.
  private func lettered(_ i: Int, year: DateExpression?) -> (date: DateExpression, next: Int)? {
    guard isDigits(i + 1), isGlued(i + 1), tokens[i + 1].digits == 1,
      !(isGlued(i + 2) && (tokens[i + 2].kind == .word || tokens[i + 2].isNumber))
    else { return nil }
    let number = tokens[i + 1].value
    if word(i, "q"), (1...4).contains(number) { return (.quarter(number, year: year), i + 2) }
    guard let year, word(i, "h"), (1...2).contains(number) else { return nil }
    return (.edge(number == 1 ? .firstHalf : .secondHalf, of: year), i + 2)
  }

  /// 2026Q4, 2026-q4, 2026 H1.
  private func partOfYear(after i: Int) -> Phrase? {
    guard let year = plausibleYear(i) else { return nil }
    let at = symbol(i + 1, "-") ? i + 2 : i + 1
    guard exists(at), !tokens[at].newlineBefore, let (date, next) = lettered(at, year: .year(year)) else {
      return nil
    }
    return phrase(i, next, date, "part of a year", 0.85)
  }

  /// H1 2026; Q4 2026 has its own rule.
  private func partOfYear(before i: Int) -> Phrase? {
    guard word(i, "h"), isDigits(i + 1) else { return nil }
    let at = symbol(i + 2, ",") || has(i + 2, .of) ? i + 3 : i + 2
    guard exists(at), !tokens[at].newlineBefore, let year = plausibleYear(at),
      let (date, _) = lettered(i, year: .year(year))
    else { return nil }
    return phrase(i, at + 1, date, "part of a year", 0.85)
  }

  /// the third quarter, 4th quarter 2026, the first half of 2027, second half of the year.
  private func ordinalPart(_ start: Int) -> Phrase? {
    let i = has(start, .the) ? start + 1 : start
    guard let nth = ordinal(i), (1...4).contains(nth.value), exists(nth.next),
      !tokens[nth.next].newlineBefore
    else { return nil }
    let isQuarter = value(nth.next, .unit) == Grain.quarter.rawValue
    guard isQuarter || has(nth.next, .half) && nth.value <= 2 else { return nil }
    let next = nth.next + 1
    var period: (date: DateExpression, next: Int)?
    if let of = ofPeriod(next) {
      period = of
    } else if let year = plausibleYear(next), !tokens[next].newlineBefore {
      period = (.year(year), next + 1)
    }
    if isQuarter {
      guard period.map({ isYear($0.date) }) ?? true else { return nil }
      return phrase(
        start, period?.next ?? next, .quarter(nth.value, year: period?.date), "quarter",
        period == nil ? 0.6 : 0.85)
    }
    guard let period, !period.date.isDay else { return nil }
    return phrase(
      start, period.next, .edge(nth.value == 1 ? .firstHalf : .secondHalf, of: period.date),
      "half of a period", 0.85)
  }

  private func isYear(_ date: DateExpression) -> Bool {
    switch date {
    case .year, .period(.year, _): true
    default: false
    }
  }

  // MARK: Weeks, decades and years

  /// week 49 of 2026, in week 49: a bare "Week 3" is a heading of courses and plans.
  private func numberedWeek(_ start: Int) -> Phrase? {
    let i = has(start, .the) ? start + 1 : start
    guard value(i, .unit) == Grain.week.rawValue, isDigits(i + 1), (1...53).contains(tokens[i + 1].value),
      tokens[i + 1].digits <= 2, !tokens[i + 1].newlineBefore, !symbol(i + 2, ":") || !isGlued(i + 3)
    else { return nil }
    let number = tokens[i + 1].value
    let at = symbol(i + 2, ",") ? i + 3 : i + 2
    if let (period, next) = ofPeriod(at), isYear(period) {
      return phrase(start, next, .nth(number, .week, of: period, count: 1), "numbered week", 0.85)
    }
    if let year = plausibleYear(at), !tokens[at].newlineBefore {
      return phrase(start, at + 1, .nth(number, .week, of: .year(year), count: 1), "numbered week", 0.85)
    }
    guard has(start - 1, .of) || has(start - 1, .by) || has(start - 1, .until) || word(start - 1, "during")
    else { return nil }
    return phrase(
      start, i + 2, .nth(number, .week, of: .period(.year, 0), count: 1), "numbered week", 0.6)
  }

  /// the 1990s, 1990's.
  private func decade(_ i: Int) -> Phrase? {
    guard let year = plausibleYear(i), year % 10 == 0 else { return nil }
    let at = symbol(i + 1, "'") && isGlued(i + 1) ? i + 2 : i + 1
    guard word(at, "s"), isGlued(at) else { return nil }
    return phrase(i, at + 1, .decade(year), "decade", 0.85)
  }

  /// the 90s, the nineties.
  private func shortDecade(_ start: Int) -> Phrase? {
    guard has(start, .the) else { return nil }
    let i = symbol(start + 1, "'") ? start + 2 : start + 1
    let names: [(StaticString, Int)] = [
      ("twenties", 20), ("thirties", 30), ("forties", 40), ("fifties", 50), ("sixties", 60),
      ("seventies", 70),
      ("eighties", 80), ("nineties", 90),
    ]
    if let (_, tens) = names.first(where: { word(i, $0.0) }) {
      return phrase(start, i + 1, .decade((tens < 30 ? 2000 : 1900) + tens), "decade", 0.7)
    }
    guard isDigits(i), tokens[i].digits == 2, tokens[i].value % 10 == 0, isGlued(i + 1) else { return nil }
    let at = symbol(i + 1, "'") ? i + 2 : i + 1
    guard word(at, "s"), isGlued(at) else { return nil }
    return phrase(
      start, at + 1, .decade((tokens[i].value < 30 ? 2000 : 1900) + tokens[i].value), "decade", 0.7)
  }

  /// the year 2008, in the year of 2008.
  private func toldYear(_ i: Int) -> Phrase? {
    guard word(i, "year") else { return nil }
    let at = has(i + 1, .of) && word(i + 1, "of") ? i + 2 : i + 1
    guard exists(at), !tokens[at].newlineBefore, let year = plausibleYear(at),
      endsLine(before: at + 1) || !isGlued(at + 1) || tokens[at + 1].kind == .symbol && !isGlued(at + 2)
    else { return nil }
    let first = word(i - 1, "calendar") ? i - 1 : i
    return phrase(first, at + 1, .year(year), "year", 0.8)
  }

  /// from 2010 to 2018, between 2015 and 2018, 2014~2018: both years, and the later one behind.
  private func yearRange(from i: Int, first: Int, isTold: Bool) -> Phrase? {
    guard let from = plausibleYear(i), exists(i + 1), !tokens[i + 1].newlineBefore else { return nil }
    let isMark =
      symbol(i + 1, "~") || isTold && (symbol(i + 1, "-") || has(i + 1, .rangeMark))
      || has(first, .between) && has(i + 1, .and)
    guard isMark, let to = plausibleYear(i + 2), to > from, !tokens[i + 2].newlineBefore,
      !(isGlued(i + 3) && (tokens[i + 3].kind != .symbol || isDigits(i + 4) && isGlued(i + 4)))
    else { return nil }
    return phrase(first, i + 3, .range(.year(from), .year(to)), "range of years", 0.8)
  }
}
