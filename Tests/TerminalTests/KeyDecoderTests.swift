import Testing

@testable import Terminal

@Suite struct KeyDecoderTests {
  private func keys(_ text: String) -> [Key] { keys(Array(text.utf8)) }

  /// All at once and byte by byte must give the same.
  private func keys(_ bytes: [UInt8]) -> [Key] {
    var (whole, single) = (KeyDecoder(), KeyDecoder())
    let together = whole.feed(bytes, milliseconds: 0) + whole.flush()
    let apart = bytes.flatMap { single.feed([$0], milliseconds: 0) } + single.flush()
    #expect(together == apart)
    return together
  }

  @Test(
    arguments: [
      ("a漢é", [.character("a"), .character("漢"), .character("é")]), ("\r", [.enter]), ("\t", [.tab]),
      ("\u{7F}\u{8}", [.backspace, .backspace]),
      ("\u{1}\u{1A}\u{0}\u{1F}", [.control("a"), .control("z"), .control(" "), .control("_")]),
      ("\u{1B}", [.escape]), ("\u{1B}\u{1B}", [.escape, .escape]),
      ("\u{1B}x\u{1B}京", [.alt("x"), .alt("京")]),
      ("\u{1B}\r\u{1B}\u{7F}", [.alt("\n"), .alt("\u{7F}")]), ("\u{1B}[", [.alt("[")]),
      ("\u{1B}O", [.alt("O")]),
      ("\u{1B}]", [.alt("]")]),
    ] as [(String, [Key])])
  func plainKeys(bytes: String, expected: [Key]) { #expect(keys(bytes) == expected) }

  @Test(
    arguments: [
      ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[C", .right), ("\u{1B}OD", .left), ("\u{1B}[H", .home),
      ("\u{1B}OF", .end),
      ("\u{1B}[1~", .home), ("\u{1B}[8~", .end), ("\u{1B}[3~", .delete), ("\u{1B}[2~", .insert),
      ("\u{1B}[5~", .pageUp),
      ("\u{1B}[6~", .pageDown), ("\u{1B}[Z", .backTab), ("\u{1B}OP", .function(1)),
      ("\u{1B}[[E", .function(5)),
      ("\u{1B}[15~", .function(5)), ("\u{1B}[24~", .function(12)), ("\u{1B}[1;5C", .controlArrow(.right)),
      ("\u{1B}[1;2A", .shiftArrow(.up)), ("\u{1B}[1;3D", .altArrow(.left)), ("\u{1B}Oa", .controlArrow(.up)),
      ("\u{1B}[b", .shiftArrow(.down)), ("\u{1B}\u{1B}[A", .altArrow(.up)), ("\u{1B}[I", .focus(true)),
      ("\u{1B}[O", .focus(false)),
      ("\u{1B}[97;5u", .control("a")), ("\u{1B}[27;5;65~", .control("a")), ("\u{1B}[13;3u", .alt("\n")),
      ("\u{1B}[9;2u", .backTab),
      ("\u{1B}[28417;1u", .character("漁")),
    ] as [(String, Key)])
  func specialKeys(bytes: String, expected: Key) { #expect(keys(bytes) == [expected]) }

  @Test(arguments: [
    "\u{1B}[?62;22c", "\u{1B}[99~", "\u{1B}[>0;276;0c", "\u{1B}]11;rgb:0000/0000/0000\u{7}",
    "\u{1B}]11;rgb:0/0/0\u{1B}\\",
    "\u{1B}P1+r544e=78\u{1B}\\", "\u{1B}[1;1R", "\u{1B}O0", "\u{85}", "\u{1B}[57399u", "\u{1B}[1114112u",
  ])
  func whatIsNotUnderstoodIsDroppedWhole(bytes: String) {
    #expect(keys(bytes + "q").last == .character("q")); #expect(keys(bytes + "q").count <= 2)
  }

  @Test func aPasteIsOneKeyWhateverIsInIt() {
    #expect(
      keys("\u{1B}[200~rm -rf\r\u{1B}[A京\r\nend\u{1B}[201~x") == [
        .paste("rm -rf\n\u{1B}[A京\nend"), .character("x"),
      ])
  }

  @Test func aPasteWhoseEndIsLostIsTakenWhenNothingFollows() {
    var decoder = KeyDecoder()
    #expect(decoder.feed("\u{1B}[200~half".utf8, milliseconds: 0).isEmpty)
    #expect((decoder.patience ?? 0) >= 1000)
    #expect(decoder.flush() == [.paste("half")])
    #expect(decoder.feed("x".utf8, milliseconds: 0) == [.character("x")])
  }

  @Test(
    arguments: [
      ([0x83, 0x65], 2), ([0xFF], 1), ([0xE6, 0xBC], 1), ([0xC0, 0x80], 2), ([0xED, 0xA0, 0x80], 1),
      ([0xE6, 0x41], 2),
    ] as [([UInt8], Int)])
  func bytesThatAreNotUTF8ArriveAsReplacements(bytes: [UInt8], count: Int) {
    var decoder = KeyDecoder()
    let found = decoder.feed(bytes, milliseconds: 0) + decoder.flush()
    #expect(
      found.allSatisfy { if case .character(let c) = $0 { c == "\u{FFFD}" || c.isASCII } else { false } })
    #expect(decoder.feed("q".utf8, milliseconds: 0) == [.character("q")])
  }

  @Test func anyBytesLeaveTheDecoderWorking() {
    var random = SystemRandomNumberGenerator()
    let pieces: [UInt8] = [
      0x1B, 0x5B, 0x3C, 0x4D, 0x4F, 0x5D, 0x30, 0x3B, 0x7E, 0x41, 0xE6, 0x80, 0x07, 0x24, 0x75,
    ]
    for _ in 0..<3000 {
      var decoder = KeyDecoder()
      for _ in 0..<3 {
        let bytes = (0..<12).map { _ in pieces.randomElement(using: &random) ?? 0x1B }
        _ = decoder.feed(bytes, milliseconds: 0)
      }
      while decoder.patience != nil { _ = decoder.flush() }
      #expect(decoder.feed("q".utf8, milliseconds: 0) == [.character("q")])
    }
  }
}

@Suite struct MouseTests {
  private func events(_ bytes: String) -> [MouseEvent] {
    var decoder = KeyDecoder()
    return decoder.feed(bytes.utf8, milliseconds: 0).compactMap {
      if case .mouse(let event) = $0 { event } else { nil }
    }
  }

  @Test(
    arguments: [
      ("\u{1B}[<0;300;4M", .init(.press(.left), at: Point(x: 299, y: 3), clickCount: 1)),
      ("\u{1B}[<0;300;4m", .init(.release(.left), at: Point(x: 299, y: 3))),
      ("\u{1B}[<2;1;1M", .init(.press(.right), at: Point(x: 0, y: 0), clickCount: 1)),
      ("\u{1B}[<32;5;6M", .init(.drag(.left), at: Point(x: 4, y: 5))),
      ("\u{1B}[<64;5;6M", .init(.wheelUp, at: Point(x: 4, y: 5))),
      ("\u{1B}[<81;5;6M", .init(.wheelDown, at: Point(x: 4, y: 5), control: true)),
      ("\u{1B}[M !!", .init(.press(.left), at: Point(x: 0, y: 0), clickCount: 1)),
      ("\u{1B}[M#*+", .init(.release(.left), at: Point(x: 9, y: 10))),
      ("\u{1B}[Ma*+", .init(.wheelDown, at: Point(x: 9, y: 10))),
      ("\u{1B}[M@*+", .init(.drag(.left), at: Point(x: 9, y: 10))),
    ] as [(String, MouseEvent)])
  func reports(bytes: String, expected: MouseEvent) { #expect(events(bytes) == [expected]) }

  @Test(arguments: ["\u{1B}[<35;5;6M", "\u{1B}[<0;5M", "\u{1B}[<128;5;6M", "\u{1B}[MC!!"])
  func movementAndNonsenseAreNoEvents(bytes: String) { #expect(events(bytes).isEmpty) }

  @Test(arguments: [([0, 100, 200], [1, 2, 3]), ([0, 900], [1, 1])]) func clicksAreCountedByTime(
    times: [Int], counts: [Int]
  ) {
    var decoder = KeyDecoder()
    let found = times.flatMap { decoder.feed("\u{1B}[<0;3;3M\u{1B}[<0;3;3m".utf8, milliseconds: $0) }
    let clicks = found.compactMap { key -> Int? in
      guard case .mouse(let event) = key, case .press = event.action else { return nil }
      return event.clickCount
    }
    #expect(clicks == counts)
  }

  @Test func aClickElsewhereIsASingleOne() {
    var decoder = KeyDecoder()
    let found = decoder.feed("\u{1B}[<0;3;3M\u{1B}[<0;4;3M".utf8, milliseconds: 0)
    #expect(found.last == .mouse(MouseEvent(.press(.left), at: Point(x: 3, y: 2), clickCount: 1)))
  }
}
