import Decisions
import Specimens
import Testing

@testable import Drawer

@Suite("Learning from decisions")
struct LearningTests {
  static func coupon(_ number: Int) -> String {
    "Moss Burger\nCoupon\n\(number)0% OFF your next visit\nValid until 2026-12-1\(number)\nShow this at the counter"
  }
  static func dentist(_ number: Int) -> String {
    "Bright Smile Dental\nYour appointment is confirmed\nTuesday 1\(number) May 2027 at 10:30\nDr. Okoro"
      .replacing("Tuesday ", with: "")
  }

  @Test("three dismissed coupons keep the next one silent, with the reason; forgetting brings it back")
  func silence() async throws {
    let test = try TestDrawer()
    for number in 1...3 { try test.drawer.dismiss(try await test.file(LearningTests.coupon(number))) }
    let id = try await test.file(LearningTests.coupon(4))
    guard case .abstained(let abstention) = try test.drawer.specimen(id).decision else {
      Issue.record("proposed all the same")
      return
    }
    #expect(abstention.reason == .notForUser)
    #expect(abstention.detail.contains("because you dismissed 3 coupons"))
    #expect(test.drawer.learned().map(\.kind) == [.coupon])
    #expect(try test.drawer.forget(.coupon) == 1)
    #expect(try test.drawer.reviewItems().map(\.id) == [id])
    #expect(test.drawer.learned().isEmpty)
  }

  @Test("taking a dismissal back takes back what it taught, and a booking is never kept silent")
  func limits() async throws {
    let test = try TestDrawer()
    var ids: [SpecimenID] = []
    for number in 1...3 { ids.append(try await test.file(LearningTests.coupon(number))) }
    for id in ids { try test.drawer.dismiss(id) }
    try test.drawer.undismiss(ids[2])
    #expect(test.drawer.learned().isEmpty)
    for number in 1...3 { try test.drawer.dismiss(try await test.file(LearningTests.dentist(number))) }
    #expect(test.drawer.learned().isEmpty)
  }

  @Test("alarms that were chosen twice come with the next of the kind, and the card says so")
  func alarms() async throws {
    let test = try TestDrawer()
    for number in 1...2 {
      let id = try await test.file(LearningTests.dentist(number))
      try test.drawer.editSuggestion(id, SuggestionEdit(alarms: [2880]))
      _ = try test.drawer.approve(id)
    }
    let next = try await test.file(LearningTests.dentist(3))
    let suggestion = try #require(try test.drawer.reviewItem(of: next)).suggestion
    #expect(suggestion.alarms == [2880])
    #expect(suggestion.learned == "Reminds 2 days before, because you chose that for 2 appointments.")
  }

  @Test("two like corrections of the collection are followed, with the reason, until forgotten")
  func collections() async throws {
    let test = try TestDrawer()
    for number in 1...2 {
      try test.drawer.move([try await test.file(LearningTests.coupon(number))], to: .housing)
    }
    let id = try await test.file(LearningTests.coupon(3))
    let assignment = try test.drawer.specimen(id).assignment
    #expect(assignment.collection == .housing)
    #expect(assignment.reason == "because you moved 2 coupons to housing")
    try test.drawer.forget(.coupon)
    let later = try await test.file(LearningTests.coupon(4))
    #expect(try test.drawer.specimen(later).assignment.collection != .housing)
  }
}
