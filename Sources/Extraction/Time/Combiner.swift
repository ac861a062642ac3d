/// What stands between two phrases.
struct Gap: OptionSet {
  let rawValue: UInt32
  static let comma = Gap(rawValue: 1)
  static let at = Gap(rawValue: 2)
  static let on = Gap(rawValue: 4)
  static let of = Gap(rawValue: 8)
  static let the = Gap(rawValue: 16)
  static let range = Gap(rawValue: 32)
  static let and = Gap(rawValue: 64)
  static let bracket = Gap(rawValue: 128)
  static let bullet = Gap(rawValue: 256)
  static let particle = Gap(rawValue: 512)
  static let newline = Gap(rawValue: 1024)
  static let from = Gap(rawValue: 2048)
  static let by = Gap(rawValue: 4096)
  static let forWord = Gap(rawValue: 8192)
  static let before = Gap(rawValue: 1 << 14)
  static let other = Gap(rawValue: 1 << 15)
  static let possessive = Gap(rawValue: 1 << 16)
  static let dash = Gap(rawValue: 1 << 17)
  static let slash = Gap(rawValue: 1 << 18)
  static let after = Gap(rawValue: 1 << 19)

  static let light: Gap = [.comma, .at, .on, .bracket, .bullet, .particle, .of, .the, .from, .by]
}

/// Joins neighbouring phrases: a weekday with its date, a date with its time, two ends of a range.
struct Combiner {
  let reader: Reader

  func combine(_ phrases: [Phrase]) -> [Phrase] {
    let phrases = phrases.map(withZone)
    var result: [Phrase] = []
    var index = 0
    while index < phrases.count {
      var current = phrases[index]
      index += 1
      // A hour taken from behind a day may already be the next phrase; the earlier reading keeps it.
      if let previous = result.last, current.first < max(previous.last, previous.zoneEnd) { continue }
      extend(&current, with: phrases, from: &index)
      current = withBareHour(current)
      extend(&current, with: phrases, from: &index)
      if current.isWeak || isRecurring(current) { continue }
      result.append(withOpenSide(current))
    }
    return result
  }

  /// Joins what follows to a phrase for as long as it fits.
  private func extend(_ current: inout Phrase, with phrases: [Phrase], from index: inout Int) {
    while index < phrases.count {
      if phrases[index].first < current.zoneEnd {
        index += 1
        continue
      }
      // "Fri, Dec 4 – Sun, Dec 6": the weekday of the end belongs to the date behind it.
      if phrases[index].date?.bareWeekday != nil, phrases[index].isDateOnly, index + 1 < phrases.count,
        phrases[index + 1].namesDay, current.date != nil,
        let end = join(phrases[index], phrases[index + 1]), let joined = join(current, end),
        joined.dateEnd != nil
      {
        current = joined
        index += 2
        continue
      }
      guard let joined = join(current, phrases[index]) else { return }
      current = joined
      index += 1
    }
  }

  /// Remembers the zone that stands behind a clock; it stays outside the span.
  private func withZone(_ phrase: Phrase) -> Phrase {
    guard phrase.clock != nil, let zone = reader.timeZone(phrase.last) else { return phrase }
    var result = phrase
    result.zone = zone.zone
    result.zoneEnd = zone.next
    return result
  }

  /// Classifies the tokens between two phrases; `.other` where they say something of their own.
  func gap(_ from: Int, _ to: Int) -> Gap {
    var gap: Gap = []
    guard to - from <= 4 else { return .other }
    var i = from
    while i < to {
      if let zone = reader.timeZone(i), zone.next <= to {
        i = zone.next
        continue
      }
      gap.formUnion(kind(i))
      i += 1
    }
    for j in from...to where reader.exists(j) && reader.tokens[j].newlineBefore { gap.insert(.newline) }
    return gap
  }

  private func kind(_ i: Int) -> Gap {
    let token = reader.tokens[i]
    switch token.kind {
    case .symbol:
      switch token.value {
      case 0x2C, 0x3B: return .comma
      case 0x2D: return .dash
      case 0x7E, 0x2192: return .range
      case 0x28, 0x29, 0x5B, 0x5D, 0x3010, 0x3011, 0x300C, 0x300D: return .bracket
      case 0xB7, 0x7C, 0x2219: return .bullet
      case 0x40: return .at
      case 0x2F: return .slash
      case 0x27: return .possessive
      case 0x2E, 0x3A: return reader.isGlued(i + 1) || token.value == 0x3A ? .bullet : .other
      default: return .other
      }
    case .word:
      if reader.word(i, "s") { return .possessive }
      if token.has(.rangeMark) { return .range }
      if token.has(.at) { return .at }
      if token.has(.on) { return .on }
      if token.has(.of) { return .of }
      if token.has(.the) { return .the }
      if token.has(.and) { return .and }
      if token.has(.from) { return .from }
      if token.has(.by) { return .by }
      if token.has(.during) { return .forWord }
      if token.has(.before) { return .before }
      if token.has(.after) { return .after }
      if token.has(.starting) { return .from }
      if reader.word(i, "t") { return .at }
      return .other
    case .character:
      if reader.character(i, "の") || reader.character(i, "的") || reader.character(i, "に")
        || reader.character(i, "在")
      {
        return .particle
      }
      if token.has(.rangeMark), !reader.character(i, "和") { return .range }
      if reader.character(i, "和") { return .and }
      if reader.hasText(i, ["以降", "以后"]) { return .range }
      // 23:30〜翌2:00
      if reader.character(i, "翌"), reader.isNumber(i + 1) { return .range }
      // 12月4日起至12月10日
      if reader.character(i, "起"), reader.has(i + 1, .rangeMark) || reader.symbol(i + 1, "-") {
        return .range
      }
      return .other
    case .number: return .other
    }
  }

  // MARK: Joining

  private func join(_ a: Phrase, _ b: Phrase) -> Phrase? {
    guard b.first >= a.last else { return nil }
    let gap = self.gap(a.last, b.first)
    guard !gap.contains(.other) else { return nil }
    if gap.contains(.newline), !mayCrossLines(a, b, gap) { return nil }
    return weekdaysBefore(a, b, gap) ?? joinedDays(a, b, gap) ?? joinedClock(a, b, gap) ?? joinedDuration(
      a, b, gap)
      ?? joinedRange(a, b, gap)
  }

  /// A date at the end of a line takes the time that begins the next one.
  private func mayCrossLines(_ a: Phrase, _ b: Phrase, _ gap: Gap) -> Bool {
    if a.date?.bareWeekday != nil, a.isDateOnly, case .calendar(let day)? = b.date {
      return day.month != nil && day.weekday == nil && gap.subtracting([.newline, .comma]).isEmpty
    }
    return a.namesDay && a.clock == nil && a.daypart == nil && b.isClockOnly && !b.isWeak
      && gap.subtracting([.newline, .at, .bullet, .comma]).isEmpty
  }

  /// Whether nothing but light signs stand between; a dash also passes where it joins no range.
  func isLight(_ gap: Gap, allowing more: Gap = []) -> Bool {
    gap.subtracting(Gap.light.union(more).union(.newline)).isEmpty
  }

  /// "Fri" + "Dec 4"; "12月4日" + "(金)"; "next week" + "Tuesday"; "来週" + "火曜日".
  private func joinedDays(_ a: Phrase, _ b: Phrase, _ gap: Gap) -> Phrase? {
    if let end = a.dateEnd, let weekday = b.date, weekday.bareWeekday != nil, b.isDateOnly,
      gap.subtracting([.comma, .bracket]).isEmpty,
      let date = day(end, weekday, gap)
    {
      var joined = merged(a, b, rule: a.rule)
      joined.dateEnd = date
      return joined
    }
    guard let first = a.date, let second = b.date, a.dateEnd == nil, b.dateEnd == nil, a.offset == nil,
      b.offset == nil,
      a.open == nil, b.clock == nil || a.clock == nil, a.duration == nil,
      !gap.contains(.newline) || mayCrossLines(a, b, gap)
    else { return nil }
    guard isLight(gap, allowing: [.possessive, .dash]),
      !gap.contains(.dash) || gap == .dash && isWeekdayAnd(first, second)
    else { return nil }
    guard let date = day(first, second, gap) else { return nil }
    var joined = merged(a, b, rule: "\(b.rule) with \(a.rule)")
    joined.date = date
    joined.confidence = max(a.confidence, b.confidence)
    joined.clock = a.clock ?? b.clock
    joined.clockEnd = a.clock != nil ? a.clockEnd : b.clockEnd
    joined.daypart = a.daypart ?? b.daypart
    if reader.symbol(joined.last, ")"), gap.contains(.bracket), !reader.symbol(b.first, "(") {
      joined.last += 1
    }
    return joined
  }

  /// "Mon–Fri, Dec 7–11": the weekdays of a range of dates.
  private func weekdaysBefore(_ a: Phrase, _ b: Phrase, _ gap: Gap) -> Phrase? {
    guard a.isWeekdayRange, a.clock == nil, b.clock == nil, b.open == nil, isLight(gap),
      !gap.contains(.newline)
    else { return nil }
    if case .range? = b.date {
      return Phrase.from(b, first: a.first)
    }
    guard b.dateEnd != nil, case .calendar? = b.date else { return nil }
    return Phrase.from(b, first: a.first)
  }

  private func isWeekdayAnd(_ a: DateExpression, _ b: DateExpression) -> Bool {
    if case .calendar = b, case .weekday = a { return true }
    if case .calendar = a, case .weekday = b { return true }
    return false
  }

  private func day(_ a: DateExpression, _ b: DateExpression, _ gap: Gap) -> DateExpression? {
    switch (a, b) {
    case (.weekday(let weekday, let anchor), .calendar(var day)),
      (.calendar(var day), .weekday(let weekday, let anchor)):
      guard day.weekday == nil else { return nil }
      if day.month == nil, gap.contains(.comma) { return nil }
      day.weekday = weekday
      day.anchor = anchor
      return .calendar(day)
    case (.weekday(_, .unsaid), .day(let n, let period)),
      (.day(let n, let period), .weekday(_, .unsaid)):
      return .day(n, of: period)
    case (.weekday(let weekday, _), .period(.week, let offset)),
      (.period(.week, let offset), .weekday(let weekday, .unsaid)):
      return gap.contains(.comma) ? nil : .weekday(weekday, .week(offset))
    case (.relativeDay, .calendar), (.relativeDay, .weekday(_, .unsaid)):
      // "Tomorrow, Dec 1": the calendar says it better.
      return gap.subtracting([.comma, .bracket, .bullet]).isEmpty && !gap.isEmpty || gap.isEmpty
        ? agreeing(a, b) : nil
    case (.calendar, .relativeDay), (.weekday(_, .unsaid), .relativeDay):
      return gap.contains(.bracket) ? agreeing(b, a) : nil
    case (.period(.month, let offset), .calendar(let day)) where day.month == nil && gap.contains(.on):
      return .day(day.day, of: .period(.month, offset))
    case (.calendar(let day), .year(let year)) where day.year == nil && gap.contains(.of):
      var day = day
      day.year = year
      return .calendar(day)
    case (.year(let year), .calendar(let day)) where day.year == nil:
      var day = day
      day.year = year
      return .calendar(day)
    case (.nthWeekday, .period), (.holiday, .period(.year, _)): return nil
    default: return nil
    }
  }

  private func agreeing(_ relative: DateExpression, _ other: DateExpression) -> DateExpression? {
    if case .calendar(let day) = other, day.month != nil { return other }
    return relative
  }

  /// A date and a clock or part of the day, in either order.
  private func joinedClock(_ a: Phrase, _ b: Phrase, _ gap: Gap) -> Phrase? {
    guard a.open == nil, b.open == nil, a.offset == nil, b.offset == nil, a.duration == nil, b.duration == nil
    else { return nil }
    // Parts of the day tell the half: "in the morning 9 oclock", "3 this afternoon".
    if a.date == nil, b.date == nil, a.isDaypartOnly, b.isClockOnly, isLight(gap) {
      return daypartAndClock(a, b)
    }
    if a.isClockOnly, b.isDaypartOnly, isLight(gap) || gap.isEmpty { return clockAndDaypart(a, b) }
    if a.namesDay, a.clock == nil, b.date == nil {
      if b.clock != nil, isLight(gap, allowing: a.daypart == nil ? [.dash] : []),
        !gap.contains(.of) || gap == .of
      {
        return dateAndClock(a, b, gap)
      }
      if b.isDaypartOnly, a.daypart == nil, isLight(gap), !gap.contains(.newline) {
        var joined = merged(a, b, rule: "part of a day")
        joined.daypart = b.daypart
        joined.confidence = min(a.confidence, 0.85)
        return joined
      }
    }
    if a.namesDay, let clock = a.clock, clock.isOpen, b.isDaypartOnly, isLight(gap), !gap.contains(.newline),
      let daypart = b.daypart
    {
      var joined = merged(a, b, rule: a.rule)
      joined.clock = Combiner.apply(daypart, to: clock)
      joined.clockEnd = a.clockEnd.map { Combiner.apply(daypart, to: $0) }
      return joined
    }
    if a.namesDay, a.clock == nil, a.daypart == nil, b.isClockOnly, b.clockEnd == nil,
      gap == .before || gap == .after
    {
      var joined = merged(a, b, rule: "day and bound")
      joined.clock = b.clock
      joined.open = gap == .before ? .before : .after
      return joined
    }
    if a.date != nil, a.dateEnd != nil, a.clock != nil, a.clockEnd == nil, b.isClockOnly, b.clockEnd == nil,
      isLight(gap), !gap.contains(.newline)
    {
      var joined = merged(a, b, rule: a.rule)
      joined.clockEnd = b.clock
      return joined
    }
    if a.isClockOnly || a.isDaypartOnly, b.namesDay, b.clock == nil, isLight(gap, allowing: [.dash]),
      !gap.contains(.newline), !gap.contains(.by), !(a.isDaypartOnly && gap.contains(.bullet))
    {
      guard !clockFollows(b) || a.isDaypartOnly else {
        // "2:00 – tomorrow 4:00": today's clock to tomorrow's.
        guard !gap.isDisjoint(with: [.dash, .range]), a.clockEnd == nil, a.clock != nil else { return nil }
        var joined = merged(a, b, rule: "range")
        joined.date = .relativeDay(0)
        joined.dateEnd = b.date
        return joined
      }
      return clockAndDate(a, b, gap)
    }
    return nil
  }

  /// "08:47 Dec 3 11:12": the date belongs to the clock after it.
  private func clockFollows(_ b: Phrase) -> Bool {
    let i = b.last
    guard reader.exists(i), !reader.tokens[i].newlineBefore else { return false }
    if let next = reader.clock(i) { return !next.clock.isBare }
    if reader.clockRange(i) != nil { return true }
    return reader.markedClock(i) != nil
  }

  private func daypartAndClock(_ a: Phrase, _ b: Phrase) -> Phrase? {
    guard let daypart = a.daypart else { return nil }
    var joined = merged(a, b, rule: "clock with part of the day")
    joined.clock = b.clock.map { Combiner.apply(daypart, to: $0) }
    joined.clockEnd = b.clockEnd.map { Combiner.apply(daypart, to: $0) }
    joined.confidence = max(a.confidence, b.confidence)
    return joined
  }

  private func clockAndDaypart(_ a: Phrase, _ b: Phrase) -> Phrase? {
    guard let daypart = b.daypart else { return nil }
    var joined = merged(a, b, rule: "clock with part of the day")
    joined.clock = a.clock.map { Combiner.apply(daypart, to: $0) }
    joined.clockEnd = a.clockEnd.map { Combiner.apply(daypart, to: $0) }
    joined.confidence = 0.92
    return joined
  }

  static func apply(_ daypart: Daypart, to clock: Clock) -> Clock {
    guard clock.half == nil, clock.daypart == nil, clock.hour <= 12 else { return clock }
    var clock = clock
    clock.daypart = daypart
    clock.isTwentyFour = false
    return clock
  }

  private func dateAndClock(_ a: Phrase, _ b: Phrase, _ gap: Gap) -> Phrase? {
    var joined = merged(a, b, rule: "date and clock")
    joined.clock = b.clock
    joined.clockEnd = b.clockEnd
    if let daypart = a.daypart ?? b.daypart {
      joined.clock = joined.clock.map { Combiner.apply(daypart, to: $0) }
      joined.clockEnd = joined.clockEnd.map { Combiner.apply(daypart, to: $0) }
      joined.daypart = nil
    }
    joined.confidence = min(a.confidence, max(b.confidence, 0.85)) * (gap.contains(.newline) ? 0.9 : 1)
    if gap.contains(.by) { joined.rule = "by a time" }
    return joined
  }

  private func clockAndDate(_ a: Phrase, _ b: Phrase, _ gap: Gap) -> Phrase? {
    // "9-5 Mon-Sat": the weekdays are a range of their own.
    if b.date?.bareWeekday != nil, reader.symbol(b.last, "-") || reader.has(b.last, .rangeMark),
      reader.has(b.last + 1, .weekday)
    {
      return nil
    }
    var joined = merged(a, b, rule: "clock and date")
    joined.date = b.date
    if a.clock == nil {
      joined.daypart = a.daypart
      return b.daypart == nil ? joined : nil
    }
    if let daypart = b.daypart {
      joined.clock = a.clock.map { Combiner.apply(daypart, to: $0) }
      joined.clockEnd = a.clockEnd.map { Combiner.apply(daypart, to: $0) }
      joined.daypart = nil
    }
    joined.confidence = min(b.confidence, max(a.confidence, 0.85))
    return joined
  }

  func merged(_ a: Phrase, _ b: Phrase, rule: String) -> Phrase {
    var joined = a
    joined.last = b.last
    joined.rule = rule
    joined.confidence = min(a.confidence, b.confidence)
    joined.isWeak = false
    joined.zone = a.zone ?? b.zone
    joined.zoneEnd = max(a.zoneEnd, b.zoneEnd)
    return joined
  }
}
