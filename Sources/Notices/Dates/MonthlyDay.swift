import Specimens

/// The day of the month on which something is due again and again: "on the first of each month", "by the 15th of
/// every month", "the last Friday of each month".
enum MonthlyDay: Hashable {
  case day(Int)
  case last
  case weekday(Int, Weekday)
  case lastWeekday(Weekday)

  /// - Parameter words: of a sentence, small.
  /// - Returns: nil where it comes back each month without such a day, as with "the first school day".
  init?(_ words: [String]) {
    guard let found = MonthlyDay.month(words) else { return nil }
    let before = words[max(0, found.lowerBound - 5)..<found.lowerBound].reversed()
    var rest = before.drop { $0 == "of" || $0 == "in" || $0 == "the" }
    var weekday: Weekday?
    if let word = rest.first, let named = MonthlyDay.weekdays[word] {
      weekday = named
      rest = rest.dropFirst()
    } else if rest.first == "day" {
      rest = rest.dropFirst()
    }
    // "monthly on the 5th", "each month by the 10th"
    let after = words[found.upperBound..<min(words.count, found.upperBound + 4)]
      .drop { ["on", "by", "before", "the", "due", "is", "no", "later", "than"].contains($0) }
    for (word, weekday) in [(rest.first, weekday), (after.first, nil)] {
      guard let word else { continue }
      if word == "last" || word == "end" {
        self = weekday.map(MonthlyDay.lastWeekday) ?? .last
        return
      }
      guard let number = MonthlyDay.number(word) else { continue }
      if let weekday {
        guard number <= 4 else { return nil }
        self = .weekday(number, weekday)
      } else {
        self = .day(number)
      }
      return
    }
    return nil
  }

  /// Whether something of the sentence comes back each month.
  static func comesBack(_ words: [String]) -> Bool { month(words) != nil }

  private static func month(_ words: [String]) -> Range<Int>? {
    for (place, word) in words.enumerated() {
      if word == "monthly" { return place..<(place + 1) }
      guard word == "each" || word == "every", place + 1 < words.count else { continue }
      if words[place + 1] == "month" { return place..<(place + 2) }
    }
    return nil
  }

  /// The first such day from a day on.
  func first(from day: LocalDate) -> LocalDate? {
    guard let start = LocalDate(year: day.year, month: day.month, day: 1) else { return nil }
    return (0...2).lazy.compactMap { inMonth(of: start.adding(months: $0)) }.first { $0 >= day }
  }

  /// - Parameter start: the first of a month. A 31st of a short month is its last day.
  private func inMonth(of start: LocalDate) -> LocalDate? {
    let length = LocalDate.daysInMonth(start.month, year: start.year)
    func first(_ weekday: Weekday) -> Int { (weekday.rawValue - start.weekday.rawValue + 7) % 7 }
    switch self {
    case .day(let number): return start.adding(days: min(number, length) - 1)
    case .last: return start.adding(days: length - 1)
    case .weekday(let number, let weekday): return start.adding(days: first(weekday) + 7 * (number - 1))
    case .lastWeekday(let weekday):
      let offset = first(weekday)
      return start.adding(days: offset + (length - 1 - offset) / 7 * 7)
    }
  }

  private static func number(_ word: String) -> Int? {
    if let place = ordinals.firstIndex(of: word) { return place + 1 }
    guard word.hasSuffix("st") || word.hasSuffix("nd") || word.hasSuffix("rd") || word.hasSuffix("th"),
      let number = Int(word.dropLast(2)), (1...31).contains(number)
    else { return nil }
    return number
  }

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth", "thirteenth", "fourteenth", "fifteenth",
  ]

  private static let weekdays: [String: Weekday] = [
    "monday": .monday, "tuesday": .tuesday, "wednesday": .wednesday, "thursday": .thursday,
    "friday": .friday, "saturday": .saturday, "sunday": .sunday,
  ]
}
