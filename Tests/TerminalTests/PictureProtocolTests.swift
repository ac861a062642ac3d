import Testing

@testable import Terminal

@Suite("Pictures by the kitty protocol")
struct KittyGraphicsTests {
  @Test("are sent in pieces, the last of which says so")
  func pieces() {
    let png = [UInt8](repeating: 7, count: 7000)
    let text = KittyGraphics.transmission(20, png: png, columns: 30, rows: 10, in: .none)
    let commands = text.split(separator: "\u{1B}_G").map { $0.prefix { $0 != "\u{1B}" } }
    #expect(commands.first == "a=d,d=I,q=2,i=20")
    #expect(commands.count == 4)
    #expect(commands[1].hasPrefix("a=T,U=1,q=2,f=100,t=d,i=20,c=30,r=10,m=1;"))
    #expect(commands[2].hasPrefix("q=2,m=1;") && commands[3].hasPrefix("q=2,m=0;"))
    let data = commands.dropFirst().map { $0.split(separator: ";", maxSplits: 1)[1] }
    #expect(data.allSatisfy { $0.utf8.count <= 4096 } && data[0].utf8.count == 4096)
    #expect(data.joined() == Clipboard.base64(png))
  }

  @Test("are handed through tmux with every Escape doubled")
  func passthrough() {
    #expect(
      Passthrough.wrap("\u{1B}_Ga=q;AAAA\u{1B}\\", for: .tmux)
        == "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=q;AAAA\u{1B}\u{1B}\\\u{1B}\\")
    #expect(Passthrough.wrap("x", for: .none) == "x")
  }

  @Test("are placed by characters one column wide, no two alike")
  func cells() {
    let cells = (0..<100).flatMap { row in (0..<60).map { KittyGraphics.cell(row: row, column: $0) } }
    #expect(Set(cells).count == cells.count)
    #expect(cells.allSatisfy { TextWidth.width(of: $0) == 1 && $0.unicodeScalars.count == 3 })
    #expect(
      Array(KittyGraphics.cell(row: 0, column: 1).unicodeScalars) == ["\u{10EEEE}", "\u{305}", "\u{30D}"])
    // As many rows and columns as the largest screens have.
    #expect(KittyGraphics.marks.count > 250)
  }
}

@Suite("What a terminal answers")
struct TerminalAnswerTests {
  private func answers(_ text: String) -> [TerminalAnswer] {
    var (whole, single) = (KeyDecoder(), KeyDecoder())
    let keys = whole.feed(Array(text.utf8), milliseconds: 0)
    #expect(keys.allSatisfy { $0 == .character("x") }, "\(keys)")
    for byte in text.utf8 { _ = single.feed([byte], milliseconds: 0) }
    let answers = whole.takeAnswers()
    #expect(answers == single.takeAnswers())
    #expect(whole.takeAnswers().isEmpty)
    return answers
  }

  @Test("is told from keys, whole or byte by byte")
  func answers() {
    #expect(answers("x\u{1B}[?62;4;22cx") == [.attributes([62, 4, 22])])
    #expect(answers("\u{1B}_Gi=31;OK\u{1B}\\") == [.kitty(true)])
    #expect(answers("\u{1B}_Gi=31;ENOTSUPPORTED:no\u{1B}\\x") == [.kitty(false)])
    #expect(answers("\u{1B}P>|kitty(0.35.2)\u{1B}\\") == [.name("kitty(0.35.2)")])
    #expect(answers("\u{1B}[6;20;10t") == [.cellSize(width: 10, height: 20)])
    #expect(answers("\u{1B}]0;title\u{7}x\u{1B}[6;9999;0tx\u{1B}P1$r0m\u{1B}\\x") == [])
  }

  @Test("that comes slowly is waited for, and never becomes letters")
  func slow() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array("\u{1B}_Gi=31".utf8), milliseconds: 0) == [])
    #expect((decoder.patience ?? 0) > 100)
    #expect(decoder.feed(Array(";OK\u{1B}\\".utf8), milliseconds: 90) == [])
    #expect(decoder.takeAnswers() == [.kitty(true)])
  }
}

@Suite("Pictures that the terminal draws over cells")
struct OverlayTests {
  private let bytes = Array("x".utf8)

  @Test("are laid wholly inside, or not at all")
  func inside() {
    var surface = Surface(size: Size(columns: 20, rows: 10))
    surface.inside(Rect(x: 5, y: 2, width: 10, height: 6)) { part in
      part.overlay(1, bytes: bytes, area: Rect(x: 1, y: 1, width: 4, height: 3), style: .plain)
      part.overlay(2, bytes: bytes, area: Rect(x: 8, y: 1, width: 4, height: 3), style: .plain)
      part.overlay(3, bytes: bytes, area: Rect(x: 0, y: 0, width: 0, height: 0), style: .plain)
    }
    #expect(surface.overlays.map(\.area) == [Rect(x: 6, y: 3, width: 4, height: 3)])
  }

  @Test("go when something is drawn where they are")
  func cleared() {
    var surface = Surface(size: Size(columns: 20, rows: 10))
    surface.overlay(1, bytes: bytes, area: Rect(x: 1, y: 1, width: 4, height: 3), style: .plain)
    surface.clearOverlays(under: Rect(x: 5, y: 1, width: 4, height: 3))
    #expect(surface.overlays.count == 1)
    surface.clearOverlays(under: Rect(x: 4, y: 3, width: 4, height: 3))
    #expect(surface.overlays.isEmpty)
  }
}
