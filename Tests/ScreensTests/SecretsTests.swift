import Drawer
import Specimens
import Terminal
import Testing

@testable import Screens

@Suite("Secrets are hidden until asked for")
struct SecretsTests {
  static let secrets = ["4111 1111 1111 1111", "lantern-73-tea", "482913"]

  private func text(_ state: AppState) -> String { render(state).surface.text() }

  @Test("in the detail, and shown and hidden again by one key")
  func detail() {
    var state = States.secrets(Size(columns: 120, rows: 35))
    for secret in SecretsTests.secrets { #expect(!text(state).contains(secret)) }
    #expect(text(state).contains("•••• 1111"))
    States.press(&state, "ctrl-r")
    for secret in SecretsTests.secrets { #expect(text(state).contains(secret)) }
    States.press(&state, "ctrl-r")
    for secret in SecretsTests.secrets { #expect(!text(state).contains(secret)) }
  }

  @Test("anew for every specimen")
  func anew() {
    var state = States.secrets(Size(columns: 120, rows: 35))
    States.press(&state, "ctrl-r", "]")
    #expect(!state.showsSecrets)
  }

  @Test("on cards, in lists, answers, reviews and the timeline", arguments: States.sizes)
  func everywhere(_ size: Size) {
    let titles = ["482913 is your verification code", "Card 4111 1111 1111 1111", "Password: lantern-73-tea"]
    for (name, state) in States.all(size, titles: titles) where !name.contains("secrets") {
      for secret in SecretsTests.secrets { #expect(!text(state).contains(secret), "\(name) at \(size)") }
    }
  }

  @Test("copying gives the text itself")
  func copies() {
    var state = States.secrets(Size(columns: 120, rows: 35))
    States.press(&state, "G")
    let effects = update(&state, .stroke("y"))
    #expect(effects == [.copy("482913 is your verification code")])
  }

  @Test("an export that holds some asks first; one without does not")
  func export() {
    var state = States.drawer()
    #expect(update(&state, .looked(nil, folder: "/x", sensitive: 0)) == [.export(nil, to: "/x")])
    state = States.drawer()
    #expect(update(&state, .looked(nil, folder: "/x", sensitive: 2)) == [])
    #expect(text(state).contains("2 of them hold"))
    #expect(update(&state, .stroke("enter")) == [.export(nil, to: "/x")])
  }
}

@Suite("What is coming up, and what there is")
struct LookingTests {
  @Test("the timeline has a heading a day, soonest first, and what is over last")
  func days() {
    var state = States.drawer(Size(columns: 80, rows: 24))
    States.press(&state, "t")
    let headings = state.timelineRows.compactMap { row -> String? in
      if case .heading(let text, _) = row { text } else { nil }
    }
    #expect(
      headings == [
        "Mon 30 Nov 2026", "Fri 4 Dec 2026", "Sat 12 Dec 2026", "Fri 29 Jan 2027", "Over", "Sat 21 Nov 2026",
        "Sun 1 Nov 2026",
      ])
    #expect(state.selectedTimelineCard != nil)
    States.press(&state, "enter")
    #expect(state.screen == .detail)
    States.press(&state, "escape")
    #expect(state.screen == .timeline)
  }

  @Test("moving stays on entries, whichever way")
  func moving() {
    var state = States.drawer(Size(columns: 80, rows: 8))
    States.press(&state, "t")
    for key: Stroke in ["down", "down", "up", "up", "up", "G", "g", "page-down", "page-up", "ctrl-d", "k"] {
      States.press(&state, key)
      #expect(state.selectedTimelineCard != nil, "\(key.name)")
    }
  }

  @Test("statistics lead to the specimens they count")
  func statistics() {
    var state = States.drawer()
    States.press(&state, "S", "enter")
    #expect(state.screen == .drawer && state.drawer.scope == .automatic(.travel))
    States.press(&state, "S", "G", "enter")
    #expect(state.screen == .results && state.results.query.text == "saved in Aug 2026")
  }

  @Test(
    "pace is told in people's words",
    arguments: [
      (1, 40, 10, "6 a minute · about 7 min left"), (20, 40, 10, "2.0 a second · about 10 s left"),
      (40, 40, 10, "4.0 a second"), (0, 40, 10, ""), (500, 1000, 4, "125 a second · about 4 s left"),
    ])
  func pace(_ done: Int, _ count: Int, _ seconds: Int, _ expected: String) {
    let end = Fixtures.now.adding(seconds: seconds)
    #expect(Pace.text(done: done, of: count, since: Fixtures.now, now: end, separator: "·") == expected)
  }
}

@Suite("Taking back")
struct TakingBackTests {
  private func change(_ effects: [Effect]) -> (Change, Change?)? {
    for case .change(let change, let back) in effects { return (change, back) }
    return nil
  }

  @Test("a move of several goes back to where each came from")
  func moves() throws {
    var state = States.drawer()
    States.press(&state, "space", "space", "c")
    guard case .choice(let choice) = state.dialog else {
      Issue.record("no choice")
      return
    }
    let place = try #require(choice.options.firstIndex { $0.value == .automatic(.housing) })
    var chosen = choice
    chosen.cursor.index = place
    state.dialog = .choice(chosen)
    let (done, back) = try #require(change(update(&state, .stroke("enter"))))
    #expect(done == .move([Fixtures.id(1), Fixtures.id(2)], .housing))
    #expect(back == .several([.move([Fixtures.id(1)], .travel), .move([Fixtures.id(2)], .food)]))
  }

  @Test("an edited proposal is what it was before")
  func edits() throws {
    var state = States.drawer()
    States.press(&state, "a", "e", "x")
    let (done, back) = try #require(change(update(&state, .stroke("enter"))))
    guard case .editSuggestion(_, let edit) = done, case .editSuggestion(_, let old) = back else {
      Issue.record("no edit")
      return
    }
    #expect(edit.title == "Dinner at Menya Hikarix" && old.title == "Dinner at Menya Hikari")
    #expect(old.start == Fixtures.suggestion.start && old.alarms == Fixtures.suggestion.alarms)
  }
}
