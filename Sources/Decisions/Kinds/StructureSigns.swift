import Specimens

/// What the shape of a page says beside its words: many prices, weekday rows, airport pairs, message stamps.
struct StructureSigns: Sendable {
  typealias Sign = (DocumentKind, Int, String)

  let page: Page
  let chrome: Chrome
  let entities: [Entity]

  var found: [Sign] { chat + travel + prices + timetable + code + times + dateList }

  private var contentLines: [Page.Line] { page.lines.filter { !chrome.isStatusBar($0.index) } }

  private var chat: [Sign] {
    let signs = chrome.chat
    guard signs.score > 0 else { return [] }
    // A conversation stays one, whatever is talked about.
    return [
      (.chat, signs.isChat ? signs.score + 12 : signs.score, signs.words.prefix(3).joined(separator: " · "))
    ]
  }

  private var travel: [Sign] {
    var signs: [Sign] = []
    var isFlight = false
    for entity in entities {
      guard case .code(_, let type) = entity.value else { continue }
      if type == .flight, !isFlight {
        signs.append((.flight, 5, entity.text))
        isFlight = true
      }
      if type == .train { signs.append((.ride, 3, entity.text)) }
    }
    if !isFlight, let number = Journey.flightNumber(on: page), let route = Route(stacked: page),
      contentLines.contains(where: { $0.text.contains(number) })
    {
      signs.append((.flight, 5, number))
      signs.append((.flight, 3, "\(route.from.name) → \(route.to.name)"))
      isFlight = true
    }
    // A train's number over two stations with their times.
    if !isFlight, let number = contentLines.lazy.compactMap({ Journey.trainNumber(on: $0.text) }).first,
      let route = Route(stacked: page)
    {
      signs.append((.ride, 5, number))
      signs.append((.ride, 3, "\(route.from.name) → \(route.to.name)"))
    }
    for line in contentLines {
      guard let route = Route(in: line, of: page) else { continue }
      let isAirports = route.from.isAirportCode && route.to.isAirportCode
      signs.append((isFlight || isAirports ? .flight : .ride, 3, line.text))
      if !isFlight, !isAirports { signs.append((.flight, 1, line.text)) }
      let words = String(page.folded(0..<page.shadow.scalars.count))
      if !isFlight, !isAirports, words.contains("depart"), words.contains("arrive") {
        signs.append((.ride, 4, "depart, arrive"))
      }
      break
    }
    return signs
  }

  private var prices: [Sign] {
    var lines: Set<Int> = []
    for entity in entities where entity.kind == .money { lines.insert(page.line(at: entity.span.start)) }
    guard lines.count >= 3 else { return [] }
    return [
      (.receipt, 1, "\(lines.count) prices"), (.menu, 2, "\(lines.count) prices"),
      (.fareSearch, 2, "\(lines.count) prices"), (.searchResults, 1, "\(lines.count) prices"),
    ]
  }

  /// Rows that begin with a weekday and hold no date.
  private var timetable: [Sign] {
    let dated = Set(
      entities.filter {
        $0.kind == .date || $0.kind == .dateTime || $0.kind == .dateRange || $0.kind == .dateTimeRange
      }
      .filter { $0.text.unicodeScalars.contains(where: \.isDigit) && $0.kind != .dateTime }.map {
        page.line(at: $0.span.start)
      })
    let rows = contentLines.filter { line in
      !dated.contains(line.index)
        && StructureSigns.beginsWithWeekday(String(page.folded(line.shadow).prefix(12)))
    }
    guard rows.count >= 3 else { return [] }
    return [(.classTimetable, 6 + rows.count, "rows by weekday")]
  }

  private static func beginsWithWeekday(_ text: String) -> Bool {
    weekdays.contains(String(text.prefix { !" :,.(".contains($0) }))
  }

  private static let weekdays: Set<String> = [
    "mon", "tue", "wed", "thu", "fri", "sat", "sun", "tues", "thur", "thurs", "monday", "tuesday",
    "wednesday", "thursday", "friday", "saturday", "sunday", "月", "火", "水", "木", "金", "土", "日", "月曜", "火曜",
    "水曜", "木曜", "金曜", "月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "周一", "周二", "周三", "周四", "周五", "星期一", "星期二", "星期三",
    "星期四", "星期五",
  ]

  /// Line after line with a date of its own and a place: the stops of a tour.
  private var dateList: [Sign] {
    var days: Set<String> = []
    for entity in entities where entity.kind == .date || entity.kind == .dateTime {
      let line = page.lines[page.line(at: entity.span.start)]
      if entity.span.start - line.span.start <= 2, line.span.count > entity.span.count + 3 {
        days.insert(entity.text)
      }
    }
    return days.count >= 3 ? [(.poster, 6, "a list of dates")] : []
  }

  /// Lines that end or begin as programs do.
  private var code: [Sign] {
    let lines = contentLines.filter { line in
      let text = line.text
      if let last = text.last, "{};".contains(last) { return true }
      return [
        "//", "#!", "$ ", "> ", "</", "at ", "File \"", "/*", "import ", "from ", "def ", "func ", "let ",
        "var ", "const ", "return ",
      ].contains { text.hasPrefix($0) }
        || ["=>", "==", "();", "()", "!=", "&&", "::", "->"].filter(text.contains).count >= 2
    }
    return lines.count >= 2 ? [(.program, 4 + lines.count * 2, "program text")] : []
  }

  /// Many clock times on one line, line after line: showtimes and departures.
  private var times: [Sign] {
    var count: [Int: Int] = [:]
    for entity in entities where entity.kind == .time || entity.kind == .dateTime {
      let line = page.line(at: entity.span.start)
      if !chrome.isStatusBar(line) { count[line, default: 0] += 1 }
    }
    let rows = count.values.filter { $0 >= 3 }.count
    guard rows >= 1 else { return [] }
    return [
      (.cinemaListing, 3 + rows * 2, "rows of times"), (.transitTimetable, 3 + rows * 2, "rows of times"),
    ]
  }
}
