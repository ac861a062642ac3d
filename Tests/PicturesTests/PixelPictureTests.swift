import Foundation
import HelperProcess
import Specimens
import TestSupport
import Testing

@testable import Pictures

@Suite("Pictures for the terminal's own graphics") struct PixelPictureTests {
  private let folder: TemporaryFolder
  private let service: PictureService

  init() throws {
    folder = try TemporaryFolder()
    service = PictureService(
      location: HelperLocation(folders: [CurioProgram.folder]), log: folder.path("log"))
  }

  private func white() throws -> String {
    try folder.write(TestPicture.bmp(width: 400, height: 200) { _, _ in TestPicture.white }, to: "white.bmp")
  }

  private func request(_ medium: PictureRequest.Medium) throws -> PictureRequest {
    var request = PictureRequest(path: try white(), columns: 20, rows: 5)
    request.medium = medium
    (request.cellWidth, request.cellHeight) = (9, 19)
    return request
  }

  @Test func aPNGHasThePixelsOfItsCells() async throws {
    let picture = try await service.picture(try request(.png))
    let png = try #require(picture.pixels)
    #expect(png.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    func number(_ at: Int) -> Int { png[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(number(16) == picture.columns * 9 && number(20) == picture.rows * 19)
    #expect(picture.cells.isEmpty)
  }

  @Test func sixelsStayInsideTheirCells() async throws {
    let picture = try await service.picture(try request(.sixel))
    let text = String(decoding: try #require(picture.pixels), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}P") && text.hasSuffix("\u{1B}\\"))
    // The raster says how large it is: "pan;pad;width;height.
    let raster = try #require(text.firstIndex(of: "\""))
    let numbers = text[text.index(after: raster)...].split(separator: ";").prefix(4).compactMap {
      Int($0.prefix { $0.isNumber })
    }
    #expect(numbers.count == 4 && numbers[2] == picture.columns * 9)
    #expect(numbers[3] <= picture.rows * 19 && numbers[3] > (picture.rows * 19) - 6)
    // No more bands than that many pixels have.
    #expect(text.filter { $0 == "-" }.count <= (picture.rows * 19) / 6)
  }

  @Test func whatIsCoveredCantBeSeen() async throws {
    // A black bar that a cover hides, cells and pixels alike.
    let bar = Box(x: 100, y: 80, width: 200, height: 40)
    let path = try folder.write(
      TestPicture.bmp(width: 400, height: 200) { x, y in
        (100..<300).contains(x) && (80..<120).contains(y) ? TestPicture.black : TestPicture.white
      }, to: "bar.bmp")
    var cells = PictureRequest(path: path, columns: 40, rows: 10)
    func isBlack(_ cell: PictureCell) -> Bool { cell.foreground == 16 || cell.background == 16 }
    #expect(try await service.picture(cells).cells.contains(where: isBlack))
    cells.covers = [bar]
    #expect(try await !service.picture(cells).cells.contains(where: isBlack))
    // Counted in the pixels of a picture twice as wide.
    cells.covers = [Box(x: 200, y: 160, width: 400, height: 80)]
    cells.boxWidth = 800
    #expect(try await !service.picture(cells).cells.contains(where: isBlack))
    // On a part of it.
    cells.boxWidth = nil
    cells.covers = [bar]
    cells.crop = Box(x: 90, y: 70, width: 100, height: 60)
    #expect(try await !service.picture(cells).cells.contains(where: isBlack))
  }
}
