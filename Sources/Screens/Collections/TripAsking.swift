import Drawer
import Specimens

// A journey is proposed with what belongs to it and why; the user takes it or lets it go.
extension AppState {
  mutating func takeTrips(_ result: Result<[TripOffer], DrawerProblem>) {
    switch result {
    case .success(let trips): collections.trips = trips
    case .failure(let problem): tell(problem)
    }
    collections.cursor.place(
      at: collections.cursor.index, count: collectionRows.count, height: listHeight)
  }

  mutating func ask(about trip: TripOffer) -> [Effect] {
    let members = zip(trip.cards, trip.reasons).map { card, because in
      "“\(masked(card.title.onOneLine))”: \(because)"
    }
    dialog = .choice(
      ChoiceDialog(
        title: "\(trip.name)?", lines: [trip.summary + ":"] + members + [""],
        options: [
          ChoiceDialog.Option(
            trip.joins.map { "Add them to “\($0.name)”" } ?? "Make it a collection", .yes),
          ChoiceDialog.Option("Never propose it again", .no),
        ], purpose: .trip(trip.id)))
    return []
  }
}
