import Testing

@testable import Terminal

@Suite struct CapabilitiesTests {
  @Test(arguments: [(16_777_216, 256), (256, 256), (88, 16), (16, 16), (8, 8), (2, 0), (-1, 0), (0, 0)])
  func coloursComeInFourSizes(promised: Int, used: Int) {
    let capabilities = Capabilities(environment: ["TERM": "xterm"], colors: promised, localeIsUTF8: true)
    #expect(capabilities.colors == used)
  }

  @Test(arguments: [
    ("xterm-256color", true, Glyphs.unicode), ("tmux-256color", true, .unicode), ("xterm", false, .ascii),
    ("linux", true, .ascii), ("vt100", true, .ascii), ("screen", true, .unicode),
  ])
  func framesAreASCIIWhereLineDrawingIsDoubtful(type: String, isUTF8: Bool, glyphs: Glyphs) {
    #expect(Capabilities(environment: ["TERM": type], colors: 8, localeIsUTF8: isUTF8).glyphs == glyphs)
  }

  @Test(arguments: [(nil, true), ("", true), ("1", false), ("0", false)] as [(String?, Bool)])
  func noColorIsObeyed(value: String?, wantsColor: Bool) {
    var environment: [String: String] = [:]
    environment["NO_COLOR"] = value
    #expect(Capabilities.wantsColor(environment) == wantsColor)
  }

  @Test(arguments: [8, 16, 256], [true, false]) func noTwoDifferentColoursHideTheText(
    colors: Int, hasDefault: Bool
  ) {
    for foreground in 0..<256 {
      for background in stride(from: 0, to: 256, by: 7) where foreground != background {
        let style = Style(Color(index: foreground), on: Color(index: background))
        let ink = Ink(style, colors: colors, hasDefaultColors: hasDefault)
        #expect(ink.foreground != ink.background)
        #expect(ink.foreground < colors && ink.background < colors)
      }
    }
  }

  @Test func withoutColourOnlyAttributesAreLeft() {
    let ink = Ink(Style(.red, on: .blue, bold: true, reverse: true), colors: 0, hasDefaultColors: false)
    #expect((ink.foreground, ink.background) == (-1, -1))
    #expect(ink.attributes == [.bold, .reverse])
  }

  @Test(arguments: [(196, 16, 9), (16, 16, 0), (231, 16, 15), (244, 16, 8), (34, 8, 2)])
  func theNearestOfFewColoursIsTaken(index: Int, count: Int, expected: Int) {
    #expect(Palette.nearest(index, among: count) == expected)
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("京都", "5Lqs6YO9"), ("foobar", "Zm9vYmFy"),
  ])
  func base64(text: String, encoded: String) { #expect(Clipboard.base64(Array(text.utf8)) == encoded) }

  @Test func theClipboardIsReachedThroughMultiplexers() {
    #expect(Clipboard.sequence(for: "foo", in: .none) == "\u{1B}]52;c;Zm9v\u{7}")
    #expect(
      Clipboard.sequence(for: "foo", in: .tmux)
        == "\u{1B}]52;c;Zm9v\u{7}\u{1B}Ptmux;\u{1B}\u{1B}]52;c;Zm9v\u{7}\u{1B}\\")
    #expect(Clipboard.sequence(for: "foo", in: .screen) == "\u{1B}P\u{1B}]52;c;Zm9v\u{7}\u{1B}\\")
    #expect(Clipboard.sequence(for: String(repeating: "x", count: 75_000), in: .none) == nil)
  }
}
