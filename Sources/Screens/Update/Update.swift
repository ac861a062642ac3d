import Drawer
import Specimens
import Terminal

/// The next state, and the work to be done for it. Pure: the clock and every answer arrive as messages.
public func update(_ state: inout AppState, _ message: Message) -> [Effect] { state.take(message) }

extension AppState {
  /// What to ask for when the program starts.
  public mutating func start() -> [Effect] {
    [.loadSettings, .loadOverview, .loadInbox, .loadFamily, .loadQueries] + reloadCards()
  }

  mutating func take(_ message: Message) -> [Effect] {
    switch message {
    case .stroke(let stroke): return take(stroke)
    case .paste(let text): return paste(text)
    case .pointer(let pointer): return take(pointer)
    case .resized(let width, let height):
      size = Size(columns: width, rows: height)
      return keepInSight()
    case .clock(let now):
      self.now = now
      return []
    case .notice(let notice):
      self.notice = notice
      return []
    case .picture(let key, let picture): return take(picture, for: key)
    case .answer(let answer): return take(answer)
    case .resumed:
      // Another program had the terminal: what it was sent is gone.
      if graphics == .kitty { pictures.forgetAll() }
      return []
    case .quit:
      isQuitting = true
      return work.running == nil ? [] : [.cancelWork]
    case .drawerChanged(let change): return take(change)
    case .settled:
      isSettled = true
      return [.loadOverview] + reloadCards()
    case .changed(let change, let back, let result): return finish(change, undo: back, result)
    case .filing, .filed, .filedText, .exporting, .exported: return takeWork(message)
    case .family, .familyChanged, .noticeOffer: return takeFamily(message)
    case .queries(let queries):
      self.queries = queries
      return []
    case .edited(let text, let problem): return takeEdited(text, problem)
    case .folder, .inbox, .pastedPaths, .pastedText: return takeCapture(message)
    default: return takeAnswer(message)
    }
  }

  /// A resize: everything stays where it was, as far as it still fits.
  private mutating func keepInSight() -> [Effect] {
    guard !isTooSmall else { return [] }
    moveCard(to: drawer.index)
    return visiblePages()
  }

  // MARK: Keys

  private mutating func take(_ stroke: Stroke) -> [Effect] {
    // Nothing is done blind: the keys rest while the screen shows only the note.
    if isTooSmall { return stroke == "ctrl-c" ? perform(.quit) : [] }
    let place = place
    if place.isTyping, let typed = stroke.typed, !isActionWhileTyping(stroke) {
      return type(String(typed))
    }
    guard let action = keys.action(for: stroke, at: place, in: self) else { return [] }
    notice = nil
    return perform(action.name, with: stroke)
  }

  /// Space picks a file and works a switch; everywhere else printable keys are text while typing.
  private func isActionWhileTyping(_ stroke: Stroke) -> Bool {
    guard stroke == "space", place == .capture || place == .form else { return false }
    return keys.action(for: stroke, at: place, in: self) != nil
  }

  mutating func perform(_ action: ActionName, with stroke: Stroke? = nil) -> [Effect] {
    switch action {
    case .suspend: return [.suspend]
    case .redraw: return [.redraw]
    case .quit: return quit()
    default: break
    }
    if dialog != nil { return performInDialog(action) }
    switch action {
    case .help:
      dialog = .help(HelpDialog(place: place))
      return []
    case .palette: return openPalette()
    case .undo: return takeBack()
    case .cancelWork: return askToCancel()
    case .search: return openSearch()
    case .settings: return open(.settings, asking: [.loadSettings, .loadCalendars])
    case .report: return open(.report)
    case .timeline: return open(.timeline, asking: [.loadTimeline])
    case .statistics: return open(.statistics, asking: [.loadStatistics])
    case .reveal:
      showsSecrets.toggle()
      return []
    case .collections where screen != .collections:
      return open(.collections, asking: [.loadOverview, .loadTrips])
    case .capture: return openCapture()
    case .week where screen != .week: return openWeek(.week)
    case .dropNotice: return detail.id.map { [.family(.dropNotice($0))] } ?? []
    case .takeNotice: return detail.id.map { [.family(.takeNotice($0))] } ?? []
    case .review where screen != .review: return openReview(at: screen == .detail ? detail.id : nil)
    default: break
    }
    return screen.route.perform(&self, action, stroke)
  }

  // MARK: Going

  /// Puts a screen on top; one that lies below already is brought up rather than opened twice.
  mutating func open(_ screen: Screen, asking effects: [Effect] = []) -> [Effect] {
    if screen == .drawer {
      stack = [.drawer]
    } else {
      stack.removeAll { $0 == screen }
      stack.append(screen)
    }
    return effects
  }

  mutating func goBack() -> [Effect] {
    if stack.count > 1 { stack.removeLast() }
    return screen.route.returned(&self)
  }

  private mutating func quit() -> [Effect] {
    guard work.running != nil, !isTooSmall else {
      isQuitting = true
      return work.running == nil ? [] : [.cancelWork]
    }
    if case .confirm(let open) = dialog, open.purpose == .quitWhileFiling {
      isQuitting = true
      return [.cancelWork]
    }
    dialog = .confirm(
      ConfirmDialog(
        title: "Close Curio while it is still filing?",
        lines: [
          "\(work.done) of \(work.found) are filed and stay filed.",
          "What is not read yet can be imported again; nothing is filed twice.",
        ],
        yes: "close", no: "stay", purpose: .quitWhileFiling))
    return []
  }

  mutating func askToCancel() -> [Effect] {
    guard work.running != nil, !work.isCancelling else { return [] }
    dialog = .confirm(
      ConfirmDialog(
        title: work.isFiling ? "Stop filing?" : "Stop exporting?",
        lines: ["What is done stays done: \(work.done) of \(work.found)."], yes: "stop", no: "go on",
        purpose: .cancelWork))
    return []
  }

  // MARK: Text

  private mutating func type(_ text: String) -> [Effect] {
    switch place {
    case .query:
      results.query.insert(text)
      return searchAgain()
    case .detailEdit: detail.edit?.insert(text)
    case .capture: return jump(typing: text)
    case .prompt, .editor, .form, .palette: editDialogField { $0.insert(text) }
    default: break
    }
    return []
  }

  private mutating func paste(_ text: String) -> [Effect] {
    guard !isTooSmall, !text.isEmpty else { return [] }
    switch place {
    case .query, .detailEdit, .prompt, .editor, .form, .palette: return type(text)
    case .drawer, .rail, .capture, .report: return [.lookAtPaste(text)]
    case .results:
      results.isTyping = true
      return type(text)
    default: return []
    }
  }
}
