import Specimens

/// Japanese and Chinese dates: 2026年12月4日, 令和8年12月4日, 十二月十五号, 来週の金曜日, 下周三, 今月の27日.
extension Reader {
  func eastAsianDate(_ i: Int) -> Phrase? {
    guard exists(i) else { return nil }
    let t = tokens[i]
    if t.has(.era), let phrase = eraDate(i) { return phrase }
    if t.kind == .word, let phrase = eraLetter(i) { return phrase }
    if t.isNumber, let phrase = markedDate(i) { return phrase }
    if t.kind == .symbol, t.isSymbol("(") || t.isSymbol("["), let phrase = bracketedWeekday(i) {
      return phrase
    }
    guard t.kind == .character else { return nil }
    if t.has(.month) { return namedMonth(i) }
    if let offset = value(i, .relativeDay) {
      if has(i, .occasionDay), !isToldFromNow(i) { return .void(i, i + 1) }
      return dayShifted(i) ?? withinDay(phrase(i, i + 1, .relativeDay(offset), "relative day", 0.93))
    }
    if let code = value(i, .dayAndPart) {
      let (day, daypart) = DayAndPart.unpack(code)
      var result = phrase(i, i + 1, .relativeDay(day), "day and part of it", 0.93)
      result.daypart = daypart
      return result
    }
    if t.has(.now) { return dayShifted(i) ?? presentMoment(i) }
    if t.has(.relativePeriod) { return relativePeriod(i) }
    if t.has(.weekday), let weekday = value(i, .weekday).flatMap(Weekday.init(rawValue:)) {
      return phrase(i, i + 1, .weekday(weekday, .unsaid), "weekday", 0.85)
    }
    if let phrase = loneEdge(i) { return phrase }
    if t.has(.nthMark) || t.has(.which) { return nthOf(i, period: nil, first: i) ?? whichEastAsian(i) }
    if t.has(.blocker) { return nil }
    if let phrase = loneWeekday(i) { return phrase }
    return eastAsianHoliday(i)
  }

  /// 当日に戻る counts from now; 当日5,000円, 前日まで, 当日有效 count from an occasion.
  private func isToldFromNow(_ i: Int) -> Bool {
    if startsLine(i), endsLine(before: i + 1) { return true }
    let next = i + 1
    if hasText(i, ["翌日", "翌々日", "第二天", "次日", "隔天"]) {
      return !hasText(next, ["以降", "まで", "配", "発", "着", "达", "送", "到"]) && !isNumber(next)
    }
    if text.lineLanguage[i] == UInt8(LanguagePack.chinese) {
      return !hasText(next, ["有", "票", "可", "使", "往", "现", "购", "起", "至", "内"]) && !isNumber(next)
    }
    return character(next, "に") || character(next, "の") && has(next + 1, .edge)
  }

  /// 週末, 年末, 月初: of the present week, year or month.
  private func loneEdge(_ i: Int) -> Phrase? {
    if value(i, .unit) == Grain.weekend.rawValue, !isNumber(i - 1), !hasText(i - 1, ["毎", "每"]),
      !has(i, .every)
    {
      return phrase(i, i + 1, .period(.weekend, 0), "weekend", 0.75)
    }
    let edges: [(String, Grain, Edge)] = [
      ("年末", .year, .end), ("月末", .month, .end), ("年初", .year, .beginning), ("月初", .month, .beginning),
      ("年底", .year, .end), ("月底", .month, .end),
    ]
    for (word, grain, edge) in edges where hasText(i, [word]) {
      if hasText(i + 1, ["年始", "調整"]) { return nil }
      return phrase(i, i + 1, .edge(edge, of: .period(grain, 0)), "edge of a period", 0.7)
    }
    return nil
  }

  /// The token after an optional の, 的.
  func skipParticle(_ i: Int) -> Int {
    guard exists(i), tokens[i].kind == .character,
      character(i, "の") || character(i, "的") || symbol(i, ",") && false
    else { return i }
    return i + 1
  }

  /// 明日中, 明日の終わり, 一日の終わり: the last minute of the day.
  func withinDay(_ phrase: Phrase) -> Phrase {
    var result = phrase
    let at = skipParticle(phrase.last)
    if at > phrase.last, hasText(at, ["終わり", "終わりごろ"]) {
      result.last = at + 1
    } else if character(phrase.last, "中"), !has(phrase.last + 1, .hourMark) {
      result.last += 1
    } else {
      return phrase
    }
    result.clock = Clock(hour: 23, minute: 59, isTwentyFour: true)
    result.rule = "end of a day"
    return result
  }

  /// 今, 现在: only as the beginning of something.
  private func presentMoment(_ i: Int) -> Phrase? {
    var result = Phrase(i, i + 1, "now", 0.6)
    result.isNow = true
    result.isWeak = true
    return result
  }

  /// 昨日の2日前, 今日から2週間後, 今から2週先の日曜日: a span counted from a named day.
  private func dayShifted(_ i: Int) -> Phrase? {
    let isNow = has(i, .now)
    guard exists(i + 1), character(i + 1, "の") || hasText(i + 1, ["から"]) else { return nil }
    let base = isNow ? 0 : value(i, .relativeDay) ?? 0
    guard let (span, next) = eastAsianSpan(i + 2), span.isInDays else { return nil }
    let forward: Bool
    if has(next, .after) || hasText(next, ["先", "后"]) {
      forward = true
    } else if has(next, .before) || hasText(next, ["前", "以上前"]) {
      forward = false
    } else {
      return nil
    }
    if let weekday = weekdayOfWeek(next + 1, span, first: i, forward: forward), base == 0 { return weekday }
    return phrase(
      i, next + 1, .shifted(.relativeDay(base), by: span, forward: forward), "span before or after a day",
      0.85)
  }

  /// 2週後の月曜日: a weekday so many weeks away.
  func weekdayOfWeek(_ i: Int, _ span: TimeSpan, first: Int, forward: Bool) -> Phrase? {
    guard let weeks = span.amounts[.week], span.amounts.count == 1, weeks < 200,
      let at = Optional(skipParticle(i)), at > i,
      let weekday = value(at, .weekday).flatMap(Weekday.init(rawValue:)), tokens[at].kind == .character
    else { return nil }
    return phrase(
      first, at + 1, .weekday(weekday, .week(forward ? Int(weeks) : -Int(weeks))), "weekday of a week", 0.88)
  }

  // MARK: With marks

  private func eraDate(_ i: Int) -> Phrase? {
    guard let base = value(i, .era), has(i + 2, .yearMark) else { return nil }
    let number: Int
    if isNumber(i + 1) {
      number = tokens[i + 1].value
    } else if character(i + 1, "元") {
      number = 1
    } else {
      return nil
    }
    guard (1...99).contains(number) else { return nil }
    return afterYear(i, i + 3, year: base + number)
      ?? phrase(i, i + 3, .year(base + number), "year of an era", 0.9)
  }

  /// R8.12.4, H26/12/29.
  private func eraLetter(_ i: Int) -> Phrase? {
    let base: Int
    if word(i, "r") {
      base = 2018
    } else if word(i, "h") {
      base = 1988
    } else if word(i, "s") {
      base = 1925
    } else {
      return nil
    }
    guard isDigits(i + 1), isGlued(i + 1), tokens[i + 1].digits <= 2,
      symbol(i + 2, ".") || symbol(i + 2, "/") || symbol(i + 2, "-"),
      isDigits(i + 3), isGlued(i + 3), tokens[i + 3].digits <= 2, exists(i + 4),
      tokens[i + 4].value == tokens[i + 2].value, isDigits(i + 5),
      tokens[i + 5].digits <= 2,
      let date = LocalDate(
        year: base + tokens[i + 1].value, month: tokens[i + 3].value, day: tokens[i + 5].value)
    else { return nil }
    return phrase(
      i, i + 6, .calendar(CalendarDay(year: date.year, month: date.month, day: date.day)),
      "era date in figures", 0.85)
  }

  private func markedDate(_ i: Int) -> Phrase? {
    let number = tokens[i]
    if let edge = edgeOfNumbered(i, first: i, year: nil) { return edge }
    if has(i + 1, .yearMark), !has(i + 2, .spanMark) {
      let isFull = number.digits == 4 || (number.digits == 0 && number.value >= 1000)
      if isFull, (1000...2999).contains(number.value) {
        return afterYear(i, i + 2, year: number.value) ?? yearAlone(i)
      }
      if number.digits == 2 || number.digits == 0 && (10...99).contains(number.value), isNumber(i + 2),
        has(i + 3, .monthMark)
      {
        return afterYear(i, i + 2, year: number.value < 60 ? 2000 + number.value : 1900 + number.value)
      }
      // 08年: a length is not written with a nought.
      if number.digits == 2, number.value < 10, number.value > 0 {
        return phrase(i, i + 2, .year(2000 + number.value), "year", 0.7)
      }
      return nil
    }
    if number.value == 2000 || number.value == 1000 || number.digits == 0 && number.value > 1000,
      has(i + 1, .yearMark)
    {
      return nil
    }
    return monthAndDay(i, first: i, year: nil)
  }

  /// 12月底, 3月末, 12月末日, 2027年初: the edge's name begins with the mark of the month or year.
  private func edgeOfNumbered(_ i: Int, first: Int, year: DateExpression?) -> Phrase? {
    guard let edge = value(i + 1, .edge).flatMap(Edge.init(rawValue:)), exists(i + 1), isGlued(i + 1),
      !isGlued(i) || !Scalars.isWordLike(scalarBefore(i)) && scalarBefore(i) != 0x2E
    else { return nil }
    let number = tokens[i].value
    switch text.shadow.scalars[Int(tokens[i + 1].start)] {
    case 0x6708 where (1...12).contains(number) && tokens[i].digits <= 2:
      return phrase(
        first, i + 2, .edge(edge, of: .month(number, year: year)), "edge of a month", 0.85)
    case 0x5E74 where year == nil && (1900...2999).contains(number) && tokens[i].digits != 2:
      return phrase(first, i + 2, .edge(edge, of: .year(number)), "edge of a year", 0.85)
    default: return nil
    }
  }

  private func yearAlone(_ i: Int) -> Phrase? {
    if has(i + 2, .before) || has(i + 2, .orEarlier) {
      return phrase(i, i + 2, .year(tokens[i].value), "year", 0.7)
    }
    let next = skipParticle(i + 2)
    let year = DateExpression.year(tokens[i].value)
    if let part = partOfYear(next, year: year, first: i) ?? nthOf(next, period: year, first: i) {
      return part
    }
    if next > i + 2, let edge = value(next, .edge).flatMap(Edge.init(rawValue:)) {
      return phrase(i, next + 1, .edge(edge, of: year), "edge of a year", 0.8)
    }
    return phrase(i, i + 2, .year(tokens[i].value), "year", 0.7)
  }

  /// What may follow a year: a month, a month and day, a holiday, "the first two weeks".
  private func afterYear(_ first: Int, _ next: Int, year: Int) -> Phrase? {
    monthAndDay(skipParticle(next), first: first, year: .year(year))
  }

  /// 12月4日, 12月, 十二月十五号, 12月の4日, 12月4 (Chinese); with a year before it or not.
  func monthAndDay(_ i: Int, first: Int, year: DateExpression?) -> Phrase? {
    var month: Int
    var next: Int
    if let year, isNumber(i), let edge = edgeOfNumbered(i, first: first, year: year) { return edge }
    if isNumber(i), has(i + 1, .monthMark), (1...12).contains(tokens[i].value) {
      (month, next) = (tokens[i].value, i + 2)
    } else if let named = value(i, .month), tokens[i].kind == .character {
      (month, next) = (named, i + 1)
    } else {
      return year == nil ? dayMark(i, first: first, period: nil) : nil
    }
    if isGlued(i), isDigits(i - 1) || scalarBefore(i) == 0x2E { return nil }
    let at = skipParticle(next)
    if let range = dayRange(at, first: first, year: year, month: month) { return range }
    if isNumber(at), tokens[at].value >= 1, tokens[at].value <= 31, has(at + 1, .dayMark),
      !has(at + 2, .spanMark)
    {
      month = max(1, month)
      return calendarDay(first, at + 2, year: year, month: month, day: tokens[at].value)
    }
    if let first = firstOfDays(at, first: first, year: year, month: month) { return first }
    if isNumber(at), at == next, (1...31).contains(tokens[at].value), !has(at + 1, .unit),
      !has(at + 1, .monthMark), !has(at + 1, .hourMark), !has(at + 1, .currency), !has(at + 1, .countMark),
      year != nil || tokens[at].digits == 0
    {
      return calendarDay(first, at + 1, year: year, month: month, day: tokens[at].value)
    }
    if has(next, .rangeMark), isNumber(next + 1), has(next + 2, .dayMark) { return nil }
    let expression = DateExpression.month(month, year: year)
    if let nth = nthOf(at, period: expression, first: first) { return nth }
    if let edge = value(next, .edge).flatMap(Edge.init(rawValue:)), tokens[next].kind == .character {
      return phrase(first, next + 1, .edge(edge, of: expression), "edge of a month", 0.8)
    }
    var last = next
    if character(last, "中") { last += 1 }
    return phrase(first, last, expression, year == nil ? "month" : "year and month", year == nil ? 0.9 : 0.95)
  }

  /// 12月4、5日: only the last of the days has its mark; the others are read from it.
  private func firstOfDays(_ i: Int, first: Int, year: DateExpression?, month: Int) -> Phrase? {
    var at = i
    while isNumber(at), (1...31).contains(tokens[at].value), symbol(at + 1, ",") || symbol(at + 1, "·"),
      isNumber(at + 2), tokens[at].value < tokens[at + 2].value, !tokens[at + 2].newlineBefore, at < i + 16
    {
      at += 2
    }
    guard at > i, (1...31).contains(tokens[at].value), has(at + 1, .dayMark) else { return nil }
    return calendarDay(first, i + 1, year: year, month: month, day: tokens[i].value)
  }

  /// 9月16日の週, 18日の週: the week or month that holds a day.
  func containing(_ phrase: Phrase) -> Phrase {
    guard character(phrase.last, "の"), let date = phrase.date else { return phrase }
    let at = phrase.last + 1
    let grain: Grain
    if has(at, .weekMark), !has(at, .weekday) {
      grain = .week
    } else if character(at, "月"), has(at, .monthMark) {
      grain = .month
    } else {
      return phrase
    }
    return self.phrase(phrase.first, at + 1, .containing(grain, date), "week or month of a day", 0.8)
  }

  private func calendarDay(_ first: Int, _ last: Int, year: DateExpression?, month: Int, day: Int) -> Phrase?
  {
    if day > LocalDate.daysInMonth(month, year: 2024) { return .void(first, last) }
    if case .year(let number)? = year {
      guard LocalDate(year: number, month: month, day: day) != nil else { return .void(first, last) }
      return phrase(
        first, last, .calendar(CalendarDay(year: number, month: month, day: day)), "year, month and day", 0.98
      )
    }
    if let year {
      return phrase(first, last, .day(day, of: .month(month, year: year)), "day of a told year", 0.93)
    }
    return containing(
      phrase(first, last, .calendar(CalendarDay(year: nil, month: month, day: day)), "month and day", 0.93))
  }

  /// 25日, 二十五号: a day of this month or the next.
  private func dayMark(_ i: Int, first: Int, period: DateExpression?) -> Phrase? {
    if period == nil, text.language != .english, let range = dayRange(i, first: first, year: nil, month: nil)
    {
      return range
    }
    guard isNumber(i), tokens[i].digits <= 2, (1...31).contains(tokens[i].value), has(i + 1, .dayMark) else {
      return nil
    }
    if isGlued(i), Scalars.isDigit(scalarBefore(i)) || Scalars.isLatin(scalarBefore(i)) { return nil }
    var last = i + 2
    if let period { return phrase(first, last, .day(tokens[i].value, of: period), "day of a month", 0.93) }
    // 3日間, 3日後, 1日100円, 3日目, 第3日 count days.
    if has(last, .spanMark) || has(last, .within) || has(last, .unit) || has(last, .after)
      || has(last, .before) && !isDeadlineDay(i)
      || isNumber(last) && isGlued(last) || has(i - 1, .nthMark)
    {
      return nil
    }
    if character(i + 1, "号"),
      character(last, "线") || character(last, "楼") || character(last, "车") || character(last, "館")
        || character(last, "机") || character(last, "门") || character(last, "座") || character(last, "口")
        || hasText(last, ["院", "店", "厅", "柜", "窗", "仓", "桌", "台", "床", "房", "铺", "馆", "展", "车厢", "楼"])
    {
      return nil
    }
    if character(last, "目") { last += 1 }
    let isSaid = text.language != .english
    let result = phrase(
      first, last, .calendar(CalendarDay(year: nil, month: nil, day: tokens[i].value)), "day of the month",
      tokens[i].digits == 0 && tokens[i].value == 1 ? 0.5 : 0.8)
    return isSaid ? containing(result) : nil
  }

  /// 10〜12日, 12月4-6日, 12月4日〜6日 is joined later: the first day has no mark of its own.
  private func dayRange(_ i: Int, first: Int, year: DateExpression?, month: Int?) -> Phrase? {
    guard isNumber(i), (1...31).contains(tokens[i].value),
      symbol(i + 1, "~") || symbol(i + 1, "-") || has(i + 1, .rangeMark),
      isNumber(i + 2), (1...31).contains(tokens[i + 2].value), has(i + 3, .dayMark), !has(i + 4, .spanMark),
      tokens[i].value < tokens[i + 2].value,
      !isGlued(i) || !Scalars.isWordLike(scalarBefore(i)) && scalarBefore(i) != 0x2F
    else { return nil }
    let (from, to) = (tokens[i].value, tokens[i + 2].value)
    if let year, let month, yearNumber(year) == nil {
      return phrase(
        first, i + 4,
        .range(.day(from, of: .month(month, year: year)), .day(to, of: .month(month, year: year))),
        "days of a month", 0.9)
    }
    let number = year.flatMap(yearNumber)
    return phrase(
      first, i + 4,
      .range(
        .calendar(CalendarDay(year: number, month: month, day: from)),
        .calendar(CalendarDay(year: number, month: month, day: to))),
      "days of a month", month == nil ? 0.75 : 0.92)
  }

  private func yearNumber(_ expression: DateExpression) -> Int? {
    if case .year(let number) = expression { return number }
    return nil
  }

  private func namedMonth(_ i: Int) -> Phrase? { monthAndDay(i, first: i, year: nil) }
}
