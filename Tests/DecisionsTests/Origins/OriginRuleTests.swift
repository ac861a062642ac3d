import Extraction
import Specimens
import Testing

@testable import Decisions

@Suite struct OriginRuleTests {
  private func origin(_ text: String, file: String = "") -> Origin {
    let reference = LocalDateTime(LocalDate(dayNumber: 20_000), .noon)
    let page = Page(text)
    let entities = Extractor().entities(in: text, reference: reference)
    return OriginRule(
      page: page, chrome: Chrome(page: page, entities: entities, reference: reference), entities: entities,
      originalName: file
    ).origin()
  }

  @Test(arguments: [
    ("Screenshot_20261130_091500_com.example.tablebook.png", "com.example.tablebook"),
    ("Screenshot_20261130-091500_Chrome.jpg", "Chrome"),
    ("Screenshot_20261130_091500_Table Book.png", "Table Book"),
  ])
  func theFileNameNamesTheApp(_ file: String, _ name: String) {
    #expect(origin("Hello", file: file) == .inferred(name, clue: "file name \(file)"))
  }

  @Test(arguments: [
    "Screenshot 2026-11-30 at 09.15.00.png", "IMG_2210.png", "Screenshot_20261130-091500.png",
    "ramen-kyoto.png", "holiday_com.png",
  ])
  func otherFileNamesSayNothing(_ file: String) { #expect(origin("Hello", file: file) == .unknown) }

  @Test func aHostAloneAtTheTopIsTheAddressBar() {
    let text = "9:41\nwww.otterbarn.example\nOtter Barn\nSleeps six\nFrom £90 a night"
    #expect(origin(text).name == "otterbarn.example")
  }

  @Test func aHostInTheTextIsNot() {
    #expect(
      origin("SPRING FAIR\nSaturday 10 April\nVillage green\nMore at fair.example\nAll welcome") == .unknown)
    #expect(origin("a\nb\nc\nd\nspringfair.example") == .unknown)
  }

  @Test func aSharingMarkNamesItsApp() {
    #expect(origin("Best noodles\nin town\nvia Snapboard").name == "Snapboard")
    #expect(origin("Go there\nvia the bridge") == .unknown)
  }
}
