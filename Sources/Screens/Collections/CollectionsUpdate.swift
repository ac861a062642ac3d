import Drawer
import Specimens

/// One row of the Collections screen.
enum CollectionRow: Hashable {
  /// A journey that could be one.
  case trip(TripOffer)
  case automatic(AutomaticCollection, count: Int)
  case manual(Overview.Manual)

  /// Nil for what is no collection yet.
  var scope: CardQuery.Scope? {
    switch self {
    case .trip: nil
    case .automatic(let kind, _): .automatic(kind)
    case .manual(let manual): .manual(manual.collection.id)
    }
  }
}

extension AppState {
  var collectionRows: [CollectionRow] {
    collections.trips.map { .trip($0) }
      + AutomaticCollection.allCases.map { .automatic($0, count: overview.automatic[$0] ?? 0) }
      + overview.manual.map { .manual($0) }
  }

  var selectedManualCollection: ManualCollection? {
    let rows = collectionRows
    guard rows.indices.contains(collections.cursor.index),
      case .manual(let manual) = rows[collections.cursor.index]
    else { return nil }
    return manual.collection
  }

  mutating func performInCollections(_ action: ActionName) -> [Effect] {
    let rows = collectionRows
    switch action {
    case .back: return goBack()
    case .open:
      guard rows.indices.contains(collections.cursor.index) else { return [] }
      if case .trip(let trip) = rows[collections.cursor.index] { return ask(about: trip) }
      guard let scope = rows[collections.cursor.index].scope else { return [] }
      drawer.isRailFocused = false
      return open(.drawer) + show(scope)
    case .make:
      dialog = .prompt(
        PromptDialog(title: "Name of the new collection", purpose: .makeCollection(adding: [])))
    case .rename:
      guard let collection = selectedManualCollection else { return [] }
      dialog = .prompt(
        PromptDialog(
          title: "New name of “\(collection.name)”", text: collection.name,
          purpose: .renameCollection(collection.id)))
    case .merge: askToMerge()
    case .delete:
      guard let collection = selectedManualCollection else { return [] }
      dialog = .confirm(
        ConfirmDialog(
          title: "Delete the collection “\(collection.name)”?", lines: ["Its specimens stay in the drawer."],
          yes: "delete", no: "keep", purpose: .deleteCollection(collection.id)))
    default: _ = collections.cursor.perform(action, count: rows.count, height: listHeight)
    }
    return []
  }

  private mutating func askToMerge() {
    guard let collection = selectedManualCollection else { return }
    let options = overview.manual.filter { $0.collection.id != collection.id }.map {
      ChoiceDialog.Option($0.collection.name, .manual($0.collection.id))
    }
    dialog = .choice(
      ChoiceDialog(
        title: "Pour “\(collection.name)” into",
        lines: ["“\(collection.name)” goes, its specimens join the other."],
        options: options, purpose: .merge(collection.id)))
  }

  // MARK: Putting specimens into collections

  /// Another automatic kind, in and out of collections made by hand, or a new one.
  mutating func askToCollect(_ ids: [SpecimenID]) -> [Effect] {
    guard !ids.isEmpty else { return [] }
    var options: [ChoiceDialog.Option] = []
    for manual in overview.manual {
      let isIn = ids.allSatisfy { membership($0)?.manual.contains(manual.collection.id) ?? false }
      options.append(
        ChoiceDialog.Option(
          (isIn ? "Take out of " : "Add to ") + manual.collection.name,
          isIn ? .leave(manual.collection.id) : .manual(manual.collection.id), isOn: isIn))
    }
    options.append(ChoiceDialog.Option("Add to a new collection …", .new))
    for kind in AutomaticCollection.allCases {
      let isIn = ids.allSatisfy { membership($0)?.kind == kind }
      options.append(ChoiceDialog.Option("Move to \(kind.title)", .automatic(kind), isOn: isIn))
    }
    let title = ids.count == 1 ? "Collections" : "Collections for \(ids.count) specimens"
    dialog = .choice(ChoiceDialog(title: title, options: options, purpose: .collect(ids)))
    return []
  }

  /// Where a specimen stands now, from whatever is at hand of it.
  private func membership(_ id: SpecimenID) -> (kind: AutomaticCollection, manual: [String])? {
    if let specimen = detail.specimen, specimen.id == id {
      return (specimen.assignment.collection, specimen.collections)
    }
    return card(of: id).map { ($0.collection, $0.collections) }
  }

  /// Each to the kind it comes from; nil when that is not at hand of all.
  private func movingBack(_ ids: [SpecimenID]) -> Change? {
    var before: [AutomaticCollection: [SpecimenID]] = [:]
    for id in ids {
      guard let kind = membership(id)?.kind else { return nil }
      before[kind, default: []].append(id)
    }
    let moves = AutomaticCollection.allCases.compactMap { kind in before[kind].map { Change.move($0, kind) } }
    return moves.count == 1 ? moves.first : .several(moves)
  }

  mutating func collect(_ ids: [SpecimenID], _ value: ChoiceDialog.Option.Value) -> [Effect] {
    switch value {
    case .manual(let id):
      // Those that are in it already stay in it when this is taken back.
      let new = ids.filter { !(membership($0)?.manual.contains(id) ?? false) }
      return [.change(.add(ids, to: id), undo: .remove(new, from: id))]
    case .leave(let id): return [.change(.remove(ids, from: id), undo: .add(ids, to: id))]
    case .automatic(let kind):
      return [.change(.move(ids, kind), undo: movingBack(ids))]
    case .new:
      dialog = .prompt(
        PromptDialog(title: "Name of the new collection", purpose: .makeCollection(adding: ids)))
      return []
    default: return []
    }
  }
}
