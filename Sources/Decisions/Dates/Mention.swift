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
  /// The line its text ends on.
  let lastLine: Int

  var hasDate: Bool { startDate != nil || lastDate != nil }
  var hasTime: Bool { startTime != nil || endTime != nil }
  var isRange: Bool { lastDate != nil || endTime != nil }

  /// Nil for entities that are no point in time.
  init?(index: Int, entity: Entity, line: Int, lastLine: Int) {
    let words = entity.text.lowercased()
    // "当日 ¥3,000", "前日50%": days counted from the event, not dates of their own.
    if Mention.relativeToEvent.contains(Mention.withoutUntil(words)) { return nil }
    // "Within 24 hours", 前10分钟: a stretch counted from now or from the thing itself.
    if Mention.isStretch(words) { return nil }
    let isVague = !Mention.statesNumbers(words)
    self.index = index
    self.entity = entity
    self.line = line
    self.lastLine = lastLine
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
      // The end is exclusive: the last day is the one before. But "before the 23rd" is said of the 23rd.
      let isBefore = start == nil && (words.contains("before") || words.hasSuffix("前"))
      lastDate = end.map { isBefore ? $0 : $0.adding(days: -1) }
      // "Next week" is no day.
      if isVague { return nil }
      if startDate == nil, lastDate == nil { return nil }
    case .timeRange(let start, let end):
      startTime = start
      endTime = end
      // "In the evening" is no hour.
      if start == nil && end == nil || isVague { return nil }
    case .dateTimeRange(let start, let end, let stated):
      startDate = start?.date ?? end?.date
      startTime = start?.time
      endTime = end?.time
      if let end, let start, end.date != start.date { lastDate = end.date }
      if start == nil, end == nil { return nil }
      if isVague {
        startTime = nil
        endTime = nil
        lastDate = nil
      }
      zone = stated
    default: return nil
    }
    timeZone = zone
  }

  private static let relativeToEvent: Set<String> = [
    "当日", "前日", "翌日", "同日", "即日", "the day before", "the day of",
  ]

  private static func withoutUntil(_ words: String) -> String {
    for end in ["までに", "まで", "以降", "より", "から", "の"] where words.hasSuffix(end) {
      return String(words.dropLast(end.count))
    }
    return words
  }

  private static func isStretch(_ words: String) -> Bool {
    if words.hasPrefix("within ") || words.hasPrefix("for the next ") || words.hasPrefix("in the next ") {
      return true
    }
    return ["分钟", "小时", "分以内", "時間以内", "分間", "日以内", "分前", "時間前", "天内", "小时内", "营业日内"]
      .contains { words.hasSuffix($0) || words.hasSuffix($0 + "に") }
  }

  /// False for "the evening", 金曜の夜, "next week": words that name a stretch of time without numbers.
  private static func statesNumbers(_ words: String) -> Bool {
    words.unicodeScalars.contains { $0.isDigit || "一二三四五六七八九十".unicodeScalars.contains($0) }
      || ["noon", "midnight", "正午", "中午十", "零点"].contains(where: words.contains)
      || months.contains(where: words.contains)
  }

  /// "Black Friday", クリスマス: a day by its name, without a number, a weekday or a word that counts from today.
  var isFeast: Bool {
    let words = entity.text.lowercased()
    if words.unicodeScalars.contains(where: \.isDigit) { return false }
    let plain = [
      "mon", "tue", "wed", "thu", "fri", "sat", "sun", "today", "tomorrow", "tonight", "week", "day", "曜",
      "今", "明",
      "来", "周", "星期", "礼拜", "后天", "後日", "本日", "末",
    ]
    let isNamed =
      words.contains(" ") && words.hasSuffix("day") && !words.hasPrefix("next ") && !words.hasPrefix("this ")
      && !words.hasPrefix("on ") && !words.hasPrefix("by ") && !words.hasPrefix("until ")
    return isNamed || !plain.contains(where: words.contains)
  }

  private static let months = ["jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

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
    // "07:30" is a 24-hour clock, and so is "25:00" for one in the morning.
    return !text.contains("0\(time.hour):") && !text.contains("\(time.hour + 24):")
      && !text.contains("\(time.hour + 24)時")
  }
}
