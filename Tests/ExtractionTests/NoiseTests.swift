import Specimens
import Testing

@Suite struct NoiseTests {
  @Test(arguments: [
    ("本 日 1 5 時 よ り", "2026-11-30T15:00"), ("1O:3O pm", "22:30"),
    ("12 月 4 日 （ 金 ） 19 : 30", "2026-12-04T19:30"), ("l2/O4/2O26", "2026-12-04"),
    ("7:30\u{202F}PM", "19:30"), ("Dec\u{00A0}4,\u{200B} 2026", "2026-12-04"), ("ＤＥＣ ４，２０２６", "2026-12-04"),
    ("二○二六年十二月四日", "2026-12-04"), ("来 週 の 金 曜 日", "2026-12-11"),
  ])
  func readsThroughTheNoiseOfTextRecognition(text: String, expected: String) {
    #expect(times(text) == [expected])
  }

  @Test func spansNameTheOriginalText() {
    let text = "予約 ﾃﾞｨﾅｰ ７，５００円 １２月４日"
    for entity in read(text) { #expect(text.slice(entity.span) == entity.text) }
    #expect(read(text).map(\.text) == ["７，５００円", "１２月４日"])
  }
}
