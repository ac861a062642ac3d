extension Route {
  static let results = Route(
    place: { $0.results.isTyping ? .query : .results },
    crumb: { _ in "" },
    perform: { $0.performInResults($1, $2) },
    draw: { $0.drawResults($1) },
    chooseRow: { state, row in
      if state.offeredQuery != nil {
        state.results.offered.place(at: row, count: state.queries.count, height: state.offeredHeight)
        return
      }
      state.results.cursor.place(at: row, count: state.results.rows.count, height: state.resultsHeight)
    },
    changed: { $0.results.query.isEmpty ? [] : $0.searchAgain(keepingPlace: true) })
}
