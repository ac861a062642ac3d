extension AppState {
  /// Click selects, double click opens, the wheel moves.
  mutating func take(_ pointer: Pointer) -> [Effect] {
    guard !isTooSmall else { return [] }
    switch pointer.kind {
    case .wheelUp: return wheel(.up)
    case .wheelDown: return wheel(.down)
    case .press: return press(pointer.target)
    case .doublePress:
      let effects = press(pointer.target)
      switch pointer.target {
      case .card, .row: return effects + perform(dialog == nil ? .open : .accept, orElse: .edit)
      default: return effects
      }
    }
  }

  private mutating func perform(_ action: ActionName, orElse other: ActionName) -> [Effect] {
    if ActionTable.isAvailable(action, in: self) { return perform(action) }
    if ActionTable.isAvailable(other, in: self) { return perform(other) }
    return []
  }

  private mutating func wheel(_ direction: ActionName) -> [Effect] {
    if dialog == nil, screen == .review, !review.showsAbstentions {
      review.scroll = max(0, review.scroll + (direction == .up ? -2 : 2))
      return []
    }
    guard place != .detailEdit, ActionTable.isAvailable(direction, in: self) else { return [] }
    return perform(direction)
  }

  private mutating func press(_ target: Target?) -> [Effect] {
    guard let target else { return [] }
    if case .action(let name) = target {
      guard ActionTable.isAvailable(name, in: self) else { return [] }
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
    case .row(let row): return chooseRow(row)
    case .chip(let chip): return dropChip(chip)
    case .searchBar:
      if screen == .results {
        results.isTyping = true
        return []
      }
      return openSearch()
    case .progress: return open(.report)
    case .action, .formRow: return []
    }
  }

  private mutating func chooseRow(_ row: Int) -> [Effect] {
    switch screen {
    case .results:
      results.cursor.place(at: row, count: results.rows.count, height: resultsHeight)
      return []
    case .detail:
      guard detail.edit == nil else { return [] }
      detail.cursor.place(at: row, count: detailRows.count, height: detailHeight)
      return []
    case .review:
      if review.showsAbstentions {
        review.cursor.place(at: row, count: review.abstentions.count, height: listHeight)
      }
      return []
    case .capture:
      capture.cursor.place(at: row, count: capture.entries.count, height: captureHeight)
      capture.jump = ""
      return []
    case .report:
      work.cursor.place(at: row, count: work.results.count, height: listHeight)
      return []
    case .collections:
      collections.cursor.place(at: row, count: collectionRows.count, height: listHeight)
      return []
    case .settings:
      settings.cursor.place(at: row, count: SettingsRow.rows(of: self).count, height: listHeight)
      return []
    case .drawer: return []
    }
  }

  /// The rows that a plain list screen shows: the content without its heading.
  var listHeight: Int { max(1, content.height - 2) }
}
