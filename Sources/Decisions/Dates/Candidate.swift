import Specimens

/// A day, perhaps with a time, that an entry could be made from.
struct Candidate: Sendable {
  var role: DateRole
  var startDate: LocalDate
  var startTime: LocalTime?
  /// Last day, inclusive.
  var lastDate: LocalDate?
  var endTime: LocalTime?
  var timeZone: String?
  /// Other readings of the day (`03/04`).
  var otherDates: [LocalDate]
  /// What it was made from, in reading order.
  var mentions: [Mention]

  var isAllDay: Bool { startTime == nil }
  var start: LocalDateTime { LocalDateTime(startDate, startTime ?? .midnight) }

  /// The first moment at which it is over.
  var over: LocalDateTime {
    if let startTime { return LocalDateTime(startDate, startTime) }
    return LocalDateTime((lastDate ?? startDate).adding(days: 1), .midnight)
  }
}
