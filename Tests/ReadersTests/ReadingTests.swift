import Glibc
import Imaging
import Specimens
import Testing

@testable import Readers

/// Real pictures through the real libraries. One at a time: each reader holds its models.
@Suite(.serialized) struct ReadingTests {
  private static let shared = Shared()

  /// Loading models takes longer than reading, so the tests share one reader and take turns.
  private final class Shared: @unchecked Sendable { let reader = PictureReader() }
  private var reader: PictureReader { Self.shared.reader }

  @Test(arguments: readers)
  func japaneseHasNoSpacesAndEnglishKeepsThem(choice: ReaderChoice) throws {
    let lines = try reader.read(fixture: "mixed.png", choice).lines
    #expect(lines.count == 2)
    #expect(lines.first?.filter { $0 != " " } == "京都のラーメン屋麺屋ひかり")
    #expect(lines.first?.contains("ラーメン屋") == true)
    #expect(lines.last == "Hotel Granvia Kyoto 9F")
  }

  @Test(arguments: readers, ["japanese.png", "chinese.png", "english.png"])
  func eachLanguageIsReadWithItsModel(choice: ReaderChoice, name: String) throws {
    let expected = [
      "japanese.png": "お店は駅の北口から歩いて三分です", "chinese.png": "中午和小李在中关村吃饭",
      "english.png": "Friday 4 December, 7:30 pm",
    ]
    let picture = try reader.read(fixture: name, choice)
    #expect(picture.lines.contains(expected[name] ?? "?"))
    #expect(picture.reading.missingLanguages.isEmpty)
    #expect(picture.reading.reader == choice.rawValue)
    #expect(picture.reading.lines.allSatisfy { (0.5...1).contains($0.confidence) })
  }

  @Test(arguments: readers)
  func darkScreensWithBubblesLoseNoLineAndDoubleNone(choice: ReaderChoice) throws {
    let lines = try reader.read(fixture: "chat.png", choice).lines
    #expect(lines.count == 10)
    let endings = [
      "club", "we meet", "place again", "seven thirty fine", "make it eight", "bring the cake",
      "see you there",
      "take cards", "cash I think", "by the bank",
    ]
    for (line, ending) in zip(lines, endings) { #expect(line.contains(ending)) }
  }

  @Test(arguments: readers)
  func turnedPhotosReadLikeUprightOnesWithBoxesThatFitThePictureAsShown(choice: ReaderChoice) throws {
    let (tagged, upright) = (
      try reader.read(fixture: "tagged.jpg", choice), try reader.read(fixture: "upright.jpg", choice)
    )
    #expect(tagged.lines == ["Platform 7, coach 12", "Departs 09:45 sharp"])
    #expect(tagged.lines == upright.lines)
    #expect(tagged.width == 600 && tagged.height == 200)
    for (a, b) in zip(tagged.reading.lines, upright.reading.lines) {
      #expect(abs(a.box.x - b.box.x) < 12 && abs(a.box.y - b.box.y) < 12)
    }
    #expect(upright.reading.lines[0].box.y < 100 && upright.reading.lines[1].box.y >= 100)
  }

  @Test(arguments: readers)
  func columnsStayTogetherAndReceiptRowsToo(choice: ReaderChoice) throws {
    let columns = try reader.read(fixture: "columns.png", choice).lines
    #expect(columns.first == "Morning news for everyone in town")
    #expect(
      columns.firstIndex(of: "and the mayor agrees today") ?? 99 < columns.firstIndex(
        of: "Rain is expected all week") ?? -1)
    let receipt = try reader.read(fixture: "receipt.png", choice).lines
    #expect(receipt == ["Coffee", "$4.50", "Sandwich", "$9.75", "Service", "$1.25", "Total", "$15.50"])
  }

  @Test func codesOfBothPolaritiesAreFoundEachOnce() throws {
    let codes = try reader.read(fixture: "codes.png", .tesseract).reading.barcodes
    #expect(codes.map(\.value).sorted() == ["WIFI:T:WPA;S:cafe;P:x;;", "https://example.com/t/7QX-991"])
    #expect(codes.allSatisfy { $0.type == "QRCode" })
    // The inverted one stands in the right third.
    let wifi = try #require(codes.first { $0.value.hasPrefix("WIFI") })
    #expect(wifi.box.x > 400 && wifi.box.maxX <= 620 && wifi.box.width > 90)
  }

  @Test func barCodesOfBothPolaritiesAreFound() throws {
    let codes = try reader.read(fixture: "bars.png", .tesseract).reading.barcodes
    #expect(codes.map(\.value) == ["4006381333931", "9780201379624"])
    #expect(codes.allSatisfy { $0.type == "EAN13" })
  }

  @Test(arguments: readers)
  func tallCapturesAreReadWhole(choice: ReaderChoice) throws {
    // The three lines of a page, thirty times under each other: beyond what is read in one piece.
    let page = try PictureFile(path: fixtures + "english.png").decode()
    let grey = try page.luminance()
    let tall = try Pixmap(width: page.width, height: page.height * 30, grey: (0..<30).flatMap { _ in grey })
    let path = "/tmp/curio-readers-\(getpid())-tall.png"
    defer { unlink(path) }
    try tall.writePNG(to: path)
    let picture = try reader.read(path: path, thumbnailPath: nil, languages: [.english], choice: choice)
    #expect(picture.lines.count == 90)
    #expect(picture.lines.count { $0 == "Your table is booked" } == 30)
    for (a, b) in zip(picture.reading.lines, picture.reading.lines.dropFirst()) { #expect(a.box.y < b.box.y) }
  }

  @Test(arguments: readers)
  func partsOfAPictureAreReadAsLines(choice: ReaderChoice) throws {
    let whole = try reader.read(fixture: "english.png", choice)
    let dated = try #require(whole.reading.lines.first { $0.text.hasPrefix("Friday") })
    let crops = [
      Crop(box: dated.box, language: .english), Crop(box: dated.box(of: 18..<25), language: .english),
      Crop(box: Box(x: 9000, y: 9000, width: 40, height: 40), language: .english),
    ]
    let texts = try reader.read(crops, path: fixtures + "english.png", choice: choice)
    #expect(texts.first == dated.text && texts.last == "")
    #expect(texts[1].contains("7:30"))
    let japanese = try reader.read(fixture: "japanese.png", choice)
    let line = try #require(japanese.reading.lines.last)
    let read = try reader.read(
      [Crop(box: line.box, language: .japanese)], path: fixtures + "japanese.png", choice: choice)
    #expect(read == [line.text])
  }

  @Test func theThumbnailIsWrittenOnTheWay() throws {
    let path = "/tmp/curio-readers-\(getpid())-thumbnail.png"
    defer { unlink(path) }
    _ = try reader.read(
      path: fixtures + "english.png", thumbnailPath: path, languages: [], choice: .tesseract)
    let thumbnail = try PictureFile(path: path).decode()
    #expect(thumbnail.width == 240 && thumbnail.height == 73)
  }

  @Test func brokenFilesGiveTypedErrors() {
    #expect(throws: ReaderError.picture(.cannotOpen(path: "/nowhere.png", code: ENOENT))) {
      try reader.read(path: "/nowhere.png", thumbnailPath: nil, languages: [], choice: .tesseract)
    }
    #expect(throws: ReaderError.picture(.notAPicture)) {
      try reader.read(path: #filePath, thumbnailPath: nil, languages: [], choice: .tesseract)
    }
  }
}
