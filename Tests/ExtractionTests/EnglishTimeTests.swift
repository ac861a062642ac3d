import Testing

@Suite struct EnglishTimeTests {
  @Test(arguments: [
    ("Ends 2027-02-03", "2027-02-03"), ("Feb 3, 2027", "2027-02-03"), ("3rd of February 2027", "2027-02-03"),
    ("Renewal: 3 Feb '27", "2027-02-03"), ("2027/Feb/3", "2027-02-03"), ("February the 3rd", "2027-02-03"),
    ("02/13/2027", "2027-02-13"), ("13/02/2027", "2027-02-13"), ("20270213", "2027-02-13"),
    ("Sat, Jan 16", "2027-01-16"), ("the 9th of January", "2027-01-09"), ("January ninth", "2027-01-09"),
  ])
  func writtenDates(text: String, expected: String) { #expect(times(text) == [expected]) }

  @Test(arguments: [
    ("today", "2026-11-30"), ("the day after tomorrow", "2026-12-02"), ("next Wednesday", "2026-12-09"),
    ("this Wednesday", "2026-12-02"), ("last Wednesday", "2026-11-25"), ("Wednesday", "2026-12-02"),
    ("in three weeks", "2026-12-21"), ("5 days ago", "2026-11-25"), ("two weeks from tomorrow", "2026-12-15"),
    ("Thursday next week", "2026-12-10"), ("the second Friday of January", "2027-01-08"),
    ("last Sunday in December", "2026-12-27"), ("the 20th of next month", "2026-12-20"),
    ("2 Thursdays ago", "2026-11-19"), ("three Fridays from now", "2026-12-18"),
    ("Thanksgiving 2027", "2027-11-25"), ("Good Friday 2027", "2027-03-26"),
  ])
  func relativeDates(text: String, expected: String) { #expect(times(text) == [expected]) }

  @Test(arguments: [
    ("at 6:05 pm", "18:05"), ("12:00 AM", "00:00"), ("12:40 pm", "12:40"), ("noon", "12:00"),
    ("half past eight in the evening", "20:30"),
    ("quarter to six pm", "17:45"), ("18h45", "18:45"), ("645 p.m.", "18:45"), ("at seven fifteen", "07:15"),
    ("9 o'clock", "09:00"),
  ])
  func clockTimes(text: String, expected: String) { #expect(times(text) == [expected]) }

  @Test(arguments: [
    ("Thu, Dec 10 at 6:45 PM", "2026-12-10T18:45"), ("6:45 pm on Thursday, December 10", "2026-12-10T18:45"),
    ("tonight at 9", "2026-11-30T21:00"), ("8 tomorrow morning", "2026-12-01T08:00"),
    ("noon tomorrow", "2026-12-01T12:00"),
    ("Jan 8th 12PM", "2027-01-08T12:00"), ("in 90 minutes", "2026-11-30T10:30"),
    ("this evening at 7", "2026-11-30T19:00"),
    ("Dec 10 · 18:45", "2026-12-10T18:45"), ("Dec 10\n6:45 PM", "2026-12-10T18:45"),
    ("3pm EST on Dec 10", "2026-12-10T15:00 America/New_York"),
  ])
  func moments(text: String, expected: String) { #expect(times(text) == [expected]) }

  @Test(arguments: [
    ("Dec 8–11", "2026-12-08/2026-12-12"), ("30 Dec - 3 Jan", "2026-12-30/2027-01-04"),
    ("8 to 11 December", "2026-12-08/2026-12-12"),
    ("between 3 and 5 of January", "2027-01-03/2027-01-06"), ("12/8 - 12/11", "2026-12-08/2026-12-12"),
    ("next week", "2026-12-07/2026-12-14"), ("March 2027", "2027-03-01/2027-04-01"),
    ("7:15-9pm", "19:15/21:00"), ("9:30 to 1", "09:30/13:00"),
    ("Sun 2–4pm", "2026-12-06T14:00/2026-12-06T16:00"),
    ("Dec 10 from 11 to 1:30", "2026-12-10T11:00/2026-12-10T13:30"),
    ("5pm for 45 minutes", "17:00/17:45"), ("for 4 days from 10 Dec", "2026-12-10/2026-12-14"),
    ("the weekend of Dec 12", "2026-12-12/2026-12-14"), ("October to January", "2026-10-01/2027-02-01"),
    ("before or in March 2027", "/2027-04-01"), ("Q1 2027", "2027-01-01/2027-04-01"),
    ("Dec 10 8 PM – 1 AM", "2026-12-10T20:00/2026-12-11T01:00"),
  ])
  func ranges(text: String, expected: String) { #expect(times(text) == [expected]) }

  @Test(arguments: [
    ("takes 2 hours", "PT2H"), ("for an hour and a half", "PT1.5H"), ("3 nights", "P3D"),
    ("1 year and 2 months", "P1Y2M"),
  ])
  func lengths(text: String, expected: String) { #expect(times(text) == [expected]) }

  @Test(arguments: [
    "We may be late.", "Sat down with a sandwich", "Version 2.14.9", "Score 98/100", "pages 12-19",
    "Ratio 16:9", "IP 10.0.0.12",
    "February 30", "13/32/2026", "Good morning all", "14PM", "8:75", "Tel 555-0142-77", "chapter 3",
    "A4 paper", "room 12-4b",
  ])
  func textsWithoutTime(text: String) { #expect(times(text).isEmpty) }
}
