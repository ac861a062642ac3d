extension AppState {
  /// Click selects, double click opens, the wheel moves.
  mutating func take(_ pointer: Pointer) -> [Effect] {
    guard !isTooSmall else { return [] }
    switch pointer.kind {
    case .drag: return drag(to: pointer.target)
    case .release: return drop()
    case .wheelUp: return wheel(.up)
    case .wheelDown: return wheel(.down)
    case .press:
      grabbed = dialog == nil ? pointer.target : nil
      return press(pointer.target)
    case .doublePress:
      grabbed = nil
      let effects = press(pointer.target)
      switch pointer.target {
      case .card, .row: return effects + perform(dialog == nil ? .open : .accept, orElse: .edit)
      default: return effects
      }
    }
  }

  private mutating func perform(_ action: ActionName, orElse other: ActionName) -> [Effect] {
    if keys.isAvailable(action, in: self) { return perform(action) }
    if keys.isAvailable(other, in: self) { return perform(other) }
    return []
  }

  private mutating func wheel(_ direction: ActionName) -> [Effect] {
    if dialog == nil, screen == .review, !review.showsAbstentions {
      review.scroll = max(0, review.scroll + (direction == .up ? -2 : 2))
      return []
    }
    guard place != .detailEdit, keys.isAvailable(direction, in: self) else { return [] }
    return perform(direction)
  }

  private mutating func press(_ target: Target?) -> [Effect] {
    guard let target else { return [] }
    if case .action(let name) = target {
      guard keys.isAvailable(name, in: self) else { return [] }
      return perform(name)
    }
    if dialog != nil {
      pressInDialog(target)
      return []
    }
    switch target {
    case .card(let index):
      drawer.isRailFocused = false
      moveCard(to: index)
      return visiblePages()
    case .rail(let row): return chooseRail(row)
    case .row(let row):
      screen.route.chooseRow(&self, row)
      return []
    case .chip(let chip): return dropChip(chip)
    case .searchBar:
      if screen == .results {
        results.isTyping = true
        return []
      }
      return openSearch()
    case .progress: return open(.report)
    case .completion(let place):
      results.completionPlace = place
      return complete()
    case .action, .formRow: return []
    }
  }

  /// The rows that a plain list screen shows: the content without its heading.
  var listHeight: Int { max(1, content.height - 2) }
}
