import Specimens
import Testing

@testable import Decisions

@Suite struct ShadowTests {
  @Test func foldsWidthCaseQuotesAndBlanks() {
    let shadow = Shadow("Ｃｈｅｃｋ　IN – “Ａ”")
    #expect(String(shadow.scalars[...]) == "check in - \"a\"")
  }

  @Test func dropsBlanksThatReadersPutBetweenCharacters() {
    #expect(String(Shadow("ご 予 約 確 定 Hotel A").scalars[...]) == "ご予約確定 hotel a")
  }

  @Test(arguments: ["ご 予約 が 確定", "A  B\nC", "", "日", "a b"])
  func everyPlaceLeadsBackToTheOriginal(_ text: String) {
    let shadow = Shadow(text)
    let count = text.unicodeScalars.count
    for index in shadow.scalars.indices {
      let span = shadow.original(index..<index + 1)
      #expect(span.start >= 0 && span.end <= count && span.count == 1)
      #expect(shadow.position(of: span.start) == index)
    }
  }
}

@Suite struct LexiconTests {
  private let lexicon = Lexicon<String>([
    ("confirmed", "yes"), ("not yet confirmed", "no"), ("arr", "arrival"), ("deliver*", "goods"),
    ("確定", "yes"), ("未確定", "no"),
  ])

  private func found(_ text: String) -> [String] { lexicon.matches(in: Page(text)).map(\.meaning) }

  @Test func theLongerPhraseSilencesTheOneInside() {
    #expect(found("It is NOT YET confirmed.") == ["no"])
    #expect(found("未確定です") == ["no"])
    #expect(found("confirmed") == ["yes"])
  }

  @Test func latinWordsMatchWholeOnly() {
    #expect(found("arrow, carr") == [])
    #expect(found("Arr 10:06") == ["arrival"])
    #expect(found("Delivering soon") == ["goods"])
  }

  @Test func phrasesMayBreakOverLines() { #expect(found("not yet\nconfirmed") == ["no"]) }
}
