import Drawer
import Specimens

extension AppState {
  mutating func remember(_ back: Change) {
    undo.append(back)
    if undo.count > 50 { undo.removeFirst() }
  }

  mutating func takeBack() -> [Effect] {
    guard let last = undo.popLast() else { return [] }
    say("Taken back.")
    return [.change(last)]
  }

  /// A write was answered.
  mutating func finish(
    _ change: Change, undo back: Change?, _ result: Result<ChangeOutcome, DrawerProblem>
  ) -> [Effect] {
    switch result {
    case .failure(let problem):
      if case .unapprove(let id, false) = change, problem.code == .changed {
        dialog = .confirm(
          ConfirmDialog(
            title: "The calendar entry was changed since it was approved",
            lines: [problem.description, "Taking the approval back removes the changed file."],
            yes: "remove it", no: "keep it", purpose: .unapproveChanged(id)))
        return []
      }
      tell(problem)
      return afterwards(change)
    case .success(let outcome):
      if let back { remember(back) }
      finishWell(change, outcome)
      return afterwards(change)
    }
  }

  private mutating func finishWell(_ change: Change, _ outcome: ChangeOutcome) {
    switch (change, outcome) {
    case (.approve(let id), .approval(.written(let path), let offer)):
      remember(.unapprove(id, force: false))
      review.decided += 1
      if let offer {
        say("Written. \(offer)")
        review.offer = notice
      } else if notice == nil || notice != review.offer {
        // What is offered only once must not go under in the next of a batch.
        // The path is the longest and the last to be missed.
        say("Written to the calendar; u takes it back. \(path)")
      }
    case (.acceptTrip, .trip(let collection)): say("“\(collection.name)” is a collection now.")
    case (.refuseTrip, _): say("It will not be proposed again. Press u to take it back.")
    case (.allowAssist, _): say("The assist is on. Settings switches it off.")
    case (.approve, .approval(.notWritable(let card, let reason), _)):
      dialog = .message(
        MessageDialog(
          title: "The calendar folder can't be written",
          lines: [reason, "Nothing is lost: the proposal stays here, and this is the entry to copy.", ""]
            + card.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) },
          copyable: card))
    case (.dismiss(let id), _):
      remember(.undismiss(id))
      review.decided += 1
      say("Dismissed; it will not be proposed again. Press u to take it back.")
    case (.unapprove(let id, _), _):
      review.wanted = id
      say("The approval is taken back and its file is removed.")
    case (.undismiss(let id), _):
      review.wanted = id
      say("The proposal is back.")
    case (.delete(let ids, _), .deletion(let outcome)): finishDeletion(of: ids, outcome)
    case (.deleteAll, .deletion(let outcome)):
      forgetEverything()
      say("Everything is deleted: \(counted(outcome.deleted, "specimen")).")
    case (.makeCollection(let name, let ids), _):
      say(ids.isEmpty ? "“\(name)” is made." : "“\(name)” is made, with \(counted(ids.count, "specimen")).")
    case (.add(let ids, _), _): say("Added \(counted(ids.count, "specimen")) to the collection.")
    case (.remove(let ids, _), _): say("Taken out of the collection: \(counted(ids.count, "specimen")).")
    case (.move(let ids, let kind), _): say("Moved to \(kind.title): \(counted(ids.count, "specimen")).")
    case (.answer(let id, let choice), _):
      review.wanted = id
      say(
        choice == nil
          ? "The answer is taken back."
          : "Thank you. Look at the entry; nothing is written until you approve.")
    case (.editSuggestion, _): say("Changed. Nothing is written until you approve. Press u to take it back.")
    default: break
    }
  }

  private mutating func finishDeletion(of ids: [SpecimenID], _ outcome: DeletionOutcome) {
    let gone = Set(ids)
    drawer.marked.removeAll { gone.contains($0) }
    undo.removeAll { !$0.specimens.isDisjoint(with: gone) }
    if let id = detail.id, gone.contains(id) {
      stack.removeAll { $0 == .detail }
      detail = DetailState()
    }
    var sentence = "Deleted: \(counted(outcome.deleted, "specimen"))."
    if !outcome.keptEntries.isEmpty {
      sentence += " Kept in your calendar: \(counted(outcome.keptEntries.count, "entry", "entries"))."
    }
    if !outcome.residue.isEmpty {
      sentence = "Deleted, but bytes of it are still in \(outcome.residue[0])."
    }
    say(sentence, outcome.residue.isEmpty ? .good : .problem)
  }

  private mutating func forgetEverything() {
    stack = [.drawer]
    drawer = DrawerState()
    results = ResultsState()
    detail = DetailState()
    review = ReviewState()
    work.results = []
    undo = []
    queries = []
    pictures.forgetAll()
  }

  /// What to read again after a write; the drawer tells of it too, but the screen must not wait for that.
  private mutating func afterwards(_ change: Change) -> [Effect] {
    switch change {
    case .preferences, .allowAssist: return [.loadSettings]
    default: break
    }
    return reloadShown()
  }
}

extension Change {
  /// The specimens it touches.
  var specimens: Set<SpecimenID> {
    switch self {
    case .setNote(_, let id), .setTitle(_, let id), .tagOrigin(_, let id), .correctField(_, let id, _),
      .approve(let id), .unapprove(let id, _), .dismiss(let id), .undismiss(let id),
      .editSuggestion(let id, _), .answer(let id, _):
      [id]
    case .add(let ids, _), .remove(let ids, _), .move(let ids, _), .delete(let ids, _),
      .makeCollection(_, let ids):
      Set(ids)
    case .several(let changes): changes.reduce(into: Set()) { $0.formUnion($1.specimens) }
    case .renameCollection, .mergeCollection, .deleteCollection, .deleteAll, .preferences, .acceptTrip,
      .refuseTrip, .unrefuseTrip, .allowAssist:
      []
    }
  }
}
