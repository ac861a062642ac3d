import Specimens

/// The one plain sentence of each abstention.
enum Sentences {
  static func cancelled(_ words: String) -> String { "The text says it is called off: “\(words)”." }
  static func duplicate(_ words: String) -> String { "It is in the calendar already: “\(words)”." }
  static func unconfirmed(_ words: String) -> String { "It is not confirmed yet: “\(words)”." }
  static func automatic(_ words: String) -> String { "Nothing is left for you to do: “\(words)”." }
  static func past(_ date: LocalDate) -> String { "The date, \(date), has passed." }
  static let over = "It speaks of something that is over."
  static func ambiguous(_ printed: String) -> String {
    "“\(printed)” can be read as different days and nothing settles which."
  }
  static func several(_ count: Int) -> String {
    "It names \(count) different dates and nothing says which one is yours."
  }
  static let noDate = "It shows no date that an entry could be made from."
  static let weak = "The reading is too weak to propose an entry."
  static let nothingToSchedule = "There is nothing to schedule on it."

  static func informational(_ kind: DocumentKind) -> String {
    switch kind {
    case .news: "It is news, for information only."
    case .weather: "It is a weather report, for information only."
    case .score: "It is a result, for information only."
    case .automaticPayment: "The payment is made automatically; nothing is left for you to do."
    default: "It is for information only."
    }
  }

  static func nothing(in kind: DocumentKind) -> String {
    switch kind {
    case .place: "It is a page about a place, with opening hours but no appointment."
    case .searchResults, .fareSearch: "These are search results; nothing is booked."
    case .product, .cart: "It is a product page; nothing is ordered yet."
    case .recipe: "It is a recipe; there is nothing to schedule."
    case .menu: "It is a menu; there is nothing to schedule."
    case .oneTimeCode: "It is a one-time code; there is nothing to schedule."
    case .wifi: "It holds network access data; there is nothing to schedule."
    case .housingListing: "It is a listing; no viewing is arranged."
    case .cinemaListing: "It is a list of showings; no ticket is booked."
    case .transitTimetable: "It is a timetable; no journey is booked."
    case .jobListing: "It is a job listing; there is nothing to schedule."
    case .receipt: "It is a receipt; there is nothing to schedule."
    default: nothingToSchedule
    }
  }

  static func timetable(_ kind: DocumentKind) -> String {
    kind == .countdown
      ? "It counts down but prints no date." : "It is a weekly timetable without dates."
  }
}
