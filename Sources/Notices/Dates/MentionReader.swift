import Extraction
import Specimens

/// Reads the days, times and amounts of a notice, with the rules of school notices.
///
/// - Days count from the sending date; a day without a year is the next one.
/// - A weekday alone belongs to the week of the date just named.
/// - What the notice leaves open stays open: every reading is kept, none is chosen.
struct MentionReader {
  let text: NoticeText
  let sent: LocalDate
  let order: FigureOrder

  func read(_ entities: [Entity], breaks: [Int]) -> (
    dates: [DateMention], times: [TimeMention], amounts: [MoneyMention]
  ) {
    var dates: [DateMention] = []
    var times: [TimeMention] = []
    var amounts: [MoneyMention] = []
    for entity in entities {
      let range = entity.span.range
      if entity.kind.isTemporal {
        if let time = time(entity) { times.append(time) }
        if let date = date(entity, after: dates, breaks: breaks) { dates.append(date) }
      } else if let amount = amount(entity.value, range) {
        amounts.append(amount)
      }
    }
    joinAlternatives(&dates)
    return (dates, times, amounts)
  }

  // MARK: Amounts

  private func amount(_ value: EntityValue, _ range: Range<Int>) -> MoneyMention? {
    switch value {
    case .money(let amount, let currency):
      guard let currency else { return nil }
      return MoneyMention(range: range, min: amount, max: amount, currency: currency)
    case .moneyRange(let min, let max, let currency):
      guard let currency, let low = min ?? max, let high = max ?? min else { return nil }
      return MoneyMention(range: range, min: low, max: high, currency: currency)
    default: return nil
    }
  }

  // MARK: Times

  private func time(_ entity: Entity) -> TimeMention? {
    let start: LocalTime?
    var end: LocalTime?
    switch entity.value {
    case .time(let time): start = time
    case .timeRange(let from, let to): (start, end) = (from ?? to, to)
    case .dateTime(let moment, _): start = moment.time
    case .dateTimeRange(let from, let to, _):
      // "Movie Night" is read as an evening by the general rules: a time needs figures or noon.
      (start, end) = ((from ?? to)?.time, to?.time)
    default: start = nil
    }
    let range = entity.span.range
    guard let start, hasClock(range) else { return nil }
    let isWindow = end.map { abs($0.secondOfDay - start.secondOfDay) >= 3600 } ?? false
    return TimeMention(
      range: range, start: SchoolHours.settled(start, text.folded, range), isDue: isDue(range, times: true),
      isWindow: isWindow)
  }

  private func hasClock(_ range: Range<Int>) -> Bool {
    let folded = text.folded[range]
    if folded.contains(":") || folded.contains("時") || folded.contains("时") { return true }
    let words = String(folded)
    if words.contains("noon") || words.contains("midnight") || words.contains("正午") { return true }
    guard
      words.contains("am") || words.contains("pm") || words.contains("a.m") || words.contains("p.m")
        || words.contains("o'clock")
    else { return false }
    return folded.contains(where: \.isDigit)
  }

  // MARK: Dates

  private func date(_ entity: Entity, after dates: [DateMention], breaks: [Int]) -> DateMention? {
    let range = entity.span.range
    var first: LocalDate?
    var last: LocalDate?
    switch entity.value {
    case .date(let day): (first, last) = (day, day)
    case .dateTime(let moment, _): (first, last) = (moment.date, moment.date)
    case .dateRange(let start, let end):
      // "before October 30" names its own end.
      first = start ?? end
      last = start == nil ? end : end?.adding(days: -1)
    case .dateTimeRange(let start, let end, _):
      first = (start ?? end)?.date
      last = start?.date
    default: return nil
    }
    guard var day = first, var end = last ?? first else { return nil }
    // Thanksgiving and Christmas name occasions; nothing is due on them by their name alone.
    if entity.rule.contains("holiday") { return nil }
    let signs = DateSigns(text.folded[range])
    if text.folded[range].starts(with: "前日".unicodeScalars) { return nil }
    var mention = DateMention(
      range: range, form: .day, first: nil, last: nil, isDue: isDue(range, times: false),
      isUntil: isUntil(range))
    if isPeriod(entity, signs) {
      mention.form = .period
      (mention.first, mention.last) = (day, end)
      return mention
    }
    let length = max(0, day.days(until: end))
    if signs.hasMonth {
      let readings = readings(day, signs)
      guard let chosen = readings.first else { return nil }
      mention.readings = readings.count > 1 ? readings : []
      day = chosen
    } else if signs.isNext, let weekday = signs.weekday {
      mention.form = .relative
      let inThisWeek = sent.adding(days: weekday.rawValue - sent.weekday.rawValue)
      let nextWeek = inThisWeek.adding(days: 7)
      // Written from Monday to Thursday, "next Friday" may still mean this week's.
      if inThisWeek > sent, sent.weekday.rawValue <= 4, !isFollowingWeek(range) {
        mention.readings = [inThisWeek, nextWeek]
        day = inThisWeek
      } else {
        day = nextWeek
      }
    } else if signs.isRelative || isRelativeRule(entity) {
      mention.form = .relative
    } else if signs.hasWeekday,
      !text.folded[range].contains(where: \.isDigit) || entity.kind == .dateTime
        || entity.kind == .dateTimeRange, let weekday = signs.weekday, !hasDayNumber(range)
    {
      mention.form = .weekday
      day = self.weekday(weekday, after: dates, at: range) ?? day
    } else if !signs.hasYear {
      day = dayOfMonth(day, signs, after: dates, at: range)
    }
    end = day.adding(days: length)
    (mention.first, mention.last) = mention.isOpen ? (nil, nil) : (day, extended(from: end, range, signs))
    return mention
  }

  private func isPeriod(_ entity: Entity, _ signs: DateSigns) -> Bool {
    let rule = entity.rule
    return rule.contains("month alone") || rule == "month" || rule.contains("relative period")
      || rule.contains("week of") || rule.contains("this week") || rule.contains("season")
      || rule.contains("quarter") || rule.contains("year") && entity.kind == .dateRange && !signs.hasMonth
      || rule.contains("part of")
  }

  private func isRelativeRule(_ entity: Entity) -> Bool {
    entity.rule.contains("relative day") || entity.rule.contains("days from")
      || entity.rule.contains("beginning and length")
  }

  private func isFollowingWeek(_ range: Range<Int>) -> Bool {
    let tail = text.folded[range.upperBound..<min(text.folded.count, range.upperBound + 12)]
    return String(tail).hasPrefix(" week")
  }

  private func hasDayNumber(_ range: Range<Int>) -> Bool {
    let words = String(text.folded[range])
    return ["1st", "2nd", "3rd", "th "].contains(where: words.contains) || words.hasSuffix("th")
      || words.contains("日") && text.folded[range].contains(where: \.isDigit)
  }

  /// The readings of a month and day, most likely first; one when it is settled.
  private func readings(_ day: LocalDate, _ signs: DateSigns) -> [LocalDate] {
    if let (a, b) = signs.figures, a <= 12, b <= 12, a != b {
      let year = signs.hasYear ? day.year : nil
      let monthFirst = fixed(month: a, day: b, year: year, signs)
      let dayFirst = fixed(month: b, day: a, year: year, signs)
      if let weekday = signs.weekday {
        let fitting = [monthFirst, dayFirst].compactMap { $0 }.filter { $0.weekday == weekday }
        if fitting.count == 1 { return fitting }
      }
      switch order {
      case .monthFirst: return [monthFirst].compactMap { $0 }
      case .dayFirst: return [dayFirst].compactMap { $0 }
      case .unknown:
        return text.isEastAsian ? [monthFirst].compactMap { $0 } : [monthFirst, dayFirst].compactMap { $0 }
      }
    }
    if signs.hasYear { return conflicting(day, signs) }
    guard let chosen = fixed(month: day.month, day: day.day, year: nil, signs) else { return [] }
    return conflicting(chosen, signs)
  }

  /// A weekday that is not that day's leaves the date open.
  private func conflicting(_ day: LocalDate, _ signs: DateSigns) -> [LocalDate] {
    guard let weekday = signs.weekday, day.weekday != weekday else { return [day] }
    let shift = weekday.rawValue - day.weekday.rawValue
    let near = day.adding(days: shift > 3 ? shift - 7 : shift < -3 ? shift + 7 : shift)
    return [day, near]
  }

  /// The next such day, or one just past where the weekday or a short distance says so.
  private func fixed(month: Int, day: Int, year: Int?, _ signs: DateSigns) -> LocalDate? {
    if let year { return LocalDate(year: year, month: month, day: day) }
    let candidates = (-1...4).compactMap { LocalDate(year: sent.year + $0, month: month, day: day) }
    guard let next = candidates.first(where: { $0 >= sent }) else { return candidates.last }
    guard let past = candidates.last(where: { $0 < sent }), past.days(until: sent) <= 45,
      sent.days(until: next) > 200
    else { return next }
    if let weekday = signs.weekday, next.weekday == weekday, past.weekday != weekday { return next }
    return past
  }

  private func weekday(_ weekday: Weekday, after dates: [DateMention], at range: Range<Int>) -> LocalDate? {
    for mention in dates.reversed() {
      guard range.lowerBound - mention.range.upperBound < 400 else { break }
      guard let first = mention.first, let last = mention.last else { continue }
      if mention.form == .relative, mention.first == sent { continue }
      if mention.form == .period {
        guard first.days(until: last) <= 7, last >= sent else { continue }
        let day = first.adding(days: weekday.rawValue - first.weekday.rawValue)
        if day >= sent { return day }
        continue
      }
      // The 8 October of "sent on 8 October" says nothing of the week that is spoken of.
      guard mention.form == .day || mention.form == .relative, first >= sent else { continue }
      let monday = first.adding(days: 1 - first.weekday.rawValue)
      var day = monday.adding(days: weekday.rawValue - 1)
      if day < first, first.days(until: last) > 0 || day < sent { day = day.adding(days: 7) }
      if day >= sent { return day }
    }
    let inThisWeek = sent.adding(days: weekday.rawValue - sent.weekday.rawValue)
    return inThisWeek >= sent ? inThisWeek : inThisWeek.adding(days: 7)
  }

  /// "the 22nd": of the month just named if it lies ahead there, else the next one.
  private func dayOfMonth(
    _ day: LocalDate, _ signs: DateSigns, after dates: [DateMention], at range: Range<Int>
  ) -> LocalDate {
    guard let context = dates.last(where: { $0.form == .day && $0.first != nil })?.first, context >= sent,
      let inMonth = LocalDate(year: context.year, month: context.month, day: day.day), inMonth >= sent
    else { return day }
    if let weekday = signs.weekday {
      return inMonth.weekday == weekday ? inMonth : day
    }
    return inMonth
  }

  /// `Dec. 14, 15 and 16`: the last of the days that follow in figures.
  private func extended(from day: LocalDate, _ range: Range<Int>, _ signs: DateSigns) -> LocalDate {
    guard signs.hasMonth, signs.figures == nil else { return day }
    var last = day
    var i = range.upperBound
    let folded = text.folded
    while i < folded.count {
      var j = i
      while j < folded.count, " ,&、・".unicodeScalars.contains(folded[j]) { j += 1 }
      if j + 3 < folded.count, String(folded[j..<(j + 3)]) == "and", folded[j + 3] == " " { j += 4 }
      guard j > i, j < folded.count, folded[j].isDigit else { return last }
      var (number, end) = (0, j)
      while end < folded.count, folded[end].isDigit, end - j < 3 {
        number = number * 10 + Int(folded[end].folded.value - 48)
        end += 1
      }
      for suffix in ["st", "nd", "rd", "th"] where String(folded[end..<min(folded.count, end + 2)]) == suffix
      {
        end += 2
      }
      if end < folded.count, folded[end].isLatinLetter || ":/%$-".unicodeScalars.contains(folded[end]) {
        return last
      }
      // "Dec. 14, 3 p.m." is a time.
      if end + 1 < folded.count, folded[end] == " ", "apm".unicodeScalars.contains(folded[end + 1]),
        String(folded[end..<min(folded.count, end + 6)]).contains("m")
      {
        return last
      }
      guard let next = LocalDate(year: last.year, month: last.month, day: number), next > last,
        last.days(until: next) <= 14
      else { return last }
      last = next
      i = end
    }
    return last
  }

  // MARK: Words around

  private func isDue(_ range: Range<Int>, times: Bool) -> Bool {
    let before = String(text.folded[max(0, range.lowerBound - 26)..<range.lowerBound])
    let inside = String(text.folded[range])
    let after = String(text.folded[range.upperBound..<min(text.folded.count, range.upperBound + 8)])
    for word in ["by ", "before ", "until ", "till ", "later than "]
    where inside.hasPrefix(word) || inside.contains(" " + word) {
      return true
    }
    let lead = before.split(whereSeparator: { ".!?;。".contains($0) }).last.map(String.init) ?? ""
    var isEnded = before.last.map { ".!?;。\n".contains($0) } ?? true
    // A printed line may wrap before the day: no sentence ends with "by".
    if before.last == "\n" {
      let line = lead.trimmingSuffixBlanks()
      isEnded = !["by", "before", "until", "till", "due", "than", "on"].contains {
        line == $0 || line.hasSuffix(" " + $0)
      }
    }
    if !isEnded {
      for word in [
        "by", "before", "until", "till", "no later than", "due", "due on", "due back", "due back by",
        "due in",
        "deadline", "deadline:", "deadline is", "closes", "closes on", "ends", "due:", "due date:",
        "on or before",
        "through", "thru", "due at school", "due at school on", "due back on", "due by", "the", "same",
        "close",
        "close on", "close for good on", "return by", "rsvp by", "cutoff is", "cutoff:", "締切", "締切:", "締切日",
        "締め切り",
        "〆切", "期限", "提出期限", "提出日", "申込期限", "納入期限", "申込締切", "締切は", "期日", "提出期限:", "期限は",
      ] where word != "the" && word != "same" {
        let trimmed = lead.trimmingSuffixBlanks()
        if trimmed == word || trimmed.hasSuffix(" " + word)
          || word.unicodeScalars.first?.isHan == true
            && trimmed.hasSuffix(word)
        {
          return true
        }
      }
      if lead.contains("deadline") || lead.contains("due date") || lead.contains("締切") || lead.contains("期限")
      {
        return true
      }
      // "by the office on Friday" is no deadline, "due to the office on Friday" is.
      if lead.contains(" due ") || lead.hasPrefix("due ") { if !lead.contains("due to ") { return true } }
    }
    if inside.contains("まで") || after.hasPrefix("まで") || after.hasPrefix("締切") || after.hasPrefix("必着")
      || after.hasPrefix("〆切") || after.hasPrefix("(必着") || after.hasPrefix("締め切り")
    {
      return true
    }
    return false
  }

  private func isUntil(_ range: Range<Int>) -> Bool {
    let before = String(text.folded[max(0, range.lowerBound - 10)..<range.lowerBound])
    let inside = String(text.folded[range])
    return ["until ", "through ", "till ", "thru ", "before "].contains {
      inside.hasPrefix($0) || before.hasSuffix($0)
    }
  }

  /// "14 January or 15 January" names two days and settles on none.
  private func joinAlternatives(_ dates: inout [DateMention]) {
    var i = 0
    while i + 1 < dates.count {
      let between = stretch(dates[i].range.upperBound, dates[i + 1].range.lowerBound)
      guard dates[i].range.upperBound <= dates[i + 1].range.lowerBound, between.count <= 12,
        let a = dates[i].first, let b = dates[i + 1].first
      else {
        i += 1
        continue
      }
      let words = String(text.folded[trimmed(between, in: text.folded)])
      if ["or", "or on", "または", "又は", "もしくは", "か", ", or"].contains(words), a != b,
        dates[i].form != .period, dates[i + 1].form != .period
      {
        dates[i].readings = [a, b]
        dates[i].range = dates[i].range.lowerBound..<dates[i + 1].range.upperBound
        (dates[i].first, dates[i].last) = (nil, nil)
        dates[i].isDue = dates[i].isDue || dates[i + 1].isDue
        dates.remove(at: i + 1)
      }
      i += 1
    }
  }
}

extension NoticeText {
  /// Whether the notice is mainly in kana and Han characters.
  var isEastAsian: Bool {
    var (east, latin) = (0, 0)
    for scalar in folded.prefix(4000) {
      if scalar.isHan || scalar.isKana { east += 1 } else if scalar.isLatinLetter { latin += 1 }
    }
    return east * 2 > latin
  }
}

extension String {
  func trimmingSuffixBlanks() -> String {
    var text = Substring(self)
    while let last = text.last, last == " " || last == "\n" { text.removeLast() }
    return String(text)
  }
}
