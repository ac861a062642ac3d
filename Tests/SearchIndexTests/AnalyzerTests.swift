import Specimens
import Testing

@testable import SearchIndex

@Suite struct AnalyzerTests {
  private func cut(_ text: String) -> String {
    let analyzer = Analyzer()
    let list = analyzer.tokens(of: text)
    return list.tokens.map { ($0.isColocated ? "=" : "") + list.text($0) }.joined(separator: " ")
  }

  @Test(arguments: [
    ("Booking confirmed", "book confirm"),
    ("The cat AND the dogs", "cat dog"),
    ("mum’s pie, don't", "mum pie dont"),
    ("Café Zürich", "cafe zurich"),
    ("Cafe\u{301}", "cafe"),
    ("ＡＢ１２ ｗｉｄｅ", "ab12 wide"),
    ("①号 ㈱ ﬁne", "1 号 株 fine"),
  ])
  func wordsAreFoldedAndStemmed(_ text: String, _ tokens: String) {
    #expect(cut(text) == tokens)
  }

  @Test(arguments: [
    ("京都", "京都 都"),
    ("鱧", "鱧"),
    ("ラーメン", "らー ーめ めん ん"),
    ("ﾗｰﾒﾝ", "らー ーめ めん ん"),
    ("カ\u{3099}ス", "がす す"),
    ("ｶﾞｽ", "がす す"),
    ("7号車12番", "7 号車 車 12 番"),
    ("京都station", "京都 都 station"),
  ])
  func runsBecomePairsAndTheLastCharacter(_ text: String, _ tokens: String) {
    #expect(cut(text) == tokens)
  }

  @Test(arguments: [
    ("HX-2093", "hx =hx2093 2093"),
    ("wi-fi", "wi =wifi fi"),
    ("(510) 555-0137", "510 =5105550137 =5550137 555 0137"),
    ("075 555 0142", "075 =0755550142 =5550142 555 0142"),
    ("￥13,970", "13 =13970 970"),
    ("4471-2093-8856", "4471 =447120938856 =0938856 2093 8856"),
    ("12/3 19:30", "12 3 19 30"),
    ("9.5 out", "9 5 out"),
  ])
  func codesAndNumbersAlsoStandJoined(_ text: String, _ tokens: String) {
    #expect(cut(text) == tokens)
  }

  @Test func placesAreScalarsOfTheOriginal() {
    let analyzer = Analyzer()
    let text = "é ｶﾞｽ HX-2093 麺"
    let list = analyzer.tokens(of: text)
    let surfaces = list.tokens.map { text.slice(TextSpan(Int($0.from), Int($0.to))) }
    #expect(surfaces == ["é", "ｶﾞｽ", "ｽ", "HX", "HX-2093", "2093", "麺"])
  }

  @Test func anEndlessWordIsCut() {
    let list = Analyzer().tokens(of: String(repeating: "a", count: 5000) + " end")
    #expect(list.tokens.count == 2)
    #expect(list.bytes.count < 400)
  }
}
