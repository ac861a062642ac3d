/// 今夜, 昨晚: a day and a part of it, packed into a lexicon value.
enum DayAndPart {
  static func code(_ day: Int, _ daypart: Daypart) -> Int { (day + 10) * 100 + daypart.rawValue }
  static func unpack(_ code: Int) -> (day: Int, daypart: Daypart) {
    (code / 100 - 10, Daypart(rawValue: code % 100) ?? .wholeDay)
  }
}

/// 来週, 上个月, 再来年: a unit and how many of them away from now, packed into a lexicon value.
enum RelativePeriod {
  static func code(_ grain: Grain, _ offset: Int) -> Int { grain.rawValue * 100 + offset + 50 }
  static func unpack(_ code: Int) -> (grain: Grain, offset: Int) {
    (Grain(rawValue: code / 100) ?? .day, code % 100 - 50)
  }
}
