import Drawer
import Specimens

// Cards that belong together in the order at hand: of one day, or of one collection.
extension AppState {
  /// The newest first is an order that explains itself; the others show what holds them together.
  var showsGroups: Bool { drawer.showsGroups ?? (drawer.order != .saved) }

  /// What the card belongs to.
  func group(of card: Card) -> String {
    switch drawer.order {
    case .saved: Dates.near(card.saved.moment.date, now: now.date)
    case .event: card.eventStart.map { Dates.near($0.date, now: now.date) } ?? "no day"
    case .collection: card.collection.title
    }
  }

  /// The heading of a card: where its group begins, and on the first one in sight.
  func groupHeading(at index: Int, firstInSight: Int) -> String? {
    guard showsGroups, let card = drawer.window.card(at: index) else { return nil }
    let name = group(of: card)
    guard index > firstInSight, let before = drawer.window.card(at: index - 1) else { return name }
    return group(of: before) == name ? nil : name
  }

  mutating func toggleGroups() {
    drawer.showsGroups = !showsGroups
    let what = drawer.order == .collection ? "The collection" : "The day"
    say(drawer.showsGroups == true ? "\(what) that cards belong to is shown." : "Groups are hidden.", .plain)
  }
}

extension CardQuery.Order {
  var next: CardQuery.Order {
    switch self {
    case .saved: .event
    case .event: .collection
    case .collection: .saved
    }
  }

  var sentence: String {
    switch self {
    case .saved: "By the day it was saved, newest first."
    case .event: "By what is coming up, soonest first."
    case .collection: "By collection, the newest of each first."
    }
  }

  var title: String {
    switch self {
    case .saved: "by saved date"
    case .event: "by event date"
    case .collection: "by collection"
    }
  }
}
