import Foundation
import Glibc
import Imaging
import Specimens
import TestSupport
import Testing

@testable import Readers

/// Kinds of pictures that readers of other programs are known to fail on, several of each.
@Suite(.serialized) struct FieldCaseTests {
  private static let shared = Shared()

  private final class Shared: @unchecked Sendable { let reader = PictureReader() }
  private var reader: PictureReader { Self.shared.reader }

  // MARK: Spaces inside Japanese and Chinese

  @Test(arguments: readers, ["mixed.png", "spaces-chinese.png", "spaces-dark.png", "prices.png"])
  func noSpaceStandsBetweenCharactersOfScriptsWithoutSpaces(choice: ReaderChoice, name: String) throws {
    for line in try reader.read(fixture: name, choice).lines {
      let scalars = Array(line.unicodeScalars)
      for at in scalars.indices.dropFirst().dropLast() where scalars[at] == " " {
        #expect(
          !(scalars[at - 1].isHan || scalars[at - 1].isKana)
            || !(scalars[at + 1].isHan || scalars[at + 1].isKana),
          "\(line)")
      }
    }
  }

  @Test(arguments: [
    ("mixed.png", "Hotel Granvia Kyoto 9F"), ("spaces-dark.png", "Window seat for two"),
    ("spaces-chinese.png", "Latte two cups at 3 pm"), ("prices-english.png", "Deposit £1,250.50"),
  ])
  func wordsKeepTheirSpaces(name: String, line: String) throws {
    for choice in readers {
      let lines = try reader.read(fixture: name, choice).lines
      // Tesseract closes the gap before a single figure now and then.
      let found =
        choice == .accurate ? lines.contains(line) : lines.contains { $0.hasPrefix(line.prefix(14)) }
      #expect(found, "\(choice): \(lines)")
    }
  }

  // MARK: Dark screens, both polarities on one

  @Test(
    arguments: readers,
    [
      ("chat.png", 10), ("chat-small.png", 5), ("chat-half.png", 6),
    ])
  func noLineIsLostOrDoubledWhateverThePolarity(choice: ReaderChoice, page: (name: String, lines: Int)) throws
  {
    let page1 = try reader.read(fixture: page.name, choice).lines
    #expect(page1.count == page.lines, "\(page1)")
    #expect(Set(page1).count == page1.count)
    // The same page in the other polarity shows the same.
    let picture = try PictureFile(path: fixtures + page.name).decode()
    let inverted = try Pixmap(
      width: picture.width, height: picture.height, grey: picture.luminance().map { ~$0 })
    let page2 = try read(inverted, choice).lines
    #expect(page2.count == page.lines, "\(page2)")
    for text in page1 { #expect(page2.contains { $0.suffix(8) == text.suffix(8) }, "\(text) in \(page2)") }
  }

  // MARK: Signs and separators of prices

  @Test(arguments: readers)
  func theSignAndSeparatorsOfPricesStay(choice: ReaderChoice) throws {
    let yen = try reader.read(fixture: "prices.png", choice).reading.text
    for price in ["¥1,180", "¥1,280", "¥12,500", "900円"] { #expect(yen.contains(price), "\(price): \(yen)") }
    #expect(!yen.contains("\\"))
    let lines = try reader.read(fixture: "prices-english.png", choice).lines
    #expect(lines == ["Total", "$6,000.00", "Deposit £1,250.50", "Refund €19.90"])
  }

  // MARK: Turned pictures

  @Test(arguments: readers, [3, 6, 8])
  func aTagAndReallyTurnedPixelsReadAlikeWithBoxesOfThePictureAsShown(choice: ReaderChoice, tag: UInt8) throws
  {
    let upright = try PictureFile(path: fixtures + "english.png").decode().grey()
    // Stored turned by the opposite of what the tag asks for.
    let quarters = [3: 2, 6: 3, 8: 1][tag] ?? 0
    let stored = tagged(try upright.rotated(quarters: quarters).png(), orientation: tag)
    let folder = try TemporaryFolder()
    let picture = try reader.read(
      path: folder.write(stored, to: "turned"), thumbnailPath: nil, languages: [], choice: choice)
    let plain = try reader.read(fixture: "english.png", choice)
    #expect(picture.lines == plain.lines)
    #expect(picture.width == upright.width && picture.height == upright.height)
    #expect(picture.reading.lines.map(\.box) == plain.reading.lines.map(\.box))
  }

  // MARK: Codes

  @Test func symbolsOfBothPolaritiesAndOfSeveralKindsAreFoundEachOnce() throws {
    let codes = try reader.read(fixture: "matrices.png", .tesseract).reading.barcodes
    #expect(
      codes.map(\.value).sorted() == [
        "AZT-4471 coach 9 seat 31", "AZT-9000 light on dark", "DMX-0092-7781", "DMX-1111-INVERTED",
      ])
    for (code, left) in zip(codes.sorted { $0.box.x < $1.box.x }, [15, 205, 395, 585]) {
      #expect(code.type == (left < 300 ? "Aztec" : "DataMatrix"))
      #expect(code.box.x > left && code.box.maxX < left + 160 && code.box.width > 60, "\(code)")
    }
  }

  @Test(arguments: [(0, 40), (300, 900), (260, 1700)])
  func aSymbolIsFoundWhereverItStandsOnAScreen(x: Int, y: Int) throws {
    let symbol = try #require(
      try PictureFile(path: fixtures + "matrices.png").decode().cropped(
        to: Box(x: 0, y: 0, width: 190, height: 200)))
    let text = try PictureFile(path: fixtures + "english.png").decode()
    var grey = [UInt8](repeating: 250, count: 900 * 1900)
    func put(_ picture: Pixmap, _ x: Int, _ y: Int) throws {
      let bytes = try picture.luminance()
      for row in 0..<picture.height {
        for column in 0..<min(picture.width, 900 - x) {
          grey[(y + row) * 900 + x + column] = bytes[row * picture.width + column]
        }
      }
    }
    for top in [300, 600, 1200, 1500] { try put(text, 100, top) }
    try put(symbol, x, min(y, 1690))
    let codes = try CodeFinder.codes(in: Pixmap(width: 900, height: 1900, grey: grey))
    #expect(codes.map(\.value) == ["AZT-4471 coach 9 seat 31"])
    #expect(codes.first.map { $0.box.x >= x && $0.box.maxX <= x + 190 } == true)
  }

  // MARK: Vertical Japanese

  @Test(
    .enabled("the accurate reader is not installed") { readers.contains(.accurate) },
    arguments: [
      ("vertical.png", ["本日のおすすめ料理", "秋刀魚の塩焼き定食", "味噌汁と漬物つき"]),
      ("vertical-dark.png", ["秋の朗読会", "会場は市民ホール", "開演は午後七時", "入場は無料です"]),
    ])
  func columnsOfVerticalTextAreReadFromRightToLeft(name: String, expected: [String]) throws {
    let picture = try reader.read(fixture: name, .accurate)
    #expect(picture.lines == expected)
    let columns = picture.reading.lines.filter(\.isVertical)
    #expect(columns.count == 3)
    for (right, left) in zip(columns, columns.dropFirst()) { #expect(right.box.x > left.box.maxX) }
    // A part of a column is a part of its height.
    let column = try #require(columns.first)
    let half = column.box(of: 0..<4)
    #expect(
      half.width == column.box.width && half.y == column.box.y && half.height < column.box.height * 6 / 10)
  }

  @Test(arguments: [
    ("vertical.png", ["本日のおすすめ料理", "秋刀魚の塩焼き定食", "味噌汁と漬物つき"]),
    ("vertical-dark.png", ["会場は市民ホール", "開演は午後七時", "入場は無料です"]),
    ("vertical-notice.png", ["図書室からのお知らせ", "返却日を過ぎた本は", "窓口へお持ちください"]),
  ])
  func tesseractReadsColumnsToo(name: String, expected: [String]) throws {
    let picture = try reader.read(fixture: name, .tesseract)
    let columns = picture.reading.lines.filter(\.isVertical)
    #expect(columns.map(\.text) == expected, "\(picture.lines)")
    for (right, left) in zip(columns, columns.dropFirst()) { #expect(right.box.x > left.box.maxX) }
    // What stands level beside them is read as well.
    let level = picture.lines.filter { !expected.contains($0) }
    #expect(
      level == ["vertical-dark.png": ["秋の朗読会"], "vertical-notice.png": ["二階の閲覧室より"]][name] ?? [])
  }

  // MARK: Pages held in a hand

  @Test(
    .enabled("the accurate reader is not installed") { readers.contains(.accurate) },
    arguments: [
      ("held-english.jpg", Self.letter), ("held-english-other.jpg", Self.letter),
      (
        "held-japanese.jpg",
        [
          "町内の清掃は来月の第一日曜日に行いますので", "軍手と帽子を持って公園の入口に集まってください", "雨の場合は翌週に延期します",
          "終了後に集会所で豚汁をふるまいます", "小さなお子さんもどうぞお越しください",
        ]
      ),
    ])
  func linesOfAPageThatIsNotLevelAreReadWhole(name: String, expected: [String]) throws {
    let picture = try reader.read(fixture: name, .accurate)
    #expect(picture.lines == expected)
    // The boxes hold their lines as they stand on the picture.
    for box in picture.reading.lines.map(\.box) {
      #expect(box.x >= 0 && box.y >= 0 && box.maxX <= picture.width && box.maxY <= picture.height)
    }
  }

  private static let letter = [
    "The walking club meets every second Sunday in the month",
    "at the north gate of the old botanical garden",
    "Bring water, a warm coat and something for the lunch break", "Tea",
    "Dogs are welcome as long as they stay on the lead",
    "We are back at the gate around four in the afternoon",
  ]

  // MARK: Icons close to text

  @Test(
    arguments: readers,
    [("headline-icon.png", "さざなみ町図書館"), ("headline-letter.png", "三日月町図書館")])
  func theIconBeforeAHeadlineIsNoLetterAndALikeLetterStays(
    choice: ReaderChoice, page: (name: String, headline: String)
  ) throws {
    let lines = try reader.read(fixture: page.name, choice).lines
    #expect(lines.contains(page.headline), "\(lines)")
  }

  // MARK: Kinds of files

  @Test(arguments: [
    "kind.png", "kind.heic", "kind.avif", "kind.webp", "kind.gif", "kind.tif", "kind.bmp", "frames.gif",
    "frames.webp",
  ])
  func everyKindOfFileIsReadAlikeAndOfAnimationsTheFirstFrame(name: String) throws {
    let folder = try TemporaryFolder()
    // A name that says something else.
    let path = try folder.write(bytes(of: name), to: "picture.jpg")
    let picture = try reader.read(path: path, thumbnailPath: nil, languages: [.english], choice: .tesseract)
    #expect(picture.lines == ["Ferry pier 6 at noon", "Bring two lanterns"])
    #expect(picture.isAnimated == name.hasPrefix("frames"))
    #expect(picture.fileExtension == name.split(separator: ".").last.map(String.init))
    #expect(picture.width == 460 && picture.height == 150)
  }

  // MARK: Support

  private func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try #require(FileManager.default.contents(atPath: fixtures + name)))
  }

  private func read(_ picture: Pixmap, _ choice: ReaderChoice) throws -> ReadPicture {
    let folder = try TemporaryFolder()
    try picture.writePNG(to: folder.path("picture.png"))
    return try reader.read(
      path: folder.path("picture.png"), thumbnailPath: nil, languages: [], choice: choice)
  }
}

/// A PNG with an orientation in it.
private func tagged(_ png: [UInt8], orientation: UInt8) -> [UInt8] {
  // A TIFF header and one directory with one entry: 0x0112, short, 1 value.
  let tiff: [UInt8] =
    Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  func bytes(_ number: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
  let named = Array("eXIf".utf8) + tiff
  let sum = ~named.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
    (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? (value >> 1) ^ 0xEDB8_8320 : value >> 1
    }
  }
  // After the signature and the header chunk.
  return Array(png[..<33]) + bytes(UInt32(tiff.count)) + named + bytes(sum) + Array(png[33...])
}
