import Drawer
import Extraction
import Specimens

extension AppState {
  /// Answers to what was asked for; those that are too late are dropped.
  mutating func takeAnswer(_ message: Message) -> [Effect] {
    switch message {
    case .overview(.success(let overview)):
      self.overview = overview
      isLoaded = true
    case .overview(.failure(let problem)):
      isLoaded = true
      tell(problem)
    case .page(let query, let page, let generation, let result, let total):
      return takePage(query, page, generation, result, total)
    case .found(let generation, let result):
      guard generation == results.generation else { return [] }
      switch result {
      case .success(let outcome):
        results.outcome = outcome
        results.problem = nil
        results.cursor.place(
          at: results.cursor.index, count: results.rows.count, height: resultsHeight)
      case .failure(let problem): results.problem = problem.description
      }
    case .specimen(let id, let result):
      guard id == detail.id else { return [] }
      switch result {
      case .success(let specimen):
        detail.specimen = specimen
        detail.findings = Sensitive.findings(in: specimen.reading.reading?.text ?? "")
        detail.version = specimen.readVersion
        detail.problem = nil
        placeDetailCursor()
      case .failure(let problem):
        detail.specimen = nil
        detail.edit = nil
        detail.problem = problem.description
      }
    case .review(let result): takeReview(result)
    case .trips(let result): takeTrips(result)
    case .assistOffer(let result): takeAssistOffer(result)
    case .reordered(let generation, let outcome): takeOrder(outcome, generation)
    case .timeline(let result): takeTimeline(result)
    case .statistics(let result): takeStatistics(result)
    case .looked(let ids, let folder, let sensitive): return export(ids, to: folder, sensitive: sensitive)
    case .abstentions(.success(let items)):
      review.abstentions = items
      review.cursor.place(at: review.cursor.index, count: items.count, height: listHeight)
    case .abstentions(.failure(let problem)): tell(problem)
    case .preferences(let preferences):
      if preferences.isTextOnly != self.preferences.isTextOnly || preferences.theme != self.preferences.theme
        || preferences.pictures != self.preferences.pictures
      {
        pictures.forgetAll()
      }
      if preferences.keys != self.preferences.keys {
        keys = KeyMap(preferences.keys)
        if let problem = keys.problems.first { say("\(problem) See “keys” in the settings file.", .problem) }
      }
      self.preferences = preferences
      moveCard(to: drawer.index)
    case .calendars(let calendars):
      settings.calendars = calendars
      if let id = review.approving.first, let item = review.items.first(where: { $0.id == id }), dialog == nil
      {
        askForCalendar(approving: item)
      }
      review.approving = []
    default: break
    }
    return []
  }

  /// The drawer changed under the screens: what is shown is read again.
  mutating func take(_ change: DrawerChange) -> [Effect] {
    switch change {
    case .specimens: return reloadShown()
    case .background(let left, _):
      if work.backgroundLeft == 0 { work.backgroundBegan = now }
      work.backgroundLeft = left
      work.backgroundFound = left == 0 ? 0 : max(work.backgroundFound, left)
      return []
    case .notice(let sentence):
      notice = Notice(sentence)
      return []
    }
  }

  mutating func reloadShown() -> [Effect] {
    pictures.forgetMissing()
    var effects: [Effect] = [.loadOverview, .loadInbox] + reloadCards()
    for screen in stack { effects += screen.route.changed(&self) }
    return effects
  }

  mutating func tell(_ problem: DrawerProblem) { notice = Notice(problem.description, .problem) }

  mutating func say(_ sentence: String, _ tone: Notice.Tone = .good) { notice = Notice(sentence, tone) }
}
