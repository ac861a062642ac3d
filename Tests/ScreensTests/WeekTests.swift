import Notices
import Specimens
import Terminal
import Testing

@testable import Family
@testable import Screens

@Suite("The week and the notice review")
struct WeekTests {
  private func child() -> Child {
    Child(id: "00000000000000aa", profile: ChildProfile(name: "Ava"), changedAt: Instant(secondsSince1970: 0))
  }

  private func card(_ id: String, asks: [Question] = [], state: FamilyItem.State = .proposed) -> FamilyItem {
    FamilyItem(
      id: id, type: .pay, title: "Trip fee", children: ["00000000000000aa"], isForAll: false,
      date: Fixtures.now.date, time: nil, cost: nil, state: state, doneBy: nil, doneAt: nil, confidence: 0.9,
      evidence: [Citation(span: TextSpan(6, 24), text: "Please pay the fee")], questions: asks, notice: "n1",
      reminder: nil, entry: nil, remark: nil, madeAt: Instant(secondsSince1970: 0), stamps: [:], history: [])
  }

  private func open(_ items: [FamilyItem]) -> AppState {
    var state = States.drawer(Size(columns: 100, rows: 30))
    _ = update(
      &state,
      .family(
        .success(
          FamilySnapshot(
            children: [child()], items: items, notices: ["n1": "Hello.Please pay the fee by Friday."]))))
    States.press(&state, "W")
    return state
  }

  private func effects(of stroke: Stroke, in state: inout AppState) -> [Effect] {
    update(&state, .stroke(stroke))
  }

  @Test("an open question is answered by Enter and a choice")
  func answering() {
    var state = open([
      card("00000000000000c1", asks: [Question(field: .cost, prompt: "How much?", choices: ["10", "15"])])
    ])
    States.press(&state, "tab")
    #expect(state.place == .cards)
    States.press(&state, "enter", "down")
    #expect(
      effects(of: "enter", in: &state) == [.family(.set("00000000000000c1", field: "cost", value: "15"))])
  }

  @Test("y approves the card, A all of them, x dismisses it")
  func deciding() {
    var state = open([card("00000000000000c1"), card("00000000000000c2")])
    States.press(&state, "tab")
    #expect(effects(of: "y", in: &state) == [.family(.approve("00000000000000c1"))])
    #expect(effects(of: "A", in: &state) == [.family(.approveAll)])
    States.press(&state, "down")
    #expect(effects(of: "x", in: &state) == [.family(.dismiss("00000000000000c2"))])
  }

  @Test("the card shows the whole notice with its sentence marked")
  func marked() {
    var state = open([card("00000000000000c1")])
    States.press(&state, "tab")
    let text = render(state).surface.text()
    #expect(text.contains("Please pay the fee by Friday."))
    let rows = NoticeRows("Hello.Please pay the fee by Friday.", marks: [TextSpan(6, 24)], width: 60)
    #expect(rows.lines.first?.spans.map(\.role) == [.text, .match, .text])
  }

  @Test("space checks an item off; what is done says so")
  func checking() {
    var state = open([card("00000000000000c1", state: .approved)])
    #expect(render(state).surface.text().contains("[ ] PAY"))
    #expect(effects(of: "space", in: &state) == [.family(.check("00000000000000c1", by: nil))])
  }

  @Test("an item typed by hand takes its type from its first word, and asks for the day and the child")
  func typing() {
    var state = open([])
    States.press(&state, "n")
    _ = update(&state, .paste("pay 5 USD for the trip"))
    States.press(&state, "enter")
    #expect(render(state).surface.text().contains("When?"))
    States.press(&state, "enter", "down")
    var paid = TypedItem("pay 5 USD for the trip", reference: Fixtures.now)
    #expect(paid.title == "trip")
    #expect(paid.cost?.min == Amount(5))
    paid.date = Fixtures.now.date
    #expect(
      effects(of: "enter", in: &state)
        == [
          .family(.addItem(paid, child: "00000000000000aa"))
        ])
  }

  @Test("a line with its day asks only whom it is for")
  func typingDay() {
    var state = open([])
    States.press(&state, "n")
    _ = update(&state, .paste("bring paint shirt tomorrow"))
    States.press(&state, "enter")
    let typed = TypedItem("bring paint shirt tomorrow", reference: Fixtures.now)
    #expect(typed.date == Fixtures.now.date.adding(days: 1))
    #expect(effects(of: "enter", in: &state) == [.family(.addItem(typed, child: nil))])
  }

  @Test("the assist is asked only from its own key, after the whole text was shown and agreed to")
  func assist() throws {
    var one = card("00000000000000c1")
    let id = try #require(SpecimenID(String(repeating: "a1", count: 32)))
    one.notice = id.description
    var state = open([one])
    States.press(&state, "tab")
    #expect(effects(of: "a", in: &state) == [])
    state.preferences.usesHostedAssist = true
    #expect(effects(of: "a", in: &state) == [.family(.offerNotice(id))])
    let text = (1...60).map { "Line \($0) of the notice" }.joined(separator: "\n")
    let offer = NoticeOffer(
      host: "192.0.2.7", question: NoticeQuestion(text: text, reference: Fixtures.now, children: []))
    _ = update(&state, .noticeOffer(id, .success(offer)))
    #expect(render(state).surface.text().contains("Line 1 of the notice"))
    States.press(&state, "end")
    #expect(render(state).surface.text().contains("Children: none"))
    var declined = state
    #expect(effects(of: "escape", in: &declined) == [])
    #expect(effects(of: "enter", in: &state) == [.family(.askAssist(id, offer))])
  }

  @Test("approve all names everything that waits, however much it is")
  func namesAll() {
    var state = open([card("00000000000000c1")])
    States.press(&state, "tab")
    let titles = (1...9).map { "“Item number \($0) of the newsletter”" }
    _ = update(
      &state,
      .familyChanged(
        .approveAll,
        .success("1 approved. Waiting for an answer:\n" + titles.joined(separator: "\n"))))
    let text = render(state).surface.text()
    for title in titles { #expect(text.contains(title)) }
    States.press(&state, "escape")
    _ = update(
      &state, .familyChanged(.approveAll, .success("1 approved. Waiting for an answer:\n“Hat”")))
    #expect(state.dialog == nil)
    #expect(state.notice?.text == "1 approved. Waiting for an answer: “Hat”")
  }

  @Test("y on a card with an open question asks it instead of approving")
  func asksFirst() {
    var state = open([card("00000000000000c1", asks: [Question(field: .date, prompt: "Which day?")])])
    States.press(&state, "tab")
    #expect(effects(of: "y", in: &state) == [])
    #expect(state.place == .prompt)
  }

  @Test("whom the cards of one notice are for is said once for all of them")
  func onceForAll() {
    let asks = [Question(field: .child, prompt: "Which child?")]
    var state = open([card("00000000000000c1", asks: asks), card("00000000000000c2", asks: asks)])
    States.press(&state, "tab", "enter", "down", "down")
    #expect(
      effects(of: "enter", in: &state) == [.family(.answerAll("00000000000000c1", "00000000000000aa"))])
  }

  @Test("without children the review takes a name in place, and the card is answered with it")
  func addsInPlace() {
    var state = open([card("00000000000000c1", asks: [Question(field: .child, prompt: "Which child?")])])
    state.week.family.children = []
    States.press(&state, "tab", "enter")
    _ = update(&state, .paste("Ava, 3"))
    #expect(
      effects(of: "enter", in: &state) == [.family(.addChild("Ava, 3", answering: "00000000000000c1"))])
  }

  @Test("every field of an item can be changed where it stands, beginning from what it says")
  func editing() {
    var state = open([card("00000000000000c1", state: .approved)])
    States.press(&state, "e", "down", "down", "enter")
    #expect(render(state).surface.text().contains(Fixtures.now.date.description))
    _ = effects(of: "ctrl-u", in: &state)
    _ = update(&state, .paste("2026-12-24"))
    #expect(
      effects(of: "enter", in: &state)
        == [.family(.set("00000000000000c1", field: "date", value: "2026-12-24"))])
  }

  @Test("the brief of the only caregiver is shown at once, copied by y, in three languages")
  func brief() {
    var state = open([card("00000000000000c1", state: .approved)])
    state.week.family.caregivers = [
      Caregiver(
        id: "00000000000000bb", name: "Grandpa", children: [], command: "",
        changedAt: Instant(secondsSince1970: 0))
    ]
    States.press(&state, "b")
    #expect(state.place == .brief)
    #expect(render(state).surface.text().contains("Pay: Trip fee"))
    guard case .copy(let text)? = effects(of: "y", in: &state).first else {
      Issue.record("nothing was copied")
      return
    }
    #expect(text.contains("Trip fee"))
    States.press(&state, "l")
    #expect(render(state).surface.text().contains("支払い"))
    States.press(&state, "l")
    #expect(render(state).surface.text().contains("付款"))
    #expect(effects(of: "x", in: &state) == [])
  }

  @Test("a child is changed field by field on its own screen")
  func people() {
    var state = open([])
    States.press(&state, "p")
    #expect(state.place == .people)
    #expect(render(state).surface.text().contains("Ava"))
    States.press(&state, "enter", "down", "enter")
    _ = update(&state, .paste("3"))
    #expect(
      effects(of: "enter", in: &state) == [.family(.setChild("00000000000000aa", field: "grade", value: "3"))]
    )
  }

  @Test("what nothing brings back is taken off only after a question; a card of a notice just waits again")
  func takingOff() {
    var typed = card("00000000000000c1", state: .approved)
    typed.notice = nil
    var state = open([typed])
    #expect(effects(of: "U", in: &state) == [])
    var kept = state
    States.press(&kept, "down")
    #expect(effects(of: "enter", in: &kept) == [])
    #expect(effects(of: "enter", in: &state) == [.family(.removeItem("00000000000000c1"))])
    state = open([card("00000000000000c1", state: .approved)])
    #expect(effects(of: "U", in: &state) == [.family(.unapprove("00000000000000c1"))])
    States.press(&state, "p")
    #expect(effects(of: "d", in: &state) == [])
    #expect(effects(of: "enter", in: &state) == [.family(.removeChild("00000000000000aa"))])
  }

  @Test("every part is drawn at every size", arguments: States.sizes)
  func sizes(_ size: Size) {
    var state = open([
      card("00000000000000c1", asks: [Question(field: .cost, prompt: "How much?")]),
      card("00000000000000c2", state: .approved),
    ])
    state.size = size
    for part in [WeekState.Part.week, .cards, .brief, .people] {
      state.week.part = part
      let rows = render(state).surface.text().split(separator: "\n", omittingEmptySubsequences: false)
      #expect(rows.allSatisfy { TextWidth.width(of: String($0)) <= size.columns }, "\(part)")
    }
  }
}
