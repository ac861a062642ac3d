import Specimens

/// Holidays with a fixed or computable date.
enum Holiday: Int, Sendable, Hashable, CaseIterable {
  case newYear = 1
  case newYearsEve, valentine, stPatrick, aprilFools, independence, halloween, veterans, christmasEve,
    christmas
  case boxingDay, thanksgiving, blackFriday, cyberMonday, laborUS, memorial, mlk, presidents, columbus,
    mothers
  case fathers, easter, goodFriday, juneteenth, earthDay, cincoDeMayo, groundhog, guyFawkes
  case childrensJP, whiteDay, culture, laborThanksgiving, showa, constitution, greenery, mountain, foundation
  case emperor, seaDay, agedDay, sportsDay, comingOfAge, teachersCN, nationalCN, labourDay, womens, childrens
  case singles, youthCN, armyCN, partyCN, arborCN, teachersUS, aprilQingming, springFestival, lantern,
    dragonBoat
  case midAutumn, doubleNinth, newYearsEveCN, easterMonday, palmSunday, ashWednesday, pentecost, laborCanada
  case springEquinox, autumnEquinox, doubleTwelve, consumers, bossDay, shroveTuesday, maundyThursday
  case holySaturday, ascension, trinity, corpusChristi, epiphany, allSaints, remembrance, sevenSeven
  case orthodoxEaster, orthodoxMonday, orthodoxGoodFriday, orthodoxSaturday, orthodoxPalm, orthodoxMaundy
  case orthodoxPentecost, orthodoxAscension, lazarusSaturday

  var days: Int { 1 }

  private enum Rule {
    case fixed(Int, Int)
    /// The nth weekday of a month; negative counts from its end.
    case nth(Int, Weekday, Int)
    case easter(Int)
    case orthodoxEaster(Int)
    case equinox(month: Int)
    case afterThanksgiving(Int)
    case table([Int: (Int, Int)])
  }

  private var rule: Rule {
    switch self {
    case .newYear: .fixed(1, 1)
    case .newYearsEve: .fixed(12, 31)
    case .valentine: .fixed(2, 14)
    case .stPatrick: .fixed(3, 17)
    case .aprilFools: .fixed(4, 1)
    case .independence: .fixed(7, 4)
    case .halloween: .fixed(10, 31)
    case .veterans: .fixed(11, 11)
    case .christmasEve: .fixed(12, 24)
    case .christmas: .fixed(12, 25)
    case .boxingDay: .fixed(12, 26)
    case .thanksgiving: .nth(4, .thursday, 11)
    case .blackFriday: .afterThanksgiving(1)
    case .cyberMonday: .afterThanksgiving(4)
    case .laborUS, .laborCanada: .nth(1, .monday, 9)
    case .memorial: .nth(-1, .monday, 5)
    case .mlk: .nth(3, .monday, 1)
    case .presidents: .nth(3, .monday, 2)
    case .columbus: .nth(2, .monday, 10)
    case .mothers: .nth(2, .sunday, 5)
    case .fathers: .nth(3, .sunday, 6)
    case .easter: .easter(0)
    case .goodFriday: .easter(-2)
    case .easterMonday: .easter(1)
    case .palmSunday: .easter(-7)
    case .ashWednesday: .easter(-46)
    case .pentecost: .easter(49)
    case .juneteenth: .fixed(6, 19)
    case .earthDay: .fixed(4, 22)
    case .cincoDeMayo: .fixed(5, 5)
    case .groundhog: .fixed(2, 2)
    case .guyFawkes: .fixed(11, 5)
    case .childrensJP: .fixed(5, 5)
    case .whiteDay: .fixed(3, 14)
    case .culture: .fixed(11, 3)
    case .laborThanksgiving: .fixed(11, 23)
    case .showa: .fixed(4, 29)
    case .constitution: .fixed(5, 3)
    case .greenery: .fixed(5, 4)
    case .mountain: .fixed(8, 11)
    case .foundation: .fixed(2, 11)
    case .emperor: .fixed(2, 23)
    case .seaDay: .nth(3, .monday, 7)
    case .agedDay: .nth(3, .monday, 9)
    case .sportsDay: .nth(2, .monday, 10)
    case .comingOfAge: .nth(2, .monday, 1)
    case .teachersCN: .fixed(9, 10)
    case .teachersUS: .nth(1, .tuesday, 5)
    case .nationalCN: .fixed(10, 1)
    case .labourDay: .fixed(5, 1)
    case .womens: .fixed(3, 8)
    case .childrens: .fixed(6, 1)
    case .singles: .fixed(11, 11)
    case .youthCN: .fixed(5, 4)
    case .armyCN: .fixed(8, 1)
    case .partyCN: .fixed(7, 1)
    case .arborCN: .fixed(3, 12)
    case .springEquinox: .equinox(month: 3)
    case .autumnEquinox: .equinox(month: 9)
    case .doubleTwelve: .fixed(12, 12)
    case .consumers: .fixed(3, 15)
    case .bossDay: .fixed(10, 16)
    case .epiphany: .fixed(1, 6)
    case .allSaints: .fixed(11, 1)
    case .remembrance: .fixed(11, 11)
    case .sevenSeven: .fixed(7, 7)
    case .shroveTuesday: .easter(-47)
    case .maundyThursday: .easter(-3)
    case .holySaturday: .easter(-1)
    case .ascension: .easter(39)
    case .trinity: .easter(56)
    case .corpusChristi: .easter(60)
    case .orthodoxEaster: .orthodoxEaster(0)
    case .orthodoxMonday: .orthodoxEaster(1)
    case .orthodoxGoodFriday: .orthodoxEaster(-2)
    case .orthodoxSaturday: .orthodoxEaster(-1)
    case .orthodoxMaundy: .orthodoxEaster(-3)
    case .orthodoxPalm: .orthodoxEaster(-7)
    case .lazarusSaturday: .orthodoxEaster(-8)
    case .orthodoxPentecost: .orthodoxEaster(49)
    case .orthodoxAscension: .orthodoxEaster(39)
    case .aprilQingming: .fixed(4, 4)
    case .springFestival: .table(LunarTable.springFestival)
    case .newYearsEveCN: .table(LunarTable.springFestival)
    case .lantern: .table(LunarTable.springFestival)
    case .dragonBoat: .table(LunarTable.dragonBoat)
    case .midAutumn: .table(LunarTable.midAutumn)
    case .doubleNinth: .table(LunarTable.doubleNinth)
    }
  }

  /// The day of this holiday in a year; nil where no table reaches.
  func date(in year: Int) -> LocalDate? {
    switch rule {
    case .fixed(let month, let day): return LocalDate(year: year, month: month, day: day)
    case .nth(let n, let weekday, let month): return LocalDate.nth(n, weekday, month: month, year: year)
    case .easter(let offset): return LocalDate.easter(year)?.adding(days: offset)
    case .orthodoxEaster(let offset): return LocalDate.orthodoxEaster(year)?.adding(days: offset)
    case .equinox(let month): return LocalDate.equinox(month: month, year: year)
    case .afterThanksgiving(let days):
      return LocalDate.nth(4, .thursday, month: 11, year: year)?.adding(days: days)
    case .table(let table):
      guard let (month, day) = table[year] else { return nil }
      let date = LocalDate(year: year, month: month, day: day)
      switch self {
      case .newYearsEveCN: return date?.adding(days: -1)
      case .lantern: return date?.adding(days: 14)
      default: return date
      }
    }
  }
}

extension LocalDate {
  /// The nth such weekday of a month; -1 is the last one.
  static func nth(_ n: Int, _ weekday: Weekday, month: Int, year: Int) -> LocalDate? {
    if n > 0 {
      guard let first = LocalDate(year: year, month: month, day: 1) else { return nil }
      let offset = (weekday.rawValue - first.weekday.rawValue + 7) % 7 + (n - 1) * 7
      let date = first.adding(days: offset)
      return date.month == month ? date : nil
    }
    guard let last = LocalDate(year: year, month: month, day: daysInMonth(month, year: year)) else {
      return nil
    }
    let back = (last.weekday.rawValue - weekday.rawValue + 7) % 7 + (-n - 1) * 7
    let date = last.adding(days: -back)
    return date.month == month ? date : nil
  }

  /// Easter Sunday of the Gregorian calendar. Source: the anonymous algorithm printed in Nature, 1876.
  static func easter(_ year: Int) -> LocalDate? {
    let a = year % 19
    let (b, c) = (year / 100, year % 100)
    let (d, e) = (b / 4, b % 4)
    let g = (8 * b + 13) / 25
    let h = (19 * a + b - d - g + 15) % 30
    let (i, k) = (c / 4, c % 4)
    let l = (32 + 2 * e + 2 * i - h - k) % 7
    let m = (a + 11 * h + 22 * l) / 451
    let month = (h + l - 7 * m + 114) / 31
    let day = (h + l - 7 * m + 114) % 31 + 1
    return LocalDate(year: year, month: month, day: day)
  }
}

extension LocalDate {
  /// Easter Sunday of the Eastern churches, in the Gregorian calendar. Source: Meeus, Astronomical
  /// Algorithms, chapter 8; the two calendars are thirteen days apart from 1900 to 2099.
  static func orthodoxEaster(_ year: Int) -> LocalDate? {
    guard (1900...2099).contains(year) else { return nil }
    let (a, b, c) = (year % 4, year % 7, year % 19)
    let d = (19 * c + 15) % 30
    let e = (2 * a + 4 * b - d + 34) % 7
    let sum = d + e + 114
    return LocalDate(year: year, month: sum / 31, day: sum % 31 + 1)?.adding(days: 13)
  }

  /// Japan's equinox holidays by the formula of its hydrographic office, good from 1980 to 2099.
  static func equinox(month: Int, year: Int) -> LocalDate? {
    guard (1980...2099).contains(year) else { return nil }
    let years = Double(year - 1980)
    let base = month == 3 ? 20.8431 : 23.2488
    let day = Int(base + 0.242194 * years) - (year - 1980) / 4
    return LocalDate(year: year, month: month, day: day)
  }
}

/// Dates of the Chinese lunar calendar's feasts in the years around now.
enum LunarTable {
  static let springFestival: [Int: (Int, Int)] = [
    2010: (2, 14), 2011: (2, 3), 2012: (1, 23), 2013: (2, 10), 2014: (1, 31), 2015: (2, 19), 2016: (2, 8),
    2017: (1, 28), 2018: (2, 16), 2019: (2, 5), 2020: (1, 25), 2021: (2, 12), 2022: (2, 1), 2023: (1, 22),
    2024: (2, 10), 2025: (1, 29), 2026: (2, 17), 2027: (2, 6), 2028: (1, 26), 2029: (2, 13), 2030: (2, 3),
    2031: (1, 23), 2032: (2, 11), 2033: (1, 31), 2034: (2, 19), 2035: (2, 8),
  ]
  static let dragonBoat: [Int: (Int, Int)] = [
    2012: (6, 23), 2013: (6, 12), 2014: (6, 2), 2015: (6, 20), 2016: (6, 9), 2017: (5, 30), 2018: (6, 18),
    2019: (6, 7), 2020: (6, 25), 2021: (6, 14), 2022: (6, 3), 2023: (6, 22), 2024: (6, 10), 2025: (5, 31),
    2026: (6, 19), 2027: (6, 9), 2028: (5, 28), 2029: (6, 16), 2030: (6, 5),
  ]
  static let midAutumn: [Int: (Int, Int)] = [
    2012: (9, 30), 2013: (9, 19), 2014: (9, 8), 2015: (9, 27), 2016: (9, 15), 2017: (10, 4), 2018: (9, 24),
    2019: (9, 13), 2020: (10, 1), 2021: (9, 21), 2022: (9, 10), 2023: (9, 29), 2024: (9, 17), 2025: (10, 6),
    2026: (9, 25), 2027: (9, 15), 2028: (10, 3), 2029: (9, 22), 2030: (9, 12),
  ]
  static let doubleNinth: [Int: (Int, Int)] = [
    2012: (10, 23), 2013: (10, 13), 2014: (10, 2), 2015: (10, 21), 2016: (10, 9), 2017: (10, 28),
    2018: (10, 17),
    2019: (10, 7), 2020: (10, 25), 2021: (10, 14), 2022: (10, 4), 2023: (10, 23), 2024: (10, 11),
    2025: (10, 29),
    2026: (10, 18), 2027: (10, 8), 2028: (10, 26), 2029: (10, 16), 2030: (10, 5),
  ]
}
