import Specimens

/// Drafts to cards: whom they are for, what has to be asked, which are one and the same.
struct CardMaker {
  let analysis: Analysis
  let matcher: ChildMatcher

  private struct Candidate {
    var draft: Draft
    var recipients: Recipients
  }

  func cards(_ drafts: [Draft]) -> [ActionCard] {
    var kept: [Candidate] = []
    for draft in drafts.sorted(by: {
      ($0.sentence, $0.clause.lowerBound) < ($1.sentence, $1.clause.lowerBound)
    }) {
      guard !isPast(draft) else { continue }
      let recipients = matcher.recipients(
        clause: draft.clause, scopes: draft.scopes, isAboutOneChild: draft.isAboutOneChild)
      guard recipients != .others else { continue }
      let candidate = Candidate(draft: draft, recipients: recipients)
      // Newsletters are short of twins: looking back a little finds them.
      if let twin = kept.indices.suffix(40).first(where: { areOne(kept[$0], candidate) }) {
        kept[twin].draft = merged(kept[twin].draft, draft)
      } else {
        kept.append(candidate)
      }
    }
    return withoutHosts(kept).map(card)
  }

  private func isPast(_ draft: Draft) -> Bool {
    guard let date = draft.date else { return false }
    if let last = date.last { return last < analysis.reference.date }
    guard let latest = date.readings.max() else { return false }
    return latest < analysis.reference.date
  }

  // MARK: One and the same

  private func areOne(_ a: Candidate, _ b: Candidate) -> Bool {
    let (x, y) = (a.draft, b.draft)
    guard x.type == y.type, a.recipients == b.recipients,
      x.date?.first == y.date?.first || x.date == nil || y.date == nil
    else { return false }
    let isNear = abs(x.sentence - y.sentence) <= 1 || !Set(x.cited).isDisjoint(with: y.cited)
    let isTranslation =
      language(x) != language(y) && x.date?.first != nil && x.date?.first == y.date?.first
      && (x.time == nil || y.time == nil || x.time == y.time)
      && (x.cost == nil || y.cost == nil || x.cost == y.cost)
    if isTranslation { return true }
    switch x.type {
    case .attend:
      guard x.time == y.time || x.time == nil || y.time == nil, x.date != nil, y.date != nil else {
        return false
      }
      return isNear || shareWord(x.title, y.title)
    case .pay:
      if let p = x.cost, let q = y.cost {
        return p == q && x.date?.first == y.date?.first && shareWord(x.title, y.title) && !isNear
      }
      return isNear && shareWord(x.title, y.title)
    case .sign:
      if x.date == nil || y.date == nil { return isNear && x.sentence != y.sentence }
      return isNear || shareWord(x.title, y.title)
    case .bring:
      if x.sentence == y.sentence { return x.date?.first == y.date?.first }
      let (first, second) = (analysis.facts[x.sentence], analysis.facts[y.sentence])
      // "Monday: Pajama Day. Wear your coziest pajamas."
      if first.sentence.line == second.sentence.line, y.sentence - x.sentence <= 2,
        y.cited.contains(x.sentence), first.sentence.opensLine, first.has(.dressDay) || first.has(.wear)
      {
        return true
      }
      return x.title == y.title
    }
  }

  private func language(_ draft: Draft) -> NoticeLanguage { analysis.facts[draft.sentence].sentence.language }

  private func shareWord(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    let words = { (text: String) in
      Set(
        text.lowercased().split(whereSeparator: { !$0.isLetter }).filter {
          $0.count > 3 && $0 != "grade" && $0 != "school"
        })
    }
    if !words(a).isDisjoint(with: words(b)) { return true }
    return false
  }

  private func merged(_ a: Draft, _ b: Draft) -> Draft {
    var result = a
    for index in b.cited where !result.cited.contains(index) { result.cited.append(index) }
    if result.date == nil { result.date = b.date }
    if result.time == nil { result.time = b.time }
    if result.cost == nil { (result.cost, result.costIsOpen) = (b.cost, b.costIsOpen) }
    if a.type == .bring, a.sentence == b.sentence, !a.title.lowercased().contains(b.title.lowercased()) {
      result.title += ", " + b.title
    }
    result.dateIsOpen = result.dateIsOpen || b.dateIsOpen
    if result.timeReadings.isEmpty { result.timeReadings = b.timeReadings }
    return result
  }

  /// An occasion whose hours are given grade by grade is not also a card of its own.
  private func withoutHosts(_ candidates: [Candidate]) -> [Candidate] {
    candidates.filter { host in
      guard host.draft.type == .attend, host.draft.time == nil else { return true }
      return !candidates.contains { guest in
        guest.draft.type == .attend && guest.draft.time != nil && guest.draft.sentence != host.draft.sentence
          && guest.draft.cited.contains(host.draft.sentence)
          && guest.draft.date?.first == host.draft.date?.first
      }
    }
  }

  // MARK: Cards

  private func card(_ candidate: Candidate) -> ActionCard {
    let draft = candidate.draft
    var card = ActionCard(type: draft.type, title: draft.title)
    card.date = day(draft)
    card.time = draft.time
    card.cost = draft.type == .pay ? draft.cost : nil
    var seen: Set<Int> = []
    card.evidence = draft.cited.filter { seen.insert($0).inserted }.map {
      analysis.text.citation(analysis.citedRange($0))
    }
    switch candidate.recipients {
    case .children(let names):
      card.children = names
      card.child = names.count == 1 ? names[0] : nil
    case .unknown(let names):
      card.questions.append(.child(draft.title, names))
    case .others: break
    }
    if draft.dateIsOpen || draft.date?.isOpen == true {
      card.date = nil
      card.questions.append(dateQuestion(draft))
    }
    if card.type == .pay, draft.costIsOpen, let cost = card.cost {
      card.questions.append(.cost(draft.title, between: cost))
    }
    if !draft.timeReadings.isEmpty {
      card.time = nil
      let times = draft.timeReadings.filter { $0 != .noon || draft.timeReadings.count > 1 }
      card.questions.append(.time(draft.title, isPrinted: true, times))
    }
    card.confidence = confidence(card, draft)
    return card
  }

  /// Due things by their last day, occasions and shops by their first.
  private func day(_ draft: Draft) -> LocalDate? {
    guard let date = draft.date else { return nil }
    switch draft.type {
    case .attend: return date.first
    case .pay: return date.isDue ? date.last : date.first
    case .bring, .sign: return date.last
    }
  }

  private func dateQuestion(_ draft: Draft) -> Question {
    var readings = draft.date?.readings ?? []
    if readings.isEmpty, let first = draft.date?.first, let last = draft.date?.last, draft.dateIsOpen,
      first < last
    {
      readings = [first, last]
    }
    return .date(draft.title, printed: draft.date.map { analysis.text.words($0.range) }, readings)
  }

  private func confidence(_ card: ActionCard, _ draft: Draft) -> Double {
    var value = 0.92
    if !card.questions.isEmpty { value -= 0.2 }
    if card.date == nil { value -= 0.15 }
    if draft.cited.count > 1 { value -= 0.06 }
    if card.child == nil { value -= 0.04 }
    if card.type == .sign { value -= 0.03 }
    return max(0.2, (value * 100).rounded() / 100)
  }
}
