import Specimens

/// Monday to Sunday, by its ISO number.
public struct Week: Sendable, Hashable, CustomStringConvertible {
  /// A Monday.
  public let start: LocalDate

  public init(holding day: LocalDate) { start = day.adding(days: 1 - day.weekday.rawValue) }

  /// Reads `2026-W49`.
  public init?(_ text: String) {
    let parts = text.split(separator: "-")
    guard parts.count == 2, let year = Int(parts[0]), parts[1].first == "W" || parts[1].first == "w",
      let number = Int(parts[1].dropFirst()), (1...53).contains(number),
      let fourth = LocalDate(year: year, month: 1, day: 4)
    else { return nil }
    // The week of 4 January is the first.
    let week = Week(holding: Week(holding: fourth).start.adding(days: 7 * (number - 1)))
    guard week.year == year else { return nil }
    self = week
  }

  public var end: LocalDate { start.adding(days: 6) }
  public var next: Week { Week(holding: start.adding(days: 7)) }
  public var previous: Week { Week(holding: start.adding(days: -7)) }
  public func contains(_ day: LocalDate) -> Bool { day >= start && day <= end }

  private var year: Int { start.adding(days: 3).year }

  public var description: String {
    let fourth = LocalDate(year: year, month: 1, day: 4) ?? start
    let number = Week(holding: fourth).start.days(until: start) / 7 + 1
    return "\(year)-W\(number < 10 ? "0" : "")\(number)"
  }
}
