/// What a printed date or time is, for the thing the text is about.
enum DateRole: String, Sendable, Hashable {
  /// When the thing happens: what a date is when nothing says otherwise.
  case event
  case departure, arrival, boarding
  case doors, show, finish
  case checkIn, checkOut
  case delivery, collection
  /// A deadline that falls to the user.
  case due
  /// The last day of an offer, a show or a coupon.
  case lastDay
  case collectBy
  /// Sales or entries open.
  case opens
  /// Be there before the thing starts.
  case arriveBy
  /// After and before a change of date.
  case new, old

  // Never the user's date:
  /// Issued, printed, updated, posted, ordered, shipped, paid.
  case issued
  /// The service or statement period, or the period of a contract.
  case period
  case cancelBy, replyBy
  case automatic
  case openingHours
  case statusBar, messageTime
  case returnLeg
  case next
  case extra

  /// False for the dates and times that no entry is made from.
  var isUsable: Bool {
    switch self {
    case .issued, .period, .cancelBy, .replyBy, .automatic, .openingHours, .statusBar, .messageTime, .old,
      .returnLeg, .next, .extra, .arrival, .checkOut, .finish:
      false
    default: true
    }
  }
}
