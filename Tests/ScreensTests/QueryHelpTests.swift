import Drawer
import Specimens
import Terminal
import Testing

@testable import Screens

@Suite("Completing a query")
struct QueryCompletionTests {
  private let names = QueryCompletion.Names(
    collections: ["Japan trip", "引っ越し"], origins: ["Chat with Aki", "tabelog.example"])

  private func candidates(_ query: String) -> [String]? {
    QueryCompletion(TextField(query), names: names)?.candidates
  }

  @Test("offers what can stand after the name of a filter")
  func filters() {
    #expect(candidates("in:tr") == ["travel"])
    #expect(
      candidates("ramen in:") == [
        "travel", "food", "shopping", "housing", "events", "\"Japan trip\"", "引っ越し",
      ])
    #expect(candidates("in:jap") == ["\"Japan trip\""])
    #expect(candidates("in:\"Japan t") == ["\"Japan trip\""])
    #expect(candidates("in:引") == ["引っ越し"])
    #expect(candidates("IN:Foo") == ["food"])
    #expect(
      candidates("origin:") == ["inferred", "tagged", "unknown", "\"Chat with Aki\"", "tabelog.example"])
    #expect(candidates("has:p") == ["price", "phone", "place", "person"])
    #expect(candidates("saved:last") == ["\"last week\"", "\"last month\""])
  }

  @Test("stays out of the way everywhere else")
  func nothing() {
    for query in [
      "", "ramen", "in", "in:food", "in:food ", "at 19:30", "https://x.example", "in:zzz", "in: x",
    ] {
      #expect(candidates(query) == nil, "\(query)")
    }
  }

  @Test("Tab takes the chosen one and searches; otherwise it goes to the list")
  func tab() {
    var state = States.drawer(Size(columns: 80, rows: 24))
    States.press(&state, "/")
    States.send(&state, .paste("ramen in:"))
    #expect(render(state).surface.text().contains("shopping"))
    States.press(&state, "down", "down", "up")
    let effects = update(&state, .stroke("tab"))
    #expect(state.results.query.text == "ramen in:food ")
    #expect(effects.contains { if case .search("ramen in:food ", _, _) = $0 { true } else { false } })
    #expect(state.results.isTyping)
    States.press(&state, "tab")
    #expect(!state.results.isTyping)
  }

  @Test("a click takes one, too")
  func click() {
    var state = States.drawer(Size(columns: 80, rows: 24))
    States.press(&state, "/")
    States.send(&state, .paste("in:"))
    States.send(&state, .pointer(Pointer(.press, on: .completion(1))))
    #expect(state.results.query.text == "in:food ")
  }
}

@Suite("What was searched for")
struct QueryHistoryTests {
  private func searching(_ words: String) -> AppState {
    var state = States.drawer(Size(columns: 80, rows: 24))
    States.press(&state, "/")
    States.send(&state, .paste(words))
    return state
  }

  @Test("is kept once it led somewhere, the latest first and none twice")
  func kept() {
    var state = searching("over $100")
    #expect(update(&state, .stroke("enter")).contains(.noteQuery("over $100")))
    #expect(state.queries == ["over $100", "ramen kyoto", "in:travel 京都 ホテル"])
    States.press(&state, "escape")
    // Not twice for the same words.
    #expect(!update(&state, .stroke("escape")).contains { if case .noteQuery = $0 { true } else { false } })
  }

  @Test(
    "is not kept when it holds a secret, found nothing, or is a letter",
    arguments: ["4111 1111 1111 1111", "password: lantern-73-tea", "r"])
  func notKept(_ words: String) {
    var state = searching(words)
    let effects = update(&state, .stroke("escape"))
    #expect(!effects.contains { if case .noteQuery = $0 { true } else { false } })
    #expect(state.queries.first == "ramen kyoto")
    var nothing = searching("xyzzy plugh")
    nothing.results.outcome = SearchOutcome(query: "xyzzy plugh")
    #expect(!update(&nothing, .stroke("escape")).contains(.noteQuery("xyzzy plugh")))
  }

  @Test("is offered in an empty search, and Enter takes it up")
  func offered() {
    var state = searching("")
    #expect(render(state).surface.text().contains("SEARCHED BEFORE"))
    States.press(&state, "down", "enter")
    #expect(state.results.query.text == "in:travel 京都 ホテル")
    #expect(!state.results.rows.isEmpty)
    States.press(&state, "enter")
    #expect(state.screen == .detail)
  }

  @Test("Alt-↑ walks through it, and what was being typed comes back")
  func walking() {
    var state = searching("half a thou")
    States.press(&state, "alt-up")
    #expect(state.results.query.text == "ramen kyoto")
    States.press(&state, "alt-up", "alt-up", "alt-up", "alt-up")
    #expect(state.results.query.text == "over $100")
    States.press(&state, "alt-down", "alt-down", "alt-down", "alt-down")
    #expect(state.results.query.text == "half a thou")
  }

  @Test("is forgotten on request")
  func forgotten() {
    var state = States.drawer()
    States.press(&state, ",")
    let rows = SettingsRow.rows(of: state)
    for _ in 0..<(rows.firstIndex(of: .searches) ?? 0) { States.press(&state, "down") }
    #expect(update(&state, .stroke("enter")) == [.forgetQueries])
    #expect(state.queries.isEmpty)
  }
}
