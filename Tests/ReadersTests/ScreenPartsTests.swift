import Specimens
import Testing

@testable import Readers

/// Lines as the readers hand them over, on a phone of 1170 × 2532 pixels unless said.
@Suite struct StatusBarTests {
  private func told(_ lines: [TextLine], width: Int = 1170, height: Int = 2532) -> [TextLine] {
    ScreenParts.told(lines, width: width, height: height)
  }

  private let headline = line("Booking details", (397, 175, 386, 68))

  @Test(arguments: [
    ["9:41", "all 87% @):"], ["9:41", "ll全mm"], ["20:14", "5G 62%"], ["午後9:41", "docomo 4G"],
    ["9.41", "圏外"], ["9:41 AM", "VoLTE"], ["21:05", "中国移动", "88%"], ["21:05 X 0", "nil 5G 84% EE"],
  ])
  func clockNetworkAndBatteryAreNoContentAndTheirIconsNoText(row: [String]) {
    let bar = row.enumerated().map { line($1, (100 + $0 * 380, 55, 200, 48), confidence: 0.7) }
    let lines = told(bar + [headline])
    #expect(lines.last == headline)
    let kept = lines.dropLast()
    #expect(!kept.isEmpty && kept.allSatisfy { $0.part == .statusBar })
    let words = kept.map(\.text).joined(separator: " ").split(separator: " ")
    let icons: Set = ["all", "@):", "ll全mm", "nil", "EE", "X"]
    #expect(words.allSatisfy { !icons.contains(String($0)) })
    #expect(words.first.map { row[0].hasPrefix($0) } == true)
  }

  @Test func aNameBesideTheClockStaysWhenItIsSurelyRead() {
    let lines = told([
      line("9:41", (100, 55, 95, 48)), line("Aozora Mobile", (300, 55, 280, 48), confidence: 0.95), headline,
    ])
    #expect(lines.map(\.text) == ["9:41", "Aozora Mobile", "Booking details"])
    #expect(lines.map(\.part) == [.statusBar, .statusBar, nil])
  }

  @Test func withoutAClockOnlyScrapsGo() {
    let lines = told([
      line("all — @»", (867, 50, 222, 69), confidence: 0.61), line("Aozora News", (100, 50, 300, 50)),
      headline,
    ])
    #expect(lines.map(\.text) == ["Aozora News", "Booking details"])
    #expect(lines.allSatisfy { $0.part == nil })
  }

  @Test func tabletsPrintTheDayBesideTheClock() {
    let lines = told(
      [
        line("9:41 AM Mon Nov 30", (40, 14, 380, 34)), line("100%", (1480, 14, 80, 34)),
        line("Mon Nov 30: staff meeting", (40, 200, 600, 50)),
      ], width: 1640, height: 2360)
    #expect(lines.map(\.text) == ["9:41 AM Mon Nov 30", "100%", "Mon Nov 30: staff meeting"])
    #expect(lines.map(\.part) == [.statusBar, .statusBar, nil])
  }

  @Test(arguments: [
    ("19:30 Doors open", 55, 48), ("9:41", 400, 48), ("9:41", 60, 140), ("Total 87%", 55, 48),
  ])
  func timesOfTheContentStay(text: String, top: Int, height: Int) {
    let time = line(text, (100, top, 320, height))
    #expect(told([time, headline]) == [time, headline])
  }

  @Test func aCutOfAPageHasNoStrip() {
    let cut = [line("9:41", (20, 30, 95, 40)), line("ok", (300, 30, 60, 40), confidence: 0.8)]
    #expect(told(cut, width: 840, height: 300) == cut)
  }
}

@Suite struct FootControlTests {
  private func told(_ lines: [TextLine]) -> [TextLine] { ScreenParts.told(lines, width: 1170, height: 2532) }
  private func row(_ words: [String], y: Int, height: Int = 38) -> [TextLine] {
    words.enumerated().map { line($1, (70 + $0 * (950 / max(1, words.count - 1)), y, 110, height)) }
  }

  @Test(arguments: [
    ["Explore", "Saved", "Updates"], ["さがす", "保存", "予約", "マイページ"], ["首页", "消息", "购物车", "我的"],
  ])
  func tabsAreNoContentAndTheIconsAboveThemNoText(words: [String]) {
    let body = line("Menya Hikari, open until nine", (60, 1200, 700, 50))
    let icon = line("Q", (80, 2345, 53, 60), confidence: 0.99)
    let lines = told([body, icon] + row(words, y: 2412))
    #expect(lines.map(\.text) == [body.text] + words)
    #expect(lines.map(\.part) == [nil] + words.map { _ in .controls })
  }

  @Test(arguments: [["$4.50", "$9.75", "$15.50"], ["Adults 2", "Nights 3", "Rooms 1"]])
  func figuresAtTheFootStay(words: [String]) {
    #expect(told(row(words, y: 2412)).allSatisfy { $0.part == nil })
  }

  @Test func aRowHigherUpStays() {
    #expect(told(row(["Menu", "Photos", "Reviews"], y: 1500)).allSatisfy { $0.part == nil })
  }

  @Test(arguments: ["Message", "Type a message…", "メッセージを入力", "发消息"])
  func theEmptyInputFieldIsNoContent(prompt: String) {
    #expect(told([line(prompt, (190, 2417, 300, 60))]).map(\.part) == [.controls])
    #expect(told([line(prompt, (190, 900, 300, 60))]).map(\.part) == [nil])
  }
}

@Suite struct HeaderIconTests {
  private func text(_ text: String, y: Int = 175) -> String? {
    ScreenParts.told([line(text, (60, y, 500, 60))], width: 1170, height: 2532).first?.text
  }

  @Test(arguments: [
    ("く 新幹線チケット", "新幹線チケット"), ("< Settings", "Settings"), ("‹Inbox", "Inbox"),
    ("X Boarding pass", "Boarding pass"),
    ("Q 京都駅 ラーメン", "京都駅 ラーメン"), ("Q_ ramen near Fremont", "ramen near Fremont"),
  ])
  func theIconBeforeAHeadlineIsNoLetter(raw: String, expected: String) { #expect(text(raw) == expected) }

  @Test(arguments: ["くらしの手引き", "Q & A", "Q 1", "Xavier", "Quiet hours", "三日月"])
  func wordsThatBeginSoStay(word: String) { #expect(text(word) == word) }

  @Test func aLoneArrowGoesAndTextFurtherDownStays() {
    #expect(text("く") == nil)
    #expect(text("く 新幹線チケット", y: 1200) == "く 新幹線チケット")
  }
}
