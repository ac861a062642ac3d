import Specimens
import Terminal
import Testing

@testable import Screens

@Suite("Widgets")
struct WidgetTests {
  // MARK: Text field

  @Test("moves and erases by whole characters", arguments: ["漢字", "👨‍👩‍👧x", "e\u{301}a", "ab"])
  func characters(_ text: String) {
    var field = TextField(text)
    #expect(field.cursor == text.count)
    _ = field.perform(.textLeft)
    _ = field.perform(.eraseLeft)
    #expect(field.text == String(text.suffix(1)))
    _ = field.perform(.eraseRight)
    #expect(field.isEmpty)
  }

  @Test("a mark typed after its letter joins it")
  func combining() {
    var field = TextField("")
    for part in ["e", "\u{301}", "x"] { field.insert(part) }
    #expect(field.characters.count == 2 && field.cursor == 2)
  }

  @Test("words and lines are erased as in a shell")
  func words() {
    var field = TextField("ramen in kyoto")
    _ = field.perform(.eraseWord)
    #expect(field.text == "ramen in ")
    _ = field.perform(.wordLeft)
    _ = field.perform(.wordLeft)
    #expect(field.cursor == 0)
    _ = field.perform(.textEnd)
    _ = field.perform(.eraseLine)
    #expect(field.isEmpty)
  }

  @Test("a line takes no line breaks; an editor does, and moves through its lines")
  func lines() {
    var line = TextField("")
    line.insert("a\nb\tc")
    #expect(line.text == "a b c")
    var editor = TextField("", isMultiline: true)
    editor.insert("first\r\nsecond\nx")
    #expect(editor.lines == ["first", "second", "x"])
    _ = editor.perform(.up)
    #expect(editor.position == (1, 1))
    _ = editor.perform(.up)
    _ = editor.perform(.textEnd)
    _ = editor.perform(.down)
    #expect(editor.position == (1, 5))
  }

  @Test("a narrow field always shows its cursor", arguments: [1, 2, 3, 8, 20])
  func fieldWindow(_ width: Int) {
    let characters = Array("日本語とEnglishのまざった文 🍜 end")
    for cursor in 0...characters.count {
      let window = FieldWindow(characters, cursor: cursor, width: width)
      #expect(window.cursorColumn >= 0 && window.cursorColumn < max(2, width))
    }
  }

  // MARK: List

  @Test("the chosen row is in the window for every height", arguments: [1, 2, 5, 40])
  func window(_ height: Int) {
    var cursor = ListCursor()
    for step in [1, 3, 17, -4, 100, -100, 6] {
      cursor.move(by: step, count: 30, height: height)
      #expect(cursor.window(count: 30, height: height).contains(cursor.index))
      // Also on a screen of another height, without an update.
      for other in [1, 7, 30, 99] { #expect(cursor.window(count: 30, height: other).contains(cursor.index)) }
    }
    #expect(cursor.window(count: 0, height: height).isEmpty)
    // Shorter than it was: still a row of it.
    #expect(cursor.window(count: 3, height: height).upperBound <= 3)
  }

  // MARK: Alarms

  @Test(
    "alarms are read as people write them",
    arguments: zip(
      ["30 min", "2 h, 1 day", "15", "", "1w,90m", "2 hours"],
      [[30], [120, 1440], [15], [], [10_080, 90], [120]] as [[Int]]))
  func alarms(_ text: String, _ minutes: [Int]) {
    #expect(Alarms.minutes(text) == minutes)
    #expect(Alarms.minutes(Alarms.text(minutes)) == minutes)
  }

  @Test(
    "what is no alarm is not guessed",
    arguments: ["soon", "1 fortnight", "-5", "1 2", "99999999999999999999"])
  func noAlarms(_ text: String) { #expect(Alarms.minutes(text) == nil) }

  // MARK: Pasted paths

  @Test(
    "a dropped file is told from text",
    arguments: zip(
      ["/a/b.png", "'/a/with blank.png'", "/a/with\\ blank.png /b.png", "file:///a/%E7%94%BB.png\n~/x.jpg"],
      [["/a/b.png"], ["/a/with blank.png"], ["/a/with blank.png", "/b.png"], ["/a/画.png", "~/x.jpg"]]))
  func paths(_ text: String, _ paths: [String]) { #expect(PastedPaths.candidates(in: text) == paths) }

  @Test("text is no path", arguments: ["Lunch with Sam", "a/b.png", "", "/a 'open", "see /tmp/x"])
  func noPaths(_ text: String) { #expect(PastedPaths.candidates(in: text) == nil) }

  // MARK: Evidence

  @Test("a crop has the shape of its area and holds the box", arguments: [(44, 7), (20, 5), (60, 30)])
  func crop(_ columns: Int, _ rows: Int) {
    for box in [Box(x: 500, y: 700, width: 300, height: 40), Box(x: 0, y: 0, width: 1000, height: 30)] {
      let crop = EvidenceCrop.crop(around: box, columns: columns, rows: rows)
      #expect(crop.x <= box.x && crop.y <= box.y && crop.maxX >= box.maxX && crop.maxY >= box.maxY)
      let shape = Double(crop.width) / Double(crop.height)
      #expect(abs(shape / (Double(columns) / Double(rows * 2)) - 1) < 0.15)
    }
  }

  @Test("evidence in several places shows where most of it lies together")
  func focus() {
    let boxes = [
      Box(x: 0, y: 10, width: 10, height: 10), Box(x: 0, y: 500, width: 10, height: 10),
      Box(x: 50, y: 515, width: 10, height: 10),
    ]
    #expect(EvidenceCrop.focus(boxes) == Box(x: 0, y: 500, width: 60, height: 25))
    #expect(EvidenceCrop.focus([]) == nil)
  }

  // MARK: Words

  @Test("provenance never hides a guess")
  func provenance() {
    let strip = ProvenanceWords.strip(Fixtures.result(1))
    #expect(strip == "saved 29 Nov 2026 (file name) · inferred — unverified: tabelog.example · strong match")
    #expect(ProvenanceWords.origin(.unknown) == "origin unknown")
  }

  @Test("days are said from today")
  func days() {
    let now = Fixtures.now.date
    #expect(Dates.near(now, now: now) == "today")
    #expect(Dates.near(now.adding(days: -1), now: now) == "yesterday")
    #expect(Dates.near(now.adding(days: -18), now: now) == "12 Nov")
    #expect(Dates.near(now.adding(days: -400), now: now) == "26 Oct 2025")
    #expect(Dates.span(now, now.adding(days: 6), now: now) == "30 Nov – 6 Dec")
    #expect(Dates.span(now.adding(days: 7), now.adding(days: 13), now: now) == "7 – 13 Dec")
    #expect(Dates.span(now.adding(days: 28), now.adding(days: 34), now: now) == "28 Dec – 3 Jan 2027")
    let range = EntityValue.dateTimeRange(
      start: Fixtures.moment("2026-12-05T10:00"), end: Fixtures.moment("2026-12-05T10:30"), timeZone: nil)
    #expect(FieldWords.meaning(range) == "Sat 5 Dec 2026, 10:00 – 10:30")
    #expect(Dates.when(Fixtures.suggestion, now: now) == "Fri 4 Dec 2026, 19:30 – 21:30")
    var days = Fixtures.suggestion
    days.isAllDay = true
    days.end = Fixtures.moment("2026-12-07T00:00")
    #expect(Dates.when(days, now: now) == "Fri 4 Dec 2026 – Sun 6 Dec 2026, all day")
  }
}
