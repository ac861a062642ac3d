import Specimens

/// What a query demands beside its words.
enum Condition: Sendable, Hashable {
  /// The day it was saved.
  case saved(DayRange)
  case savedAny(DayRanges)
  /// A day that its text speaks of.
  case mentioned(DayRanges)
  /// Either.
  case dated(DayRanges)
  case amount(AmountRange)
  /// One of these filter tokens.
  case tokens([String], isPrefix: Bool)
}

/// Days, both ends inclusive; an open end is nil.
struct DayRange: Sendable, Hashable {
  var first: LocalDate?
  var last: LocalDate?

  init(_ first: LocalDate?, _ last: LocalDate?) {
    self.first = first
    self.last = last
  }

  static func day(_ date: LocalDate) -> DayRange { DayRange(date, date) }

  static func month(year: Int, month: Int) -> DayRange {
    let first = LocalDate(year: year, month: month, day: 1)
    return DayRange(first, first?.adding(months: 1).adding(days: -1))
  }

  static func year(_ year: Int) -> DayRange {
    DayRange(LocalDate(year: year, month: 1, day: 1), LocalDate(year: year, month: 12, day: 31))
  }

  /// Monday to Sunday.
  static func week(of date: LocalDate, offset: Int = 0) -> DayRange {
    let monday = date.adding(days: 1 - date.weekday.rawValue + 7 * offset)
    return DayRange(monday, monday.adding(days: 6))
  }

  static func month(of date: LocalDate) -> DayRange { month(year: date.year, month: date.month) }

  /// Saturday and Sunday.
  static func weekend(of date: LocalDate, offset: Int = 0) -> DayRange {
    let week = week(of: date, offset: offset)
    return DayRange(week.first?.adding(days: 5), week.last)
  }

  func contains(_ date: LocalDate) -> Bool {
    (first.map { $0 <= date } ?? true) && (last.map { date <= $0 } ?? true)
  }
}

/// Several readings of one expression: a day without a year is one range for every year in question.
struct DayRanges: Sendable, Hashable {
  var ranges: [DayRange]

  init(_ ranges: [DayRange]) { self.ranges = ranges }
  init(_ range: DayRange) { ranges = [range] }

  func contains(_ date: LocalDate) -> Bool { ranges.contains { $0.contains(date) } }
}

struct AmountRange: Sendable, Hashable {
  var low: Double?
  var high: Double?
  /// `over` and `under` leave the limit itself out.
  var excludesLimits = false
  /// Empty means any.
  var currencies: [String]

  func contains(_ money: IndexedAmount) -> Bool {
    if !currencies.isEmpty, let currency = money.currency, !currencies.contains(currency) { return false }
    if let low, excludesLimits ? money.amount <= low : money.amount < low { return false }
    if let high, excludesLimits ? money.amount >= high : money.amount > high { return false }
    return true
  }
}

extension DayRange {
  /// Filter tokens that together cover the range: days at its edges, months and years as prefixes inside.
  func tokens(day: (LocalDate) -> String, prefix: (Int, Int?) -> String, now: LocalDate)
    -> (days: [String], prefixes: [String])
  {
    // Nothing in a drawer lies outside of these.
    let earliest = LocalDate(year: now.year - 30, month: 1, day: 1) ?? now
    let latest = LocalDate(year: now.year + 3, month: 12, day: 31) ?? now
    var date = max(first ?? earliest, earliest)
    let end = min(last ?? latest, latest)
    var (days, prefixes): ([String], [String]) = ([], [])
    while date <= end {
      let yearEnd = LocalDate(year: date.year, month: 12, day: 31) ?? end
      let monthEnd = date.adding(days: LocalDate.daysInMonth(date.month, year: date.year) - date.day)
      if date.month == 1, date.day == 1, yearEnd <= end {
        prefixes.append(prefix(date.year, nil))
        date = yearEnd.adding(days: 1)
      } else if date.day == 1, monthEnd <= end {
        prefixes.append(prefix(date.year, date.month))
        date = monthEnd.adding(days: 1)
      } else {
        days.append(day(date))
        date = date.adding(days: 1)
      }
    }
    return (days, prefixes)
  }
}
