import Specimens

/// Finds dates in a query and says which days they mean, in English, Japanese and Chinese.
///
/// Past relative words ("last week", 先週) speak of when something was saved, coming ones ("tomorrow", 来週) of
/// what a text says, absolute ones of either.
struct DateReader {
  let today: LocalDate

  struct Found {
    var condition: Condition
    var end: Int
  }

  /// The date that starts at `i`.
  func read(_ query: QueryScanner, at i: Int) -> Found? {
    if let limit = query.firstMatch(Self.limits, at: i), !query.isLatin(i) || query.isWordStart(i),
      let date = absolute(query, at: query.skipSpaces(limit.end), needsProof: false)
    {
      return Found(condition: limited(date.ranges, limit.meaning), end: date.end)
    }
    if !query.isLatin(i) || query.isWordStart(i) {
      if let found = relative(query, at: i) { return found }
      if let word = query.firstMatch(Self.prepositions, at: i), word.end < query.count,
        let date = absolute(query, at: query.skipSpaces(word.end), needsProof: false)
      {
        return closing(query, date)
      }
    }
    guard query.isWordStart(i), let date = absolute(query, at: i, needsProof: true) else { return nil }
    return closing(query, date)
  }

  private enum Limit { case since, before }

  private static let limits = WordTable<Limit>([
    ("since", .since), ("after", .since), ("before", .before), ("until", .before), ("by", .before),
  ])
  private static let prepositions = WordTable<Bool>([
    ("in", true), ("on", true), ("from", true), ("during", true), ("of", true), ("for", true), ("at", true),
    ("dated", true),
  ])

  private static let joins = WordTable<Int>([
    ("-", 0), ("to", 0), ("till", 0), ("until", 0), ("から", 0), ("到", 0), ("至", 0),
  ])
  private static let limitsAfter = WordTable<Limit>([
    ("以降", Limit.since), ("以後", .since), ("から", .since), ("之后", .since), ("以来", .since), ("より後", .since),
    ("以前", .before), ("まで", .before), ("より前", .before), ("之前", .before),
  ])

  /// A date may be followed by another end, or by 以降 and the like.
  private func closing(_ query: QueryScanner, _ date: (ranges: DayRanges, end: Int)) -> Found {
    let next = query.skipSpaces(date.end)
    if let join = query.firstMatch(Self.joins, at: next),
      let last = absolute(query, at: query.skipSpaces(join.end), needsProof: false)
    {
      let ranges = zip(date.ranges.ranges, last.ranges.ranges).map { DayRange($0.first, $1.last) }
      return Found(condition: .dated(DayRanges(ranges)), end: last.end)
    }
    if let limit = query.firstMatch(Self.limitsAfter, at: date.end) {
      return Found(condition: limited(date.ranges, limit.meaning), end: limit.end)
    }
    return Found(condition: .dated(date.ranges), end: date.end)
  }

  private func limited(_ ranges: DayRanges, _ limit: Limit) -> Condition {
    // Without a year the latest past one is meant.
    let range = ranges.ranges.filter { ($0.first ?? today) <= today }.last ?? ranges.ranges.first
    return switch limit {
    case .since: .saved(DayRange(range?.first, nil))
    case .before: .dated(DayRanges(DayRange(nil, range?.first?.adding(days: -1))))
    }
  }
}
