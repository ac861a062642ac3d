extension Route {
  static let detail = Route(
    place: { $0.detail.edit == nil ? .detail : .detailEdit },
    crumb: { state in
      let title = state.masked(state.detail.specimen?.effectiveTitle ?? "")
      return title.isEmpty ? "Specimen" : title.onOneLine
    },
    perform: { state, action, _ in state.performInDetail(action) },
    draw: { $0.drawSpecimen($1) },
    chooseRow: { state, row in
      guard state.detail.edit == nil else { return }
      state.detail.cursor.place(at: row, count: state.detailRows.count, height: state.detailHeight)
    },
    changed: { state in
      guard let id = state.detail.id, state.detail.edit == nil else { return [] }
      return [.loadSpecimen(id)]
    })
}
