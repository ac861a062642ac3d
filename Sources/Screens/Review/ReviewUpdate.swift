import Drawer
import Specimens

extension AppState {
  mutating func openReview(at id: SpecimenID?) -> [Effect] {
    review.wanted = id
    review.showsAbstentions = false
    review.scroll = 0
    review.isLoaded = false
    return open(.review, asking: [.loadReview])
  }

  mutating func takeReview(_ result: Result<[ReviewItem], DrawerProblem>) {
    review.isLoaded = true
    switch result {
    case .failure(let problem): review.problem = problem.description
    case .success(let items):
      review.problem = nil
      // The card at hand stays at hand; one that was decided gives way to the next.
      let stay = review.wanted ?? review.current?.id
      review.items = items
      review.marked.formIntersection(items.map(\.id))
      review.wanted = nil
      if let place = items.firstIndex(where: { $0.id == stay }) { review.index = place }
      review.index = min(max(0, review.index), max(0, items.count - 1))
    }
  }

  mutating func performInReview(_ action: ActionName) -> [Effect] {
    switch action {
    case .back:
      if review.showsAbstentions {
        review.showsAbstentions = false
        return []
      }
      return goBack()
    case .abstentions:
      review.showsAbstentions.toggle()
      return review.showsAbstentions ? [.loadAbstentions] : []
    default: break
    }
    return review.showsAbstentions ? performInAbstentions(action) : performOnCard(action)
  }

  private mutating func performInAbstentions(_ action: ActionName) -> [Effect] {
    if action == .open {
      guard review.abstentions.indices.contains(review.cursor.index) else { return [] }
      return openSpecimen(review.abstentions[review.cursor.index].id)
    }
    _ = review.cursor.perform(action, count: review.abstentions.count, height: listHeight)
    return []
  }

  private mutating func performOnCard(_ action: ActionName) -> [Effect] {
    guard let item = review.current else { return [] }
    switch action {
    case .approve: return approve(item)
    case .dismiss:
      // A question that is not answered is left, not dismissed.
      return review.chosen.filter { $0.question == nil }.map { .change(.dismiss($0.id)) }
    case .mark:
      if review.marked.remove(item.id) == nil, item.question == nil { review.marked.insert(item.id) }
      turn(1)
    case .markAll: review.marked = Set(review.items.filter { $0.question == nil }.map(\.id))
    case .unmark: review.marked = []
    case .edit where item.question != nil: ask(item)
    case .edit:
      dialog = .form(EntryForm(id: item.id, suggestion: item.suggestion))
    case .open: return openSpecimen(item.id)
    case .later: turn(1)
    case .previousSpecimen: turn(-1)
    case .up: review.scroll = max(0, review.scroll - 1)
    case .down: review.scroll += 1
    case .halfPageUp, .pageUp: review.scroll = max(0, review.scroll - max(1, content.height / 2))
    case .halfPageDown, .pageDown: review.scroll += max(1, content.height / 2)
    case .first:
      review.index = 0
      review.scroll = 0
    case .last:
      review.index = max(0, review.items.count - 1)
      review.scroll = 0
    default: break
    }
    // Never past the end: scrolling back must answer at once.
    review.scroll = min(review.scroll, ReviewCard(item, state: self).longestScroll)
    return []
  }

  /// Goes round, so that "later" always comes back.
  private mutating func turn(_ by: Int) {
    guard review.items.count > 1 else {
      say("This is the only one that waits.", .plain)
      return
    }
    review.index = (review.index + by + review.items.count) % review.items.count
    review.scroll = 0
  }

  // MARK: Approve

  /// The first Approve shows where entries go, and offers the calendars of this machine.
  private mutating func approve(_ item: ReviewItem) -> [Effect] {
    if review.marked.isEmpty, item.question != nil {
      ask(item)
      return []
    }
    let ids = review.chosen.map(\.id)
    if preferences.hasConfirmedCalendar { return ids.map { .change(.approve($0)) } }
    review.approving = ids
    return [.loadCalendars]
  }

  /// The question on the card, with its choices.
  private mutating func ask(_ item: ReviewItem) {
    guard let question = item.question else { return }
    dialog = .choice(
      ChoiceDialog(
        title: question.prompt,
        lines: item.suggestion.evidence.map { "“\($0.text.onOneLine)”" } + [""],
        options: question.choices.map { choice in
          ChoiceDialog.Option(Dates.choice(choice, now: now.date), .text(choice))
        }, purpose: .answer(item.id)))
  }

  mutating func askForCalendar(approving item: ReviewItem) {
    let folder = item.destination.split(separator: "/").dropLast().joined(separator: "/")
    let current = (item.destination.hasPrefix("/") ? "/" : "") + folder
    var options = [
      ChoiceDialog.Option("Approve into \(current)", .path(preferences.calendarFolder), isOn: true)
    ]
    for calendar in settings.calendars where calendar.path != current {
      options.append(ChoiceDialog.Option("\(calendar.name): \(calendar.path)", .path(calendar.path)))
    }
    options.append(ChoiceDialog.Option("Another folder …", .new))
    dialog = .choice(
      ChoiceDialog(
        title: "Where approved entries go",
        lines: [
          "One file an entry, in a calendar folder that khal, todoman and vdirsyncer read. Asked once; Settings changes it.",
          "",
        ], options: options,
        purpose: .calendar(approving: review.approving.isEmpty ? [item.id] : review.approving)))
  }

  /// Takes the folder and, when asked from an Approve, approves into it.
  mutating func useCalendar(_ folder: String, approving ids: [SpecimenID]) -> [Effect] {
    var effects: [Effect] = []
    if folder != preferences.calendarFolder || !preferences.hasConfirmedCalendar {
      preferences.calendarFolder = folder
      preferences.hasConfirmedCalendar = true
      effects.append(.change(.preferences(preferences)))
    }
    return effects + ids.map { .change(.approve($0)) }
  }
}
