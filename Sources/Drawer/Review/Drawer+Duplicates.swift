import Decisions
import DrawerStore
import SearchIndex
import Specimens

extension Drawer {
  /// Makes one suggestion of several that speak of the same thing: the one decided on, else the one filed first,
  /// stands and cites the others; those abstain as `duplicate`.
  ///
  /// A failure leaves two cards where one would do, and is tried again when either is read anew.
  func settleDuplicates(of id: SpecimenID) {
    settling.withLock { _ in
      do {
        try settle(id)
      } catch {
        log.note("duplicates not settled", .id(id), at: clock.now())
      }
    }
  }

  /// Decides anew on specimens that another one covered until now.
  func release(_ followers: [SpecimenID]) {
    for id in followers {
      guard case .abstained(let abstention)? = try? folder.specimen(id).decision,
        abstention.reason == .duplicate, abstention.duplicateOf != nil
      else { continue }
      _ = try? change(id) { self.decide(&$0) }
      settleDuplicates(of: id)
    }
  }

  /// The specimens that a suggestion cites beside its own and that still stand behind it.
  func cited(by suggestion: Suggestion, of id: SpecimenID) -> [Card] {
    (suggestion.alsoIn ?? []).compactMap { other in
      guard case .abstained(let abstention)? = try? folder.specimen(other).decision,
        abstention.duplicateOf == id
      else { return nil }
      return try? card(of: other)
    }
  }

  private func settle(_ id: SpecimenID) throws {
    let specimen = try folder.specimen(id)
    guard case .suggested(let mine, .pending) = specimen.decision else { return }
    let sameDay = try index.cards(Listing(scope: .starting(mine.start.date), limit: 500))
    for card in sameDay where card.id != id {
      guard let other = try? folder.specimen(card.id), let theirs = other.decision.suggestion,
        let why = Sameness.between(mine, theirs)
      else { continue }
      if other.decision.pending == nil || isEarlier(other, specimen) {
        return try fold(specimen, into: other, because: why)
      }
      try fold(other, into: specimen, because: why)
    }
  }

  private func isEarlier(_ a: Specimen, _ b: Specimen) -> Bool {
    (a.importedAt.secondsSince1970, a.id.hex) < (b.importedAt.secondsSince1970, b.id.hex)
  }

  private func fold(_ follower: Specimen, into leader: Specimen, because why: Sameness) throws {
    let others = [follower.id] + (follower.decision.suggestion?.alsoIn ?? [])
    try change(leader.id) { leader in
      guard case .suggested(var suggestion, let state) = leader.decision else { return }
      var cited = suggestion.alsoIn ?? []
      for other in others where !cited.contains(other) && other != leader.id { cited.append(other) }
      suggestion.alsoIn = cited
      leader.decision = .suggested(suggestion, state: state)
    }
    let detail = Drawer.sentence(follower, leader, why)
    for other in others {
      try change(other) { specimen in
        specimen.decision = .abstained(Abstention(.duplicate, detail: detail, duplicateOf: leader.id))
      }
    }
  }

  private static func sentence(_ follower: Specimen, _ leader: Specimen, _ why: Sameness) -> String {
    let name = "“\(leader.effectiveTitle)” (\(leader.displayID))"
    let shared =
      switch why {
      case .code(let code): "the same code \(code)"
      case .moment: "the same time and name"
      }
    return switch leader.decision {
    case .suggested(_, .approved(let at, _)): "Already approved on \(at.utc.date) from \(name): \(shared)."
    case .suggested(_, .dismissed): "You dismissed the same already, from \(name): \(shared)."
    default: "The card of \(name) covers it: \(shared)."
    }
  }
}
