extension Route {
  static let capture = Route(
    place: { _ in .capture },
    crumb: { _ in "Capture" },
    perform: { state, action, _ in state.performInCapture(action) },
    draw: { $0.drawCapture($1) },
    chooseRow: { state, row in
      state.capture.cursor.place(at: row, count: state.capture.entries.count, height: state.captureHeight)
      state.capture.jump = ""
    })

  static let report = Route(
    place: { _ in .report },
    crumb: { _ in "Jobs" },
    perform: { state, action, _ in state.performInReport(action) },
    draw: { $0.drawReport($1) },
    chooseRow: { state, row in
      state.work.cursor.place(at: row, count: state.work.results.count, height: state.listHeight)
    })
}
