import Foundation
import Notices
import Specimens

extension EvalSubject {
  /// Cards of school notices whose right answers are known.
  static let notice = EvalSubject(
    name: "notice",
    summary: """
      {"text","reference","children","actions":[{"type","title","child","date","time","cost","questions":[FIELD…]}]} lines;
        without a file the set that comes with Curio. Prints precision and recall of each field, and how often an
        open field was filled without asking.
      """
  ) { path, invocation, context in
    let notices =
      try path.map { try JSONFile.lines($0).map { try JSONDecoder().decode(LabelledNotice.self, from: $0) } }
      ?? LabelledNotice.all()
    var score = NoticeScore()
    for notice in notices {
      let reading = NoticeReader().read(notice.text, reference: notice.reference, children: notice.children)
      score.add(reading.cards, for: notice.actions)
    }
    guard !invocation.isJSON else { return try context.output.json(score) }
    for line in score.lines { context.output.line(line) }
  }
}

/// A notice with the cards that a person wants from it.
struct LabelledNotice: Decodable {
  struct Action: Decodable {
    var type: ActionType
    /// Words that the title has to hold, one of them.
    var title: String?
    var child: String?
    var date: LocalDate?
    var time: String?
    var cost: Cost?
    var questions: [CardField]?
  }

  var text: String
  var reference: LocalDateTime
  var children: [ChildProfile]
  var actions: [Action]

  /// A few notices of every kind, so that a change of the rules shows at once.
  static func all() throws -> [LabelledNotice] {
    try (lines + kinds).map { try JSONDecoder().decode(LabelledNotice.self, from: Data($0.utf8)) }
  }

  private static let lines = [
    #"{"text":"Please return the permission slip and $7 by Friday, November 6.","reference":"2026-11-02T09:00","children":[{"name":"Ava","grade":"5"}],"actions":[{"type":"SIGN","child":"Ava","date":"2026-11-06"},{"type":"PAY","child":"Ava","date":"2026-11-06","cost":{"min":"7","max":"7","currency":"USD"}}]}"#,
    #"{"text":"Fun run T-shirts: youth $10, adult $13. Turn in the order form with cash by November 12.","reference":"2026-11-02T09:00","children":[{"name":"Ava"}],"actions":[{"type":"PAY","child":"Ava","date":"2026-11-12","cost":{"min":"10","max":"13","currency":"USD"},"questions":["cost"]}]}"#,
    #"{"text":"Join us for the family picnic next Friday at 5 p.m.","reference":"2026-11-04T09:00","children":[{"name":"Ava"}],"actions":[{"type":"ATTEND","child":"Ava","time":"17:00","questions":["date"]}]}"#,
    #"{"text":"The chess club will not meet this Wednesday.","reference":"2026-11-02T09:00","children":[{"name":"Ava"}],"actions":[]}"#,
    #"{"text":"Early release on Friday, November 13: grades K-2 are dismissed at 11:40 a.m. and grades 3-5 at 12:10 p.m.","reference":"2026-11-02T09:00","children":[{"name":"Maya","grade":"3"},{"name":"Ben","grade":"1"}],"actions":[{"type":"ATTEND","child":"Ben","date":"2026-11-13","time":"11:40"},{"type":"ATTEND","child":"Maya","date":"2026-11-13","time":"12:10"}]}"#,
    #"{"text":"Your child needs new gym shoes. Please send them by Monday, November 9.","reference":"2026-11-02T09:00","children":[{"name":"Maya"},{"name":"Ben"}],"actions":[{"type":"BRING","date":"2026-11-09","questions":["child"]}]}"#,
    #"{"text":"3年生の保護者の皆様\n社会科見学について\n1 日時　11月18日(水)　8時30分集合\n2 持ち物　弁当、水筒\n3 費用　420円\n承諾書と費用は、11月11日(水)までに提出してください。","reference":"2026-11-02T09:00","children":[{"name":"はる","grade":"3年"}],"actions":[{"type":"ATTEND","child":"はる","date":"2026-11-18","time":"08:30"},{"type":"BRING","child":"はる","date":"2026-11-18"},{"type":"PAY","child":"はる","date":"2026-11-11","cost":{"min":"420","max":"420","currency":"JPY"}},{"type":"SIGN","child":"はる","date":"2026-11-11"}]}"#,
    #"{"text":"6日(金)に予定していた遠足は中止します。","reference":"2026-11-02T09:00","children":[{"name":"はる"}],"actions":[]}"#,
  ]
}

/// Right, wrong and missing, field by field.
struct NoticeScore: Encodable {
  private(set) var cards = Tally()
  private(set) var fields: [String: Tally] = [:]
  private(set) var questions = Tally()
  /// Fields that had to be asked and were filled without asking.
  private(set) var silentGuesses = 0

  mutating func add(_ found: [ActionCard], for wanted: [LabelledNotice.Action]) {
    var left = found
    for action in wanted {
      let best = left.indices.filter { left[$0].type == action.type }.max {
        fit(left[$0], action) < fit(left[$1], action)
      }
      guard let best else {
        cards.missing += 1
        continue
      }
      cards.right += 1
      compare(left.remove(at: best), action)
    }
    cards.wrong += left.count
  }

  private func fit(_ card: ActionCard, _ action: LabelledNotice.Action) -> Int {
    var points = card.date == action.date ? 4 : 0
    if card.child == action.child { points += 2 }
    if let words = action.title?.lowercased(), card.title.lowercased().contains(words) { points += 4 }
    if card.cost == action.cost { points += 1 }
    return points
  }

  private mutating func compare(_ card: ActionCard, _ action: LabelledNotice.Action) {
    let asked = Set(card.questions.map(\.field))
    let open = Set(action.questions ?? [])
    questions.right += asked.intersection(open).count
    questions.wrong += asked.subtracting(open).count
    questions.missing += open.subtracting(asked).count
    note("child", card.child, action.child, isOpen: open.contains(.child), isAsked: asked.contains(.child))
    note(
      "date", card.date?.description, action.date?.description, isOpen: open.contains(.date),
      isAsked: asked.contains(.date))
    note(
      "time", card.time.map { String($0.description.prefix(5)) }, action.time, isOpen: open.contains(.time),
      isAsked: asked.contains(.time))
    note(
      "cost", card.cost.map(words), action.cost.map(words), isOpen: open.contains(.cost),
      isAsked: asked.contains(.cost))
  }

  private func words(_ cost: Cost) -> String { "\(cost.min)-\(cost.max) \(cost.currency)" }

  private mutating func note(
    _ field: String, _ found: String?, _ wanted: String?, isOpen: Bool, isAsked: Bool
  ) {
    var tally = fields[field] ?? Tally()
    if isOpen, !isAsked, found != nil { silentGuesses += 1 }
    if found == wanted {
      tally.right += found == nil ? 0 : 1
    } else if !(isOpen && isAsked) {
      tally.wrong += found == nil ? 0 : 1
      tally.missing += wanted == nil ? 0 : 1
    }
    fields[field] = tally
  }

  var lines: [String] {
    func line(_ name: String, _ tally: Tally) -> String {
      "\(name)\tprecision \(Figures.ratio(tally.precision))  recall \(Figures.ratio(tally.recall))"
    }
    return [line("cards", cards)] + fields.keys.sorted().map { line($0, fields[$0] ?? Tally()) }
      + [line("questions", questions), "silent guesses \(silentGuesses)"]
  }
}
