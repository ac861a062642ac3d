import Specimens

/// Japanese and Chinese clock times: 午後7時半, 19時30分, 25時, 下午三点一刻, 晚上7点半, 朝の7時.
extension Reader {
  func eastAsianClock(_ i: Int) -> Phrase? {
    guard exists(i) else { return nil }
    let t = tokens[i]
    if t.has(.moment), t.kind == .character, let minute = value(i, .moment) {
      return eastAsianMoment(i, minute)
    }
    if let end = impossibleClock(i) { return .void(i, end) }
    if let (time, next) = clockLessMinutes(i) {
      var result = Phrase(i, next, "minutes before an hour", 0.9)
      result.clock = time
      return result
    }
    if let (time, next) = markedClock(i) {
      var result = Phrase(i, next, "clock", 0.93)
      result.clock = time
      return withRange(result)
    }
    if t.has(.meridiem) || t.has(.daypart), t.kind == .character { return prefixedClock(i) }
    return nil
  }

  /// 正午, 真夜中; 正午12時, 零点整.
  private func eastAsianMoment(_ i: Int, _ minute: Int) -> Phrase? {
    var result = Phrase(i, i + 1, "noon or midnight", 0.92)
    var clock = Clock(hour: minute / 60)
    clock.isTwentyFour = true
    result.clock = clock
    if let (time, next) = markedClock(skipParticle(i + 1)) ?? self.clock(skipParticle(i + 1)) {
      result.last = next
      if minute == 0 || time.hour != 12 {
        var inside = time
        inside.daypart = minute == 0 ? .deepNight : .noonHours
        result.clock = inside
      }
    } else if has(i + 1, .exactly) {
      result.last = i + 2
    }
    let meal = skipParticle(result.last)
    if value(meal, .daypart) == Daypart.lunch.rawValue { result.last = meal + 1 }
    return withRange(result)
  }

  /// 午後3時, 下午3:15, 朝の8時, 晚上八点; the part of the day alone.
  private func prefixedClock(_ i: Int) -> Phrase? {
    var half: Clock.Half?
    var daypart: Daypart?
    if let raw = value(i, .daypart) { daypart = Daypart(rawValue: raw) }
    if let raw = value(i, .meridiem), text.lineLanguage[i] == UInt8(LanguagePack.japanese) {
      half = raw == 0 ? .am : .pm
    }
    var at = skipParticle(i + 1)
    // 早朝午前7時, 今夜午後8時: two words before the clock; the nearer one tells the half.
    if has(at, .meridiem) || has(at, .daypart), let inner = prefixedClock(at), inner.clock != nil {
      return Phrase.from(inner, first: i)
    }
    if has(at, .approximately) { at += 1 }
    if let (time, next) = markedClock(at) ?? clock(at) {
      var time = time
      if half != nil { time.half = half } else if time.half == nil { time.daypart = daypart }
      if time.hour > 12, time.half != nil { time.half = nil }
      if time.hour == 12, time.half == .pm, daypart == nil { time.half = .pm }
      var result = Phrase(i, next, "clock with part of the day", 0.95)
      result.clock = time
      return withRange(result)
    }
    // 早上五到六点: the first hour has no mark of its own.
    if isNumber(at), tokens[at].value <= 12,
      has(at + 1, .rangeMark) || symbol(at + 1, "-") || symbol(at + 1, "~"),
      let (end, next) = markedClock(at + 2)
    {
      var result = Phrase(i, next, "clock range", 0.9)
      var from = Clock(hour: tokens[at].value)
      (from.half, from.daypart) = (half, half == nil ? daypart : nil)
      (result.clock, result.clockEnd) = Clock.following(from, end)
      return result
    }
    guard let daypart else { return nil }
    if has(i - 1, .blocker) { return nil }
    var result = Phrase(i, i + 1, "part of the day", 0.72)
    result.daypart = daypart
    result.isWeak = !isEastAsianDaypartAlone(i)
    return result
  }

  /// A part of the day counts on its own at the start of a line or sentence, or before に.
  private func isEastAsianDaypartAlone(_ i: Int) -> Bool {
    let length = tokens[i].end - tokens[i].start
    if startsLine(i), endsLine(before: i + 1) { return true }
    guard length >= 2 else { return false }
    if hasText(i, ["午前中"]) || character(i + 1, "に") { return true }
    // 深夜バス, 朝ごはん, 夜景
    if text.lineLanguage[i] == UInt8(LanguagePack.japanese), isGlued(i + 1), tokens[i + 1].kind == .character,
      !hasText(i + 1, ["は", "の", "から", "まで", "も", "と", "より"])
    {
      return false
    }
    return startsLine(i) || symbol(i - 1, ",") || symbol(i - 1, ".") || symbol(i - 1, "。")
  }

  /// 19時30分, 7時半, 七点一刻, 三点十五, 9点, 25時; with seconds, ちょうど, 頃.
  func markedClock(_ i: Int) -> (clock: Clock, next: Int)? {
    guard isNumber(i), tokens[i].digits <= 2, tokens[i].value <= 30, has(i + 1, .hourMark),
      !has(i + 2, .spanMark)
    else { return nil }
    if isGlued(i), Scalars.isDigit(scalarBefore(i)) || scalarBefore(i) == 0x2E { return nil }
    if has(i - 1, .nthMark) { return nil }
    // 点 is a full stop of a score in Japanese and of a decimal in Chinese: 三点一四, 5点满分.
    let isPoint = character(i + 1, "点")
    if isPoint, hasText(i + 2, ["建", "意", "要", "原", "注", "说", "内", "区", "理", "不", "儿"]) { return nil }
    if isPoint, text.lineLanguage[i] == UInt8(LanguagePack.japanese) { return nil }
    var clock = Clock(hour: tokens[i].value)
    clock.isTwentyFour = clock.hour > 12 || clock.hour == 0
    var next = i + 2
    if has(next, .half) {
      clock.minute = 30
      next += 1
    } else if isNumber(next),
      has(next + 1, .minuteMark)
        || has(next + 1, .unit) && value(next + 1, .unit) == 1 && !hasText(next + 1, ["分間", "分钟"])
    {
      guard tokens[next].value < 60 else { return nil }
      clock.minute = tokens[next].value
      next += 2
      if isNumber(next), has(next + 1, .secondMark) || has(next + 1, .unit) && value(next + 1, .unit) == 0 {
        guard tokens[next].value < 60 else { return nil }
        clock.second = tokens[next].value
        next += 2
      }
    } else if isNumber(next), character(next + 1, "秒"), tokens[next].value < 60 {
      clock.second = tokens[next].value
      next += 2
    } else if isNumber(next), has(next + 1, .quarter), tokens[next].value <= 3 {
      clock.minute = tokens[next].value * 15
      next += 2
    } else if isPoint || text.lineLanguage[i] == UInt8(LanguagePack.chinese), isNumber(next), isGlued(next),
      tokens[next].value < 60, tokens[next].value >= 5 || tokens[next].digits == 2,
      !has(next + 1, .countMark), !has(next + 1, .currency), !has(next + 1, .unit), !has(next + 1, .dayMark)
    {
      clock.minute = tokens[next].value
      next += 1
    } else if isNumber(next), isGlued(next), tokens[next].digits == 2, tokens[next].value < 60,
      !has(next + 1, .unit) && endsLine(before: next + 1)
    {
      clock.minute = tokens[next].value
      next += 1
    }
    if let (half, end) = meridiem(next) {
      clock.half = half
      clock.isTwentyFour = false
      next = end
    }
    if has(next, .exactly) { next += 1 }
    if character(next, "頃") || hasText(next, ["ごろ", "ころ", "左右", "ぐらい", "くらい"]) { next += 1 }
    return (clock, next)
  }

  /// 差五分八点, 八点差五分, 差一刻三点.
  private func clockLessMinutes(_ i: Int) -> (clock: Clock, next: Int)? {
    func minutes(_ i: Int) -> (value: Int, next: Int)? {
      guard character(i, "差"), isNumber(i + 1), (1...59).contains(tokens[i + 1].value) else { return nil }
      if has(i + 2, .quarter) { return (tokens[i + 1].value * 15, i + 3) }
      return character(i + 2, "分") || has(i + 2, .unit) ? (tokens[i + 1].value, i + 3) : nil
    }
    if let (less, at) = minutes(i), let (clock, next) = markedClock(at), clock.minute == 0, less < 60 {
      return (clock.adding(minutes: -less), next)
    }
    guard isNumber(i), let (clock, at) = markedClock(i), clock.minute == 0, let (less, next) = minutes(at),
      less < 60
    else { return nil }
    return (clock.adding(minutes: -less), next)
  }

  /// 5時70分, 5時30分65秒: nothing inside them is a time or a length either.
  private func impossibleClock(_ i: Int) -> Int? {
    guard isNumber(i), has(i + 1, .hourMark), isNumber(i + 2), character(i + 3, "分") else { return nil }
    if tokens[i + 2].value > 59 { return i + 4 }
    guard isNumber(i + 4), character(i + 5, "秒"), tokens[i + 4].value > 59 else { return nil }
    return i + 6
  }

  // MARK: Ranges

  /// Adds "から9時まで", "-23:00", "到六点" to a clock already read.
  private func withRange(_ phrase: Phrase) -> Phrase {
    guard let from = phrase.clock, phrase.clockEnd == nil, let mark = rangeMarkAt(phrase.last) else {
      return phrase
    }
    if let end = impossibleClock(mark) { return .void(phrase.first, end) }
    guard exists(mark), !tokens[mark].newlineBefore, let (to, next) = clockWithPrefix(mark) else {
      return phrase
    }
    var result = phrase
    (result.clock, result.clockEnd) = Clock.following(from, to)
    result.last = rangeTailAt(next)
    result.rule = "clock range"
    return result
  }

  /// The token after から, より, 〜, -, 到, 至; a blank may stand around.
  func rangeMarkAt(_ i: Int) -> Int? {
    guard exists(i), !tokens[i].newlineBefore else { return nil }
    if has(i, .rangeMark), tokens[i].kind == .character {
      if character(i, "和"), text.lineLanguage[i] == UInt8(LanguagePack.japanese) { return nil }
      return i + 1
    }
    return symbol(i, "-") || symbol(i, "~") || symbol(i, "→") || hasText(i, ["以降"]) ? i + 1 : nil
  }

  /// まで, の間, までの間, 之间 after the end of a range.
  func rangeTailAt(_ i: Int) -> Int {
    var next = i
    if hasText(next, ["まで", "までの", "迄"]) { next += 1 }
    if character(next, "の"), character(next + 1, "间") || has(next + 1, .spanMark) {
      next += 2
    } else if has(next, .spanMark), next > i {
      next += 1
    }
    if hasText(next, ["之间", "にかけて", "いっぱい"]) { next += 1 }
    return next
  }

  private func clockWithPrefix(_ i: Int) -> (clock: Clock, next: Int)? {
    if let found = markedClock(i) ?? clock(i) { return found }
    guard exists(i), tokens[i].kind == .character else { return nil }
    // 23時〜翌5時, 〜翌日2時
    if character(i, "翌") || hasText(i, ["翌日"]), isNumber(i + 1) { return clockWithPrefix(i + 1) }
    if let minute = value(i, .moment) {
      var clock = Clock(hour: minute == 0 ? 24 : minute / 60)
      clock.isTwentyFour = true
      return (clock, i + 1)
    }
    guard has(i, .meridiem) || has(i, .daypart),
      let (found, next) = markedClock(skipParticle(i + 1)) ?? clock(skipParticle(i + 1))
    else { return nil }
    var time = found
    if let half = value(i, .meridiem), text.lineLanguage[i] == UInt8(LanguagePack.japanese) {
      if time.hour <= 12 { time.half = half == 0 ? .am : .pm }
    } else {
      time.daypart = value(i, .daypart).flatMap(Daypart.init(rawValue:))
    }
    return (time, next)
  }
}

extension Clock {
  /// The end of a range follows the half of the day its beginning was given in.
  static func following(_ from: Clock, _ to: Clock) -> (Clock, Clock) {
    var (a, b) = (from, to)
    if b.half == nil, b.daypart == nil, b.hour <= 12, !(b.isTwentyFour && b.hour != 0) {
      if a.half != nil || a.daypart != nil {
        // 午前11時から3時: the first such hour after the beginning.
        var candidate = b.hour % 12 * 60 + b.minute
        while candidate <= a.minutes { candidate += 720 }
        if candidate < 1440 + 720 {
          b.hour = candidate / 60 % 24
          b.isTwentyFour = true
        }
      } else if a.isOpen, b.minutes <= a.minutes, a.hour < 12 {
        b.hour += 12
        b.isTwentyFour = true
      } else if a.isOpen, a.hour == 12, b.minutes < a.minutes {
        b.hour += 12
        b.isTwentyFour = true
      }
    } else if a.half == nil, a.daypart == nil, !a.isTwentyFour, b.half == .pm, a.hour < 12,
      a.minutes + 720 < b.minutes
    {
      // 5時から午後6時 leaves the beginning open: the afternoon is nearer.
      if b.minutes - a.minutes > 720, a.hour < 7 { a.half = .pm }
    }
    return (a, b)
  }
}
