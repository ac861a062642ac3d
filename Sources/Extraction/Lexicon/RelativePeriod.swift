/// 来週, 上个月, 再来年: a unit and how many of them away from now, packed into a lexicon value.
enum RelativePeriod {
  static func code(_ grain: Grain, _ offset: Int) -> Int { grain.rawValue * 100 + offset + 50 }
  static func unpack(_ code: Int) -> (grain: Grain, offset: Int) {
    (Grain(rawValue: code / 100) ?? .day, code % 100 - 50)
  }
}
