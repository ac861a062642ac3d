/// A wall-clock time of day without a time zone.
public struct LocalTime: Hashable, Comparable, Sendable {
  /// 0 … 23.
  public let hour: Int
  public let minute: Int
  public let second: Int

  public init?(hour: Int, minute: Int = 0, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
    self.init(unchecked: hour * 3600 + minute * 60 + second)
  }

  private init(unchecked secondOfDay: Int) {
    hour = secondOfDay / 3600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
  }

  public static let midnight = LocalTime(unchecked: 0)
  public static let noon = LocalTime(unchecked: 43_200)

  /// The time that lies so many seconds after midnight; wraps around the day.
  public init(secondOfDay: Int) {
    self.init(unchecked: ((secondOfDay % 86_400) + 86_400) % 86_400)
  }

  public var secondOfDay: Int { hour * 3600 + minute * 60 + second }

  public static func < (a: LocalTime, b: LocalTime) -> Bool { a.secondOfDay < b.secondOfDay }
}
