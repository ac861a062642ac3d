import Foundation
import HelperProcess
import Specimens
import Synchronization
import TestSupport
import Testing

@testable import Pictures

@Suite struct PictureServiceTests {
  private let folder: TemporaryFolder
  private let service: PictureService

  init() throws {
    folder = try TemporaryFolder()
    service = PictureService(
      location: HelperLocation(folders: [CurioProgram.folder]), log: folder.path("log"))
  }

  /// Left half black, right half white.
  private func halves(_ name: String = "halves.bmp", width: Int = 80, height: Int = 40) throws -> String {
    let bytes = TestPicture.bmp(width: width, height: height) { x, _ in
      x < width / 2 ? TestPicture.black : TestPicture.white
    }
    return try folder.write(bytes, to: name)
  }

  /// The colour that covers most of a cell: of a blank the background, of a full block the foreground.
  private func shade(_ cell: PictureCell) -> Int { cell.scalar == "█" ? cell.foreground : cell.background }

  @Test func theColoursOfThePictureAreThoseOfTheCells() async throws {
    let picture = try await service.picture(PictureRequest(path: try halves(), columns: 8, rows: 2))
    #expect((picture.columns, picture.rows) == (8, 2))
    #expect(shade(picture[0, 0]) == 16 && shade(picture[3, 1]) == 16)
    #expect(shade(picture[4, 0]) == 231 && shade(picture[7, 1]) == 231)
  }

  @Test(arguments: [
    (80, 40, 20, 20, 20, 5), (40, 80, 20, 20, 20, 20), (40, 400, 20, 20, 4, 20), (1, 1, 6, 3, 6, 3),
    (2000, 2, 30, 10, 30, 1),
  ])
  func aContainedPictureKeepsItsShape(
    width: Int, height: Int, columns: Int, rows: Int, expectedColumns: Int, expectedRows: Int
  ) async throws {
    let path = try halves(width: width, height: height)
    let picture = try await service.picture(PictureRequest(path: path, columns: columns, rows: rows))
    #expect((picture.columns, picture.rows) == (expectedColumns, expectedRows))
  }

  @Test func aCoveringPictureFillsTheRectangleFromTheTop() async throws {
    let path = try folder.write(
      TestPicture.bmp(width: 40, height: 400) { _, y in y < 40 ? TestPicture.black : TestPicture.white },
      to: "tall.bmp")
    let picture = try await service.picture(PictureRequest(path: path, columns: 8, rows: 4, fit: .cover))
    #expect((picture.columns, picture.rows) == (8, 4))
    #expect(picture.cells.allSatisfy { shade($0) == 16 })
  }

  @Test func aCropShowsThatPartAlone() async throws {
    let request = PictureRequest(
      path: try halves(), crop: Box(x: 50, y: -5, width: 500, height: 20), columns: 10, rows: 5)
    let picture = try await service.picture(request)
    #expect(picture.cells.allSatisfy { shade($0) == 231 })
  }

  @Test func aCropOutsideShowsEverything() async throws {
    let request = PictureRequest(
      path: try halves(), crop: Box(x: 900, y: 0, width: 5, height: 5), columns: 8, rows: 2)
    #expect(try await service.picture(request).columns == 8)
  }

  @Test func boxesMayCountInALargerPictureThanTheFile() async throws {
    let request = PictureRequest(
      path: try halves(), crop: Box(x: 600, y: 0, width: 100, height: 200), boxWidth: 800, columns: 10,
      rows: 5)
    #expect(try await service.picture(request).cells.allSatisfy { shade($0) == 231 })
  }

  @Test(arguments: [PictureColors.indexed256, .indexed16, .monochrome]) func theEvidenceIsFramed(
    colors: PictureColors
  ) async throws {
    let request = PictureRequest(
      path: try halves(), mark: Box(x: 20, y: 20, width: 20, height: 10), columns: 16, rows: 4, colors: colors
    )
    let picture = try await service.picture(request)
    #expect(String(String.UnicodeScalarView((3...8).map { picture[$0, 1].scalar })) == "┏━━━━┓")
    #expect(String(String.UnicodeScalarView((3...8).map { picture[$0, 3].scalar })) == "┗━━━━┛")
    #expect(picture[3, 2].scalar == "┃" && picture[8, 2].scalar == "┃")
    let color = [PictureColors.indexed256: 196, .indexed16: 9, .monochrome: -1][colors]
    #expect(picture[3, 1].foreground == color)
  }

  @Test(arguments: [
    Box(x: 0, y: 0, width: 80, height: 40), Box(x: 79, y: 39, width: 1, height: 1),
    Box(x: -9, y: -9, width: 10, height: 10),
    Box(x: 500, y: 500, width: 9, height: 9), Box(x: 3, y: 3, width: 0, height: -4),
    Box(x: Int.max, y: Int.min, width: Int.max, height: Int.max),
  ])
  func aMarkAnywhereLeavesThePictureWhole(mark: Box) async throws {
    for fit in [PictureRequest.Fit.contain, .cover] {
      for (columns, rows) in [(1, 1), (2, 2), (16, 4)] {
        let request = PictureRequest(path: try halves(), mark: mark, columns: columns, rows: rows, fit: fit)
        #expect(try await service.picture(request).columns >= 1)
      }
    }
  }

  @Test func asciiPicturesAreASCII() async throws {
    let request = PictureRequest(
      path: try halves(), mark: Box(x: 20, y: 10, width: 20, height: 10), columns: 16, rows: 4,
      colors: .monochrome, symbols: .ascii)
    let picture = try await service.picture(request)
    #expect(picture.cells.allSatisfy { $0.scalar.isASCII && $0.scalar.value >= 0x20 && $0.foreground == -1 })
  }

  /// Dark mode and light mode alike: a bar of ink, and nothing where nothing is written.
  @Test(arguments: [true, false]) func withoutColoursWhatIsWrittenShows(isDark: Bool) async throws {
    let (paper, ink) =
      isDark ? (TestPicture.black, TestPicture.white) : (TestPicture.white, TestPicture.black)
    let path = try folder.write(
      TestPicture.bmp(width: 400, height: 400) { x, y in
        (100..<300).contains(x) && (190..<210).contains(y) ? ink : paper
      },
      to: "bar.bmp")
    let picture = try await service.picture(
      PictureRequest(path: path, columns: 40, rows: 20, colors: .monochrome))
    #expect(picture[20, 9].scalar != " " || picture[20, 10].scalar != " ")
    #expect(picture[20, 2].scalar == " " && picture[2, 17].scalar == " ")
  }

  @Test func sixteenColoursAreSixteen() async throws {
    let path = try folder.write(
      TestPicture.bmp(width: 64, height: 64) { x, y in (UInt8(x * 4), UInt8(y * 4), 128) }, to: "many.bmp")
    let picture = try await service.picture(
      PictureRequest(path: path, columns: 30, rows: 15, colors: .indexed16))
    #expect(
      picture.cells.allSatisfy { (-1..<16).contains($0.foreground) && (-1..<16).contains($0.background) })
  }

  @Test(
    arguments: [
      ("missing", nil), ("text.png", Array("no picture".utf8)), ("empty.png", []),
      ("cut.bmp", [0x42, 0x4D, 0, 0]),
    ] as [(String, [UInt8]?)])
  func whatIsNoPictureIsSaidInASentence(name: String, bytes: [UInt8]?) async throws {
    if let bytes { try folder.write(bytes, to: name) }
    let error = await #expect(throws: PictureError.self) {
      try await service.picture(PictureRequest(path: folder.path(name), columns: 8, rows: 4))
    }
    guard case .unreadable(_, let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message.hasSuffix("."))
    #expect(try await service.picture(PictureRequest(path: try halves(), columns: 8, rows: 2)).columns == 8)
  }

  @Test(arguments: [(0, 5), (5, 0), (-1, 5), (5000, 5)]) func noRectangleNoPicture(columns: Int, rows: Int)
    async throws
  {
    await #expect(throws: PictureError.self) {
      try await service.picture(PictureRequest(path: try halves(), columns: columns, rows: rows))
    }
  }

  @Test func aFileThatChangedIsDrawnAnewOnceForgotten() async throws {
    let request = PictureRequest(path: try halves(), columns: 8, rows: 2)
    let before = try await service.picture(request)
    try folder.write(TestPicture.bmp(width: 80, height: 40) { _, _ in TestPicture.red }, to: "halves.bmp")
    #expect(try await service.picture(request) == before)
    service.forget(path: request.path)
    #expect(try await service.picture(request).cells.allSatisfy { shade($0) == 196 })
  }

  @Test func aHelperThatDiedIsStartedAgain() async throws {
    let path = try halves()
    _ = try await service.picture(PictureRequest(path: path, columns: 8, rows: 2))
    kill(try #require(service.helperID), SIGKILL)
    #expect(try await service.picture(PictureRequest(path: path, columns: 9, rows: 3)).columns == 9)
  }

  @Test func withoutTheHelperThereIsASentence() async throws {
    let service = PictureService(location: HelperLocation(folders: [folder.path]))
    let error = await #expect(throws: PictureError.self) {
      try await service.picture(PictureRequest(path: try halves(), columns: 8, rows: 2))
    }
    #expect(error?.message.contains("curio-picture") == true)
  }

  @Test func whatIsNoLongerWantedIsNotDrawn() async throws {
    let path = try halves()
    let requests = (1...40).map { PictureRequest(path: path, columns: 20 + $0, rows: 20) }
    let last = PictureRequest(path: path, columns: 7, rows: 2)
    let (stream, continuation) = AsyncStream.makeStream(of: PictureRequest.self)
    for upTo in [10, 20, 40] {
      service.want(Array(requests[..<upTo])) { request, _ in continuation.yield(request) }
    }
    service.want([last]) { request, _ in continuation.yield(request) }
    var drawn: [PictureRequest] = []
    for await request in stream {
      drawn.append(request)
      if request == last { break }
    }
    // The one that was under way when the wish changed may still come.
    #expect(drawn.count <= 3)
    #expect(service.cached(last) != nil)
    #expect(service.cached(requests[39]) == nil)
  }

  @Test func everythingWantedArrivesOnceInOrder() async throws {
    let path = try halves()
    let requests = (1...5).map { PictureRequest(path: path, columns: 2 * $0, rows: 9) }
    let (stream, continuation) = AsyncStream.makeStream(of: PictureRequest.self)
    service.want(requests + requests) { request, outcome in
      if case .success = outcome { continuation.yield(request) }
    }
    var drawn: [PictureRequest] = []
    for await request in stream {
      drawn.append(request)
      if drawn.count == requests.count { break }
    }
    #expect(drawn == requests)
    service.want(requests) { _, _ in Issue.record("drawn again although cached") }
    for request in requests { #expect(service.cached(request) != nil) }
  }

  @Test func sixtyByTwentyCellsAreAFewKilobytesOnTheLine() async throws {
    let request = PictureRequest(path: try halves(width: 600, height: 400), columns: 60, rows: 20)
    let picture = try await service.picture(request)
    let line = try JSONEncoder().encode(PictureAnswer(id: 1, picture: picture))
    #expect(line.count < 10_000)
  }

  @Test func committedSamplesAreDrawn() async throws {
    for path in CurioProgram.samples.prefix(6) {
      let picture = try await service.picture(PictureRequest(path: path, columns: 40, rows: 20))
      #expect(Set(picture.cells.map(\.background)).count > 1)
    }
  }
}
