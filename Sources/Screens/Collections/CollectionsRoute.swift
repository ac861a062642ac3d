extension Route {
  static let collections = Route(
    place: { _ in .collections },
    crumb: { _ in "Collections" },
    perform: { state, action, _ in state.performInCollections(action) },
    draw: { $0.drawCollections($1) },
    chooseRow: { state, row in
      state.collections.cursor.place(at: row, count: state.collectionRows.count, height: state.listHeight)
    },
    returned: { _ in [.loadTrips] },
    // Finding journeys reads many records; below another screen nobody sees them.
    changed: { $0.screen == .collections ? [.loadTrips] : [] })
}
