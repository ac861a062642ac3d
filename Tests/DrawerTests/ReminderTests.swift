import Foundation
import Specimens
import Testing

@testable import Drawer

@Suite("Due alarms")
struct ReminderTests {
  /// An appointment 50 minutes from the standing clock, with alarms 60 minutes and a day before.
  private func approved(_ test: TestDrawer, alarms: [Int] = [60, 1440]) async throws -> SpecimenID {
    let id = try await test.file(
      "Bright Smile Dental\nYour appointment is confirmed\nMonday, 30 November 2026 at 09:50\nDr. Okoro")
    try test.drawer.editSuggestion(id, SuggestionEdit(alarms: alarms))
    _ = try test.drawer.approve(id)
    return id
  }

  @Test("alarms whose time has come are shown once; those to come are not")
  func once() async throws {
    let test = try TestDrawer(zone: "UTC")
    _ = try await approved(test, alarms: [10, 60])
    let due = try test.drawer.dueReminders()
    #expect(due.map(\.title).count == 1)
    #expect(due.first?.at == Instant(utc: moment("2026-11-30T08:50")))
    try test.drawer.noteShown(due)
    #expect(try test.drawer.dueReminders().isEmpty)
  }

  @Test("nothing reminds before it is approved, after it is undone, or when its file is gone")
  func onlyApproved() async throws {
    let test = try TestDrawer(zone: "UTC")
    let id = try await approved(test)
    #expect(try test.drawer.dueReminders().count == 2)
    try test.drawer.unapprove(id)
    #expect(try test.drawer.dueReminders().isEmpty)
    guard case .written(let path) = try test.drawer.approve(id) else { return }
    try FileManager.default.removeItem(atPath: path)
    #expect(try test.drawer.dueReminders().isEmpty)
  }

  @Test("a time without a zone is the machine's")
  func zones() async throws {
    // 09:50 in Tokyo is long over at 09:00 UTC; in New York it is hours away.
    let tokyo = try TestDrawer(zone: "Asia/Tokyo")
    _ = try await approved(tokyo, alarms: [10])
    #expect(try tokyo.drawer.dueReminders().isEmpty)
    let newYork = try TestDrawer(zone: "America/New_York")
    _ = try await approved(newYork, alarms: [60])
    #expect(try newYork.drawer.dueReminders().isEmpty)
    let other = try TestDrawer(zone: "America/New_York")
    _ = try await approved(other, alarms: [1440])
    #expect(try other.drawer.dueReminders().first?.at == Instant(utc: moment("2026-11-29T14:50")))
  }
}
