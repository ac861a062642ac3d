/// A point on the world's clock, in whole seconds since 1970-01-01T00:00:00Z.
public struct Instant: Hashable, Comparable, Sendable {
  public let secondsSince1970: Int

  public init(secondsSince1970: Int) { self.secondsSince1970 = secondsSince1970 }

  /// The wall-clock reading in UTC.
  public var utc: LocalDateTime {
    LocalDateTime(LocalDate(dayNumber: 0), .midnight).adding(seconds: secondsSince1970)
  }

  public init(utc: LocalDateTime) {
    secondsSince1970 = utc.date.dayNumber * 86_400 + utc.time.secondOfDay
  }

  public static func < (a: Instant, b: Instant) -> Bool { a.secondsSince1970 < b.secondsSince1970 }
}
