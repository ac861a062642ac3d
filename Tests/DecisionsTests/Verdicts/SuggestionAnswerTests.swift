import Decisions
import FoundationEssentials
import Specimens
import Testing

@Suite struct SuggestionAnswerTests {
  private func encoded(_ sample: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let findings = Sample.parse(sample)[0].findings
    return String(decoding: try encoder.encode(SuggestionAnswer(id: "x", findings: findings)), as: UTF8.self)
  }

  @Test func anEntryHasItsMomentAsPrinted() throws {
    let line = try encoded(
      "=== 2026-11-20T18:00 | en | E 2026-12-09T20:45\nTable booked\nThe Pear Tree\nWed 9 Dec 2026 at 20:45")
    #expect(line.contains(#""collection":"food""#))
    #expect(line.contains(#""start":"2026-12-09T20:45""#))
    #expect(line.contains(#""end":null"#))
    #expect(line.contains(#""allDay":false"#))
    #expect(line.contains(#""evidence":[{"#))
    #expect(!line.contains("abstain"))
  }

  @Test func wholeDaysHaveNoHour() throws {
    let line = try encoded(
      "=== 2026-11-20T18:00 | en | R 2026-12-09\nCity library\nDue back Wed, Dec 9\nThe Pear Tree")
    #expect(line.contains(#""start":"2026-12-09""#))
    #expect(line.contains(#""allDay":true"#))
  }

  @Test func aQuestionComesWithItsChoices() throws {
    let line = try encoded("=== 2026-11-20T18:00 | en | A ambiguousDate\nAppointment\n04/05/2027 at 10:00")
    #expect(line.contains(#""reason":"ambiguousDate""#))
    #expect(line.contains(#""choices":["2027-04-05T10:00","2027-05-04T10:00"]"#))
    #expect(!line.contains("suggestion"))
  }
}
