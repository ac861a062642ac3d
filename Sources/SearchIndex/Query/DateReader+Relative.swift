import Specimens

extension DateReader {
  /// "last week", "3 days ago", "yesterday", 先週, 3日前, 上个月.
  func relative(_ query: QueryScanner, at i: Int) -> Found? {
    if let word = query.firstMatch(fixedWords, at: i) { return Found(condition: word.meaning, end: word.end) }
    return lastSomething(query, at: i) ?? ago(query, at: i) ?? cjkAgo(query, at: i)
  }

  private var fixedWords: [(String, Condition)] {
    let week = DayRange.week(of: today)
    let weekend = DayRange(week.first?.adding(days: 5), week.last)
    let lastWeekend = DayRange(weekend.first?.adding(days: -7), weekend.last?.adding(days: -7))
    let nextWeekend = DayRange(weekend.first?.adding(days: 7), weekend.last?.adding(days: 7))
    let lastMonth = today.adding(months: -1)
    let nextMonth = today.adding(months: 1)
    func month(_ date: LocalDate) -> DayRange { .month(year: date.year, month: date.month) }
    func day(_ offset: Int) -> DayRange { .day(today.adding(days: offset)) }
    let past: [(String, DayRange)] = [
      ("yesterday", day(-1)), ("昨日", day(-1)), ("きのう", day(-1)), ("昨天", day(-1)), ("last night", day(-1)),
      ("day before yesterday", day(-2)), ("一昨日", day(-2)), ("おととい", day(-2)), ("前天", day(-2)),
      ("last week", .week(of: today, offset: -1)), ("先週", .week(of: today, offset: -1)),
      ("上周", .week(of: today, offset: -1)), ("上个星期", .week(of: today, offset: -1)),
      ("上星期", .week(of: today, offset: -1)), ("上礼拜", .week(of: today, offset: -1)),
      ("the week before last", .week(of: today, offset: -2)), ("先々週", .week(of: today, offset: -2)),
      ("上上周", .week(of: today, offset: -2)),
      ("last month", month(lastMonth)), ("先月", month(lastMonth)), ("上个月", month(lastMonth)),
      ("上月", month(lastMonth)), ("先々月", month(today.adding(months: -2))),
      ("last year", .year(today.year - 1)), ("去年", .year(today.year - 1)), ("昨年", .year(today.year - 1)),
      ("last weekend", lastWeekend), ("先週末", lastWeekend), ("上周末", lastWeekend),
    ]
    let present: [(String, DayRange)] = [
      ("today", day(0)), ("今日", day(0)), ("本日", day(0)), ("今天", day(0)),
      ("this week", week), ("今週", week), ("这周", week), ("本周", week), ("这个星期", week),
      ("this month", month(today)), ("今月", month(today)), ("这个月", month(today)), ("本月", month(today)),
      ("this year", .year(today.year)), ("今年", .year(today.year)),
    ]
    let coming: [(String, DayRange)] = [
      ("tomorrow", day(1)), ("明日", day(1)), ("あした", day(1)), ("明天", day(1)), ("tonight", day(0)),
      ("day after tomorrow", day(2)), ("明後日", day(2)), ("あさって", day(2)), ("后天", day(2)),
      ("next week", .week(of: today, offset: 1)), ("来週", .week(of: today, offset: 1)),
      ("下周", .week(of: today, offset: 1)), ("下个星期", .week(of: today, offset: 1)),
      ("下星期", .week(of: today, offset: 1)), ("再来週", .week(of: today, offset: 2)),
      ("next month", month(nextMonth)), ("来月", month(nextMonth)), ("下个月", month(nextMonth)),
      ("next year", .year(today.year + 1)), ("来年", .year(today.year + 1)), ("明年", .year(today.year + 1)),
      ("this weekend", weekend), ("今週末", weekend), ("这周末", weekend), ("本周末", weekend),
      ("next weekend", nextWeekend), ("来週末", nextWeekend), ("下周末", nextWeekend),
    ]
    return past.map { ($0, .saved($1)) } + present.map { ($0, .dated(DayRanges($1))) }
      + coming.map { ($0, .mentioned(DayRanges($1))) }
  }

  /// "last 3 days", "past two weeks", "last friday", "last december", "next friday".
  private func lastSomething(_ query: QueryScanner, at i: Int) -> Found? {
    guard let first = query.word(i), ["last", "past", "this", "next", "previous"].contains(first.text) else {
      return nil
    }
    let next = query.skipSpaces(first.end)
    if let count = count(query, at: next),
      let unit = query.firstMatch(Self.units, at: query.skipSpaces(count.end)), first.text != "this"
    {
      if first.text == "next" {
        return Found(
          condition: .mentioned(DayRanges(DayRange(today, moved(count.value, unit.meaning)))), end: unit.end)
      }
      return Found(condition: .saved(DayRange(moved(-count.value, unit.meaning), today)), end: unit.end)
    }
    guard let word = query.word(next) else { return nil }
    if let weekday = Self.weekday(word.text) {
      var distance = weekday - today.weekday.rawValue
      switch first.text {
      case "last", "past", "previous": if distance >= 0 { distance -= 7 }
      case "next": distance += distance <= 0 ? 7 : 0
      default: break
      }
      let range = DayRange.day(today.adding(days: distance))
      return Found(
        condition: distance < 0 ? .dated(DayRanges(range)) : .mentioned(DayRanges(range)), end: word.end)
    }
    if let month = Self.month(word.text) {
      var year = today.year
      switch first.text {
      case "last", "past", "previous": if month >= today.month { year -= 1 }
      case "next": if month <= today.month { year += 1 }
      default: break
      }
      return Found(condition: .dated(DayRanges(.month(year: year, month: month))), end: word.end)
    }
    return nil
  }

  private enum Unit { case day, week, month, year }

  private static let units: [(String, Unit)] = [
    ("day", .day), ("days", .day), ("week", .week), ("weeks", .week), ("month", .month), ("months", .month),
    ("year", .year), ("years", .year),
  ]

  private func moved(_ count: Int, _ unit: Unit) -> LocalDate {
    switch unit {
    case .day: today.adding(days: count)
    case .week: today.adding(days: 7 * count)
    case .month: today.adding(months: count)
    case .year: today.adding(months: 12 * count)
    }
  }

  private func count(_ query: QueryScanner, at i: Int) -> (value: Int, end: Int)? {
    if let number = query.number(i, digits: 1...3), number.value < 400 { return number }
    let words = [
      ("a", 1), ("an", 1), ("one", 1), ("two", 2), ("couple of", 2), ("a couple of", 2), ("three", 3),
      ("few", 3),
      ("a few", 3), ("four", 4), ("five", 5), ("six", 6), ("seven", 7), ("eight", 8), ("nine", 9),
      ("ten", 10),
    ]
    return query.firstMatch(words, at: i).map { ($0.meaning, $0.end) }
  }

  /// "3 days ago": about then, so a few days around for longer spans.
  private func ago(_ query: QueryScanner, at i: Int) -> Found? {
    guard query.isWordStart(i), let count = count(query, at: i),
      let unit = query.firstMatch(Self.units, at: query.skipSpaces(count.end)),
      let end = query.match("ago", at: query.skipSpaces(unit.end))
    else { return nil }
    return Found(condition: .saved(around(count.value, unit.meaning)), end: end)
  }

  private func around(_ count: Int, _ unit: Unit) -> DayRange {
    let date = moved(-count, unit)
    switch unit {
    case .day: return .day(date)
    case .week: return .week(of: date)
    case .month: return .month(year: date.year, month: date.month)
    case .year: return .year(date.year)
    }
  }

  private func cjkAgo(_ query: QueryScanner, at i: Int) -> Found? {
    guard let count = query.number(i, digits: 1...3) else { return nil }
    let units: [(String, Unit)] = [
      ("日前", .day), ("天前", .day), ("週間前", .week), ("周前", .week), ("个星期前", .week), ("ヶ月前", .month),
      ("か月前", .month), ("カ月前", .month), ("ケ月前", .month), ("个月前", .month), ("年前", .year),
    ]
    guard let unit = query.firstMatch(units, at: count.end) else { return nil }
    return Found(condition: .saved(around(count.value, unit.meaning)), end: unit.end)
  }

  static func weekday(_ word: String) -> Int? {
    let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    return names.firstIndex { $0 == word || word.utf8.count == 3 && $0.hasPrefix(word) }.map { $0 + 1 }
  }
}
