import Drawer
import Notices
import Specimens
import Terminal

@testable import Family
@testable import Screens

/// A family of two children in two schools, with a week, a notice that waits and somebody who picks up.
enum FamilyFixtures {
  static let (ava, kenta) = ("00000000000000aa", "00000000000000bb")
  static let epoch = Instant(secondsSince1970: 0)

  static let notice = """
    Dear families of Room 12,

    The fall trip to the harbour museum is on Friday, December 4. The bus leaves at 8:45. Please send $12 in an \
    envelope by Wednesday. Bring a packed lunch and a rain coat; the sandwiches of last year were a great success.

    来週の水曜日は給食がありません。お弁当と水筒を持たせてください。 🍱

    Ms. Rivera
    """

  static func span(of words: String) -> TextSpan {
    let all = Array(notice.unicodeScalars)
    let sought = Array(words.unicodeScalars)
    let start = (0...(all.count - sought.count)).first { Array(all[$0..<$0 + sought.count]) == sought } ?? 0
    return TextSpan(start, start + sought.count)
  }

  static func item(
    _ number: Int, _ type: ActionType, _ title: String, for children: [String] = [ava], on day: Int? = 4,
    at time: String? = nil, cost: Cost? = nil, because words: String? = nil
  ) -> FamilyItem {
    FamilyItem(
      id: "00000000000000c\(number)", type: type, title: title, children: children,
      isForAll: children.count > 1,
      date: day.map { Fixtures.moment("2026-11-30T00:00").date.adding(days: $0) },
      time: time.map { Fixtures.moment("2026-12-04T\($0)").time }, cost: cost, state: .approved, doneBy: nil,
      doneAt: nil, confidence: 0.92, evidence: words.map { [Citation(span: span(of: $0), text: $0)] } ?? [],
      questions: [], notice: words == nil ? nil : "n1", reminder: nil, entry: nil, remark: nil, madeAt: epoch,
      stamps: [:], history: [])
  }

  /// - Parameter titles: stand for every word that comes from outside.
  static func family(_ titles: [String]? = nil) -> FamilySnapshot {
    func said(_ number: Int, _ own: String) -> String { titles.map { $0[number % $0.count] } ?? own }
    let children = [
      Child(
        id: ava,
        profile: ChildProfile(
          name: said(3, "Ava"), nicknames: ["Avie"], grade: "3", school: "Millbrook Primary",
          classroom: "Room 12",
          teacher: said(0, "Ms. Rivera")), changedAt: epoch),
      Child(
        id: kenta,
        profile: ChildProfile(
          name: said(4, "健太"), nicknames: ["けんちゃん"], grade: "5年", school: said(9, "みなと小学校")),
        changedAt: epoch),
    ]
    let grandpa = Caregiver(
      id: "00000000000000dd", name: said(5, "Grandpa"), children: [],
      command: "mail -s week grandpa@home.example",
      changedAt: epoch)
    let cost = Cost(min: Amount(12), max: Amount(12), currency: "USD")
    let (pay, bring) = (
      "Please send $12 in an envelope by Wednesday.", "Bring a packed lunch and a rain coat"
    )
    var late = item(1, .sign, said(1, "Swimming form"), on: -3)
    late.remark = "A later notice moved this to Friday; look at it."
    var done = item(2, .bring, said(2, "図書の本 📚"), for: [kenta], on: 1)
    (done.doneAt, done.doneBy) = (epoch, "Grandpa")
    var asked = item(5, .pay, said(7, "Museum trip"), on: 2, because: pay)
    (asked.state, asked.confidence) = (.proposed, 0.55)
    asked.questions = [
      Question(
        field: .cost, prompt: "The notice names $12 and $15: which is right?", choices: ["12 USD", "15 USD"])
    ]
    var waiting = item(6, .bring, said(8, "お弁当と水筒"), for: [], on: 2, because: "お弁当と水筒を持たせてください。")
    waiting.state = .proposed
    waiting.questions = [Question(field: .child, prompt: "Which child is this for?", choices: [])]
    var ready = item(7, .bring, said(10, "Packed lunch, rain coat"), because: bring)
    ready.state = .proposed
    let items = [
      late, done, item(3, .attend, said(6, "Harbour museum"), at: "08:45", cost: cost),
      item(4, .pay, said(9, "Class photo"), for: [ava, kenta], on: 4, cost: cost), asked, waiting, ready,
      item(8, .bring, said(11, "Gym shoes"), for: [kenta], on: nil),
    ]
    let text = titles.map { $0.joined(separator: "\n") + "\n" + notice } ?? notice
    return FamilySnapshot(children: children, caregivers: [grandpa], items: items, notices: ["n1": text])
  }

  static func open(_ size: Size, _ strokes: [Stroke], titles: [String]? = nil, isEmpty: Bool = false)
    -> AppState
  {
    var state = States.drawer(size, titles: titles)
    States.send(&state, .family(.success(isEmpty ? FamilySnapshot() : family(titles))))
    States.press(&state, "W")
    for stroke in strokes { States.press(&state, stroke) }
    return state
  }

  /// The screens of the family by name.
  static func all(_ size: Size, titles: [String]? = nil) -> [(name: String, state: AppState)] {
    [
      ("week", open(size, ["down"], titles: titles)), ("empty week", open(size, [], isEmpty: true)),
      ("next week", open(size, ["]"], titles: titles)),
      ("notice review", open(size, ["tab"], titles: titles)),
      ("notice ready", open(size, ["tab", "down", "down"], titles: titles)),
      ("notice question", open(size, ["tab", "enter"], titles: titles)),
      ("no notice", open(size, ["tab"], isEmpty: true)), ("people", open(size, ["p"], titles: titles)),
      ("no people", open(size, ["p"], isEmpty: true)), ("child", open(size, ["p", "enter"], titles: titles)),
      ("brief", open(size, ["b"], titles: titles)),
      ("brief in Japanese", open(size, ["b", "l"], titles: titles)),
    ]
  }
}
