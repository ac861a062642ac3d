import Specimens
import Testing

@Suite struct AmbiguityTests {
  @Test(arguments: ["Check-in 05/06/2026", "Return by 7/8", "pick-up 02.03.27"])
  func aDateWhoseOrderNothingTellsKeepsBothReadings(text: String) {
    let entity = read(text, [.english]).first { $0.kind == .date }
    #expect(entity?.alternatives.count == 1)
    #expect((entity?.confidence ?? 1) < 0.7)
  }

  @Test(arguments: [
    ("25/12/2026 and 03/04/2026", "2026-04-03"), ("Fee £12, due 03/04/2027", "2027-04-03"),
    ("Fee $12, due 03/04/2027", "2027-03-04"),
    ("Sat 12/5", "2026-12-05"), ("Sat 05/12", "2026-12-05"), ("2026-03-04", "2026-03-04"),
    ("25/12/2026", "2026-12-25"),
  ])
  func theRestOfTheTextSettlesTheOrder(text: String, expected: String) {
    let entity = read(text, [.english]).last { $0.kind == .date }
    #expect(entity.map { spelled($0.value) } == expected)
    #expect(entity?.alternatives.isEmpty == true)
  }

  @Test(arguments: ["Fri, Dec 5, 2026", "2026年12月5日（金）", "Monday 12/8/2026"])
  func aWeekdayThatIsNotTheDatesIsReported(text: String) {
    let entity = read(text).first { $0.kind == .date }
    #expect(entity?.conflict != nil)
    #expect((entity?.confidence ?? 1) < 0.8)
  }

  @Test(arguments: [
    ("Dec 28", "2027-01-05T09:00", "2026-12-28"), ("Nov 2", "2027-01-05T09:00", "2027-11-02"),
    ("16 JUL 09:50", "2024-06-01T00:00", "2024-07-16T09:50"),
    ("Jul 16, Fri", "2026-02-12T00:00", "2027-07-16"), ("29 Feb", "2026-11-30T00:00", "2028-02-29"),
  ])
  func aMissingYearComesFromTheReferenceAndTheWeekday(text: String, reference: String, expected: String) {
    #expect(times(text, at: reference) == [expected])
  }

  @Test func aDeadlineNamesItsLastDay() {
    #expect(times("Reply by Dec 4") == ["2026-12-04"])
    #expect(times("12月4日までに") == ["2026-12-04"])
    #expect(times("before Dec 4") == ["/2026-12-04"])
  }
}
