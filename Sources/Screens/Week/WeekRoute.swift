import Family

extension Route {
  static let week = Route(
    place: { state in
      switch state.week.part {
      case .week: .week
      case .cards: .cards
      case .brief: .brief
      case .people: .people
      }
    },
    crumb: { state in
      switch state.week.part {
      case .people: return "Children and caregivers"
      case .brief: return "Brief  \(state.shownDays)"
      case .cards:
        let count = state.waitingCards.count
        return count == 0 ? "Notice review" : "Notice review  \(state.week.cards.index + 1) of \(count)"
      case .week:
        let name = state.week.offset == 0 ? "This week" : state.week.offset == 1 ? "Next week" : "Week"
        return "\(name)  \(state.shownDays)"
          + (state.week.child.map { "  \(state.childName($0))" } ?? "")
      }
    },
    perform: { state, action, _ in
      switch state.week.part {
      case .week: state.performInList(action)
      case .cards: state.performInCards(action)
      case .brief: state.performInBrief(action)
      case .people: state.performInPeople(action)
      }
    },
    draw: { $0.drawWeek($1) },
    chooseRow: { state, row in
      switch state.week.part {
      case .week: state.week.cursor.place(at: row, count: state.weekItems.count, height: state.listHeight)
      case .people: state.week.people.place(at: row, count: state.people.count, height: state.listHeight)
      case .cards, .brief: break
      }
    },
    returned: { _ in [.loadFamily] },
    changed: { _ in [.loadFamily] })
}
