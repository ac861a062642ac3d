import CalendarFiles
import Specimens
import TestSupport
import Testing

@Suite struct WallClockTests {
  func once(_ utc: String) -> WallClock.Occurrence { .once(Instant(utc: at(utc))) }

  @Test(arguments: [
    ("2026-03-08T02:30", "America/New_York"), ("2026-03-29T01:30", "Europe/London"),
    ("2026-10-04T02:15", "Australia/Lord_Howe"), ("2026-09-06T00:30", "America/Santiago"),
  ])
  func aTimeThatClocksJumpOverDoesNotExist(moment: String, zone: String) {
    #expect(WallClock.occurrence(of: at(moment), in: zone) == .never)
    let later = at(moment).adding(seconds: 3600)
    guard case .once = WallClock.occurrence(of: later, in: zone) else {
      Issue.record("an hour later exists")
      return
    }
  }

  @Test func aTimeThatClocksRepeatComesTwice() {
    #expect(
      WallClock.occurrence(of: at("2026-11-01T01:30"), in: "America/New_York")
        == .twice(Instant(utc: at("2026-11-01T05:30")), Instant(utc: at("2026-11-01T06:30"))))
    #expect(
      WallClock.occurrence(of: at("2026-10-25T01:00"), in: "Europe/London")
        == .twice(Instant(utc: at("2026-10-25T00:00")), Instant(utc: at("2026-10-25T01:00"))))
  }

  @Test func otherTimesComeOnceAlsoBesideTheChange() {
    let zone = "America/New_York"
    #expect(WallClock.occurrence(of: at("2026-03-08T01:59"), in: zone) == once("2026-03-08T06:59"))
    #expect(WallClock.occurrence(of: at("2026-03-08T03:00"), in: zone) == once("2026-03-08T07:00"))
    #expect(WallClock.occurrence(of: at("2026-11-01T00:59"), in: zone) == once("2026-11-01T04:59"))
    #expect(WallClock.occurrence(of: at("2026-11-01T02:00"), in: zone) == once("2026-11-01T07:00"))
    #expect(WallClock.occurrence(of: at("2026-12-04T19:30"), in: "Asia/Tokyo") == once("2026-12-04T10:30"))
    #expect(WallClock.occurrence(of: at("2026-12-04T19:30"), in: "+05:30") == once("2026-12-04T14:00"))
    #expect(WallClock.occurrence(of: at("2026-12-04T19:30"), in: "Nowhere/Town") == nil)
  }

  @Test func durationsCountRealTime() {
    let zone = "America/New_York"
    let twoHours = { (start: String) in WallClock.adding(seconds: 7200, to: at(start), in: zone) }
    #expect(twoHours("2026-03-08T01:30") == at("2026-03-08T04:30"))
    #expect(twoHours("2026-11-01T00:30") == at("2026-11-01T01:30"))
    #expect(twoHours("2026-12-04T19:30") == at("2026-12-04T21:30"))
  }

  @Test func theMachinesZoneIsTheOneItsVariableNames() {
    #expect(WallClock.machineZone(environment: ["TZ": "America/New_York"]) == "America/New_York")
    #expect(WallClock.machineZone(environment: ["TZ": ":/usr/share/zoneinfo/Asia/Tokyo"]) == "Asia/Tokyo")
    #expect(WallClock.machineZone(environment: ["TZ": "UTC"]) == "UTC")
    #expect(WallClock.machineZone(environment: ["TZ": "Nowhere/Town"]) == nil)
  }
}
