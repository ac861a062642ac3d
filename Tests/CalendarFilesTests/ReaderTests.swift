import CalendarFiles
import FoundationEssentials
import Specimens
import TestSupport
import Testing

/// What other calendar programs make of the files: each in a home of its own.
@Suite struct ReaderTests {
  let home: TemporaryFolder
  let calendar: VdirCalendar

  init() throws {
    home = try TemporaryFolder()
    calendar = VdirCalendar(folder: home.path("calendar"))
    _ = try home.folder("calendar")
  }

  func environment(_ zone: String) -> [String: String] {
    [
      "HOME": home.path, "TZ": zone, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
      "XDG_CONFIG_HOME": home.path("config"),
    ]
  }

  func khal(_ day: String, zone: String) async throws -> [String] {
    try home.put(
      """
      [calendars]
      [[curio]]
      path = \(calendar.folder)
      [locale]
      timeformat = %H:%M
      dateformat = %Y-%m-%d
      longdateformat = %Y-%m-%d
      datetimeformat = %Y-%m-%d %H:%M
      longdatetimeformat = %Y-%m-%d %H:%M
      local_timezone = \(zone)
      default_timezone = \(zone)
      """, at: "config/khal/config")
    let format = "{start-long-full}|{end-long-full}|{title}|{location}|{description}"
    let outcome = try await Command(
      "khal", ["list", "--once", "--day-format", "", "--format", format, day, "1d"],
      environment: environment(zone)
    ).run()
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.lines.filter { !$0.isEmpty }
  }

  @Test(
    .enabled(if: Command.areInstalled("khal"), "khal is not installed"),
    arguments: [
      ("Asia/Tokyo", "2026-12-04 19:30"), ("Europe/London", "2026-12-04 10:30"),
      ("America/New_York", "2026-12-04 05:30"), ("Australia/Adelaide", "2026-12-04 21:00"),
      ("UTC", "2026-12-04 10:30"),
    ])
  func khalShowsAZonedEventAtTheRightTimeEverywhere(zone: String, shown: String) async throws {
    let made = suggestion(
      "Dinner, with friends; at “麺屋”", end: "2026-12-04T21:30", zone: "Asia/Tokyo",
      location: "5-3 Gion, Kyoto",
      notes: "first\nsecond", codes: ["KX7Q2"], alarms: [60])
    try calendar.write(CalendarEntry.bytes(for: made), uid: made.uid)
    let lines = try await khal("2026-12-04", zone: zone)
    let start = at(shown.replacing(" ", with: "T"))
    let end = "\(start.adding(minutes: 120))".replacing("T", with: " ")
    #expect(
      lines == [
        "\(shown)|\(end)|Dinner, with friends; at “麺屋”|5-3 Gion, Kyoto|first", "second", "Code: KX7Q2",
      ])
  }

  @Test(.enabled(if: Command.areInstalled("khal"), "khal is not installed"))
  func khalShowsFloatingAndAllDayEntriesAsTheyArePrinted() async throws {
    let entries = [
      suggestion("Floating", start: "2026-12-04T19:30", end: "2026-12-04T20:00", uid: "a"),
      suggestion("Whole day", start: "2026-12-04", allDay: true, uid: "b"),
      suggestion("Three nights", start: "2026-12-03", end: "2026-12-06", allDay: true, uid: "c"),
      suggestion("In UTC", start: "2026-12-04T12:00", end: "2026-12-04T13:00", zone: "+09:00", uid: "d"),
    ]
    for entry in entries { try calendar.write(CalendarEntry.bytes(for: entry), uid: entry.uid) }
    let lines = try await khal("2026-12-04", zone: "America/New_York")
    // The last day of an all-day entry is shown as inclusive; the third entry falls on the day before here.
    #expect(
      lines.sorted() == [
        "2026-12-03 00:00|2026-12-05 00:00|Three nights||", "2026-12-04 00:00|2026-12-04 00:00|Whole day||",
        "2026-12-04 19:30|2026-12-04 20:00|Floating||",
      ])
    #expect(
      try await khal("2026-12-03", zone: "America/New_York").contains(
        "2026-12-03 22:00|2026-12-03 23:00|In UTC||"))
  }

  @Test(
    .enabled(if: Command.areInstalled("khal"), "khal is not installed"),
    arguments: [
      ("Europe/London", "2026-07-01"), ("Europe/London", "2026-01-01"), ("America/New_York", "2027-03-14"),
      ("America/New_York", "2026-11-01"), ("Australia/Sydney", "2026-01-01"),
      ("America/Sao_Paulo", "2026-06-01"),
      ("Asia/Kolkata", "2026-05-05"), ("Pacific/Auckland", "2030-09-29"), ("Africa/Casablanca", "2026-03-01"),
    ])
  func theRulesThatComeWithAnEventAreRight(zone: String, day: String) async throws {
    let made = suggestion(start: "\(day)T12:00", end: "\(day)T13:00", zone: zone)
    try calendar.write(CalendarEntry.bytes(for: made), uid: made.uid)
    let clock = try #require(WallClock.occurrence(of: made.start, in: zone))
    guard case .once(let instant) = clock else {
      Issue.record("noon exists everywhere")
      return
    }
    let shown = "\(instant.utc)".replacing("T", with: " ")
    let lines = try await khal("\(instant.utc.date)", zone: "UTC")
    #expect(lines.first?.hasPrefix("\(shown)|") == true, "\(lines)")
  }

  @Test(.enabled(if: Command.areInstalled("todoman"), "todoman is not installed"))
  func todomanShowsRemindersWithTheirDueTime() async throws {
    try home.put(
      """
      path = "\(home.path)/cal*"
      date_format = "%Y-%m-%d"
      time_format = "%H:%M"
      cache_path = "\(home.path)/cache"
      """, at: "config/todoman/config.py")
    let entries = [
      suggestion(
        "Pay the fee, 12 €", kind: .reminder, zone: "Asia/Tokyo", location: "Room 5", alarms: [30], uid: "a"),
      suggestion(
        "Return the form", kind: .reminder, start: "2026-12-07", allDay: true, alarms: [1440], uid: "b"),
    ]
    for entry in entries { try calendar.write(CalendarEntry.bytes(for: entry), uid: entry.uid) }
    let outcome = try await Command(
      "todoman", ["--porcelain", "list"], environment: environment("Asia/Tokyo")
    ).run()
    #expect(outcome.status == 0, "\(outcome.errors)")
    struct Todo: Decodable, Hashable {
      var summary: String
      var due: Int
      var location: String
    }
    let todos = try JSONDecoder().decode([Todo].self, from: Data(outcome.output.utf8))
    #expect(
      Set(todos) == [
        Todo(
          summary: "Pay the fee, 12 €", due: Instant(utc: at("2026-12-04T10:30")).secondsSince1970,
          location: "Room 5"),
        // A day is due as its first moment here.
        Todo(
          summary: "Return the form", due: Instant(utc: at("2026-12-06T15:00")).secondsSince1970, location: ""
        ),
      ])
  }

  @Test(
    .enabled(
      if: Command.areInstalled("khal"), "khal, which brings the Python reader along, is not installed"),
    arguments: [
      "Lunch, dinner; A\\B: \"quoted\" ^n", String(repeating: "麺", count: 30) + "📞",
      "Ünï – 👩‍👩‍👧 family",
      String(repeating: "x", count: 74) + "é", "=?utf-8?Q?x?= BEGIN:VEVENT",
    ])
  func aStrictReaderGetsTheVeryTextBack(text: String) async throws {
    let made = suggestion(
      text, zone: "Europe/London", location: text, notes: "\(text)\n\n\(text)", alarms: [15])
    let path = try calendar.write(CalendarEntry.bytes(for: made), uid: made.uid)
    let script = """
      import icalendar, json, sys
      calendar = icalendar.Calendar.from_ical(open(sys.argv[1], 'rb').read())
      assert not calendar.errors
      event = calendar.walk('VEVENT')[0]
      assert not event.errors
      alarm = event.walk('VALARM')[0]
      print(json.dumps([str(event[key]) for key in ('SUMMARY', 'LOCATION', 'DESCRIPTION')] + [
        event['DTSTART'].dt.isoformat(), str(alarm['TRIGGER'].dt)]))
      """
    let outcome = try await Command(
      "/usr/bin/python3", ["-c", script, path], environment: environment("UTC")
    ).run()
    #expect(outcome.status == 0, "\(outcome.errors)")
    let read = try JSONDecoder().decode([String].self, from: Data(outcome.output.utf8))
    #expect(read == [text, text, "\(text)\n\n\(text)", "2026-12-04T19:30:00+00:00", "-1 day, 23:45:00"])
  }

  @Test(.enabled(if: Command.areInstalled("calcurse"), "calcurse is not installed"))
  func calcurseImportsEventsAndReminders() async throws {
    let entries = [
      suggestion("Dinner at eight", end: "2026-12-04T21:00", location: "Gion", alarms: [60], uid: "a"),
      suggestion("Pay the fee", kind: .reminder, alarms: [30], uid: "b"),
      suggestion("School closed", start: "2026-12-04", allDay: true, uid: "c"),
    ]
    for entry in entries {
      let path = try calendar.write(CalendarEntry.bytes(for: entry), uid: entry.uid)
      let outcome = try await Command(
        "calcurse", ["-q", "-D", home.path("calcurse"), "-C", home.path("calcurse"), "-i", path],
        environment: environment("Asia/Tokyo")
      ).run()
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let files = files(under: home.path("calcurse")).filter { $0.hasSuffix("apts") || $0.hasSuffix("todo") }
    let text = try files.map { String(decoding: try Data(contentsOf: URL(filePath: $0)), as: UTF8.self) }
      .joined()
    #expect(text.contains("12/04/2026 @ 19:30 -> 12/04/2026 @ 21:00"), "\(text)")
    for title in entries.map(\.title) { #expect(text.contains(title), "\(text)") }
  }
}
