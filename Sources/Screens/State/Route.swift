/// All that the program asks of one screen.
///
/// A new screen is a case of `Screen`, its places (`Place`), its actions (`ActionTable`), a member of the state,
/// and one of these; dispatch, drawing, the title line and reloading follow from it.
struct Route: Sendable {
  /// Where the keys go while no dialog is open.
  var place: @Sendable (AppState) -> Place
  /// The words in the title line; empty where the screen draws its own.
  var crumb: @Sendable (AppState) -> String
  /// Does an action. The stroke is there for actions that many keys share.
  var perform: @Sendable (inout AppState, ActionName, Stroke?) -> [Effect]
  var draw: @Sendable (inout Painter, AppState) -> Void
  /// A click on a row of its list.
  var chooseRow: @Sendable (inout AppState, Int) -> Void
  /// What to read when it comes to the top again.
  var returned: @Sendable (inout AppState) -> [Effect]
  /// What to read again, when the drawer changed while the screen is open.
  var changed: @Sendable (inout AppState) -> [Effect]

  init(
    place: @escaping @Sendable (AppState) -> Place, crumb: @escaping @Sendable (AppState) -> String,
    perform: @escaping @Sendable (inout AppState, ActionName, Stroke?) -> [Effect],
    draw: @escaping @Sendable (inout Painter, AppState) -> Void,
    chooseRow: @escaping @Sendable (inout AppState, Int) -> Void = { _, _ in },
    returned: @escaping @Sendable (inout AppState) -> [Effect] = { _ in [] },
    changed: @escaping @Sendable (inout AppState) -> [Effect] = { _ in [] }
  ) {
    self.place = place
    self.crumb = crumb
    self.perform = perform
    self.draw = draw
    self.chooseRow = chooseRow
    self.returned = returned
    self.changed = changed
  }
}

extension Screen {
  var route: Route {
    switch self {
    case .drawer: .drawer
    case .results: .results
    case .detail: .detail
    case .review: .review
    case .capture: .capture
    case .report: .report
    case .collections: .collections
    case .settings: .settings
    case .week: .week
    case .timeline: .timeline
    case .statistics: .statistics
    }
  }
}
