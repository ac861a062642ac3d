import Specimens

/// Dates in people's words. The order is always day, month, year, and the month is a word, so that nobody
/// takes one for the other.
enum Dates {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  /// `12 Nov 2026`.
  static func full(_ date: LocalDate) -> String { "\(date.day) \(months[date.month - 1]) \(date.year)" }

  /// `today`, `yesterday`, `12 Nov`, and with the year where it is another one.
  static func near(_ date: LocalDate, now: LocalDate) -> String {
    switch now.days(until: date) {
    case 0: "today"
    case -1: "yesterday"
    case 1: "tomorrow"
    default: date.year == now.year ? "\(date.day) \(months[date.month - 1])" : full(date)
    }
  }

  /// `Nov`.
  static func month(_ number: Int) -> String { months[(number + 11) % 12] }

  static func weekday(_ date: LocalDate) -> String { weekdays[date.weekday.rawValue - 1] }

  static func isWeekday(_ word: Substring) -> Bool { weekdays.contains { $0 == word } }

  /// `Fri 4 Dec 2026`.
  static func day(_ date: LocalDate) -> String { "\(weekday(date)) \(full(date))" }

  /// One of the dates in question: `Fri 4 Dec 2026, 19:30`.
  static func choice(_ text: String, now: LocalDate) -> String {
    guard let moment = LocalDateTime(text) else { return text }
    return text.contains("T") ? "\(day(moment.date)), \(clock(moment.time))" : day(moment.date)
  }

  /// `30 Nov – 6 Dec`, with the year where it is another one.
  static func span(_ start: LocalDate, _ end: LocalDate, now: LocalDate) -> String {
    let first = "\(start.day)" + (start.month == end.month ? "" : " \(months[start.month - 1])")
    let year = end.year == now.year && start.year == now.year ? "" : " \(end.year)"
    return "\(first) – \(end.day) \(months[end.month - 1])\(year)"
  }

  static func clock(_ time: LocalTime) -> String {
    "\(time.hour < 10 ? "0" : "")\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
  }

  /// `Fri 4 Dec 2026, 19:30 – 21:30`, or days only; says how far away it is.
  static func when(_ suggestion: Suggestion, now: LocalDate) -> String {
    let start = suggestion.start
    var text = day(start.date)
    if suggestion.isAllDay {
      // Ends are exclusive: the last day is the one before.
      if let end = suggestion.end, end.date.adding(days: -1) > start.date {
        text += " – \(day(end.date.adding(days: -1)))"
      }
      text += ", all day"
    } else {
      text += ", \(clock(start.time))"
      if let end = suggestion.end {
        text += end.date == start.date ? " – \(clock(end.time))" : " – \(day(end.date)), \(clock(end.time))"
      }
    }
    if let zone = suggestion.timeZone { text += " (\(zone))" }
    return text
  }

  /// `in 4 days`, `today`, `2 days ago`.
  static func distance(_ date: LocalDate, now: LocalDate) -> String {
    let days = now.days(until: date)
    switch days {
    case 0: return "today"
    case 1: return "tomorrow"
    case -1: return "yesterday"
    case 2...: return days < 60 ? "in \(days) days" : "in \(days / 30) months"
    default: return -days < 60 ? "\(-days) days ago" : "\(-days / 30) months ago"
    }
  }
}
