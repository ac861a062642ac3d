import Specimens

/// Several days with one month's name: Dec 4, 5 and 6; 12月4日、5日; 12/4(金)・5(土).
struct DayLists {
  let reader: Reader

  /// The phrases with the days of lists added, each with the month of the first.
  func completed(_ phrases: [Phrase]) -> [Phrase] {
    var result: [Phrase] = []
    result.reserveCapacity(phrases.count)
    for (index, phrase) in phrases.enumerated() {
      var phrase = phrase
      if let previous = result.last, let month = inherited(previous, phrase) { phrase.date = month }
      if let previous = result.last, let month = lent(phrase, to: previous) {
        result[result.count - 1].date = month
        result[result.count - 1].isWeak = false
      }
      result.append(phrase)
      let limit = index + 1 < phrases.count ? phrases[index + 1].first : reader.count
      result += followers(of: phrase, before: limit)
    }
    return result
  }

  /// 5日 after 12月4日、: the same month, later in it.
  private func inherited(_ previous: Phrase, _ phrase: Phrase) -> DateExpression? {
    guard case .calendar(let before)? = previous.date, before.month != nil, previous.isDateOnly,
      case .calendar(var day)? = phrase.date, day.month == nil, day.day > before.day,
      phrase.first >= previous.last, phrase.first - previous.last <= 4,
      !reader.tokens[phrase.first].newlineBefore
    else { return nil }
    // Only a weekday in brackets and one sign of a list may stand between.
    var signs = 0
    for i in previous.last..<phrase.first {
      if isListSign(i) {
        signs += 1
      } else if !(reader.symbol(i, "(") || reader.symbol(i, ")") || reader.singleWeekday(i) != nil) {
        return nil
      }
    }
    guard signs == 1 else { return nil }
    (day.year, day.month) = (before.year, before.month)
    return .calendar(day)
  }

  /// Sat 12 & Sun 13 December: the month stands behind the last of the days.
  private func lent(_ phrase: Phrase, to previous: Phrase) -> DateExpression? {
    guard case .calendar(var day)? = previous.date, day.month == nil, previous.isDateOnly,
      day.weekday != nil || reader.anyWord(previous.last - 1, "st", "nd", "rd", "th"),
      phrase.first - previous.last <= 2, phrase.first > previous.last, isListSign(previous.last),
      !reader.tokens[phrase.first].newlineBefore
    else { return nil }
    switch phrase.date {
    case .calendar(let last)? where last.month != nil && last.day > day.day:
      (day.year, day.month) = (last.year, last.month)
      return .calendar(day)
    default: return nil
    }
  }

  private func isListSign(_ i: Int) -> Bool {
    reader.symbol(i, ",") || reader.symbol(i, "·") || reader.symbol(i, "&") || reader.symbol(i, "/")
      || reader.has(i, .and) && !reader.character(i, "又") || reader.character(i, "と")
      || reader.character(i, "和")
  }

  // MARK: Bare numbers

  private func followers(of phrase: Phrase, before limit: Int) -> [Phrase] {
    guard case .calendar(let day)? = phrase.date, phrase.isDateOnly else { return [] }
    guard day.month != nil else { return ordinals(phrase, day) }
    if reader.tokens[phrase.last - 1].kind == .character || reader.symbol(phrase.last - 1, ")")
      || reader.text.language != .english
    {
      return marked(phrase, day)
    }
    guard day.year == nil, reader.tokens[phrase.first].has(.month) else { return [] }
    return english(phrase, day, limit)
  }

  /// 12/4(金)・5(土)・6(日): each number has its weekday.
  private func marked(_ phrase: Phrase, _ day: CalendarDay) -> [Phrase] {
    var found: [Phrase] = []
    var last = day.day
    var i = phrase.last
    // The weekday of the first day is joined later.
    if let weekday = reader.bracketedWeekday(i) { i = weekday.last }
    while isListSign(i), reader.isDigits(i + 1), (1...31).contains(reader.tokens[i + 1].value),
      reader.tokens[i + 1].value > last, !reader.tokens[i + 1].newlineBefore,
      let weekday = reader.bracketedWeekday(i + 2)
    {
      last = reader.tokens[i + 1].value
      var next = day
      next.day = last
      next.weekday = weekday.date?.bareWeekday
      found.append(reader.phrase(i + 1, weekday.last, .calendar(next), "day of a list", 0.85))
      i = weekday.last
    }
    return found
  }

  /// Dec 4, 5 and 6; Dec 4 & 5: the last number follows "and", and nothing is counted behind it.
  private func english(_ phrase: Phrase, _ day: CalendarDay, _ limit: Int) -> [Phrase] {
    var found: [Phrase] = []
    var last = day.day
    var i = phrase.last
    var isClosed = false
    while !isClosed, i < limit, found.count < 12 {
      var at = i
      if reader.symbol(at, ",") { at += 1 }
      if reader.has(at, .and) || reader.symbol(at, "&") {
        isClosed = true
        at += 1
      }
      guard at > i, reader.exists(at), !reader.tokens[at].newlineBefore, reader.tokens[at].isDigits,
        reader.tokens[at].digits <= 2, reader.tokens[at].value > last, reader.tokens[at].value <= 31
      else { return [] }
      let number = reader.ordinal(at) ?? (reader.tokens[at].value, at + 1)
      last = number.value
      var next = day
      (next.day, next.weekday) = (last, nil)
      found.append(reader.phrase(at, number.next, .calendar(next), "day of a list", 0.8))
      i = number.next
    }
    guard isClosed, endsList(i) else { return [] }
    return found
  }

  /// the 15th and 30th; the 3rd, 10th and 17th: days of no named month, every one an ordinal.
  private func ordinals(_ phrase: Phrase, _ day: CalendarDay) -> [Phrase] {
    guard day.weekday == nil, reader.anyWord(phrase.last - 1, "st", "nd", "rd", "th") else { return [] }
    var found: [Phrase] = []
    var last = day.day
    var i = phrase.last
    var isClosed = false
    while !isClosed, found.count < 12 {
      var at = i
      if reader.symbol(at, ",") { at += 1 }
      if reader.has(at, .and) || reader.symbol(at, "&") || reader.word(at, "or") {
        isClosed = true
        at += 1
      }
      if reader.has(at, .the) { at += 1 }
      guard at > i, reader.isDigits(at), !reader.tokens[at].newlineBefore, let number = reader.ordinal(at),
        number.value > last, number.value <= 31
      else { return [] }
      last = number.value
      found.append(
        reader.phrase(
          at, number.next, .calendar(CalendarDay(year: nil, month: nil, day: last)), "day of a list", 0.8))
      i = number.next
    }
    // "the 2nd and 3rd floor": what is counted is told behind the last of them.
    guard isClosed, endsList(i) || reader.has(i, .by) || reader.has(i, .until) else { return [] }
    return found
  }

  private func endsList(_ i: Int) -> Bool {
    if reader.endsLine(before: i) || reader.has(i, .at) || reader.has(i, .from) || reader.symbol(i, "(") {
      return true
    }
    let token = reader.tokens[i]
    if token.kind == .symbol { return !(token.value == 0x3A || token.value == 0x2F || token.value == 0x25) }
    return token.isDigits && token.digits == 4
  }
}
