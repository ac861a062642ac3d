import Specimens

/// Japanese and Chinese dates told from now or from a period: 来週の金曜日, 今月の27日, 第3火曜日, 次の二日間.
extension Reader {
  /// 来週の金曜日, 来年の6月, 今月の27日, 来月の第2月曜日, 今月末, 本月十日.
  func relativePeriod(_ i: Int) -> Phrase? {
    guard let code = value(i, .relativePeriod) else { return nil }
    let (grain, offset) = RelativePeriod.unpack(code)
    let period = DateExpression.period(grain, offset)
    if grain < .day {
      var result = Phrase(i, i + 1, "window", 0.65)
      result.window = (TimeSpan(1, grain), offset > 0)
      return offset == 0 ? nil : result
    }
    let at = skipParticle(i + 1)
    switch grain {
    case .week:
      if let weekday = weekdayMark(at) {
        return withinDay(
          phrase(i, weekday.next, .weekday(weekday.day, .week(offset)), "weekday of a week", 0.95))
      }
      if has(at, .unit), value(at, .unit) == Grain.weekend.rawValue {
        return phrase(i, at + 1, .period(.weekend, offset), "weekend", 0.9)
      }
      if character(at, "末") { return phrase(i, at + 1, .period(.weekend, offset), "weekend", 0.85) }
    case .month:
      if isNumber(at), (1...31).contains(tokens[at].value), has(at + 1, .dayMark), !has(at + 2, .spanMark) {
        return phrase(i, at + 2, .day(tokens[at].value, of: period), "day of a month", 0.93)
      }
    case .year:
      if let part = partOfYear(at, year: period, first: i) { return part }
      if let inner = monthAndDay(at, first: i, year: period), inner.date?.isDay != true || at > i {
        return inner
      }
      if let inner = value(at, .relativePeriod).map(RelativePeriod.unpack), inner.grain == .month {
        return lastYearsMonth(i, at, period, inner.offset)
      }
      if let holiday = eastAsianHoliday(at), case .holiday(let name, _)? = holiday.date {
        return phrase(i, holiday.last, .holiday(name, year: period), "holiday", 0.85)
      }
    default: break
    }
    if let nth = nthOf(at, period: period, first: i) { return nth }
    if let edge = value(at, .edge).flatMap(Edge.init(rawValue:)) {
      return phrase(i, at + 1, .edge(edge, of: period), "edge of a period", 0.8)
    }
    if let season = value(at, .season), grain == .year {
      return phrase(i, at + 1, .season(season, year: period), "season", 0.8)
    }
    return phrase(i, i + 1, period, "relative period", 0.9)
  }

  /// 去年の今月の十日.
  private func lastYearsMonth(_ i: Int, _ at: Int, _ year: DateExpression, _ offset: Int) -> Phrase? {
    let month = DateExpression.shifted(.period(.month, offset), by: TimeSpan(1, .year), forward: false)
    guard case .period(_, -1) = year else { return nil }
    let day = skipParticle(at + 1)
    guard isNumber(day), has(day + 1, .dayMark) else { return nil }
    return phrase(i, day + 2, .day(tokens[day].value, of: .containing(.month, month)), "day of a month", 0.8)
  }

  /// 金曜日, 周五; and 五 after 下周, 来週.
  func weekdayMark(_ i: Int) -> (day: Weekday, next: Int)? {
    if let day = value(i, .weekday).flatMap(Weekday.init(rawValue:)), tokens[i].kind == .character {
      return (day, i + 1)
    }
    guard exists(i) else { return nil }
    if tokens[i].kind == .number, tokens[i].digits == 0, (1...6).contains(tokens[i].value), isGlued(i),
      has(i - 1, .relativePeriod),
      let day = Weekday(rawValue: tokens[i].value), !has(i + 1, .unit), !has(i + 1, .hourMark)
    {
      return (day, i + 1)
    }
    if has(i - 1, .relativePeriod), character(i, "日") || character(i, "天") { return (.sunday, i + 1) }
    return nil
  }

  /// (火), （土）, (周六), (祝) stays out: a weekday in brackets.
  func bracketedWeekday(_ i: Int) -> Phrase? {
    guard exists(i + 2) else { return nil }
    var at = i + 1
    let close: Unicode.Scalar = symbol(i, "[") ? "]" : ")"
    guard let day = singleWeekday(at) ?? value(at, .weekday).flatMap(Weekday.init(rawValue:)) else {
      return nil
    }
    at += 1
    // (土・祝), (土/祝)
    while exists(at), !symbol(at, close), at < i + 5, tokens[at].kind != .number { at += 1 }
    guard symbol(at, close) else { return nil }
    var result = phrase(i, at + 1, .weekday(day, .unsaid), "weekday in brackets", 0.7)
    result.isWeak = !startsLine(i)
    return result
  }

  func singleWeekday(_ i: Int) -> Weekday? {
    guard exists(i), tokens[i].kind == .character, tokens[i].end - tokens[i].start == 1 else { return nil }
    switch text.shadow.scalars[Int(tokens[i].start)] {
    case 0x6708: return .monday
    case 0x706B: return .tuesday
    case 0x6C34: return .wednesday
    case 0x6728: return .thursday
    case 0x91D1: return .friday
    case 0x571F: return .saturday
    case 0x65E5: return .sunday
    default: return nil
    }
  }

  /// 水で, 火は: one character at the start of a line with a particle after it.
  func loneWeekday(_ i: Int) -> Phrase? {
    guard startsLine(i), let day = singleWeekday(i), exists(i + 1), !tokens[i + 1].newlineBefore,
      endsLine(before: i + 2),
      character(i + 1, "は") || character(i + 1, "で") || character(i + 1, "に")
    else { return nil }
    return phrase(i, i + 1, .weekday(day, .unsaid), "weekday", 0.5)
  }

  // MARK: nth

  /// 第3火曜日, 第一个星期一, 第三週, 最後の週, 前2周 of a period.
  func nthOf(_ i: Int, period: DateExpression?, first: Int) -> Phrase? {
    var number: Int?
    var at = i
    if has(at, .nthMark), isNumber(at + 1) {
      number = tokens[at + 1].value
      at += 2
    } else if exists(at), tokens[at].kind == .character, isLast(at) {
      number = -1
      at += 1
      if isNumber(at), tokens[at].value == 1 { at += 1 }
    } else if period != nil, isFirst(at), isNumber(at + 1) {
      number = 1
      at += 1
    }
    guard let number, number != 0, abs(number) < 60 else { return nil }
    at = skipParticle(at)
    var count = 1
    if isNumber(at), has(at + 1, .unit) || has(at + 1, .weekMark) || has(at + 1, .countMark) {
      count = tokens[at].value
      at += 1
    }
    if has(at, .countMark), !has(at, .unit) { at += 1 }
    let base = period ?? .period(.month, 0)
    // 第一个星期一: the unit's name and the weekday's share their characters.
    if hasText(at, ["个星期", "星期", "个礼拜", "个周", "周"]), exists(at + 1), isGlued(at + 1) {
      let day: Weekday? =
        isNumber(at + 1) && tokens[at + 1].digits == 0
        ? Weekday(rawValue: tokens[at + 1].value)
        : character(at + 1, "日") || character(at + 1, "天") ? .sunday : nil
      if let day { return phrase(first, at + 2, .nthWeekday(number, day, of: base), "nth weekday", 0.9) }
    }
    if let weekday = value(at, .weekday).flatMap(Weekday.init(rawValue:)) {
      return phrase(
        first, at + 1, .nthWeekday(number, weekday, of: base), "nth weekday", period == nil ? 0.7 : 0.93)
    }
    guard period != nil, has(at, .unit) || has(at, .weekMark) else { return nil }
    let grain = has(at, .weekMark) ? .week : value(at, .unit).flatMap(Grain.init(rawValue:)) ?? .week
    guard grain >= .day else { return nil }
    return phrase(first, at + 1, .nth(number, grain, of: base, count: count), "nth unit", 0.8)
  }

  private func isLast(_ i: Int) -> Bool { character(i, "最") || hasText(i, ["最後の", "最後", "最后", "最後一个"]) }
  private func isFirst(_ i: Int) -> Bool { hasText(i, ["前", "最初の"]) }

  /// Whether a token is one of these words.
  func hasText(_ i: Int, _ words: [String]) -> Bool {
    let token = tokens[i]
    guard token.kind == .character else { return false }
    let scalars = text.shadow.scalars
    candidates: for word in words {
      var at = Int(token.start)
      for scalar in word.unicodeScalars {
        guard at < Int(token.end), scalars[at] == Folding.fold(scalar.value) else { continue candidates }
        at += 1
      }
      if at == Int(token.end) { return true }
    }
    return false
  }

  /// この金曜日, 次の日曜日, 这个星期一, 次の二日間, 下三小时, 前两分钟.
  func whichEastAsian(_ i: Int) -> Phrase? {
    guard let named = value(i, .which) else { return nil }
    let at = i + 1
    // 開場前30分, 下单后3天: before or after something that is told, not before now.
    if tokens[i].end - tokens[i].start == 1, hasText(i, ["前", "后"]), isGlued(i),
      Scalars.isEastAsian(scalarBefore(i)), !has(i - 1, .particle)
    {
      return nil
    }
    // 今度の土曜日 is the coming one.
    if named == 10, let weekday = value(at, .weekday).flatMap(Weekday.init(rawValue:)) {
      return phrase(i, at + 1, .weekday(weekday, .after), "coming weekday", 0.85)
    }
    let which = named == 10 ? value(skipParticle(at), .unit) == Grain.weekend.rawValue ? 0 : 1 : named
    // この週, 次の月, その年; 次の日.
    if hasText(i, ["この", "その", "次の"]), tokens[at < count ? at : i].kind == .character, !has(at, .weekday),
      !has(at, .relativeDay)
    {
      let grain: Grain? =
        has(at, .weekMark) ? .week : character(at, "月") ? .month : character(at, "年") ? .year : nil
      if let grain {
        let period = DateExpression.period(grain, which)
        let day = skipParticle(at + 1)
        if grain == .month, isNumber(day), has(day + 1, .dayMark) {
          return phrase(i, day + 2, .day(tokens[day].value, of: period), "day of a month", 0.9)
        }
        if grain == .week, day > at + 1, let weekday = value(day, .weekday).flatMap(Weekday.init(rawValue:)) {
          return phrase(i, day + 1, .weekday(weekday, .week(which)), "weekday of a week", 0.9)
        }
        return phrase(i, at + 1, period, "relative period", 0.8)
      }
      if which == 1, character(at, "日") { return phrase(i, at + 1, .relativeDay(1), "next day", 0.7) }
    }
    if let weekday = value(at, .weekday).flatMap(Weekday.init(rawValue:)) {
      return phrase(
        i, at + 1, .weekday(weekday, which == 0 ? .this : which > 0 ? .next : .last),
        "weekday with this or next", 0.9)
    }
    if value(skipParticle(at), .unit) == Grain.weekend.rawValue {
      return phrase(i, skipParticle(at) + 1, .period(.weekend, which), "weekend", 0.85)
    }
    guard which != 0 || hasText(i, ["この"]), let (span, next) = eastAsianSpan(skipParticle(at)) else {
      return nil
    }
    if !span.isInDays {
      var result = Phrase(i, next, "window", 0.65)
      result.window = (span, which > 0)
      return result
    }
    guard span.amounts.count == 1, let (grain, amount) = span.amounts.first, amount >= 1, amount < 3000 else {
      return nil
    }
    return phrase(i, next, .counted(Int(amount), grain, forward: which > 0), "counted units", 0.75)
  }
}
