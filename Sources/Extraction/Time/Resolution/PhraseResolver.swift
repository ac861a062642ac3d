import Specimens

/// Turns a combined phrase into a value, seen from the reference time.
struct PhraseResolver: Sendable {
  let reference: LocalDateTime
  let dates: DateResolver

  init(_ reference: LocalDateTime) {
    self.reference = reference
    dates = DateResolver(reference)
  }

  /// A value with the readings it might have instead, and what contradicts it.
  struct Outcome {
    var value: EntityValue
    var alternatives: [EntityValue] = []
    var conflict: String?
  }

  func resolve(_ phrase: Phrase) -> Outcome? {
    if let (span, forward) = phrase.offset {
      return offset(span, forward: forward).map { Outcome(value: $0) }
    }
    if let (span, forward) = phrase.window {
      return window(span, forward: forward).map { Outcome(value: $0) }
    }
    if let duration = phrase.duration { return Outcome(value: .duration(iso: duration.iso)) }
    if phrase.isNow, phrase.clockEnd == nil, phrase.date == nil, phrase.dateEnd == nil {
      return Outcome(value: .dateTime(reference, timeZone: phrase.zone))
    }
    if phrase.date == nil, !phrase.isNow { return clockOnly(phrase).map { Outcome(value: $0) } }
    let phrase = settled(phrase)
    guard let value = dated(phrase) else { return nil }
    var outcome = Outcome(value: value)
    outcome.conflict = phrase.date.flatMap(conflict)
    for reading in [phrase.date.flatMap(swapped), phrase.date.flatMap(fitting)] {
      guard let swapped = reading else { continue }
      var other = phrase
      other.date = swapped
      if let alternative = dated(other), alternative != value { outcome.alternatives.append(alternative) }
    }
    outcome.alternatives += otherHalf(phrase, value)
    return outcome
  }

  // MARK: Without a date

  private func clockOnly(_ phrase: Phrase) -> EntityValue? {
    if let clock = phrase.clock.map({ phrase.clockEnd == nil ? coming($0, phrase) : $0 }) {
      guard let time = LocalTime(hour: clock.minutes / 60 % 24, minute: clock.minute, second: clock.second)
      else { return nil }
      if let end = phrase.clockEnd {
        guard let last = LocalTime(hour: end.minutes / 60 % 24, minute: end.minute) else { return nil }
        return .timeRange(start: time, end: last)
      }
      switch phrase.open {
      case .before, .upTo: return .timeRange(start: nil, end: time)
      case .since, .after: return .timeRange(start: time, end: nil)
      case .by, nil: return .time(time)
      }
    }
    guard let daypart = phrase.daypart else { return nil }
    let (start, end) = daypart.window
    return .timeRange(
      start: LocalTime(secondOfDay: start * 60), end: LocalTime(secondOfDay: min(end, 1439) * 60))
  }

  /// A bare "3:30" of a small hour that is over is the one in the afternoon.
  private func coming(_ clock: Clock, _ phrase: Phrase) -> Clock {
    guard phrase.isSmallHourOpen, clock.isOpen, (1...5).contains(clock.hour),
      clock.minutes < reference.time.secondOfDay / 60
    else { return clock }
    var later = clock
    later.half = .pm
    return later
  }

  // MARK: With a date

  private func dated(_ phrase: Phrase) -> EntityValue? {
    if phrase.isNow {
      if phrase.clockEnd == nil, let last = phrase.dateEnd {
        guard let until = dates.interval(last), until.end > reference.date else { return nil }
        return .dateRange(start: reference.date, end: until.end)
      }
      guard let end = phrase.clockEnd else { return nil }
      var moment = at(reference.date, end.minutes)
      if moment < reference, end.isOpen { moment = moment.adding(minutes: 720) }
      if moment < reference { moment = moment.adding(minutes: 720) }
      return .dateTimeRange(start: reference, end: moment, timeZone: phrase.zone)
    }
    guard let expression = phrase.date else { return nil }
    if let endExpression = phrase.dateEnd {
      if phrase.clock == nil, phrase.clockEnd == nil, phrase.daypart == nil {
        // "from Jan 22 until now": a day without a year that would lie behind the end is the past one.
        let past = DateExpression.shifted(expression, by: TimeSpan(1, .year), forward: false)
        guard
          let whole = dates.interval(.range(expression, endExpression))
            ?? dates.interval(.range(past, endExpression))
        else { return nil }
        return .dateRange(start: whole.start, end: whole.end)
      }
      return datedRange(phrase, expression, endExpression)
    }
    guard let days = dates.interval(expression) else { return nil }
    if let clock = phrase.clock {
      guard expression.isDay else { return nil }
      return moment(phrase, days.start, clock)
    }
    if let daypart = phrase.daypart {
      let (start, end) = daypart.window
      return .dateTimeRange(start: at(days.start, start), end: at(days.start, end), timeZone: phrase.zone)
    }
    return dateValue(expression, days, phrase.open)
  }

  private func dateValue(_ expression: DateExpression, _ days: DayInterval, _ open: Phrase.OpenSide?)
    -> EntityValue
  {
    switch open {
    case .before:
      // Before the end of the month: it may be its last day.
      if case .edge(.end, _) = expression { return .dateRange(start: nil, end: days.end) }
      return .dateRange(start: nil, end: days.start)
    case .upTo, .by:
      // A deadline is its day; a period ends with its last one.
      return expression.isDay ? .date(days.start) : .dateRange(start: nil, end: days.end)
    case .since: return .dateRange(start: days.start, end: nil)
    case .after:
      if case .edge(.beginning, _) = expression { return .dateRange(start: days.start, end: nil) }
      return .dateRange(start: expression.isDay ? days.start : days.end, end: nil)
    case nil: break
    }
    if expression.isDay { return .date(days.start) }
    return .dateRange(start: days.start, end: days.end)
  }

  private func moment(_ phrase: Phrase, _ day: LocalDate, _ clock: Clock) -> EntityValue {
    let start = at(day, clock.minutes, clock.second)
    if let end = phrase.clockEnd {
      var finish = at(day, end.minutes)
      if finish <= start { finish = finish.adding(minutes: 1440) }
      return .dateTimeRange(start: start, end: finish, timeZone: phrase.zone)
    }
    switch phrase.open {
    case .before: return .dateTimeRange(start: nil, end: start, timeZone: phrase.zone)
    case .since, .after: return .dateTimeRange(start: start, end: nil, timeZone: phrase.zone)
    case .upTo, .by, nil: return .dateTime(start, timeZone: phrase.zone)
    }
  }

  private func datedRange(_ phrase: Phrase, _ from: DateExpression, _ to: DateExpression) -> EntityValue? {
    guard let whole = dates.interval(.range(from, to)) else { return nil }
    let last = whole.end.adding(days: -1)
    let start = at(whole.start, phrase.clock?.minutes ?? phrase.daypart?.window.start ?? 0)
    let end = phrase.clockEnd.map { at(last, $0.minutes) } ?? at(whole.end, 0)
    guard end > start else { return nil }
    return .dateTimeRange(start: start, end: end, timeZone: phrase.zone)
  }

  private func at(_ day: LocalDate, _ minutes: Int, _ second: Int = 0) -> LocalDateTime {
    LocalDateTime(day, .midnight).adding(seconds: minutes * 60 + second)
  }

  // MARK: From now

  /// Units of days and longer give a day; hours and minutes a moment.
  private func offset(_ span: TimeSpan, forward: Bool) -> EntityValue? {
    guard let day = dates.shift(reference.date, by: span, forward: forward) else { return nil }
    if span.isInDays { return .date(day) }
    let seconds =
      (span.amounts[.hour] ?? 0) * 3600 + (span.amounts[.minute] ?? 0) * 60 + (span.amounts[.second] ?? 0)
    guard seconds < 4e9 else { return nil }
    return .dateTime(
      LocalDateTime(day, reference.time).adding(seconds: (forward ? 1 : -1) * Int(seconds.rounded())),
      timeZone: nil)
  }

  private func window(_ span: TimeSpan, forward: Bool) -> EntityValue? {
    guard let value = offset(span, forward: forward) else { return nil }
    switch value {
    case .date(let day):
      return forward
        ? .dateRange(start: reference.date, end: day) : .dateRange(start: day, end: reference.date)
    case .dateTime(let moment, _):
      return forward
        ? .dateTimeRange(start: reference, end: moment, timeZone: nil)
        : .dateTimeRange(start: moment, end: reference, timeZone: nil)
    default: return nil
    }
  }

  // MARK: Doubts

  /// A weekday that fits only one reading of 03/04 decides between them.
  private func settled(_ phrase: Phrase) -> Phrase {
    guard let date = phrase.date, case .calendar(var day) = date, day.isAmbiguous, let weekday = day.weekday,
      let other = swapped(date),
      case .calendar(let swappedDay) = other
    else { return phrase }
    var result = phrase
    if dates.day(day)?.weekday == weekday {
      day.isAmbiguous = false
      result.date = .calendar(day)
    } else if let found = dates.day(swappedDay), found.weekday == weekday {
      var decided = swappedDay
      decided.isAmbiguous = false
      result.date = .calendar(decided)
    }
    return result
  }

  /// The day within a year and a half that has the stated weekday, for a date that contradicts it.
  private func fitting(_ expression: DateExpression) -> DateExpression? {
    guard case .calendar(let day) = expression, day.year == nil, let month = day.month,
      let weekday = day.weekday,
      let date = dates.day(day), date.weekday != weekday
    else { return nil }
    let years = [date.year - 1, date.year + 1, date.year - 2]
    return years.lazy.compactMap { LocalDate(year: $0, month: month, day: day.day) }.first {
      $0.weekday == weekday
    }
    .map { .calendar(CalendarDay(year: $0.year, month: $0.month, day: $0.day)) }
  }

  /// The weekday that a date was written with, where it is another one.
  private func conflict(_ expression: DateExpression) -> String? {
    guard case .calendar(let day) = expression, let weekday = day.weekday, let date = dates.day(day),
      date.weekday != weekday
    else { return nil }
    return "written as \(weekday.englishName), but \(date) is a \(date.weekday.englishName)"
  }

  /// 03/04/2026 read the other way round.
  private func swapped(_ expression: DateExpression) -> DateExpression? {
    guard case .calendar(let day) = expression, day.isAmbiguous, let month = day.month else { return nil }
    var other = day
    (other.month, other.day) = (day.day, month)
    return .calendar(other)
  }

  /// A clock without a.m. or p.m. could be twelve hours later.
  private func otherHalf(_ phrase: Phrase, _ value: EntityValue) -> [EntityValue] {
    guard let clock = phrase.clock, clock.isOpen, phrase.clockEnd == nil,
      case .dateTime(let moment, let zone) = value, clock.hour < 12
    else { return [] }
    return [.dateTime(moment.adding(minutes: 720), timeZone: zone)]
  }
}

extension Weekday {
  var englishName: String {
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][rawValue - 1]
  }
}
