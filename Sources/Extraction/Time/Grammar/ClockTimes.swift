import Specimens

/// Clock times in figures, the same in every language: 19:30, 7:30 pm, 7pm, 7.30pm, 15h20.
extension Reader {
  /// The time that begins at a token, and the token after it. `lenient` also takes bare hours.
  func clock(_ i: Int, lenient: Bool = false) -> (clock: Clock, next: Int)? {
    guard exists(i) else { return nil }
    if tokens[i].isDigits { return figures(i, lenient: lenient) }
    return nil
  }

  private func figures(_ i: Int, lenient: Bool) -> (clock: Clock, next: Int)? {
    let hour = tokens[i]
    guard hour.digits <= 2, !isPartOfNumber(i) else { return hour.digits <= 4 ? glued(i) : nil }
    if symbol(i + 1, ":"), isDigits(i + 2), tokens[i + 2].digits == 2, !tokens[i + 1].newlineBefore,
      !tokens[i + 2].newlineBefore,
      !(tokens[i + 1].spaceBefore != tokens[i + 2].spaceBefore && tokens[i + 1].spaceBefore)
    {
      return colon(i)
    }
    if symbol(i + 1, "."), isDigits(i + 2), tokens[i + 2].digits == 2, isGlued(i + 1), isGlued(i + 2),
      tokens[i + 2].value < 60
    {
      let dotted = Clock(hour: hour.value, minute: tokens[i + 2].value)
      if let (half, next) = meridiem(i + 3), (1...12).contains(hour.value) {
        return (with(dotted, half), next)
      }
      if lenient, hour.value < 24,
        !anyWord(
          i + 3, "percent", "million", "billion", "miles", "km", "per", "points", "kg", "degrees", "x"),
        !isGlued(i + 3) || !isNumberLike(i + 3)
      {
        return (dotted, i + 3)
      }
      return nil
    }
    if let (clock, next) = letterH(i) { return (clock, next) }
    if let (half, next) = meridiem(i + 1) {
      guard (1...12).contains(hour.value) else { return nil }
      // "4a" is more often a house number or a seat than an hour.
      if next == i + 2, word(i + 1, "a"), !lenient { return nil }
      return (with(Clock(hour: hour.value), half), next)
    }
    if let next = oclock(i + 1), (0...24).contains(hour.value) {
      if let (half, end) = meridiem(next) { return (with(Clock(hour: hour.value), half), end) }
      return (Clock(hour: hour.value), next)
    }
    guard lenient, hour.value <= 24, isFreeStanding(i) else { return nil }
    if isDigits(i + 1), tokens[i + 1].digits == 2, tokens[i + 1].value < 60, !tokens[i + 1].newlineBefore,
      isFreeStanding(i + 1),
      has(i - 1, .at)
    {
      return (Clock(hour: hour.value, minute: tokens[i + 1].value), i + 2)
    }
    var bare = Clock(hour: hour.value)
    bare.isBare = true
    return (bare, i + 1)
  }

  private func isNumberLike(_ i: Int) -> Bool {
    exists(i) && (tokens[i].kind == .word || symbol(i, "%") || tokens[i].isDigits)
  }

  /// Whether a number stands alone: no unit, sign or decimals beside it.
  func isFreeStanding(_ i: Int) -> Bool {
    guard isDigits(i), tokens[i].digits <= 2 else { return false }
    if isGlued(i) {
      let before = scalarBefore(i)
      if Scalars.isLatin(before)
        || [0x24, 0xA3, 0x20AC, 0xA5, 0x23, 0x2E, 0x2F, 0x2C, 0x2B, 0x3A].contains(before)
      {
        return false
      }
    }
    if isGlued(i + 1) {
      let after = scalarAfter(i)
      if Scalars.isLatin(after) || [0x25, 0x2F, 0x24, 0x20AC, 0xA3, 0xB0, 0x3A].contains(after) {
        return false
      }
      if after == 0x2E || after == 0x2C { return !(isGlued(i + 2) && isDigits(i + 2)) }
    }
    return true
  }

  private func isPartOfNumber(_ i: Int) -> Bool {
    guard isGlued(i) else { return false }
    let before = scalarBefore(i)
    if before == 0x3A || before == 0x2F {
      return i >= 2 && tokens[i - 2].isDigits && before == 0x3A ? !isDateTail(i) : false
    }
    if before == 0x2E || before == 0x2C {
      return i >= 2 && isGlued(i - 1) && tokens[i - 2].isDigits && tokens[i - 2].digits < 4
        && (before == 0x2E || isNumberSeparator(i - 1))
    }
    return Scalars.isLatin(before) && !word(i - 1, "t") || [0x24, 0xA3, 0x20AC, 0xA5, 0x23].contains(before)
  }

  /// 05/31/2024:14:15: the colon belongs to the date before it.
  private func isDateTail(_ i: Int) -> Bool { i >= 2 && tokens[i - 2].digits == 4 }

  private func colon(_ i: Int) -> (clock: Clock, next: Int)? {
    var clock = Clock(hour: tokens[i].value, minute: tokens[i + 2].value)
    guard clock.minute < 60, clock.hour <= 30 else { return nil }
    // 0:42 in English is the length of a recording.
    if clock.hour == 0, tokens[i].digits == 1, text.language == .english, !has(i - 1, .at) { return nil }
    clock.isTwentyFour = clock.hour > 12 || clock.hour == 0 || tokens[i].digits == 2 && clock.hour < 10
    var next = i + 3
    if symbol(next, ":"), isGlued(next), isDigits(next + 1), isGlued(next + 1), tokens[next + 1].digits == 2 {
      guard tokens[next + 1].value < 60 else { return nil }
      clock.second = tokens[next + 1].value
      next += 2
      if symbol(next, "."), isGlued(next), isDigits(next + 1), isGlued(next + 1) { next += 2 }
    } else if symbol(next, ":"), isGlued(next), isDigits(next + 1) {
      return nil
    }
    if let (half, end) = meridiem(next) {
      guard clock.hour <= 12 || (half == .pm && clock.hour < 24) else { return (clock, next) }
      return (with(clock, half), end)
    }
    if isGlued(next), exists(next), tokens[next].kind == .word, !word(next, "z"), !word(next, "h"),
      !word(next, "ish")
    {
      return nil
    }
    if isGlued(next), symbol(next, "%") { return nil }
    // 25:12 is a time only where late hours are written so.
    if clock.hour > 24, text.language == .english { return nil }
    return (clock, next)
  }

  /// 15h, 15h20.
  private func letterH(_ i: Int) -> (clock: Clock, next: Int)? {
    guard word(i + 1, "h"), isGlued(i + 1), tokens[i].value <= 24 else { return nil }
    var clock = Clock(hour: tokens[i].value)
    clock.isTwentyFour = true
    if isDigits(i + 2), isGlued(i + 2), tokens[i + 2].digits == 2, tokens[i + 2].value < 60 {
      clock.minute = tokens[i + 2].value
      return (clock, i + 3)
    }
    // A bare "3h" is a duration; "16h" after "at" or beside a date is a time.
    guard tokens[i].digits == 2 || has(i - 1, .at) || has(i - 1, .rangeMark) || symbol(i - 1, "-") else {
      return nil
    }
    return (clock, i + 2)
  }

  /// 330 p.m., 1140 a.m., 715ampm.
  private func glued(_ i: Int) -> (clock: Clock, next: Int)? {
    let (hour, minute) = (tokens[i].value / 100, tokens[i].value % 100)
    if let military = military(i, hour: hour, minute: minute) { return military }
    guard tokens[i].digits >= 3, minute < 60, !isPartOfNumber(i), let (half, next) = meridiem(i + 1),
      (1...12).contains(hour)
    else {
      return nil
    }
    return (with(Clock(hour: hour, minute: minute), half), next)
  }

  /// 1930h, 0730 hrs, at 1900 hours.
  private func military(_ i: Int, hour: Int, minute: Int) -> (clock: Clock, next: Int)? {
    guard tokens[i].digits == 4, hour < 24, minute < 60, !isPartOfNumber(i), exists(i + 1),
      !tokens[i + 1].newlineBefore,
      isMilitaryRange(i) || word(i + 1, "h") && isGlued(i + 1) || anyWord(i + 1, "hrs", "hr", "hours"),
      isMilitaryRange(i) || isGlued(i + 1) || hour < 10 || has(i - 1, .at) || has(i - 1, .from)
        || symbol(i - 1, "-")
    else { return nil }
    return (Clock(hour: hour, minute: minute, isTwentyFour: true), isMilitaryRange(i) ? i + 1 : i + 2)
  }

  /// 0900-1700 hrs: the first of two.
  private func isMilitaryRange(_ i: Int) -> Bool {
    symbol(i + 1, "-") && isDigits(i + 2) && tokens[i + 2].digits == 4
      && (word(i + 3, "h") && isGlued(i + 3) || anyWord(i + 3, "hrs", "hours"))
  }

  private func with(_ clock: Clock, _ half: Clock.Half?) -> Clock {
    var clock = clock
    clock.half = half
    clock.isTwentyFour = false
    return clock
  }

  /// am, p.m., a m, p, ampm; nil inside says that both halves are named.
  func meridiem(_ i: Int) -> (half: Clock.Half?, next: Int)? {
    var i = i
    if symbol(i, "."), isGlued(i), isGlued(i + 1), has(i + 1, .meridiem) { i += 1 }
    guard let value = value(i, .meridiem), tokens[i].kind == .word, !tokens[i].newlineBefore else {
      return nil
    }
    if value == 2 { return (nil, i + 1) }
    let half: Clock.Half = value == 0 ? .am : .pm
    let isSingle = tokens[i].end - tokens[i].start == 1
    if !isSingle { return (half, i + 1) }
    // p.m. | p m | p . m .
    if symbol(i + 1, "."), word(i + 2, "m"), !tokens[i + 2].newlineBefore {
      return (half, symbol(i + 3, ".") && !endsSentence(i + 3) ? i + 4 : i + 3)
    }
    if word(i + 1, "m"), !tokens[i + 1].newlineBefore { return (half, i + 2) }
    guard isGlued(i) else { return nil }
    return (half, i + 1)
  }

  private func endsSentence(_ i: Int) -> Bool { false }

  /// o'clock, oclock.
  func oclock(_ i: Int) -> Int? {
    if has(i, .oclock) { return i + 1 }
    if word(i, "o"), symbol(i + 1, "'"), word(i + 2, "clock") { return i + 3 }
    return nil
  }
}
