import Family
import Notices
import Specimens

/// An item as `--json` prints it.
struct WeekLine: Encodable {
  var item: FamilyItem
  var names: [String]

  static func lines(_ items: [FamilyItem], _ children: [Child]) -> [WeekLine] {
    let words = WeekWords(children)
    return items.map { WeekLine(item: $0, names: words.names($0)) }
  }

  private enum Key: String, CodingKey {
    case id, type, title, children, all, date, time, cost, state, done, doneBy, questions, evidence, remark,
      entry, notice
  }

  func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    try c.encode(String(item.id.prefix(8)), forKey: .id)
    try c.encode(item.type, forKey: .type)
    try c.encode(item.title, forKey: .title)
    try c.encode(names, forKey: .children)
    try c.encode(item.isForAll, forKey: .all)
    try c.encode(item.date, forKey: .date)
    try c.encode(item.time.map { String($0.description.prefix(5)) }, forKey: .time)
    try c.encode(item.cost, forKey: .cost)
    try c.encode(item.state, forKey: .state)
    try c.encode(item.isDone, forKey: .done)
    try c.encodeIfPresent(item.doneBy, forKey: .doneBy)
    try c.encode(item.questions, forKey: .questions)
    try c.encode(item.evidence, forKey: .evidence)
    try c.encodeIfPresent(item.remark, forKey: .remark)
    try c.encodeIfPresent(item.entry, forKey: .entry)
    try c.encodeIfPresent(item.notice, forKey: .notice)
  }
}

/// Items in words for a terminal.
struct WeekWords {
  private let known: [String: String]

  init(_ children: [Child]) {
    known = Dictionary(children.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  func names(_ item: FamilyItem) -> [String] { item.children.compactMap { known[$0] } }

  func who(_ item: FamilyItem) -> String {
    if item.isForAll { return "all kids" }
    let names = names(item)
    return names.isEmpty ? "unassigned" : names.joined(separator: ", ")
  }

  /// One line of the week.
  func line(_ item: FamilyItem, today: LocalDate) -> String {
    let mark = item.isDone ? "x" : " "
    let late = !item.isDone && item.date.map { $0 < today } == true ? "  overdue" : ""
    var parts = ["[\(mark)] \(item.id.prefix(8))  \(item.type.rawValue)  \(item.title)", who(item)]
    if let time = item.time { parts.append(String(time.description.prefix(5))) }
    if let cost = item.cost { parts.append(cost.words) }
    if let by = item.doneBy { parts.append("done by \(by)") }
    return parts.map(printable).joined(separator: " · ") + late
  }

  /// A card that waits, with its sentences and questions.
  func card(_ item: FamilyItem) -> [String] {
    var facts = [who(item)]
    if let date = item.date { facts.append("\(date)") }
    if let time = item.time { facts.append(String(time.description.prefix(5))) }
    if let cost = item.cost { facts.append(cost.words) }
    var lines = [
      "\(item.id.prefix(8))  \(item.type.rawValue)  \(printable(item.title))",
      "  " + facts.map(printable).joined(separator: " · "),
    ]
    lines += item.evidence.map { "  “\(printable($0.text.replacingLineEnds))”" }
    lines += item.questions.map { question in
      let choices = question.choices.isEmpty ? "" : "  [\(question.choices.joined(separator: " | "))]"
      return "  ? \(question.field.rawValue): \(printable(question.prompt))\(printable(choices))"
    }
    if let remark = item.remark { lines.append("  ! \(printable(remark.replacingLineEnds))") }
    return lines
  }
}
