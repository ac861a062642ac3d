import Specimens
import Testing

@testable import Extraction

@Suite struct PayloadTests {
  private func found(_ text: String) -> [String] {
    read(text).map { "\($0.kind.rawValue) \(named($0.value))" }
  }

  private func named(_ value: EntityValue) -> String {
    switch value {
    case .person(let name), .organisation(let name), .place(let name), .event(let name): name
    default: spelled(value)
    }
  }

  @Test func aContactYieldsItsParts() {
    let card = """
      BEGIN:VCARD
      VERSION:3.0
      N:Halvorsen;Ida
      FN:Ida Halvorsen
      ORG:Copper Finch Ltd;Sales
      TEL;TYPE=cell:+1 415-555-0107
      EMAIL;TYPE=work:ida@finch.example.com
      URL:https://finch.example.com/
      ADR:;;905 Fennel Court;Boise;ID;83701;USA
      END:VCARD
      """
    let fields = found(card)
    for expected in [
      "person Ida Halvorsen", "organisation Copper Finch Ltd", "phone +14155550107",
      "email ida@finch.example.com", "url https://finch.example.com/",
      "address 905 Fennel Court | Boise | ID | USA [83701]",
    ] { #expect(fields.filter { $0 == expected }.count == 1, "\(expected) in \(fields)") }
    for entity in read(card) { #expect(card.slice(entity.span) == entity.text) }
  }

  @Test func aContactWithoutAFullNameHasItsParts() {
    #expect(found("BEGIN:VCARD\r\nN:山田;花子;;;\r\nEND:VCARD").contains("person 花子 山田"))
  }

  @Test func aShortContactIsRead() {
    let fields = found("MECARD:N:Halvorsen,Ida;TEL:+14155550107;EMAIL:ida@finch.example.com;NOTE:a\\;b;;")
    #expect(fields.contains("person Ida Halvorsen"))
    #expect(fields.contains("phone +14155550107"))
    #expect(fields.contains("email ida@finch.example.com"))
  }

  @Test(arguments: [
    ("DTSTART:20261204T193000\nDTEND:20261204T213000", "dateTimeRange 2026-12-04T19:30/2026-12-04T21:30"),
    ("DTSTART:20261204T193000Z", "dateTime 2026-12-04T19:30 UTC"),
    ("DTSTART;TZID=Asia/Tokyo:20261204T193000", "dateTime 2026-12-04T19:30 Asia/Tokyo"),
    ("DTSTART;VALUE=DATE:20261204\nDTEND;VALUE=DATE:20261206", "dateRange 2026-12-04/2026-12-06"),
    ("DTSTART;VALUE=DATE:20261204\nDTEND;VALUE=DATE:20261205", "date 2026-12-04"),
  ])
  func aCalendarEntryYieldsItsMoment(lines: String, expected: String) {
    let fields = found(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Trio\\, live\nLOCATION:Granary\n  Hall\n\(lines)\nEND:VEVENT\nEND:VCALENDAR"
    )
    #expect(fields.filter { $0.hasPrefix("date") } == [expected])
    #expect(fields.contains("event Trio, live"))
    #expect(fields.contains("place Granary Hall"))
  }

  @Test func aTransferYieldsNameAccountAndAmount() {
    let fields = found(
      "BCD\n002\n1\nSCT\nBPOTBEB1\nReading Room\nBE72000000001616\nEUR12.30\n\nRF18539007547034\n\n")
    for expected in [
      "organisation Reading Room", "code account BE72000000001616", "money 12.30 EUR",
      "code reference RF18539007547034",
    ] { #expect(fields.contains(expected), "\(expected) in \(fields)") }
  }

  @Test(arguments: [
    "BEGIN:VCARD", "BEGIN:VCARD\nFN:", "BEGIN:VEVENT\nDTSTART:2026", "BEGIN:VEVENT\nDTSTART:\nEND:VEVENT",
    "BCD\n002", "BCD\n002\n1\nSCT\n\n\n", "MECARD:", "MECARD:N", "MECARD:N:;;", "MECARD:N:\\", "WIFI:S:\\",
    "BEGIN:VCARD\nFN:a\n \n \nEND:VCARD", "BEGIN:VCARD\n:\n;:\nEND:VCARD\u{200B}",
  ])
  func broken(text: String) {
    for entity in read(text) { #expect(text.slice(entity.span) == entity.text) }
  }

  @Test(arguments: [
    ("https://example.com/t/7QX-991", ["url https://example.com/t/7QX-991"]),
    ("WIFI:T:WPA;S:Corner Cafe;P:latte\\;2026;;", ["wifi Corner Cafe latte;2026"]),
    ("WIFI:S:open-air;T:nopass;;", ["wifi open-air -"]),
    (
      "BEGIN:VCARD\nFN:Ida Halvorsen\nTEL:+14155550107\nEND:VCARD",
      ["person Ida Halvorsen", "phone +14155550107"]
    ),
    (
      "BEGIN:VEVENT\nSUMMARY:Trio\nDTSTART:20261204T193000\nEND:VEVENT",
      ["event Trio", "dateTime 2026-12-04T19:30"]
    ),
    (
      "BCD\n001\n1\nSCT\n\nReading Room\nBE72000000001616\nEUR12.30",
      ["organisation Reading Room", "code account BE72000000001616", "money 12.30 EUR"]
    ),
  ])
  func everyKindOfPayloadGivesFields(payload: String, expected: [String]) {
    // The same within the text of a picture.
    for text in [payload, "Scan me\n\(payload)\nThank you"] {
      let fields = found(text)
      for field in expected { #expect(fields.contains(field), "\(field) in \(fields)") }
    }
  }

  /// A row of beginnings without an end takes no longer than as many lines of anything else.
  @Test func cardsThatNeverEndGiveNothing() {
    #expect(found(String(repeating: "BEGIN:VCARD\n", count: 2000)).isEmpty)
    let inner = "BEGIN:VCARD\nBEGIN:VCARD\nFN:Ida Halvorsen\nEND:VCARD"
    #expect(found(inner).filter { $0.hasPrefix("person") }.count == 1)
  }

  @Test func wordsAboutCardsAreNoPayload() {
    #expect(!found("Begin: vcard export is in settings").contains { $0.hasPrefix("person") })
  }
}
