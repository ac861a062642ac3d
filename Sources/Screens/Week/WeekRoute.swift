extension Route {
  static let week = Route(
    place: { $0.week.showsCards ? .cards : .week },
    crumb: { state in
      guard !state.week.showsCards else {
        let count = state.waitingCards.count
        return count == 0 ? "Notice review" : "Notice review  \(state.week.cards.index + 1) of \(count)"
      }
      let week = state.shownWeek
      let name = state.week.offset == 0 ? "This week" : state.week.offset == 1 ? "Next week" : "Week"
      return "\(name)  \(week.start) to \(week.end)"
        + (state.week.child.map { "  \(state.childName($0))" } ?? "")
    },
    perform: { state, action, _ in state.performInWeek(action) },
    draw: { $0.drawWeek($1) },
    chooseRow: { state, row in
      guard !state.week.showsCards else { return }
      state.week.cursor.place(at: row, count: state.weekItems.count, height: state.listHeight)
    },
    returned: { _ in [.loadFamily] },
    changed: { _ in [.loadFamily] })
}
