/// Words before or after a phrase that open one side of it, and bare hours beside a day.
extension Combiner {
  /// "tonight at 8", "10, tonight", "9 tomorrow", "8 this evening", 来週の金曜日 stays as it is.
  func withBareHour(_ phrase: Phrase) -> Phrase {
    guard phrase.clock == nil, phrase.namesDay || phrase.isDaypartOnly, phrase.offset == nil,
      phrase.duration == nil, phrase.open == nil,
      phrase.dateEnd == nil
    else { return phrase }
    var at = phrase.last
    if reader.symbol(at, ",") { at += 1 }
    var hasAt = false
    while reader.has(at, .at) || reader.symbol(at, "@") {
      at += 1
      hasAt = true
    }
    if hasAt, let (clock, next) = bareHour(at) {
      var joined = phrase
      joined.last = next
      joined.clock = phrase.daypart.map { Combiner.apply($0, to: clock) } ?? clock
      joined.daypart = nil
      joined.rule = "day and hour"
      joined.isWeak = false
      joined.confidence = 0.85
      return joined
    }
    return hourBefore(phrase)
  }

  private func bareHour(_ i: Int) -> (Clock, Int)? {
    guard reader.exists(i), !reader.tokens[i].newlineBefore else { return nil }
    if let (clock, next) = reader.clock(i, lenient: true) {
      var clock = clock
      clock.isBare = false
      if reader.has(next, .unit) || reader.has(next, .currency) { return nil }
      if reader.word(next, "ish") { return (clock, next + 1) }
      return (clock, next)
    }
    // at 150ish
    if reader.isDigits(i), reader.tokens[i].digits == 3, reader.word(i + 1, "ish") {
      let value = reader.tokens[i].value
      guard value % 100 < 60 else { return nil }
      return (Clock(hour: value / 100, minute: value % 100), i + 2)
    }
    if let (clock, next) = reader.wordClock(i) { return (clock, next) }
    if let hour = reader.value(i, .number), (1...12).contains(hour) { return (Clock(hour: hour), i + 1) }
    return nil
  }

  /// A bare hour just before "tonight", "tomorrow", "this evening".
  private func hourBefore(_ phrase: Phrase) -> Phrase {
    var at = phrase.first - 1
    let isRelative: Bool
    if case .relativeDay? = phrase.date {
      isRelative = true
    } else {
      isRelative = phrase.isDaypartOnly && reader.has(phrase.first, .which)
    }
    guard isRelative, reader.tokens[phrase.first].kind == .word else { return phrase }
    if reader.symbol(at, ",") { at -= 1 }
    guard reader.exists(at), reader.isFreeStanding(at), (1...12).contains(reader.tokens[at].value),
      !reader.tokens[phrase.first].newlineBefore,
      !reader.has(at - 1, .rangeMark), !reader.symbol(at - 1, "-"), !reader.symbol(at - 1, ":"),
      !reader.has(at - 1, .month)
    else { return phrase }
    var joined = phrase
    joined.first = reader.has(at - 1, .at) && reader.word(at - 1, "at") ? at - 1 : at
    let clock = Clock(hour: reader.tokens[at].value)
    joined.clock = phrase.daypart.map { Combiner.apply($0, to: clock) } ?? clock
    joined.daypart = nil
    joined.rule = "hour and day"
    joined.isWeak = false
    joined.confidence = 0.8
    return joined
  }

  /// 平日9時〜17時, 毎週月曜: what comes back every week is no moment.
  func isRecurring(_ phrase: Phrase) -> Bool {
    let at = reader.character(phrase.first - 1, "の") ? phrase.first - 2 : phrase.first - 1
    return phrase.date == nil && phrase.clock != nil
      && reader.hasText(at, ["平日", "工作日", "土日", "土日祝"])
  }

  /// before, until, by, since, after; まで, 以降, 之前.
  func withOpenSide(_ phrase: Phrase) -> Phrase {
    guard phrase.open == nil, phrase.duration == nil, phrase.window == nil, phrase.clockEnd == nil,
      phrase.dateEnd == nil
    else { return phrase }
    if case .range? = phrase.date { return phrase }
    if case .lasting? = phrase.date { return phrase }
    return openedBySuffix(phrase) ?? openedByPrefix(phrase) ?? phrase
  }

  private func openedByPrefix(_ phrase: Phrase) -> Phrase? {
    guard phrase.offset == nil, reader.tokens[phrase.first].kind != .character else { return nil }
    var at = phrase.first - 1
    if reader.has(at, .the) || reader.has(at, .approximately) { at -= 1 }
    guard reader.exists(at), reader.tokens[at].kind == .word, !reader.tokens[at + 1].newlineBefore else {
      return nil
    }
    var opened = phrase
    opened.first = at
    opened.confidence *= 0.93
    if reader.has(at, .of) || reader.has(at, .on), reader.word(at - 1, "or"), reader.has(at - 2, .before) {
      opened.first = at - 2
      opened.open = .upTo
      return opened
    }
    if reader.word(at, "than"), reader.word(at - 1, "later"), reader.anyWord(at - 2, "no", "not"),
      phrase.clock != nil || phrase.date != nil
    {
      opened.first = at - 2
      opened.open = .by
      opened.rule = "deadline"
      return opened
    }
    if reader.has(at, .before), reader.word(at - 1, "best"), phrase.date?.isDay == true {
      opened.open = .by
      opened.rule = "deadline"
    } else if reader.has(at, .before) {
      if reader.word(at - 1, "or"), reader.word(at - 2, "on") { opened.first = at - 2 }
      opened.open = .before
    } else if reader.has(at, .until) {
      opened.open = .upTo
    } else if reader.has(at, .by) {
      guard phrase.clock != nil || phrase.date != nil else { return nil }
      opened.open = .by
      opened.rule = "deadline"
    } else if reader.has(at, .since) {
      opened.open = .since
    } else if reader.has(at, .after) {
      opened.open = .after
    } else {
      return nil
    }
    return opened
  }

  /// 6月から, 2020年6月〜: a month or year that something begins in.
  private func isPeriodFrom(_ phrase: Phrase, _ at: Int) -> Bool {
    phrase.date?.isDay == false && phrase.clock == nil && phrase.daypart == nil
      && reader.hasText(at, ["から", "より"])
  }

  private func openedBySuffix(_ phrase: Phrase) -> Phrase? {
    let at = phrase.last
    // 12月10日〜 at the end of its line: from that day on.
    if reader.symbol(at, "~"), !reader.tokens[at].newlineBefore, reader.endsLine(before: at + 1),
      phrase.date != nil, phrase.clock == nil, phrase.daypart == nil, reader.text.language != .english
    {
      var opened = phrase
      opened.last = at + 1
      opened.open = .since
      opened.confidence *= 0.9
      return opened
    }
    guard reader.exists(at), reader.tokens[at].kind == .character, !reader.tokens[at].newlineBefore,
      phrase.offset == nil
    else { return nil }
    var opened = phrase
    opened.last = at + 1
    opened.confidence *= 0.95
    if reader.hasText(at, ["まで", "までに", "迄"]) {
      opened.open = .upTo
      opened.rule = "deadline"
      if reader.hasText(at, ["まで"]), reader.character(at + 1, "に") { opened.last = at + 2 }
    } else if reader.has(at, .orEarlier), !reader.character(at, "前") {
      opened.open = reader.hasText(at, ["またはその前", "及びその前", "或之前", "及以前", "或以前", "及之前"]) ? .upTo : .before
    } else if reader.hasText(at, ["前"]), !reader.hasText(at + 1, ["半", "払", "売", "日", "期"]) {
      opened.open = phrase.clock == nil && phrase.date?.isDay == true ? .by : .before
    } else if reader.hasText(at, ["以降", "以来", "より後", "よりも後"]) || isPeriodFrom(phrase, at) {
      opened.open = .since
    } else if reader.has(at, .orLater), !reader.hasText(at, ["から"]) {
      opened.open = .after
    } else {
      return nil
    }
    return opened
  }
}
