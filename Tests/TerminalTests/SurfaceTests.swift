import Testing

@testable import Terminal

@Suite struct SurfaceTests {
  private func surface(_ columns: Int, _ rows: Int, _ draw: (inout Surface) -> Void) -> Surface {
    var surface = Surface(size: Size(columns: columns, rows: rows))
    draw(&surface)
    return surface
  }

  @Test func textIsPutWhereItIsSaid() {
    let drawn = surface(8, 2) { #expect($0.put("curio", x: 2, y: 1) == 5) }
    #expect(drawn.text() == "\n  curio")
  }

  @Test(arguments: [(-3, 0), (6, 0), (0, -1), (0, 5), (100, 100), (-100, 0), (Int(Int32.max), 0)])
  func nothingIsDrawnOutside(x: Int, y: Int) {
    let drawn = surface(8, 2) { $0.put("京都ab", x: x, y: y) }
    #expect(drawn.size == Size(columns: 8, rows: 2))
    #expect(drawn.text().split(separator: "\n").allSatisfy { TextWidth.width(of: $0) <= 8 })
  }

  @Test func aWideCharacterCutAtTheRightEdgeLeavesABlank() {
    let drawn = surface(3, 1) { $0.put("京都", x: 0, y: 0) }
    #expect(drawn.text() == "京")
    #expect(drawn[2, 0] == .blank())
  }

  @Test func aWideCharacterCutAtTheLeftEdgeLeavesABlank() {
    let drawn = surface(3, 1) {
      $0.put("xxx", x: 0, y: 0)
      $0.put("京a", x: -1, y: 0)
    }
    #expect(drawn.text() == " ax")
  }

  @Test func aWideCharacterCutByMaxWidthLeavesABlankAndItsColumnIsCounted() {
    let drawn = surface(6, 1) {
      $0.put("xxxxxx", x: 0, y: 0)
      #expect($0.put("京都", x: 0, y: 0, maxWidth: 3) == 3)
    }
    #expect(drawn.text() == "京 xxx")
  }

  @Test(arguments: [(0, "x ab"), (1, " xab")])
  func overwritingHalfOfAWideCharacterBlanksTheOther(x: Int, expected: String) {
    let drawn = surface(4, 1) {
      $0.put("京ab", x: 0, y: 0)
      $0.put("x", x: x, y: 0)
    }
    #expect(drawn.text() == expected)
  }

  @Test func aWideCharacterOverTheHalvesOfTwoOthersBlanksBoth() {
    let drawn = surface(4, 1) {
      $0.put("京都", x: 0, y: 0)
      $0.put("駅", x: 1, y: 0)
    }
    #expect(drawn.text() == " 駅")
    #expect(drawn[3, 0] == .blank())
  }

  @Test func drawingInsideARectangleIsMovedAndClipped() {
    let drawn = surface(8, 3) {
      $0.inside(Rect(x: 2, y: 1, width: 3, height: 1)) {
        #expect($0.bounds == Rect(x: 0, y: 0, width: 3, height: 1))
        $0.put("abcdef", x: 0, y: 0)
        $0.put("below", x: 0, y: 1)
        $0.inside(Rect(x: 1, y: 0, width: 9, height: 9)) { $0.put("京", x: 1, y: 0) }
      }
      $0.put("!", x: 7, y: 2)
    }
    #expect(drawn.text() == "\n  ab\n       !")
  }

  @Test func theCursorShowsOnlyWhereItIsVisible() {
    let shown = surface(8, 3) {
      $0.inside(Rect(x: 2, y: 1, width: 3, height: 1)) { $0.placeCursor(x: 1, y: 0) }
    }
    #expect(shown.cursor == Point(x: 3, y: 1))
    let hidden = surface(8, 3) {
      $0.inside(Rect(x: 2, y: 1, width: 3, height: 1)) { $0.placeCursor(x: 3, y: 0) }
    }
    #expect(hidden.cursor == nil)
  }

  @Test func aFrameHasATitleThatFits() {
    let drawn = surface(12, 3) { $0.frame($0.bounds, title: "京都の人気ラーメン") }
    #expect(drawn.text() == "╭ 京都の… ─╮\n│          │\n╰──────────╯")
  }

  @Test func aFrameCanBeASCIIAlone() {
    let drawn = surface(10, 3) { $0.frame($0.bounds, title: "a long title", glyphs: .ascii) }
    #expect(drawn.text() == "+ a lon~ +\n|        |\n+--------+")
    #expect(drawn.text().utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: 0..<6, 0..<6) func aFrameOfAnySizeStaysInside(width: Int, height: Int) {
    let drawn = surface(5, 5) { $0.frame(Rect(x: 0, y: 0, width: width, height: height), title: "title") }
    for y in 0..<5 {
      for x in 0..<5 where x >= width || y >= height { #expect(drawn[x, y] == .blank()) }
    }
  }

  @Test func aSurfaceDrawnOntoAnotherIsClipped() {
    let small = surface(4, 2) {
      $0.put("京都", x: 0, y: 0)
      $0.placeCursor(x: 1, y: 1)
    }
    let drawn = surface(4, 2) { $0.draw(small, x: 1, y: 1) }
    #expect(drawn.text() == "\n 京")
    #expect(drawn.cursor == nil)
  }

  @Test func anEmptySurfaceTakesEverything() {
    let drawn = surface(0, 0) {
      $0.put("text", x: 0, y: 0)
      $0.fill($0.bounds)
      $0.frame(Rect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(drawn.text() == "")
  }

  @Test func marksAreStyledInWrappedLinesByTheirPlaceInTheText() throws {
    let text = "book ラーメン at 19:30"
    let lines = TextWidth.wrap(text, width: 10)
    let hit = 5..<9
    let drawn = surface(10, 3) {
      for (y, line) in lines.enumerated() {
        $0.put(line, x: 0, y: y, marks: [hit], markStyle: Style(reverse: true))
      }
    }
    var marked = ""
    for y in 0..<3 { for x in 0..<10 where drawn[x, y].style.reverse { marked += drawn[x, y].text } }
    #expect(marked == "ラーメン")
  }

  @Test func coloursAreWrittenOnceARun() {
    let drawn = surface(4, 1) {
      $0.put("abc", x: 0, y: 0, style: Style(.palette(214), on: .blue, bold: true))
    }
    #expect(drawn.ansi() == "\u{1B}[0;1;38;5;214;48;5;4mabc\u{1B}[0m ")
  }

  @Test func restylingKeepsTheText() {
    let drawn = surface(4, 1) {
      $0.put("京ab", x: 0, y: 0)
      $0.restyle(Rect(x: -2, y: 0, width: 5, height: 9)) { $0.reverse = true }
    }
    #expect(drawn.text() == "京ab")
    #expect(drawn[2, 0].style.reverse && !drawn[3, 0].style.reverse)
  }

  @Test func randomDrawingNeverLeavesHalfACharacter() {
    var random = SystemRandomNumberGenerator()
    let pieces = ["京都", "a", "👨‍👩‍👧", "e\u{301}", "\u{1B}[2J", "ﾗｰﾒﾝ", "", "🇯🇵"]
    var drawn = Surface(size: Size(columns: 9, rows: 4))
    for _ in 0..<2000 {
      let (x, y) = (Int.random(in: -4...10, using: &random), Int.random(in: -1...4, using: &random))
      let rect = Rect(
        x: x, y: y, width: Int.random(in: 0...6, using: &random),
        height: Int.random(in: 0...3, using: &random))
      drawn.inside(rect) { $0.put(pieces.randomElement(using: &random) ?? "", x: Int(x % 3), y: 0) }
      if Bool.random(using: &random) { drawn.fill(rect) }
    }
    for y in 0..<4 {
      for x in 0..<9 {
        let (cell, next) = (drawn[x, y], x + 1 < 9 ? drawn[x + 1, y] : nil)
        #expect((cell.width == 2) == (next?.width == 0))
        #expect((cell.width == 0) == cell.text.isEmpty)
      }
    }
  }
}
