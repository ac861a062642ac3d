import CalendarFiles
import DrawerStore
import Foundation
import SearchIndex
import Specimens

extension Drawer {
  /// Everything that waits for Approve or Dismiss, the soonest first.
  public func reviewItems() throws(DrawerProblem) -> [ReviewItem] {
    var items: [ReviewItem] = []
    for card in try cards(CardQuery(scope: .review, order: .event, limit: 1000)) {
      if let item = try reviewItem(of: card.id) { items.append(item) }
    }
    return items
  }

  /// Nil when nothing waits for this specimen.
  public func reviewItem(of id: SpecimenID) throws(DrawerProblem) -> ReviewItem? {
    let specimen = try specimen(id)
    guard let suggestion = specimen.decision.pending else { return try questionItem(of: specimen) }
    return try item(of: specimen, suggestion)
  }

  func item(of specimen: Specimen, _ suggestion: Suggestion) throws(DrawerProblem) -> ReviewItem {
    let bytes = try problem { try CalendarEntry.bytes(for: suggestion) }
    let boxes =
      specimen.reading.reading.map { reading in suggestion.evidence.flatMap { reading.boxes(of: $0.span) } }
      ?? []
    return ReviewItem(
      card: try card(of: specimen.id), suggestion: suggestion, boxes: boxes,
      preview: String(decoding: bytes, as: UTF8.self),
      destination: try problem { try calendar.path(of: suggestion.uid) },
      others: cited(by: suggestion, of: specimen.id),
      warning: ClockWarning.of(suggestion, environment)?.sentence)
  }

  /// What was not proposed, and why, newest first.
  public func abstentions(offset: Int = 0, limit: Int = 200) throws(DrawerProblem) -> [AbstentionItem] {
    let found = try problem {
      try index.cards(Listing(scope: .review(.abstained), offset: offset, limit: limit, now: nil))
    }
    return found.compactMap { card in
      guard let specimen = try? folder.specimen(card.id), case .abstained(let abstention) = specimen.decision
      else { return nil }
      return AbstentionItem(card: Card(card), abstention: abstention)
    }
  }

  /// Writes the calendar entry, byte for byte as previewed, then notes the approval.
  ///
  /// A crash in between leaves the entry and a waiting suggestion; approving again finds the very same file.
  public func approve(_ id: SpecimenID) throws(DrawerProblem) -> ApprovalOutcome {
    try requireWritable()
    let suggestion = try pendingSuggestion(of: id)
    if let warning = ClockWarning.of(suggestion, environment), warning.isBar {
      throw DrawerProblem(.invalid, "\(warning.sentence) Edit the start first.")
    }
    let bytes = try problem { try CalendarEntry.bytes(for: suggestion) }
    let path: String
    do {
      path = try calendar.write(bytes, uid: suggestion.uid)
    } catch {
      return .notWritable(card: suggestion.copyableCard, reason: error.sentence)
    }
    let now = clock.now()
    try change(id) { $0.decision = .suggested(suggestion, state: .approved(at: now, entry: path)) }
    forgetHabits()
    log.note("approved", .id(id), at: now)
    return .written(path: path)
  }

  /// Stays dismissed, also when the picture is read again.
  public func dismiss(_ id: SpecimenID) throws(DrawerProblem) {
    let now = clock.now()
    let suggestion = try pendingSuggestion(of: id)
    try change(id) { $0.decision = .suggested(suggestion, state: .dismissed(at: now)) }
    forgetHabits()
  }

  /// Takes a dismissal back.
  public func undismiss(_ id: SpecimenID) throws(DrawerProblem) {
    try change(id) { specimen in
      guard case .suggested(let suggestion, .dismissed) = specimen.decision else { return }
      specimen.decision = .suggested(suggestion, state: .pending)
    }
    forgetHabits()
  }

  /// Takes an approval back and removes the file it wrote.
  ///
  /// - Throws: `.changed` when the file is not what was written, unless forced.
  public func unapprove(_ id: SpecimenID, force: Bool = false) throws(DrawerProblem) {
    try requireWritable()
    guard case .suggested(let suggestion, .approved(_, let entry)) = try specimen(id).decision else {
      throw DrawerProblem(.notFound, "\(id.short) has no approved entry.")
    }
    let bytes = try problem { try CalendarEntry.bytes(for: suggestion) }
    let calendar = VdirCalendar(holding: entry)
    if !force, try problem({ try calendar.isUnchanged(suggestion.uid, since: bytes) }) == false {
      throw DrawerProblem(
        .changed, "\(entry) was changed since it was approved; undoing with force removes it all the same.")
    }
    try removeEntry(of: id)
    forgetHabits()
  }

  /// Takes an approval back in the record, then removes its file. As in approving, a crash in between leaves the
  /// entry and a waiting suggestion, never an approval without its entry.
  ///
  /// - Returns: the entry's path; nil where there was none.
  @discardableResult
  func removeEntry(of id: SpecimenID) throws(DrawerProblem) -> String? {
    let approved = try specimen(id).decision
    guard case .suggested(let suggestion, let state) = approved else { return nil }
    guard case .approved(_, let entry) = state else {
      // One that a crash left beside a waiting suggestion.
      let path = try problem { try calendar.path(of: suggestion.uid) }
      return try problem { try calendar.remove(suggestion.uid) } ? path : nil
    }
    try change(id) { $0.decision = .suggested(suggestion, state: .pending) }
    do throws(DrawerProblem) {
      try problem { try VdirCalendar(holding: entry).remove(suggestion.uid) }
    } catch {
      _ = try? change(id) { $0.decision = approved }
      throw error
    }
    return entry
  }

  /// Changes a waiting suggestion; the preview follows.
  public func editSuggestion(_ id: SpecimenID, _ edit: SuggestionEdit) throws(DrawerProblem) {
    try change(id) { specimen in
      guard var suggestion = specimen.decision.pending else {
        throw DrawerProblem(.notFound, "\(id.short) has no suggestion waiting.")
      }
      try suggestion.apply(edit)
      suggestion.isEdited = true
      specimen.decision = .suggested(suggestion, state: .pending)
    }
  }

  /// The calendar that approved entries go to.
  var calendar: VdirCalendar {
    let chosen = settings().calendarFolder
    return VdirCalendar(folder: chosen.isEmpty ? paths.calendar : chosen)
  }

  private func pendingSuggestion(of id: SpecimenID) throws(DrawerProblem) -> Suggestion {
    let decision = try specimen(id).decision
    if let suggestion = decision.pending { return suggestion }
    if case .abstained(let abstention) = decision, let question = abstention.question {
      throw DrawerProblem(
        .invalid, "\(id.short) asks first: \(question.prompt) `curio review answer \(id.short) …` settles it."
      )
    }
    if case .suggested(_, .approved(let at, let entry)) = decision {
      throw DrawerProblem(.notFound, "\(id.short) was already approved on \(at.utc.date): \(entry)")
    }
    throw DrawerProblem(.notFound, "\(id.short) has no suggestion waiting.")
  }
}

extension VdirCalendar {
  /// The calendar that an entry was written to, also when the settings name another one by now.
  init(holding entry: String) { self.init(folder: (entry as NSString).deletingLastPathComponent) }
}

extension Suggestion {
  /// - Throws: `.invalid` for an empty title or an end that is not after the start.
  mutating func apply(_ edit: SuggestionEdit) throws(DrawerProblem) {
    if let title = edit.title?.trimmed {
      guard !title.isEmpty else { throw DrawerProblem(.invalid, "An entry needs a title.") }
      self.title = title
    }
    if let kind = edit.kind { self.kind = kind }
    if let isAllDay = edit.isAllDay { self.isAllDay = isAllDay }
    if let start = edit.start {
      // The entry keeps its length when only the start moves.
      if edit.end == nil, let end { self.end = end.adding(seconds: self.start.seconds(until: start)) }
      self.start = start
    }
    if let end = edit.end { self.end = end }
    if let location = edit.location?.trimmed { self.location = location.isEmpty ? nil : location }
    if let alarms = edit.alarms { self.alarms = alarms.sorted() }
    // It is due at a moment.
    if kind == .reminder { end = nil }
    if isAllDay {
      start = LocalDateTime(start.date, .midnight)
      if let end { self.end = LocalDateTime(end.date, .midnight) }
    }
    if let end, end <= start { throw DrawerProblem(.invalid, "The end has to be after the start.") }
  }
}
