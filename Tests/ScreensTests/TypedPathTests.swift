import Drawer
import Testing

@testable import Screens

@Suite("A path that is typed in Capture")
struct TypedPathTests {
  private func capture() -> AppState {
    var state = States.drawer()
    States.press(&state, "i")
    return state
  }

  private func type(_ text: String, in state: inout AppState) -> [Effect] {
    text.flatMap { update(&state, .stroke(Stroke($0 == " " ? "space" : String($0)))) }
  }

  @Test(
    "is told from the beginning of a name",
    arguments: [
      ("/", "/", ""), ("/ho", "/", "ho"), ("/home/", "/home", ""), ("/home/aki/Pic", "/home/aki", "Pic"),
      ("~/Pic", "~", "Pic"), ("~/a b/c", "~/a b", "c"),
    ])
  func parts(_ text: String, _ folder: String, _ rest: String) {
    let path = TypedPath(text)
    #expect(path?.folder == folder && path?.rest == rest)
    #expect(TypedPath("IMG") == nil && TypedPath("") == nil && TypedPath(".x") == nil)
    #expect(TypedPath("~") != nil && TypedPath("~")?.folder == nil)
  }

  @Test("shows each folder on the way, and stands on the name that begins so")
  func follows() {
    var state = capture()
    let effects = type("/home/aki/scr", in: &state)
    let listed = effects.compactMap { if case .listFolder(let path, _) = $0 { path } else { nil } }
    #expect(listed == ["/", "/home", "/home/aki"])
    States.send(&state, .folder("/home/aki", .success(Fixtures.entries)))
    #expect(state.capture.selected?.name == "Screenshot 2026-11-12.png")
    #expect(state.capture.jump == "/home/aki/scr")
  }

  @Test("may hold blanks, and Tab completes it")
  func completes() {
    var state = capture()
    _ = type("/home/aki/screenshot 2", in: &state)
    States.send(&state, .folder("/home/aki", .success(Fixtures.entries)))
    States.press(&state, "tab")
    #expect(state.capture.jump == "/home/aki/Screenshot 2026-11-12.png")
    _ = type("x", in: &state)
    States.press(&state, "tab")
    #expect(state.notice?.text.contains("No name") == true)
  }

  @Test("is opened by Enter, and kept to be mended where there is no such thing")
  func enters() {
    var state = capture()
    _ = type("~/Pictures", in: &state)
    #expect(update(&state, .stroke("enter")) == [.goTo("~/Pictures", showsHidden: false)])
    States.send(&state, .notice(Notice("There is no such folder.", .problem)))
    #expect(state.capture.jump == "~/Pictures")
    _ = update(&state, .stroke("enter"))
    States.send(&state, .folder("/home/aki/Pictures", .success(Fixtures.entries)))
    #expect(state.capture.jump.isEmpty && state.capture.folder == "/home/aki/Pictures")
    _ = type("/tmp/a.png", in: &state)
    _ = update(&state, .stroke("enter"))
    States.send(&state, .pastedPaths(["/tmp/a.png"]))
    #expect(update(&state, .stroke("enter")) == [.file(["/tmp/a.png"])])
  }

  @Test("leaves ? the key for help, until something is typed")
  func help() {
    var state = capture()
    States.press(&state, "?")
    guard case .help(let help) = state.dialog else {
      Issue.record("no help is shown")
      return
    }
    #expect(help.place == .capture && state.notice == nil)
    States.press(&state, "escape")
    _ = type("/what?", in: &state)
    #expect(state.dialog == nil && state.capture.jump == "/what?")
  }

  @Test("goes back letter by letter, and Esc lets it go")
  func erases() {
    var state = capture()
    _ = type("/home/", in: &state)
    let effects = update(&state, .stroke("backspace"))
    #expect(state.capture.jump == "/home")
    #expect(effects == [.listFolder("/", showsHidden: false)])
    States.press(&state, "escape")
    #expect(state.capture.jump.isEmpty && state.screen == .capture)
  }
}
