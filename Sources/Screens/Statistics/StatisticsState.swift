import Drawer
import Specimens

/// What the drawer holds, in numbers and bars.
public struct StatisticsState: Sendable, Hashable {
  public var statistics: Statistics?
  public var problem: String?
  public var cursor = ListCursor()
}

enum StatisticsRow: Hashable {
  case heading(String)
  case fact(String)
  case kind(AutomaticCollection, Int)
  case month(Statistics.Month)
  case blank

  /// Something to go to.
  var isChoosable: Bool {
    switch self {
    case .kind, .month: true
    default: false
    }
  }
}

extension AppState {
  var statisticsRows: [StatisticsRow] {
    guard let numbers = statistics.statistics else { return [] }
    let texts = numbers.total - numbers.pictures
    var rows: [StatisticsRow] = [
      .fact(
        "\(counted(numbers.total, "specimen")): \(counted(numbers.pictures, "picture")), \(counted(texts, "text"))"
      ),
      .fact(
        "Entries: \(numbers.approved) approved, \(numbers.pending) waiting, \(numbers.dismissed) dismissed"
          + (week.family.noticeIDs.isEmpty ? "" : " or taken as notices")),
      .fact(
        "Origins: \(numbers.taggedOrigins) tagged by you, \(numbers.inferredOrigins) inferred, \(max(0, numbers.total - numbers.taggedOrigins - numbers.inferredOrigins)) unknown"
      ),
    ]
    let kinds = AutomaticCollection.allCases.compactMap { kind -> StatisticsRow? in
      let count = numbers.months.reduce(0) { $0 + ($1.automatic[kind] ?? 0) }
      return count > 0 ? .kind(kind, count) : nil
    }
    if !kinds.isEmpty { rows += [.blank, .heading("By kind")] + kinds }
    if !numbers.months.isEmpty {
      rows += [.blank, .heading("By month saved")] + numbers.months.reversed().map { .month($0) }
    }
    return rows
  }

  mutating func takeStatistics(_ result: Result<Statistics, DrawerProblem>) {
    switch result {
    case .failure(let problem): statistics.problem = problem.description
    case .success(let numbers):
      statistics.statistics = numbers
      statistics.problem = nil
      stepToChoosable(1)
    }
  }

  mutating func performInStatistics(_ action: ActionName) -> [Effect] {
    let rows = statisticsRows
    switch action {
    case .back: return goBack()
    case .open:
      guard rows.indices.contains(statistics.cursor.index) else { return [] }
      switch rows[statistics.cursor.index] {
      case .kind(let kind, _):
        drawer.isRailFocused = false
        return open(.drawer) + show(.automatic(kind))
      case .month(let month):
        let effects = openSearch()
        results.query.replace(with: "saved in \(Dates.month(month.month)) \(month.year)")
        return effects + searchAgain()
      default: return []
      }
    default: break
    }
    let before = statistics.cursor.index
    if statistics.cursor.perform(action, count: rows.count, height: content.height) {
      stepToChoosable(statistics.cursor.index < before ? -1 : 1)
    }
    return []
  }

  private mutating func stepToChoosable(_ step: Int) {
    let rows = statisticsRows
    statistics.cursor.pass(step, count: rows.count, height: content.height) { !rows[$0].isChoosable }
  }
}

extension Route {
  static let statistics = Route(
    place: { _ in .statistics },
    crumb: { _ in "Statistics" },
    perform: { state, action, _ in state.performInStatistics(action) },
    draw: { $0.drawStatistics($1) },
    chooseRow: { state, row in
      state.statistics.cursor.place(at: row, count: state.statisticsRows.count, height: state.content.height)
    },
    returned: { _ in [.loadStatistics] },
    changed: { _ in [.loadStatistics] })
}
