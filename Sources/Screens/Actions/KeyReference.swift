/// Every key of every place, for the manual: the table of actions as words.
public enum KeyReference {
  public struct Section: Sendable {
    /// The place's name, such as `Drawer`.
    public var title: String
    public var rows: [Row]
  }

  public struct Row: Sendable {
    /// As the status line writes them, such as `↑` and `k`.
    public var keys: [String]
    /// One plain sentence.
    public var help: String
  }

  /// The keys that work in every place stand once, in a section of their own at the end.
  public static let sections: [Section] = {
    let everywhere = ActionTable.all.filter { $0.places == Set(Place.allCases) }
    let perPlace = Place.allCases.map { place in
      Section(
        title: place.title,
        rows: rows(
          ActionTable.all.filter { $0.places.contains(place) && $0.places.count < Place.allCases.count }))
    }
    return perPlace.filter { !$0.rows.isEmpty } + [Section(title: "Everywhere", rows: rows(everywhere))]
  }()

  private static func rows(_ actions: [Action]) -> [Row] {
    actions.map { Row(keys: $0.keyLabels, help: $0.help) }
  }
}
