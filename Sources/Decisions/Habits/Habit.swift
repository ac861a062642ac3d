import Specimens

/// What the user's earlier decisions on one kind of document say about the next one. Always shown where it acts,
/// and forgotten on request.
public struct Habit: Sendable, Hashable {
  public enum Effect: Sendable, Hashable {
    /// The last so many were all dismissed: the next is not proposed.
    case silence(count: Int)
    /// The last so many were approved with these alarms.
    case alarms([Int], count: Int)
    /// So many were moved to this collection.
    case collection(AutomaticCollection, count: Int)
  }

  public var kind: DocumentKind
  public var effect: Effect

  public init(kind: DocumentKind, effect: Effect) {
    self.kind = kind
    self.effect = effect
  }

  /// "because you dismissed 3 coupons".
  public var because: String {
    switch effect {
    case .silence(let count): "because you dismissed \(count) \(kind.plural)"
    case .alarms(_, let count): "because you chose that for \(count) \(kind.plural)"
    case .collection(let collection, let count):
      "because you moved \(count) \(kind.plural) to \(collection.rawValue)"
    }
  }

  /// One sentence for the list of what was learned.
  public var sentence: String {
    switch effect {
    case .silence: "No proposals for \(kind.plural), \(because)."
    case .alarms(let minutes, _):
      minutes.isEmpty
        ? "No alarm for \(kind.plural), \(because)."
        : "Alarms for \(kind.plural) \(minutes.map(Habit.span).joined(separator: " and ")) before, \(because)."
    case .collection(let collection, _): "New \(kind.plural) go to \(collection.rawValue), \(because)."
    }
  }

  static func span(_ minutes: Int) -> String {
    if minutes > 0, minutes % 1440 == 0 { return minutes == 1440 ? "1 day" : "\(minutes / 1440) days" }
    if minutes > 0, minutes % 60 == 0 { return minutes == 60 ? "1 hour" : "\(minutes / 60) hours" }
    return "\(minutes) min"
  }
}

extension DocumentKind {
  /// Only what is on offer to everybody is ever kept silent; a booking, a bill or an appointment never.
  var mayBeSilenced: Bool {
    switch self {
    case .sale, .coupon, .onSale, .exhibition, .poster, .delivery, .parking, .pickup, .foodPickup: true
    default: false
    }
  }

  /// The word for several of them in a sentence.
  public var plural: String {
    switch self {
    case .ride: "journeys"
    case .hotel: "hotel bookings"
    case .rental: "rentals"
    case .restaurant: "table bookings"
    case .foodPickup: "food orders"
    case .schoolEvent: "school events"
    case .chat: "plans from chats"
    case .delivery: "deliveries"
    case .pickup: "parcels to collect"
    case .missedDelivery: "missed deliveries"
    case .onSale: "ticket sales"
    case .parking: "parking times"
    case .classTimetable: "timetables"
    case .housingListing: "flats"
    case .news: "news pages"
    case .searchResults, .fareSearch: "search results"
    case .place: "places"
    case .unknown: "others like it"
    default:
      words.hasSuffix("s") ? words : words + "s"
    }
  }

  /// "cinemaListing" in words.
  private var words: String {
    rawValue.reduce(into: "") { text, letter in
      if letter.isUppercase { text += " " }
      text += letter.lowercased()
    }
  }
}
