import Testing

@testable import Specimens

@Suite struct ReadingTests {
  private func line(_ text: String, y: Int, _ part: TextLine.Part? = nil) -> TextLine {
    TextLine(text: text, box: Box(x: 0, y: y, width: 200, height: 40), confidence: 0.9, part: part)
  }

  @Test func contentLeavesOutTheDevicesOwnLinesAndKeepsTheOffsets() throws {
    let reading = Reading(
      lines: [
        line("午後9:41", y: 0, .statusBar), line("Dinner 19:30", y: 100), line("Home", y: 900, .controls),
      ],
      reader: "accurate")
    #expect(reading.text == "午後9:41\nDinner 19:30\nHome")
    #expect(reading.content == "      \nDinner 19:30\n    ")
    let span = TextSpan(14, 19)
    #expect(String(String.UnicodeScalarView(Array(reading.content.unicodeScalars)[14..<19])) == "19:30")
    #expect(reading.boxes(of: span).map(\.y) == [100])
  }

  @Test func textThatCameAsTextIsAllContent() {
    #expect(Reading(text: "9:41\nHome").content == "9:41\nHome")
  }
}
