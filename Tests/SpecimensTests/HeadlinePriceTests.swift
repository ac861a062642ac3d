import Foundation
import Specimens
import Testing

@Suite struct HeadlinePriceTests {
  private func specimen(_ prices: [(String, Int, AmountRole?)]) throws -> Specimen {
    let hex = String(repeating: "0", count: 64)
    let id = try #require(SpecimenID(hex))
    let saved = try #require(LocalDateTime("2026-11-02T10:00"))
    let fields = prices.enumerated().map { index, price in
      Field(
        id: "money-\(index + 1)",
        entity: Entity(
          span: TextSpan(index, index + 1), text: price.0,
          value: .money(amount: Amount(price.1), currency: "JPY"),
          confidence: 0.9, role: price.2), boxes: [])
    }
    return Specimen(
      id: id, media: Media(kind: .image, fileExtension: "png", byteCount: 1, width: 1, height: 1),
      originalName: "a.png", importedAt: Instant(secondsSince1970: 0),
      saved: SaveDate(saved, basis: .fileTime), reading: .read(Reading(text: "x")), title: "x",
      fields: fields,
      origin: .unknown, assignment: CollectionAssignment(.none, reason: ""),
      decision: .abstained(Abstention(.noEvent, detail: "")))
  }

  @Test func theTotalIsShownThoughMoreWasHandedOver() throws {
    let receipt = try specimen([
      ("1180", 1180, .subtotal), ("1280", 1280, .total), ("2000", 2000, .tendered), ("720", 720, .tendered),
    ])
    #expect(receipt.headlinePrice?.text == "1280")
  }

  @Test func withoutATotalTheLargestThatIsNoPartIsShown() throws {
    #expect(
      try specimen([("980", 980, nil), ("1500", 1500, nil), ("9000", 9000, .discount)]).headlinePrice?.text
        == "1500")
    #expect(try specimen([("1180", 1180, .subtotal), ("100", 100, .tax)]).headlinePrice?.text == "1180")
    #expect(try specimen([]).headlinePrice == nil)
  }

  @Test func aCorrectedTotalCountsAsCorrected() throws {
    var receipt = try specimen([("1280", 1280, .total), ("1400", 1400, .total)])
    receipt.fields[0].correction = Field.Correction(
      text: "¥2,280", value: .money(amount: Amount(2280), currency: "JPY"), at: Instant(secondsSince1970: 1))
    #expect(receipt.headlinePrice?.effectiveText == "¥2,280")
  }

  @Test func theRoleIsKeptInTheRecordAndUnknownOnesAreNone() throws {
    let field = try specimen([("1280", 1280, .total)]).fields[0]
    let data = try JSONEncoder().encode(field)
    #expect(try JSONDecoder().decode(Field.self, from: data) == field)
    let other = String(decoding: data, as: UTF8.self).replacing("\"total\"", with: "\"something new\"")
    #expect(try JSONDecoder().decode(Field.self, from: Data(other.utf8)).role == nil)
  }
}
