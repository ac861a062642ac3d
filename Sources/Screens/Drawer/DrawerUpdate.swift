import Drawer
import Specimens
import Terminal

extension AppState {
  /// An empty drawer offers the sample images, when there are any.
  var offersSamples: Bool {
    isLoaded && isSettled && overview.total == 0 && sampleFolder != nil && !isFilling
  }

  /// Something is being filed, or waits for it.
  var isFilling: Bool {
    work.running != nil || work.backgroundLeft > 0 || (capture.waiting > 0 && preferences.readsInBackground)
  }

  mutating func performInDrawer(_ action: ActionName) -> [Effect] {
    if drawer.isRailFocused, !drawer.isNarrow(size) { return performInRail(action) }
    let layout = DrawerLayout(self)
    let page = layout.visibleRows * layout.columns
    let half = max(1, layout.visibleRows / 2) * layout.columns
    switch action {
    case .up: return move(by: -layout.columns)
    case .down: return move(by: layout.columns)
    case .left:
      if layout.columns == 1 || drawer.index % layout.columns == 0 { return focusRail() }
      return move(by: -1)
    case .right: return layout.columns == 1 ? openCard() : move(by: 1)
    case .pageUp: return move(by: -page)
    case .pageDown: return move(by: page)
    case .halfPageUp: return move(by: -half)
    case .halfPageDown: return move(by: half)
    case .first: return move(by: -drawer.index)
    case .last: return move(by: drawer.window.total)
    case .nextPart: return focusRail()
    case .open: return openCard()
    case .mark:
      guard let card = drawer.window.card(at: drawer.index) else { return [] }
      drawer.toggle(card.id)
      return move(by: 1)
    case .markAll: return markAll()
    case .unmark, .back:
      drawer.marked = []
      return []
    case .collect: return askToCollect(targets)
    case .export: return askToExport(drawer.marked.isEmpty ? nil : drawer.marked)
    case .delete: return askToDelete(targets)
    case .offerSamples: return sampleFolder.map { file([$0]) } ?? []
    default: return performForDrawer(action)
    }
  }

  private mutating func performInRail(_ action: ActionName) -> [Effect] {
    let rows = railRows
    switch action {
    case .right, .nextPart:
      drawer.isRailFocused = false
      return []
    case .open:
      if rows.indices.contains(drawer.rail.index), rows[drawer.rail.index].scope == .review,
        overview.pendingReviews > 0
      {
        return openReview(at: nil)
      }
      drawer.isRailFocused = false
      return []
    case .back:
      drawer.isRailFocused = false
      return []
    default: break
    }
    let before = drawer.rail.index
    if drawer.rail.perform(action, count: rows.count, height: content.height) {
      return drawer.rail.index == before ? [] : show(rows[drawer.rail.index].scope)
    }
    return performForDrawer(action)
  }

  /// What works in the rail as well as among the cards.
  private mutating func performForDrawer(_ action: ActionName) -> [Effect] {
    switch action {
    case .sort:
      drawer.order = drawer.order.next
      say(drawer.order.sentence, .plain)
      return startOver()
    case .groups:
      toggleGroups()
      return []
    case .layout:
      drawer.prefersList.toggle()
      moveCard(to: drawer.index)
      return visiblePages()
    default: return []
    }
  }

  // MARK: Moving

  private mutating func move(by cards: Int) -> [Effect] {
    moveCard(to: drawer.index + cards)
    return visiblePages()
  }

  mutating func moveCard(to index: Int) {
    drawer.index = min(max(0, index), max(0, drawer.window.total - 1))
    drawer.topRow = DrawerLayout(self).topRow(
      for: drawer.index, from: drawer.topRow, total: drawer.window.total)
  }

  private mutating func focusRail() -> [Effect] {
    if drawer.isNarrow(size) { return askForScope() }
    drawer.isRailFocused = true
    drawer.rail.place(at: railIndex, count: railRows.count, height: content.height)
    return []
  }

  private mutating func openCard() -> [Effect] {
    guard let card = drawer.window.card(at: drawer.index) else { return [] }
    return openSpecimen(card.id)
  }

  // MARK: Marking

  /// What collect and delete work on: the marked ones, else the one at hand.
  var targets: [SpecimenID] {
    if !drawer.marked.isEmpty { return drawer.marked }
    return drawer.window.card(at: drawer.index).map { [$0.id] } ?? []
  }

  private mutating func markAll() -> [Effect] {
    let cards = (0..<drawer.window.total).compactMap { drawer.window.card(at: $0)?.id }
    let all = Set(drawer.marked)
    drawer.marked += cards.filter { !all.contains($0) }
    if drawer.marked.count < drawer.window.total {
      say("\(drawer.marked.count) are marked: those that were looked at so far.", .plain)
    }
    return []
  }

  // MARK: Collections

  mutating func show(_ scope: CardQuery.Scope) -> [Effect] {
    drawer.scope = scope
    return startOver()
  }

  mutating func chooseRail(_ row: Int) -> [Effect] {
    let rows = railRows
    guard rows.indices.contains(row) else { return [] }
    drawer.isRailFocused = true
    drawer.rail.place(at: row, count: rows.count, height: content.height)
    return show(rows[row].scope)
  }

  private mutating func askForScope() -> [Effect] {
    let options = railRows.enumerated().map { place, row in
      ChoiceDialog.Option("\(row.name)  \(row.count)", .scope(place), isOn: row.scope == drawer.scope)
    }
    dialog = .choice(
      ChoiceDialog(title: "Show", options: options, cursor: ListCursor(index: railIndex), purpose: .scope))
    return []
  }

  // MARK: Pages of cards

  /// Other cards, or another order: from the top.
  private mutating func startOver() -> [Effect] {
    drawer.window.clear()
    drawer.index = 0
    drawer.topRow = 0
    drawer.anchor = nil
    return reloadCards()
  }

  /// Reads the cards at hand again; the chosen one stays chosen, wherever it went.
  mutating func reloadCards() -> [Effect] {
    generation += 1
    // At the very top the newest stays in sight instead.
    drawer.anchor = drawer.index == 0 ? nil : drawer.window.card(at: drawer.index)?.id
    let page = drawer.window.refresh(keeping: drawer.index)
    return [loadPage(page)]
  }

  mutating func visiblePages() -> [Effect] {
    let seen = DrawerLayout(self).visible(from: drawer.topRow, total: drawer.window.total)
    return drawer.window.missingPages(for: seen).map { loadPage($0) }
  }

  private func loadPage(_ page: Int) -> Effect {
    .loadPage(
      CardQuery(
        scope: drawer.scope, order: drawer.order, offset: page * CardWindow.pageSize,
        limit: CardWindow.pageSize),
      page: page, generation: generation)
  }

  mutating func takePage(
    _ query: CardQuery, _ page: Int, _ generation: Int, _ result: Result<[Card], DrawerProblem>, _ total: Int
  ) -> [Effect] {
    guard generation == self.generation, query.scope == drawer.scope, query.order == drawer.order else {
      return []
    }
    switch result {
    case .failure(let problem):
      drawer.window.put([], page: page)
      tell(problem)
      return []
    case .success(let cards):
      drawer.window.total = total
      drawer.window.put(cards, page: page)
      if let anchor = drawer.anchor, let index = drawer.window.index(of: anchor) { drawer.index = index }
      drawer.anchor = nil
      moveCard(to: drawer.index)
      return visiblePages()
    }
  }
}

extension DrawerState {
  mutating func toggle(_ id: SpecimenID) {
    if let place = marked.firstIndex(of: id) { marked.remove(at: place) } else { marked.append(id) }
  }
}
