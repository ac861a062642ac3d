import Testing

@testable import Terminal

@Suite struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("plain", 5), ("京都", 4), ("ラーメン", 8), ("ﾗｰﾒﾝ", 4), ("ＡＢ", 4), ("〜", 2), ("한국", 4), ("한", 2),
    ("e\u{301}", 1), ("é", 1), ("…¥①●❤", 5), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("❤️", 1), ("☀️", 1), ("🇯🇵", 2),
    ("1️⃣", 1),
    ("क्षि", 3), ("กำ", 2), ("\u{200B}\u{200D}\u{FE0F}\u{FEFF}", 0), ("a\u{AD}b", 2), ("\r\n", 2),
  ])
  func widths(text: String, width: Int) {
    #expect(TextWidth.width(of: text) == width)
  }

  @Test(arguments: [
    ("\u{1B}]0;owned\u{07}", "␛]0;owned␇"), ("\u{1B}[2J", "␛[2J"), ("a\u{9B}2Jb", "a\u{FFFD}2Jb"),
    ("a\tb", "a b"), ("a\nb", "a␊b"), ("a\r\nb", "a␍␊b"), ("\u{7F}\u{0}", "␡␀"),
    ("abc\u{202E}gnp.exe", "abc\u{FFFD}gnp.exe"), ("\u{2066}x\u{2069}", "\u{FFFD}x\u{FFFD}"),
    ("a\u{2028}b", "a␤b"), ("a\u{200E}\u{200F}\u{61C}b", "ab"), ("\u{E0041}x", "x"),
    ("\u{301}x", "\u{25CC}\u{301}x"), ("👨‍👩‍👧!", "👨!"), ("👍🏽", "👍"), ("🇯🇵", "JP"), ("\u{1FAE9}", "□"),
    ("\u{10FFFF}", "□"), ("\u{FFF9}a\u{FFFB}", "a"),
  ])
  func whatMustNotReachATerminalIsShownAsAMark(text: String, shown: String) {
    #expect(TextWidth.glyphs(of: text).map(\.text).joined() == shown)
  }

  private static let unsafe: Set<Unicode.GeneralCategory> = [
    .control, .format, .lineSeparator, .paragraphSeparator,
  ]

  @Test func noInvisibleScalarAtAllReachesTheTerminal() {
    let all = (UInt32(0)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init)
    for scalar in all where Self.unsafe.contains(scalar.properties.generalCategory) {
      for text in [String(scalar), "a" + String(scalar), "京" + String(scalar) + "b"] {
        let shown = TextWidth.glyphs(of: text).flatMap(\.text.unicodeScalars)
        let isSafe = shown.allSatisfy { !Self.unsafe.contains($0.properties.generalCategory) }
        #expect(isSafe, "U+\(String(scalar.value, radix: 16)) reaches the terminal")
      }
    }
  }

  @Test func towersOfMarksAreCutToFour() throws {
    let glyphs = TextWidth.glyphs(of: "a" + String(repeating: "\u{301}", count: 500) + "b")
    #expect(glyphs.map(\.text.unicodeScalars.count) == [5, 1])
    #expect(glyphs.map(\.source) == [0..<501, 501..<502])
  }

  @Test func glyphsCoverTheTextTheyStandFor() {
    let text = "e\u{301}京🇯🇵\u{1B}क्षि"
    let sources = TextWidth.glyphs(of: text).map(\.source)
    #expect(sources == [0..<2, 2..<3, 3..<4, 4..<5, 5..<6, 6..<8, 8..<9, 9..<10])
  }

  @Test(arguments: [
    ("ramen", 5, "ramen"), ("ramen", 4, "ram…"), ("ramen", 1, "…"), ("ramen", 0, ""), ("ramen", -3, ""),
    ("京都駅", 6, "京都駅"), ("京都駅", 5, "京都…"), ("京都駅", 4, "京…"), ("京都", 1, "…"),
    ("e\u{301}e\u{301}e", 2, "e\u{301}…"),
  ])
  func truncating(text: String, width: Int, expected: String) {
    #expect(TextWidth.truncate(text, to: width) == expected)
  }

  @Test(arguments: [
    ("Screenshot-2026.png", 11, "Scree…6.png"), ("a.png", 9, "a.png"), ("京都京都.png", 8, "京都…png"),
  ])
  func truncatingInTheMiddle(text: String, width: Int, expected: String) {
    #expect(TextWidth.truncateMiddle(text, to: width) == expected)
  }

  @Test(arguments: [("京", 4), ("long enough", 6), ("", 3), ("京都", 3)]) func paddingGivesExactlyTheWidth(
    text: String, width: Int
  ) {
    #expect(TextWidth.width(of: TextWidth.pad(text, to: width)) == width)
  }
}

@Suite struct WrappingTests {
  @Test(arguments: [
    ("", 5, [""]), ("a b", 5, ["a b"]), ("ramen at noon", 8, ["ramen at", "noon"]),
    ("ramen at noon", 7, ["ramen", "at noon"]),
    ("extraordinary", 5, ["extra", "ordin", "ary"]), ("one\n\ntwo", 9, ["one", "", "two"]),
    ("a\r\nb\n", 9, ["a", "b", ""]),
    ("京都の駅", 4, ["京都", "の駅"]), ("京都の駅", 5, ["京都", "の駅"]), ("京都駅。次", 6, ["京都", "駅。次"]),
    ("行く（明日）", 6, ["行く", "（明", "日）"]), ("book ラーメン", 9, ["book ラー", "メン"]), ("a    b", 3, ["a", "b"]),
    ("  indented", 20, ["  indented"]), ("京", 1, ["京"]), ("well-known", 6, ["well-", "known"]),
    ("trailing   ", 8, ["trailing"]),
  ])
  func lines(text: String, width: Int, expected: [String]) {
    #expect(TextWidth.wrap(text, width: width).map(\.text) == expected)
  }

  @Test(
    arguments: [
      "ramen at noon in 京都の駅。e\u{301} 👨‍👩‍👧 ok", "one\n\n two\r\nthree  four", "\u{1B}[2J tab\tstop 行く（明日）で、また。",
    ], [1, 2, 3, 5, 8, 13, 80])
  func everyLineIsTheSliceOfTheTextThatItNames(text: String, width: Int) {
    let scalars = Array(text.unicodeScalars)
    var last = 0
    for line in TextWidth.wrap(text, width: width) {
      #expect(Array(line.text.unicodeScalars) == Array(scalars[line.source]))
      #expect(line.source.lowerBound >= last)
      last = line.source.upperBound
      #expect(TextWidth.width(of: line.text) <= width || line.text.count == 1)
    }
    let kept = TextWidth.wrap(text, width: width).map(\.text).joined().filter { !$0.isWhitespace }
    #expect(kept == text.filter { !$0.isWhitespace })
  }
}
