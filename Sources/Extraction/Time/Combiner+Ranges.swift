/// Two ends of a range, and a beginning with its length.
extension Combiner {
  /// "4pm for 30 mins", "18 Dec for 10 days", "for 3 hours from 10 am".
  func joinedDuration(_ a: Phrase, _ b: Phrase, _ gap: Gap) -> Phrase? {
    guard !gap.contains(.newline) else { return nil }
    if let span = b.duration, b.isDurationOnly, gap == .forWord, a.duration == nil, a.open == nil {
      return lasting(a, span, merged(a, b, rule: "beginning and length"))
    }
    // 本日より3日間, 今日から1週間
    if let span = b.duration, b.isDurationOnly, gap == .range, a.namesDay, a.clock == nil, a.daypart == nil,
      span.isInDays, !span.isVague, let date = a.date,
      isEastAsian(b)
    {
      var joined = merged(a, b, rule: "beginning and length")
      joined.duration = nil
      joined.date = .lasting(date, span)
      return joined
    }
    // 13時半から2時間
    if let span = b.duration, b.isDurationOnly, gap == .range, a.clock != nil, a.clockEnd == nil,
      a.open == nil, a.duration == nil, isEastAsian(b)
    {
      return lasting(a, span, merged(a, b, rule: "beginning and length"))
    }
    if let span = a.duration, a.isDurationOnly, reader.has(a.first - 1, .during),
      gap.subtracting([.comma, .on]) == .from, b.duration == nil, b.open == nil
    {
      var joined = merged(a, b, rule: "length and beginning")
      joined.first = a.first - 1
      (joined.date, joined.clock) = (b.date, b.clock)
      return lasting(b, span, joined)
    }
    return nil
  }

  private func isEastAsian(_ phrase: Phrase) -> Bool {
    reader.tokens[phrase.first].kind == .character
      || reader.tokens[phrase.first].isNumber && reader.text.language != .english
  }

  private func lasting(_ start: Phrase, _ span: TimeSpan, _ joined: Phrase) -> Phrase? {
    var joined = joined
    joined.duration = nil
    if reader.has(joined.first - 1, .from), start.first == joined.first { joined.first -= 1 }
    if let clock = start.clock, start.clockEnd == nil {
      let minutes = Int((span.amounts[.hour] ?? 0) * 60 + (span.amounts[.minute] ?? 0))
      guard minutes > 0, minutes < 1440 * 2 else { return nil }
      var end = Clock(hour: (clock.minutes + minutes) / 60, minute: (clock.minutes + minutes) % 60)
      end.isTwentyFour = true
      joined.date = start.date
      joined.clock = clock
      joined.clockEnd = end
      return joined
    }
    guard let date = start.date, start.namesDay, start.clock == nil, span.isInDays else { return nil }
    joined.date = .lasting(date, span)
    return joined
  }

  /// Two ends with "to", "–", から, 到 between them.
  func joinedRange(_ a: Phrase, _ b: Phrase, _ gap: Gap) -> Phrase? {
    let isBetween = (reader.has(a.first - 1, .between) || reader.hasText(b.last, ["之间"])) && gap == .and
    let marks: Gap = [.range, .dash, .from, .the, .on, .comma, .bracket]
    guard isBetween || (!gap.isDisjoint(with: [.range, .dash]) && gap.subtracting(marks).isEmpty),
      !gap.contains(.newline),
      !gap.contains(.comma) || gap.contains(.range)
    else { return nil }
    guard a.open == nil, b.open == nil, a.dateEnd == nil, b.dateEnd == nil, a.clockEnd == nil,
      a.duration == nil, b.duration == nil,
      a.window == nil, b.window == nil, b.offset == nil || b.isNow, a.offset == nil
    else { return nil }
    if isMove(a, b) { return nil }
    var joined = merged(a, b, rule: "range")
    // Up to now: through yesterday, while today is not over.
    if b.isNow, a.date != nil, a.clock == nil, isBetween || gap.contains(.range) {
      joined.dateEnd = .relativeDay(-1)
      joined.isNow = false
      return finishRange(joined, a, isBetween)
    }
    if a.date != nil || a.isNow, b.date != nil || b.isNow || b.clock != nil {
      // "from the 5th to the 9th": two days that say too little alone.
      guard
        a.isWeak == false || b.isWeak == false || isBetween || a.isNow
          || a.namesDay && b.namesDay && reader.has(a.first, .the)
      else { return nil }
      guard (a.clock == nil) == (b.clock == nil) || a.clock == nil && b.date != nil || a.isNow else {
        if a.clock != nil, b.clock == nil, b.date != nil {
          joined.dateEnd = b.date
          return finishRange(joined, a, isBetween)
        }
        return nil
      }
      if b.clockEnd != nil { return nil }
      if a.isNow { joined.isNow = true }
      if a.clock != nil || a.isNow, b.date == nil {
        joined.clockEnd = b.clock
        if let from = a.clock, let to = b.clock {
          (joined.clock, joined.clockEnd) =
            from.half != nil || to.half != nil ? Clock.paired(from, to) : Clock.following(from, to)
        }
        return finishRange(joined, a, isBetween)
      }
      joined.dateEnd = b.date
      joined.clockEnd = b.clock
      return finishRange(joined, a, isBetween)
    }
    if a.isClockOnly, b.date != nil, b.clock != nil, b.clockEnd == nil {
      joined.date = .relativeDay(0)
      joined.dateEnd = b.date
      joined.clockEnd = b.clock
      return finishRange(joined, a, isBetween)
    }
    if a.isClockOnly, b.isClockOnly, b.clockEnd == nil, let from = a.clock, let to = b.clock {
      (joined.clock, joined.clockEnd) =
        from.daypart != nil || to.daypart != nil || reader.tokens[a.first].kind == .character
        ? Clock.following(from, to) : Clock.paired(from, to)
      return finishRange(joined, a, isBetween)
    }
    return nil
  }

  /// "moved from Tuesday to Wednesday", 12/4から12/11に変更: two days, and nothing between them is meant.
  private func isMove(_ a: Phrase, _ b: Phrase) -> Bool {
    let verb = reader.has(a.first - 1, .from) ? a.first - 2 : a.first - 1
    if reader.anyWord(
      verb, "moved", "changed", "rescheduled", "postponed", "shifted", "pushed", "switched", "moving",
      "delayed")
    {
      return true
    }
    let at = reader.character(b.last, "に") ? b.last + 1 : b.last
    return EastAsianWords.moves.contains { reader.startsWith($0, at: at) }
  }

  private func finishRange(_ phrase: Phrase, _ a: Phrase, _ isBetween: Bool) -> Phrase {
    var joined = phrase
    if reader.has(joined.first - 1, .between)
      || reader.has(joined.first - 1, .from) && !reader.hasText(joined.first - 1, ["から", "より"])
    {
      joined.first -= 1
    }
    joined.last = reader.rangeTailAt(joined.last)
    joined.isWeak = false
    return joined
  }
}
