import CalendarFiles
import Foundation
import Specimens
import TestSupport
import Testing

/// The same entries in five zones: each reader shows the title, the moment and the place that Curio wrote.
@Suite("Reminders and events in five time zones")
struct FiveZonesTests {
  let home: TemporaryFolder
  let calendar: VdirCalendar

  init() throws {
    home = try TemporaryFolder()
    calendar = VdirCalendar(folder: home.path("calendar"))
    _ = try home.folder("calendar")
  }

  static let zones = [
    ("Asia/Tokyo", "2026-12-04 19:30"), ("Europe/London", "2026-12-04 10:30"),
    ("America/New_York", "2026-12-04 05:30"), ("Australia/Adelaide", "2026-12-04 21:00"),
    ("UTC", "2026-12-04 10:30"),
  ]

  private func environment(_ zone: String) -> [String: String] {
    [
      "HOME": home.path, "TZ": zone, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
      "XDG_CONFIG_HOME": home.path("config"),
    ]
  }

  @Test(
    "todoman: the due moment is the same instant everywhere",
    .enabled(if: Command.areInstalled("todoman"), "todoman is not installed"), arguments: zones)
  func todoman(zone: String, shown: String) async throws {
    try home.put(
      """
      path = "\(home.path)/cal*"
      date_format = "%Y-%m-%d"
      time_format = "%H:%M"
      cache_path = "\(home.path)/cache"
      """, at: "config/todoman/config.py")
    let entry = suggestion(
      "Pay, 12 € 料金", kind: .reminder, zone: "Asia/Tokyo", location: "Room 5, 京都", alarms: [30])
    try calendar.write(CalendarEntry.bytes(for: entry), uid: entry.uid)
    let outcome = try await Command(
      "todoman", ["--porcelain", "list"], environment: environment(zone)
    ).run()
    struct Todo: Decodable, Hashable {
      var summary: String
      var due: Int
      var location: String
    }
    let todos = try JSONDecoder().decode([Todo].self, from: Data(outcome.output.utf8))
    #expect(
      todos == [
        Todo(
          summary: "Pay, 12 € 料金", due: Instant(utc: at("2026-12-04T10:30")).secondsSince1970,
          location: "Room 5, 京都")
      ])
  }

  @Test(
    "calcurse imports the event at the wall clock of each zone, and the reminder with its title",
    .enabled(if: Command.areInstalled("calcurse"), "calcurse is not installed"), arguments: zones)
  func calcurse(zone: String, shown: String) async throws {
    let entries = [
      suggestion(
        "Dinner at eight", end: "2026-12-04T21:30", zone: "Asia/Tokyo", location: "Gion, Kyoto", uid: "a"),
      suggestion("Pay the fee", kind: .reminder, zone: "Asia/Tokyo", uid: "b"),
    ]
    for entry in entries {
      let path = try calendar.write(CalendarEntry.bytes(for: entry), uid: entry.uid)
      let outcome = try await Command(
        "calcurse", ["-q", "-D", home.path("calcurse"), "-C", home.path("calcurse"), "-i", path],
        environment: environment(zone)
      ).run()
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let text = try files(under: home.path("calcurse"))
      .filter { $0.hasSuffix("apts") || $0.hasSuffix("todo") || $0.contains("/notes/") }
      .map { String(decoding: try Data(contentsOf: URL(filePath: $0)), as: UTF8.self) }.joined(
        separator: "\n")
    let start = at(shown.replacing(" ", with: "T"))
    #expect(text.contains("\(usual(start)) -> \(usual(start.adding(minutes: 120)))"), "\(text)")
    #expect(text.contains("Dinner at eight"))
    #expect(text.contains("Gion, Kyoto"))
    #expect(text.contains("Pay the fee"))
  }

  /// `12/04/2026 @ 19:30`, as calcurse keeps it.
  private func usual(_ moment: LocalDateTime) -> String {
    let parts = moment.date.description.split(separator: "-")
    return "\(parts[1])/\(parts[2])/\(parts[0]) @ \(moment.time)"
  }

  @Test(
    "a strict reader gets title, moment, zone and place of what was written in each zone",
    .enabled(
      if: Command.areInstalled("khal"), "khal, which brings the Python reader along, is not installed"),
    arguments: zones.map(\.0))
  func strict(zone: String) async throws {
    let entry = suggestion(
      end: "2026-12-04T21:30", zone: zone, location: "5-3 Gion, Kyoto", alarms: [60])
    let path = try calendar.write(CalendarEntry.bytes(for: entry), uid: entry.uid)
    let script = """
      import icalendar, sys, zoneinfo
      calendar = icalendar.Calendar.from_ical(open(sys.argv[1], 'rb').read())
      event = calendar.walk('VEVENT')[0]
      assert not calendar.errors and not event.errors
      zone = zoneinfo.ZoneInfo(sys.argv[2])
      for key in ('DTSTART', 'DTEND'):
        moment = event[key].dt
        print(moment.replace(tzinfo=None).isoformat(), moment.utcoffset() == zone.utcoffset(moment.replace(tzinfo=None)))
      print(event['SUMMARY']); print(event['LOCATION'])
      """
    let outcome = try await Command(
      "/usr/bin/python3", ["-c", script, path, zone], environment: environment("UTC")
    ).run()
    #expect(
      outcome.lines == [
        "2026-12-04T19:30:00 True", "2026-12-04T21:30:00 True", entry.title, "5-3 Gion, Kyoto",
      ], "\(outcome.errors)")
  }
}
