/// A wall-clock moment without a time zone.
public struct LocalDateTime: Hashable, Comparable, Sendable {
  public let date: LocalDate
  public let time: LocalTime

  public init(_ date: LocalDate, _ time: LocalTime) {
    self.date = date
    self.time = time
  }

  public func adding(seconds: Int) -> LocalDateTime {
    let total = date.dayNumber * 86_400 + time.secondOfDay + seconds
    let day = total >= 0 ? total / 86_400 : (total - 86_399) / 86_400
    return LocalDateTime(LocalDate(dayNumber: day), LocalTime(secondOfDay: total - day * 86_400))
  }

  public func adding(minutes: Int) -> LocalDateTime { adding(seconds: minutes * 60) }

  public func seconds(until other: LocalDateTime) -> Int {
    date.days(until: other.date) * 86_400 + other.time.secondOfDay - time.secondOfDay
  }

  public static func < (a: LocalDateTime, b: LocalDateTime) -> Bool { (a.date, a.time) < (b.date, b.time) }
}
