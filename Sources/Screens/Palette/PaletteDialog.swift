/// The palette: every action by its name, found while typing.
public struct PaletteDialog: Sendable, Hashable {
  public var field = TextField()
  public var cursor = ListCursor()
}

/// One line of the palette.
struct PaletteRow {
  var action: Action
  /// Whether it can be done now, from where the palette was opened.
  var isRunnable: Bool

  var keys: String { action.keyLabels.prefix(3).joined(separator: " ") }
}

extension ActionName {
  /// Reached from every screen through the palette, whatever has its key there.
  static let goingAnywhere: Set<ActionName> = [
    .search, .capture, .review, .collections, .settings, .report, .timeline, .statistics, .week,
  ]

  /// Keys that only move, and answers to dialogs: nobody looks for them by name.
  private static let neverListed: Set<ActionName> = [
    .up, .down, .left, .right, .pageUp, .pageDown, .halfPageUp, .halfPageDown, .first, .last, .accept,
    .decline, .textLeft, .textRight, .wordLeft, .wordRight, .textStart, .textEnd, .eraseLeft, .eraseRight,
    .eraseWord, .eraseLine, .newLine, .removeChip, .palette,
  ]

  var isListed: Bool { !ActionName.neverListed.contains(self) }
}

extension AppState {
  /// What the palette offers for the words typed so far: what can be done here first, then what can be reached
  /// from anywhere, then what works elsewhere.
  func paletteRows(_ palette: PaletteDialog) -> [PaletteRow] {
    let place = Place.below(self)
    var below = self
    below.dialog = nil
    var rows: [PaletteRow] = []
    var known: Set<ActionName> = []
    func add(_ actions: [Action], isRunnable: Bool) {
      for action in actions where action.name.isListed && known.insert(action.name).inserted {
        rows.append(PaletteRow(action: action, isRunnable: isRunnable))
      }
    }
    add(keys.available(at: place, in: below), isRunnable: true)
    add(
      keys.actions.filter { ActionName.goingAnywhere.contains($0.name) && $0.isAvailable(below) },
      isRunnable: true)
    // The same name can mean something else elsewhere; one line each is enough to learn the key.
    add(keys.actions, isRunnable: false)
    let words = palette.field.text.lowercased().split(separator: " ")
    guard !words.isEmpty else { return rows }
    let found = rows.filter { row in
      let text = "\(row.action.label) \(row.action.name.rawValue) \(row.action.help)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    func isNamed(_ row: PaletteRow) -> Bool {
      words.allSatisfy { row.action.label.contains($0) || row.action.name.rawValue.contains($0) }
    }
    // What is called so stands before what only speaks of it.
    return found.filter { $0.isRunnable && isNamed($0) } + found.filter { $0.isRunnable && !isNamed($0) }
      + found.filter { !$0.isRunnable }
  }

  mutating func openPalette() -> [Effect] {
    dialog = .palette(PaletteDialog())
    return []
  }

  mutating func performInPalette(_ palette: PaletteDialog, _ action: ActionName) -> [Effect] {
    var palette = palette
    let rows = paletteRows(palette)
    switch action {
    case .decline:
      dialog = nil
      return []
    case .accept:
      guard rows.indices.contains(palette.cursor.index) else { return [] }
      return choose(rows[palette.cursor.index])
    default:
      if palette.field.perform(action) {
        palette.cursor = ListCursor()
      } else {
        _ = palette.cursor.perform(action, count: rows.count, height: paletteHeight)
      }
      dialog = .palette(palette)
      return []
    }
  }

  /// The palette stays open over what can't be done from here, and says where it works.
  private mutating func choose(_ row: PaletteRow) -> [Effect] {
    guard row.isRunnable else {
      let places = Place.allCases.filter { row.action.places.contains($0) }
      let isHere = places.contains(Place.below(self))
      say(
        isHere
          ? "There is nothing to do that with now."
          : "This works in: \(places.prefix(3).map(\.title).joined(separator: ", ")).", .plain)
      return []
    }
    dialog = nil
    return perform(row.action.name)
  }

  var paletteHeight: Int { max(1, dialogListHeight - 1) }
}

extension Place {
  /// Where the keys go when no dialog is open.
  static func below(_ state: AppState) -> Place { state.screen.route.place(state) }
}
