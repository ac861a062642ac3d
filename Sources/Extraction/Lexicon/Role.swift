/// What part a word can play in a phrase. A word may have several: "second" is a unit and an ordinal.
enum Role: UInt8, Sendable {
  // Calendar
  case month, weekday, relativeDay, relativePeriod, unit, season, era, which, edge
  // Clock
  case daypart, dayAndPart, moment, meridiem, oclock, exactly
  // Numbers
  case number, multiplier, ordinal, half, quarter, vague, magnitude
  // East Asian unit marks
  case yearMark, monthMark, dayMark, hourMark, minuteMark, secondMark, spanMark, weekMark, countMark, nthMark
  // Function words
  case rangeMark, from, between, and, at, on, of, the, during, inside, ago, later, within, before, after,
    since
  case until, by, approximately, every, orEarlier, orLater, past, rest, particle, now, starting
  /// Closed, 定休日, 闭馆: a weekday beside it comes back every week.
  case closing
  /// 当日, 前日: a day told from an occasion, not from now.
  case occasionDay
  // Money
  case currency, subunit
  // Words that look like a date or a number and are none: 今日头条, 日本, 一部.
  case blocker

  var mask: UInt64 { 1 << UInt64(rawValue) }
}

/// A set of roles.
struct Roles: OptionSet, Sendable, Hashable {
  let rawValue: UInt64
  init(rawValue: UInt64) { self.rawValue = rawValue }
  init(_ role: Role) { rawValue = role.mask }
  @inline(__always) func has(_ role: Role) -> Bool { rawValue & (1 << UInt64(role.rawValue)) != 0 }
}

/// One part a word can play, with its value: the month's number, the unit's grain, the offset in days.
struct Sense: Sendable, Hashable {
  let role: Role
  let value: Int
}

/// The units of time; also how coarse a period is.
enum Grain: Int, Sendable, Comparable {
  case second, minute, hour, day, week, month, quarter, year, weekend, fortnight, decade, night, century
  static func < (a: Grain, b: Grain) -> Bool { a.rawValue < b.rawValue }
}

/// The parts of a day that languages name.
enum Daypart: Int, Sendable {
  case morning, noonHours, afternoon, evening, night, earlyMorning, deepNight, lateAfternoon, forenoon, lunch
  case midnightHours, earlyAfternoon, lateMorning, wholeDay, businessHours, nightTime, dinner, breakfast
}

/// "this", "next", "last" and their relatives.
enum Which: Int, Sendable {
  case last = -1
  case this = 0
  case next = 1
  case afterNext = 2
  case beforeLast = -2
  case coming = 10
  case previous = 11
  case every = 12
}
