import Imaging
import Testing

@testable import Readers

@Suite struct LineCutTests {
  /// 48 rows with a block of ink at each place, `level` dark.
  private func line(width: Int, _ blocks: [(at: Range<Int>, level: UInt8)]) -> [UInt8] {
    var grey = [UInt8](repeating: 255, count: width * 48)
    for block in blocks {
      for y in 16..<32 { for x in block.at { grey[y * width + x] = block.level } }
    }
    return grey
  }

  @Test func blankBesideALineIsLeftOut() {
    #expect(TextRecognizer.inked(line(width: 400, [(100..<200, 0)]), width: 400) == 88..<212)
  }

  @Test(arguments: [UInt8(140), 170, 195])
  func aFaintLineIsShownWhole(level: UInt8) {
    #expect(TextRecognizer.inked(line(width: 400, [(100..<300, level)]), width: 400) == 88..<312)
    // One end is fainter beside a photograph than the other.
    let fading = line(width: 400, [(100..<200, level), (200..<300, 60)])
    #expect(TextRecognizer.inked(fading, width: 400) == 88..<312)
  }

  @Test func noiseIsNoInk() {
    #expect(TextRecognizer.inked(line(width: 400, [(0..<400, 215)]), width: 400).isEmpty)
  }
}

@Suite struct StackedColumnTests {
  /// A column 40 wide: a square, a thin stroke, a low bar like 一, a square; 40 rows each.
  private func column() throws -> Pixmap {
    var grey = [UInt8](repeating: 255, count: 40 * 160)
    func fill(_ xs: Range<Int>, _ ys: Range<Int>) { for y in ys { for x in xs { grey[y * 40 + x] = 0 } } }
    fill(2..<38, 2..<38)
    fill(17..<22, 44..<76)
    fill(2..<38, 98..<102)
    fill(2..<38, 122..<158)
    return try Pixmap(width: 40, height: 160, grey: grey)
  }

  @Test func charactersAreLaidSideBySideAndStrokesAreTurned() throws {
    let line = try #require(try StackedColumn(column())).laidLevel()
    let grey = try line.luminance()
    let pitch = line.width / 4
    let extents = (0..<4).map { cell -> (width: Int, height: Int) in
      let xs = (cell * pitch..<(cell + 1) * pitch).filter { x in
        (0..<line.height).contains { grey[$0 * line.width + x] < 128 }
      }
      let ys = (0..<line.height).filter { y in
        (cell * pitch..<(cell + 1) * pitch).contains { grey[y * line.width + $0] < 128 }
      }
      return (xs.count, ys.count)
    }
    #expect(extents[0] == (36, 36) && extents[3] == (36, 36))
    // The long-vowel mark stood upright and lies now; the bar lay and still does.
    #expect(extents[1].width > 30 && extents[1].height < 8)
    #expect(extents[2].width == 36 && extents[2].height == 4)
  }

  @Test func oneCharacterIsNoColumn() throws {
    var grey = [UInt8](repeating: 255, count: 40 * 60)
    for y in 10..<46 { for x in 2..<38 { grey[y * 40 + x] = 0 } }
    #expect(try StackedColumn(Pixmap(width: 40, height: 60, grey: grey)) == nil)
  }
}
