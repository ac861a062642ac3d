import Terminal
import Testing

@testable import Screens

@Suite("Every screen draws whole at every size")
struct RenderTests {
  static let stories = [
    "drawer", "first run", "rail", "list", "marked", "results", "results list", "nothing found", "detail",
    "detail edit", "detail large", "review", "form", "abstentions", "nothing to review", "capture", "report",
    "collections", "settings", "timeline", "statistics", "empty timeline", "secrets", "help", "palette",
    "palette found", "palette in review", "confirm", "choice",
    "empty search", "completion", "groups", "typed path", "prompt", "first approve", "ways in", "editor",
    "stop filing", "jobs", "themes", "pictures", "keys", "week", "empty week", "next week", "notice review",
    "notice ready", "notice question", "no notice", "people", "no people", "child", "brief",
    "brief in Japanese",
  ]

  private func rows(_ surface: Surface) -> [String] {
    (0..<surface.size.rows).map { y in (0..<surface.size.columns).map { surface[$0, y].text }.joined() }
  }

  @Test("fills exactly the screen, with no control character in it", arguments: States.sizes)
  func whole(_ size: Size) {
    for titles in [nil, Fixtures.hostile] {
      for (name, state) in States.all(size, titles: titles) {
        let surface = render(state).surface
        #expect(surface.size == size, "\(name)")
        for row in rows(surface) {
          #expect(TextWidth.width(of: row) == size.columns, "\(name) at \(size): \(row)")
          #expect(
            row.unicodeScalars.allSatisfy {
              $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) && $0.value != 0x202E
            },
            "\(name) at \(size)")
        }
      }
    }
  }

  @Test(
    "keeps the last line for the keys and the first for where we are", arguments: States.sizes.dropFirst())
  func edges(_ size: Size) {
    for (name, state) in States.all(size) {
      let rows = rows(render(state).surface)
      #expect(!(rows.last ?? "").allSatisfy { $0 == " " }, "\(name) has no keys at \(size)")
      #expect(!(rows.first ?? "").allSatisfy { $0 == " " }, "\(name) has no title at \(size)")
    }
  }

  @Test("keeps frames closed whatever the words are", arguments: States.sizes)
  func frames(_ size: Size) {
    for (name, state) in States.all(size, titles: Fixtures.hostile) {
      let surface = render(state).surface
      for y in 0..<size.rows {
        for x in 0..<size.columns {
          let corner = surface[x, y].text
          // A dialog lies above the cards and hides parts of them.
          guard corner == "┏" || corner == "╭", state.dialog == nil || isDialogCorner(x, y, surface) else {
            continue
          }
          let isHeavy = corner == "┏"
          let right = ((x + 1)..<size.columns).first { surface[$0, y].text == (isHeavy ? "┓" : "╮") }
          let bottom = ((y + 1)..<size.rows).first { surface[x, $0].text == (isHeavy ? "┗" : "╰") }
          #expect(right != nil && bottom != nil, "\(name) at \(size): a frame at \(x),\(y) is open")
          guard let right, let bottom else { continue }
          #expect(surface[right, bottom].text == (isHeavy ? "┛" : "╯"), "\(name) at \(size)")
          let sides = (y + 1)..<bottom
          #expect(
            sides.allSatisfy { surface[x, $0].text == (isHeavy ? "┃" : "│") },
            "\(name) at \(size): left side at \(x),\(y)")
        }
      }
    }
  }

  /// The dialog's box is the one in the middle.
  private func isDialogCorner(_ x: Int, _ y: Int, _ surface: Surface) -> Bool {
    guard surface[x, y].text == "┏" else { return false }
    let mirrored = surface.size.columns - 1 - x
    return abs(x - mirrored) > 2 && ["┓"].contains(surface[mirrored, y].text)
      || ["┓"].contains(surface[mirrored - 1, y].text)
  }

  @Test("a question longer than its frame is shown whole", arguments: States.sizes.dropFirst())
  func wholeQuestion(_ size: Size) {
    let text = render(FamilyFixtures.open(size, ["tab", "enter"])).surface.text()
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "$" || $0 == ":" || $0 == "?") }
    #expect(words.contains("right?"), "\(size): \(text)")
  }

  @Test(
    "a card gives up the weekday before the hour, and keeps the day that it stands under when it is marked")
  func tightCards() {
    var card = Fixtures.card(0)
    card.keyLine = "Sun 10 Jan 10:45"
    let painter = Painter(States.drawer(Size(columns: 80, rows: 24)))
    #expect(painter.keyLine(card, width: 16) == "Sun 10 Jan 10:45")
    #expect(painter.keyLine(card, width: 15) == "10 Jan 10:45")
    card.keyLine = "Room 12 of the inn"
    #expect(painter.keyLine(card, width: 4) == "Room 12 of the inn")
    var state = States.drawer(Size(columns: 80, rows: 24))
    States.press(&state, "z", "space")
    let top = render(state).surface.text().split(separator: "\n")[1]
    #expect(top.contains("╭ today ") && top.contains("✓"))
  }

  @Test("says when it is too small, and comes back with everything kept")
  func tooSmall() {
    var state = States.drawer(Size(columns: 80, rows: 24))
    States.press(&state, "/")
    States.send(&state, .paste("ramen"))
    let before = render(state).surface
    for size in [
      Size(columns: 1, rows: 1), Size(columns: 19, rows: 5), Size(columns: 20, rows: 4),
      Size(columns: 0, rows: 0),
    ] {
      States.send(&state, .resized(width: size.columns, height: size.rows))
      let surface = render(state).surface
      #expect(surface.size == size)
      if size.columns >= 12 { #expect(surface.text().contains("Too small")) }
      States.press(&state, "x", "enter", "escape")
    }
    States.send(&state, .resized(width: 80, height: 24))
    #expect(state.results.query.text == "ramen")
    #expect(render(state).surface == before)
  }

  @Test("draws ASCII only where the terminal has no more", arguments: States.sizes)
  func ascii(_ size: Size) {
    for (name, var state) in States.all(size, titles: ["Plain words"]) {
      state.look = Look(colors: 0, glyphs: .ascii)
      let surface = render(state).surface
      let drawing = Set("─│╭╮╰╯┏┓┗┛━┃▸●✓✗▓░☑☐")
      #expect(!surface.text().contains { drawing.contains($0) }, "\(name) at \(size)")
    }
  }

  @Test("tells what is chosen without colour", arguments: States.sizes.dropFirst())
  func noColor(_ size: Size) {
    var first = States.drawer(size)
    first.look = Look(colors: 0)
    var second = first
    States.press(&second, "down")
    #expect(render(first).surface.text() != render(second).surface.text())
    let surface = render(first).surface
    for y in 0..<size.rows {
      for x in 0..<size.columns {
        let style = surface[x, y].style
        #expect(style.foreground == .default && style.background == .default)
      }
    }
  }

  @Test("every theme draws every screen", arguments: Theme.Kind.allCases, [0, 8, 16, 256])
  func themes(_ kind: Theme.Kind, _ colors: Int) {
    for (name, var state) in States.all(Size(columns: 80, rows: 24)) {
      let plain = render(state).surface.text()
      state.preferences.theme = kind.rawValue
      state.look = Look(colors: colors)
      // A theme changes colours and nothing else. Settings names the theme.
      if name != "settings" { #expect(render(state).surface.text() == plain, "\(name)") }
    }
  }
}
