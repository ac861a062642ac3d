/// The table of actions with the user's own keys in it. What does a key do, what can be done here: asked of this.
public struct KeyMap: Sendable {
  /// In the order of the table. A row may stand for some of the places of the table's row only.
  public let actions: [Action]
  /// Why some of the user's keys can't be taken, each a sentence.
  public let problems: [String]
  private let byKey: [Place: [Stroke: [Action]]]

  /// The table as it is.
  public static let standard = KeyMap()

  private init() { self.init(actions: ActionTable.all, problems: []) }

  private init(actions: [Action], problems: [String]) {
    self.actions = actions
    self.problems = problems
    var table: [Place: [Stroke: [Action]]] = [:]
    for action in actions {
      for place in action.places {
        for key in action.keys { table[place, default: [:]][key, default: []].append(action) }
      }
    }
    byKey = table
  }

  /// The user's keys: the name of an action, alone or after a place (`review.approve`), to its strokes.
  ///
  /// They take the place of the action's own keys there, and are taken from whatever else had them. What can't
  /// be understood is left out and told in `problems`.
  public init(_ custom: [String: [String]]) {
    guard !custom.isEmpty else {
      self = .standard
      return
    }
    var actions = ActionTable.all
    var problems: [String] = []
    // Bindings of one place are more exact than those of all, and come last.
    for (name, keys) in custom.sorted(by: {
      ($0.key.contains(".") ? 1 : 0, $0.key) < ($1.key.contains(".") ? 1 : 0, $1.key)
    }) {
      switch KeyBinding.read(name, keys) {
      case .failure(let problem): problems.append(problem.sentence)
      case .success(let binding):
        problems += binding.problems
        actions = binding.applied(to: actions)
      }
    }
    self.init(actions: actions, problems: problems)
  }

  /// What a key does in a place, if anything, now.
  func action(for stroke: Stroke, at place: Place, in state: AppState) -> Action? {
    byKey[place]?[stroke]?.first { $0.isAvailable(state) }
  }

  /// What can be done in a place now, in the order of the table.
  func available(at place: Place, in state: AppState) -> [Action] {
    actions.filter { $0.places.contains(place) && $0.isAvailable(state) }
  }

  func isAvailable(_ name: ActionName, in state: AppState) -> Bool {
    let place = state.place
    return actions.contains { $0.name == name && $0.places.contains(place) && $0.isAvailable(state) }
  }
}
