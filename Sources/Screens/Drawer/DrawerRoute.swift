extension Route {
  static let drawer = Route(
    place: { $0.drawer.isRailFocused && !$0.drawer.isNarrow($0.size) ? .rail : .drawer },
    crumb: { _ in "" },
    perform: { state, action, _ in state.performInDrawer(action) },
    draw: { $0.drawDrawer($1) },
    returned: { [.loadOverview] + $0.visiblePages() })
}
