import Specimens

/// A stretch of days, end exclusive.
struct DayInterval: Hashable, Sendable {
  var start: LocalDate
  var end: LocalDate
  init(_ start: LocalDate, _ end: LocalDate) {
    self.start = start
    self.end = end
  }
  init(day: LocalDate) { self.init(day, day.adding(days: 1)) }
}

/// Finds the days that an expression means, seen from a reference time.
///
/// The rules, the same for every language:
/// - a date without a year is the coming one, or the one just past if that is at most two months ago;
///   a weekday written beside it decides instead when it fits another year;
/// - a bare weekday is today or the next one; "next Friday" and 来週の金曜日 are in the week after this
///   one, weeks beginning on Monday; "last Friday" is in the week before;
/// - "this Friday" is in this week.
struct DateResolver: Sendable {
  let reference: LocalDateTime
  var today: LocalDate { reference.date }

  init(_ reference: LocalDateTime) { self.reference = reference }

  func interval(_ expression: DateExpression) -> DayInterval? {
    switch expression {
    case .calendar(let day): return self.day(day).map { DayInterval(day: $0) }
    case .relativeDay(let offset): return DayInterval(day: today.adding(days: offset))
    case .weekday(let weekday, let anchor): return DayInterval(day: self.weekday(weekday, anchor))
    case .nthWeekday(let n, let weekday, let period): return nthWeekday(n, weekday, in: period)
    case .day(let number, let period): return numberedDay(number, of: period)
    case .shifted(let base, let span, let forward):
      guard let start = interval(base)?.start else { return nil }
      return shift(start, by: span, forward: forward).map { DayInterval(day: $0) }
    case .holiday(let holiday, let year): return self.holiday(holiday, year)
    case .anchored(let holiday, let offset):
      let dates = (-2...2).compactMap { holiday.date(in: today.year + $0) }
      let found = offset < 0 ? dates.last { $0 < today } : dates.first { $0 >= today }
      return found.map { DayInterval(day: $0) }
    case .month(let month, let year): return self.month(month, year)
    case .year(let year): return self.year(year)
    case .period(let grain, let offset): return period(grain, offset)
    case .counted(let count, let grain, let forward): return counted(count, grain, forward: forward)
    case .containing(let grain, let inner):
      guard let day = interval(inner)?.start else { return nil }
      return unit(grain, holding: day)
    case .edge(let edge, let period): return self.edge(edge, of: period)
    case .nth(let n, let grain, let period, let count): return nthUnit(n, grain, of: period, count: count)
    case .season(let number, let year): return season(number, year)
    case .quarter(let number, let year):
      guard let y = yearNumber(year) ?? Optional(today.year),
        let start = LocalDate(year: y, month: (number - 1) * 3 + 1, day: 1)
      else { return nil }
      return DayInterval(start, start.adding(months: 3))
    case .decade(let first):
      guard let start = LocalDate(year: first, month: 1, day: 1) else { return nil }
      return DayInterval(start, start.adding(months: 120))
    case .range(let from, let to): return range(from, to)
    case .lasting(let base, let span):
      guard let start = interval(base)?.start, let end = shift(start, by: span, forward: true) else {
        return nil
      }
      return DayInterval(start, end)
    }
  }

  // MARK: Days

  func day(_ day: CalendarDay) -> LocalDate? {
    if let year = day.year {
      guard let month = day.month else { return nil }
      return LocalDate(year: year, month: month, day: day.day)
    }
    guard let month = day.month else { return dayOfMonth(day) }
    let candidates = (-2...4).compactMap { LocalDate(year: today.year + $0, month: month, day: day.day) }
    if let weekday = day.weekday, let fitting = fittingWeekday(candidates, weekday) { return fitting }
    return nearest(candidates)
  }

  /// The coming one, or the past one if it lies at most two months back.
  private func nearest(_ candidates: [LocalDate]) -> LocalDate? {
    let recent = candidates.last { $0 < today && $0.days(until: today) <= 61 }
    return recent ?? candidates.first { $0 >= today } ?? candidates.last
  }

  private func fittingWeekday(_ candidates: [LocalDate], _ weekday: Weekday) -> LocalDate? {
    if let usual = nearest(candidates), usual.weekday == weekday { return usual }
    return candidates.first { $0.weekday == weekday && (-61...540).contains(today.days(until: $0)) }
  }

  /// "the 15th": of this month, or of the next month that has such a day once it is past.
  private func dayOfMonth(_ day: CalendarDay) -> LocalDate? {
    guard (1...31).contains(day.day) else { return nil }
    var months: [LocalDate] = []
    for offset in -2...14 {
      let month = today.adding(days: 1 - today.day).adding(months: offset)
      if let date = LocalDate(year: month.year, month: month.month, day: day.day) { months.append(date) }
    }
    if let weekday = day.weekday {
      let fitting = months.filter { $0.weekday == weekday }
      let soon = fitting.first { (0...31).contains(today.days(until: $0)) }
      let recent = fitting.last { (-61..<0).contains(today.days(until: $0)) }
      return soon ?? recent ?? fitting.first { $0 >= today } ?? months.first { $0 >= today }
    }
    return months.first { $0 >= today }
  }

  func weekday(_ weekday: Weekday, _ anchor: WeekAnchor) -> LocalDate {
    let inThisWeek = today.adding(days: weekday.rawValue - today.weekday.rawValue)
    switch anchor {
    case .unsaid: return inThisWeek >= today ? inThisWeek : inThisWeek.adding(days: 7)
    case .this: return inThisWeek >= today ? inThisWeek : inThisWeek.adding(days: 7)
    case .before: return inThisWeek < today ? inThisWeek : inThisWeek.adding(days: -7)
    case .after: return inThisWeek > today ? inThisWeek : inThisWeek.adding(days: 7)
    case .next: return inThisWeek.adding(days: 7)
    case .last: return inThisWeek.adding(days: -7)
    case .afterNext: return inThisWeek.adding(days: inThisWeek > today ? 7 : 14)
    case .week(let offset): return inThisWeek.adding(days: offset * 7)
    }
  }

  private func nthWeekday(_ n: Int, _ weekday: Weekday, in period: DateExpression) -> DayInterval? {
    guard let whole = interval(period) else { return nil }
    if n < 0 {
      var day = whole.end.adding(days: -1)
      while day.weekday != weekday { day = day.adding(days: -1) }
      day = day.adding(days: 7 * (n + 1))
      return day >= whole.start ? DayInterval(day: day) : nil
    }
    var day = whole.start
    while day.weekday != weekday { day = day.adding(days: 1) }
    day = day.adding(days: 7 * (n - 1))
    return day < whole.end ? DayInterval(day: day) : nil
  }

  private func numberedDay(_ number: Int, of period: DateExpression) -> DayInterval? {
    guard let whole = interval(period) else { return nil }
    if case .counted = period { return nil }
    if number > 0, whole.start.days(until: whole.end) <= 31 {
      let date = LocalDate(year: whole.start.year, month: whole.start.month, day: number)
      return date.map { DayInterval(day: $0) }
    }
    return nil
  }

  /// Moves a day by a span; only days and longer units count.
  func shift(_ day: LocalDate, by span: TimeSpan, forward: Bool) -> LocalDate? {
    let sign = forward ? 1 : -1
    var months = (span.amounts[.year] ?? 0) * 12 + (span.amounts[.month] ?? 0)
    guard abs(months) < 12 * 3000 else { return nil }
    let wholeMonths = Int(months.rounded(.down))
    months -= Double(wholeMonths)
    let days = (span.amounts[.week] ?? 0) * 7 + (span.amounts[.day] ?? 0) + months * 30
    guard abs(days) < 1_000_000 else { return nil }
    return day.adding(months: sign * wholeMonths).adding(days: sign * Int(days.rounded()))
  }

  private func holiday(_ holiday: Holiday, _ year: DateExpression?) -> DayInterval? {
    if let year {
      guard let number = yearNumber(year) else { return nil }
      return holiday.date(in: number).map { DayInterval(day: $0) }
    }
    let candidates = (-1...2).compactMap { holiday.date(in: today.year + $0) }
    // A holiday is the coming one; only just after it is the past one meant.
    return candidates.first { $0 >= today.adding(days: -7) }.map { DayInterval(day: $0) }
  }

  // MARK: Periods

  func yearNumber(_ expression: DateExpression?) -> Int? {
    guard let expression else { return nil }
    if case .year(let year) = expression { return year }
    return interval(expression)?.start.year
  }

  private func month(_ month: Int, _ year: DateExpression?) -> DayInterval? {
    if let year {
      guard let number = yearNumber(year), let start = LocalDate(year: number, month: month, day: 1) else {
        return nil
      }
      return DayInterval(start, start.adding(months: 1))
    }
    // The present month counts as coming.
    let year = month >= today.month ? today.year : today.year + 1
    guard let start = LocalDate(year: year, month: month, day: 1) else { return nil }
    return DayInterval(start, start.adding(months: 1))
  }

  private func year(_ year: Int) -> DayInterval? {
    guard let start = LocalDate(year: year, month: 1, day: 1), year < 9999 else { return nil }
    return DayInterval(start, start.adding(months: 12))
  }

  func period(_ grain: Grain, _ offset: Int) -> DayInterval? {
    guard abs(offset) < 3000 else { return nil }
    switch grain {
    case .day, .night: return DayInterval(day: today.adding(days: offset))
    case .week, .fortnight:
      let monday = today.adding(days: 1 - today.weekday.rawValue + 7 * offset)
      return DayInterval(monday, monday.adding(days: 7))
    case .weekend:
      let saturday = today.adding(days: 6 - today.weekday.rawValue + 7 * offset)
      return DayInterval(saturday, saturday.adding(days: 2))
    case .month:
      let first = today.adding(days: 1 - today.day).adding(months: offset)
      return DayInterval(first, first.adding(months: 1))
    case .quarter:
      let first = today.adding(days: 1 - today.day).adding(months: offset * 3 - (today.month - 1) % 3)
      return DayInterval(first, first.adding(months: 3))
    case .year: return year(today.year + offset)
    case .decade: return interval(.decade((today.year / 10 + offset) * 10))
    default: return nil
    }
  }

  private func unit(_ grain: Grain, holding day: LocalDate) -> DayInterval? {
    DateResolver(LocalDateTime(day, .midnight)).period(grain, 0)
  }

  /// "next 3 days" begin tomorrow; "next 2 weeks" are the two whole weeks after this one.
  private func counted(_ count: Int, _ grain: Grain, forward: Bool) -> DayInterval? {
    guard count > 0, count < 3000 else { return nil }
    let span = TimeSpan(Double(count), grain)
    if forward {
      let start = today.adding(days: 1)
      guard let end = shift(start, by: span, forward: true) else { return nil }
      return DayInterval(start, end)
    }
    guard let start = shift(today, by: span, forward: false) else { return nil }
    return DayInterval(start, today)
  }

  private func edge(_ edge: Edge, of period: DateExpression) -> DayInterval? {
    guard let whole = interval(period) else { return nil }
    let days = whole.start.days(until: whole.end)
    switch edge {
    case .beginning:
      if days <= 7 { return DayInterval(whole.start, whole.start.adding(days: min(days, 3))) }
      return days <= 31
        ? DayInterval(whole.start, whole.start.adding(days: 10))
        : DayInterval(whole.start, whole.start.adding(months: 3))
    case .middle:
      if days <= 7 { return DayInterval(whole.start.adding(days: 2), whole.start.adding(days: 5)) }
      return days <= 31
        ? DayInterval(whole.start.adding(days: 10), whole.start.adding(days: 20))
        : DayInterval(whole.start.adding(months: 5), whole.start.adding(months: 8))
    case .end:
      if days <= 7 { return DayInterval(whole.end.adding(days: -min(days, 3)), whole.end) }
      return days <= 31
        ? DayInterval(whole.start.adding(days: 20), whole.end)
        : DayInterval(whole.end.adding(months: -2), whole.end)
    case .rest: return DayInterval(max(today, whole.start), whole.end)
    case .lastDay: return DayInterval(day: whole.end.adding(days: -1))
    case .firstHalf: return DayInterval(whole.start, half(whole))
    case .secondHalf: return DayInterval(half(whole), whole.end)
    }
  }

  /// The day that begins the second half: 1 July, the 16th, the Thursday.
  private func half(_ whole: DayInterval) -> LocalDate {
    let days = whole.start.days(until: whole.end)
    if days >= 365 { return whole.start.adding(months: 6) }
    return whole.start.adding(days: days >= 28 ? 15 : days / 2)
  }

  /// Weeks are counted from the first Monday-based week whose Thursday lies in the period.
  private func nthUnit(_ n: Int, _ grain: Grain, of period: DateExpression, count: Int) -> DayInterval? {
    guard let whole = interval(period), count > 0 else { return nil }
    switch grain {
    case .day:
      let start = n > 0 ? whole.start.adding(days: n - 1) : whole.end.adding(days: -count)
      return DayInterval(start, start.adding(days: count))
    case .week:
      var first = whole.start.adding(days: 1 - whole.start.weekday.rawValue)
      if first.adding(days: 3) < whole.start { first = first.adding(days: 7) }
      if n < 0 {
        var last = whole.end.adding(days: -1)
        last = last.adding(days: 1 - last.weekday.rawValue)
        if last.adding(days: 3) >= whole.end { last = last.adding(days: -7) }
        return DayInterval(last.adding(days: 7 - 7 * count), last.adding(days: 7))
      }
      let start = first.adding(days: 7 * (n - 1))
      return DayInterval(start, start.adding(days: 7 * count))
    case .month:
      let start = n > 0 ? whole.start.adding(months: n - 1) : whole.end.adding(months: -count)
      return DayInterval(start, start.adding(months: count))
    case .year:
      let start = n > 0 ? whole.start.adding(months: 12 * (n - 1)) : whole.end.adding(months: -12 * count)
      return DayInterval(start, start.adding(months: 12 * count))
    case .weekend:
      if n < 0 {
        var day = whole.end.adding(days: -1)
        while day.weekday != .saturday { day = day.adding(days: -1) }
        return DayInterval(day, day.adding(days: 2))
      }
      var day = whole.start
      while day.weekday != .saturday { day = day.adding(days: 1) }
      day = day.adding(days: 7 * (n - 1))
      return DayInterval(day, day.adding(days: 2))
    case .quarter:
      let start = whole.start.adding(months: 3 * (n - 1))
      return DayInterval(start, start.adding(months: 3))
    default: return nil
    }
  }

  private func season(_ number: Int, _ year: DateExpression?) -> DayInterval? {
    let (month, day) = [(3, 20), (6, 21), (9, 23), (12, 21)][max(0, min(3, number - 1))]
    func from(_ year: Int) -> DayInterval? {
      guard let start = LocalDate(year: year, month: month, day: day) else { return nil }
      let end = [(6, 21), (9, 23), (12, 21), (3, 20)][max(0, min(3, number - 1))]
      return LocalDate(year: number == 4 ? year + 1 : year, month: end.0, day: end.1).map {
        DayInterval(start, $0)
      }
    }
    if let y = yearNumber(year) { return from(y) }
    return (-1...1).compactMap { from(today.year + $0) }.first { $0.end > today }
  }

  // MARK: Ranges

  /// "August to October" seen in September is the one going on.
  private func monthsAround(_ first: Int, _ last: Int) -> DayInterval? {
    for year in [today.year - 1, today.year] {
      guard let start = LocalDate(year: year, month: first, day: 1),
        let end = LocalDate(year: last >= first ? year : year + 1, month: last, day: 1)?.adding(months: 1)
      else { continue }
      if start <= today, today < end { return DayInterval(start, end) }
    }
    return nil
  }

  /// The end of a range takes from its beginning what was left out, and the other way round.
  private func range(_ from: DateExpression, _ to: DateExpression) -> DayInterval? {
    var (from, to) = (from, to)
    if case .calendar(var a) = from, case .calendar(let b) = to {
      if a.month == nil { a.month = b.month }
      if a.year == nil, let year = b.year {
        a.year = a.month.map { $0 > b.month ?? $0 } == true ? year - 1 : year
      }
      from = .calendar(a)
    }
    if case .month(let a, nil) = from, case .month(let b, let year?) = to {
      from = .month(a, year: a > b ? yearNumber(year).map { .year($0 - 1) } : year)
    }
    if case .month(let a, nil) = from, case .month(let b, nil) = to, let present = monthsAround(a, b) {
      return present
    }
    guard let start = interval(from) else { return nil }
    let seen = DateResolver(LocalDateTime(start.start, .midnight))
    if case .calendar(var b) = to, b.year == nil {
      if b.month == nil { b.month = start.start.month }
      var candidates: [LocalDate] = []
      for offset in 0...1 {
        if let month = b.month,
          let date = LocalDate(year: start.start.year + offset, month: month, day: b.day)
        {
          candidates.append(date)
        }
      }
      guard let end = candidates.first(where: { $0 >= start.start }) else { return nil }
      return DayInterval(start.start, end.adding(days: 1))
    }
    if case .month(let month, nil) = to {
      let year = month >= start.start.month ? start.start.year : start.start.year + 1
      return self.month(month, .year(year)).map { DayInterval(start.start, $0.end) }
    }
    if case .weekday(let weekday, .unsaid) = to {
      let day = seen.weekday(weekday, .unsaid)
      return DayInterval(start.start, day.adding(days: 1))
    }
    if case .day(_, let period) = from, case .calendar(let b) = to, b.month == nil {
      return interval(.day(b.day, of: period)).map { DayInterval(start.start, $0.end) }
    }
    guard let end = interval(to), end.end > start.start else { return nil }
    return DayInterval(start.start, end.end)
  }
}
