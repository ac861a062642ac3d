import Testing

@testable import Extraction

@Suite struct QuickTextTests {
  @Test(arguments: [
    "", "a", "Straße 7", "京都 ramen", "👨‍👩‍👧 e\u{301}", "\u{0}\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}",
  ])
  func textsComeBackFromTheirScalars(_ text: String) {
    #expect(String(Array(text.unicodeScalars)[...]) == text)
  }

  @Test(arguments: [
    ("nothing yet", "yet"), ("aaab", "aab"), ("東京都", "京都"), ("東京都", "都"), ("to", "too"), ("", "a"), ("x", ""),
    ("x—y – z", " – "),
  ])
  func placesAreThoseOfTheStandardSearch(_ text: String, _ phrase: String) {
    let standard = phrase.isEmpty ? nil : text.firstRange(of: phrase)
    #expect(text.place(of: phrase) == standard)
    #expect(text.holds(phrase) == (standard != nil))
  }

  @Test func endsAreComparedByteByByte() {
    #expect("予約確認".begins(with: "予約") && "予約確認".ends(with: "確認"))
    #expect(!"確認".begins(with: "予約確認") && !"確認".ends(with: "予約確認"))
    #expect("x".begins(with: "") && "x".ends(with: ""))
  }
}
