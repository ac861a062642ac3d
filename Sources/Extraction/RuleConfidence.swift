/// How much more or less often each rule is right than its grammar says, as `curio eval extract --rules` measured it.
///
/// The grammars state how sure they are of one reading against another; this brings what they say to what
/// came true. Each figure is the distance of the two, drawn towards zero where few labels were at hand
/// (said × 25 + right × n, over 25 + n), so that a rule seen six times is not trusted for ever.
enum RuleConfidence {
  static let surest = 0.99

  /// A confidence that means how often such an entity is right, 0 … 1.
  static func calibrated(_ confidence: Double, of rule: String) -> Double {
    let moved = confidence + (corrections[rule] ?? 0)
    return min(max(moved, 0), max(surest, min(confidence, 1)))
  }

  private static let corrections: [String: Double] = [
    "American phone": 0.03,
    "a while ago": 0.04,
    "after a while": 0.03,
    "amount and small change": 0.05,
    "bare host": 0.03,
    "beginning and length": -0.14,
    "bound of money": 0.02,
    "clock": 0.03,
    "clock and date": 0.04,
    "clock in words": 0.02,
    "clock range": -0.03,
    "clock with part of the day": 0.03,
    "currency after": 0.05,
    "currency code before": 0.02,
    "currency sign": 0.02,
    "date and clock": 0.04,
    "day and month": 0.02,
    "day and part of it": -0.06,
    "day of a month": 0.02,
    "day of the month": 0.09,
    "deadline": 0.02,
    "in a while": 0.03,
    "labelled phone": 0.09,
    "length of time": 0.05,
    "month": 0.07,
    "month and day": 0.04,
    "month and day in figures": 0.09,
    "month and day with weekday": 0.04,
    "month and year": 0.02,
    "noon or midnight": 0.03,
    "nth unit": 0.02,
    "nth weekday": 0.04,
    "part of a day": 0.04,
    "part of the day": 0.10,
    "phone": 0.02,
    "range": 0.09,
    "range of money": 0.02,
    "relative period": 0.04,
    "small change": 0.03,
    "span before or after a day": 0.02,
    "weekday": 0.03,
    "weekday and day": 0.04,
    "weekday with day of the month": 0.03,
    "weekday with this or next": -0.04,
    "window": -0.06,
    "year": 0.06,
    "year and month": 0.03,
    "year and month in figures": 0.04,
    "year, month and day": 0.02,
  ]
}
