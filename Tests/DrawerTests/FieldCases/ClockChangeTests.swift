import Specimens
import Testing

@testable import Drawer

/// B35: a wall-clock time that does not exist, or that comes twice, is said and asked about, never silently moved.
@Suite("Times over a change of clocks")
struct ClockChangeTests {
  private func filed(_ when: String, zone: String) async throws -> (TestDrawer, SpecimenID) {
    let test = try TestDrawer(zone: zone)
    return (test, try await test.file("Night shift briefing\nYour appointment is confirmed\n\(when)\nRoom 4"))
  }

  @Test(
    "an hour that is skipped says so and is not written as it stands",
    arguments: [
      ("Sunday, March 14, 2027 at 2:30 AM", "America/New_York"),
      ("Sunday, March 28, 2027 at 1:30 AM", "Europe/London"),
      ("Sunday, 3 October 2027, 02:30", "Australia/Sydney"),
    ])
  func skipped(when: String, zone: String) async throws {
    let (test, id) = try await filed(when, zone: zone)
    let warning = try #require(try test.drawer.reviewItem(of: id)?.warning)
    #expect(warning.contains("does not exist"))
    #expect(warning.contains("Which time is meant?"))
    #expect { try test.drawer.approve(id) } throws: { ($0 as? DrawerProblem)?.code == .invalid }
    #expect(test.entries.isEmpty)
    let start = try #require(try test.drawer.specimen(id).decision.pending?.start)
    try test.drawer.editSuggestion(id, SuggestionEdit(start: start.adding(minutes: 60)))
    #expect(try test.drawer.reviewItem(of: id)?.warning == nil)
    guard case .written = try test.drawer.approve(id) else {
      Issue.record("not written")
      return
    }
  }

  @Test(
    "an hour that comes twice says so and can be written",
    arguments: [
      ("Sunday, November 7, 2027 at 1:30 AM", "America/New_York"),
      ("Sunday, October 31, 2027 at 1:30 AM", "Europe/London"),
      ("Sunday, 4 April 2027, 02:30", "Australia/Sydney"),
    ])
  func twice(when: String, zone: String) async throws {
    let (test, id) = try await filed(when, zone: zone)
    let item = try #require(try test.drawer.reviewItem(of: id))
    #expect(item.warning?.contains("comes twice") == true)
    guard case .written = try test.drawer.approve(id) else {
      Issue.record("not written")
      return
    }
  }

  @Test("two hours over the change are two hours on the clock that is printed")
  func duration() async throws {
    let test = try TestDrawer(zone: "America/New_York")
    let id = try await test.file(
      "Night shift\nYour appointment is confirmed\nSunday, March 14, 2027, 1:00 AM - 3:00 AM\nRoom 4")
    let suggestion = try #require(try test.drawer.specimen(id).decision.pending)
    #expect(suggestion.start.description == "2027-03-14T01:00")
    #expect(suggestion.end?.description == "2027-03-14T03:00")
    #expect(try test.drawer.reviewItem(of: id)?.warning == nil)
  }

  @Test(
    "ordinary hours and whole days are not warned of",
    arguments: ["Monday, March 15, 2027 at 2:30 AM", "March 14, 2027"])
  func ordinary(when: String) async throws {
    let (test, id) = try await filed(when, zone: "America/New_York")
    #expect(try test.drawer.reviewItem(of: id)?.warning == nil)
  }
}
