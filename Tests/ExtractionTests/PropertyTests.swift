import Specimens
import TestSupport
import Testing

@testable import Extraction

@Suite struct PropertyTests {
  private static let texts = [
    "Dinner Fri 4 Dec, 7:30 pm, $40. Call (415) 555-0107", "保護者会 12月10日（木）午後2時30分 参加費1,200円",
    "家长会定于下周五下午2:30，费用85元",
    "Check-in 03/04/2026 ref K9W2MD www.inn.example.com", "Tracking 9400 1000 0000 0000 0000 00",
    "営業 11:30-14:00 〒150-0002 東京都渋谷区渋谷2-21-1",
  ]

  @Test(arguments: texts)
  func spansLieInsideTheTextAndHoldWhatTheySay(text: String) {
    let entities = read(text)
    #expect(!entities.isEmpty)
    for entity in entities {
      #expect(
        entity.span.start >= 0 && entity.span.start < entity.span.end
          && entity.span.end <= text.unicodeScalars.count)
      #expect(text.slice(entity.span) == entity.text)
      #expect((0...1).contains(entity.confidence))
      #expect(!entity.rule.isEmpty)
    }
  }

  @Test(arguments: texts)
  func theSameTextGivesTheSameAnswer(text: String) { #expect(read(text) == read(text)) }

  @Test(arguments: texts)
  func unrelatedLinesAroundChangeNothing(text: String) {
    let padding = "Nothing of note here\n\n"
    let padded = read(padding + text + "\n\nnor there")
    let shift = padding.unicodeScalars.count
    #expect(padded.map(\.value) == read(text).map(\.value))
    #expect(padded.map { $0.span.start - shift } == read(text).map(\.span.start))
  }

  @Test func entitiesOfALongTextKeepTheirPlaces() {
    let line = "Dentist 2026-12-14 14:15, copay $40.\n"
    let text = String(repeating: line, count: 4000)
    let entities = read(text)
    #expect(entities.count == 8000)
    #expect(entities.last.map { text.slice($0.span) } == "$40")
  }

  @Test func theExplanationNamesTheRuleThatYielded() {
    let explanations = Extractor().explain(
      "Order 2026-12-14 at https://example.com/2026-12-14", reference: monday)
    #expect(explanations.contains { $0.rule == "numeric date" && $0.yieldedTo != nil })
    #expect(explanations.contains { $0.rule == "link with scheme" && $0.yieldedTo == nil })
  }

  @Test(arguments: [
    "", "\0", "\u{FEFF}", "-", "((((((((", "第", "week of", "week of ", "in ", "from 3 to", "12月", "の", "$",
    "\\", "@", "://", "WIFI:", "+", "1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1",
    "BEGIN:VCARD\nBEGIN:VCARD\n", "8.30.30?", "half ", "week 99 of 9999", "12,34,", "1,23,45,678,9", "9999s",
    "Q", "H2",
    "from 2010 to", "the 15th and", "99年代", "第9四半期", "no later than", "Total\n", "Total\n$", "小計\n合計\n¥",
    "99999999999999999999999999 年 99 月 99 日", "\u{10FFFF}\u{E000}\u{301}", "Dec 99999999999",
    "in 99999999999 years", "999999999999999円", "来週の", "next", "at 12 : ", "〒", "tel:", "code",
  ])
  func hostileTextsAreReadWithoutHarm(text: String) {
    for entity in read(text) { #expect(text.slice(entity.span) == entity.text) }
  }

  @Test func randomTextsNeverBreakASpan() {
    var generator = SplitMix(state: 20_261_130)
    let pieces = [
      "12", "4", "2026", "/", "-", ":", "年", "月", "日", "時", "分", "午後", "から", "まで", "の", "Dec", "Fri", "at",
      "to", "from", "between", "and", "for", "3pm", "next", "last",
      "week", "days", "in", "ago", "before", "$", "€", "円", "万", "千", "元", "@", "example.com", "http://", "(",
      ")", ".", ",", " ", "\n", "〒", "東京都", "来週", "金曜日", "今夜", "点", "半",
      "晚上", "下周", "第", "一", "十", "号", "ｶﾞ", "\u{200B}", "\u{301}", "O", "l", "half", "past", "noon", "tonight",
      "the", "of", "first", "twenty", "a", "%", "tel", "order", "gate", "wifi", "password",
    ]
    for _ in 0..<4000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...16, using: &generator) {
        text += pieces.randomElement(using: &generator) ?? ""
        if Bool.random(using: &generator) { text += " " }
      }
      let count = text.unicodeScalars.count
      for entity in read(text) where entity.span.end > count || text.slice(entity.span) != entity.text {
        Issue.record("\(text.debugDescription): \(entity)")
      }
    }
  }
}
