import CalendarFiles
import Specimens

/// An arrival printed without its day, in another zone: the first one after the departure is meant.
enum JourneyEnd {
  static func settle(_ suggestion: inout Suggestion) {
    guard let end = suggestion.end, let there = suggestion.endTimeZone, let here = suggestion.timeZone,
      let departure = instant(suggestion.start, here)
    else { return }
    for days in 0...1 {
      let arrival = end.adding(seconds: days * 86_400)
      guard let landed = instant(arrival, there), landed > departure else { continue }
      suggestion.end = arrival
      return
    }
    suggestion.end = nil
    suggestion.endTimeZone = nil
  }

  private static func instant(_ moment: LocalDateTime, _ zone: String) -> Instant? {
    switch WallClock.occurrence(of: moment, in: zone) {
    case .once(let instant), .twice(let instant, _): instant
    case .never, nil: nil
    }
  }
}
