import Terminal

/// The lines of help: made from the table of actions, so that they are always what the keys do.
struct HelpLine: Hashable {
  var keys: String
  var text: String
  var isHeading = false
}

extension AppState {
  /// One place, or all of them. Longer sentences go on in lines without keys.
  func helpLines(_ place: Place?) -> [HelpLine] {
    let places = place.map { [$0] } ?? Place.allCases
    return places.flatMap { place in
      let actions = keys.actions.filter { $0.places.contains(place) }
      // What is said in the status line first, then moving and the rest.
      let ordered = actions.filter { !$0.isQuiet } + actions.filter(\.isQuiet)
      return [HelpLine(keys: "", text: place.title, isHeading: true)] + ordered.flatMap { lines(of: $0) }
        + [HelpLine(keys: "", text: "")]
    }.dropLast()
  }

  /// Columns for the keys.
  var helpKeyWidth: Int { min(16, DialogText.inner(in: self) * 2 / 5) }

  private func lines(of action: Action) -> [HelpLine] {
    let texts = TextWidth.wrap(action.help, width: max(6, DialogText.inner(in: self) - helpKeyWidth - 1))
    return texts.enumerated().map { place, line in
      HelpLine(keys: place == 0 ? keyText(of: action) : "", text: line.text)
    }
  }

  private func keyText(of action: Action) -> String {
    if action.name == .removeChip, let first = action.keyLabels.first, let last = action.keyLabels.last {
      return "\(first) … \(last)"
    }
    return action.keys.isEmpty ? "\u{2013}" : action.keyLabels.joined(separator: " ")
  }
}
