import Specimens
import Testing

@testable import Drawer

@Suite("Values broken over two lines")
struct FlowingTextTests {
  /// Lines of a paragraph under each other, as wide as their text.
  private func reading(_ texts: [String], x: Int = 60, gap: Int = 60, letter: Int = 20) -> Reading {
    Reading(
      lines: texts.enumerated().map { index, text in
        let cells = text.unicodeScalars.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
        return TextLine(
          text: text, box: Box(x: x, y: 200 + index * gap, width: cells * letter, height: 40),
          confidence: 0.97)
      }, reader: "accurate")
  }

  private func fields(_ texts: [String]) -> [Field] {
    SpecimenComposer().fields(of: reading(texts), reference: moment("2026-11-30T09:00:00"))
  }

  @Test(
    "a value that a full line broke is one value",
    arguments: [
      (["The school fair will be held on Saturday 12", "December 2026 in the main hall"], "2026-12-12"),
      (["Please pay the second part before December", "11, 2026 to keep your place"], "2026-12-11"),
      (["お支払い期限は2026年12月", "4日までにお願いいたします"], "2026-12-04"),
      (
        ["Your order is shipped. Follow it at https://example.com/tickets/", "2026/order for all"],
        "/tickets/2026/order"
      ),
      (["The office answers every morning under 020 7946", "0123 from nine"], "0123"),
      (["ご利用の合計金額は税込みでちょうど12,500", "円となりますのでご確認ください"], "12500"),
      (["ご利用の合計金額は税込みでちょうど¥12,5", "00となりますのでご確認ください"], "12500"),
      (["We meet in front of the old station on Friday,", "4 December at noon"], "2026-12-04"),
    ])
  func whole(texts: [String], value: String) {
    let found = fields(texts)
    let field = found.first {
      "\($0.value)".contains(value) || ($0.value.plainForm ?? $0.text).contains(value)
    }
    #expect(field != nil, "\(found.map { ($0.text, $0.value) })")
    #expect(field?.boxes.count == 2)
    #expect(field?.text.contains("\n") == false)
  }

  @Test("lines that are full in themselves stay apart")
  func apart() {
    for texts in [
      ["Adult ticket, upper circle 12", "December programme booklet"], ["Room 12", "December"],
      ["Platform 9 towards Kyoto 14", "26 passengers"], ["Seat 14", "4 December"],
      ["渋谷駅東口から徒歩12分", "3階建ての喫茶店です"], ["See https://example.com/a.", "Doors open at 7"],
    ] {
      let lines = reading(texts, gap: texts[0].hasPrefix("Adult") ? 140 : 60).lines
      #expect(LineJoin.after(0, of: lines) == .apart, "\(texts)")
    }
  }

  @Test("a word after a link is no part of it")
  func link() {
    let lines = reading(["See https://example.com/tickets/", "Doors open at 7"]).lines
    #expect(LineJoin.after(0, of: lines) != .tight)
  }

  @Test("far apart, beside each other or of another size is no paragraph")
  func geometry() {
    let upper = TextLine(
      text: "The fair is on Saturday 12", box: Box(x: 60, y: 200, width: 500, height: 40), confidence: 0.9)
    func join(_ box: Box) -> LineJoin {
      LineJoin.after(
        0, of: [upper, TextLine(text: "December 2026 in town", box: box, confidence: 0.9)])
    }
    #expect(join(Box(x: 60, y: 255, width: 400, height: 40)) == .space)
    #expect(join(Box(x: 60, y: 340, width: 400, height: 40)) == .apart)
    #expect(join(Box(x: 600, y: 205, width: 400, height: 40)) == .apart)
    #expect(join(Box(x: 60, y: 255, width: 900, height: 90)) == .apart)
  }

  @Test("what is found stands where the lines stand")
  func places() throws {
    let texts = [
      "Something before", "The school fair is held on Saturday 12", "December 2026 in the hall", "after",
    ]
    let read = reading(texts)
    let field = try #require(fields(texts).first { $0.value.plainForm == "2026-12-12" })
    let content = Array(read.content.unicodeScalars)
    let words = String(String.UnicodeScalarView(content[field.span.range]))
    #expect(words == "Saturday 12\nDecember 2026")
    #expect(field.boxes == read.boxes(of: field.span))
  }
}
