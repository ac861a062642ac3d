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

  /// Read as the day that the user picked, where that is one of its readings.
  func answered(_ answer: LocalDateTime?) -> Candidate {
    guard let answer, !otherDates.isEmpty, ([startDate] + otherDates).contains(answer.date) else {
      return self
    }
    var settled = self
    settled.startDate = answer.date
    settled.otherDates = []
    return settled
  }

  /// The first moment at which it is over.
  var over: LocalDateTime {
    if let startTime { return LocalDateTime(startDate, startTime) }
    return LocalDateTime((lastDate ?? startDate).adding(days: 1), .midnight)
  }
}
