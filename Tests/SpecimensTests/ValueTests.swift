import Foundation
import Specimens
import Testing

@Suite("Values and records")
struct ValueTests {
  @Test(
    "amounts are exact and equal however they are written",
    arguments: [
      ("1280", 1280, 0), ("39.50", 3950, 2), ("-3.5", -35, 1), ("0.05", 5, 2),
    ])
  func amounts(text: String, significand: Int, scale: Int) throws {
    let amount = try #require(Amount(text))
    #expect(amount == Amount(significand, scale: scale))
    #expect(amount.description == text)
    #expect(amount == Amount(significand * 10, scale: scale + 1))
  }

  @Test("what is no amount is refused", arguments: ["", "1,280", "1.2.3", ".5", "12x", "1.1234567890"])
  func noAmounts(text: String) { #expect(Amount(text) == nil) }

  @Test("slices count scalars, also over emoji and past the end")
  func slices() {
    let text = "麺🍜 a\u{301}b"
    #expect(text.slice(TextSpan(1, 2)) == "🍜")
    #expect(text.slice(TextSpan(3, 5)) == "a\u{301}")
    #expect(text.slice(TextSpan(5, 99)) == "b")
    #expect(text.slice(TextSpan(9, 12)).isEmpty)
  }

  @Test("a span's boxes are its share of each line it touches")
  func boxes() {
    let reading = Reading(
      lines: [
        TextLine(text: "Total ¥980", box: Box(x: 0, y: 10, width: 100, height: 20), confidence: 1),
        TextLine(text: "京都駅", box: Box(x: 50, y: 40, width: 60, height: 20), confidence: 1),
      ], reader: "test")
    #expect(reading.boxes(of: TextSpan(6, 10)) == [Box(x: 60, y: 10, width: 40, height: 20)])
    #expect(reading.boxes(of: TextSpan(13, 14)) == [Box(x: 90, y: 40, width: 20, height: 20)])
    #expect(reading.boxes(of: TextSpan(6, 12)).count == 2)
    #expect(reading.boxes(of: TextSpan(40, 50)).isEmpty)
  }

  @Test(
    "ids are 64 hex digits, so that no path can be made of them",
    arguments: [
      "", "../../etc/passwd", String(repeating: "A", count: 64), String(repeating: "a", count: 63),
    ])
  func ids(text: String) { #expect(SpecimenID(text) == nil) }

  @Test("a record comes back from JSON as it was")
  func recordRoundTrip() throws {
    let id = try #require(SpecimenID(String(repeating: "ab", count: 32)))
    let moment = try #require(LocalDateTime("2026-12-04T19:30"))
    let date = moment.date
    let values: [EntityValue] = [
      .date(date), .time(.noon), .dateTime(moment, timeZone: "+09:00"), .dateRange(start: date, end: nil),
      .timeRange(start: .noon, end: .midnight), .dateTimeRange(start: nil, end: moment, timeZone: nil),
      .duration(iso: "PT2H"), .money(amount: Amount(1280), currency: "JPY"),
      .moneyRange(min: Amount(1000), max: nil, currency: nil), .url("https://example.com"),
      .email("a@example.com"), .phone(e164: nil, number: "555-0142"), .code("QX7R2L", type: .booking),
      .address(lines: ["1 Hill Road"], postalCode: nil), .place("Kyoto"), .person("Ada"),
      .organisation("Fern & Co"),
      .event("Potluck"), .wifi(network: "cafe", password: "secret", security: "WPA"),
      .barcode("https://example.com", symbology: "QRCode"),
    ]
    let fields = values.enumerated().map { index, value in
      Field(
        id: "field-\(index)",
        entity: Entity(
          span: TextSpan(index, index + 1), text: "x", value: value, confidence: 0.5, alternatives: [value],
          conflict: "weekday"),
        boxes: [Box(x: 1, y: 2, width: 3, height: 4)],
        correction: Field.Correction(text: "y", value: value, at: Instant(secondsSince1970: 5)))
    }
    let suggestion = Suggestion(
      uid: "u@example.com", madeAt: Instant(secondsSince1970: 1), kind: .event, title: "Dinner",
      start: moment,
      confidence: 0.9, evidence: [Evidence(span: TextSpan(0, 1), text: "x")])
    let decisions: [Decision] = [
      .suggested(suggestion, state: .pending),
      .suggested(suggestion, state: .approved(at: Instant(secondsSince1970: 2), entry: "/x/u.ics")),
      .suggested(suggestion, state: .dismissed(at: Instant(secondsSince1970: 3))),
      .abstained(
        Abstention(
          .ambiguousDate, detail: "Two readings.",
          question: .init(field: "date", prompt: "Which?", choices: ["3 April", "4 March"]))),
    ]
    let origins: [Origin] = [.unknown, .userTagged("mail"), .inferred("host.example", clue: "address bar")]
    for (index, decision) in decisions.enumerated() {
      let specimen = Specimen(
        id: id, media: Media(kind: .image, fileExtension: "png", byteCount: 9, width: 3, height: 4),
        originalName: "a.png", importedAt: Instant(secondsSince1970: 7),
        saved: SaveDate(moment, basis: .exif),
        reading: index == 0 ? .failed("broken") : .read(Reading(text: "x")), title: "t", fields: fields,
        note: "n",
        origin: origins[index % 3], collections: ["00ff"], decision: decision)
      let data = try JSONEncoder().encode(specimen)
      #expect(try JSONDecoder().decode(Specimen.self, from: data) == specimen)
    }
  }
}
