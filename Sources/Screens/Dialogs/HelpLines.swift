import Terminal

/// The lines of help: made from the table of actions, so that they are always what the keys do.
struct HelpLine: Hashable {
  var keys: String
  var text: String
  var isHeading = false
}

extension AppState {
  /// One place, or all of them.
  func helpLines(_ place: Place?) -> [HelpLine] {
    let places = place.map { [$0] } ?? Place.allCases
    return places.flatMap { place in
      let actions = ActionTable.all.filter { $0.places.contains(place) }
      // What is said in the status line first, then moving and the rest.
      let ordered = actions.filter { !$0.isQuiet } + actions.filter(\.isQuiet)
      let rows = ordered.map { HelpLine(keys: keys($0), text: $0.help) }
      return [HelpLine(keys: "", text: place.title, isHeading: true)] + rows + [HelpLine(keys: "", text: "")]
    }.dropLast()
  }

  private func keys(_ action: Action) -> String {
    if action.name == .removeChip, let first = action.keyLabels.first, let last = action.keyLabels.last {
      return "\(first) … \(last)"
    }
    return action.keyLabels.joined(separator: " ")
  }
}
