import Terminal
import Testing

@testable import Screens

@Suite("The table of actions is what the keys do")
struct ActionTableTests {
  @Test("every action is explained and has a key and a place")
  func complete() {
    for action in ActionTable.all {
      #expect(!action.keys.isEmpty && !action.places.isEmpty, "\(action.name)")
      #expect(action.help.hasSuffix("."), "\(action.name): \(action.help)")
      #expect(!action.label.isEmpty && action.label.count <= 20, "\(action.name)")
    }
    let named = Set(ActionTable.all.map(\.name))
    #expect(ActionName.allCases.filter { !named.contains($0) } == [])
  }

  @Test("no key means two things in one place", arguments: Place.allCases)
  func noClashes(_ place: Place) {
    var seen: [Stroke: ActionName] = [:]
    for action in ActionTable.all where action.places.contains(place) {
      for key in action.keys {
        let other = seen.updateValue(action.name, forKey: key)
        #expect(other == nil, "\(key.name) in \(place): \(action.name) and \(other.map { "\($0)" } ?? "")")
      }
    }
  }

  @Test(
    "where keys are text, no action takes a printable key away", arguments: Place.allCases.filter(\.isTyping))
  func typing(_ place: Place) {
    let taken = ActionTable.all.filter { $0.places.contains(place) }.flatMap(\.keys).filter {
      $0.typed != nil
    }
    #expect(taken.allSatisfy { $0 == "space" })
  }

  @Test("help and the way out are in every place", arguments: Place.allCases)
  func wayOut(_ place: Place) {
    let actions = ActionTable.all.filter { $0.places.contains(place) }
    #expect(actions.contains { $0.keys.contains("escape") }, "\(place)")
    #expect(actions.contains { $0.name == .quit })
    if ![.help, .message, .confirm, .choice].contains(place) {
      #expect(actions.contains { $0.name == .help })
    }
  }

  @Test("every key of every place leaves a state that can be drawn", arguments: States.sizes)
  func everyKey(_ size: Size) {
    // Every state at the usual size; at the others one for each place is enough.
    var places: Set<Place> = []
    let isUsual = size == Size(columns: 80, rows: 24)
    for (name, state) in States.all(size) where places.insert(state.place).inserted || isUsual {
      let keys = ActionTable.all.filter { $0.places.contains(state.place) }.flatMap(\.keys)
      for key in keys + ["x", "漢", "f12", "alt-x"] {
        var next = state
        States.press(&next, key)
        #expect(next.stack.first == .drawer, "\(name) after \(key.name)")
        #expect(Set(next.stack).count == next.stack.count, "\(name) after \(key.name)")
        #expect(render(next).surface.size == size)
        // And once more with whatever that opened.
        States.press(&next, "enter", "down", "escape")
        #expect(render(next).surface.size == size)
      }
    }
  }

  @Test("help lists exactly the keys of the table", arguments: Place.allCases)
  func help(_ place: Place) {
    let lines = States.drawer().helpLines(place).filter { !$0.keys.isEmpty }
    #expect(lines.count == ActionTable.all.count { $0.places.contains(place) })
  }

  @Test("Esc leads back to the drawer from everywhere")
  func escape() {
    for (name, state) in States.all(Size(columns: 80, rows: 24)) {
      var next = state
      for _ in 0..<6 { States.press(&next, "escape") }
      #expect(next.screen == .drawer && next.dialog == nil, "\(name)")
      #expect(!next.isQuitting)
    }
  }
}
