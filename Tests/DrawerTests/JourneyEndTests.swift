import Specimens
import Testing

@testable import Drawer

@Suite("Arrivals in another zone")
struct JourneyEndTests {
  private func settled(_ end: String, to zone: String) -> Suggestion {
    var suggestion = Suggestion(
      uid: "a@curio.invalid", madeAt: Instant(secondsSince1970: 0), kind: .event, title: "SK417",
      start: moment("2027-01-10T10:45"), end: moment(end), timeZone: "America/Los_Angeles", confidence: 0.9,
      evidence: [])
    suggestion.endTimeZone = zone
    JourneyEnd.settle(&suggestion)
    return suggestion
  }

  @Test("an arrival that would lie before the departure is the next day's")
  func nextDay() {
    #expect(settled("2027-01-10T15:20", to: "Asia/Tokyo").end == moment("2027-01-11T15:20"))
    #expect(settled("2027-01-10T18:40", to: "America/New_York").end == moment("2027-01-10T18:40"))
  }

  @Test("one that fits no day is left open")
  func impossible() {
    let made = settled("2027-01-08T15:20", to: "Asia/Tokyo")
    #expect(made.end == nil)
    #expect(made.endTimeZone == nil)
  }
}
