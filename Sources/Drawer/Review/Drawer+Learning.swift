import Decisions
import DrawerStore
import SearchIndex
import Specimens

extension Drawer {
  /// What the decisions that stand have taught, to be shown and forgotten.
  public func learned() -> [Habit] { habits().all }

  /// Lets go of what was learned about a kind of document; what it kept silent is proposed again.
  ///
  /// - Returns: how many suggestions came back.
  /// - Throws: `.notFound` where nothing was learned about it.
  @discardableResult
  public func forget(_ kind: DocumentKind) throws(DrawerProblem) -> Int {
    try requireWritable()
    guard habits().all.contains(where: { $0.kind == kind }) else {
      throw DrawerProblem(.notFound, "Nothing was learned about \(kind.plural).")
    }
    let moved = moves().filter { $0.kind == kind }.count
    let now = clock.now().secondsSince1970
    _ = try problem {
      try settingsFile.update { settings in
        settings.forgotten["decided \(kind.rawValue)"] = now
        settings.forgotten["moved \(kind.rawValue)"] = moved
      }
    }
    forgetHabits()
    var back = 0
    for item in try abstentions(limit: 100_000) where item.abstention.learnedFrom == kind.rawValue {
      let changed = try change(item.id) { self.decide(&$0) }
      if changed.decision.pending != nil { back += 1 }
      settleDuplicates(of: item.id)
    }
    return back
  }

  /// Decides on a specimen, with what was learned.
  func decide(_ specimen: inout Specimen) {
    composer.decide(&specimen, now: clock.localNow, habits: habits())
  }

  /// Made once and kept until a decision changes.
  func habits() -> Habits {
    if let known = learnedHabits.withLock({ $0 }) { return known }
    let made = Habits(past: pastDecisions(), moves: moves(afterForgetting: true))
    learnedHabits.withLock { $0 = made }
    return made
  }

  /// After every approval, dismissal, undoing and move.
  func forgetHabits() { learnedHabits.withLock { $0 = nil } }

  private func pastDecisions() -> [Habits.Past] {
    let forgotten = settingsFile.load().settings.forgotten
    var past: [Habits.Past] = []
    for scope in [Listing.Scope.review(.approved), .review(.dismissed)] {
      for card in (try? index.cards(Listing(scope: scope, limit: 400))) ?? [] {
        guard let specimen = try? folder.specimen(card.id),
          let kind = specimen.documentKind.flatMap(DocumentKind.init(rawValue:)),
          case .suggested(let suggestion, let state) = specimen.decision
        else { continue }
        let since = forgotten["decided \(kind.rawValue)"] ?? 0
        switch state {
        case .approved(let at, _) where at.secondsSince1970 > since:
          past.append(Habits.Past(kind: kind, at: at, isApproved: true, suggestion: suggestion))
        case .dismissed(let at) where at.secondsSince1970 > since:
          past.append(Habits.Past(kind: kind, at: at, isApproved: false, suggestion: suggestion))
        default: break
        }
      }
    }
    return past
  }

  private func moves(afterForgetting: Bool = false) -> [(kind: DocumentKind, to: AutomaticCollection)] {
    var left = afterForgetting ? settingsFile.load().settings.forgotten : [:]
    var moves: [(kind: DocumentKind, to: AutomaticCollection)] = []
    for card in (try? index.cards(Listing(scope: .moved, limit: 400))) ?? [] {
      guard let specimen = try? folder.specimen(card.id), specimen.assignment.isCorrected,
        let kind = specimen.documentKind.flatMap(DocumentKind.init(rawValue:))
      else { continue }
      if let ignored = left["moved \(kind.rawValue)"], ignored > 0 {
        left["moved \(kind.rawValue)"] = ignored - 1
        continue
      }
      moves.append((kind, specimen.assignment.collection))
    }
    return moves
  }
}
