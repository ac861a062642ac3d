import CalendarFiles
import Specimens
import TestSupport
import Testing

func at(_ text: String) -> LocalDateTime {
  LocalDateTime(text) ?? LocalDateTime(LocalDate(dayNumber: 0), .midnight)
}

func suggestion(
  _ title: String = "Dinner at Menya Hikari", kind: Suggestion.Kind = .event,
  start: String = "2026-12-04T19:30", end: String? = nil, allDay: Bool = false, zone: String? = nil,
  location: String? = nil, notes: String? = nil, codes: [String] = [], alarms: [Int] = [],
  uid: String = "curio-3f2a@curio"
) -> Suggestion {
  Suggestion(
    uid: uid, madeAt: Instant(utc: at("2026-11-30T09:00")), kind: kind, title: title, start: at(start),
    end: end.map(at), isAllDay: allDay, timeZone: zone, location: location, notes: notes, codes: codes,
    alarms: alarms, confidence: 0.9, evidence: [])
}

extension TemporaryFolder {
  /// Writes a text file with the folders on the way to it.
  func put(_ text: String, at name: String) throws {
    if let slash = name.lastIndex(of: "/") { _ = try folder(String(name[..<slash])) }
    try write(text.utf8, to: name)
  }
}

/// The unfolded lines of an entry.
func lines(_ suggestion: Suggestion) throws -> [String] {
  let text = String(decoding: try CalendarEntry.bytes(for: suggestion), as: UTF8.self)
  #expect(text.hasSuffix("\r\n"))
  let raw = text.unicodeScalars.split(separator: "\n").map { String(String.UnicodeScalarView($0)) }
  var lines: [String] = []
  for line in raw {
    let content = String(line.unicodeScalars.dropLast())
    #expect(line.unicodeScalars.last == "\r", "no bare LF")
    #expect(content.utf8.count <= 75, "\(content)")
    if content.first == " ", let last = lines.popLast() {
      lines.append(last + content.dropFirst())
    } else {
      lines.append(content)
    }
  }
  return lines
}

@Suite struct EntryTests {
  @Test func anEventCarriesWhatTheSuggestionSays() throws {
    let lines = try lines(
      suggestion(
        end: "2026-12-04T21:00", location: "5-3 Gion, Kyoto", notes: "Ask for the window", codes: ["KX7Q2"],
        alarms: [60, 1440, 60]))
    #expect(
      lines == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Curio//Screenshot drawer//EN", "BEGIN:VEVENT",
        "UID:curio-3f2a@curio", "DTSTAMP:20261130T090000Z", "DTSTART:20261204T193000",
        "DTEND:20261204T210000", "SUMMARY:Dinner at Menya Hikari", "LOCATION:5-3 Gion\\, Kyoto",
        "DESCRIPTION:Ask for the window\\nCode: KX7Q2", "BEGIN:VALARM", "ACTION:DISPLAY",
        "DESCRIPTION:Dinner at Menya Hikari", "TRIGGER:-PT1H", "END:VALARM", "BEGIN:VALARM",
        "ACTION:DISPLAY", "DESCRIPTION:Dinner at Menya Hikari", "TRIGGER:-P1D", "END:VALARM",
        "END:VEVENT", "END:VCALENDAR",
      ])
  }

  @Test func aReminderIsDueAndItsAlarmsCountFromThere() throws {
    let lines = try lines(suggestion("Pay the fee", kind: .reminder, alarms: [30, 0]))
    #expect(lines.contains("BEGIN:VTODO"))
    #expect(lines.contains("DUE:20261204T193000"))
    #expect(lines.contains("TRIGGER;RELATED=END:-PT30M"))
    #expect(lines.contains { $0.hasPrefix("TRIGGER;RELATED=END:") && $0.hasSuffix("PT0S") })
    #expect(!lines.contains { $0.hasPrefix("DTSTART") })
  }

  @Test func allDayEntriesHaveDaysWithoutTimes() throws {
    let stay = try lines(suggestion(start: "2026-12-04", end: "2026-12-07", allDay: true, zone: "Asia/Tokyo"))
    #expect(stay.contains("DTSTART;VALUE=DATE:20261204"))
    #expect(stay.contains("DTEND;VALUE=DATE:20261207"))
    #expect(!stay.contains("BEGIN:VTIMEZONE"))
    let day = try lines(suggestion(start: "2026-12-04", end: "2026-12-04", allDay: true))
    #expect(!day.contains { $0.hasPrefix("DTEND") })
    let due = try lines(suggestion(kind: .reminder, start: "2026-12-04", allDay: true))
    #expect(due.contains("DUE;VALUE=DATE:20261204"))
  }

  @Test func aZonedEventNamesItsZoneAndBringsItsRules() throws {
    let bytes = try CalendarEntry.bytes(for: suggestion(end: "2026-12-04T21:00", zone: "Europe/London"))
    let lines = try lines(suggestion(end: "2026-12-04T21:00", zone: "Europe/London"))
    #expect(lines.contains("DTSTART;TZID=Europe/London:20261204T193000"))
    #expect(lines.contains("DTEND;TZID=Europe/London:20261204T210000"))
    #expect(lines.contains("TZID:Europe/London"))
    #expect(!lines.contains { $0.contains("TZUNTIL") })
    #expect(bytes.count < 1600)
  }

  @Test func offsetsAndUTCAreWrittenInUTC() throws {
    #expect(try lines(suggestion(zone: "+09:00")).contains("DTSTART:20261204T103000Z"))
    #expect(try lines(suggestion(zone: "UTC")).contains("DTSTART:20261204T193000Z"))
    #expect(try lines(suggestion(zone: "-0530")).contains("DTSTART:20261205T010000Z"))
  }

  @Test func theSameSuggestionGivesTheSameBytes() throws {
    let one = suggestion(zone: "America/New_York", notes: "line\nline", codes: ["A", "B"], alarms: [10, 5])
    let first = try CalendarEntry.bytes(for: one)
    _ = try CalendarEntry.bytes(for: suggestion(zone: "Asia/Tokyo"))
    #expect(try CalendarEntry.bytes(for: one) == first)
  }

  @Test func longLinesAreFoldedBetweenCharacters() throws {
    let title = String(repeating: "麺", count: 30) + "📞"
    let notes = String(repeating: "a", count: 62) + "\n•" + String(repeating: "é", count: 90)
    let made = suggestion(title, notes: notes)
    for line in try CalendarEntry.bytes(for: made).split(separator: 0x0A) {
      #expect(String(validating: line, as: UTF8.self) != nil)
    }
    let unfolded = try lines(made)
    #expect(unfolded.contains("SUMMARY:\(title)"))
    #expect(unfolded.contains("DESCRIPTION:\(notes.replacing("\n", with: "\\n"))"))
  }

  @Test(arguments: ["\r\n", "\r", "\n", "\u{2028}", "\u{85}", "\u{0B}", "\u{0}", "\r\n "])
  func noTextCanAddLines(lineEnd: String) throws {
    let attack = "Lunch, dinner; A\\B\(lineEnd)ATTENDEE:mailto:x@mail.example"
    let lines = try lines(
      suggestion(attack, location: "5-3, 京都; 2F\(lineEnd)X:1", notes: attack, codes: [attack], alarms: [5]))
    #expect(!lines.contains { $0.hasPrefix("ATTENDEE") || $0.hasPrefix("X:") })
    #expect(lines.count { $0.hasPrefix("SUMMARY") } == 1)
    #expect(lines.contains { $0.hasPrefix("SUMMARY:Lunch\\, dinner\\; A\\\\B") })
    #expect(lines.contains { $0.hasPrefix("LOCATION:5-3\\, 京都\\; 2F") })
    #expect(!lines.joined().unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
  }

  @Test func backslashesInTheTextAreNoEscapes() throws {
    #expect(try lines(suggestion(#"C:\new\,x"#)).contains(#"SUMMARY:C:\\new\\\,x"#))
  }

  @Test func whatCanNotBeAnEntryIsRefused() throws {
    #expect(throws: CalendarError.unknownTimeZone("Mars/Olympus")) {
      try CalendarEntry.bytes(for: suggestion(zone: "Mars/Olympus"))
    }
    #expect(throws: CalendarError.unknownTimeZone("../../etc/passwd")) {
      try CalendarEntry.bytes(for: suggestion(zone: "../../etc/passwd"))
    }
    #expect(throws: CalendarError.endsBeforeStart) {
      try CalendarEntry.bytes(for: suggestion(end: "2026-12-04T19:00"))
    }
    for uid in ["", "../x", "a/b", ".hidden", "a\nb", "-x"] {
      #expect(throws: CalendarError.unsafeUID(uid)) { try CalendarEntry.bytes(for: suggestion(uid: uid)) }
    }
  }
}
