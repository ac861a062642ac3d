import Specimens
import Testing

@Suite("Days and moments")
struct TimeTests {
  @Test(
    "day numbers count over leap years and before 1970",
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-12-04", 20_791),
      ("1900-03-01", -25_508),
    ])
  func dayNumbers(text: String, number: Int) throws {
    let date = try #require(LocalDate(text))
    #expect(date.dayNumber == number)
    #expect(LocalDate(dayNumber: number) == date)
  }

  @Test("every day of four centuries is found again by its number")
  func everyDay() {
    var date = LocalDate(dayNumber: -100_000)
    for number in -99_999...46_000 {
      let next = LocalDate(dayNumber: number)
      #expect(date < next && next.dayNumber == number)
      date = next
    }
  }

  @Test(
    "weekdays",
    arguments: [("2026-11-30", Weekday.monday), ("2024-02-29", .thursday), ("1969-12-28", .sunday)])
  func weekdays(text: String, weekday: Weekday) throws {
    #expect(try #require(LocalDate(text)).weekday == weekday)
  }

  @Test(
    "a month later is at most its last day",
    arguments: [
      ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"), ("2026-03-15", -3, "2025-12-15"),
      ("2026-12-01", 1, "2027-01-01"),
    ])
  func months(text: String, months: Int, expected: String) throws {
    #expect(try #require(LocalDate(text)).adding(months: months).description == expected)
  }

  @Test(
    "days and times that do not exist are refused",
    arguments: [
      "2026-02-29", "2026-13-01", "2026-04-31", "0000-01-01", "26-1-1", "2026-12-04T24:00",
      "2026-12-04T12:60", "soon",
    ])
  func impossible(text: String) { #expect(LocalDateTime(text) == nil) }

  @Test(
    "moments are read and written alike",
    arguments: [
      ("2026-12-04T19:30", "2026-12-04T19:30"), ("2026-12-04 19:30:05", "2026-12-04T19:30:05"),
      ("2026-12-04T19:30:00+09:00", "2026-12-04T19:30"), ("2026-12-04", "2026-12-04T00:00"),
    ])
  func moments(text: String, written: String) { #expect(LocalDateTime(text)?.description == written) }

  @Test("seconds carry over midnight in both directions")
  func carrying() throws {
    let start = try #require(LocalDateTime("2026-12-31T23:59:59"))
    #expect(start.adding(seconds: 1).description == "2027-01-01T00:00")
    #expect(start.adding(seconds: 1).adding(seconds: -1) == start)
    #expect(Instant("2026-11-30T09:00:00Z")?.secondsSince1970 == 1_796_029_200)
  }
}
