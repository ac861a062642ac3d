import Drawer
import Specimens
import Terminal

extension AppState {
  var hasChips: Bool { !(results.outcome?.chips.isEmpty ?? true) }

  /// Cards of the results that fit the screen.
  var resultsHeight: Int { ResultsLayout(self).visibleRows }

  mutating func openSearch() -> [Effect] {
    if screen != .results {
      // A new search starts empty; coming back to one that lies below keeps it.
      if !stack.contains(.results) { results = ResultsState() }
    }
    results.isTyping = true
    return open(.results)
  }

  mutating func performInResults(_ action: ActionName, _ stroke: Stroke?) -> [Effect] {
    switch action {
    case .open:
      if let query = offeredQuery { return takeQuery(query) }
      guard let card = results.selected else { return [] }
      return rememberQuery() + openSpecimen(card.id, matchBoxes: card.boxes)
    case .back: return rememberQuery() + goBack()
    case .nextPart:
      if completion != nil { return complete() }
      results.isTyping.toggle()
      return results.isTyping ? [] : rememberQuery()
    case .olderQuery: return recallQuery(by: 1)
    case .newerQuery: return recallQuery(by: -1)
    case .removeChip:
      guard let digit = stroke?.name.last, let number = digit.wholeNumberValue else { return [] }
      return dropChip(number - 1)
    case .collect: return results.selected.map { askToCollect([$0.id]) } ?? []
    case .delete: return results.selected.map { askToDelete([$0.id]) } ?? []
    case .copy: return results.selected.map { copy($0.snippet) } ?? []
    default: break
    }
    // In the field, up and down choose an answer while the words stay at hand.
    if results.isTyping, results.query.perform(action) {
      return isErasing(action) ? searchAgain() : []
    }
    // A list above the answers takes up and down first.
    if let completion, action == .up || action == .down {
      let last = completion.candidates.count - 1
      results.completionPlace = min(max(0, results.completionPlace + (action == .up ? -1 : 1)), last)
      return []
    }
    if offeredQuery != nil {
      _ = results.offered.perform(action, count: queries.count, height: offeredHeight)
      return []
    }
    _ = results.cursor.perform(action, count: results.rows.count, height: resultsHeight)
    return []
  }

  private func isErasing(_ action: ActionName) -> Bool {
    switch action {
    case .eraseLeft, .eraseRight, .eraseWord, .eraseLine: true
    default: false
    }
  }

  /// Asks for the words as they stand now. An answer to older words is dropped when it comes.
  mutating func searchAgain(keepingPlace: Bool = false) -> [Effect] {
    results.generation += 1
    if !keepingPlace { results.completionPlace = 0 }
    if !keepingPlace { results.cursor = ListCursor() }
    let words = results.query.text
    guard !words.trimmed.isEmpty else {
      results.outcome = nil
      results.problem = nil
      return []
    }
    return [.search(words, now: now, generation: results.generation)]
  }

  /// Takes the words that a chip was read from out of the query.
  mutating func dropChip(_ place: Int) -> [Effect] {
    guard let chips = results.outcome?.chips, chips.indices.contains(place),
      results.outcome?.query == results.query.text
    else { return [] }
    let source = chips[place].source
    var scalars = Array(results.query.text.unicodeScalars)
    let range = source.range.clamped(to: 0..<scalars.count)
    scalars.removeSubrange(range)
    var left = String.UnicodeScalarView()
    left.append(contentsOf: scalars)
    let words = String(left).split(separator: " ").joined(separator: " ")
    results.query.replace(with: words)
    return searchAgain()
  }

  mutating func copy(_ text: String) -> [Effect] {
    say("Copied.")
    return [.copy(text)]
  }
}
