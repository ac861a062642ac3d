import CalendarFiles
import Specimens

/// A wall-clock time that does not exist where it is meant, or comes twice: the clocks change over it.
struct ClockWarning {
  var sentence: String
  /// True where no entry could be right.
  var isBar: Bool

  /// Nil for ordinary times and whole days.
  static func of(_ suggestion: Suggestion, _ environment: [String: String]) -> ClockWarning? {
    guard !suggestion.isAllDay,
      let zone = suggestion.timeZone ?? WallClock.machineZone(environment: environment),
      let occurrence = WallClock.occurrence(of: suggestion.start, in: zone)
    else { return nil }
    let (date, time) = (suggestion.start.date, suggestion.start.time)
    return switch occurrence {
    case .once: nil
    case .never:
      ClockWarning(
        sentence:
          "\(time) does not exist on \(date) in \(zone): clocks are put forward over it. Which time is meant?",
        isBar: true)
    case .twice:
      ClockWarning(
        sentence:
          "\(time) comes twice on \(date) in \(zone): clocks are put back over it. Which one is meant?",
        isBar: false)
    }
  }
}
