import Drawer
import Terminal
import Testing

@testable import Screens

@Suite("Settings: texts for the desktop")
struct DesktopTextSettingTests {
  /// The settings with the row chosen.
  private func settings(folder: String) -> AppState {
    var state = States.drawer(Size(columns: 120, rows: 35))
    States.press(&state, ",")
    state.preferences.desktopTextFolder = folder
    for _ in 0..<(SettingsRow.rows(of: state).firstIndex(of: .desktopTexts) ?? 0) {
      States.press(&state, "down")
    }
    return state
  }

  private func typed(_ text: String, _ state: inout AppState) -> [Effect] {
    _ = update(&state, .paste(text))
    return update(&state, .stroke("enter"))
  }

  @Test("off until a folder is named, by a whole path")
  func on() {
    var state = settings(folder: "")
    #expect(state.screen == .settings)
    #expect(update(&state, .stroke("enter")).isEmpty)
    #expect(typed("texts", &state).isEmpty)
    guard case .prompt(let prompt) = state.dialog else {
      Issue.record("no question")
      return
    }
    #expect(prompt.problem != nil)
    var other = settings(folder: "")
    _ = update(&other, .stroke("enter"))
    var wanted = other.preferences
    wanted.desktopTextFolder = "~/texts"
    #expect(typed("~/texts", &other) == [.change(.preferences(wanted))])
    #expect(other.dialog == nil)
  }

  @Test("switched off again by one choice")
  func off() {
    var state = settings(folder: "/srv/texts")
    _ = update(&state, .stroke("enter"))
    _ = update(&state, .stroke("down"))
    var wanted = state.preferences
    wanted.desktopTextFolder = ""
    #expect(update(&state, .stroke("enter")) == [.change(.preferences(wanted))])
  }
}
