import Drawer
import Specimens
import Terminal
import Testing

@testable import Screens

@Suite("Sorting and grouping the drawer")
struct GroupTests {
  @Test("o goes through the orders, and says which one it is")
  func orders() {
    var state = States.drawer()
    var seen: [CardQuery.Order] = []
    for _ in 0..<3 {
      States.press(&state, "o")
      seen.append(state.drawer.order)
      #expect(state.notice?.text == state.drawer.order.sentence)
    }
    #expect(seen == [.event, .collection, .saved])
  }

  @Test("a group is named where it begins, and at the top of the screen")
  func headings() {
    var state = States.drawer(Size(columns: 120, rows: 35))
    #expect(state.groupHeading(at: 0, firstInSight: 0) == nil)
    States.press(&state, "z")
    #expect(state.groupHeading(at: 0, firstInSight: 0) == "today")
    #expect(state.groupHeading(at: 1, firstInSight: 0) == "yesterday")
    States.press(&state, "o", "o")
    // Of two neighbours in one collection only the first says so, unless it stands above the screen.
    var cards = (0..<4).map { Fixtures.card($0) }
    for place in cards.indices { cards[place].collection = place < 3 ? .travel : .food }
    state.drawer.window.put(cards, page: 0)
    #expect((0..<4).map { state.groupHeading(at: $0, firstInSight: 0) } == ["Travel", nil, nil, "Food"])
    #expect(state.groupHeading(at: 2, firstInSight: 2) == "Travel")
    States.press(&state, "z")
    #expect(state.groupHeading(at: 0, firstInSight: 0) == nil)
  }
}

@Suite("Dragging with the mouse")
struct DraggingTests {
  private func send(_ kind: Pointer.Kind, _ target: Target?, to state: inout AppState) -> [Effect] {
    update(&state, .pointer(Pointer(kind, on: target)))
  }

  private func row(_ scope: CardQuery.Scope, in state: AppState) -> Int {
    state.railRows.firstIndex { $0.scope == scope } ?? -1
  }

  @Test("a card let go over a collection is put into it")
  func card() {
    var state = States.drawer(Size(columns: 120, rows: 35))
    let food = row(.automatic(.food), in: state)
    _ = send(.press, .card(1), to: &state)
    #expect(send(.drag, .rail(food), to: &state) == [])
    #expect(render(state).surface.text().contains("Let go to put it into Food"))
    let id = Fixtures.id(2)
    let effects = send(.release, .rail(food), to: &state)
    guard case .change(.move(let ids, let kind), let back) = effects.first else {
      Issue.record("nothing was moved: \(effects)")
      return
    }
    #expect(ids == [id] && kind == .food && back == .move([id], Fixtures.card(1).collection))
    #expect(state.grabbed == nil && state.drawer.dropRow == nil)
  }

  @Test("all that are marked go with it")
  func marked() {
    var state = States.drawer(Size(columns: 120, rows: 35))
    States.press(&state, "space", "space")
    let trip = row(.manual("00000000000000aa"), in: state)
    _ = send(.press, .card(1), to: &state)
    _ = send(.drag, .rail(trip), to: &state)
    let effects = send(.release, .rail(trip), to: &state)
    guard case .change(.add(let ids, let collection), _) = effects.first else {
      Issue.record("nothing was added: \(effects)")
      return
    }
    #expect(ids == [Fixtures.id(1), Fixtures.id(2)] && collection == "00000000000000aa")
  }

  @Test("let go anywhere else, nothing happens")
  func elsewhere() {
    var state = States.drawer(Size(columns: 120, rows: 35))
    let (food, all) = (row(.automatic(.food), in: state), row(.all, in: state))
    for end in [Target.card(3), .rail(all), .searchBar] {
      _ = send(.press, .card(1), to: &state)
      _ = send(.drag, .rail(food), to: &state)
      _ = send(.drag, end, to: &state)
      #expect(send(.release, end, to: &state) == [])
    }
  }

  @Test("along the rail the collections are shown one after the other")
  func rail() {
    var state = States.drawer(Size(columns: 120, rows: 35))
    let (travel, food) = (row(.automatic(.travel), in: state), row(.automatic(.food), in: state))
    _ = send(.press, .rail(travel), to: &state)
    #expect(state.drawer.scope == .automatic(.travel))
    #expect(!send(.drag, .rail(food), to: &state).isEmpty)
    #expect(state.drawer.scope == .automatic(.food))
    #expect(send(.drag, .rail(food), to: &state) == [])
    #expect(send(.release, .rail(food), to: &state) == [])
  }
}
