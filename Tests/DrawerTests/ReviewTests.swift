import Foundation
import Specimens
import Testing

@testable import Drawer

@Suite("Action review")
struct ReviewTests {
  @Test("approve writes exactly the previewed bytes, and nothing is written before")
  func approveWritesThePreview() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    #expect(test.entries.isEmpty)
    let item = try #require(try test.drawer.reviewItem(of: id))
    guard case .written(let path) = try test.drawer.approve(id) else {
      Issue.record("not written")
      return
    }
    #expect(path == item.destination)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == item.preview)
    #expect(test.entries.count == 1)
    #expect(try test.drawer.cards(CardQuery()).first?.review == .approved)
  }

  @Test("a dismissed suggestion stays dismissed when the specimen is read again")
  func dismissStays() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    try test.drawer.dismiss(id)
    _ = await test.drawer.reread([id]) { _ in }
    guard case .suggested(_, .dismissed) = try test.drawer.specimen(id).decision else {
      Issue.record("not dismissed any more")
      return
    }
    #expect(try test.drawer.reviewItems().isEmpty)
    #expect(test.entries.isEmpty)
  }

  @Test("undoing an approval removes the entry and brings the suggestion back")
  func unapprove() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    _ = try test.drawer.approve(id)
    try test.drawer.unapprove(id)
    #expect(test.entries.isEmpty)
    #expect(try test.drawer.reviewItem(of: id) != nil)
  }

  @Test("an entry that was changed since is not removed without force")
  func changedEntryAsks() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    guard case .written(let path) = try test.drawer.approve(id) else { return }
    let changed = try String(contentsOfFile: path, encoding: .utf8)
      .replacingOccurrences(of: "END:VEVENT", with: "COMMENT:mine\r\nEND:VEVENT")
    try changed.write(toFile: path, atomically: true, encoding: .utf8)
    #expect { try test.drawer.unapprove(id) } throws: { ($0 as? DrawerProblem)?.code == .changed }
    #expect(FileManager.default.fileExists(atPath: path))
    try test.drawer.unapprove(id, force: true)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("an edited suggestion shows in the preview and in the entry")
  func editThenApprove() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    try test.drawer.editSuggestion(
      id, SuggestionEdit(title: "Dinner with Ada", start: moment("2026-12-12T20:00")))
    let preview = try #require(try test.drawer.reviewItem(of: id)).preview
    #expect(preview.contains("SUMMARY:Dinner with Ada"))
    #expect(preview.contains("20261212T200000"))
  }

  @Test("an event made a reminder is due at its start and has no end")
  func reminderInstead() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    try test.drawer.editSuggestion(id, SuggestionEdit(end: .some(moment("2026-12-11T21:15"))))
    try test.drawer.editSuggestion(id, SuggestionEdit(kind: .reminder))
    let item = try #require(try test.drawer.reviewItem(of: id))
    #expect(item.suggestion.end == nil)
    #expect(item.preview.contains("DUE:20261211T191500"))
  }

  @Test("an end before the start is refused", arguments: ["2026-12-11T19:15", "2026-12-01T10:00"])
  func endBeforeStart(end: String) async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    #expect { try test.drawer.editSuggestion(id, SuggestionEdit(end: .some(moment(end)))) } throws: {
      ($0 as? DrawerProblem)?.code == .invalid
    }
  }

  @Test("a calendar folder that can't be written gives a card to copy, and the suggestion stays")
  func unwritableCalendar() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    try "not a folder".write(toFile: "\(test.folder)/blocked", atomically: true, encoding: .utf8)
    try test.drawer.changeSettings { $0.calendarFolder = "\(test.folder)/blocked/calendar" }
    guard case .notWritable(let card, let reason) = try test.drawer.approve(id) else {
      Issue.record("written where nothing can be written")
      return
    }
    #expect(card.contains("2026-12-11 19:15"))
    #expect(!reason.isEmpty)
    #expect(try test.drawer.reviewItem(of: id) != nil)
  }

  @Test("what is not proposed says why")
  func abstention() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.recipe)
    let abstained = try test.drawer.abstentions()
    #expect(abstained.map(\.id) == [id])
    #expect(abstained.first?.abstention.detail.isEmpty == false)
  }
}
