import Specimens
import Testing

@testable import Decisions

@Suite("Zones of journeys")
struct JourneyZoneTests {
  private func suggestion(_ text: String) throws -> Suggestion {
    let sample = try #require(Sample.parse("=== 2026-11-20T10:00 | en | A noEvent\n" + text).first)
    return try #require(sample.findings.verdict.suggestion)
  }

  @Test("each end of a flight between known airports is in its own zone")
  func flight() throws {
    let made = try suggestion(
      "My trips\nBooking ref K9W2MD\nLos Angeles (LAX) to Tokyo (HND)\nFlight ZQ 61\nDeparture Mon 28 Dec 2026 23:55\nArrival Wed 30 Dec 2026 05:10"
    )
    #expect(made.timeZone == "America/Los_Angeles")
    #expect(made.endTimeZone == "Asia/Tokyo")
  }

  @Test("a journey within one zone names it once; unknown stops stay floating")
  func others() throws {
    let inside = try suggestion(
      "Boarding pass\nFlight ZQ 318\nSEA → SFO\nDec 17, 2026\nDeparts 7:15 AM Arrives 9:20 AM")
    #expect(inside.timeZone == "America/Los_Angeles")
    #expect(inside.endTimeZone == nil)
    let unknown = try suggestion(
      "Northern Vale Rail\nE-ticket\nLeeds to York\n17/12/2026\nDep 09:42 Arr 10:06\n£14.80")
    #expect(unknown.timeZone == nil)
  }
}
