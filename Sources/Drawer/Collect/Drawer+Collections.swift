import DrawerStore
import Specimens

extension Drawer {
  /// Finds a collection made by hand by its name or id.
  ///
  /// - Parameter making: makes it where there is none.
  public func collection(named name: String, making: Bool) throws(DrawerProblem) -> ManualCollection {
    let words = name.trimmed
    let all = try problem { try folder.allCollections() }
    if let known = all.first(where: { $0.name == words || $0.id == words })
      ?? all.first(where: { $0.name.lowercased() == words.lowercased() })
    {
      return known
    }
    guard making else {
      throw DrawerProblem(.notFound, "There is no collection “\(words)”; `curio collect` lists them.")
    }
    return try makeCollection(named: words)
  }

  /// - Throws: `.invalid` for an empty name, or one that stands already.
  public func makeCollection(named name: String) throws(DrawerProblem) -> ManualCollection {
    try requireWritable()
    let words = try freeName(name)
    let made = try problem { try folder.makeCollection(named: words, at: clock.now()) }
    collectionsChanged()
    return made
  }

  public func renameCollection(_ id: String, to name: String) throws(DrawerProblem) {
    try requireWritable()
    var collection = try problem { try folder.collection(id) }
    guard name.trimmed != collection.name else { return }
    collection.name = try freeName(name, except: id)
    try problem { try folder.write(collection) }
    collectionsChanged()
  }

  /// Moves all members over, then removes the empty collection.
  public func mergeCollection(_ id: String, into other: String) throws(DrawerProblem) {
    guard id != other else { return }
    _ = try problem { try folder.collection(other) }
    try add(try members(of: id), toCollection: other)
    try deleteCollection(id)
  }

  /// Removes the collection; its specimens stay.
  public func deleteCollection(_ id: String) throws(DrawerProblem) {
    try requireWritable()
    try remove(try members(of: id), fromCollection: id)
    try problem { try folder.removeCollection(id) }
    collectionsChanged()
  }

  public func add(_ ids: [SpecimenID], toCollection id: String) throws(DrawerProblem) {
    _ = try problem { try folder.collection(id) }
    for specimen in ids {
      try change(specimen) { if !$0.collections.contains(id) { $0.collections.append(id) } }
    }
  }

  public func remove(_ ids: [SpecimenID], fromCollection id: String) throws(DrawerProblem) {
    for specimen in ids { try change(specimen) { $0.collections.removeAll { $0 == id } } }
  }

  /// Files specimens under another automatic collection; rules leave them there.
  public func move(_ ids: [SpecimenID], to collection: AutomaticCollection) throws(DrawerProblem) {
    for id in ids {
      try change(id) {
        $0.assignment = CollectionAssignment(collection, reason: "moved by you", isCorrected: true)
      }
    }
    forgetHabits()
  }

  /// So that `in:"Japan trip"` is understood by its name.
  private func collectionsChanged() {
    if let all = try? folder.allCollections() { try? index.setCollections(all) }
    observers.tell(.specimens)
  }

  private func members(of id: String) throws(DrawerProblem) -> [SpecimenID] {
    var members: [SpecimenID] = []
    var query = CardQuery(scope: .manual(id), limit: 1000)
    while true {
      let cards = try cards(query)
      members += cards.map(\.id)
      guard cards.count == query.limit else { return members }
      query.offset += query.limit
    }
  }

  private func freeName(_ name: String, except id: String? = nil) throws(DrawerProblem) -> String {
    let words = name.trimmed
    guard !words.isEmpty, !words.contains(where: \.isNewline), words.count <= 100 else {
      throw DrawerProblem(.invalid, "A collection needs a name of one line.")
    }
    let all = try problem { try folder.allCollections() }
    guard !all.contains(where: { $0.id != id && $0.name.lowercased() == words.lowercased() }) else {
      throw DrawerProblem(.invalid, "There is already a collection “\(words)”.")
    }
    return words
  }
}
