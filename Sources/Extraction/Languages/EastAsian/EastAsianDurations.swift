import Specimens

/// Japanese and Chinese lengths of time, and points told by them: 3日後, 2時間, 10分钟之前, 2年1か月21日前.
extension Reader {
  /// 1時間半, 2年3か月, 两天又一个月, 数日, 半个月.
  func eastAsianSpan(_ start: Int) -> (span: TimeSpan, next: Int)? {
    var span = TimeSpan()
    var next = start
    var parts = 0
    while parts < 7, let (amount, grain, after, vague) = eastAsianPart(next) {
      // 2泊3日: the days say how long.
      if grain == .day, parts == 1, hasText(next - 1, ["泊"]) { span = TimeSpan() }
      span.add(amount, grain)
      span.isVague = span.isVague || vague
      parts += 1
      next = after
      var ahead = next
      if character(ahead, "と") || has(ahead, .and) { ahead += 1 }
      guard eastAsianPart(ahead) != nil, !tokens[ahead].newlineBefore else { break }
      next = ahead
    }
    return parts > 0 ? (span, next) : nil
  }

  private func eastAsianPart(_ i: Int) -> (amount: Double, grain: Grain, next: Int, vague: Bool)? {
    guard exists(i) else { return nil }
    var amount = 1.0
    var vague = false
    var at = i
    if tokens[i].isNumber {
      guard tokens[i].digits <= 6, !has(i - 1, .nthMark) else { return nil }
      // 2020年 is a year.
      if has(i + 1, .yearMark), tokens[i].value >= 1000, tokens[i].value < 3000 { return nil }
      if isGlued(i), Scalars.isLatin(scalarBefore(i)) || scalarBefore(i) == 0x2F { return nil }
      amount = Double(tokens[i].value)
      at = i + 1
      if symbol(at, "."), isDigits(at + 1), isGlued(at), isGlued(at + 1), tokens[at + 1].digits <= 3 {
        amount += Double(tokens[at + 1].value) / [1, 10, 100, 1000][Int(tokens[at + 1].digits)]
        at += 2
      }
    } else if has(i, .vague), tokens[i].kind == .character {
      (amount, vague, at) = (3, true, i + 1)
    } else if has(i, .half), character(i, "半") {
      (amount, at) = (0.5, i + 1)
    } else if hasText(i, ["ひと"]) {
      at = i + 1
    } else {
      return nil
    }
    // 一个半小时, 两个半月
    if has(at, .countMark), character(at + 1, "半"), tokens[i].isNumber,
      let (grain, next) = eastAsianUnit(at + 2, afterNumber: false)
    {
      return (amount + 0.5, grain, next, vague)
    }
    guard let (grain, next) = eastAsianUnit(at, afterNumber: tokens[i].isNumber) else { return nil }
    if has(next, .half), character(next, "半"), !has(next + 1, .hourMark) {
      var end = next + 1
      if has(end, .spanMark) { end += 1 }
      return (amount + 0.5, grain, end, vague)
    }
    if hasText(next, ["多"]), eastAsianPart(next + 1) != nil { return (amount, grain, next + 1, vague) }
    return (amount, grain, next, vague)
  }

  /// 時間, 日間, 週, か月, 年, 分, 天, 个月, 小时, 泊 and their relatives.
  private func eastAsianUnit(_ i: Int, afterNumber: Bool) -> (Grain, Int)? {
    guard exists(i), tokens[i].kind == .character, !tokens[i].newlineBefore else { return nil }
    let isChinese = text.lineLanguage[i] == UInt8(LanguagePack.chinese)
    if has(i, .hourMark) {
      if has(i + 1, .spanMark) { return (.hour, i + 2) }
      if isChinese, character(i, "时"), has(i - 2, .unit) || has(i - 2, .dayMark) { return (.hour, i + 1) }
      return nil
    }
    if let raw = value(i, .unit), let grain = Grain(rawValue: raw) {
      if grain == .weekend { return nil }
      var next = i + 1
      if has(next, .spanMark), !hasText(i, ["分間", "日間"]) { next += 1 }
      // 分 alone is a minute only where nothing says money or score.
      if grain == .minute, character(i, "分"), isChinese, !has(i - 2, .unit) { return nil }
      return (grain, next)
    }
    if has(i, .yearMark) { return (.year, has(i + 1, .spanMark) ? i + 2 : i + 1) }
    if has(i, .weekMark) { return (.week, has(i + 1, .spanMark) ? i + 2 : i + 1) }
    if has(i, .dayMark), character(i, "日") { return (.day, has(i + 1, .spanMark) ? i + 2 : i + 1) }
    if has(i, .countMark), has(i + 1, .monthMark) { return (.month, has(i + 2, .spanMark) ? i + 3 : i + 2) }
    if has(i, .monthMark), !afterNumber, character(i, "月") { return (.month, i + 1) }
    if has(i, .minuteMark) { return (.minute, i + 1) }
    return nil
  }

  /// Spans that say how old, how far or which school year: 徒歩7分, 築12年, 2年1組.
  private func isAttribute(_ i: Int, _ next: Int) -> Bool {
    // よい一週間を！ greets.
    if hasText(i - 1, ["い"]), character(next, "を") { return true }
    if hasText(i - 1, ["徒歩", "歩", "築", "步行", "车程", "敷金", "礼金", "徒步", "走路", "驾车"]) { return true }
    let scalars = text.shadow.scalars
    let start = Int(tokens[i].start)
    if start >= 2,
      [[0x5F92, 0x6B69], [0x6577, 0x91D1], [0x6B65, 0x884C]].contains(Array(scalars[(start - 2)..<start]))
    {
      return true
    }
    if start >= 1, [0x7BC9, 0x6B69].contains(scalars[start - 1]) { return true }
    if hasText(next, ["生", "組", "内", "目", "级", "班"]) { return true }
    return has(next - 1, .yearMark) && isNumber(next) && hasText(next + 1, ["組", "班"])
  }

  /// A span with what stands around it: 後, 前, 以内, 今から, まる, もう, あと.
  func eastAsianDuration(_ start: Int) -> Phrase? {
    var i = start
    var isFull = false
    if has(i, .approximately), tokens[i].kind == .character {
      isFull = true
      i += 1
    } else if has(i, .rest) {
      return remaining(start)
    }
    guard exists(i), let (span, next) = eastAsianSpan(i) else { return nil }
    let isChinese = text.lineLanguage[i] == UInt8(LanguagePack.chinese)
    if has(next, .after) || hasText(next, ["后", "之后", "以后", "経ったら", "過ぎたら", "経過"]) || character(next, "经")
      || character(next, "过")
    {
      let end = afterWords(next)
      if let weekday = weekdayOfWeek(end, span, first: start, forward: true) { return weekday }
      return offset(start, end, span, forward: true)
    }
    if has(next, .within), tokens[next].kind == .character {
      // 到着後7日以内, 签收后7天内: counted from something that is told.
      if isCountedFromEvent(start) { return lengthAlone(i, next, span) }
      // 验证码5分钟内有效: how long a code works is no appointment.
      if hasText(next + 1, ["有"]), character(next + 2, "效") { return .void(start, next + 1) }
      var result = Phrase(start, next + 1, "window", 0.65)
      result.window = (span, true)
      return result
    }
    if has(next, .before) || hasText(next, ["前", "之前", "以前", "以上前"]) {
      if !isChinese, character(next, "前"), hasText(next + 1, ["半", "払", "売"]) { return nil }
      if isBeforeEvent(start, next + 1) { return lengthAlone(i, next, span) }
      if next == i + 2, isDeadlineDay(i) { return nil }
      return offset(start, next + 1, span, forward: false)
    }
    if !isChinese, character(next, "で"),
      !(tokens[i].digits == 0 && tokens[i].value == 10 && character(i + 1, "分")),
      endsLine(before: next + 1) || !span.isInDays || span.amounts[.week] != nil
        || span.amounts[.month] != nil
    {
      return offset(start, next + 1, span, forward: true)
    }
    // A bare 2日 or 3年 or 5分 may be a date, a year of school, a score.
    if isAttribute(i, next) { return nil }
    if let weekday = weekdayOfWeek(next, span, first: start, forward: true), hasText(next - 1, ["后"]) {
      return weekday
    }
    // 十分 is also "enough".
    if tokens[i].digits == 0, tokens[i].value == 10, character(i + 1, "分"), next == i + 2, !isFull {
      return nil
    }
    var result = Phrase(start, next, "length of time", 0.75)
    result.duration = span
    let isSure = isFull || next - i > 2 || has(next - 1, .spanMark) || isUnmistakable(next - 1)
    result.confidence = isSure ? 0.85 : 0.6
    return result
  }

  /// 请于15日前缴费, 22日以前, 15号前: the day of a month by which something is done. 15日前 alone is fifteen days ago.
  func isDeadlineDay(_ i: Int) -> Bool {
    guard isNumber(i), (1...31).contains(tokens[i].value), has(i + 1, .dayMark),
      text.lineLanguage[i] == UInt8(LanguagePack.chinese)
    else { return false }
    return !character(i + 1, "日") || hasText(i - 1, ["于", "於", "请于", "在", "请在", "須於"])
      || EastAsianWords.duties.contains { startsWith($0, at: i + 3) }
  }

  private func lengthAlone(_ first: Int, _ last: Int, _ span: TimeSpan) -> Phrase {
    var result = Phrase(first, last, "length of time", 0.8)
    result.duration = span
    return result
  }

  /// Whether 後, 后 or から of something other than now stands before a span.
  private func isCountedFromEvent(_ i: Int) -> Bool {
    guard isGlued(i) else { return false }
    if hasText(i - 1, ["から", "より"]) { return !has(i - 2, .now) && !has(i - 2, .relativeDay) }
    return hasText(i - 1, ["后", "之后", "以后", "后の", "起"])
  }

  /// 開演30分前, 出発の10分前, 10分前に集合: before an occasion that has its own time.
  private func isBeforeEvent(_ i: Int, _ next: Int) -> Bool {
    let before = character(i - 1, "の") ? i - 1 : i
    if isGlued(before), before > 0,
      EastAsianWords.occasions.contains(where: { endsWith($0, before: Int(tokens[before].start)) })
    {
      return true
    }
    let after = character(next, "に") ? next + 1 : next
    guard exists(after), !tokens[after].newlineBefore else { return false }
    return after > next && EastAsianWords.arrivals.contains { startsWith($0, at: after) }
  }

  private func endsWith(_ word: [UInt32], before end: Int) -> Bool {
    end >= word.count && text.shadow.scalars[(end - word.count)..<end].elementsEqual(word)
  }

  /// Whether a word, perhaps of several tokens, begins at a token.
  func startsWith(_ word: [UInt32], at token: Int) -> Bool {
    guard exists(token) else { return false }
    let start = Int(tokens[token].start)
    return start + word.count <= text.shadow.count
      && text.shadow.scalars[start..<(start + word.count)].elementsEqual(word)
  }

  private func isUnmistakable(_ i: Int) -> Bool {
    guard let raw = value(i, .unit), let grain = Grain(rawValue: raw) else { return false }
    return grain == .hour || grain == .week || grain == .month || tokens[i].end - tokens[i].start > 1
  }

  /// 経過後に, 経過したら, 過ぎたら, 后: how far "after" goes.
  private func afterWords(_ i: Int) -> Int {
    var next = i + 1
    guard !has(i, .after) else { return next }
    while exists(next), next < i + 6, !tokens[next].newlineBefore, tokens[next].kind == .character,
      Scalars.isKana(UInt32(tokens[next].value)) || has(next, .after) || character(next, "过"),
      !has(next, .relativeDay), !character(next, "に")
    {
      next += 1
    }
    return next
  }

  private func offset(_ first: Int, _ last: Int, _ span: TimeSpan, forward: Bool) -> Phrase {
    var result = Phrase(first, last, forward ? "after a while" : "a while ago", 0.88)
    result.offset = (span, forward)
    return result
  }

  /// あと5分間, 还剩5分钟, 今から2週間後.
  private func remaining(_ start: Int) -> Phrase? {
    guard let (span, next) = eastAsianSpan(start + 1) else { return nil }
    if has(next, .after) || character(next, "で") || hasText(next, ["后", "之后"]) {
      return offset(start, next + 1, span, forward: true)
    }
    if span.amounts.count > 1 || span.isInDays {
      var result = Phrase(start + 1, next, "length of time", 0.8)
      result.duration = span
      return result
    }
    var result = Phrase(start, next, "window", 0.65)
    result.window = (span, true)
    return result
  }
}
