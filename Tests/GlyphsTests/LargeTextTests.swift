import Testing

@testable import Glyphs

private let hasFont = BitmapFont.installed() != nil

@Suite("Large letters")
struct LargeTextTests {
  @Test("pixels become halves and quarters of cells")
  func blocks() {
    var bitmap = Bitmap(width: 4, height: 4)
    for (column, row) in [(0, 0), (1, 1), (2, 2), (3, 2), (2, 3), (3, 3)] { bitmap.fill(column, row) }
    #expect(LargeText(bitmap, grain: .halves).rows == ["▀▄  ", "  ██"])
    #expect(LargeText(bitmap, grain: .quarters).rows == ["▚ ", " █"])
  }

  @Test("what lies outside is empty and stays so")
  func outside() {
    var bitmap = Bitmap(width: 2, height: 2)
    bitmap.fill(5, 0)
    bitmap.fill(0, -1)
    #expect(!bitmap[5, 0])
    #expect(LargeText(bitmap, grain: .halves).rows == ["  "])
  }

  @Test(
    "a Chinese character is as wide as high, all rows are of one width", .enabled(if: hasFont, "no font"))
  func chinese() throws {
    let font = try #require(BitmapFont.installed())
    let text = LargeText("账单2", font: font, grain: .quarters)
    #expect(text.rows.count == 8)
    #expect(text.width == 8 + 8 + 4)
    #expect(text.rows.allSatisfy { $0.count == text.width })
    let ink = text.rows.joined().filter { $0 != " " }.count
    #expect(ink > 30)
    #expect(LargeText("账", font: font, grain: .quarters) != LargeText("单", font: font, grain: .quarters))
  }

  @Test("unknown characters leave a gap, an empty text has no width", .enabled(if: hasFont, "no font"))
  func gaps() throws {
    let font = try #require(BitmapFont.installed())
    #expect(LargeText("", font: font, grain: .halves).width == 0)
    #expect(
      LargeText("\u{10FFFF}", font: font, grain: .halves).rows.allSatisfy { $0.allSatisfy { $0 == " " } })
  }

  @Test("a file that is no font is refused")
  func noFont() {
    #expect(throws: GlyphError.noFont("/dev/null")) { try BitmapFont(path: "/dev/null") }
    #expect(throws: GlyphError.noFont("/nowhere")) { try BitmapFont(path: "/nowhere") }
  }
}
