import Specimens
import Testing

@testable import Decisions

@Suite("A number behind a weekday")
struct WeekdayNumberTests {
  @Test(
    "it is the day of the month, unless a clock follows",
    arguments: [
      ("Hey! Dinner there on Friday 11, 7pm?\nsounds good, see you there", "2026-12-11T19:00"),
      ("Hey! Dinner there on Friday 7:30 pm?\nsounds good, see you there", "2026-12-04T19:30"),
    ])
  func reads(text: String, start: String) throws {
    let sample = try #require(Sample.parse("=== 2026-11-30T10:00 | en | A noEvent\n" + text).first)
    #expect(sample.findings.verdict.suggestion?.start.description == start)
  }
}
