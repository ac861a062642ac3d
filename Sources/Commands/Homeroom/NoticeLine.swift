import Family
import Notices
import Specimens

/// One input line of `curio notice --jsonl`.
struct NoticeRequest: Decodable {
  var id: JSONValue?
  var text: String
  var reference: LocalDateTime?
  var children: [ChildProfile]

  private enum Key: String, CodingKey { case id, text, reference, children }

  init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: Key.self)
    id = try c.decodeIfPresent(JSONValue.self, forKey: .id)
    text = try c.decode(String.self, forKey: .text)
    reference = try c.decodeIfPresent(LocalDateTime.self, forKey: .reference)
    children = try c.decodeIfPresent([ChildProfile].self, forKey: .children) ?? []
  }
}

/// One answer of `curio notice`.
struct NoticeLine: Encodable {
  var id: JSONValue?
  var reading: NoticeReading

  private enum Key: String, CodingKey { case id, actions, changes }

  func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    try c.encodeIfPresent(id, forKey: .id)
    try c.encode(reading.cards.map(NoticeAction.init), forKey: .actions)
    if !reading.changes.isEmpty { try c.encode(reading.changes.map(NoticeChange.init), forKey: .changes) }
  }
}

/// A card as the protocol writes it: every field stands, null where it is open.
struct NoticeAction: Encodable {
  var card: ActionCard

  init(_ card: ActionCard) { self.card = card }

  private enum Key: String, CodingKey {
    case type, title, child, children, date, time, cost, confidence, evidence, questions
  }

  func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    try c.encode(card.type, forKey: .type)
    try c.encode(card.title, forKey: .title)
    try c.encode(card.child, forKey: .child)
    if card.child == nil, !card.children.isEmpty { try c.encode(card.children, forKey: .children) }
    try c.encode(card.date, forKey: .date)
    try c.encode(card.time.map { String($0.description.prefix(5)) }, forKey: .time)
    try c.encode(card.cost, forKey: .cost)
    try c.encode(card.confidence, forKey: .confidence)
    try c.encode(card.evidence, forKey: .evidence)
    try c.encode(card.questions, forKey: .questions)
  }
}

struct NoticeChange: Encodable {
  var change: PlanChange

  init(_ change: PlanChange) { self.change = change }

  private enum Key: String, CodingKey { case kind, title, oldDate, newDate, evidence }

  func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    try c.encode(change.kind, forKey: .kind)
    try c.encode(change.title, forKey: .title)
    try c.encodeIfPresent(change.oldDate, forKey: .oldDate)
    try c.encodeIfPresent(change.newDate, forKey: .newDate)
    try c.encode(change.evidence, forKey: .evidence)
  }
}

/// A card in words for a terminal.
enum CardWords {
  static func lines(_ card: ActionCard) -> [String] {
    var facts: [String] = []
    facts.append(who(card))
    if let date = card.date { facts.append("\(date)") }
    if let time = card.time { facts.append(String(time.description.prefix(5))) }
    if let cost = card.cost { facts.append(cost.words) }
    var lines = [
      "\(card.type.rawValue)  \(printable(card.title))", "  " + facts.map(printable).joined(separator: " · "),
    ]
    lines += card.evidence.map { "  “\(printable($0.text.replacingLineEnds))”" }
    lines += card.questions.map { "  ? \(printable($0.prompt))" }
    return lines
  }

  static func who(_ card: ActionCard) -> String {
    if card.questions.contains(where: { $0.field == .child }) { return "which child?" }
    return card.child ?? (card.children.isEmpty ? "unassigned" : card.children.joined(separator: ", "))
  }
}

extension String {
  /// On one line.
  var replacingLineEnds: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
