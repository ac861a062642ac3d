/// A stretch of tokens that says something of time, and what it says so far.
///
/// Grammars find the simple phrases; combining joins neighbours ("Fri" "Dec 4" "7:30 PM") into one.
struct Phrase: Sendable {
  /// `before` leaves the day itself out; `upTo` ("until", まで) and `by` name the last moment.
  enum OpenSide: Sendable { case before, upTo, by, since, after }

  /// Token indices, end exclusive.
  var first: Int
  var last: Int
  var date: DateExpression?
  var dateEnd: DateExpression?
  var clock: Clock?
  var clockEnd: Clock?
  var daypart: Daypart?
  /// A length of time counted from the reference time: "in 2 hours", 5分前.
  var offset: (span: TimeSpan, forward: Bool)?
  /// From the reference time on, for so long; or so long up to it: "the next 5 minutes".
  var window: (span: TimeSpan, forward: Bool)?
  var isNow = false
  var duration: TimeSpan?
  var open: OpenSide?
  var zone: String?
  /// The token behind the zone; the zone itself stays outside the span.
  var zoneEnd = 0
  var rule: String
  var confidence: Double
  /// Says too little on its own ("12-4"): kept only when something beside it joins.
  var isWeak = false
  /// English text, where an hour without a.m. or p.m. may be either.
  var isSmallHourOpen = false
  /// An impossible date ("February 30"): nothing inside it may be read either.
  var isVoid = false

  init(_ first: Int, _ last: Int, _ rule: String, _ confidence: Double = 0.9) {
    self.first = first
    self.last = last
    self.rule = rule
    self.confidence = confidence
  }

  static func void(_ first: Int, _ last: Int) -> Phrase {
    var phrase = Phrase(first, last, "impossible", 0)
    phrase.isVoid = true
    return phrase
  }

  var isDateOnly: Bool {
    date != nil && clock == nil && daypart == nil && offset == nil && duration == nil && window == nil
      && open == nil
  }
  var isClockOnly: Bool {
    clock != nil && date == nil && offset == nil && duration == nil && window == nil && open == nil
  }
  var isDaypartOnly: Bool { daypart != nil && date == nil && clock == nil }
  var isDurationOnly: Bool { duration != nil && date == nil && clock == nil }
  /// Monday to Friday, with or without hours: opening times rather than days of this week.
  var isWeekdayRange: Bool { date?.bareWeekday != nil && dateEnd?.bareWeekday != nil }
  var namesDay: Bool { date?.isDay == true && dateEnd == nil }
}
