import Terminal
import Testing

@testable import Screens

@Suite("The user's own keys")
struct KeyMapTests {
  private func place(_ map: KeyMap, _ key: Stroke, _ state: AppState) -> ActionName? {
    map.action(for: key, at: state.place, in: state)?.name
  }

  @Test("take the place of the table's keys, in status line, help and dispatch alike")
  func replaces() {
    var state = States.drawer()
    state.keys = KeyMap(["sort": ["S"]])
    #expect(state.keys.problems == [])
    #expect(place(state.keys, "S", state) == .sort)
    #expect(place(state.keys, "o", state) == nil)
    #expect(state.helpLines(.drawer).contains { $0.keys == "S" && $0.text.contains("Sort") })
    let order = state.drawer.order
    States.press(&state, "S")
    #expect(state.drawer.order != order)
  }

  @Test("are taken from what had them before, there and nowhere else")
  func takesAway() {
    let state = States.drawer()
    let map = KeyMap(["drawer.collect": ["d"]])
    #expect(place(map, "d", state) == .collect)
    #expect(place(map, "delete", state) == .delete)
    var detail = States.drawer()
    States.press(&detail, "enter")
    #expect(place(map, "d", detail) == .delete)
    #expect(place(map, "c", detail) == .collect)
    // One meaning a key, whatever is bound.
    for place in Place.allCases {
      let keys = map.actions.filter { $0.places.contains(place) }.flatMap(\.keys)
      #expect(keys.count == Set(keys).count, "\(place)")
    }
  }

  @Test("never take text away where keys are text")
  func typing() {
    let map = KeyMap(["open": ["x"], "back": ["b"]])
    for place in Place.allCases where place.isTyping {
      let typed = map.actions.filter { $0.places.contains(place) }.flatMap(\.keys).filter { $0.typed != nil }
      #expect(typed.allSatisfy { $0 == "space" }, "\(place)")
    }
  }

  @Test(
    "can't lock anybody in", arguments: [["quit": ["Q"]], ["approve": ["escape", "ctrl-c"]], ["back": []]])
  func wayOut(_ custom: [String: [String]]) {
    let map = KeyMap(custom)
    for place in Place.allCases {
      let keys = map.actions.filter { $0.places.contains(place) }.flatMap(\.keys)
      #expect(keys.contains("escape") && keys.contains("ctrl-c"), "\(place)")
    }
  }

  @Test("that can't be understood are told, and the others still count")
  func problems() {
    let map = KeyMap([
      "fly": ["f"], "attic.open": ["x"], "sort": ["ctrl-shift-hyper-x", "S"], "undo": ["f99"],
    ])
    #expect(map.problems.count == 4)
    #expect(map.problems.allSatisfy { $0.hasSuffix(".") })
    let state = States.drawer()
    #expect(place(map, "S", state) == .sort)
  }
}

@Suite("The palette")
struct PaletteTests {
  @Test("lists every action that has a name worth looking for, once")
  func complete() throws {
    let state = States.drawer()
    let names = state.paletteRows(PaletteDialog()).map(\.action.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names) == Set(ActionName.allCases.filter(\.isListed)))
  }

  @Test("does what was chosen, from any screen", arguments: ["settings", "collections", "import"])
  func goes(_ word: String) {
    for start: [Stroke] in [[], ["enter"], ["a"], [","]] {
      var state = States.drawer()
      for key in start { States.press(&state, key) }
      States.press(&state, ":")
      States.send(&state, .paste(word))
      States.press(&state, "enter")
      #expect(state.dialog == nil)
      #expect(["settings": .settings, "collections": .collections, "import": .capture][word] == state.screen)
    }
  }

  @Test("says where an action works that can't be done here")
  func elsewhere() {
    var state = States.drawer()
    States.press(&state, ":")
    States.send(&state, .paste("approve"))
    States.press(&state, "enter")
    #expect(state.notice?.text.contains("Action review") == true)
    #expect(state.dialog?.place == .palette)
    #expect(state.screen == .drawer)
  }
}
