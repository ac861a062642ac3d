import CalendarFiles
import Foundation
import Specimens
import Testing

/// B32: long lines of wide characters. B33: text that would be a line of its own.
@Suite("Texts that break calendar files elsewhere")
struct FieldCaseTests {
  @Test(
    "no line is longer than 75 octets, none is cut inside a character, and unfolding gives the very text",
    arguments: [
      String(repeating: "麺", count: 30) + "📞",
      String(repeating: "x", count: 66) + "é" + String(repeating: "ü", count: 40),
      String(repeating: "👩‍👩‍👧", count: 12), String(repeating: "a", count: 67) + "漢字の題名が続く",
      "e\u{301}" + String(repeating: "e\u{301}", count: 60),
      String(repeating: "a", count: 300), String(repeating: "한", count: 25),
    ])
  func folding(title: String) throws {
    let notes = String(repeating: "a", count: 62) + "\n• tail\n" + title
    let bytes = try CalendarEntry.bytes(for: suggestion(title, location: title, notes: notes))
    var unfolded: [[UInt8]] = []
    for line in bytes.split(separator: 10) {
      #expect(line.last == 13, "lines end with CR LF")
      let content = Array(line.dropLast())
      #expect(content.count <= 75)
      #expect(String(validating: content, as: UTF8.self) != nil, "cut inside a character")
      if content.first == 32, !unfolded.isEmpty {
        unfolded[unfolded.count - 1] += content.dropFirst()
      } else {
        unfolded.append(content)
      }
    }
    let lines = unfolded.map { String(decoding: $0, as: UTF8.self) }
    #expect(lines.contains("SUMMARY:\(title)"))
    #expect(lines.contains("LOCATION:\(title)"))
    #expect(lines.contains("DESCRIPTION:" + notes.replacing("\n", with: "\\n")))
  }

  @Test(
    "what looks like lines of a calendar stays text",
    arguments: [
      "Lunch, dinner; A\\B\r\nATTENDEE:mailto:x@example.com", "Dinner\rATTENDEE:mailto:x@example.com",
      "Dinner\nEND:VEVENT\nBEGIN:VEVENT\nUID:other", "Dinner\u{85}ATTENDEE:x", "Dinner\u{2028}ATTENDEE:x",
      "Dinner\u{0B}ATTENDEE:x", "\r\n\r\nORGANIZER:mailto:x@example.com", "a\u{0}b\r\nX-EVIL:1",
    ])
  func injection(text: String) throws {
    let made = suggestion(text, location: text, notes: text, codes: [text], alarms: [10])
    let bytes = try CalendarEntry.bytes(for: made)
    let names = bytes.split(separator: 10).filter { $0.first != 32 }.map { line in
      String(decoding: line.prefix { $0 != 58 && $0 != 59 && $0 != 13 }, as: UTF8.self)
    }
    let allowed: Set<String> = [
      "BEGIN", "END", "VERSION", "PRODID", "UID", "DTSTAMP", "DTSTART", "DTEND", "SUMMARY", "LOCATION",
      "DESCRIPTION", "ACTION", "TRIGGER",
    ]
    #expect(Set(names).isSubset(of: allowed), "\(names)")
    for once in ["UID", "SUMMARY", "LOCATION", "DTSTART"] { #expect(names.count { $0 == once } == 1) }
    // A CR alone ends a line for some readers.
    #expect(!zip(bytes, bytes.dropFirst()).contains { $0 == 13 && $1 != 10 })
  }

  @Test("commas, semicolons and backslashes are escaped and come back")
  func escaping() throws {
    let lines = try lines(suggestion("Lunch, dinner; A\\B", location: "5-3, 京都; 2F"))
    #expect(lines.contains("SUMMARY:Lunch\\, dinner\\; A\\\\B"))
    #expect(lines.contains("LOCATION:5-3\\, 京都\\; 2F"))
  }
}
