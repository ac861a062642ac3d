import Family
import Specimens
import Terminal

extension Painter {
  /// The brief as it is copied, saved and sent.
  mutating func drawBrief(_ state: AppState) {
    let area = state.reading
    guard let brief = state.shownBrief else {
      put("Nobody is chosen; b chooses.", x: area.x, y: area.y + 1, .quiet, width: area.width)
      return
    }
    // The last column is the scroll bar's.
    let lines = masked(brief.text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .dropLast()
      .flatMap { $0.isEmpty ? [""] : wrapped($0, width: area.width - 1) }
    let top = area.height > 6 ? 1 : 0
    let height = area.height - top
    let start = min(state.week.scroll, max(0, lines.count - height))
    for (row, line) in lines.dropFirst(start).prefix(height).enumerated() {
      put(line, x: area.x, y: area.y + top + row, row + start == 0 ? .strong : .text, width: area.width)
    }
    scrollBar(area, shown: start..<min(lines.count, start + height), of: lines.count)
  }

  /// Children, then caregivers.
  mutating func drawPeople(_ state: AppState) {
    let (heading, list) = listAreas(state)
    paragraph(
      "Only a name is needed; grade, class and teacher tell whose notice it is.",
      in: heading.inset(x: 1, y: 0))
    let people = state.people
    guard !people.isEmpty else {
      put(
        "Nobody yet: n adds a child, c a caregiver.", x: list.x + 2, y: list.y, .quiet, width: list.width - 4)
      return
    }
    let seen = state.week.people.window(count: people.count, height: list.height)
    for (row, place) in seen.enumerated() {
      let area = Rect(x: list.x, y: list.y + row, width: list.width, height: 1)
      let paper = drawRowGround(area, isChosen: place == state.week.people.index)
      let (kind, name, facts) = words(people[place], state)
      put(kind, x: area.x + 2, y: area.y, .label, width: 10, on: paper)
      put(masked(name.onOneLine), x: area.x + 13, y: area.y, .strong, width: 18, on: paper)
      put(masked(facts.onOneLine), x: area.x + 32, y: area.y, .text, width: area.width - 34, on: paper)
      target(area, .row(place))
    }
    scrollBar(list, shown: seen, of: people.count)
  }

  private func words(_ person: Person, _ state: AppState) -> (kind: String, name: String, facts: String) {
    switch person {
    case .child(let child):
      let known = child.profile
      let facts =
        [known.grade.map { "grade \($0)" }, known.classroom, known.teacher, known.school].compactMap { $0 }
        + (known.nicknames.isEmpty ? [] : ["also " + known.nicknames.joined(separator: ", ")])
      return ("child", child.name, facts.joined(separator: " \(glyphs.separator) "))
    case .caregiver(let person):
      let command = person.command.isEmpty ? "" : " \(glyphs.separator) brief by: \(person.command)"
      return ("caregiver", person.name, state.covered(person) + command)
    }
  }

  /// Words of a line cut to a width, whole words where they fit.
  func wrapped(_ text: String, width: Int) -> [String] {
    NoticeRows(text, marks: [], width: width + 1).lines.map { line in line.spans.map(\.text).joined() }
  }
}
