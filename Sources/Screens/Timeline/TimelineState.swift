import Drawer
import Specimens

/// What is coming up: specimens with a day, by that day.
public struct TimelineState: Sendable, Hashable {
  /// Coming ones first, soonest on top, then those that are over, the latest first.
  public var cards: [Card] = []
  public var isLoaded = false
  public var problem: String?
  public var cursor = ListCursor()
  /// More than anybody has ahead; the drawer itself lists any number by event date.
  static let longest = 500
}

enum TimelineRow: Hashable {
  case heading(String, distance: String)
  case card(Card)
}

extension AppState {
  /// Days as headings, each with what is on it.
  var timelineRows: [TimelineRow] {
    var rows: [TimelineRow] = []
    var (day, isPast): (LocalDate?, Bool) = (nil, false)
    for card in timeline.cards {
      guard let start = card.eventStart else { continue }
      if start.date != day {
        day = start.date
        if start.date < now.date, !isPast {
          isPast = true
          rows.append(.heading("Over", distance: ""))
        }
        rows.append(.heading(Dates.day(start.date), distance: Dates.distance(start.date, now: now.date)))
      }
      rows.append(.card(card))
    }
    return rows
  }

  var selectedTimelineCard: Card? {
    let rows = timelineRows
    guard rows.indices.contains(timeline.cursor.index), case .card(let card) = rows[timeline.cursor.index]
    else { return nil }
    return card
  }

  mutating func takeTimeline(_ result: Result<[Card], DrawerProblem>) {
    timeline.isLoaded = true
    switch result {
    case .failure(let problem): timeline.problem = problem.description
    case .success(let cards):
      let stay = selectedTimelineCard?.id
      timeline.problem = nil
      timeline.cards = cards.filter { $0.eventStart != nil }
      let rows = timelineRows
      let place = rows.firstIndex { if case .card(let card) = $0 { card.id == stay } else { false } }
      timeline.cursor.place(at: place ?? 0, count: rows.count, height: content.height)
      stepOffHeadings(1)
    }
  }

  mutating func performInTimeline(_ action: ActionName) -> [Effect] {
    switch action {
    case .back: return goBack()
    case .open: return selectedTimelineCard.map { openSpecimen($0.id) } ?? []
    case .copy: return selectedTimelineCard.map { copy(timelineLine($0)) } ?? []
    default: break
    }
    let before = timeline.cursor.index
    if timeline.cursor.perform(action, count: timelineRows.count, height: content.height) {
      stepOffHeadings(timeline.cursor.index < before ? -1 : 1)
    }
    return []
  }

  private mutating func stepOffHeadings(_ step: Int) {
    let rows = timelineRows
    timeline.cursor.pass(step, count: rows.count, height: content.height) { row in
      if case .heading = rows[row] { true } else { false }
    }
  }

  /// One line for the clipboard.
  private func timelineLine(_ card: Card) -> String {
    guard let start = card.eventStart else { return card.title }
    let clock = start.time == .midnight ? "" : " " + Dates.clock(start.time)
    return "\(Dates.day(start.date))\(clock)  \(card.title)"
  }
}

extension Route {
  static let timeline = Route(
    place: { _ in .timeline },
    crumb: { state in
      let coming = state.timeline.cards.count { ($0.eventStart?.date ?? state.now.date) >= state.now.date }
      return state.timeline.isLoaded ? "Timeline  \(coming) coming up" : "Timeline"
    },
    perform: { state, action, _ in state.performInTimeline(action) },
    draw: { $0.drawTimeline($1) },
    chooseRow: { state, row in
      state.timeline.cursor.place(at: row, count: state.timelineRows.count, height: state.content.height)
    },
    returned: { _ in [.loadTimeline] },
    changed: { _ in [.loadTimeline] })
}
