import Drawer
import Specimens

/// One row of the rail: a set of cards that can be shown.
struct RailRow: Hashable {
  var name: String
  var count: Int
  var scope: CardQuery.Scope
  /// Set apart from the collections.
  var isSpecial = false
}

extension AppState {
  /// All, the automatic collections, those made by hand (with a star), and what waits.
  var railRows: [RailRow] {
    var rows = [RailRow(name: "All", count: overview.total, scope: .all)]
    for kind in AutomaticCollection.allCases {
      let count = overview.automatic[kind] ?? 0
      // "Other" is worth a row only when something is in it.
      if kind != .none || count > 0 {
        rows.append(RailRow(name: kind.title, count: count, scope: .automatic(kind)))
      }
    }
    for manual in overview.manual {
      rows.append(
        RailRow(
          name: manual.collection.name + "*", count: manual.count, scope: .manual(manual.collection.id)))
    }
    rows.append(RailRow(name: "Review", count: overview.pendingReviews, scope: .review, isSpecial: true))
    if overview.unread > 0 {
      rows.append(RailRow(name: "Not readable", count: overview.unread, scope: .unread, isSpecial: true))
    }
    return rows
  }

  /// The row of what is shown now.
  var railIndex: Int { railRows.firstIndex { $0.scope == drawer.scope } ?? 0 }

  var scopeName: String {
    let rows = railRows
    return rows.indices.contains(railIndex) ? rows[railIndex].name : "All"
  }
}

extension AutomaticCollection {
  var title: String {
    switch self {
    case .travel: "Travel"
    case .food: "Food"
    case .shopping: "Shopping"
    case .housing: "Housing"
    case .events: "Events"
    case .none: "Other"
    }
  }
}
