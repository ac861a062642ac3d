import Imaging
import Specimens
import Testing

@testable import Readers

@Suite struct ReadingOrderTests {
  private func order(_ lines: [TextLine]) -> String {
    ReadingOrder.sorted(lines).map(\.text).joined(separator: " ")
  }

  @Test func rowsGoFromTopToBottomAndEachFromLeftToRight() {
    // The price sits two pixels higher than its label.
    #expect(
      order([line("$6", (300, 98, 60, 30)), line("b", (20, 200, 90, 30)), line("a", (20, 100, 90, 30))])
        == "a $6 b")
  }

  @Test func tablesAreReadByRow() {
    let cells = (0..<5).flatMap { row in
      [line("r\(row)a", (20, 100 + row * 50, 240, 30)), line("r\(row)b", (400, 101 + row * 50, 240, 30))]
    }
    #expect(order(cells.reversed()) == "r0a r0b r1a r1b r2a r2b r3a r3b r4a r4b")
  }

  @Test func columnsOfRunningTextAreReadOneAfterTheOther() {
    let left = (0..<5).map { line("l\($0)", (20, 100 + $0 * 50, 400, 30)) }
    let right = (0..<5).map { line("r\($0)", (500, 124 + $0 * 50, 400, 30)) }
    let headline = line("head", (20, 20, 880, 40))
    #expect(order(right + left + [headline]) == "head l0 l1 l2 l3 l4 r0 r1 r2 r3 r4")
  }

  @Test func columnsOnOneGridAreReadOneAfterTheOther() {
    let widths = [400, 390, 380, 396, 370, 400, 120]
    let left = widths.enumerated().map { line("l\($0)", (20, 100 + $0 * 50, $1, 30)) }
    let right = widths.reversed().enumerated().map { line("r\($0)", (500, 100 + $0 * 50, $1, 30)) }
    #expect(order(right + left) == "l0 l1 l2 l3 l4 l5 l6 r0 r1 r2 r3 r4 r5 r6")
  }

  @Test func nothingIsLostOrDoubled() {
    let many = (0..<60).map { line("\($0)", (($0 * 37) % 600, ($0 * 91) % 1500, 80, 25)) }
    #expect(ReadingOrder.sorted(many).map(\.text).sorted() == many.map(\.text).sorted())
    #expect(ReadingOrder.sorted([]).isEmpty)
  }
}

@Suite struct TilingTests {
  private let tall = Box(x: 0, y: 0, width: 1080, height: 34_000)

  @Test func theBandsOwnEveryRowOnce() {
    let tiles = Tile.bands(of: tall, height: 2600) { _ in 1 }
    #expect(tiles.count == 14)
    #expect(tiles.first?.owned.lowerBound == 0 && tiles.last?.owned.upperBound == 34_000)
    for (a, b) in zip(tiles, tiles.dropFirst()) { #expect(a.owned.upperBound == b.owned.lowerBound) }
  }

  @Test func bordersFallBetweenLines() {
    // Ink everywhere but in twelve rows of each hundred.
    let tiles = Tile.bands(of: tall, height: 2600) { $0 % 100 < 88 ? 50 : 0 }
    for tile in tiles.dropFirst() { #expect(tile.owned.lowerBound % 100 >= 88) }
  }

  @Test func aPageOfOneScreenIsNotCut() {
    let page = Box(x: 0, y: 0, width: 1170, height: 2532)
    #expect(Tile.bands(of: page, height: 2600) { _ in 0 } == [Tile(seen: page, owned: 0..<2532)])
  }

  @Test func whatTwoLooksSawOfOneLineBecomesOneBox() {
    let left = [Box(x: 10, y: 10, width: 990, height: 30), Box(x: 10, y: 100, width: 200, height: 30)]
    let right = [Box(x: 900, y: 12, width: 600, height: 28), Box(x: 1200, y: 100, width: 80, height: 30)]
    let joined = TextRegion.joined(left.map { TextRegion(box: $0) }, right.map { TextRegion(box: $0) })
    #expect(
      Set(joined.map(\.box)) == [
        Box(x: 10, y: 10, width: 1490, height: 30), Box(x: 10, y: 100, width: 200, height: 30),
        Box(x: 1200, y: 100, width: 80, height: 30),
      ])
  }
}
