import Specimens

extension DateReader {
  /// "last week", "3 days ago", "yesterday", 先週, 3日前, 上个月.
  func relative(_ query: QueryScanner, at i: Int) -> Found? {
    if let word = query.firstMatch(Self.fixedWords, at: i) {
      return Found(condition: word.meaning(today), end: word.end)
    }
    return lastSomething(query, at: i) ?? ago(query, at: i) ?? cjkAgo(query, at: i)
  }

  /// The condition that a fixed expression means, told today's date.
  typealias Meaning = @Sendable (LocalDate) -> Condition

  private static let fixedWords = WordTable<Meaning>(
    saved(["yesterday", "last night", "昨日", "きのう", "昨天"]) { .day($0.adding(days: -1)) }
      + saved(["day before yesterday", "一昨日", "おととい", "前天"]) { .day($0.adding(days: -2)) }
      + saved(["last week", "先週", "上周", "上个星期", "上星期", "上礼拜"]) { .week(of: $0, offset: -1) }
      + saved(["the week before last", "先々週", "上上周"]) { .week(of: $0, offset: -2) }
      + saved(["last weekend", "先週末", "上周末"]) { .weekend(of: $0, offset: -1) }
      + saved(["last month", "先月", "上个月", "上月"]) { .month(of: $0.adding(months: -1)) }
      + saved(["先々月"]) { .month(of: $0.adding(months: -2)) }
      + saved(["last year", "去年", "昨年"]) { .year($0.year - 1) }
      + dated(["today", "今日", "本日", "今天"]) { .day($0) }
      + dated(["this week", "今週", "这周", "本周", "这个星期"]) { .week(of: $0) }
      + dated(["this month", "今月", "这个月", "本月"]) { .month(of: $0) }
      + dated(["this year", "今年"]) { .year($0.year) }
      + mentioned(["tonight", "今夜", "今晩", "今晚"]) { .day($0) }
      + mentioned(["tomorrow", "明日", "あした", "明天"]) { .day($0.adding(days: 1)) }
      + mentioned(["day after tomorrow", "明後日", "あさって", "后天"]) { .day($0.adding(days: 2)) }
      + mentioned(["next week", "来週", "下周", "下个星期", "下星期"]) { .week(of: $0, offset: 1) }
      + mentioned(["再来週", "下下周"]) { .week(of: $0, offset: 2) }
      + mentioned(["this weekend", "今週末", "这周末", "本周末"]) { .weekend(of: $0) }
      + mentioned(["next weekend", "来週末", "下周末"]) { .weekend(of: $0, offset: 1) }
      + mentioned(["next month", "来月", "下个月"]) { .month(of: $0.adding(months: 1)) }
      + mentioned(["next year", "来年", "明年"]) { .year($0.year + 1) })

  private static func saved(_ words: [String], _ range: @escaping @Sendable (LocalDate) -> DayRange)
    -> [(String, Meaning)]
  {
    words.map { ($0, { .saved(range($0)) }) }
  }

  private static func dated(_ words: [String], _ range: @escaping @Sendable (LocalDate) -> DayRange)
    -> [(String, Meaning)]
  {
    words.map { ($0, { .dated(DayRanges(range($0))) }) }
  }

  private static func mentioned(_ words: [String], _ range: @escaping @Sendable (LocalDate) -> DayRange)
    -> [(String, Meaning)]
  {
    words.map { ($0, { .mentioned(DayRanges(range($0))) }) }
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

  private static let units = WordTable<Unit>([
    ("day", .day), ("days", .day), ("week", .week), ("weeks", .week), ("month", .month), ("months", .month),
    ("year", .year), ("years", .year),
  ])

  private static let counts = WordTable<Int>([
    ("a", 1), ("an", 1), ("one", 1), ("two", 2), ("couple of", 2), ("a couple of", 2), ("three", 3),
    ("few", 3),
    ("a few", 3), ("four", 4), ("five", 5), ("six", 6), ("seven", 7), ("eight", 8), ("nine", 9),
    ("ten", 10),
  ])

  private static let unitsAgo = WordTable<Unit>([
    ("日前", .day), ("天前", .day), ("週間前", .week), ("周前", .week), ("个星期前", .week), ("ヶ月前", .month),
    ("か月前", .month), ("カ月前", .month), ("ケ月前", .month), ("个月前", .month), ("年前", .year),
  ])

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
    return query.firstMatch(Self.counts, at: i).map { ($0.meaning, $0.end) }
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
    guard let unit = query.firstMatch(Self.unitsAgo, at: count.end) else { return nil }
    return Found(condition: .saved(around(count.value, unit.meaning)), end: unit.end)
  }

  static func weekday(_ word: String) -> Int? {
    let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    return names.firstIndex { $0 == word || word.utf8.count == 3 && $0.hasPrefix(word) }.map { $0 + 1 }
  }
}
