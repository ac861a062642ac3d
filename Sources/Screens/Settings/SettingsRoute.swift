extension Route {
  static let settings = Route(
    place: { _ in .settings },
    crumb: { _ in "Settings" },
    perform: { state, action, _ in state.performInSettings(action) },
    draw: { $0.drawSettings($1) },
    chooseRow: { state, row in
      let rows = SettingsRow.rows(of: state)
      state.settings.cursor.place(at: row, count: rows.count, height: state.listHeight)
    })
}
