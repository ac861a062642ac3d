/// A stretch of tokens that says something of time, and what it says so far.
///
/// Grammars find the simple phrases; combining joins neighbours ("Fri" "Dec 4" "7:30 PM") into one.
struct Phrase: Sendable {
  /// `before` leaves the day itself out; `upTo` ("until", まで) and `by` name the last moment.
  enum OpenSide: Sendable { case before, upTo, by, since, after }

  /// Token indices, end exclusive.
  var first: Int
  var last: Int
  var daypart: Daypart?
  var isNow = false
  var open: OpenSide?
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
  /// Grammars mostly answer "no phrase here": one pointer keeps that answer small.
  private var said = Boxed(Said())

  /// The larger parts of what is said.
  private struct Said {
    var date: DateExpression?
    var dateEnd: DateExpression?
    var clock: Clock?
    var clockEnd: Clock?
    var offset: (span: TimeSpan, forward: Bool)?
    var window: (span: TimeSpan, forward: Bool)?
    var duration: TimeSpan?
    var zone: String?
  }

  var date: DateExpression? {
    get { said.value.date }
    set { said.value.date = newValue }
  }
  var dateEnd: DateExpression? {
    get { said.value.dateEnd }
    set { said.value.dateEnd = newValue }
  }
  var clock: Clock? {
    get { said.value.clock }
    set { said.value.clock = newValue }
  }
  var clockEnd: Clock? {
    get { said.value.clockEnd }
    set { said.value.clockEnd = newValue }
  }
  /// A length of time counted from the reference time: "in 2 hours", 5分前.
  var offset: (span: TimeSpan, forward: Bool)? {
    get { said.value.offset }
    set { said.value.offset = newValue }
  }
  /// From the reference time on, for so long; or so long up to it: "the next 5 minutes".
  var window: (span: TimeSpan, forward: Bool)? {
    get { said.value.window }
    set { said.value.window = newValue }
  }
  var duration: TimeSpan? {
    get { said.value.duration }
    set { said.value.duration = newValue }
  }
  var zone: String? {
    get { said.value.zone }
    set { said.value.zone = newValue }
  }

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
