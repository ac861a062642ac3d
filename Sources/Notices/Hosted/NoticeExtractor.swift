import Specimens

/// Reads a notice somewhere else than in these rules: a service that the user named and switched on.
///
/// The rules on this machine are the default and need none. Whoever conforms sends nothing but the question, after
/// the user has seen its very bytes and agreed; what comes back is believed only as far as `NoticeReply.cards` lets it.
public protocol NoticeExtractor: Sendable {
  func reply(to question: NoticeQuestion) async throws -> NoticeReply
}

/// What is told of a notice: its text, when it came, and how the children are called in it. No picture, no other
/// specimen, nothing of the family beside what a notice names children by.
public struct NoticeQuestion: Sendable, Hashable, Encodable {
  public let text: String
  public let reference: LocalDateTime
  public let children: [ChildProfile]

  public init(text: String, reference: LocalDateTime, children: [ChildProfile]) {
    self.text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(NoticeQuestion.longest)))
    self.reference = reference
    self.children = children
  }

  /// Scalars of a text; a newsletter has some thousands.
  static let longest = 20_000

  private enum Key: String, CodingKey { case version, task, text, reference, children }

  public func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    try c.encode(1, forKey: .version)
    try c.encode("notice", forKey: .task)
    try c.encode(text, forKey: .text)
    try c.encode(reference, forKey: .reference)
    try c.encode(children, forKey: .children)
  }
}

/// A service's answer as it came, in the shape of `curio notice --jsonl`, before anything in it is believed.
public struct NoticeReply: Sendable, Decodable {
  var actions: [Action]

  struct Action: Sendable, Decodable {
    var type: String
    var title: String
    var child: String?
    var date: String?
    var time: String?
    var cost: Cost?
    var confidence: Double?
    var evidence: [Cited]
    var questions: [Asked]?
  }

  struct Cited: Sendable, Decodable {
    var text: String
  }

  struct Asked: Sendable, Decodable {
    var field: String
    var prompt: String
  }

  /// The cards that hold: of a known kind, resting on sentences that stand in the notice word for word, with days,
  /// hours and sums that can be. A child that the family does not have, a value that can't be read, a range of prices
  /// become questions, as they do in the rules on this machine.
  ///
  /// - Returns: an empty list where nothing in it holds.
  public func cards(for question: NoticeQuestion) -> [ActionCard] {
    actions.prefix(NoticeReply.most).compactMap { card(of: $0, question) }
  }

  private static let most = 60

  private func card(of action: Action, _ question: NoticeQuestion) -> ActionCard? {
    let title = action.title.split(whereSeparator: \.isNewline).joined(separator: " ")
    let evidence = action.evidence.compactMap { citation(of: $0.text, in: question.text) }
    guard let type = ActionType(rawValue: action.type), title.contains(where: \.isLetter), title.count <= 120,
      !evidence.isEmpty, evidence.count == action.evidence.count
    else { return nil }
    var card = ActionCard(type: type, title: title)
    card.evidence = evidence
    card.confidence = min(0.9, max(0, action.confidence ?? 0.5))
    card.questions = (action.questions ?? []).compactMap { asked in
      CardField(rawValue: asked.field).map { Question(field: $0, prompt: asked.prompt) }
    }
    func ask(_ field: CardField, _ prompt: String, _ choices: [String] = []) {
      guard !card.questions.contains(where: { $0.field == field }) else { return }
      card.questions.append(Question(field: field, prompt: prompt, choices: choices))
    }
    if let name = action.child, question.children.contains(where: { $0.name == name }) {
      (card.child, card.children) = (name, [name])
    } else {
      ask(.child, "Which child is “\(title)” for?", question.children.map(\.name))
    }
    card.date = action.date.flatMap(LocalDate.init)
    if card.date == nil, action.date != nil { ask(.date, "Which day is “\(title)”?") }
    card.time = action.time.flatMap(LocalTime.init)
    if card.time == nil, action.time != nil { ask(.time, "What time is “\(title)”?") }
    if type == .pay, let cost = action.cost, cost.min <= cost.max, cost.currency.count == 3 {
      card.cost = cost
      if !cost.isSettled {
        ask(
          .cost, "How much for “\(title)”: the notice says \(cost.min)–\(cost.max) \(cost.currency)?",
          [cost.min.description, cost.max.description])
      }
    }
    return card
  }

  /// The place of words in the notice; a service counts characters in its own way, so its spans are not asked.
  private func citation(of words: String, in text: String) -> Citation? {
    guard words.contains(where: { !$0.isWhitespace }), let place = text.firstRange(of: words) else {
      return nil
    }
    let start = text.unicodeScalars.distance(from: text.startIndex, to: place.lowerBound)
    return Citation(span: TextSpan(start, start + words.unicodeScalars.count), text: words)
  }
}
