import Specimens
import Testing

@testable import Notices

@Suite("English notices")
struct EnglishNoticeTests {
  @Test("a slip and a fee due together are two cards with the same day")
  func slipAndFee() throws {
    let found = try cards("Please return the permission slip and $7 by Friday, November 6.")
    #expect(found.map(brief) == ["SIGN 2026-11-06", "PAY 2026-11-06 7"])
    #expect(found.allSatisfy { $0.child == "Ava" && $0.questions.isEmpty })
  }

  @Test("prices by size are a range and a question")
  func sizes() throws {
    let found = try cards(
      "Fun run T-shirts: youth $10, adult $13. Turn in the order form with cash by November 12.")
    #expect(found.map(brief) == ["PAY 2026-11-12 10-13 ?cost"])
    #expect(found.first?.questions.first?.choices == ["10", "13"])
  }

  @Test("an early price holds until its last day")
  func earlyBird() throws {
    let text = "Yearbook orders: $18 through December 1, $24 after. Order online at https://yb.example."
    #expect(try cards(text).map(brief) == ["PAY 2026-12-01 18"])
  }

  @Test("next Friday, written on a Wednesday, is asked")
  func nextFriday() throws {
    let found = try cards("Join us for the family picnic next Friday at 5 p.m.", at: "2026-11-04T09:00")
    #expect(found.map(brief) == ["ATTEND - 17:00 ?date"])
    #expect(found.first?.questions.first?.choices == ["2026-11-06", "2026-11-13"])
  }

  @Test(
    "day and month in figures are asked where nothing tells the country",
    arguments: [
      ("Return form by 6/7.", "SIGN - ?date"), ("Return form by 6/7", "SIGN - ?date"),
      ("Please return the signed form by 5/4.", "SIGN - ?date"),
      ("Return the form by 25/6.", "SIGN 2027-06-25"), ("Return the form by 12/18.", "SIGN 2026-12-18"),
    ])
  func figures(_ text: String, _ expected: String) throws {
    let found = try cards(text)
    #expect(found.map(brief) == [expected])
    if expected.contains("?") {
      let question = try #require(found.first?.questions.first)
      #expect(question.field == .date)
    }
  }

  @Test("a weekday that is not that day's is asked")
  func contradiction() throws {
    let found = try cards("Band practice begins Friday, November 12 at 7:30 a.m. in the hall.")
    #expect(found.map(brief) == ["ATTEND - 07:30 ?date"])
  }

  @Test("a week of dress-up days is a card a day, without the day off")
  func spiritWeek() throws {
    let found = try cards(
      """
      Spirit Week, November 9-13
      Mon - Crazy Hair Day
      Tue - Wear your favorite team jersey
      Wed - No school (Veterans Day)
      Fri - School colors: blue and gold
      """)
    #expect(found.map(brief) == ["BRING 2026-11-09", "BRING 2026-11-10", "BRING 2026-11-13"])
  }

  @Test(
    "what is cancelled, over, forbidden or merely possible is no card",
    arguments: [
      "The chess club will not meet this Wednesday.",
      "Thank you to everyone who came to the book fair on October 30! We raised $900.",
      "Please do NOT send money on Monday, November 9; lunch is provided.",
      "If you would like a retake, return the old packet by November 20.",
    ])
  func quiet(_ text: String) throws {
    #expect(try cards(text).isEmpty)
  }

  @Test("hours that hold for grades are told apart by child")
  func gradeHours() throws {
    let found = try cards(
      "Early release on Friday, November 13: grades K-2 are dismissed at 11:40 a.m. and grades 3-5 at 12:10 p.m.",
      for: [Kids.maya, Kids.ben])
    #expect(found.map(brief) == ["ATTEND 2026-11-13 11:40", "ATTEND 2026-11-13 12:10"])
    #expect(found.map(\.child) == ["Ben", "Maya"])
  }

  @Test("a moved trip has its new day and tells of the old one")
  func moved() throws {
    let moment = try #require(LocalDateTime("2027-01-11T09:00"))
    let reading = NoticeReader().read(
      "The museum trip planned for January 14 has been moved to January 21.", reference: moment,
      children: [Kids.ava])
    #expect(reading.cards.map(brief) == ["ATTEND 2027-01-21"])
    #expect(reading.changes.first?.kind == .rescheduled)
    #expect(reading.changes.first?.newDate?.description == "2027-01-21")
  }

  @Test("every citation is the very text of the notice")
  func citations() throws {
    let text =
      "PICTURE DAY\nTuesday, November 10\n\nPackages: A $18, B $26. Return the envelope on Picture Day."
    for card in try cards(text) {
      #expect(!card.evidence.isEmpty)
      for citation in card.evidence { #expect(text.slice(citation.span) == citation.text) }
    }
  }

  @Test("relative days count from the day a notice was sent")
  func sent() throws {
    let text =
      "From: Ms. Reed\nSent: Thursday, October 29, 2026 4:40 PM\n\nNext Wednesday we visit the bakery at 10 a.m."
    #expect(try cards(text, at: "2026-11-02T09:00").map(brief) == ["ATTEND 2026-11-04 10:00"])
  }

  @Test("text that recognition broke is read all the same")
  func recognition() throws {
    let text = "Winter C0ncert\nThursd ay, Novem ber 19, 2026\nGrades 3-5 perform at 7:l5 pm"
    #expect(try cards(text).map(brief) == ["ATTEND 2026-11-19 19:15"])
  }

  @Test(
    "nothing, noise and a very long newsletter are borne",
    arguments: [
      "", "\n\n", "....", "\u{FFFD}\u{FFFD}", "$", "by Friday",
    ])
  func odd(_ text: String) throws {
    _ = try cards(text)
  }
}
