import Specimens

/// What is done with each kind of document: the entry it makes, or the reason it makes none.
struct DocumentProfile: Sendable {
  enum Outcome: Sendable {
    /// Makes an entry from the first of these roles that the text has.
    case entry(Suggestion.Kind, roles: [DateRole])
    /// Makes none, for this reason.
    case none(Abstention.Reason)
    /// Looks back: `pastDate` where a past date is printed, else the other reason.
    case bygone(otherwise: Abstention.Reason)
  }

  let outcome: Outcome
  /// True where the place of the thing is part of the entry.
  let hasPlace: Bool
  /// True where several dates of the same role are the rule and the first one counts (legs of a journey).
  let firstDateCounts: Bool
  let collection: AutomaticCollection

  private init(
    _ outcome: Outcome, _ collection: AutomaticCollection, hasPlace: Bool = false,
    firstDateCounts: Bool = false
  ) {
    self.outcome = outcome
    self.collection = collection
    self.hasPlace = hasPlace
    self.firstDateCounts = firstDateCounts
  }

  private static func event(
    _ roles: [DateRole], _ collection: AutomaticCollection, firstDateCounts: Bool = false
  ) -> DocumentProfile {
    DocumentProfile(
      .entry(.event, roles: roles), collection, hasPlace: true, firstDateCounts: firstDateCounts)
  }

  private static func reminder(
    _ roles: [DateRole], _ collection: AutomaticCollection, hasPlace: Bool = false
  ) -> DocumentProfile {
    DocumentProfile(.entry(.reminder, roles: roles), collection, hasPlace: hasPlace)
  }

  static func of(_ kind: DocumentKind) -> DocumentProfile {
    switch kind {
    case .flight: event([.departure, .event, .boarding], .travel, firstDateCounts: true)
    case .ride: event([.departure, .event, .boarding], .travel, firstDateCounts: true)
    case .hotel: event([.checkIn, .event], .travel, firstDateCounts: true)
    case .rental: event([.collection, .event], .travel, firstDateCounts: true)
    case .restaurant: event([.event, .arriveBy], .food)
    case .foodPickup: event([.collection, .event, .delivery], .food)
    case .appointment, .lesson, .meeting: event([.event, .show, .arriveBy], .none)
    case .viewing: event([.event, .arriveBy], .housing)
    case .ticket, .poster, .invitation: event([.show, .event, .doors, .arriveBy], .events)
    case .schoolEvent: event([.event, .due, .arriveBy], .none)
    case .booking: event([.departure, .checkIn, .show, .event, .boarding, .doors, .arriveBy], .events)
    case .chat: event([.event, .show, .departure, .due], .events)
    case .exhibition: reminder([.lastDay, .event], .events, hasPlace: true)
    case .delivery:
      DocumentProfile(.entry(.event, roles: [.delivery, .event]), .shopping, firstDateCounts: false)
    case .pickup, .missedDelivery: reminder([.collectBy, .due, .lastDay, .event], .shopping)
    case .bill: reminder([.due], .none)
    case .sale: reminder([.lastDay, .due, .event], .shopping)
    case .coupon: reminder([.lastDay, .due], .shopping)
    case .onSale: reminder([.opens, .due, .event], .events)
    case .loan: reminder([.due, .collectBy, .lastDay], .none)
    case .deadline: reminder([.due, .lastDay], .none)
    case .parking: reminder([.lastDay, .due, .event], .none)
    case .delivered: DocumentProfile(.none(.pastDate), .shopping)
    case .receipt: DocumentProfile(.bygone(otherwise: .noEvent), .shopping)
    case .score: DocumentProfile(.bygone(otherwise: .notForUser), .events)
    case .news, .weather, .accountNotice: DocumentProfile(.none(.notForUser), .none)
    case .automaticPayment: DocumentProfile(.none(.notForUser), .none)
    case .classTimetable: DocumentProfile(.none(.noDate), .none)
    case .countdown: DocumentProfile(.none(.noDate), .shopping)
    case .place, .oneTimeCode, .wifi, .program, .settings, .post, .article, .map, .jobListing:
      DocumentProfile(.none(.noEvent), .none)
    case .searchResults, .product, .cart: DocumentProfile(.none(.noEvent), .shopping)
    case .fareSearch, .transitTimetable: DocumentProfile(.none(.noEvent), .travel)
    case .recipe, .menu: DocumentProfile(.none(.noEvent), .food)
    case .housingListing: DocumentProfile(.none(.noEvent), .housing)
    case .cinemaListing: DocumentProfile(.none(.noEvent), .events)
    case .unknown: event([.show, .departure, .event, .due, .lastDay, .doors], .none)
    }
  }

  var makesEntry: Bool {
    if case .entry = outcome { true } else { false }
  }
}
