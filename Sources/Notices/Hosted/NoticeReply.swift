import Specimens

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

  /// Only its field counts: what is asked is put in words on this machine.
  struct Asked: Sendable, Decodable {
    var field: String
  }

  /// The cards that hold: of a known kind, named by words of the notice, resting on sentences that stand in it word
  /// for word. A day, an hour, a sum or a child that the rules on this machine do not find there, or find open, is a
  /// question. What is over is left out.
  ///
  /// - Returns: an empty list where nothing in it holds.
  public func cards(for question: NoticeQuestion) -> [ActionCard] {
    let proof = NoticeProof(question)
    return actions.prefix(NoticeReply.most).compactMap { card(of: $0, question, proof) }
  }

  private static let most = 60
  private static let mostCited = 12

  private func card(of action: Action, _ question: NoticeQuestion, _ proof: NoticeProof) -> ActionCard? {
    guard let type = ActionType(rawValue: action.type), let title = proof.title(action.title),
      (1...NoticeReply.mostCited).contains(action.evidence.count)
    else { return nil }
    let evidence = action.evidence.compactMap { proof.citation(of: $0.text) }
    guard evidence.count == action.evidence.count else { return nil }
    var card = ActionCard(type: type, title: title)
    card.evidence = evidence
    let confidence = action.confidence ?? 0.5
    card.confidence = confidence.isFinite ? min(0.9, max(0, confidence)) : 0.5
    let cited = proof.facts(evidence)
    let asked = Set((action.questions ?? []).compactMap { CardField(rawValue: $0.field) })
    settleChild(&card, action, asked, proof.recipients(cited))
    settleMoment(&card, action, asked, cited, proof)
    settleCost(&card, action, asked, cited, proof)
    if let date = card.date, date < question.reference.date { return nil }
    return card
  }

  private func settleChild(
    _ card: inout ActionCard, _ action: Action, _ asked: Set<CardField>, _ found: Recipients
  ) {
    switch found {
    case .children(let names) where !asked.contains(.child):
      guard action.child == nil || names == [action.child] else {
        card.questions.append(.child(card.title, names))
        return
      }
      card.children = names
      card.child = names.count == 1 ? names[0] : nil
    case .children(let names), .unknown(let names):
      card.questions.append(.child(card.title, names))
    case .others: card.questions.append(.child(card.title, []))
    }
  }

  private func settleMoment(
    _ card: inout ActionCard, _ action: Action, _ asked: Set<CardField>, _ cited: [Facts],
    _ proof: NoticeProof
  ) {
    let day = action.date.flatMap(LocalDate.init)
    if let day, !asked.contains(.date), proof.day(day, cited) {
      card.date = day
    } else if action.date != nil || asked.contains(.date) {
      card.questions.append(.date(card.title, proof.days(named: cited)))
    }
    let time = action.time.flatMap(LocalTime.init)
    if let time, !asked.contains(.time), proof.time(time, cited) {
      card.time = time
    } else if action.time != nil || asked.contains(.time) {
      card.questions.append(.time(card.title, proof.times(named: cited)))
    }
  }

  /// A sum counts where it is printed; of several in the sentences cited none is taken as settled.
  private func settleCost(
    _ card: inout ActionCard, _ action: Action, _ asked: Set<CardField>, _ cited: [Facts],
    _ proof: NoticeProof
  ) {
    guard card.type == .pay else { return }
    guard let cost = action.cost else {
      if asked.contains(.cost) { card.questions.append(.cost(card.title)) }
      return
    }
    let printed = proof.amounts(cost.currency)
    let named = proof.amounts(cost.currency, cited)
    guard cost.min <= cost.max, printed.contains(cost.min), printed.contains(cost.max) else {
      card.questions.append(.cost(card.title, unsettled: named))
      return
    }
    card.cost = cost
    if let low = named.first, let high = named.last, low < high {
      card.cost = Cost(min: min(low, cost.min), max: max(high, cost.max), currency: cost.currency)
    }
    guard let held = card.cost, !held.isSettled || asked.contains(.cost) else { return }
    card.questions.append(.cost(card.title, between: held, named.count > 1 ? named : []))
  }
}
