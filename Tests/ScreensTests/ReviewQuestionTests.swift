import Drawer
import Specimens
import Terminal
import Testing

@testable import Screens

@Suite("Questions and marks in the review")
struct ReviewQuestionTests {
  private func review(asking: Bool) -> AppState {
    var state = States.drawer(Size(columns: 120, rows: 35))
    States.press(&state, "a")
    var first = Fixtures.reviewItem(0)
    if asking {
      first.question = Abstention.Question(
        field: "start", prompt: "Which day is “04/05”?", choices: ["2027-04-05", "2027-05-04T10:30"])
    }
    States.send(&state, .review(.success([first, Fixtures.reviewItem(1)])))
    state.preferences.hasConfirmedCalendar = true
    return state
  }

  @Test("Approve on a card that asks opens its choices, and the pick is sent and can be taken back")
  func picking() {
    var state = review(asking: true)
    let id = state.review.items[0].id
    #expect(update(&state, .stroke("A")).isEmpty)
    guard case .choice(let choice) = state.dialog else {
      Issue.record("no choices shown")
      return
    }
    #expect(choice.title == "Which day is “04/05”?")
    #expect(choice.options.map(\.label) == ["Mon 5 Apr 2027", "Tue 4 May 2027, 10:30"])
    _ = update(&state, .stroke("down"))
    #expect(
      update(&state, .stroke("enter")) == [
        .change(.answer(id, "2027-05-04T10:30"), undo: .answer(id, nil))
      ])
  }

  @Test("marked cards are approved or dismissed together; a question is never among them")
  func marks() {
    var state = review(asking: false)
    let ids = state.review.items.map(\.id)
    _ = update(&state, .stroke("*"))
    #expect(state.review.marked == Set(ids))
    var dismissing = state
    #expect(update(&dismissing, .stroke("x")) == ids.map { .change(.dismiss($0)) })
    #expect(update(&state, .stroke("A")) == ids.map { .change(.approve($0)) })
    var asking = review(asking: true)
    _ = update(&asking, .stroke("*"))
    #expect(asking.review.marked == [ids[1]])
  }
}
