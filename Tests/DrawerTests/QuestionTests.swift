import Specimens
import Testing

@testable import Drawer

@Suite("Questions on a card")
struct QuestionTests {
  static let unclear = "Dental clinic\nAppointment confirmed\n04/05/2027 at 10:30\nPlease arrive early"
  static let tour = """
    THE PAPER LANTERNS
    Winter concert tour
    Fri 11 Dec 2026 19:30 Chicago
    Sat 12 Dec 2026 19:30 Madison
    Sun 13 Dec 2026 19:30 Omaha
    """

  @Test("a date that reads two ways waits with a question, and is not approved unanswered")
  func asks() async throws {
    let test = try TestDrawer()
    let id = try await test.file(QuestionTests.unclear)
    let item = try #require(try test.drawer.reviewItems().first)
    #expect(item.question?.choices == ["2027-04-05T10:30", "2027-05-04T10:30"])
    #expect(try test.drawer.overview().pendingReviews == 1)
    #expect { try test.drawer.approve(id) } throws: { ($0 as? DrawerProblem)?.code == .invalid }
    #expect(test.entries.isEmpty)
  }

  @Test("a question waits as a card also where the first of its days has passed")
  func asksAboutAPassedDay() async throws {
    let test = try TestDrawer()
    let id = try await test.file("Pottery evening\nYour place is booked for 04/12/2026 at 18:00\nClay Corner")
    let item = try #require(try test.drawer.reviewItems().first)
    #expect(item.question?.choices == ["2026-04-12T18:00", "2026-12-04T18:00"])
    #expect(try test.drawer.overview().pendingReviews == 1)
    try test.drawer.answer(id, with: "2")
    #expect(try test.drawer.reviewItem(of: id)?.suggestion.start == moment("2026-12-04T18:00"))
  }

  @Test(
    "an answer by number or by words makes the suggestion, and can be taken back",
    arguments: ["2", "2027-05-04T10:30", "2027-05"])
  func answers(choice: String) async throws {
    let test = try TestDrawer()
    let id = try await test.file(QuestionTests.unclear)
    try test.drawer.answer(id, with: choice)
    let item = try #require(try test.drawer.reviewItem(of: id))
    #expect(item.question == nil)
    #expect(item.suggestion.start == moment("2027-05-04T10:30"))
    #expect(item.suggestion.confidence >= 0.95)
    _ = await test.drawer.reread([id]) { _ in }
    #expect(try test.drawer.reviewItem(of: id)?.suggestion.start == moment("2027-05-04T10:30"))
    try test.drawer.answer(id, with: nil)
    #expect(try test.drawer.reviewItem(of: id)?.question != nil)
  }

  @Test("one of several dates is picked; what is none of them is refused")
  func several() async throws {
    let test = try TestDrawer()
    let id = try await test.file(QuestionTests.tour)
    let question = try #require(try test.drawer.reviewItem(of: id)?.question)
    #expect(question.choices.count == 3)
    #expect { try test.drawer.answer(id, with: "2026-12-24") } throws: {
      ($0 as? DrawerProblem)?.code == .invalid
    }
    try test.drawer.answer(id, with: "2")
    #expect(try test.drawer.reviewItem(of: id)?.suggestion.start == moment("2026-12-12T19:30"))
  }

  @Test("what asks nothing can't be answered")
  func nothingAsked() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    #expect { try test.drawer.answer(id, with: "1") } throws: { ($0 as? DrawerProblem)?.code == .notFound }
    #expect { try test.drawer.answer(id, with: nil) } throws: { ($0 as? DrawerProblem)?.code == .notFound }
  }
}
