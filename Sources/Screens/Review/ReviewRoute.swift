extension Route {
  static let review = Route(
    place: { $0.review.showsAbstentions ? .abstentions : .review },
    crumb: { state in
      if state.review.showsAbstentions { return "Not proposed" }
      let count = state.review.items.count
      return count == 0 ? "Action review" : "Action review  \(state.review.index + 1) of \(count)"
    },
    perform: { state, action, _ in state.performInReview(action) },
    draw: { $0.drawReview($1) },
    chooseRow: { state, row in
      guard state.review.showsAbstentions else { return }
      state.review.cursor.place(at: row, count: state.review.abstentions.count, height: state.listHeight)
    },
    returned: { _ in [.loadReview] },
    changed: { $0.review.showsAbstentions ? [.loadReview, .loadAbstentions] : [.loadReview] })
}
