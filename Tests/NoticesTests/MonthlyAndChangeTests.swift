import Specimens
import Testing

@testable import Notices

@Suite("What comes back each month, and what is called off by any name")
struct MonthlyAndChangeTests {
  @Test(
    "a price of each month is due on the next such day",
    arguments: [
      ("The after-school fee of $40 is due on the first of each month.", "PAY 2026-12-01 40"),
      ("Tuition of $200 is payable by the 15th of every month.", "PAY 2026-11-15 200"),
      ("Tuition of $60 is due on the last Friday of each month.", "PAY 2026-11-27 60"),
      ("A fee of $25 is due on the last day of each month.", "PAY 2026-11-30 25"),
    ])
  func monthly(_ text: String, _ wanted: String) throws {
    #expect(try cards(text).map(brief) == [wanted])
  }

  @Test("a price of each month without a day asks for it")
  func monthlyOpen() throws {
    #expect(
      try cards("The bus fee of $30 is due on the first school day of each month.").map(brief)
        == ["PAY - 30 ?date"])
  }

  @Test("the deadline of a neighbour is not that of a price of each month")
  func monthlyBesideDeadline() throws {
    let found = try cards(
      "Order form and money due by November 20.\nThe bus fee of $30 is due on the first school day of each month."
    )
    #expect(found.first { $0.cost != nil }.map(brief) == "PAY - 30 ?date")
  }

  @Test(
    "whatever is called off is told with its name and day",
    arguments: [
      ("Robotics club is cancelled on Thursday, November 5.", "robotics club"),
      ("We are sorry that Lego Builders will not meet on Thursday, November 5.", "lego builders"),
      ("There will be no ukulele group on Thursday, November 5.", "ukulele group"),
      ("CANCELLED: homework help on Thursday, November 5.", "homework help"),
      ("11月5日（木）の将棋クラブは中止します。", "将棋クラブ"),
    ])
  func cancelled(_ text: String, _ name: String) throws {
    let reading = NoticeReader().read(
      text, reference: try #require(LocalDateTime("2026-11-02T09:00")), children: [Kids.ava])
    #expect(reading.cards.isEmpty)
    let change = try #require(reading.changes.first)
    #expect(change.kind == .cancelled)
    #expect(change.title.lowercased().contains(name), "\(change.title)")
    #expect(change.oldDate?.description == "2026-11-05")
  }

  @Test(
    "what is merely supposed, or names nothing, calls nothing off",
    arguments: ["If it rains, the picnic on Friday will be cancelled.", "School is cancelled on Friday."])
  func supposed(_ text: String) throws {
    let reading = NoticeReader().read(
      text, reference: try #require(LocalDateTime("2026-11-02T09:00")), children: [Kids.ava])
    #expect(reading.changes.isEmpty)
  }

  @Test("a typed line gives its type, day, hour and sum, and keeps the rest as its title")
  func typed() throws {
    let now = try #require(LocalDateTime("2026-11-30T09:00"))
    let shirt = TypedItem("Bring paint shirt Friday", reference: now)
    #expect(shirt.type == .bring)
    #expect(shirt.title == "paint shirt")
    #expect(shirt.date?.description == "2026-12-04")
    let trip = TypedItem("pay $5 for the trip by December 11", reference: now)
    #expect(trip.type == .pay)
    #expect(trip.title == "trip")
    #expect(trip.date?.description == "2026-12-11")
    #expect(trip.cost?.min == Amount(5))
    let concert = TypedItem("Attend winter concert on Thursday at 6:30 pm", reference: now)
    #expect(concert.title == "winter concert")
    #expect(concert.time?.description.hasPrefix("18:30") == true)
    #expect(TypedItem("Friday", reference: now).title == "Friday")
    #expect(TypedItem("Drum", reference: now).title == "Drum")
  }

  @Test("what is not to be read stays in the title; a day of two readings is none")
  func typedParts() throws {
    let now = try #require(LocalDateTime("2026-11-30T09:00"))
    #expect(
      TypedItem("Bring paint shirt Friday", reference: now, reading: [.type]).title == "paint shirt Friday")
    let open = TypedItem("hat 12/10", reference: now)
    #expect(open.date == nil)
    #expect(open.readings.count == 2)
  }
}
