import Specimens

/// A day or a stretch of days that the notice names.
struct DateMention: Sendable {
  enum Form: Sendable {
    /// Month and day, or day of the month.
    case day
    /// A weekday alone: `Friday`.
    case weekday
    /// today, tomorrow, this Friday.
    case relative
    /// A month, a week: no day that something could be due on.
    case period
  }

  /// In the mended text.
  var range: Range<Int>
  var form: Form
  /// The first day; nil where nothing decides it.
  var first: LocalDate?
  /// The last day, the same for a single day.
  var last: LocalDate?
  /// Every reading that the notice leaves open; empty when it is settled.
  var readings: [LocalDate] = []
  /// by, until, due, までに.
  var isDue: Bool
  /// Was printed as the last day of what is offered: until, through.
  var isUntil: Bool = false

  var isOpen: Bool { !readings.isEmpty }
}

/// A time of day that the notice names.
struct TimeMention: Sendable {
  var range: Range<Int>
  var start: LocalTime
  var isDue: Bool
  /// A stretch of an hour and more, in which an appointment of one's own has still to be found.
  var isWindow = false
}

/// An amount that the notice names.
struct MoneyMention: Sendable {
  var range: Range<Int>
  var min: Amount
  var max: Amount
  var currency: String
}
