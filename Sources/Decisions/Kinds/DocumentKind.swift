/// What a screenshot shows, as far as acting on it is concerned.
public enum DocumentKind: String, Sendable, Hashable, CaseIterable {
  // Things to go to
  case flight, ride, hotel, rental, restaurant, foodPickup, appointment, lesson, meeting, viewing, ticket,
    poster
  case exhibition, invitation, schoolEvent, booking, chat
  // Things to receive
  case delivery
  // Things to do in time
  case pickup, missedDelivery, bill, sale, coupon, onSale, loan, deadline, parking
  // Over, or for information
  case delivered, receipt, score, news, weather, automaticPayment, accountNotice
  // Nothing to schedule
  case place, searchResults, fareSearch, product, recipe, menu, classTimetable, transitTimetable
  case housingListing, cinemaListing, jobListing, oneTimeCode, wifi, program, settings, post, article,
    countdown
  case map, cart
  case unknown
}
