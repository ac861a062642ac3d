import Specimens

/// How IMAP writes sets of numbers and moments.
enum IMAPNumbers {
  /// `1:3,7,9:10`
  static func set(_ numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in Set(numbers).sorted() {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound):\($0.upperBound)" }
      .joined(separator: ",")
  }

  private static let months = [
    "jan": 1, "feb": 2, "mar": 3, "apr": 4, "may": 5, "jun": 6, "jul": 7, "aug": 8, "sep": 9, "oct": 10,
    "nov": 11, "dec": 12,
  ]

  /// ` 7-Nov-2026 09:05:00 +0900`; nil for anything else.
  static func instant(_ text: String) -> Instant? {
    let parts = text.split(separator: " ")
    guard parts.count == 3 else { return nil }
    let day = parts[0].split(separator: "-")
    let clock = parts[1].split(separator: ":").compactMap { Int($0) }
    guard day.count == 3, clock.count == 3, let number = Int(day[0]), let month = months[day[1].lowercased()],
      let year = Int(day[2]), let date = LocalDate(year: year, month: month, day: number),
      let time = LocalTime(hour: clock[0], minute: clock[1], second: min(59, clock[2])),
      let zone = Int(parts[2])
    else { return nil }
    let east = zone / 100 * 60 + zone % 100
    return Instant(utc: LocalDateTime(date, time).adding(minutes: -east))
  }
}
