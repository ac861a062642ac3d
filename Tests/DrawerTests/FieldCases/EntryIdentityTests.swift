import Foundation
import Specimens
import Testing

@testable import Drawer

/// B36 and B37: an entry has one UID for ever, and nothing is in the calendar that nobody approved.
@Suite("Entries: one each, and only when approved")
struct EntryIdentityTests {
  private static let things = [
    Sample.dinner, "Bright Smile Dental\nYour appointment is confirmed\nTuesday, 8 December 2026 at 09:50",
    "Northgate Water\nYour bill is ready\n£41.30\nPlease pay by 14 December 2026",
    "Paperleaf\n25% off everything\nUse code LEAF25\nEnds Sunday 6 December 2026",
    "Mobile ticket\nThe Velvet Harbours\nCorn Exchange\nSat 12 December 2026, 20:00",
  ]

  private func uid(_ path: String) throws -> String {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let line = text.split(separator: "\r\n").first { $0.hasPrefix("UID:") }
    return String(try #require(line))
  }

  @Test("written again, and filed again in another drawer, it keeps its UID; others have others")
  func uids() async throws {
    let (test, other) = (try TestDrawer(), try TestDrawer())
    var seen: Set<String> = []
    for text in Self.things {
      let id = try await test.file(text)
      guard case .written(let path) = try test.drawer.approve(id) else { continue }
      let first = try uid(path)
      try test.drawer.unapprove(id)
      guard case .written(let again) = try test.drawer.approve(id) else { continue }
      #expect(try uid(again) == first)
      #expect(again == path)
      let elsewhere = try await other.file(text)
      guard case .written(let there) = try other.drawer.approve(elsewhere) else { continue }
      #expect(try uid(there) == first)
      #expect(seen.insert(first).inserted)
    }
    #expect(seen.count == Self.things.count)
    #expect(test.entries.count == Self.things.count)
  }

  @Test("the same screenshot again says when it was approved, and proposes nothing")
  func again() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    _ = try test.drawer.approve(id)
    #expect(try await test.file(Sample.dinner) == id)
    // A second screenshot of the same booking, in other words.
    let second = try await test.file(Sample.dinner + "\nManage booking\nAdd to calendar")
    #expect(try test.drawer.reviewItems().isEmpty)
    guard case .abstained(let abstention) = try test.drawer.specimen(second).decision else {
      Issue.record("proposed a second time")
      return
    }
    #expect(abstention.reason == .duplicate)
    #expect(abstention.detail.contains("Already approved on 2026-11-30"))
    #expect { try test.drawer.approve(id) } throws: { error in
      (error as? DrawerProblem)?.description.contains("already approved on") == true
    }
    #expect(test.entries.count == 1)
  }

  @Test("offers, advertisements and unasked-for invitations write nothing; then exactly what was approved")
  func nothingUnasked() async throws {
    let test = try TestDrawer()
    let spam = [
      "WINNER! Meeting tomorrow 9:00 to claim your prize\nReply YES", "Flash sale\n50% off today only",
      "Free coffee coupon\nValid until 24 December 2026", "Lemon drizzle cake\n200 g butter\n4 eggs",
      "Black Friday\nEnds Monday 30 November 2026",
      "Open day at the college, Saturday 5 December 2026, 10:00",
    ]
    for text in Self.things + spam { _ = try await test.file(text) }
    #expect(test.entries.isEmpty)
    let items = try test.drawer.reviewItems()
    let (chosen, left) = (try #require(items.first), try #require(items.last))
    guard case .written(let path) = try test.drawer.approve(chosen.id) else {
      Issue.record("not written")
      return
    }
    try test.drawer.dismiss(left.id)
    #expect(test.entries.count == 1)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == chosen.preview)
    try test.drawer.unapprove(chosen.id)
    #expect(test.entries.isEmpty)
    _ = await test.drawer.reread(try test.drawer.idsToReread(onlyUnread: false)) { _ in }
    #expect(test.entries.isEmpty)
    #expect(try !test.drawer.reviewItems().contains { $0.id == left.id })
    #expect(try test.drawer.reviewItems().contains { $0.id == chosen.id })
  }
}
