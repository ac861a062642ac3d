import Drawer
import Specimens

// Dragging with the left button: along the rail, and cards onto one of its collections.
extension AppState {
  mutating func drag(to target: Target?) -> [Effect] {
    guard dialog == nil, screen == .drawer else { return [] }
    switch (grabbed, target) {
    case (.rail, .rail(let row)): return row == drawer.rail.index ? [] : chooseRail(row)
    case (.card, .rail(let row)):
      guard railRows.indices.contains(row), railRows[row].takesCards else { break }
      if drawer.dropRow != row { say("Let go to put it into \(railRows[row].name).", .plain) }
      drawer.dropRow = row
      return []
    default: break
    }
    if drawer.dropRow != nil { notice = nil }
    drawer.dropRow = nil
    return []
  }

  /// The button was let go.
  mutating func drop() -> [Effect] {
    defer { (grabbed, drawer.dropRow) = (nil, nil) }
    guard let row = drawer.dropRow, railRows.indices.contains(row), case .card(let index) = grabbed,
      let card = drawer.window.card(at: index)
    else { return [] }
    notice = nil
    let ids = drawer.marked.contains(card.id) ? drawer.marked : [card.id]
    switch railRows[row].scope {
    case .automatic(let kind): return collect(ids, .automatic(kind))
    case .manual(let id): return collect(ids, .manual(id))
    case .all, .review, .unread: return []
    }
  }
}

extension RailRow {
  /// Whether it is a collection that cards can be put into.
  var takesCards: Bool {
    switch scope {
    case .automatic, .manual: true
    case .all, .review, .unread: false
    }
  }
}
