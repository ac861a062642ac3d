import Specimens
import Testing

@testable import SearchIndex

/// Where the words of a query stand in a text, and what of it a result shows.
@Suite struct EvidenceTests {
  private let analyzer = Analyzer()

  /// A plan of one unit for each phrase.
  private func plan(_ phrases: [String], isPrefix: Bool = false) -> QueryPlan {
    QueryPlan(
      units: phrases.map { phrase in
        let tokens = analyzer.phrase(of: phrase)
        return QueryPlan.Unit(
          term: QueryTerm(text: phrase, kind: .word, phrases: [tokens], span: TextSpan(0, 1)),
          variants: [
            QueryPlan.Variant(
              kind: .asTyped, tokens: tokens, isPrefix: isPrefix, factor: 1, documents: 1, text: phrase)
          ], weight: 1, documents: 1)
      }, filters: [], excluded: [])
  }

  private func hits(_ plan: QueryPlan, in text: String, cutsAll: Bool = false) -> [EvidenceFinder.Hit] {
    let finder = EvidenceFinder(plan, analyzer: analyzer)
    var (filter, list) = (finder.filter, TokenList())
    // A word in another script lets no line be passed over.
    if cutsAll { filter.add("слово", isPrefix: false) }
    return finder.hits(in: IndexedText(Array(text.utf8), filter: filter), &list)
  }

  private static let pieces = [
    "using", "use", "uses", "icing", "ice", "dying", "die", "skies", "sky", "cries", "cry", "Yellow", "yes",
    "mum's", "mum’s", "O'Hare", "don't", "wi-fi", "Wi‐Fi", "in-flight", "HX-2093", "hx2093", "(510) 555-0137",
    "5550137", "13,970", "13970", "é", "café", "cafe\u{301}", "état", "naïve", "ＨＸ", "１２３", "ﾗｰﾒﾝ", "ラーメン",
    "らーめん", "カ\u{3099}ス", "ガス", "京都駅", "京", "都", "ホテル", "Ⅳ", "™", "x²", "soft\u{AD}hyphen",
    "zero\u{200B}width", "a", "I", "be", "cat", "cats", "2dk", "東京2丁目", "한국", "ёлка", "ab", "abc", "abcd",
    "Straße", "ＫＹＯＴＯ", "㈱", "①", "ヷ", "々", "・", "—", "…", "¥", "🍜",
  ]

  private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
  }

  @Test func aLineThatIsPassedOverHasNoneOfTheWords() {
    var dice = Dice(state: 11)
    let separators = [" ", "", "\n", "-", ", ", "\n\n", "　", ".", "/", "\t"]
    var found = 0
    for _ in 0..<1500 {
      var text = ""
      for _ in 0..<(1 + dice.roll(14)) {
        text += Self.pieces[dice.roll(Self.pieces.count)] + separators[dice.roll(separators.count)]
      }
      let asked = (0..<(1 + dice.roll(3))).map { _ in Self.pieces[dice.roll(Self.pieces.count)] }
      let plan = plan(asked.filter { !analyzer.phrase(of: $0).isEmpty }, isPrefix: dice.roll(4) == 0)
      let quick = hits(plan, in: text)
      #expect(quick == hits(plan, in: text, cutsAll: true), "\(asked) in \(text)")
      found += quick.count
    }
    #expect(found > 300)
  }

  @Test func spansAreThoseOfTheWholeText() {
    let text = "Menya Hikari\n京都市中京区\n\nopen 11:00\nramen 980 yen"
    let found = hits(plan(["ramen", "京都", "hikari"]), in: text).map { text.slice($0.span) }
    #expect(found == ["Hikari", "京都", "ramen"])
  }

  @Test func aPhraseGoesOnOnTheNextLine() {
    let text = "flights to San\nFrancisco\nSan Jose"
    #expect(hits(plan(["san francisco"]), in: text).map { text.slice($0.span) } == ["San\nFrancisco"])
  }

  @Test func theSnippetShowsTheLinesThatHoldMost() {
    let text = "Order\n\nnight bus to Osaka\nseat 4A\n   platform 3, Osaka station  \nthanks"
    let plan = plan(["osaka", "seat"])
    let snippet = Snippet(IndexedText(Array(text.utf8)), hits(plan, in: text), weights: [2, 1])
    #expect(snippet.text == "night bus to Osaka · seat 4A")
    #expect(snippet.highlights.map { snippet.text.slice($0) } == ["Osaka", "seat"])
  }

  @Test func aLongLineIsCutAroundItsMatch() {
    let text = String(repeating: "料金表 ", count: 60) + "薔薇園" + String(repeating: " 料金表", count: 60)
    let snippet = Snippet(IndexedText(Array(text.utf8)), hits(plan(["薔薇"]), in: text), weights: [1])
    #expect(snippet.text.unicodeScalars.count == 122)
    #expect(snippet.highlights.map { snippet.text.slice($0) } == ["薔薇"])
  }

  @Test func withoutAMatchTheFirstLinesAreShown() {
    let snippet = Snippet(IndexedText(Array("\n  \n one \n two\n three".utf8)), [], weights: [])
    #expect(snippet.text == "one · two")
    #expect(Snippet(IndexedText([]), [], weights: []).text.isEmpty)
  }

  @Test(
    arguments: [[0xFF], [0xE3, 0x81], [0x61, 0xC3], [0xF5, 0x80, 0x80, 0x80], [0xED, 0xA0, 0x80, 0x0A]]
      as [[UInt8]])
  func bytesThatAreNoTextAreRead(_ bytes: [UInt8]) {
    let text = IndexedText(bytes, filter: EvidenceFinder(plan(["a"]), analyzer: analyzer).filter)
    #expect(!text.lines.isEmpty)
    _ = text.slice(TextSpan(0, 9))
    var list = TokenList()
    _ = EvidenceFinder(plan(["a"]), analyzer: analyzer).hits(in: text, &list)
  }

  @Test func aSliceIsThatOfTheString() {
    let text = "Ünïcode\n京都 🍜 ok\n\nend"
    let indexed = IndexedText(Array(text.utf8))
    for start in 0...text.unicodeScalars.count {
      for end in start...text.unicodeScalars.count {
        #expect(indexed.slice(TextSpan(start, end)) == text.slice(TextSpan(start, end)))
      }
    }
  }
}
