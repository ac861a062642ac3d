import Glibc
import Specimens

/// The machine's clock and zone: the only place in this room that asks for either.
public enum MachineClock {
  public static func now() -> Instant { Instant(secondsSince1970: time(nil) + offset) }

  /// Seconds to add to the machine's clock, so that it started at `CURIO_NOW` (`2026-11-30T09:00:00Z`) and runs on
  /// from there. What Curio proposes depends on the day; tests and the manual's pictures need one that stays.
  private static let offset: Int = {
    guard let text = getenv("CURIO_NOW"), let moment = Instant(String(cString: text)) else { return 0 }
    return moment.secondsSince1970 - time(nil)
  }()

  /// What a wall clock here shows at a point in time.
  public static func wallClock(at instant: Instant) -> LocalDateTime {
    var seconds = time_t(instant.secondsSince1970)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil,
      let date = LocalDate(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday)),
      // A leap second shows as 60.
      let time = LocalTime(
        hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: min(Int(parts.tm_sec), 59))
    else { return instant.utc }
    return LocalDateTime(date, time)
  }
}
