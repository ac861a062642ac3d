import Specimens
import Testing

@testable import Drawer

@Suite("Composing records")
struct ComposingTests {
  private static func line(_ text: String, _ y: Int, _ part: TextLine.Part? = nil) -> TextLine {
    TextLine(text: text, box: Box(x: 40, y: y, width: 400, height: 40), confidence: 0.95, part: part)
  }

  static func filed(_ name: String = "a.png") throws -> SpecimenComposer.Filed {
    SpecimenComposer.Filed(
      id: try #require(SpecimenID(String(repeating: "ab", count: 32))),
      publicID: nil, media: Media(kind: .image, fileExtension: "png", byteCount: 1), originalName: name,
      importedAt: TestDrawer.now,
      saved: SaveDate(moment("2026-11-30T09:00:00"), basis: .importTime),
      note: "", origin: nil, collections: [])
  }

  @Test("the phone's own lines give no title and no field, and evidence stands where it stood")
  func deviceLines() throws {
    let reading = Reading(
      lines: [
        Self.line("Mon Nov 30 18:05", 10, .statusBar), Self.line("Osteria Fresca", 200),
        Self.line("Friday, 11 December 2026 at 19:15", 260), Self.line("Party of 2", 320),
        Self.line("Explore", 2300, .controls),
      ], reader: "accurate")
    let specimen = SpecimenComposer().specimen(
      try Self.filed(), reading: reading, languages: [], now: moment("2026-11-30T09:00:00"))
    #expect(!specimen.title.contains("18:05") && !specimen.title.contains("Explore"))
    #expect(specimen.title.contains("Osteria"))
    let dated = specimen.fields.filter { $0.kind.isTemporal }
    #expect(dated.count == 1)
    #expect(dated.first?.boxes.map(\.y) == [260])
    #expect(specimen.text.contains("18:05"))
  }
}
