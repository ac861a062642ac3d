import Testing

@Suite struct SequenceTests {
  @Test(arguments: [
    ("See https://example.com/a?b=1#c!", "https://example.com/a?b=1#c"),
    ("(www.finch.example.com)", "www.finch.example.com"),
    ("RSVP go.example.com/2kZ9.", "go.example.com/2kZ9"),
    ("http://example.com/a_(b)", "http://example.com/a_(b)"),
    ("詳しくはhttps://hikari.example.jp/yoyaku?d=1をご覧ください", "https://hikari.example.jp/yoyaku?d=1"),
    ("网址：https://hotel.example.cn/o/8?x=1。", "https://hotel.example.cn/o/8?x=1"),
    ("http://localhost:8080/x", "http://localhost:8080/x"),
  ])
  func links(text: String, expected: String) { #expect(values(text, of: .url) == [expected]) }

  @Test(arguments: [
    "report.final.pdf", "Stop.It is late", "v1.2.3", "e.g. this", "user@example.com", "10.0.0.1", "foo..bar",
  ])
  func noLinks(text: String) { #expect(values(text, of: .url).isEmpty) }

  @Test(arguments: [
    ("Write to Front.Desk+x@Inn.Example.org.", "front.desk+x@inn.example.org"),
    ("メールはinfo@hikari.example.jpへ", "info@hikari.example.jp"),
  ])
  func mails(text: String, expected: String) { #expect(values(text, of: .email) == [expected]) }

  @Test(arguments: ["@finch", "a@b", "name@new_type.com", "5階 A@3番"])
  func noMails(text: String) { #expect(values(text, of: .email).isEmpty) }

  @Test(arguments: [
    ("Call (415) 555-0107", "+14155550107"), ("1-800-555-0199", "+18005550199"),
    ("+44 20 7946 0958", "+442079460958"), ("+81 3-5555-0111", "+81355550111"),
    ("電話 03-5555-0187", "+81355550187"), ("℡075(555)0199 山田", "+81755550199"),
    ("０１２０－５５５－０１９ フリーダイヤル", "+81120555019"),
    ("手机 138 5555 0123", "+8613855550123"), ("tel 0117 496 0123", "+441174960123"),
  ])
  func phones(text: String, expected: String) { #expect(values(text, of: .phone) == [expected]) }

  @Test(arguments: [
    "Order #112-8837261-2231405", "予約番号 0120-88-4421-9", "Tracking 9400 1000 0000 0000 0000 00",
    "ISBN978-4-00-310101-8", "2026-12-04 10:30",
    "Card 5500-1234-5678-9012", "IP 192.168.100.114", "123-12-1234", "快递单号 1402233817", "Lat 40.16931666",
  ])
  func noPhones(text: String) { #expect(values(text, of: .phone).isEmpty) }

  @Test(arguments: ["1 - 2 - ", "(1) (2) "])
  func aLongRowOfFiguresHoldsNoPhoneAndTheTextBehindItDoes(part: String) {
    let row = String(repeating: part, count: 40)
    #expect(values("Phone \(row)\nTel 0117 496 0123", of: .phone) == ["+441174960123"])
  }

  @Test(arguments: 20...28) func aRowOfFiguresMayEndTheText(count: Int) {
    let row = (1...count).map { String($0 % 10) }.joined(separator: " ")
    #expect(values(row, of: .phone).isEmpty)
  }

  @Test func aPhoneIsNotJoinedToTheBlockNumberBeforeIt() {
    #expect(values("東京都渋谷区渋谷2-21-1　03-5555-0190", of: .phone).count == 1)
  }
}
