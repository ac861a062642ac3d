import Specimens
import Testing

@testable import Notices

@Suite("Trips: which day is whose, and what things are called")
struct TripNoticeTests {
  private func titled(_ card: ActionCard) -> String { brief(card) + " " + card.title }

  @Test(
    "a packed lunch belongs to the trip, whatever deadline stands nearer",
    arguments: [
      "Our class visits the Harbor Museum on Thursday, December 10. Return the permission slip by Friday, December 4. Please bring a packed lunch.",
      "The trip to the farm is on Thursday, December 10. Permission slips must be returned no later than December 4. Children should bring a packed lunch and wear boots.",
      "Please return the permission slip for the museum trip (Thursday, December 10) by Friday, December 4 and bring a packed lunch.",
      "Permission slips for the aquarium trip are due Friday, December 4. The trip is on Thursday, December 10. Students should pack a sack lunch.",
    ])
  func lunch(_ text: String) throws {
    let found = try cards(text, at: "2026-11-30T09:00")
    let lunch = try #require(found.first { $0.type == .bring })
    #expect(lunch.date == LocalDate("2026-12-10"))
    #expect(found.first { $0.type == .sign }?.date == LocalDate("2026-12-04"))
    #expect(found.contains { $0.type == .attend && $0.date == LocalDate("2026-12-10") })
  }

  @Test("a dish belongs to the potluck, its answer to the deadline")
  func potluck() throws {
    let found = try cards(
      "Potluck\nFriday, December 11, 5:30 p.m., cafeteria\nPlease bring a dish to share and RSVP by Tuesday, December 8.",
      at: "2026-11-30T09:00")
    #expect(found.first { $0.type == .bring }?.date == LocalDate("2026-12-11"))
    #expect(found.first { $0.type == .sign }?.date == LocalDate("2026-12-08"))
  }

  @Test("a thing with a day of its own keeps it")
  func ownDay() throws {
    let found = try cards(
      "The science fair is Thursday, December 10. Please bring your poster by Friday, December 4.",
      at: "2026-11-30T09:00")
    #expect(found.first { $0.type == .bring }?.date == LocalDate("2026-12-04"))
  }

  @Test("a price is called by what it pays for, not by whom the letter is for")
  func cost() throws {
    let found = try cards(
      "Grade 5 families\n\nOur class visits the Harbor Museum on Thursday, December 10. Cost is $12 per child.",
      at: "2026-11-30T09:00")
    let pay = try #require(found.first { $0.type == .pay })
    #expect(pay.title.contains("Harbor Museum"))
    #expect(!pay.title.contains("families"))
  }

  @Test("the school's own name is no topic")
  func letterhead() throws {
    let found = try cards(
      "Birch Primary School\nDear families,\nPlease return the permission slip by Friday, December 4.",
      at: "2026-11-30T09:00")
    #expect(found.map(\.title) == ["Permission slip"])
  }

  @Test("a conference somewhere in an afternoon is asked for its time")
  func conference() throws {
    let found = try cards(
      "Parent-teacher conferences take place on Thursday, December 10 from 3:30 to 7:00 p.m.",
      at: "2026-11-30T09:00")
    #expect(found.map(brief) == ["ATTEND 2026-12-10 ?time"])
  }

  @Test("a grade shops on its own day")
  func shop() throws {
    let found = try cards(
      "The Book Fair is open December 7-11. Kindergarten and first grade shop on Tuesday, December 8. Books range from $5 to $20.",
      at: "2026-11-30T09:00", for: [Kids.maya, Kids.ben])
    #expect(found.map(brief) == ["PAY 2026-12-08 5-20 ?cost"])
    #expect(found.first?.child == "Ben")
  }

  @Test("what students need is to be brought; what they need to do is not")
  func need() throws {
    let found = try cards(
      "Swimming is Tuesday, December 8 at 9 a.m. Students need a towel and a hat. Students need to leave quietly.",
      at: "2026-11-30T09:00")
    #expect(found.filter { $0.type == .bring }.map(\.title) == ["Towel and a hat"])
  }

  @Test(
    "what is moved has its new day, and tells of the old one",
    arguments: [
      ("12月8日(火)に予定していた授業参観は、12月15日(火)の13時30分からに変更します。", "ATTEND 2026-12-15 13:30", "2026-12-08"),
      ("音楽会は12月3日(木)から12月8日(火)10時に変更します。", "ATTEND 2026-12-08 10:00", "2026-12-03"),
      (
        "The winter concert has moved from December 10 to December 15 at 7 p.m.", "ATTEND 2026-12-15 19:00",
        "2026-12-10"
      ),
    ])
  func moved(_ text: String, _ card: String, _ old: String) throws {
    let found = try cards(text, at: "2026-11-30T09:00", for: [ChildProfile(name: "ゆい")])
    #expect(found.map(brief) == [card])
    let moment = try #require(LocalDateTime("2026-11-30T09:00"))
    let changes = NoticeReader().read(text, reference: moment, children: []).changes
    #expect(changes.map(\.oldDate) == [LocalDate(old)])
    #expect(changes.first?.kind == .rescheduled)
  }

  @Test("a stretch of days whose weekdays are printed is no contradiction")
  func stretch() throws {
    let found = try cards(
      "個人面談を12月3日(木)から12月8日(火)に行います。希望調査票を12月1日(火)までに提出してください。", at: "2026-11-30T09:00",
      for: [ChildProfile(name: "ゆい")])
    #expect(found.first { $0.type == .sign }?.date == LocalDate("2026-12-01"))
    #expect(found.first { $0.type == .attend }?.questions.first?.choices == ["2026-12-03", "2026-12-08"])
  }
}

@Suite("What a school notice is")
struct NoticeSignsTests {
  private func isNotice(_ text: String) throws -> Bool {
    let moment = try #require(LocalDateTime("2026-11-30T09:00"))
    let reading = NoticeReader().read(text, reference: moment, children: [])
    return NoticeSigns(text, children: []).isNotice(reading)
  }

  @Test(
    "letters of schools are",
    arguments: [
      "Dear families, please return the permission slip by Friday, December 4.",
      "Picture day is Wednesday, December 9. Students should bring the order form with $12.",
      "3年生の保護者の皆様\n12月4日(金)までに同意書を提出してください。",
      "Spirit week! Monday, December 7: Pajama Day. Tuesday, December 8: Crazy Hair Day. Go Birch Elementary!",
    ])
  func letters(_ text: String) throws { #expect(try isNotice(text)) }

  @Test(
    "bookings, receipts, talk and letters without a task are not",
    arguments: [
      "Your table for 2 at Larch & Ember is booked for 12 December 2026, 7:30 PM. Please bring a jacket.",
      "Order total $48.10. Delivered to the parents' house. Order number 1234. Pay by December 4.",
      "Mum: can you pick up the children on Friday at 3? Bring a coat.",
      "Dear families, thank you for a wonderful school year.",
      "Summer class: pottery for adults, Friday 11 December 2026, 6 pm. $40, please pay online.",
    ])
  func others(_ text: String) throws { #expect(!(try isNotice(text))) }
}
