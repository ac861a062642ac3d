import Decisions
import Drawer
import Specimens
import Terminal
import Testing

@testable import Screens

@Suite("Journeys and the assist on the screen")
struct TripAndAssistTests {
  private static let size = Size(columns: 100, rows: 30)

  private var trip: TripOffer {
    let cards = [Fixtures.card(1), Fixtures.card(2)]
    let start = Fixtures.moment("2026-12-12T00:00").date
    return TripOffer(
      proposal: TripProposal(
        id: "a1b2c3d4", name: "Japan trip", start: start, end: start.adding(days: 8),
        members: zip(cards, ["sets out", "goes back"]).map {
          TripProposal.Member(id: $0.id, because: $1)
        }), name: "Japan trip", cards: cards)
  }

  private var collections: AppState {
    var state = States.drawer(Self.size)
    States.press(&state, "C")
    States.send(&state, .trips(.success([trip])))
    return state
  }

  private func text(_ state: AppState) -> String {
    let surface = render(state).surface
    return (0..<surface.size.rows).map { y in
      (0..<surface.size.columns).map { surface[$0, y].text }.joined()
    }.joined(separator: "\n")
  }

  @Test("a journey stands above the collections, and Enter says what belongs to it and why")
  func proposed() {
    var state = collections
    #expect(text(state).contains("Japan trip?"))
    States.press(&state, "enter")
    guard case .choice(let choice) = state.dialog else {
      Issue.record("nothing was asked")
      return
    }
    #expect(choice.lines.contains { $0.contains("sets out") })
    #expect(choice.options.count == 2)
    #expect(update(&state, .stroke("enter")) == [.change(.acceptTrip("a1b2c3d4"))])
  }

  @Test("a refusal can be taken back")
  func refused() {
    var state = collections
    States.press(&state, "enter", "down")
    let effects = update(&state, .stroke("enter"))
    #expect(effects == [.change(.refuseTrip("a1b2c3d4"), undo: .unrefuseTrip("a1b2c3d4"))])
    _ = update(
      &state, .changed(.refuseTrip("a1b2c3d4"), undo: .unrefuseTrip("a1b2c3d4"), .success(.done)))
    #expect(update(&state, .stroke("u")) == [.change(.unrefuseTrip("a1b2c3d4"))])
  }

  @Test("the keys of collections made by hand do nothing on a journey")
  func otherKeys() {
    var state = collections
    for key: Stroke in ["r", "m", "d"] {
      #expect(update(&state, .stroke(key)).isEmpty && state.dialog == nil)
    }
  }

  // MARK: The assist

  private let offer = AssistOffer(
    address: "http://127.0.0.1:8080/", host: "127.0.0.1", isPublic: false,
    sample: "{}", brief: ["  Dinner at Menya"])

  private var settings: AppState {
    var state = States.drawer(Self.size)
    States.press(&state, ",")
    let row = SettingsRow.rows(of: state).firstIndex(of: .assist) ?? 0
    for _ in 0..<row { States.press(&state, "down") }
    return state
  }

  @Test("switching it on takes an address, shows what is sent, and takes the typed host")
  func switchingOn() {
    var state = settings
    States.press(&state, "enter")
    States.send(&state, .paste("http://127.0.0.1:8080/"))
    #expect(update(&state, .stroke("enter")) == [.lookAtAssist("http://127.0.0.1:8080/")])
    #expect(state.dialog == nil)
    States.send(&state, .assistOffer(.success(offer)))
    let shown = text(state)
    #expect(shown.contains("Dinner at Menya") && shown.contains("http://127.0.0.1:8080/"))
    States.send(&state, .paste("yes"))
    #expect(update(&state, .stroke("enter")).isEmpty)
    guard case .prompt(let prompt) = state.dialog else {
      Issue.record("anything was taken for the host")
      return
    }
    #expect(prompt.problem?.contains("127.0.0.1") == true)
    States.press(&state, "ctrl-u")
    States.send(&state, .paste("127.0.0.1"))
    #expect(
      update(&state, .stroke("enter")) == [
        .change(.allowAssist("http://127.0.0.1:8080/", consent: "127.0.0.1"))
      ])
  }

  @Test("an address that can't be used says why, and nothing is switched on")
  func badAddress() {
    var state = settings
    States.send(&state, .assistOffer(.failure(DrawerProblem(.invalid, "“x” is not an https address."))))
    #expect(state.dialog == nil)
    #expect(state.notice?.tone == .problem)
  }

  @Test("Enter on an assist that is on switches it off at once")
  func switchingOff() {
    var state = settings
    state.preferences.usesHostedAssist = true
    guard case .change(.preferences(let changed), _) = update(&state, .stroke("enter")).first else {
      Issue.record("nothing changed")
      return
    }
    #expect(!changed.usesHostedAssist)
  }

  @Test("another order is taken until the user has begun to choose; one of older words never")
  func order() {
    var state = States.drawer(Self.size)
    States.press(&state, "/")
    States.send(&state, .paste("ramen"))
    var other = Fixtures.outcome
    other.results.reverse()
    other.orderedBy = "127.0.0.1"
    let generation = state.results.generation
    let first = state.results.outcome
    _ = update(&state, .reordered(generation: generation - 1, other))
    #expect(state.results.outcome == first)
    var chosen = state
    States.press(&chosen, "down")
    _ = update(&chosen, .reordered(generation: generation, other))
    #expect(chosen.results.outcome == first)
    _ = update(&state, .reordered(generation: generation, other))
    #expect(state.results.outcome == other)
    #expect(state.notice?.text.contains("127.0.0.1") == true)
  }

  @Test("the timer is offered in the sentence that follows the approval")
  func timer() {
    var state = States.drawer(Self.size)
    States.press(&state, "a")
    let outcome = ChangeOutcome.approval(.written(path: "/cal/a.ics"), offer: "Try `curio remind --install`.")
    _ = update(&state, .changed(.approve(Fixtures.id(1)), undo: nil, .success(outcome)))
    #expect(state.notice?.text == "Written. Try `curio remind --install`.")
    // The next approval of a batch leaves it standing; one after another key does not.
    let next = ChangeOutcome.approval(.written(path: "/cal/b.ics"))
    _ = update(&state, .changed(.approve(Fixtures.id(2)), undo: nil, .success(next)))
    #expect(state.notice?.text == "Written. Try `curio remind --install`.")
    States.press(&state, "s")
    _ = update(&state, .changed(.approve(Fixtures.id(2)), undo: nil, .success(next)))
    #expect(state.notice?.text.hasPrefix("Written to the calendar; u takes it back. /cal/b.ics") == true)
  }
}
