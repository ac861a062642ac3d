import Specimens

/// English dates with a month's name or a weekday.
extension Reader {
  func englishDate(_ i: Int) -> Phrase? {
    guard exists(i) else { return nil }
    let t = tokens[i]
    if t.has(.month) { return monthDay(i) ?? monthAlone(i) }
    if t.isDigits || t.has(.ordinal) || t.has(.number) || t.has(.the) || t.has(.from) || t.has(.between) {
      if let phrase = dayMonth(i) { return phrase }
    }
    if t.has(.the) { return theDay(i) }
    if t.has(.weekday) { return englishWeekday(i, anchor: .unsaid, first: i) }
    return nil
  }

  private func joint(_ i: Int) -> Int {
    guard exists(i), tokens[i].kind == .symbol,
      symbol(i, "-") || symbol(i, "/") || symbol(i, ".") || symbol(i, ",")
    else { return i }
    return i + 1
  }

  /// December 4(th)(, 2026); Dec 1–15; Dec/4; Dec-4-2026; "Dec 4, '26".
  private func monthDay(_ i: Int) -> Phrase? {
    guard let month = value(i, .month), isNameOfMonth(i) else { return nil }
    var next = i + 1
    if symbol(next, "."), isGlued(next) { next += 1 }
    let joined = joint(next)
    var dayAt = joined
    if has(dayAt, .the) || has(dayAt, .of) && has(dayAt + 1, .the) { dayAt += has(dayAt, .the) ? 1 : 2 }
    guard exists(dayAt), !tokens[dayAt].newlineBefore, let day = dayNumber(dayAt) ?? dayInWords(dayAt) else {
      return nil
    }
    // "May 12:30" and "March 3 people": a clock or a count follows, not a day.
    if symbol(day.next, ":"), isGlued(day.next), isDigits(day.next + 1), isGlued(day.next + 1),
      !(symbol(day.next + 2, ":"))
    {
      return nil
    }
    if tokens[dayAt].isDigits, day.next == dayAt + 1 {
      if meridiem(day.next) != nil, !symbol(joined - 1, ",") { return nil }
      if isGlued(day.next), exists(day.next), tokens[day.next].kind == .word, !has(day.next, .rangeMark) {
        return nil
      }
      if symbol(day.next, ","), isGlued(day.next + 1), isDigits(day.next + 1),
        tokens[day.next + 1].digits == 3
      {
        return nil
      }
    }
    return finishMonthDay(i, month: month, day: day)
  }

  /// January twenty five.
  private func dayInWords(_ i: Int) -> (value: Int, next: Int)? {
    guard let day = smallNumber(i), (1...31).contains(day.value), !word(i - 1, "may"), !has(day.next, .unit),
      !has(day.next, .multiplier)
    else { return nil }
    return day
  }

  private func finishMonthDay(_ i: Int, month: Int, day: (value: Int, next: Int)) -> Phrase? {
    var next = day.next
    var lastDay: Int?
    if let (end, after) = rangeTail(next) {
      lastDay = end
      next = after
    }
    var year: Int?
    if let found = followingYear(next, afterRange: lastDay != nil) {
      year = found.value
      next = found.next
    }
    if let lastDay {
      return dayRange(i, next, month: month, from: day.value, to: lastDay, year: year)
    }
    return checked(
      i, next, CalendarDay(year: year, month: month, day: day.value), "month and day",
      year == nil ? 0.93 : 0.98)
  }

  /// ", 2026", " 2026", "-2026", "/2026", " of 2026", " '26".
  private func followingYear(_ i: Int, afterRange: Bool) -> (value: Int, next: Int)? {
    guard exists(i), !tokens[i].newlineBefore else { return nil }
    var at = i
    if symbol(i, ",") || symbol(i, ".") && !isGlued(i + 1) && isDigits(i + 1) {
      at = i + 1
    } else if symbol(i, "-") || symbol(i, "/") {
      at = i + 1
    }
    if has(at, .of), !has(at, .rangeMark) { at += 1 }
    guard let found = year(at) else { return nil }
    // "Dec 4, 2000 people" is rare; "Dec 4 1900-2100" is a clock.
    if symbol(found.next, ":"), isGlued(found.next), isDigits(found.next + 1),
      tokens[found.next + 1].digits == 2,
      tokens[at].isDigits, tokens[at].digits == 2
    {
      return nil
    }
    return found
  }

  /// The second day of "Dec 1–15", "Dec 1 to the 15th": not when a month or a clock follows it.
  private func rangeTail(_ i: Int) -> (day: Int, next: Int)? {
    guard exists(i), !tokens[i].newlineBefore,
      symbol(i, "-") || symbol(i, "~") || has(i, .rangeMark) || has(i, .and)
    else { return nil }
    if has(i, .and), !(has(i - 2, .between) || has(i - 3, .between)) { return nil }
    var at = i + 1
    if has(at, .the) { at += 1 }
    guard exists(at), !tokens[at].newlineBefore, let day = dayNumber(at) else { return nil }
    if has(day.next, .month) || has(day.next, .meridiem) || has(day.next, .of) && has(day.next + 1, .month) {
      return nil
    }
    if symbol(day.next, ":"), isGlued(day.next) { return nil }
    if symbol(day.next, "/") || symbol(day.next, "-") && isDigits(day.next + 1) && isGlued(day.next) {
      return nil
    }
    if symbol(day.next, "."), isGlued(day.next), isDigits(day.next + 1), isGlued(day.next + 1) { return nil }
    return (day.value, day.next)
  }

  private func dayRange(_ i: Int, _ next: Int, month: Int, from: Int, to: Int, year: Int?) -> Phrase? {
    guard from < to else { return nil }
    let longest = LocalDate.daysInMonth(month, year: year ?? 2024)
    guard to <= longest else { return .void(i, next) }
    return phrase(
      i, next,
      .range(
        .calendar(CalendarDay(year: year, month: month, day: from)),
        .calendar(CalendarDay(year: year, month: month, day: to))), "days of a month", 0.93)
  }

  private func checked(_ i: Int, _ next: Int, _ day: CalendarDay, _ rule: String, _ confidence: Double)
    -> Phrase?
  {
    guard let month = day.month else { return nil }
    if day.day > LocalDate.daysInMonth(month, year: day.year ?? 2024) { return .void(i, next) }
    return phrase(i, next, .calendar(day), rule, confidence)
  }

  /// "may", "march", "sun" and "sat" are also ordinary words; a month alone needs more around it.
  private func isNameOfMonth(_ i: Int) -> Bool {
    if isGlued(i), Scalars.isLatin(scalarBefore(i)) { return false }
    return true
  }

  /// December 2026, Dec '26, December; "in May".
  func monthAlone(_ i: Int) -> Phrase? {
    guard let month = value(i, .month), isNameOfMonth(i) else { return nil }
    var next = i + 1
    if symbol(next, "."), isGlued(next) { next += 1 }
    var at = next
    if symbol(at, ",") || symbol(at, "-") || symbol(at, "/") { at += 1 }
    if has(at, .of), !has(at, .rangeMark) { at += 1 }
    if let year = year(at), !symbol(year.next, "/") {
      return phrase(i, year.next, .month(month, year: .year(year.value)), "month and year", 0.95)
    }
    if has(at, .which), let which = value(at, .which), has(at + 1, .unit),
      value(at + 1, .unit) == Grain.year.rawValue
    {
      return phrase(
        i, at + 2, .month(month, year: .period(.year, which == 10 ? 1 : which)), "month of a year", 0.9)
    }
    if word(i + 1, "after"), word(i + 2, "next") {
      return phrase(i, i + 3, .month(month, year: .period(.year, 1)), "month after next", 0.7)
    }
    guard isSurelyMonth(i) else { return nil }
    return phrase(i, i + 1, .month(month, year: nil), "month alone", 0.75)
  }

  private func isSurelyMonth(_ i: Int) -> Bool {
    let isDoubtful = anyWord(i, "may", "march", "mar", "dec", "jan", "jun", "sep", "august")
    if !isDoubtful { return true }
    if has(i - 1, .of) || word(i - 1, "during") || has(i - 1, .since) || word(i - 1, "until")
      || has(i - 1, .which) || has(i - 1, .from)
      || has(i - 1, .by)
    {
      return true
    }
    if has(i - 1, .the), has(i - 2, .of) { return true }
    if anyWord(i - 1, "early", "mid", "late") || symbol(i - 1, "-") && anyWord(i - 2, "mid") { return true }
    if has(i - 1, .rangeMark), has(i - 2, .month) { return true }
    if word(i, "may") {
      return (startsLine(i) && endsLine(before: i + 1)) || has(i + 1, .rangeMark) && has(i + 2, .month)
        || symbol(i + 1, "-") && has(i + 2, .month)
    }
    return !word(i, "march") || startsLine(i)
  }

  /// 4 Dec, 4th of December 2026, the 1st of March; 10 – 22 August 2012; between 3 and 12 of Sept.
  private func dayMonth(_ start: Int) -> Phrase? {
    var i = start
    if has(i, .from) || has(i, .between) { i += 1 }
    if has(i, .the) { i += 1 }
    guard exists(i), let day = dayNumber(i) else { return nil }
    if tokens[i].isDigits, isGlued(i),
      [0x24, 0xA3, 0x20AC, 0xA5, 0x2F, 0x2E, 0x3A].contains(scalarBefore(i)),
      !(symbol(i - 1, ":") && !isDigits(i - 2))
    {
      return nil
    }
    var next = day.next
    var lastDay: Int?
    if symbol(next, "-") || symbol(next, "~") || has(next, .rangeMark)
      || has(next, .and) && has(start, .between) || symbol(next, "&")
    {
      var at = next + 1
      if has(at, .the) { at += 1 }
      if let end = dayNumber(at), isMonthAhead(end.next) != nil,
        !symbol(next, "&") || end.value == day.value + 1
      {
        lastDay = end.value
        next = end.next
      }
    }
    guard let monthAt = isMonthAhead(next), let month = value(monthAt, .month) else {
      return lastDay == nil ? dayOfPeriod(start, i, day) : nil
    }
    if lastDay == nil, start != i, has(start, .from) || has(start, .between) { return nil }
    next = monthAt + 1
    if symbol(next, "."), isGlued(next), !endsLine(before: next + 1) || symbol(next + 1, ",") { next += 1 }
    var year: Int?
    if let found = followingYear(next, afterRange: false) {
      year = found.value
      next = found.next
    } else if let found = self.year(next, allowShort: true), lastDay == nil {
      year = found.value
      next = found.next
    }
    if let lastDay { return dayRange(start, next, month: month, from: day.value, to: lastDay, year: year) }
    return checked(
      start, next, CalendarDay(year: year, month: month, day: day.value), "day and month",
      year == nil ? 0.93 : 0.98)
  }

  /// Where the month's name of "4 [of|-|/|,] December" stands.
  private func isMonthAhead(_ i: Int) -> Int? {
    guard exists(i), !tokens[i].newlineBefore else { return nil }
    if has(i, .month) { return isRealMonth(i) ? i : nil }
    if has(i, .of), has(i + 1, .month) { return i + 1 }
    if has(i, .of), has(i + 1, .the), has(i + 2, .month) { return i + 2 }
    if symbol(i, "-") || symbol(i, "/") || symbol(i, "."), has(i + 1, .month) { return i + 1 }
    return nil
  }

  /// "I have 2 may be": a number before the modal verb.
  private func isRealMonth(_ i: Int) -> Bool {
    !word(i, "may") || !anyWord(i + 1, "be", "not", "have", "take", "result", "differ")
  }

  /// the 20th of next month; the 15th day of this month.
  private func dayOfPeriod(_ start: Int, _ i: Int, _ day: (value: Int, next: Int)) -> Phrase? {
    var next = day.next
    var last: Int?
    if symbol(next, "-") || has(next, .rangeMark), let end = dayNumber(next + 1) {
      last = end.value
      next = end.next
    }
    guard has(next, .of) else { return nil }
    next += 1
    if has(next, .the), value(next + 1, .unit) == Grain.month.rawValue {
      return ordinal(i) == nil
        ? nil : phrase(start, next + 2, .day(day.value, of: .period(.month, 0)), "day of a month", 0.85)
    }
    if has(next, .the) { next += 1 }
    guard let which = value(next, .which), value(next + 1, .unit) == Grain.month.rawValue else { return nil }
    let month = DateExpression.period(.month, which == 10 ? 1 : which)
    if let last {
      return phrase(
        start, next + 2, .range(.day(day.value, of: month), .day(last, of: month)), "days of a month", 0.85)
    }
    return phrase(start, next + 2, .day(day.value, of: month), "day of a month", 0.9)
  }

  /// the 15th, the first.
  private func theDay(_ i: Int) -> Phrase? {
    guard let day = ordinal(i + 1), (1...31).contains(day.value) else { return nil }
    let follows = exists(day.next) && !tokens[day.next].newlineBefore
    if follows, tokens[day.next].kind == .word, !has(day.next, .at), !has(day.next, .rangeMark),
      !has(day.next, .and),
      !has(day.next, .on), !has(day.next, .from), !has(day.next, .which),
      !anyWord(day.next, "is", "are", "was", "please", "works", "or", "with", "for", "if", "will", "around")
    {
      return nil
    }
    let isFigure = tokens[i + 1].isDigits
    guard isFigure || has(i - 1, .on) || has(i - 1, .weekday) else { return nil }
    var result = phrase(
      i, day.next, .calendar(CalendarDay(year: nil, month: nil, day: day.value)), "day of the month", 0.8)
    result.isWeak =
      !(has(i - 1, .on) || anyWord(i - 1, "after", "before", "by", "until", "since", "till", "due"))
    return result
  }

  /// Fri; Friday 4th; Tuesday the 19th; Monday 21; Thursday after next.
  func englishWeekday(_ i: Int, anchor: WeekAnchor, first: Int) -> Phrase? {
    guard let number = value(i, .weekday), let weekday = Weekday(rawValue: number) else { return nil }
    if isGlued(i), Scalars.isLatin(scalarBefore(i)) || scalarBefore(i) == 0x2E || scalarBefore(i) == 0x40 {
      return nil
    }
    var next = i + 1
    if word(next, "after"), word(next + 1, "next") {
      return phrase(first, next + 2, .weekday(weekday, .afterNext), "weekday after next", 0.8)
    }
    let isShort = tokens[i].end - tokens[i].start <= 3
    if isShort, symbol(next, "."), isGlued(next) { next += 1 }
    var at = next
    if symbol(at, ","), exists(at + 1), !tokens[at + 1].newlineBefore { at += 1 }
    if has(at, .the) { at += 1 }
    if exists(at), !tokens[at].newlineBefore, let day = ordinal(at), (1...31).contains(day.value),
      isMonthAhead(day.next) == nil
    {
      var date = CalendarDay(year: nil, month: nil, day: day.value, weekday: weekday)
      date.anchor = anchor
      return phrase(first, day.next, .calendar(date), "weekday and day", 0.85)
    }
    if at == next, isDigits(at), isFreeStanding(at), (1...31).contains(tokens[at].value),
      !tokens[at].newlineBefore,
      isDayAfterWeekday(at)
    {
      let date = CalendarDay(year: nil, month: nil, day: tokens[at].value, weekday: weekday)
      return phrase(first, at + 1, .calendar(date), "weekday and day", 0.75)
    }
    guard anchor != .unsaid || isSurelyWeekday(i) else { return nil }
    return phrase(
      first, symbol(i + 1, ".") && isShort && isGlued(i + 1) && !endsLine(before: i + 2) ? i + 2 : i + 1,
      .weekday(weekday, anchor), "weekday", anchor == .unsaid ? 0.85 : 0.88)
  }

  /// "Monday 21", not "Monday 12-4", "Monday 9 am", "Sat 5 Dec", "Sun 12/7".
  private func isDayAfterWeekday(_ i: Int) -> Bool {
    let next = i + 1
    // Fri 4 – Sun 6 Dec
    if symbol(next, "-") || symbol(next, "&") || has(next, .rangeMark) || has(next, .and),
      has(next + 1, .weekday), isDigits(next + 2),
      isMonthAhead(next + 3) != nil
    {
      return true
    }
    if meridiem(next) != nil || oclock(next) != nil || has(next, .month) || has(next, .rangeMark)
      || has(next, .unit) || has(next, .daypart)
    {
      return false
    }
    if has(next, .of) { return false }
    guard exists(next), tokens[next].kind == .symbol, !tokens[next].newlineBefore else {
      return tokens[i].value >= 13 || endsLine(before: next) && tokens[i].digits == 2 || has(next, .at)
        || has(next, .between)
    }
    let s = tokens[next].value
    if s == 0x2D || s == 0x7E || s == 0x2F || s == 0x3A
      || s == 0x2E && isGlued(next + 1) && isDigits(next + 1)
    {
      return false
    }
    return tokens[i].value >= 13
  }

  /// The first scalar of a token as it stands in the original.
  private func original(_ i: Int) -> UInt32 {
    text.shadow.original[Int(text.shadow.starts[Int(tokens[i].start)])]
  }

  /// "sat or sun?", "hows sat 2pm", "sat the 12th" in small letters: what stands beside it says that it is a day.
  private func isPlannedWeekday(_ i: Int) -> Bool {
    func isJoint(_ i: Int) -> Bool {
      anyWord(i, "or", "and", "to", "thru") || symbol(i, "/") || symbol(i, "&") || symbol(i, "-")
    }
    if isJoint(i + 1), has(i + 2, .weekday) || isJoint(i - 1) && has(i - 2, .weekday) { return true }
    if isJoint(i - 1), has(i - 2, .weekday) { return true }
    if tokens[i + 1].newlineBefore { return false }
    if let next = clock(i + 1) { return !next.clock.isBare || next.clock.half != nil }
    return has(i + 1, .at) && clock(i + 2, lenient: true) != nil || has(i + 1, .the) && ordinal(i + 2) != nil
  }

  /// "sun", "sat", "mon" and "wed" are also ordinary words and names.
  private func isSurelyWeekday(_ i: Int) -> Bool {
    let length = tokens[i].end - tokens[i].start
    if length > 4 || anyWord(i, "tues", "weds", "thur") { return true }
    let capital = text.shadow.original[Int(text.shadow.starts[Int(tokens[i].start)])]
    if word(i, "sun") || word(i, "sat") || word(i, "mon") || word(i, "wed") {
      // "Sat down with him" begins a sentence with a verb.
      if startsLine(i), exists(i + 1), !tokens[i + 1].newlineBefore, tokens[i + 1].kind == .word,
        tokens[i + 1].roles.rawValue == 0,
        !Scalars.isASCIICapital(original(i + 1))
      {
        return false
      }
      if (0x41...0x5A).contains(capital) { return !(word(i, "sun") && has(i - 1, .the)) }
      return (startsLine(i) && (endsLine(before: i + 1) || symbol(i + 1, "."))) || has(i - 1, .on)
        || has(i - 1, .which) || symbol(i + 1, ",") || isPlannedWeekday(i)
    }
    return true
  }
}
