import Specimens

/// English dates and lengths of time told from now: next Friday, in two weeks, 3 days ago, end of the month.
extension Reader {
  func englishRelative(_ i: Int) -> Phrase? {
    guard exists(i) else { return nil }
    let t = tokens[i]
    if t.has(.relativeDay) { return relativeDay(i) }
    if t.isDigits || t.has(.number), let phrase = weekdaysAway(i) { return phrase }
    if t.has(.which), let phrase = whichPhrase(i, first: i) { return phrase }
    if t.has(.the), let phrase = thePhrase(i) { return phrase }
    if t.has(.edge), let phrase = edgePhrase(i) { return phrase }
    if t.has(.ordinal) || t.isDigits || t.has(.number), ordinal(i) != nil, let phrase = nthPhrase(i, first: i)
    {
      return phrase
    }
    if t.has(.unit), let phrase = unitPhrase(i) { return phrase }
    if t.has(.now) { return now(i) }
    if t.has(.season), let phrase = seasonPhrase(i, which: nil, first: i) { return phrase }
    if let all = allOf(i) { return all }
    if word(i, "w"), symbol(i + 1, "/"), word(i + 2, "c"),
      let inner = englishDate(i + 3) ?? numericDate(i + 3), let day = inner.date
    {
      return phrase(i, inner.last, .containing(.week, day), "week commencing", 0.85)
    }
    if word(i, "q"), isDigits(i + 1), isGlued(i + 1), (1...4).contains(tokens[i + 1].value) {
      return quarter(i)
    }
    if let holiday = englishHoliday(i) { return holiday }
    return yearAlone(i)
  }

  /// in 2014, since 2014: a year needs the word before it.
  private func yearAlone(_ i: Int) -> Phrase? {
    guard tokens[i].digits == 4, (1900...2099).contains(tokens[i].value),
      !isGlued(i) || !Scalars.isWordLike(scalarBefore(i)),
      anyWord(i - 1, "in", "since", "during", "until", "before", "after", "by", "through", "from"),
      !tokens[i].newlineBefore,
      endsLine(before: i + 1) || tokens[i + 1].kind == .symbol && !(isGlued(i + 1) && isGlued(i + 2))
        || has(i + 1, .rangeMark)
    else { return nil }
    return phrase(i, i + 1, .year(tokens[i].value), "year", 0.75)
  }

  /// all week, all month: as long as the unit.
  private func allOf(_ i: Int) -> Phrase? {
    guard word(i, "all"), let grain = value(i + 1, .unit).flatMap(Grain.init(rawValue:)), grain >= .day,
      !has(i + 1, .daypart)
    else { return nil }
    var phrase = Phrase(i, i + 2, "all of a unit", 0.7)
    phrase.duration = TimeSpan(1, grain)
    return phrase
  }

  /// "2 Thursdays back", "three Fridays ago", "4 Tuesdays from now".
  private func weekdaysAway(_ i: Int) -> Phrase? {
    guard let count = englishNumber(i), count.value >= 1, count.value < 60,
      count.value == count.value.rounded(),
      let weekday = value(count.next, .weekday).flatMap(Weekday.init(rawValue:))
    else { return nil }
    let next = count.next + 1
    let span = TimeSpan(count.value - 1, .week)
    if has(next, .ago) {
      return phrase(
        i, next + 1, .shifted(.weekday(weekday, .before), by: span, forward: false), "weekdays away", 0.8)
    }
    guard has(next, .from), word(next + 1, "now") else { return nil }
    return phrase(
      i, next + 2, .shifted(.weekday(weekday, .after), by: span, forward: true), "weekdays away", 0.8)
  }

  private func relativeDay(_ i: Int) -> Phrase? {
    guard let offset = value(i, .relativeDay) else { return nil }
    if symbol(i + 1, "'"), word(i + 2, "s"), isGlued(i + 2) {
      return phrase(i, i + 3, .relativeDay(offset), "relative day", 0.85)
    }
    return phrase(i, i + 1, .relativeDay(offset), "relative day", 0.95)
  }

  /// the day after tomorrow, the day before yesterday, the week, the next two days, the BOM.
  private func thePhrase(_ i: Int) -> Phrase? {
    let next = i + 1
    if word(next, "day"), !tokens[next].newlineBefore {
      if let phrase = dayBeforeAfter(next, first: i) { return phrase }
      if anyWord(i - 1, "for", "of"),
        !(exists(i + 2) && tokens[i + 2].kind == .word && !tokens[i + 2].newlineBefore)
      {
        return phrase(i, i + 2, .relativeDay(0), "this day", 0.6)
      }
      return nil
    }
    if has(next, .which), let phrase = whichPhrase(next, first: i) { return phrase }
    if let phrase = afterNextUnit(next, first: i) { return phrase }
    if ordinal(next) != nil, let phrase = nthPhrase(next, first: i) { return phrase }
    if has(next, .edge), var phrase = edgePhrase(next) {
      phrase.first = i
      return phrase
    }
    if let unit = value(next, .unit), unit == Grain.week.rawValue || unit == Grain.month.rawValue,
      anyWord(i - 1, "of", "in", "for"),
      let grain = Grain(rawValue: unit), !has(next + 1, .of), !has(next + 1, .month),
      !tokens[next].spaceBefore || true
    {
      guard endsLine(before: next + 1) || tokens[next + 1].kind == .symbol else { return nil }
      return phrase(i, i + 2, .period(grain, 0), "this week or month", 0.6)
    }
    if let holiday = englishHoliday(next) { return Phrase.from(holiday, first: i) }
    return nil
  }

  /// the week after next, month after next.
  private func afterNextUnit(_ i: Int, first: Int) -> Phrase? {
    guard let grain = value(i, .unit).flatMap(Grain.init(rawValue:)), grain >= .week, grain <= .weekend,
      word(i + 1, "after"), word(i + 2, "next")
    else { return nil }
    return phrase(first, i + 3, .period(grain, 2), "unit after next", 0.85)
  }

  /// day after tomorrow, day before yesterday, day before.
  private func dayBeforeAfter(_ i: Int, first: Int) -> Phrase? {
    guard word(i, "day"), has(i + 1, .before) || has(i + 1, .after) else { return nil }
    let forward = has(i + 1, .after)
    if let offset = value(i + 2, .relativeDay) {
      return phrase(first, i + 3, .relativeDay(offset + (forward ? 1 : -1)), "day after tomorrow", 0.95)
    }
    if let base = englishHoliday(i + 2) ?? englishDate(i + 2), let date = base.date, date.isDay,
      !tokens[i + 2].newlineBefore
    {
      return phrase(
        first, base.last, .shifted(date, by: TimeSpan(1, .day), forward: forward),
        "day before or after a day",
        0.85)
    }
    if first < i, endsLine(before: i + 2) || tokens[i + 2].kind == .symbol {
      return phrase(first, i + 2, .relativeDay(forward ? 1 : -1), "day before or after", 0.7)
    }
    return nil
  }

  /// next Friday, this weekend, last month, next three days, this September, next summer, this morning.
  func whichPhrase(_ i: Int, first: Int) -> Phrase? {
    guard let which = value(i, .which), !tokens[i].newlineBefore || first == i else { return nil }
    let next = i + 1
    guard exists(next), !tokens[next].newlineBefore else { return nil }
    let offset = which == 10 ? 1 : which == 11 ? -1 : which
    if which == -1, has(next, .weekday) || has(next, .unit) || isCountOfPeriod(next),
      let nth = nthPhrase(i, first: first)
    {
      return nth
    }
    // this upcoming Friday, this past Wednesday: the nearest one.
    if which == 0, let side = value(next, .which), side != 0, !tokens[next + 1].newlineBefore,
      let weekday = value(next + 1, .weekday).flatMap(Weekday.init(rawValue:))
    {
      let isPast = side == -1 || side == 11
      return phrase(first, next + 2, .weekday(weekday, isPast ? .before : .after), "nearest weekday", 0.88)
    }
    if offset == 0, let daypart = value(next, .daypart).flatMap(Daypart.init(rawValue:)),
      !anyWord(next, "lunch", "dinner", "breakfast", "brunch", "supper")
    {
      var result = phrase(first, next + 1, .relativeDay(0), "part of this day", 0.93)
      result.daypart = daypart
      return result
    }
    if has(next, .weekday) {
      if first < i, which != 10 && which != 1 && which != -1 { return nil }
      let anchor: WeekAnchor = offset > 0 ? (which == 10 ? .unsaid : .next) : offset < 0 ? .last : .this
      return englishWeekday(next, anchor: anchor, first: first)
    }
    if word(next, "may"), exists(next + 1), tokens[next + 1].kind == .word, !tokens[next + 1].newlineBefore {
      return nil
    }
    if let month = value(next, .month) {
      // "this 4 July" is a day; "this July" a month.
      if var day = englishDate(next), day.date?.isDay == true {
        day.first = first
        return day
      }
      let year: DateExpression? = offset == 0 ? .period(.year, 0) : nil
      if year != nil { return phrase(first, next + 1, .month(month, year: year), "month alone", 0.85) }
      return phrase(
        first, next + 1, offset < 0 ? .month(month, year: .period(.year, -1)) : .month(month, year: nil),
        "month alone", 0.8)
    }
    if let season = seasonPhrase(next, which: offset, first: first) { return season }
    if let holiday = englishHoliday(next), case .holiday(let name, nil)? = holiday.date {
      return phrase(first, holiday.last, .anchored(name, offset), "holiday", 0.85)
    }
    if isDigits(next), var day = numericDate(next) ?? englishDate(next), day.isVoid == false,
      day.date?.isDay == true
    {
      day.first = first
      return day
    }
    if let count = englishNumber(next) ?? vagueNumber(next), let unit = value(count.next, .unit),
      let grain = Grain(rawValue: unit), offset != 0
    {
      return countedPhrase(first, count.next + 1, count.value, grain, forward: offset > 0)
    }
    guard let unit = value(next, .unit), let grain = Grain(rawValue: unit) else { return nil }
    return unitWithWhich(first, next, grain, offset)
  }

  /// "last 3 weeks of December", not "last 3 weeks".
  private func isCountOfPeriod(_ i: Int) -> Bool {
    guard let count = englishNumber(i), has(count.next, .unit) else { return false }
    return ofPeriod(count.next + 1) != nil
  }

  private func unitWithWhich(_ first: Int, _ next: Int, _ grain: Grain, _ offset: Int) -> Phrase? {
    switch grain {
    case .week where symbol(next + 1, "-") && word(next + 2, "end"):
      return phrase(first, next + 3, .period(.weekend, offset), "weekend", 0.9)
    case .second, .minute: return nil
    case .hour:
      return offset == 0 ? nil : countedPhrase(first, next + 1, 1, grain, forward: offset > 0)
    case .day:
      if offset == 0 { return nil }
      return phrase(first, next + 1, .relativeDay(offset), "next day", 0.7)
    case .night:
      guard offset != 1 else { return nil }
      var result = phrase(first, next + 1, .relativeDay(offset), "last night", 0.9)
      result.daypart = .night
      return result
    default:
      var last = next + 1
      if symbol(last, "'"), word(last + 1, "s"), isGlued(last + 1) { last += 2 }
      return phrase(first, last, .period(grain, offset), "relative period", 0.92)
    }
  }

  private func countedPhrase(_ first: Int, _ last: Int, _ count: Double, _ grain: Grain, forward: Bool)
    -> Phrase?
  {
    if grain < .day {
      var result = Phrase(first, last, "window of hours", 0.65)
      result.window = (TimeSpan(count, grain), forward)
      return result
    }
    guard count >= 1, count < 3000 else { return nil }
    return phrase(first, last, .counted(Int(count), grain, forward: forward), "counted units", 0.8)
  }

  func vagueNumber(_ i: Int) -> (value: Double, next: Int)? {
    if word(i, "a"), let value = value(i + 1, .vague) {
      return (Double(value), has(i + 2, .of) && word(i + 2, "of") ? i + 3 : i + 2)
    }
    guard let value = value(i, .vague) else { return nil }
    return (Double(value), has(i + 1, .of) && word(i + 1, "of") ? i + 2 : i + 1)
  }

  /// first Tuesday in October, the 2nd week of May, the first two weeks of 2027.
  func nthPhrase(_ i: Int, first: Int) -> Phrase? {
    var number: Int
    var next: Int
    if let nth = ordinal(i) {
      (number, next) = (nth.value, nth.next)
    } else if value(i, .which) == -1 {
      (number, next) = (-1, i + 1)
    } else {
      return nil
    }
    var count = 1
    if let n = englishNumber(next), n.value < 100, has(n.next, .unit) {
      count = Int(n.value)
      next = n.next
    }
    if let weekday = value(next, .weekday).flatMap(Weekday.init(rawValue:)) {
      guard let (period, last) = ofPeriod(next + 1) else { return nil }
      return phrase(first, last, .nthWeekday(number, weekday, of: period), "nth weekday", 0.92)
    }
    guard var unit = value(next, .unit), let _ = Grain(rawValue: unit) else { return nil }
    if unit == Grain.week.rawValue, symbol(next + 1, "-"), word(next + 2, "end") {
      unit = Grain.weekend.rawValue
      next += 2
    }
    guard let (period, last) = ofPeriod(next + 1), let grain = Grain(rawValue: unit), grain >= .day else {
      return nil
    }
    if grain == .day, count == 1, number > 0, isMonth(period) {
      return phrase(first, last, .day(number, of: period), "day of a month", 0.88)
    }
    return phrase(first, last, .nth(number, grain, of: period, count: count), "nth unit", 0.85)
  }

  private func isMonth(_ period: DateExpression) -> Bool {
    switch period {
    case .month, .period(.month, _): true
    default: false
    }
  }

  /// "of May", "in the month", "in October 2026", "of next month", "of 2027".
  func ofPeriod(_ i: Int) -> (DateExpression, Int)? {
    guard has(i, .of) else { return nil }
    var next = i + 1
    if has(next, .the) { next += 1 }
    if let month = monthAlone(next), let date = month.date { return (date, month.last) }
    if let month = value(next, .month) { return (.month(month, year: nil), next + 1) }
    if let which = value(next, .which), let unit = value(next + 1, .unit), let grain = Grain(rawValue: unit),
      grain >= .week
    {
      return (.period(grain, which == 10 ? 1 : which), next + 2)
    }
    if let unit = value(next, .unit), let grain = Grain(rawValue: unit), grain >= .week, grain != .weekend {
      return (.period(grain, 0), next + 1)
    }
    if let year = year(next) { return (.year(year.value), year.next) }
    return nil
  }

  /// end of the month, beginning of next week, mid-December, late 2026, EOM, rest of the week.
  private func edgePhrase(_ i: Int) -> Phrase? {
    guard let edge = value(i, .edge), let part = Edge(rawValue: edge) else { return nil }
    if anyWord(i, "eom", "bom") {
      return phrase(i, i + 1, .edge(part, of: .period(.month, 0)), "edge of a month", 0.7)
    }
    if anyWord(i, "eoy", "boy") {
      return word(i, "boy")
        ? nil : phrase(i, i + 1, .edge(part, of: .period(.year, 0)), "edge of a year", 0.7)
    }
    if anyWord(i, "eod", "cob", "eob") { return endOfDay(i, i + 1) }
    if let (period, last) = ofPeriod(i + 1), !has(i, .which) {
      if case .period(.day, _) = period { return nil }
      return phrase(i, last, .edge(part, of: period), "edge of a period", 0.8)
    }
    if word(i, "end"), has(i + 1, .of) || word(i + 1, "of") {
      let at = has(i + 2, .the) ? i + 3 : i + 2
      let offset = word(at, "day") ? 0 : value(at, .relativeDay)
      if word(at, "day") { return endOfDay(i, at + 1) }
      if let offset {
        var result = phrase(i, at + 1, .relativeDay(offset), "end of day", 0.7)
        result.clock = Clock(hour: 23, minute: 59)
        return result
      }
    }
    guard anyWord(i, "early", "late", "mid") else { return nil }
    let at = symbol(i + 1, "-") ? i + 2 : i + 1
    if let month = monthAlone(at), let date = month.date {
      return phrase(i, month.last, .edge(part, of: date), "edge of a month", 0.8)
    }
    if has(at, .which), let inner = whichPhrase(at, first: at), let date = inner.date, !date.isDay {
      return phrase(i, inner.last, .edge(part, of: date), "edge of a period", 0.8)
    }
    return nil
  }

  /// EOD, close of business: of the day named behind it, else today.
  private func endOfDay(_ i: Int, _ next: Int) -> Phrase? {
    var at = next
    if has(at, .on) || has(at, .of) || symbol(at, ",") { at += 1 }
    var result = phrase(i, next, .relativeDay(0), "end of day", 0.7)
    if exists(at), !tokens[at].newlineBefore,
      let named = relativeDay(at) ?? englishDate(at) ?? numericDate(at), named.date?.isDay == true
    {
      result = phrase(i, named.last, named.date ?? .relativeDay(0), "end of a day", 0.8)
    }
    result.clock = Clock(hour: 23, minute: 59)
    return result
  }

  /// weekend, week of the 18th, month to date.
  private func unitPhrase(_ i: Int) -> Phrase? {
    guard let unit = value(i, .unit), let grain = Grain(rawValue: unit) else { return nil }
    let ofDay = has(i + 2, .the) ? i + 3 : i + 2
    if grain == .weekend, word(i + 1, "of"),
      let inner = numericDate(i + 2) ?? englishDate(i + 2) ?? englishHoliday(ofDay),
      let day = inner.date, day.isDay
    {
      return phrase(i, inner.last, .containing(.weekend, day), "weekend of a day", 0.85)
    }
    if grain == .weekend || (grain == .week && symbol(i + 1, "-") && word(i + 2, "end")) {
      guard !has(i - 1, .number), !isDigits(i - 1), !has(i - 1, .every), !word(i, "weekends"),
        !anyWord(i - 1, "great", "nice", "good", "lovely", "happy", "wonderful", "fun")
      else {
        return nil
      }
      return phrase(i, grain == .weekend ? i + 1 : i + 3, .period(.weekend, 0), "weekend", 0.75)
    }
    if let phrase = afterNextUnit(i, first: i) { return phrase }
    if grain == .day, let phrase = dayBeforeAfter(i, first: i) { return phrase }
    if grain == .week || grain == .month, word(i + 1, "of") {
      if let inner = numericDate(i + 2) ?? englishDate(i + 2), let day = inner.date, day.isDay {
        return phrase(i, inner.last, .containing(grain, day), "week of a day", 0.8)
      }
    }
    return nil
  }

  private func now(_ i: Int) -> Phrase? {
    var result = Phrase(i, i + 1, "now", 0.6)
    result.isNow = true
    guard word(i, "now"),
      (startsLine(i) && endsLine(before: i + 1)) || has(i - 1, .from) || word(i - 1, "right")
        || has(i - 1, .between) || has(i - 1, .and) || has(i - 1, .rangeMark)
    else { return nil }
    // "between Jan 22 and now", "now and then": only an end of something.
    result.isWeak = has(i - 1, .between) || has(i - 1, .and) || has(i - 1, .rangeMark)
    if word(i - 1, "right") { result.first = i - 1 }
    return result
  }

  private func seasonPhrase(_ i: Int, which: Int?, first: Int) -> Phrase? {
    guard let season = value(i, .season), tokens[i].kind == .word else { return nil }
    var next = i + 1
    if has(next, .of) { next += 1 }
    if let year = year(next) {
      return phrase(first, year.next, .season(season, year: .year(year.value)), "season", 0.85)
    }
    guard let which else { return nil }
    return phrase(
      first, i + 1, .season(season, year: which == 0 ? nil : .period(.year, which)), "season", 0.75)
  }

  private func quarter(_ i: Int) -> Phrase? {
    let number = tokens[i + 1].value
    var next = i + 2
    if symbol(next, ",") || has(next, .of) { next += 1 }
    if let year = year(next) {
      return phrase(i, year.next, .quarter(number, year: .year(year.value)), "quarter", 0.85)
    }
    return phrase(i, i + 2, .quarter(number, year: nil), "quarter", 0.6)
  }
}

extension Phrase {
  static func from(_ phrase: Phrase, first: Int) -> Phrase {
    var copy = phrase
    copy.first = first
    return copy
  }
}
