import Imaging
import Testing

@Suite("Evening out contrast")
struct ContrastTests {
  @Test(
    "slivers and tiny pictures are taken as well as large ones",
    arguments: [
      (1, 1), (8, 400), (400, 8), (15, 15), (16, 16), (17, 300), (300, 17), (2000, 33), (33, 40), (80, 40),
    ])
  func anySize(width: Int, height: Int) throws {
    let picture = try Pixmap(
      width: width, height: height, grey: Array(repeating: 200, count: width * height))
    let evened = try picture.contrastEvened()
    #expect((evened.width, evened.height) == (width, height))
  }
}
