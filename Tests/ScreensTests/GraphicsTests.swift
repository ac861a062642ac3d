import Drawer
import Pictures
import Specimens
import Terminal
import Testing

@testable import Screens

@Suite("The terminal's own graphics")
struct GraphicsTests {
  private func asked(_ answers: TerminalAnswer...) -> AppState {
    var state = States.drawer(Size(columns: 120, rows: 35))
    for answer in answers { States.send(&state, .answer(answer)) }
    return state
  }

  @Test("are used only where the terminal said that it has them")
  func detection() {
    #expect(asked().graphics == .cells)
    #expect(asked(.attributes([62, 22])).graphics == .cells)
    // Without the size of a cell nobody knows how large a picture may be.
    #expect(asked(.attributes([62, 4])).graphics == .cells)
    #expect(asked(.attributes([62, 4]), .cellSize(width: 9, height: 18)).graphics == .sixel)
    #expect(asked(.kitty(true), .name("kitty(0.35.2)"), .attributes([62])).graphics == .kitty)
    #expect(asked(.kitty(false), .name("kitty(0.35.2)")).graphics == .cells)
    // It knows the protocol, and may not know placing by text.
    #expect(asked(.kitty(true), .name("Other 1.0")).graphics == .cells)
  }

  @Test("are the user's to refuse and to insist on")
  func choice() {
    var state = asked(.kitty(true), .name("Other 1.0"))
    state.preferences.pictures = "graphics"
    #expect(state.graphics == .kitty)
    state = asked(.attributes([4]), .cellSize(width: 9, height: 18))
    state.preferences.pictures = "cells"
    #expect(state.graphics == .cells)
    state.preferences.pictures = "auto"
    state.look.colors = 0
    #expect(state.graphics == .cells)
  }

  private let pixels = CellPicture(columns: 10, rows: 4, pixels: Array("PIXELS".utf8))

  @Test("a picture for kitty is sent before its placeholders stand on the screen")
  func kitty() throws {
    var state = asked(.kitty(true), .name("kitty(0.35.2)"))
    let key = try #require(render(state).wanted.first)
    let effects = update(&state, .picture(key, pixels))
    #expect(effects == [.sendPicture(16, png: Array("PIXELS".utf8), columns: 10, rows: 4)])
    let surface = render(state).surface
    let marks = (0..<35).flatMap { y in (0..<120).map { surface[$0, y] } }.filter {
      $0.text.unicodeScalars.first == "\u{10EEEE}"
    }
    #expect(marks.count == 40 && Set(marks.map(\.text)).count == 40)
    #expect(marks.allSatisfy { $0.style.foreground == .palette(16) && $0.width == 1 })
    // What has stopped meanwhile is sent anew.
    States.send(&state, .resumed)
    #expect(render(state).wanted.contains(key))
  }

  @Test("numbers come round, and the picture that had one is asked for again")
  func numbers() {
    var shelf = PictureShelf()
    let keys = (0..<300).map { PictureKey(.file("/\($0)"), columns: 10, rows: 4) }
    let given = keys.map { shelf.put(pixels, for: $0) }
    #expect(given.allSatisfy { KittyGraphics.numbers.contains($0) })
    let shown = keys.filter { shelf[$0] != nil }
    #expect(shown.count == KittyGraphics.numbers.count && shown.last == keys.last)
  }

  @Test("a sixel lies over blanks, and no dialog lies under one")
  func sixel() throws {
    var state = asked(.attributes([4]), .cellSize(width: 9, height: 18))
    for key in render(state).wanted { States.send(&state, .picture(key, pixels)) }
    let shown = render(state).surface
    #expect(!shown.overlays.isEmpty)
    for picture in shown.overlays {
      #expect(Rect(shown.size).intersection(picture.area) == picture.area)
      for y in picture.area.y..<picture.area.maxY {
        for x in picture.area.x..<picture.area.maxX { #expect(shown[x, y].text == " ") }
      }
    }
    States.press(&state, "?")
    let covered = render(state).surface
    #expect(covered.overlays.count < shown.overlays.count)
    States.press(&state, "escape")
    #expect(render(state).surface.overlays == shown.overlays)
    States.send(&state, .resized(width: 19, height: 4))
    #expect(render(state).surface.overlays.isEmpty)
  }

  @Test("a picture drawn for other means is not shown")
  func late() throws {
    var state = asked(.kitty(true), .name("kitty(0.35.2)"))
    let key = try #require(render(state).wanted.first)
    state.preferences.pictures = "cells"
    #expect(update(&state, .picture(key, pixels)) == [])
    #expect(state.pictures[key] == nil)
  }
}

@Suite("Secrets on pictures")
struct CoveredPictureTests {
  @Test("are covered until asked for, on every screen", arguments: ["drawer", "results", "detail", "review"])
  func covered(_ name: String) throws {
    var state = try #require(States.all(Size(columns: 120, rows: 35)).first { $0.name == name }?.state)
    #expect(!render(state).wanted.isEmpty && render(state).wanted.allSatisfy(\.hidesSecrets))
    state.showsSecrets = true
    #expect(render(state).wanted.allSatisfy { !$0.hidesSecrets })
  }

  @Test(
    "are looked for anew once the specimen was read otherwise", arguments: ["drawer", "results", "review"])
  func anew(_ name: String) throws {
    let state = try #require(States.all(Size(columns: 120, rows: 35)).first { $0.name == name }?.state)
    let before = render(state).wanted
    var shown = state
    for key in before { _ = update(&shown, .picture(key, nil)) }
    #expect(render(shown).wanted.isEmpty)
    for place in shown.review.items.indices { shown.review.items[place].card.version = 7 }
    for place in shown.results.outcome?.results.indices ?? 0..<0 {
      shown.results.outcome?.results[place].card.version = 7
    }
    for (number, cards) in shown.drawer.window.pages {
      let changed = cards.map { card in
        var card = card
        card.version = 7
        return card
      }
      shown.drawer.window.put(changed, page: number)
    }
    #expect(!render(shown).wanted.isEmpty)
  }

  @Test("are looked for anew where the opened specimen has other fields")
  func anewInDetail() {
    var specimen = Fixtures.specimen
    let before = specimen.readVersion
    #expect(before == Fixtures.specimen.readVersion)
    specimen.note = "mine"
    #expect(specimen.readVersion == before)
    specimen.fields.removeLast()
    #expect(specimen.readVersion != before)
  }

  @Test("are covered wholly: card number, password, code, and the code that holds a password")
  func boxes() {
    var specimen = Fixtures.specimen
    let lines = ["Visa 4111 1111 1111 1111", "Table for two", "Password: lantern-73-tea"].enumerated().map {
      TextLine(text: $1, box: Box(x: 40, y: 100 + $0 * 80, width: 600, height: 40), confidence: 0.9)
    }
    specimen.reading = .read(Reading(lines: lines, reader: "tesseract"))
    specimen.fields = []
    let boxes = specimen.secretBoxes
    #expect(boxes.count == 2)
    #expect(boxes[0].y < 100 && boxes[0].maxY > 140 && boxes[1].y < 260 && boxes[1].maxY > 300)
    #expect(boxes.allSatisfy { $0.maxX >= 640 })
    specimen.reading = .read(Reading(lines: [lines[1]], reader: "tesseract"))
    #expect(specimen.secretBoxes.isEmpty)
  }
}
