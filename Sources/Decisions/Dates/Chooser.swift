import Specimens

/// Which candidate is the user's.
struct Chooser: Sendable {
  enum Choice: Sendable {
    case one(Candidate)
    /// Several that nothing tells apart, earliest first.
    case several([Candidate])
    case none
  }

  let page: Page
  let kind: DocumentKind
  let profile: DocumentProfile
  let now: LocalDateTime

  /// - Parameter answer: the date that the user picked when asked.
  func choice(from candidates: [Candidate], answer: LocalDateTime? = nil) -> Choice {
    if let answer {
      let picked =
        candidates.first { !$0.isAllDay && $0.start == answer }
        ?? candidates.first { $0.startDate == answer.date }
      if let picked { return .one(picked) }
    }
    return choice(among: candidates)
  }

  private func choice(among candidates: [Candidate]) -> Choice {
    guard case .entry(_, let roles) = profile.outcome else { return .none }
    // A change of date overrules all else.
    let changed = candidates.filter { $0.role == .new }
    if let change = changed.last { return .one(change) }
    let pool = candidates
    for role in roles {
      let matching = pool.filter { $0.role == role }
      guard !matching.isEmpty else { continue }
      if kind == .chat { return latestPlan(matching, of: role, among: pool) }
      return settle(matching)
    }
    // Any other usable date of a page that is clearly of this kind.
    let rest = pool.filter { $0.role != .opens && !roles.contains($0.role) }
    return rest.isEmpty ? .none : settle(rest)
  }

  /// Later messages win; two days in one message leave it open.
  private func latestPlan(_ candidates: [Candidate], of role: DateRole, among pool: [Candidate]) -> Choice {
    guard let last = candidates.last else { return .none }
    let line = last.mentions.first?.line
    // "Movie night Friday or Saturday?" asks between two days, whatever each is taken for.
    if let other = pool.first(where: { $0.mentions.first?.line == line && $0.startDate != last.startDate }),
      pool.allSatisfy({ $0.mentions.first?.line == line }), isChoice(on: line)
    {
      return .several([other, last].sorted { $0.start < $1.start })
    }
    let together = candidates.filter { $0.mentions.first?.line == line && $0.startDate != last.startDate }
    if let other = together.first,
      candidates.count == 2 || candidates.suffix(2).first?.startDate == other.startDate
    {
      if isChoice(on: line) { return .several([other, last]) }
    }
    // "Saturday instead?": a day named anew without a time keeps the time named before.
    if last.isAllDay, let timed = candidates.last(where: { !$0.isAllDay }) {
      var moved = last
      moved.startTime = timed.startTime
      moved.mentions = (timed.mentions.filter { $0.hasTime } + last.mentions).sorted { $0.index < $1.index }
      return .one(moved)
    }
    return .one(last)
  }

  private func isChoice(on line: Int?) -> Bool {
    guard let line, line < page.lines.count else { return false }
    let text = " " + String(page.folded(page.lines[line].shadow)) + " "
    return [" or ", "か", "还是", "/", "または", "or?"].contains { text.contains($0) }
  }

  private func settle(_ candidates: [Candidate]) -> Choice {
    var distinct: [Candidate] = []
    for candidate in candidates where !distinct.contains(where: { $0.startDate == candidate.startDate }) {
      distinct.append(candidate)
    }
    guard distinct.count > 1 else { return best(of: candidates) }
    if profile.firstDateCounts {
      return best(of: candidates.filter { $0.startDate == distinct[0].startDate })
    }
    // Of a day with a time and days without, the one with the time is meant.
    let timed = distinct.filter { !$0.isAllDay }
    if timed.count == 1 { return best(of: candidates.filter { $0.startDate == timed[0].startDate }) }
    // Deadlines for several things: the next one that is still to come.
    if candidates[0].role.isDeadline || kind == .schoolEvent || kind == .delivery {
      let coming = distinct.filter { $0.over > now }.min { $0.start < $1.start }
      if let coming { return best(of: candidates.filter { $0.startDate == coming.startDate }) }
      return .one(distinct[distinct.count - 1])
    }
    // One labelled date among bare ones.
    let labelled = distinct.filter { $0.mentions.contains { $0.isLabelled } }
    if labelled.count == 1, distinct.count == 2 { return .one(labelled[0]) }
    // What is over does not compete with what is to come.
    let coming = distinct.filter { $0.over > now }
    if coming.count == 1 { return best(of: candidates.filter { $0.startDate == coming[0].startDate }) }
    return .several(distinct.sorted { $0.start < $1.start })
  }

  /// Of several times on one day the first with the best claim.
  private func best(of candidates: [Candidate]) -> Choice {
    guard let first = candidates.first else { return .none }
    let labelled = candidates.first { $0.role != .event && $0.role != .arriveBy }
    return .one(labelled ?? first)
  }
}
