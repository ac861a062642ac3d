import Specimens

/// English lengths of time, and points told by them: in 2 hours, 3 days ago, 2 weeks after tomorrow.
extension Reader {
  /// 3 hours 30 minutes; 2hr5min; a few days; half an hour; 1 day and 5 hours.
  func englishSpan(_ start: Int) -> (span: TimeSpan, next: Int)? {
    var span = TimeSpan()
    var next = start
    var parts = 0
    while parts < 6, let (amount, grain, after, vague) = spanPart(next) {
      if let finest = span.amounts.keys.min(), grain >= finest, parts > 0 { break }
      span.add(amount, grain)
      span.isVague = span.isVague || vague
      parts += 1
      next = after
      var ahead = next
      if symbol(ahead, ",") { ahead += 1 }
      if has(ahead, .and) { ahead += 1 }
      guard spanPart(ahead) != nil, !tokens[ahead].newlineBefore else { break }
      next = ahead
      if spanPart(next).map({ $0.grain >= grain }) == true {
        next = after
        break
      }
    }
    return parts > 0 ? (span, next) : nil
  }

  private func spanPart(_ i: Int) -> (amount: Double, grain: Grain, next: Int, vague: Bool)? {
    guard exists(i) else { return nil }
    if has(i, .half) {
      var next = i + 1
      if word(next, "a") || word(next, "an") { next += 1 }
      if symbol(next, "-") { next += 1 }
      guard let grain = spanUnit(next) else { return nil }
      // "Half day on Friday" names a kind of day.
      if grain == .day, next == i + 1, !word(i - 1, "a") { return nil }
      return (0.5, grain, next + 1, false)
    }
    if word(i, "a") || has(i, .quarter) {
      let at = word(i, "a") ? i + 1 : i
      if has(at, .quarter), anyWord(at + 1, "of", "hour"),
        let hour = word(at + 1, "hour") ? at + 1 : (word(at + 2, "an") ? at + 3 : nil),
        spanUnit(hour) == .hour
      {
        return (0.25, .hour, hour + 1, false)
      }
    }
    guard let (amount, next, vague) = spanAmount(i) else { return nil }
    var at = next
    if symbol(at, "-"), isGlued(at) { at += 1 }
    if anyWord(at, "more", "full", "whole", "business", "working") { at += 1 }
    guard exists(at), !tokens[at].newlineBefore, let grain = spanUnit(at) ?? shortUnit(at) else { return nil }
    // "a second wave", "25¢ a day"
    if word(i, "a"), word(at, "second") || isRate(i) { return nil }
    // "an hour and a half", "2 and a half hours" is read in spanAmount.
    if word(at + 1, "and"), word(at + 2, "a"), has(at + 3, .half) {
      return (amount + 0.5, grain, at + 4, vague)
    }
    return (amount, grain, at + 1, vague)
  }

  /// An amount stands before "a day": what it costs, not how long.
  private func isRate(_ i: Int) -> Bool {
    guard exists(i - 1), !tokens[i].newlineBefore else { return false }
    return has(i - 1, .currency) || has(i - 1, .subunit) || symbol(i - 1, "¢") || tokens[i - 1].isDigits
      || anyWord(i - 1, "times", "once", "twice")
  }

  private func spanAmount(_ i: Int) -> (Double, Int, Bool)? {
    if let vague = vagueNumber(i) { return (vague.value, vague.next, true) }
    if let part = fraction(i) { return (part.value, part.next, false) }
    guard let number = englishNumber(i) else { return nil }
    if tokens[i].isDigits, isGlued(i) {
      let before = scalarBefore(i)
      if Scalars.isLatin(before) && !(has(i - 1, .unit) || shortUnit(i - 1) != nil)
        || [0x24, 0xA3, 0x20AC, 0xA5, 0x2E, 0x2F, 0x3A].contains(before)
      {
        return nil
      }
    }
    if word(number.next, "and") {
      let at = word(number.next + 1, "a") || word(number.next + 1, "an") ? number.next + 2 : number.next + 1
      if has(at, .half) { return (number.value + 0.5, at + 1, false) }
    }
    if symbol(number.next, "½"), isGlued(number.next) { return (number.value + 0.5, number.next + 1, false) }
    if tokens[i].isDigits, number.next == i + 1, !tokens[i + 1].newlineBefore, !isGlued(i + 1),
      let part = fraction(i + 1)
    {
      return (number.value + part.value, part.next, false)
    }
    return (number.value, number.next, false)
  }

  /// 1/2, 3/4, 1/3 before a unit.
  private func fraction(_ i: Int) -> (value: Double, next: Int)? {
    guard isDigits(i), symbol(i + 1, "/"), isGlued(i + 1), isDigits(i + 2), isGlued(i + 2),
      (2...4).contains(tokens[i + 2].value), tokens[i].value > 0, tokens[i].value < tokens[i + 2].value,
      !isGlued(i) || !Scalars.isWordLike(scalarBefore(i)) && scalarBefore(i) != 0x2F
    else { return nil }
    return (Double(tokens[i].value) / Double(tokens[i + 2].value), i + 3)
  }

  private func spanUnit(_ i: Int) -> Grain? {
    guard exists(i), tokens[i].kind == .word, let unit = value(i, .unit), let grain = Grain(rawValue: unit)
    else { return nil }
    // "night" as a unit: two nights.
    return grain
  }

  /// 3h, 5m, 2d, 1w, 3y: one letter, glued to its number.
  private func shortUnit(_ i: Int) -> Grain? {
    guard isGlued(i), tokens[i].kind == .word, tokens[i].end - tokens[i].start == 1 else { return nil }
    switch text.shadow.scalars[Int(tokens[i].start)] {
    case 0x68: return .hour
    case 0x6D: return .minute
    case 0x73: return .second
    case 0x64: return .day
    case 0x77: return .week
    case 0x79: return .year
    default: return nil
    }
  }

  /// A span with the words around it that make it a point or a stretch of time.
  func englishDuration(_ i: Int) -> Phrase? {
    guard exists(i) else { return nil }
    var start = i
    var isIn = false
    var isWithin = false
    var isPlus = false
    if has(i, .inside) {
      isIn = true
      start = i + 1
    } else if has(i, .within) {
      isWithin = true
      start = i + 1
    } else if symbol(i, "+") {
      // "Arrives 3:25 PM +1 day" is told from the departure.
      if has(i - 1, .meridiem) || isDigits(i - 1), !tokens[i].newlineBefore { return nil }
      isPlus = true
      start = i + 1
    }
    if has(start, .approximately) { start += 1 }
    if has(start, .the), isIn || isWithin, has(start + 1, .which) || isDigits(start + 1) { start += 1 }
    if isWithin, value(start, .which) == 1, let (span, next) = withinNext(start + 1) {
      return windowPhrase(i, next, span, forward: true)
    }
    if let (span, next) = trailingWhich(start) {
      return Phrase.from(span, first: isIn ? start : i).ended(next)
    }
    guard exists(start), let (span, next) = englishSpan(start) else { return nil }
    if isIn || isPlus { return offsetPhrase(i, next, span, forward: true, confidence: isPlus ? 0.8 : 0.93) }
    if isWithin {
      if has(next, .of) || has(next, .after), let base = basePhrase(next + 1) {
        return phrase(
          i, base.last, base.date.map { .lasting($0, span) } ?? .relativeDay(0), "within a span of a day",
          0.75)
      }
      // "within 7 days of delivery" counts from something that is told.
      if word(next, "of") || has(next, .after), !endsLine(before: next + 1) {
        var result = Phrase(start, next, "length of time", 0.8)
        result.duration = span
        return result
      }
      return windowPhrase(i, next, span, forward: true)
    }
    return afterSpan(i, span, next)
  }

  private func withinNext(_ i: Int) -> (TimeSpan, Int)? {
    if let found = englishSpan(i) { return found }
    guard let grain = spanUnit(i) else { return nil }
    var span = TimeSpan(1, grain)
    var next = i + 1
    if has(next, .and), let more = englishSpan(next + 1) {
      for (grain, amount) in more.span.amounts { span.add(amount, grain) }
      next = more.next
    }
    return (span, next)
  }

  /// "2 next days", "13 last minutes", "5 coming minutes".
  private func trailingWhich(_ i: Int) -> (Phrase, Int)? {
    guard let number = englishNumber(i), let which = value(number.next, .which), which != 0,
      number.value == 1 || isPlural(number.next + 1),
      let grain = spanUnit(number.next + 1)
    else { return nil }
    let forward = which > 0 && which != 11
    if grain < .day {
      return (
        windowPhrase(i, number.next + 2, TimeSpan(number.value, grain), forward: forward), number.next + 2
      )
    }
    return (
      phrase(i, number.next + 2, .counted(Int(number.value), grain, forward: forward), "counted units", 0.8),
      number.next + 2
    )
  }

  private func isPlural(_ i: Int) -> Bool {
    exists(i) && (text.shadow.scalars[Int(tokens[i].end) - 1] == 0x73 || anyWord(i, "min", "hr"))
  }

  private func windowPhrase(_ first: Int, _ last: Int, _ span: TimeSpan, forward: Bool) -> Phrase {
    var result = Phrase(first, last, "window", 0.65)
    result.window = (span, forward)
    return result
  }

  private func offsetPhrase(_ first: Int, _ last: Int, _ span: TimeSpan, forward: Bool, confidence: Double)
    -> Phrase
  {
    var result = Phrase(
      first, last, forward ? "in a while" : "ago", span.isVague ? confidence * 0.8 : confidence)
    result.offset = (span, forward)
    return result
  }

  /// ago, from now, later, hence, before X, after X, from X; nothing: a length of time.
  private func afterSpan(_ i: Int, _ span: TimeSpan, _ next: Int) -> Phrase? {
    if has(next, .ago), !tokens[next].newlineBefore {
      return offsetPhrase(i, next + 1, span, forward: false, confidence: 0.95)
    }
    if has(next, .later), !tokens[next].newlineBefore,
      !word(next, "out") || span.amounts.count == 1 && word(i, "a")
    {
      return offsetPhrase(i, next + 1, span, forward: true, confidence: 0.85)
    }
    if has(next, .from), word(next + 1, "now") {
      return offsetPhrase(i, next + 2, span, forward: true, confidence: 0.95)
    }
    let isBefore = has(next, .before)
    if isBefore || has(next, .after) || has(next, .from) || has(next, .starting) {
      var at = next + 1
      if has(next, .starting), has(at, .from) || has(at, .on) { at += 1 }
      if let base = basePhrase(at), let date = base.date, base.clock == nil {
        if has(next, .starting) { return phrase(i, base.last, .lasting(date, span), "span from a day", 0.85) }
        if span.isInDays {
          let isFor = has(i - 1, .during)
          if isFor, has(next, .from) {
            return phrase(i - 1, base.last, .lasting(date, span), "span from a day", 0.85)
          }
          return phrase(
            i, base.last, .shifted(date, by: span, forward: !isBefore), "span before or after a day", 0.88)
        }
      }
      if let time = clock(at) ?? wordClock(at),
        !isBefore || span.amounts.keys.contains(.minute) || span.amounts.keys.contains(.hour), !span.isInDays
      {
        return shiftedClock(
          i, span, time.clock, time.next, forward: !isBefore, isFor: has(i - 1, .during) && has(next, .from))
      }
      if isBefore, endsLine(before: at), !span.isInDays, startsLine(i) {
        return offsetPhrase(i, at, span, forward: false, confidence: 0.7)
      }
    }
    if word(next, "to"), span.amounts.count == 1, let minutes = span.amounts[.minute],
      let time = clock(next + 1)
    {
      return shiftedClock(i, TimeSpan(minutes, .minute), time.clock, time.next, forward: false, isFor: false)
    }
    if word(next, "for"), has(next + 1, .from) { return nil }
    var result = Phrase(i, next, "length of time", span.isVague ? 0.6 : 0.8)
    result.duration = span
    // "3 hours" after a price or as a rate ("/hour") stay lengths; "3y" alone is too little.
    if tokens[i].isDigits, next == i + 2, isGlued(i + 1), shortUnit(i + 1) != nil {
      result.isWeak =
        !has(i - 1, .during) && !anyWord(i - 1, "lasted", "lasts", "takes", "took", "runs", "duration")
    }
    if span.isVague, word(i, "a"), !has(i - 1, .during), span.finest < .day {
      result.isWeak = word(next - 1, "hour")
    }
    return result
  }

  private func shiftedClock(
    _ i: Int, _ span: TimeSpan, _ clock: Clock, _ next: Int, forward: Bool, isFor: Bool
  ) -> Phrase? {
    let minutes = Int((span.amounts[.hour] ?? 0) * 60 + (span.amounts[.minute] ?? 0))
    if isFor {
      var result = Phrase(i - 1, next, "span from a time", 0.85)
      result.clock = clock
      result.clockEnd = clock.adding(minutes: minutes)
      return result
    }
    var result = Phrase(i, next, "minutes before or after a time", 0.85)
    result.clock = clock.adding(minutes: forward ? minutes : -minutes)
    return result
  }

  /// The day that a span counts from.
  private func basePhrase(_ i: Int) -> Phrase? {
    guard exists(i) else { return nil }
    return englishRelative(i) ?? numericDate(i) ?? englishDate(i)
  }
}

extension Phrase {
  func ended(_ last: Int) -> Phrase {
    var copy = self
    copy.last = last
    return copy
  }
}

extension Clock {
  func adding(minutes: Int) -> Clock {
    let total = ((self.minutes + minutes) % 1440 + 1440) % 1440
    var clock = Clock(hour: total / 60, minute: total % 60)
    clock.isTwentyFour = true
    if isOpen {
      clock.isTwentyFour = false
    }
    return clock
  }
}
