import Specimens

/// English clock times in words, and ranges of clock times.
extension Reader {
  func englishClock(_ i: Int) -> Phrase? {
    guard exists(i) else { return nil }
    if mayBeginRange(i), let range = clockRange(i) { return range }
    let isAfterAt = has(i - 1, .at) || symbol(i - 1, "@")
    if let minute = value(i, .moment) { return momentPhrase(i, minute) }
    if isDigits(i), isFreeStanding(i) || word(i + 1, "ish"), tokens[i].digits <= 2,
      (1...12).contains(tokens[i].value), word(i + 1, "ish"), !isGlued(i)
    {
      return finished(i, Clock(hour: tokens[i].value), i + 1, "clock")
    }
    if let told = hourOfDaypart(i) ?? dottedClock(i) { return told }
    if isDigits(i), word(i + 1, "past") || word(i + 2, "past"), let (time, next) = wordClock(i) {
      return finished(i, time, next, "clock in words")
    }
    if let (time, next) = clock(i, lenient: isAfterAt) {
      if time.isBare { return bareAfterAt(i, time, next) }
      return finished(i, time, next, "clock")
    }
    if let (time, next) = wordClock(i) { return finished(i, time, next, "clock in words") }
    if has(i, .daypart), let phrase = daypartPhrase(i) { return phrase }
    if has(i, .inside), has(i + 1, .the), has(i + 2, .daypart), let phrase = daypartPhrase(i + 2) {
      return Phrase.from(phrase, first: i)
    }
    return nil
  }

  /// 2 in the afternoon, 7 at night: the words behind a number make it an hour.
  private func hourOfDaypart(_ i: Int) -> Phrase? {
    guard isFreeStanding(i), (1...12).contains(tokens[i].value), exists(i + 1), !tokens[i + 1].newlineBefore
    else { return nil }
    let at: Int
    if has(i + 1, .inside), has(i + 2, .the) {
      at = i + 3
    } else if word(i + 1, "at"), word(i + 2, "night") {
      at = i + 2
    } else {
      return nil
    }
    guard let daypart = value(at, .daypart).flatMap(Daypart.init(rawValue:)), !tokens[at].newlineBefore else {
      return nil
    }
    var result = finished(i, Clock(hour: tokens[i].value), at + 1, "hour and part of the day")
    result.clock?.daypart = daypart
    result.confidence = 0.85
    return result
  }

  /// "8.30?", "dinner 7.30 tomorrow", "9.30 then": hours with a point, as messages write them, where their words say so.
  private func dottedClock(_ i: Int) -> Phrase? {
    let (hour, minute) = (tokens[i], tokens[i + 2])
    guard text.language == .english, hour.isDigits, hour.digits <= 2, (1...23).contains(hour.value),
      symbol(i + 1, "."), isGlued(i + 1), minute.isDigits, minute.digits == 2, isGlued(i + 2),
      minute.value < 60, minute.value % 5 == 0, !isGlued(i) || i == 0, !isDottedDate(i)
    else { return nil }
    let after = i + 3
    guard !isGlued(after) || tokens[after].kind == .symbol && !symbol(after, "%") && !isGlued(after + 1)
    else { return nil }
    let isAsked =
      symbol(after, "?") && endsLine(before: after + 1)
      && (startsLine(i) || startsLine(i - 1) || startsLine(i - 2))
    let isFollowed =
      !tokens[after].newlineBefore
      && (has(after, .relativeDay) || has(after, .daypart) || has(after, .on) && has(after + 1, .weekday)
        || anyWord(after, "ok", "okay", "then", "instead", "sharp", "works", "work", "tmr", "tmrw"))
    let isLed =
      !hour.newlineBefore
      && (has(i - 1, .relativeDay) || has(i - 1, .daypart) || has(i - 1, .until) || has(i - 1, .after)
        || has(i - 1, .before) || has(i - 1, .weekday) && minute.value > 31)
    guard isAsked || isFollowed || isLed else { return nil }
    var result = finished(
      i, Clock(hour: hour.value, minute: minute.value, isTwentyFour: hour.value > 12), after,
      "clock with a point")
    result.confidence = isAsked ? 0.7 : 0.8
    return result
  }

  /// Whether what stands behind minutes lets a second clock follow.
  private func mayBeginRange(_ i: Int) -> Bool {
    guard tokens[i].isDigits, symbol(i + 1, ":"), isDigits(i + 2) else { return true }
    let next = tokens[i + 3]
    switch next.kind {
    case .number: return next.digits == 0
    case .symbol: return [0x2D, 0x7E, 0x2192, 0x3A, 0x2E].contains(next.value)
    case .word, .character: return true
    }
  }

  private func finished(_ i: Int, _ clock: Clock, _ next: Int, _ rule: String) -> Phrase {
    var result = Phrase(i, next, rule, clock.isOpen ? 0.88 : 0.95)
    result.clock = clock
    result.isSmallHourOpen = text.language == .english
    if word(next, "ish"), isGlued(next) || exists(next) && !tokens[next].newlineBefore {
      result.last = next + 1
    } else if symbol(next, "-"), word(next + 1, "ish") {
      result.last = next + 2
    } else if has(next, .approximately), endsLine(before: next + 1), !tokens[next].newlineBefore {
      result.last = next + 1
    }
    return result
  }

  /// noon, midnight, 12 noon, noonish.
  private func momentPhrase(_ i: Int, _ minute: Int) -> Phrase? {
    var result = Phrase(i, i + 1, "noon or midnight", 0.93)
    var clock = Clock(hour: minute / 60)
    clock.isTwentyFour = true
    if minute == 720 { clock.half = .pm }
    result.clock = clock
    if isDigits(i - 1), tokens[i - 1].value == 12, isFreeStanding(i - 1), !tokens[i].newlineBefore {
      result.first = i - 1
    }
    if has(result.first - 1, .the) { result.first -= 1 }
    if word(i + 1, "ish") { result.last = i + 2 }
    return result
  }

  /// "at 3", "at 150ish", "at 6.": a number that only the word before it makes a time.
  private func bareAfterAt(_ i: Int, _ clock: Clock, _ next: Int) -> Phrase? {
    if clock.minute == 0, exists(next), !tokens[next].newlineBefore, tokens[next].kind == .word {
      let isFollowed =
        has(next, .on) || has(next, .inside) || has(next, .relativeDay) || has(next, .weekday)
        || has(next, .daypart)
        || has(next, .which) || has(next, .and) || has(next, .rangeMark)
        || anyWord(
          next, "sharp", "please", "or", "for", "with", "if", "is", "ok", "ish", "then", "tho", "at", "by")
      guard
        isFollowed
          || !has(next, .unit) && has(i - 1, .at) && word(i - 1, "at")
            && !anyWord(next, "of", "to", "points", "percent", "people", "years", "months", "miles", "km")
            && false
      else { return nil }
    }
    if has(i - 1, .approximately), !has(i - 2, .daypart), !has(i - 2, .relativeDay), !has(i - 2, .at) {
      return nil
    }
    if symbol(next, "/") || symbol(next, "%")
      || (symbol(next, "-") || symbol(next, "~")) && isDigits(next + 1)
    {
      return nil
    }
    var result = finished(i, clock, next, "hour after at")
    result.confidence = 0.7
    return result
  }

  /// three thirty, nine fifty nine a m, five-thirty, half past three, quarter to five, twenty after 3pm.
  func wordClock(_ i: Int) -> (clock: Clock, next: Int)? {
    if let found = pastOrTo(i) { return found }
    guard let hour = value(i, .number), (1...12).contains(hour) else { return nil }
    var next = i + 1
    var clock = Clock(hour: hour)
    if symbol(next, "-"), isGlued(next), value(next + 1, .number) != nil { next += 1 }
    if let minute = smallNumber(next), minute.value < 60, minute.value >= 10 || value(next, .number) == 0,
      !tokens[next].newlineBefore
    {
      if minute.value == 0, let digit = value(next + 1, .number), digit < 10 {
        clock.minute = digit
        next += 2
      } else {
        clock.minute = minute.value
        next = minute.next
      }
      if let (half, end) = meridiem(next) {
        clock.half = half
        return (clock, end)
      }
      // "two thirty" alone may be an amount: only after "at", beside another, or with minutes that clocks show.
      guard !has(next, .unit), !has(next, .multiplier), !has(next, .currency) else { return nil }
      let isPlain = minute.value % 5 == 0 || has(i - 1, .at)
      return isPlain
        && (has(i - 1, .at) || has(i - 1, .from) || has(i - 1, .rangeMark) || has(next, .rangeMark)
          || has(next, .relativeDay) || has(next, .which))
        ? (clock, next) : nil
    }
    next = i + 1
    if let (half, end) = meridiem(next) {
      clock.half = half
      return (clock, end)
    }
    if let end = oclock(next) {
      if let (half, last) = meridiem(end) {
        clock.half = half
        return (clock, last)
      }
      return (clock, end)
    }
    if has(i - 1, .at), word(i - 1, "at"),
      endsLine(before: next) || has(next, .relativeDay) || has(next, .inside) && has(next + 1, .the)
        || has(next, .on) && has(next + 1, .weekday)
    {
      return (clock, next)
    }
    return nil
  }

  /// half past 7, quarter to five, ten past 8, 20 to 2pm.
  private func pastOrTo(_ i: Int) -> (clock: Clock, next: Int)? {
    var minutes: Int
    var next: Int
    if has(i, .half) {
      (minutes, next) = (30, i + 1)
    } else if has(i, .quarter) {
      (minutes, next) = (15, i + 1)
    } else if word(i, "a"), has(i + 1, .quarter) {
      (minutes, next) = (15, i + 2)
    } else if let number = smallNumber(i), number.value < 60 {
      (minutes, next) = (number.value, number.next)
    } else if isDigits(i), tokens[i].digits <= 2, tokens[i].value < 60, isFreeStanding(i),
      word(i + 1, "past") || word(i + 2, "past") && has(i + 1, .unit)
    {
      (minutes, next) = (tokens[i].value, i + 1)
    } else {
      return nil
    }
    if anyWord(next, "minutes", "mins", "min", "minute") { next += 1 }
    let isPast = has(next, .past)
    if has(i, .half), let hour = value(next, .number), (1...12).contains(hour), !tokens[next].newlineBefore,
      has(i - 1, .at) || has(i - 1, .relativeDay) || has(i - 1, .until)
        || startsLine(i) && (endsLine(before: next + 1) || has(next + 1, .relativeDay))
    {
      // "at half seven": half past, as the British say it.
      return (Clock(hour: hour, minute: 30), next + 1)
    }
    guard isPast || word(next, "to") || word(next, "till") || word(next, "of") && has(i, .quarter) else {
      return nil
    }
    if !isPast, !has(i, .quarter), !has(i, .half), !word(i, "a") { return nil }
    let at = next + 1
    if has(i, .half), !isPast { return nil }
    let base: (clock: Clock, next: Int)
    if let time = clock(at, lenient: true) {
      base = time
    } else if let hour = value(at, .number), (1...12).contains(hour) {
      let half = meridiem(at + 1)
      var time = Clock(hour: hour)
      time.half = half?.half
      base = (time, half?.next ?? at + 1)
    } else if let minute = value(at, .moment) {
      base = (Clock(hour: minute / 60), at + 1)
    } else {
      return nil
    }
    guard base.clock.minute == 0 else { return nil }
    var time = base.clock
    time.isBare = false
    if isPast {
      time.minute = minutes
    } else {
      time.hour = time.hour <= 1 ? time.hour + 11 : time.hour - 1
      time.minute = 60 - minutes
    }
    return (time, base.next)
  }

  /// morning, tonight, night-time, lunchtime.
  private func daypartPhrase(_ i: Int) -> Phrase? {
    guard let raw = value(i, .daypart), let daypart = Daypart(rawValue: raw), tokens[i].kind == .word else {
      return nil
    }
    if anyWord(i, "tonight", "tonite") {
      var result = phrase(i, i + 1, .relativeDay(0), "tonight", 0.92)
      result.daypart = .night
      return result
    }
    if anyWord(i, "lunch", "dinner", "breakfast", "brunch", "supper", "lunchtime", "dinnertime") {
      let isOfDay =
        has(i - 1, .relativeDay) && !tokens[i].newlineBefore
        && (endsLine(before: i + 1) || symbol(i + 1, "?") || has(i + 1, .at))
      guard anyWord(i, "lunchtime", "dinnertime") || has(i - 1, .at) || isOfDay else { return nil }
    }
    var result = Phrase(i, i + 1, "part of the day", 0.72)
    result.daypart = daypart
    if word(i, "night"), symbol(i + 1, "-"), word(i + 2, "time") {
      result.last = i + 3
      result.daypart = .nightTime
    }
    // "Good morning" greets.
    if anyWord(i - 1, "good", "happy") { return .void(i, i + 1) }
    result.isWeak = !isDaypartAlone(i)
    return result
  }

  private func isDaypartAlone(_ i: Int) -> Bool {
    if has(i - 1, .the), has(i - 2, .inside) || word(i - 2, "during") { return true }
    if has(i - 1, .at) || word(i - 1, "during") { return true }
    if startsLine(i), endsLine(before: i + 1) { return true }
    return false
  }

  // MARK: Ranges

  /// 7:30-9pm, 9 to 5, 1–3pm, from 3 to 4 in the PM, between 10 and 11:30.
  func clockRange(_ start: Int) -> Phrase? {
    var i = start
    var isFrom = false
    var isBetween = false
    if has(i, .inside), has(i + 1, .between) { i += 1 }
    if has(i, .from) || has(i, .at) && word(i, "at") {
      isFrom = has(i, .from)
      i += 1
    } else if has(i, .between) {
      isBetween = true
      i += 1
    }
    // 12.05-12.18 are days.
    if symbol(i + 1, "."), isDottedDate(i) { return nil }
    guard let (from, afterFrom) = rangeSide(i) else { return nil }
    guard exists(afterFrom), let mark = rangeMark(afterFrom, isBetween: isBetween) else { return nil }
    if !isBetween, !isFrom, tokens[afterFrom].newlineBefore { return nil }
    guard exists(mark), !tokens[mark].newlineBefore, let (to, last) = rangeSide(mark, isEnd: true) else {
      return nil
    }
    guard !(isDigits(last) && isGlued(last)), !(symbol(last, "/") && isGlued(last)),
      !(symbol(last, "-") && isDigits(last + 1))
    else { return nil }
    if from.isBare, to.isBare {
      guard from.hour <= 24, to.hour <= 24, from.hour > 0 || to.hour > 0 else { return nil }
      if has(last, .unit) || has(last, .month) || has(last, .of) || has(last, .currency)
        || has(last, .multiplier) || symbol(last, "%")
      {
        return nil
      }
    } else if from.isBare, !(1...24).contains(from.hour) {
      return nil
    }
    if from.isBare || to.isBare, isDigits(i), isGlued(i),
      [0x24, 0xA3, 0x20AC, 0xA5].contains(scalarBefore(i))
    {
      return nil
    }
    var (a, b) = Clock.paired(from, to)
    var end = last
    if has(last, .inside), has(last + 1, .the), let (half, next) = meridiem(last + 2) {
      (a.half, b.half) = (half, half)
      end = next
    } else if word(last, "ish") {
      end = last + 1
    } else if symbol(last, "-"), word(last + 1, "ish") {
      end = last + 2
    }
    var result = Phrase(start, end, "clock range", from.isBare && to.isBare ? 0.6 : 0.93)
    (result.clock, result.clockEnd) = (a, b)
    result.isWeak =
      from.isBare && to.isBare && from.half == nil && to.half == nil && end == last
      && !(startsLine(start) && endsLine(before: last) && !isGlued(afterFrom))
    return result
  }

  private func rangeSide(_ i: Int, isEnd: Bool = false) -> (clock: Clock, next: Int)? {
    guard exists(i) else { return nil }
    if has(i, .at), word(i, "at") { return rangeSide(i + 1, isEnd: isEnd) }
    if let minute = value(i, .moment) {
      var time = Clock(hour: minute / 60)
      time.isTwentyFour = true
      if minute == 0, isEnd { time.hour = 24 }
      return (time, i + 1)
    }
    if tokens[i].isDigits {
      if let (half, next) = meridiem(i + 1), tokens[i].digits <= 2, (1...12).contains(tokens[i].value) {
        var time = Clock(hour: tokens[i].value)
        time.half = half
        return (time, next)
      }
      if let time = clock(i, lenient: false) { return time }
      guard tokens[i].digits <= 2, tokens[i].value <= 24,
        !isGlued(i) || !Scalars.isDigit(scalarBefore(i)) && scalarBefore(i) != 0x2E
      else { return nil }
      if isGlued(i + 1), exists(i + 1), tokens[i + 1].kind == .word { return nil }
      if symbol(i + 1, ".") || symbol(i + 1, ","), isGlued(i + 1), isDigits(i + 2), isGlued(i + 2) {
        return clock(i, lenient: true)
      }
      if isGlued(i), Scalars.isLatin(scalarBefore(i)) || scalarBefore(i) == 0x23 { return nil }
      if has(i + 1, .monthMark) || has(i + 1, .dayMark) || has(i + 1, .yearMark) || has(i + 1, .hourMark)
        || has(i + 1, .unit) && exists(i + 1) && tokens[i + 1].kind == .character
      {
        return nil
      }
      // 18:45〜 3名様
      if exists(i + 1), tokens[i + 1].kind == .character, isGlued(i + 1) { return nil }
      var time = Clock(hour: tokens[i].value)
      time.isBare = true
      let next = oclock(i + 1)
      return (time, next ?? i + 1)
    }
    if let time = wordClock(i) { return time }
    if let hour = value(i, .number), (1...12).contains(hour) {
      var time = Clock(hour: hour)
      time.isBare = true
      if let minute = smallNumber(i + 1), minute.value >= 10, minute.value < 60 {
        time.minute = minute.value
        time.isBare = false
        return (time, minute.next)
      }
      return (time, i + 1)
    }
    return nil
  }

  private func rangeMark(_ i: Int, isBetween: Bool) -> Int? {
    if has(i, .rangeMark) || symbol(i, "-") || symbol(i, "~") || symbol(i, "→") { return i + 1 }
    return isBetween && has(i, .and) ? i + 1 : nil
  }
}

extension Clock {
  /// Lets each end of a range tell the other which half of the day is meant.
  static func paired(_ from: Clock, _ to: Clock) -> (Clock, Clock) {
    var (a, b) = (from, to)
    a.isBare = false
    b.isBare = false
    if a.isTwentyFour || b.isTwentyFour && b.hour != 24 {
      // noon to 3, 15:30-4:30: the first such hour after the beginning.
      if a.isTwentyFour, a.hour >= 12, b.isOpen, b.hour < 12, b.minutes <= a.minutes,
        b.minutes + 720 > a.minutes
      {
        b.half = .pm
      }
      return (a, b)
    }
    if a.half == nil, let half = b.half, a.hour <= 12 {
      a.half = half
      // 11-1pm, 9:30 to 3 pm begin in the morning.
      if half == .pm, a.minutes > b.minutes || a.minutes == b.minutes { a.half = .am }
      if half == .am, a.minutes > b.minutes, b.minutes > 0 { a.half = .pm }
    } else if b.half == nil, let half = a.half, b.hour <= 12 {
      b.half = half
      if b.minutes <= a.minutes { b.half = half == .am ? .pm : .am }
    } else if a.half == nil, b.half == nil, a.hour <= 12, b.hour <= 12, b.minutes <= a.minutes {
      // 11:30-1:30, 10-4: the end is in the afternoon.
      if a.hour == 12 {
        (a.half, b.half) = (.pm, .pm)
      } else {
        (a.half, b.half) = (.am, .pm)
      }
    }
    return (a, b)
  }
}
