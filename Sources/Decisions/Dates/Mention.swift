import Specimens

/// One printed date or time with what it is for.
struct Mention: Sendable {
  /// Its place among the mentions of the page.
  let index: Int
  let entity: Entity
  let line: Int
  var role: DateRole
  /// How surely the role is known: a label beside it is surer than one above it.
  var isLabelled: Bool

  var startDate: LocalDate?
  var startTime: LocalTime?
  /// The last day (inclusive) where the text names one apart from the first.
  var lastDate: LocalDate?
  var endTime: LocalTime?
  let timeZone: String?

  var hasDate: Bool { startDate != nil || lastDate != nil }
  var hasTime: Bool { startTime != nil || endTime != nil }
  var isRange: Bool { lastDate != nil || endTime != nil }

  /// Nil for entities that are no point in time.
  init?(index: Int, entity: Entity, line: Int) {
    self.index = index
    self.entity = entity
    self.line = line
    role = .event
    isLabelled = false
    var zone: String?
    switch entity.value {
    case .date(let date): startDate = date
    case .time(let time): startTime = time
    case .dateTime(let moment, let stated):
      startDate = moment.date
      startTime = moment.time
      zone = stated
    case .dateRange(let start, let end):
      startDate = start
      // The end is exclusive: the last day is the one before.
      lastDate = end.map { $0.adding(days: -1) }
      if startDate == nil, lastDate == nil { return nil }
    case .timeRange(let start, let end):
      startTime = start
      endTime = end
      if start == nil, end == nil { return nil }
    case .dateTimeRange(let start, let end, let stated):
      startDate = start?.date ?? end?.date
      startTime = start?.time
      endTime = end?.time
      if let end, let start, end.date != start.date { lastDate = end.date }
      if start == nil, end == nil { return nil }
      zone = stated
    default: return nil
    }
    timeZone = zone
  }

  /// Nothing but a start: "from 10:00".
  var isPoint: Bool { !isRange }

  /// True where the text of the time leaves open which half of the day is meant.
  func isBareClock(in page: Page) -> Bool {
    guard let time = startTime, (1...11).contains(time.hour) else { return false }
    let folded = Shadow(entity.text).scalars
    let text = String(folded[...])
    let marks = [
      "am", "pm", "a.m", "p.m", "a m", "p m", "午前", "午後", "朝", "夜", "晚", "上午", "下午", "早上", "中午", "noon",
      "morning", "evening", "tonight", "夕方", "今夜", "今晚", "深夜", "凌晨", "昼", "midnight", "傍晚",
    ]
    if marks.contains(where: text.contains) { return false }
    // "07:30" is a 24-hour clock.
    return !text.contains("0\(time.hour):")
  }
}
