/// What comes back every week or month is no moment: 毎週火曜日, every Monday, Closed on Wednesdays, 定休日 火曜.
struct Recurrence {
  let reader: Reader

  /// The phrases without the days that come back; a clock beside such a day stays.
  func removed(from phrases: [Phrase]) -> [Phrase] {
    var kept: [Phrase] = []
    kept.reserveCapacity(phrases.count)
    var last: Phrase?
    for phrase in phrases {
      // 毎週月・木, 毎月10日・20日: a day beside one that comes back does so too.
      if isRecurring(phrase) || last.map({ isJoint($0.last, phrase.first) && mayRecur(phrase) }) == true {
        last = phrase
        continue
      }
      last = nil
      kept.append(phrase)
    }
    return kept
  }

  private func mayRecur(_ phrase: Phrase) -> Bool {
    guard phrase.isDateOnly else { return false }
    switch phrase.date {
    case .weekday(_, .unsaid)?, .nthWeekday(_, _, of: .period(.month, 0))?: return true
    case .calendar(let day)?: return day.month == nil
    default: return false
    }
  }

  /// Mon–Fri 9am–5pm, 月〜金 9:00〜17:00: the days of opening hours come back, the hours stay.
  func withoutOpeningDays(_ phrases: [Phrase]) -> [Phrase] {
    var kept: [Phrase] = []
    kept.reserveCapacity(phrases.count)
    for (index, phrase) in phrases.enumerated() {
      if phrase.isWeekdayRange, phrase.clock == nil, index + 1 < phrases.count,
        phrases[index + 1].isClockOnly, phrases[index + 1].clockEnd != nil,
        phrases[index + 1].first - phrase.last <= 2
      {
        continue
      }
      kept.append(phrase)
    }
    return kept
  }

  private func isRecurring(_ phrase: Phrase) -> Bool {
    guard phrase.clock == nil || phrase.date != nil, phrase.offset == nil, phrase.window == nil,
      let date = phrase.date
    else { return false }
    switch date {
    case .weekday(_, .unsaid):
      return isEvery(phrase.first) || isPlural(phrase) || isBesideClosing(phrase)
    case .nthWeekday(_, _, of: .period(.month, 0)), .period(.weekend, 0):
      return isEvery(phrase.first) || isBesideClosing(phrase)
    case .calendar(let day) where day.month == nil:
      return isEvery(phrase.first)
    case .holiday: return false
    default: return false
    }
  }

  /// every Monday, 毎週月曜, 每月15号, each and every Friday.
  private func isEvery(_ first: Int) -> Bool {
    var at = first - 1
    if reader.has(at, .the) || reader.symbol(at, "(") || reader.character(at, "の")
      || reader.character(at, "的")
    {
      at -= 1
    }
    guard reader.exists(at), !reader.tokens[at + 1].newlineBefore else { return false }
    if reader.word(at, "other") { at -= 1 }
    guard reader.has(at, .every) else { return false }
    return !reader.hasText(at, ["平日", "工作日"])
  }

  /// Mondays, on Saturdays; not "2 Thursdays ago", which is read as one phrase.
  private func isPlural(_ phrase: Phrase) -> Bool {
    let token = reader.tokens[phrase.last - 1]
    guard token.kind == .word, token.has(.weekday), token.end - token.start > 5 else { return false }
    return reader.text.shadow.scalars[Int(token.end) - 1] == 0x73
      && !reader.symbol(phrase.last, "'")
  }

  /// 定休日：火曜日, 月曜定休, 周一闭馆; in English only with a plural.
  private func isBesideClosing(_ phrase: Phrase) -> Bool {
    guard reader.tokens[phrase.first].kind == .character else { return false }
    var after = phrase.last
    if reader.character(after, "は") || reader.symbol(after, "(") { after += 1 }
    if reader.has(after, .closing), !reader.tokens[after].newlineBefore { return true }
    var before = phrase.first - 1
    while before > phrase.first - 4, reader.exists(before), !reader.tokens[before + 1].newlineBefore,
      reader.symbol(before, ":") || reader.symbol(before, "/") || reader.character(before, "は")
        || reader.symbol(before, "·") || reader.has(before, .every) || reader.character(before, "为")
    {
      before -= 1
    }
    return reader.has(before, .closing) && !reader.tokens[before + 1].newlineBefore
  }

  private func isJoint(_ from: Int, _ to: Int) -> Bool {
    guard to - from <= 1 else { return false }
    return from == to || reader.symbol(from, ",") || reader.symbol(from, "·") || reader.symbol(from, "/")
      || reader.has(from, .and) || reader.symbol(from, "&") || reader.character(from, "と")
  }
}
