import Specimens

extension DateReader {
  /// `Dec 3`, `3rd of December 2026`, `December`, `12/3`, `2026-12-03`, `12月3日`, `2025年3月`, `2025`.
  /// With `needsProof` words that are often something else ("may", a bare year) are left alone.
  func absolute(_ query: QueryScanner, at i: Int, needsProof: Bool) -> (ranges: DayRanges, end: Int)? {
    if let word = query.word(i) { return monthFirst(query, word, needsProof) }
    return japanese(query, at: i) ?? numeric(query, at: i) ?? dayFirst(query, at: i)
      ?? (needsProof ? nil : bareYear(query, at: i))
  }

  private func monthFirst(_ query: QueryScanner, _ word: (text: String, end: Int), _ needsProof: Bool)
    -> (ranges: DayRanges, end: Int)?
  {
    guard let month = Self.month(word.text) else { return nil }
    var next = word.end
    if next < query.count, query.scalars[next] == 0x2E { next += 1 }
    next = query.skipSpaces(next)
    if let day = query.number(next, digits: 1...2), (1...31).contains(day.value) {
      let end = query.firstMatch(Self.ordinals, at: day.end)?.end ?? day.end
      if let year = year(query, at: end) { return days(year.value, month, day.value, year.end) }
      return days(nil, month, day.value, end)
    }
    if let year = query.number(next, digits: 4...4), (1990...2100).contains(year.value) {
      return (DayRanges(.month(year: year.value, month: month)), year.end)
    }
    // "may" and "march" are verbs, "mar", "sun" and the like rarely months.
    if needsProof, ["may", "march", "mar", "august", "jan"].contains(word.text) { return nil }
    return (DayRanges(years.map { .month(year: $0, month: month) }), word.end)
  }

  private func dayFirst(_ query: QueryScanner, at i: Int) -> (ranges: DayRanges, end: Int)? {
    guard let day = query.number(i, digits: 1...2), (1...31).contains(day.value) else { return nil }
    var next = query.firstMatch(Self.ordinals, at: day.end)?.end ?? day.end
    next = query.skipSpaces(next)
    if let of = query.match("of", at: next) { next = query.skipSpaces(of) }
    guard let word = query.word(next), let month = Self.month(word.text) else { return nil }
    if let year = year(query, at: word.end) { return days(year.value, month, day.value, year.end) }
    return days(nil, month, day.value, word.end)
  }

  private func year(_ query: QueryScanner, at end: Int) -> (value: Int, end: Int)? {
    var next = end
    if next < query.count, query.scalars[next] == 0x2C { next += 1 }
    guard let year = query.number(query.skipSpaces(next), digits: 4...4), (1990...2100).contains(year.value)
    else { return nil }
    return year
  }

  /// `2026-12-03`, `2026/12/3`, `2026-12`, `12/3/2026`, `12/3`.
  private func numeric(_ query: QueryScanner, at i: Int) -> (ranges: DayRanges, end: Int)? {
    guard query.isDigit(i), let first = query.number(i), first.end < query.count else { return nil }
    // The tail of a longer code is no date either.
    guard i == 0 || ![0x2D, 0x2F, 0x2E, 0x3A].contains(query.scalars[i - 1]) else { return nil }
    let separator = query.scalars[first.end]
    guard [0x2D, 0x2F, 0x2E].contains(separator), let second = query.number(first.end + 1, digits: 1...2),
      query.isDigit(first.end + 1)
    else { return nil }
    let third: (value: Int, end: Int)? =
      second.end < query.count && query.scalars[second.end] == separator && query.isDigit(second.end + 1)
      ? query.number(second.end + 1) : nil
    let end = third?.end ?? second.end
    // A longer code, a time or a decimal number is no date.
    guard !query.isLatin(end), !query.isDigit(end),
      end >= query.count || ![0x2D, 0x2F, 0x3A].contains(query.scalars[end])
    else { return nil }
    if (1990...2100).contains(first.value) {
      if let third { return days(first.value, second.value, third.value, end) }
      guard (1...12).contains(second.value), separator != 0x2E else { return nil }
      return (DayRanges(.month(year: first.value, month: second.value)), end)
    }
    if let third {
      let year = third.value < 100 ? 2000 + third.value : third.value
      guard (1990...2100).contains(year) else { return nil }
      return days(year, first.value, second.value, end) ?? days(year, second.value, first.value, end)
    }
    guard separator == 0x2F else { return nil }
    return days(nil, first.value, second.value, end) ?? days(nil, second.value, first.value, end)
  }

  /// `2026年12月3日`, `12月3日`, `12月`, `2025年`, with 号 as well.
  private func japanese(_ query: QueryScanner, at i: Int) -> (ranges: DayRanges, end: Int)? {
    guard let first = query.number(i) else { return nil }
    if let end = query.match("年", at: first.end), (1990...2100).contains(first.value) {
      if let rest = monthAndDay(query, at: query.skipSpaces(end), year: first.value) { return rest }
      return (DayRanges(.year(first.value)), end)
    }
    return monthAndDay(query, at: i, year: nil)
  }

  private func monthAndDay(_ query: QueryScanner, at i: Int, year: Int?) -> (ranges: DayRanges, end: Int)? {
    guard let month = query.number(i, digits: 1...2), (1...12).contains(month.value),
      let end = query.match("月", at: month.end)
    else { return nil }
    if let day = query.number(query.skipSpaces(end), digits: 1...2),
      let close = query.match("日", at: day.end) ?? query.match("号", at: day.end)
        ?? query.match("號", at: day.end),
      let found = days(year, month.value, day.value, close)
    {
      return found
    }
    return (DayRanges((year.map { [$0] } ?? years).map { .month(year: $0, month: month.value) }), end)
  }

  private func bareYear(_ query: QueryScanner, at i: Int) -> (ranges: DayRanges, end: Int)? {
    guard query.isDigit(i), let year = query.number(i, digits: 4...4), (1990...2100).contains(year.value),
      !query.isLatin(year.end)
    else { return nil }
    return (DayRanges(.year(year.value)), year.end)
  }

  /// The years that a date without one may be in.
  private var years: [Int] { Array(today.year - 3...today.year + 1) }

  private func days(_ year: Int?, _ month: Int, _ day: Int, _ end: Int) -> (ranges: DayRanges, end: Int)? {
    let dates = (year.map { [$0] } ?? years).compactMap { LocalDate(year: $0, month: month, day: day) }
    return dates.isEmpty ? nil : (DayRanges(dates.map(DayRange.day)), end)
  }

  private static let ordinals = WordTable<Int>([("st", 0), ("nd", 0), ("rd", 0), ("th", 0)])

  static func month(_ word: String) -> Int? {
    let names = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
      "november",
      "december",
    ]
    if word == "sept" { return 9 }
    return names.firstIndex { $0 == word || word.utf8.count == 3 && $0.hasPrefix(word) }.map { $0 + 1 }
  }
}
