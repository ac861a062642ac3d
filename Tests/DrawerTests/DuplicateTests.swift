import Specimens
import Testing

@testable import Drawer

@Suite("Screenshots of the same thing")
struct DuplicateTests {
  static let mail = """
    Reminder: your booking at Osteria Fresca
    Fri 11 Dec 2026, 7:15 PM
    2 people
    Ref QX7R2L
    """
  static let codeless = """
    Osteria Fresca
    Your table is confirmed
    11 December 2026 at 19:15
    Party of 2
    """

  @Test(
    "the same code, or the same name and moment, is one suggestion that cites both",
    arguments: [mail, codeless])
  func oneSuggestion(other: String) async throws {
    let test = try TestDrawer()
    let ids = [try await test.file(Sample.dinner), try await test.file(other)]
    let items = try test.drawer.reviewItems()
    #expect(items.count == 1)
    #expect(Set(items.flatMap { [$0.id] + $0.others.map(\.id) }) == Set(ids))
    let abstained = try #require(try test.drawer.abstentions().first)
    #expect(abstained.abstention.reason == .duplicate)
    #expect(abstained.abstention.duplicateOf == items.first?.id)
    #expect(try test.drawer.overview().pendingReviews == 1)
  }

  @Test("another evening at the same place, or another thing at the same moment, stays its own")
  func differentThings() async throws {
    let test = try TestDrawer()
    _ = try await test.file(Sample.dinner)
    _ = try await test.file(DuplicateTests.codeless.replacing("11 December", with: "12 December"))
    _ = try await test.file(
      "Parent-teacher conference\nHawthorn School\nFriday, 11 December 2026 at 19:15\nRoom 4")
    #expect(try test.drawer.reviewItems().count == 3)
  }

  @Test("what was approved or dismissed is not proposed again from a second screenshot")
  func decidedBefore() async throws {
    let test = try TestDrawer()
    let first = try await test.file(Sample.dinner)
    _ = try test.drawer.approve(first)
    let second = try await test.file(DuplicateTests.mail)
    #expect(try test.drawer.reviewItems().isEmpty)
    guard case .abstained(let abstention) = try test.drawer.specimen(second).decision else {
      Issue.record("proposed twice")
      return
    }
    #expect(abstention.reason == .duplicate)
    #expect(abstention.detail.contains("Already approved on 2026-11-30"))
    #expect(test.entries.count == 1)

    let other = try TestDrawer()
    try other.drawer.dismiss(try await other.file(Sample.dinner))
    _ = try await other.file(DuplicateTests.mail)
    #expect(try other.drawer.reviewItems().isEmpty)
  }

  @Test("deleting the one that stands brings the other back")
  func deletion() async throws {
    let test = try TestDrawer()
    _ = try await test.file(Sample.dinner)
    _ = try await test.file(DuplicateTests.mail)
    let standing = try #require(try test.drawer.reviewItems().first)
    let other = try #require(standing.others.first).id
    _ = try test.drawer.delete([standing.id], withEntries: false)
    #expect(try test.drawer.reviewItems().map(\.id) == [other])
    #expect(try test.drawer.abstentions().isEmpty)
  }

  @Test("reading them again changes nothing")
  func rereading() async throws {
    let test = try TestDrawer()
    let ids = [try await test.file(Sample.dinner), try await test.file(DuplicateTests.mail)]
    let before = try #require(try test.drawer.reviewItems().first)
    _ = await test.drawer.reread(ids) { _ in }
    let after = try test.drawer.reviewItems()
    #expect(after.map(\.id) == [before.id])
    #expect(after.first?.others.map(\.id) == before.others.map(\.id))
  }

  @Test("a correction that makes it another thing parts them")
  func correction() async throws {
    let test = try TestDrawer()
    _ = try await test.file(Sample.dinner)
    _ = try await test.file(DuplicateTests.codeless)
    let standing = try #require(try test.drawer.reviewItems().first)
    let field = try #require(
      try test.drawer.specimen(standing.id).fields.first { $0.kind.isTemporal })
    try test.drawer.correctField(field.id, of: standing.id, to: "2026-12-18 20:00")
    #expect(try test.drawer.reviewItems().count == 2)
    #expect(try test.drawer.reviewItems().allSatisfy { $0.others.isEmpty })
  }
}
