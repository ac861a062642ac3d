import Family
import Notices
import Specimens
import Terminal

extension Painter {
  mutating func drawWeek(_ state: AppState) {
    switch state.week.part {
    case .week: drawList(state)
    case .cards: drawCards(state)
    case .brief: drawBrief(state)
    case .people: drawPeople(state)
    }
  }

  // MARK: The week

  private mutating func drawList(_ state: AppState) {
    let (heading, whole) = listAreas(state)
    let waiting = state.waitingCards.count
    put(
      waiting == 0
        ? "Space checks off; n adds by hand; b writes the brief."
        : waiting == 1
          ? "1 card of a notice waits: Tab." : "\(waiting) cards of notices wait: Tab.",
      x: heading.x + 1, y: heading.y, waiting == 0 ? .quiet : .waiting, width: heading.width - 2)
    let items = state.weekItems
    let about = state.selectedItem.map { particulars($0) } ?? []
    let space = about.isEmpty || whole.height < about.count + 6 ? 0 : about.count + 1
    let list = Rect(x: whole.x, y: whole.y, width: whole.width, height: whole.height - space)
    if space > 0 {
      rule("about it", x: whole.x + 2, y: list.maxY, width: whole.width - 4)
      for (row, line) in about.enumerated() {
        put(line, x: whole.x + 2, y: list.maxY + 1 + row, width: whole.width - 4)
      }
    }
    guard !items.isEmpty else {
      paragraph(
        state.week.isLoaded ? "Nothing to bring, pay, sign or attend." : "Looking …",
        in: list.inset(x: 2, y: 0))
      return
    }
    let seen = state.week.cursor.window(count: items.count, height: list.height)
    let who = min(14, items.map { TextWidth.width(of: state.who($0)) }.max() ?? 0)
    for (row, place) in seen.enumerated() {
      let area = Rect(x: list.x, y: list.y + row, width: list.width, height: 1)
      let repeats = place > seen.lowerBound && items[place - 1].date == items[place].date
      let paper = drawRowGround(area, isChosen: place == state.week.cursor.index)
      if area.width < 60 {
        drawNarrow(items[place], area, repeats: repeats, on: paper, state)
      } else {
        drawItem(items[place], area, who: who, repeats: repeats, on: paper, state)
      }
      target(area, .row(place))
    }
    scrollBar(list, shown: seen, of: items.count)
  }

  /// `Fri 4 Dec   [ ] ATTEND  Ava  08:45  Harbour museum`.
  private mutating func drawItem(
    _ item: FamilyItem, _ area: Rect, who: Int, repeats: Bool, on paper: Role?, _ state: AppState
  ) {
    let day = item.date.map { BriefWords(.english).date($0) } ?? "no day"
    let dayRole: Role = isLate(item, state) ? .problem : .label
    put(repeats ? "" : day, x: area.x + 2, y: area.y, dayRole, width: 11, on: paper)
    put(item.isDone ? "[x]" : "[ ]", x: area.x + 14, y: area.y, item.isDone ? .good : .text, on: paper)
    put(item.type.rawValue, x: area.x + 18, y: area.y, .accent, width: 7, on: paper)
    put(
      masked(state.who(item).onOneLine), x: area.x + 26, y: area.y, item.isDone ? .quiet : .label, width: who,
      on: paper)
    // What is needed at the door stands before the words, which may be cut.
    let words = (facts(item, state) + [masked(item.title.onOneLine)]).joined(separator: "  ")
    let start = area.x + 28 + who
    put(words, x: start, y: area.y, item.isDone ? .quiet : .text, width: area.maxX - start - 1, on: paper)
  }

  /// `[ ] Attend Harbour museum · Ava · 08:45`, behind the day where there is room: no columns, so that the words
  /// are the last to be cut.
  private mutating func drawNarrow(
    _ item: FamilyItem, _ area: Rect, repeats: Bool, on paper: Role?, _ state: AppState
  ) {
    let dayWidth = area.width < 30 ? 0 : 7
    if dayWidth > 0, !repeats {
      let day = item.date.map { "\($0.day) \(Dates.month($0.month))" } ?? "no day"
      put(day, x: area.x + 2, y: area.y, isLate(item, state) ? .problem : .label, width: 6, on: paper)
    }
    let start = area.x + 2 + dayWidth
    put(item.isDone ? "[x]" : "[ ]", x: start, y: area.y, item.isDone ? .good : .text, on: paper)
    let role: Role = item.isDone ? .quiet : .text
    let more = ([masked(state.who(item).onOneLine)] + facts(item, state)).joined(
      separator: " \(glyphs.separator) ")
    let line = Line(item.type.rawValue.capitalized + " ", .accent).adding(masked(item.title.onOneLine), role)
      .adding(" \(glyphs.separator) \(more)", .quiet)
    put(line, x: start + 4, y: area.y, width: max(0, area.maxX - start - 5), on: paper)
  }

  private func isLate(_ item: FamilyItem, _ state: AppState) -> Bool {
    !item.isDone && item.date.map { $0 < state.now.date } == true
  }

  private func facts(_ item: FamilyItem, _ state: AppState) -> [String] {
    var facts: [String] = []
    if item.remark != nil { facts.append("!") }
    if isLate(item, state) { facts.append("overdue") }
    if let time = item.time { facts.append(Dates.clock(time)) }
    if let cost = item.cost { facts.append(cost.words) }
    return facts
  }

  /// What the notice says of an item, what became of it, and how it was changed: the latest three.
  private func particulars(_ item: FamilyItem) -> [Line] {
    var lines: [Line] = []
    if let remark = item.remark { lines.append(Line("! \(masked(remark.onOneLine))", .problem)) }
    if let question = item.questions.first {
      lines.append(Line("? \(masked(question.prompt.onOneLine))  e changes it.", .waiting))
    }
    if let words = item.evidence.first?.text { lines.append(Line("“\(masked(words.onOneLine))”", .quiet)) }
    if item.isDone { lines.append(Line(item.doneBy.map { "done by \($0.onOneLine)" } ?? "done", .good)) }
    if item.entry != nil {
      lines.append(
        Line(
          item.reminder == 0 ? "in the calendar, without a reminder" : "in the calendar, with a reminder",
          .quiet))
    }
    for edit in item.history.suffix(2)
    where ["title", "date", "time", "cost", "children", "type"].contains(edit.field) {
      lines.append(
        Line(
          masked(
            "\(edit.field): \(edit.old.isEmpty ? "none" : edit.old) → \(edit.new.isEmpty ? "none" : edit.new)"
              .onOneLine), .quiet))
    }
    return Array(lines.prefix(3))
  }

  // MARK: Cards of notices

  private mutating func drawCards(_ state: AppState) {
    let area = state.reading
    guard let item = state.selectedItem else {
      let words =
        state.week.isLoaded
        ? "No card waits. Notices are recognised when they are filed; one that was not: open it in the drawer and press t. Tab shows the week."
        : "Looking …"
      paragraph(words, in: area.inset(x: 0, y: area.height > 6 ? 1 : 0))
      return
    }
    var y = area.y
    put(
      Line("\(item.type.rawValue)  ", .accent).adding(masked(item.title.onOneLine), .strong), x: area.x, y: y,
      width: area.width)
    y += 1
    var facts = [masked(state.who(item))]
    facts.append(item.date.map { BriefWords(.english).date($0) + " \($0.year)" } ?? "no day")
    if let time = item.time { facts.append(String(time.description.prefix(5))) }
    if let cost = item.cost { facts.append(cost.words) }
    facts.append("confidence \(Int((item.confidence * 100).rounded()))%")
    put(facts.joined(separator: " \(glyphs.separator) ").onOneLine, x: area.x, y: y, .text, width: area.width)
    y += 1
    if item.questions.isEmpty, item.state == .proposed {
      put("Nothing open: y approves it.", x: area.x, y: y, .good, width: area.width)
      y += 1
    }
    for question in item.questions {
      for words in wrapped("? \(masked(question.prompt.onOneLine))  Enter answers.", width: area.width)
      where y < area.maxY {
        put(words, x: area.x, y: y, .waiting, width: area.width)
        y += 1
      }
    }
    if let remark = item.remark, y < area.maxY {
      put("! \(masked(remark.onOneLine))", x: area.x, y: y, .problem, width: area.width)
      y += 1
    }
    guard y + 2 < area.maxY else { return }
    rule(
      area.width < 50 ? "the notice" : "the notice, with what this card rests on", x: area.x, y: y,
      width: area.width)
    y += 1
    drawNotice(state, item, Rect(x: area.x, y: y, width: area.width, height: area.maxY - y))
  }

  /// The whole notice with the cited sentences marked; the citations alone where the notice is gone.
  private mutating func drawNotice(_ state: AppState, _ item: FamilyItem, _ area: Rect) {
    guard let id = item.notice, let text = state.week.family.notices[id] else {
      for (row, citation) in item.evidence.enumerated() where row < area.height {
        put(masked(citation.text.onOneLine), x: area.x, y: area.y + row, .match, width: area.width)
      }
      return
    }
    let rows = NoticeRows(masked(text), marks: item.evidence.map(\.span), width: area.width)
    let start = min(max(0, rows.firstMarked - 1) + state.week.scroll, max(0, rows.lines.count - area.height))
    for (row, line) in rows.lines.dropFirst(start).prefix(area.height).enumerated() {
      put(line, x: area.x, y: area.y + row, width: area.width)
    }
    scrollBar(area, shown: start..<min(rows.lines.count, start + area.height), of: rows.lines.count)
  }
}

/// A notice cut to the width of the screen, the cited stretches in the role of matches.
struct NoticeRows {
  private(set) var lines: [Line] = []
  /// The first row with a mark.
  private(set) var firstMarked = 0

  init(_ text: String, marks: [TextSpan], width: Int) {
    var offset = 0
    var isFound = false
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let scalars = Array(paragraph.unicodeScalars)
      if scalars.isEmpty { lines.append(Line()) }
      var start = 0
      while start < scalars.count {
        let end = NoticeRows.rowEnd(scalars, from: start, width: width)
        var line = Line()
        var from = start
        var isMarked = NoticeRows.isMarked(offset + start, marks)
        for i in start...end where i == end || NoticeRows.isMarked(offset + i, marks) != isMarked {
          let words = String(String.UnicodeScalarView(scalars[from..<i]))
          if !words.isEmpty { line.add(words.onOneLine, isMarked ? .match : .text) }
          if isMarked, !words.isEmpty, !isFound { (isFound, firstMarked) = (true, lines.count) }
          isMarked.toggle()
          from = i
        }
        lines.append(line)
        start = end
        while start < scalars.count, scalars[start] == " " { start += 1 }
      }
      offset += scalars.count + 1
    }
  }

  private static func isMarked(_ position: Int, _ marks: [TextSpan]) -> Bool {
    marks.contains { $0.start <= position && position < $0.end }
  }

  /// As many scalars as fit; words stay whole where they can.
  private static func rowEnd(_ scalars: [Unicode.Scalar], from start: Int, width: Int) -> Int {
    var (columns, end, blank) = (0, start, start)
    while end < scalars.count {
      columns += TextWidth.width(of: String(Character(scalars[end])))
      if columns > max(4, width - 1) { return blank > start ? blank : max(end, start + 1) }
      end += 1
      if scalars[end - 1] == " " || scalars[end - 1].value > 0x2E80 { blank = end }
    }
    return end
  }
}
