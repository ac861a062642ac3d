import Imaging
import Specimens
import Testing

@testable import Readers

@Suite struct LineCutTests {
  /// 40 rows with a block of ink at each place, `level` dark.
  private func line(width: Int, _ blocks: [(at: Range<Int>, level: UInt8)]) -> [UInt8] {
    var grey = [UInt8](repeating: 255, count: width * 40)
    for block in blocks {
      for y in 16..<32 { for x in block.at { grey[y * width + x] = block.level } }
    }
    return grey
  }

  @Test func blankBesideALineIsLeftOut() {
    #expect(TextRecognizer.inked(line(width: 400, [(100..<200, 0)]), width: 400) == 86..<214)
  }

  @Test(arguments: [UInt8(140), 170, 195])
  func aFaintLineIsShownWhole(level: UInt8) {
    #expect(TextRecognizer.inked(line(width: 400, [(100..<300, level)]), width: 400) == 86..<314)
    // One end is fainter beside a photograph than the other.
    let fading = line(width: 400, [(100..<200, level), (200..<300, 60)])
    #expect(TextRecognizer.inked(fading, width: 400) == 86..<314)
  }

  @Test func fiveSixthsOfTheRowsAreShownAndAllInkIsAmongThem() {
    // In the middle, moved up and down with the ink.
    #expect(TextRecognizer.shownRows(of: 96, ink: 30..<60) == 8..<88)
    #expect(TextRecognizer.shownRows(of: 96, ink: 2..<60) == 2..<82)
    #expect(TextRecognizer.shownRows(of: 96, ink: 30..<95) == 15..<95)
    // More ink than fits: all rows, drawn lower.
    #expect(TextRecognizer.shownRows(of: 96, ink: 3..<95) == 0..<96)
    #expect(TextRecognizer.shownRows(of: 1, ink: 0..<1) == 0..<1)
  }

  @Test func onlyLargeLettersAreNarrowedAndOnlySmallOnesWidenedWithinBounds() {
    #expect(TextRecognizer.share(ofInk: 22) == 1 && TextRecognizer.share(ofInk: 30) == 1)
    #expect(TextRecognizer.share(ofInk: 40) == 0.75 && TextRecognizer.share(ofInk: 48) == 0.7)
    #expect(TextRecognizer.share(ofInk: 20) == 1.1 && TextRecognizer.share(ofInk: 3) == 1.2)
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

@Suite struct FoldTests {
  /// White rows with a block of ink at each place; the ink has a different level in every row.
  private func page(height: Int, _ blocks: [Range<Int>]) throws -> Pixmap {
    var grey = [UInt8](repeating: 255, count: 64 * height)
    for block in blocks { for y in block { for x in 8..<56 { grey[y * 64 + x] = UInt8(y * 37 % 100) } } }
    return try Pixmap(width: 64, height: height, grey: grey)
  }

  @Test func tallEmptyStretchesLoseTheirMiddleAndEachRowIsKnownAgain() throws {
    let blocks = [100..<120, 500..<530, 1200..<1210]
    let fold = try Fold(page(height: 1500, blocks))
    #expect(fold.picture.height < 600 && fold.picture.width == 64)
    let grey = try fold.picture.luminance()
    let rows = (0..<fold.picture.height).filter { grey[$0 * 64 + 30] < 128 }
    #expect(rows.map { $0 + fold.offset(at: $0) } == blocks.flatMap(Array.init))
  }

  @Test func whatIsNotTallOrNotEmptyStays() throws {
    #expect(try Fold(page(height: 120, [])).picture.height == 120)
    #expect(try Fold(page(height: 900, [0..<900])).picture.height == 900)
    #expect(try Fold(page(height: 600, [120..<200, 320..<480])).picture.height == 600)
  }

  @Test func faintTextIsNotEmptyAndTracesOfCompressionAre() throws {
    func height(step: UInt8) throws -> Int {
      var grey = [UInt8](repeating: 240, count: 64 * 800)
      for y in stride(from: 3, to: 800, by: 7) { grey[y * 64 + 20] -= step }
      return try Fold(Pixmap(width: 64, height: 800, grey: grey)).picture.height
    }
    #expect(try height(step: 8) == 800)
    #expect(try height(step: 3) < 200)
  }
}

@Suite struct NetworkFileTests {
  /// `model { 1: 8, graph { name, input { name, type { tensor { 1: 1, shape { dims } } } }, values… } }`
  private func network(height: UInt8, values: Int) -> [UInt8] {
    func message(_ number: UInt8, _ content: [UInt8]) -> [UInt8] {
      [number << 3 | 2, UInt8(content.count & 0x7F) | 0x80, UInt8(content.count >> 7)] + content
    }
    let dimensions = [1, 3, height, 0].map { message(1, $0 == 0 ? message(2, [0x77]) : [0x08, $0]) }
    let tensor = [0x08, 0x01] + message(2, dimensions.flatMap { $0 })
    let input = message(1, [0x78]) + message(2, message(1, tensor))
    let noted = (0..<values).flatMap { message(13, [0x0A, 1, UInt8($0)]) }
    return [0x08, 8] + message(7, message(2, [0x67]) + message(11, input) + noted) + [0x10, 5]
  }

  @Test func theHeightIsChangedAndWhatDependsOnItIsLeftOut() throws {
    var file = NetworkFile(bytes: network(height: 48, values: 3))
    let isChanged = file.setInputHeight(40)
    #expect(isChanged && file.bytes == network(height: 40, values: 0))
  }

  @Test func aFileThatNamesNoHeightIsLeftAsItIs() {
    for bytes in [
      network(height: 0, values: 2), [], [0x3A, 0xFF, 0xFF, 0xFF, 0xFF], Array("no network".utf8),
    ] {
      var file = NetworkFile(bytes: bytes)
      let isChanged = file.setInputHeight(40)
      #expect(!isChanged && file.bytes == bytes)
    }
  }

  @Test func cutFilesNeverTrap() {
    let whole = network(height: 48, values: 2)
    for count in whole.indices {
      var file = NetworkFile(bytes: Array(whole[..<count]))
      _ = file.setInputHeight(40)
    }
  }
}
