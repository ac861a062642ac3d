import Specimens
import Testing

/// Any bytes can be a file's name; the text that carries them gives the very bytes back.
@Suite struct PathTextTests {
  static let names: [[UInt8]] = [
    Array("plain.png".utf8), Array("スクリーンショット.png".utf8), [0x83, 0x65] + Array(".png".utf8),
    [0xFF, 0xFE, 0x80], [0xE3, 0x82], Array("caf".utf8) + [0xE9] + Array("/menu.png".utf8),
    Array("\u{10FE83}odd\u{10FEFF}".utf8), Array("\u{10FE83}".utf8) + [0xC0], [0xED, 0xA0, 0x80],
    Array("😀".utf8),
    Array("\u{100000}".utf8), [],
  ]

  @Test(arguments: names)
  func theVeryBytesComeBack(_ bytes: [UInt8]) {
    #expect(PathText.bytes(of: PathText.text(of: bytes)) == bytes)
  }

  @Test func differentNamesAreDifferentTexts() {
    #expect(Set(Self.names.map { PathText.text(of: $0) }).count == Self.names.count)
  }

  @Test func randomBytesComeBackAsWell() {
    var state: UInt64 = 7
    for _ in 0..<2000 {
      let bytes = (0..<12).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 56)
      }
      #expect(PathText.bytes(of: PathText.text(of: bytes)) == bytes)
    }
  }

  @Test func peopleSeeTextAsItIsAndBytesAsNumbers() {
    #expect(PathText.shown(PathText.text(of: [0x83, 0x65] + Array(".png".utf8))) == "\\x83e.png")
    #expect(PathText.shown("メニュー.png") == "メニュー.png")
    #expect(!PathText.isCarrying("😀.png"))
  }
}
