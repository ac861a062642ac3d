import Drawer
import Specimens
import Terminal
import Testing

@testable import Screens

@Suite("Update: what keys do")
struct UpdateTests {
  private func pressed(_ strokes: Stroke..., in size: Size = Size(columns: 120, rows: 35)) -> AppState {
    var state = States.drawer(size)
    for stroke in strokes { States.press(&state, stroke) }
    return state
  }

  private func effects(of stroke: Stroke, in state: AppState) -> [Effect] {
    var state = state
    return update(&state, .stroke(stroke))
  }

  // MARK: Drawer

  @Test("arrows and vi keys move by card and by row, and stop at the ends")
  func moving() {
    let columns = DrawerLayout(pressed()).columns
    #expect(columns > 1)
    #expect(pressed("right", "l").drawer.index == 2 || columns < 3)
    #expect(pressed("down").drawer.index == columns)
    #expect(pressed("down", "k").drawer.index == 0)
    #expect(pressed("up").drawer.index == 0)
    #expect(pressed("G").drawer.index == 141)
    #expect(pressed("G", "down", "right").drawer.index == 141)
    #expect(pressed("G", "g").drawer.index == 0)
  }

  @Test("the chosen card is always in sight", arguments: States.sizes.dropFirst())
  func inSight(_ size: Size) {
    var state = States.drawer(size)
    for stroke: Stroke in ["down", "page-down", "ctrl-d", "G", "up", "ctrl-u", "page-up", "g", "v", "G"] {
      States.press(&state, stroke)
      let seen = DrawerLayout(state).visible(from: state.drawer.topRow, total: state.drawer.window.total)
      #expect(seen.contains(state.drawer.index), "after \(stroke.name)")
      #expect(state.drawer.window.card(at: state.drawer.index) != nil, "after \(stroke.name)")
    }
  }

  @Test("a drawer of any size holds only the pages near what is seen")
  func windows() {
    var state = States.drawer(Size(columns: 120, rows: 35), total: 50_000)
    for _ in 0..<200 { States.send(&state, .stroke("page-down"), total: 50_000) }
    States.send(&state, .stroke("G"), total: 50_000)
    #expect(state.drawer.index == 49_999)
    #expect(state.drawer.window.card(at: 49_999) != nil)
    #expect(state.drawer.window.pages.count <= 8)
  }

  @Test("the chosen card stays chosen when new ones arrive before it")
  func anchor() {
    var state = pressed("right", "right")
    let chosen = state.drawer.window.card(at: 2)?.id
    let effects = update(&state, .drawerChanged(.specimens))
    guard
      case .loadPage(let query, let page, let generation) = effects.last(where: {
        if case .loadPage = $0 { true } else { false }
      })
    else {
      Issue.record("the cards are not read again")
      return
    }
    let cards = [Fixtures.card(900)] + (0..<119).map { Fixtures.card($0) }
    _ = update(&state, .page(query, page: page, generation: generation, .success(cards), total: 143))
    #expect(state.drawer.index == 3)
    #expect(state.drawer.window.card(at: state.drawer.index)?.id == chosen)
  }

  @Test("an answer to an older question is dropped")
  func staleAnswers() {
    var state = pressed("tab", "down")
    let scope = state.drawer.scope
    #expect(scope == .automatic(.travel))
    _ = update(
      &state,
      .page(
        CardQuery(scope: .all), page: 0, generation: state.generation - 1, .success([Fixtures.card(77)]),
        total: 1))
    #expect(state.drawer.window.total == 142)

    States.press(&state, "/", "r")
    _ = update(
      &state, .found(generation: state.results.generation - 1, .success(SearchOutcome(query: "old"))))
    #expect(state.results.outcome?.query == "r")
  }

  @Test("Space marks, and collect, export and delete work on all that is marked")
  func marking() {
    var state = pressed("space", "space")
    #expect(state.drawer.marked == [Fixtures.id(1), Fixtures.id(2)])
    States.press(&state, "c")
    guard case .choice(let choice) = state.dialog else {
      Issue.record("no choice of collections")
      return
    }
    #expect(choice.purpose == .collect([Fixtures.id(1), Fixtures.id(2)]))
    #expect(
      effects(of: "enter", in: state).contains {
        if case .change(.add(let ids, _), _) = $0 { ids.count == 2 } else { false }
      })
    States.press(&state, "escape", "-")
    #expect(state.drawer.marked.isEmpty)
  }

  @Test("an empty drawer offers the samples, and only then")
  func samples() {
    let empty = States.drawer(total: 0)
    #expect(effects(of: "s", in: empty) == [.file(["/samples"])])
    #expect(effects(of: "s", in: pressed()).isEmpty)
    var filling = empty
    _ = update(&filling, .drawerChanged(.background(left: 3, reading: nil)))
    #expect(effects(of: "s", in: filling).isEmpty)
  }

  // MARK: Search

  @Test(
    "every printable key is text in the search field", arguments: ["q", "?", "/", "G", " ", "漢", "1", "-"])
  func typing(_ text: String) {
    let stroke: Stroke = text == " " ? "space" : Stroke(text)
    let state = pressed("/", stroke)
    #expect(state.results.query.text == text)
    #expect(state.screen == .results && state.dialog == nil)
  }

  @Test("each letter asks anew, with the clock in the question")
  func live() {
    let state = pressed("/", "r")
    #expect(
      effects(of: "a", in: state) == [
        .search("ra", now: Fixtures.now, generation: state.results.generation + 1)
      ])
  }

  @Test("a chip goes with the words it was read from")
  func chips() {
    var state = pressed("/")
    States.send(&state, .paste("ramen kyoto last week"))
    States.press(&state, "alt-1")
    #expect(state.results.query.text == "ramen kyoto")
  }

  @Test("up and down choose while typing; Tab makes letters keys; Esc keeps nothing open")
  func searchKeys() {
    var state = pressed("/", "r", "down")
    #expect(state.results.cursor.index == 1 && state.place == .query)
    States.press(&state, "tab", "k")
    #expect(state.results.cursor.index == 0 && state.results.query.text == "r")
    States.press(&state, "enter")
    #expect(state.screen == .detail && !state.detail.matchBoxes.isEmpty)
    States.press(&state, "escape", "escape")
    #expect(state.screen == .drawer)
  }

  // MARK: Specimen

  @Test("a row is edited in place and can be taken back")
  func editing() {
    var state = pressed("enter", "n", "h", "i")
    #expect(state.place == .detailEdit)
    let asked = effects(of: "enter", in: state)
    #expect(asked == [.change(.setNote("hi", Fixtures.id(1)), undo: .setNote("", Fixtures.id(1)))])
    States.press(&state, "enter")
    #expect(state.undo == [.setNote("", Fixtures.id(1))])
    #expect(effects(of: "u", in: state) == [.change(.setNote("", Fixtures.id(1)))])
  }

  @Test(
    "a field that could mean two things offers both, the one that counts marked, and the user's own words")
  func picking() {
    var state = pressed("enter")
    let other = EntityValue.dateTime(Fixtures.moment("2026-12-05T19:30"), timeZone: nil)
    state.detail.specimen?.fields[0].alternatives = [other]
    while state.selectedDetailRow != .field(0) { States.press(&state, "down") }
    States.press(&state, "enter")
    guard case .choice(let choice) = state.dialog else {
      Issue.record("no choice")
      return
    }
    #expect(choice.options.map(\.isOn) == [true, false, false])
    #expect(choice.purpose == .reading(field: "dateTime-1", of: Fixtures.id(1)))
    States.press(&state, "down")
    #expect(
      effects(of: "enter", in: state) == [
        .change(
          .correctField("dateTime-1", Fixtures.id(1), to: "2026-12-05T19:30"),
          undo: .correctField("dateTime-1", Fixtures.id(1), to: nil))
      ])
    // The last option types instead.
    States.press(&state, "down", "enter")
    #expect(state.place == .detailEdit)
  }

  @Test("where two readers differ the words of either can be picked")
  func pickingTheOtherReader() {
    var state = pressed("enter")
    state.detail.specimen?.fields[0].opinion = SecondOpinion(
      reader: "tesseract", agrees: false, text: "Sat 5 Dec 19:80")
    while state.selectedDetailRow != .field(0) { States.press(&state, "down") }
    States.press(&state, "enter")
    guard case .choice(let choice) = state.dialog else {
      Issue.record("no choice")
      return
    }
    #expect(choice.options.map(\.isOn) == [true, false, false])
    #expect(choice.options[1].label.contains("Sat 5 Dec 19:80"))
    States.press(&state, "down")
    #expect(
      effects(of: "enter", in: state) == [
        .change(
          .correctField("dateTime-1", Fixtures.id(1), to: "Sat 5 Dec 19:80"),
          undo: .correctField("dateTime-1", Fixtures.id(1), to: nil))
      ])
    state.dialog = nil
    state.detail.specimen?.fields[0].opinion = SecondOpinion(reader: "tesseract", agrees: true)
    States.press(&state, "enter")
    #expect(state.place == .detailEdit)
  }

  @Test("a picked reading can be given back, and what was read is never asked for when it counts")
  func unpicking() {
    var state = pressed("enter")
    let other = EntityValue.dateTime(Fixtures.moment("2026-12-05T19:30"), timeZone: nil)
    state.detail.specimen?.fields[0].alternatives = [other]
    while state.selectedDetailRow != .field(0) { States.press(&state, "down") }
    States.press(&state, "enter")
    #expect(effects(of: "enter", in: state).isEmpty)
    state.detail.specimen?.fields[0].correction = Field.Correction(
      text: "2026-12-05T19:30", value: other, at: Instant(secondsSince1970: 0))
    States.press(&state, "escape", "enter")
    guard case .choice(let choice) = state.dialog else {
      Issue.record("no choice")
      return
    }
    #expect(choice.options.map(\.isOn) == [false, true, false])
    States.press(&state, "up")
    #expect(
      effects(of: "enter", in: state) == [
        .change(
          .correctField("dateTime-1", Fixtures.id(1), to: nil),
          undo: .correctField("dateTime-1", Fixtures.id(1), to: "2026-12-05T19:30"))
      ])
  }

  @Test("a correction that fails leaves nothing to take back")
  func failedEdit() {
    var state = pressed("enter")
    let change = Change.correctField("money-1", Fixtures.id(1), to: "x")
    _ = update(
      &state,
      .changed(
        change, undo: .correctField("money-1", Fixtures.id(1), to: nil),
        .failure(DrawerProblem(.invalid, "Not a price."))))
    #expect(state.undo.isEmpty)
    #expect(state.notice == Notice("Not a price.", .problem))
  }

  @Test("the chosen field's place is shown on the picture")
  func evidence() {
    var state = pressed("enter")
    #expect(state.evidenceBox == nil)
    let field = state.detailRows.firstIndex(of: .field(0)) ?? 0
    for _ in 0..<field { States.press(&state, "down") }
    while state.selectedDetailRow != .field(0), state.detail.cursor.index > 0 { States.press(&state, "up") }
    #expect(state.evidenceBox == Fixtures.specimen.fields[0].boxes.enclosing)
    #expect(render(state).wanted.contains { $0.mark == state.evidenceBox })
  }

  @Test("] and [ walk through the cards it was opened from")
  func neighbours() {
    var state = pressed("enter", "]", "]")
    #expect(state.detail.id == Fixtures.id(3) && state.drawer.index == 2)
    States.press(&state, "[")
    #expect(state.detail.id == Fixtures.id(2))
    #expect(state.stack == [.drawer, .detail])
  }

  // MARK: Review

  @Test("nothing is approved before the user saw where entries go")
  func firstApprove() {
    var state = pressed("a")
    #expect(effects(of: "A", in: state) == [.loadCalendars])
    States.press(&state, "A")
    guard case .choice(let choice) = state.dialog else {
      Issue.record("the first Approve does not show where entries go")
      return
    }
    #expect(choice.options.first?.label.contains("~/calendars/home") == true)
    let asked = effects(of: "enter", in: state)
    #expect(asked.last == .change(.approve(Fixtures.reviewItem(0).id)))
    States.press(&state, "escape")
    #expect(state.dialog == nil && state.review.decided == 0)
  }

  @Test("the last approval can be taken back")
  func unapprove() {
    var state = pressed("a")
    state.preferences.hasConfirmedCalendar = true
    States.press(&state, "A")
    #expect(state.undo == [.unapprove(Fixtures.id(1), force: false)])
    #expect(effects(of: "u", in: state) == [.change(.unapprove(Fixtures.id(1), force: false))])
    _ = update(
      &state,
      .changed(
        .unapprove(Fixtures.id(1), force: false), undo: nil,
        .failure(DrawerProblem(.changed, "It was edited."))))
    #expect(effects(of: "enter", in: state) == [.change(.unapprove(Fixtures.id(1), force: true))])
  }

  @Test("a calendar that can't be written gives the card to copy")
  func notWritable() {
    var state = pressed("a")
    let outcome = ChangeOutcome.approval(
      .notWritable(card: "BEGIN:VCALENDAR", reason: "The folder is read-only."))
    _ = update(&state, .changed(.approve(Fixtures.id(1)), undo: nil, .success(outcome)))
    #expect(effects(of: "y", in: state) == [.copy("BEGIN:VCALENDAR")])
    #expect(state.undo.isEmpty)
  }

  @Test("a reminder's form asks for no end, and gives none; back as an event its end is there again")
  func reminderForm() {
    var state = pressed("a", "e")
    States.press(&state, "tab", "space")
    guard case .form(let reminder) = state.dialog else {
      Issue.record("no form")
      return
    }
    #expect(reminder.kind == .reminder && !reminder.rows.contains(.end))
    var asReminder = state
    guard case .change(.editSuggestion(_, let edit), _) = effects(of: "enter", in: asReminder).first else {
      Issue.record("a good form was not taken")
      return
    }
    #expect(edit.kind == .reminder && edit.end == .some(nil))
    States.press(&asReminder, "space")
    guard case .form(var event) = asReminder.dialog else {
      Issue.record("no form")
      return
    }
    #expect(event.rows.contains(.end) && event.checked()?.end == Fixtures.moment("2026-12-04T21:30"))
  }

  @Test("the form gives a checked change, and says what it can't take")
  func form() {
    var state = pressed("a", "e")
    States.press(&state, "tab", "tab", "tab", "ctrl-u")
    States.send(&state, .paste("2026-12-05 18:00"))
    States.press(&state, "tab", "ctrl-u")
    States.send(&state, .paste("2026-12-05 17:00"))
    States.press(&state, "enter")
    guard case .form(let form) = state.dialog else {
      Issue.record("an end before the start was taken")
      return
    }
    #expect(form.row == .end && form.problems[.end] == "It has to end after it starts.")
    States.press(&state, "ctrl-u")
    guard case .change(.editSuggestion(_, let edit), _) = effects(of: "enter", in: state).first else {
      Issue.record("a good form was not taken")
      return
    }
    #expect(edit.start == Fixtures.moment("2026-12-05T18:00"))
    #expect(edit.end == .some(nil))
    #expect(edit.alarms == [60, 1440])
  }

  // MARK: Capture

  @Test("typing jumps, Space picks, and what is picked is filed")
  func capture() {
    var state = pressed("i", "s", "c")
    #expect(state.capture.selected?.name == "Screenshot 2026-11-12.png")
    States.press(&state, "escape", "space")
    #expect(state.capture.picked == ["/home/aki/Pictures/Screenshot 2026-11-12.png"])
    #expect(effects(of: "ctrl-f", in: state) == [.file(["/home/aki/Pictures/Screenshot 2026-11-12.png"])])
    States.press(&state, "ctrl-f")
    #expect(state.screen == .report && state.work.isFiling)
    States.press(&state, "escape")
    #expect(state.screen == .capture)
  }

  @Test("filing can be stopped after a question, and a second import waits")
  func cancelling() {
    var state = States.report(Size(columns: 80, rows: 24))
    States.press(&state, "ctrl-x")
    #expect(effects(of: "escape", in: state).isEmpty)
    #expect(effects(of: "enter", in: state) == [.cancelWork])
    States.press(&state, "escape", "i", "down", "down", "enter")
    #expect(state.work.found == 40)
    #expect(state.notice?.tone == .problem)
  }

  @Test("leaving while filing asks first, unless the terminal is gone")
  func quitting() {
    var state = States.report(Size(columns: 80, rows: 24))
    States.press(&state, "ctrl-c")
    #expect(!state.isQuitting && state.dialog != nil)
    var gone = States.report(Size(columns: 80, rows: 24))
    #expect(update(&gone, .quit) == [.cancelWork])
    #expect(gone.isQuitting)
  }

  // MARK: Delete all

  @Test("everything is deleted only after the word was typed", arguments: ["", "x", "yes", "delet"])
  func wrongWord(_ word: String) {
    var state = pressed(",", "G", "enter")
    if !word.isEmpty { States.send(&state, .paste(word)) }
    #expect(effects(of: "enter", in: state).isEmpty)
  }

  @Test("the typed word deletes everything and leaves an empty screen")
  func deleteAll() {
    var state = pressed(",", "G", "enter")
    States.send(&state, .paste("delete"))
    #expect(effects(of: "enter", in: state) == [.change(.deleteAll(withEntries: false))])
    States.send(&state, .stroke("enter"), total: 0)
    #expect(state.screen == .drawer && state.undo.isEmpty && state.drawer.window.total == 0)
  }

  @Test("deleting an approved specimen asks what shall become of its entry")
  func deleteWithEntry() {
    var state = pressed("right", "right", "d")
    guard case .choice(let choice) = state.dialog else {
      Issue.record("no question about the calendar entry")
      return
    }
    #expect(choice.options.count == 2)
    States.press(&state, "down")
    #expect(effects(of: "enter", in: state) == [.change(.delete([Fixtures.id(3)], withEntries: true))])
  }

  @Test("a deleted specimen leaves nothing to take back and nothing open")
  func afterDelete() {
    var state = pressed("enter", "n", "x", "enter")
    #expect(!state.undo.isEmpty)
    States.press(&state, "d", "enter")
    #expect(state.undo.isEmpty && state.screen == .drawer && state.detail.id == nil)
  }

  // MARK: The mouse

  @Test("a click chooses, a double click opens, the wheel moves, and status-line keys can be clicked")
  func mouse() {
    var state = pressed()
    func click(_ target: Target, _ kind: Pointer.Kind = .press) {
      let isDrawn = render(state).targets.contains { $0.target == target }
      #expect(isDrawn, "\(target) is not on the screen")
      States.send(&state, .pointer(Pointer(kind, on: target)))
    }
    click(.card(3))
    #expect(state.drawer.index == 3)
    click(.card(1), .doublePress)
    #expect(state.screen == .detail && state.detail.id == Fixtures.id(2))
    click(.action(.back))
    #expect(state.screen == .drawer)
    click(.rail(2))
    #expect(state.drawer.scope == .automatic(.food))
    States.send(&state, .pointer(Pointer(.wheelDown, on: nil)))
    #expect(state.drawer.rail.index == 3)
    click(.searchBar)
    #expect(state.screen == .results)
  }

  @Test("what a dialog covers can't be clicked")
  func covered() {
    let targets = render(pressed("d")).targets
    #expect(!targets.contains { if case .card = $0.target { true } else { false } })
    #expect(targets.contains { $0.target == .action(.accept) })
  }
}
