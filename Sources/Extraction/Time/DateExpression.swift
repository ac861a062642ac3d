import Specimens

/// What words say of a day or a stretch of days, before anybody asks which day that is.
indirect enum DateExpression: Sendable, Hashable {
  /// A day of the calendar, with what was left out missing.
  case calendar(CalendarDay)
  case relativeDay(Int)
  case weekday(Weekday, WeekAnchor)
  /// The nth such weekday of a period; -1 is the last.
  case nthWeekday(Int, Weekday, of: DateExpression)
  /// A numbered day of a period: the 20th of next month.
  case day(Int, of: DateExpression)
  case shifted(DateExpression, by: TimeSpan, forward: Bool)
  case holiday(Holiday, year: DateExpression?)
  /// "last Easter", "next Christmas": the one before or after today.
  case anchored(Holiday, Int)

  /// A month, its year left out or told.
  case month(Int, year: DateExpression?)
  case year(Int)
  /// The unit that lies `offset` units away from the present one.
  case period(Grain, Int)
  /// The next or past `count` units.
  case counted(Int, Grain, forward: Bool)
  /// The week or month that holds a day.
  case containing(Grain, DateExpression)
  case edge(Edge, of: DateExpression)
  /// The nth unit of a period (the third week of the month), -1 the last; `count` units long.
  case nth(Int, Grain, of: DateExpression, count: Int)
  case season(Int, year: DateExpression?)
  case quarter(Int, year: DateExpression?)
  case decade(Int)
  case range(DateExpression, DateExpression)
  /// So many days from a day on: for 10 days from 18 December.
  case lasting(DateExpression, TimeSpan)

  /// Whether one day is named, rather than several.
  var isDay: Bool {
    switch self {
    case .calendar, .relativeDay, .weekday, .nthWeekday, .day, .shifted, .anchored: true
    case .holiday(let holiday, _): holiday.days == 1
    case .edge(.lastDay, _): true
    default: false
    }
  }

  /// Whether a weekday stands alone, ready to be joined with a day of the month beside it.
  var bareWeekday: Weekday? {
    if case .weekday(let day, .unsaid) = self { return day }
    return nil
  }
}

/// A day as far as it was written.
struct CalendarDay: Sendable, Hashable {
  var year: Int?
  var month: Int?
  var day: Int
  var weekday: Weekday?
  /// The other reading where day and month could be swapped: `03/04/2026`.
  var isAmbiguous = false
  /// The weekday came with "this" or "next", so that it says which week is meant.
  var anchor: WeekAnchor = .unsaid
}

/// Which week a weekday is meant in.
enum WeekAnchor: Sendable, Hashable {
  case unsaid
  case this
  case next
  case last
  /// The one before today, and the one after it.
  case before, after
  /// "Friday after next".
  case afterNext
  /// 来週の, 下周: so many weeks away from the present one.
  case week(Int)
}

/// The parts of a period that languages name.
enum Edge: Int, Sendable, Hashable {
  case beginning, middle, end, rest, lastDay, firstHalf, secondHalf
}

/// A length of time as written, unit by unit.
struct TimeSpan: Sendable, Hashable {
  var amounts: [Grain: Double] = [:]
  /// "a few", 数日: the number is a guess.
  var isVague = false

  init() {}
  init(_ amount: Double, _ grain: Grain) { add(amount, grain) }

  mutating func add(_ amount: Double, _ grain: Grain) {
    switch grain {
    case .fortnight: amounts[.week, default: 0] += amount * 2
    case .quarter: amounts[.month, default: 0] += amount * 3
    case .decade: amounts[.year, default: 0] += amount * 10
    case .century: amounts[.year, default: 0] += amount * 100
    case .night: amounts[.day, default: 0] += amount
    case .weekend: amounts[.day, default: 0] += amount * 2
    default: amounts[grain, default: 0] += amount
    }
  }

  /// Whether only whole days and longer units occur.
  var isInDays: Bool { !amounts.keys.contains { $0 < .day } }
  var finest: Grain { amounts.keys.min() ?? .day }

  /// ISO 8601, such as P1Y3M, PT2H30M, P0.5M.
  var iso: String {
    var date = ""
    for (grain, letter) in [(Grain.year, "Y"), (.month, "M"), (.week, "W"), (.day, "D")] {
      if let amount = amounts[grain] { date += TimeSpan.number(amount) + letter }
    }
    var time = ""
    for (grain, letter) in [(Grain.hour, "H"), (.minute, "M"), (.second, "S")] {
      if let amount = amounts[grain] { time += TimeSpan.number(amount) + letter }
    }
    return "P" + date + (time.isEmpty ? "" : "T" + time)
  }

  private static func number(_ amount: Double) -> String {
    if let whole = Int(exactly: amount) { return String(whole) }
    let hundredths = Int((amount * 100).rounded())
    let text = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    return text.hasSuffix("0") ? String(text.dropLast()) : text
  }
}
