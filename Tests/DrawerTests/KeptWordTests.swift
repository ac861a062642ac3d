import Foundation
import Specimens
import Testing

@testable import Drawer

@Suite("What the user changed stays")
struct KeptWordTests {
  @Test("an edited suggestion survives reading anew and corrections; one that was not edited follows")
  func edits() async throws {
    let test = try TestDrawer()
    let edited = try await test.file(Sample.dinner)
    try test.drawer.editSuggestion(
      edited, SuggestionEdit(title: "Dinner with Ada", start: moment("2026-12-12T20:00"), alarms: [15]))
    let before = try test.drawer.specimen(edited).decision
    _ = await test.drawer.reread([edited]) { _ in }
    #expect(try test.drawer.specimen(edited).decision == before)
    let date = try #require(
      try test.drawer.specimen(edited).fields.first { $0.kind == .dateTime || $0.kind == .date })
    try test.drawer.correctField(date.id, of: edited, to: "13 December 2026")
    #expect(try test.drawer.specimen(edited).decision.pending?.title == "Dinner with Ada")
    let untouched = try await test.file("Northgate Water\nYour bill is ready\nPlease pay by 14 December 2026")
    _ = await test.drawer.reread([untouched]) { _ in }
    #expect(try test.drawer.specimen(untouched).decision.pending?.start.date == moment("2026-12-14").date)
  }

  @Test("an edit taken back with its answer lets the question return")
  func answers() async throws {
    let test = try TestDrawer()
    let id = try await test.file("Hartley Optics\nYour appointment is booked for 05/01/2027 at 10:40.")
    try test.drawer.answer(id, with: "1")
    try test.drawer.editSuggestion(id, SuggestionEdit(title: "Eyes"))
    try test.drawer.answer(id, with: nil)
    #expect(try test.drawer.reviewItem(of: id)?.question != nil)
  }

  @Test("the timer is offered once, after the first approved reminder, in one sentence")
  func timer() async throws {
    let test = try TestDrawer()
    let dinner = try await test.file(Sample.dinner)
    let bills = [
      try await test.file("Northgate Water\nYour bill is ready\nPlease pay by 14 December 2026"),
      try await test.file("Harbour Gas\nYour bill is ready\nPlease pay by 18 December 2026"),
    ]
    _ = try test.drawer.approve(dinner)
    #expect(test.drawer.timerOffer(afterApproving: dinner) == nil)
    _ = try test.drawer.approve(bills[0])
    let offer = try #require(test.drawer.timerOffer(afterApproving: bills[0]))
    #expect(offer.contains("curio remind --install"))
    #expect(offer.filter { $0 == "." }.count == 1)
    _ = try test.drawer.approve(bills[1])
    #expect(test.drawer.timerOffer(afterApproving: bills[1]) == nil)
    #expect(try TestDrawer.open(test.folder).timerOffer(afterApproving: bills[1]) == nil)
  }

  @Test("no timer is offered where one is installed")
  func installed() async throws {
    let test = try TestDrawer()
    let units = "\(test.folder)/.config/systemd/user"
    try FileManager.default.createDirectory(atPath: units, withIntermediateDirectories: true)
    try "".write(toFile: "\(units)/curio-remind.timer", atomically: true, encoding: .utf8)
    let id = try await test.file("Northgate Water\nYour bill is ready\nPlease pay by 14 December 2026")
    _ = try test.drawer.approve(id)
    #expect(test.drawer.timerOffer(afterApproving: id) == nil)
  }

  @Test("the first Approve is offered the calendars of khal and vdirsyncer on this machine")
  func calendars() throws {
    let test = try TestDrawer()
    let calendar = "\(test.folder)/calendars/home"
    for folder in [calendar, "\(test.folder)/.config/khal"] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    try "[calendars]\n[[home]]\npath = \(calendar)\n".write(
      toFile: "\(test.folder)/.config/khal/config", atomically: true, encoding: .utf8)
    let found = test.drawer.calendarFolders()
    #expect(found.first?.name == "Curio's own")
    #expect(found.contains { $0.path == calendar && $0.name.contains("khal") })
  }
}
