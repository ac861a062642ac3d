import Explaining
import Mail
import MailServer
import Network
import Parent
import Specimens
import Terminal
import Testing

@testable import ParentScreens

@Suite("Parent mode's keys")
struct ParentUpdateTests {
  static func mail(_ id: String, _ lines: String...) throws -> ParentMail {
    let now = try #require(LocalDateTime("2026-11-30T09:00"))
    let message = MailMessage(Array(lines.joined(separator: "\r\n").utf8))
    return ParentMail(
      id: id, mail: message, explanation: Explainer().explain(message, now: now), moment: now,
      isOpened: false,
      isPaid: false)
  }

  static func state() throws -> ParentState {
    var state = ParentState(
      now: try #require(LocalDateTime("2026-11-30T09:00")), size: Size(columns: 80, rows: 24))
    state.mails = [
      try mail(
        "a", "From: North River Power <billing@northriver.example>", "Subject: Your electric bill", "",
        "Amount due: $84.17", "Due date: December 15, 2026", "See https://www.northriver.example/bill"),
      try mail(
        "b", "From: Bank <x@bank-check.test>", "Subject: URGENT", "",
        "Verify your password and PIN now or your account will be closed."),
    ]
    state.mailState = .ready
    return state
  }

  private func said(_ effects: [ParentEffect]) -> String {
    effects.compactMap { if case .say(let sentences) = $0 { sentences.joined() } else { nil } }.joined()
  }

  @Test("a digit opens a mail, marks it opened, and says what it is; 0 goes back")
  func readsMail() throws {
    var state = try Self.state()
    #expect(said(parentUpdate(&state, .digit(1))).contains("按1，没看过的，North River Power"))
    let effects = parentUpdate(&state, .digit(1))
    #expect(effects.contains(.noteOpened("a")))
    #expect(said(effects).contains("要付84.17美元，请在12月15日之前付。"))
    #expect(state.mails[0].isOpened)
    _ = parentUpdate(&state, .digit(0))
    #expect(state.place == .mails)
    _ = parentUpdate(&state, .back)
    #expect(state.place == .home)
  }

  @Test(
    "0 on a later page of the first screen goes to its first page; a screen without choices says the way back"
  )
  func firstPage() throws {
    var state = try Self.state()
    _ = parentUpdate(&state, .digit(8))
    #expect(state.page == 1)
    #expect(said(parentUpdate(&state, .digit(0))).contains("按1，读新邮件"))
    #expect(state.page == 0 && state.path == [.home])
    #expect(said(parentUpdate(&state, .digit(0))).contains("Ctrl-C"))
    #expect(said(parentUpdate(&state, .digit(2))).contains("按0返回"))
  }

  @Test("every part of a dishonest mail stands under a warning that is spoken too")
  func warnedParts() throws {
    var state = try Self.state()
    for place in [Place.original(.mail("b")), .paragraph(.mail("b"), 0), .selection(.mail("b"), "Verify")] {
      state.path = [.home, .mails, .mail("b"), place]
      #expect(state.panel.lines.first?.tone == .warning, "\(place)")
      #expect(said(parentUpdate(&state, .digit(9))).contains("像是骗人的"))
    }
    state.path = [.home, .mails, .mail("a"), .original(.mail("a"))]
    #expect(!state.panel.lines.contains { $0.tone == .warning })
  }

  @Test("a test of the helper's takes its waiting word away when it ends")
  func tested() throws {
    var state = try Self.state()
    state.path = [.home, .helper, .helperPart(.voice)]
    _ = parentUpdate(&state, .digit(1))
    #expect(state.notice.contains("正在测试"))
    _ = parentUpdate(&state, .tested(.voice, ""))
    #expect(state.notice.isEmpty)
  }

  @Test("9 says the same again and changes nothing")
  func repeats() throws {
    var state = try Self.state()
    let first = parentUpdate(&state, .digit(1))
    let place = state.place
    #expect(parentUpdate(&state, .digit(9)) == first)
    #expect(state.place == place)
  }

  @Test("the key that confirms is never the one that led there, however the way there went")
  func confirms() throws {
    for lead in 1...6 {
      var state = try Self.state()
      state.path = [.home, .bills, .mail("a")]
      state.lastDigit = lead
      guard let choice = state.panel.choices(onPage: 0).first(where: { $0.digit == lead }) else { continue }
      _ = parentUpdate(&state, .digit(lead))
      guard case .confirmPaid = state.place else { continue }
      let digits = state.panel.choices(onPage: 0).map(\.digit)
      #expect(digits.first != lead, "\(choice)")
      _ = parentUpdate(&state, .digit(9))
      #expect(state.panel.choices(onPage: 0).map(\.digit) == digits)
      let effects = parentUpdate(&state, .digit(lead))
      #expect(!effects.contains(.setPaid("a", true)))
    }
  }

  @Test("ticking a bill off takes two different keys, and it goes to the end of the list")
  func paid() throws {
    var state = try Self.state()
    _ = parentUpdate(&state, .digit(4))
    #expect(state.place == .bills)
    _ = parentUpdate(&state, .digit(1))
    _ = parentUpdate(&state, .digit(2))
    #expect(state.place == .confirmPaid(.mail("a")))
    let effects = parentUpdate(&state, .digit(1))
    #expect(effects.contains(.setPaid("a", true)))
    #expect(state.bills.map(\.isPaid) == [true])
    #expect(state.place == .mail("a"))
  }

  @Test("a suspicious mail offers no link, no payment, and is no bill")
  func suspicious() throws {
    var state = try Self.state()
    state.path = [.home, .mails, .mail("b")]
    #expect(state.panel.title == "小心")
    #expect(state.panel.choices.map(\.label) == ["看原文"])
    #expect(!state.bills.contains { $0.id == "b" })
  }

  @Test("the original by paragraph and sentence, its facts in Chinese, its words as they stand")
  func parts() throws {
    var state = try Self.state()
    state.path = [.home, .mails, .mail("a"), .original(.mail("a"))]
    _ = parentUpdate(&state, .digit(1))
    #expect(state.place == .paragraph(.mail("a"), 0))
    #expect(state.panel.lines.contains { $0.text.contains("Amount due: $84.17") })
    #expect(state.panel.lines.contains { $0.text == "钱：84.17美元。" })
    _ = parentUpdate(&state, .digit(1))
    #expect(state.place == .sentence(.mail("a"), 0, 0))
    #expect(state.panel.lines.contains { $0.text.contains("amount due：要付的金额") })
  }

  @Test("a link shows its true host first and opens on another key")
  func links() throws {
    var state = try Self.state()
    state.path = [.home, .mails, .mail("a"), .links("a")]
    var effects = parentUpdate(&state, .digit(1))
    #expect(said(effects).contains("www.northriver.example"))
    #expect(!effects.contains(.fetch("https://www.northriver.example/bill")))
    effects = parentUpdate(&state, .digit(2))
    #expect(effects.contains(.fetch("https://www.northriver.example/bill")))
  }

  @Test("without a mail box the screen says who can help, in Chinese and in English")
  func notSetUp() throws {
    var state = ParentState(
      now: try #require(LocalDateTime("2026-11-30T09:00")), size: Size(columns: 80, rows: 24))
    _ = parentUpdate(&state, .mailsFailed(.noMailBox))
    let effects = parentUpdate(&state, .digit(1))
    #expect(said(effects).contains("需要设置邮箱"))
    #expect(state.panel.lines.contains { $0.text.contains("curio parent set mail") })
  }

  @Test(
    "without a sound device, or with a voice that is not set up, the screen says so and everything else works"
  )
  func silent() throws {
    for words in ["没有声音设备，请看屏幕上的字。", "声音还没有设置好，请看屏幕上的字。"] {
      var state = try Self.state()
      _ = parentUpdate(&state, .voice(words))
      let surface = parentRender(state)
      let text = (0..<24).map { y in (0..<80).map { surface[$0, y].text }.joined() }.joined()
      #expect(text.contains(words))
      _ = parentUpdate(&state, .digit(1))
      #expect(state.place == .mails)
    }
  }

  @Test("a server that can't be reached is said, and what was fetched before stays to be read")
  func unreachable() throws {
    var state = try Self.state()
    let effects = parentUpdate(&state, .failed(.mail(.network(.unreachable(host: "mail.example")))))
    #expect(said(effects).contains("连不上邮箱"))
    _ = parentUpdate(&state, .digit(1))
    #expect(state.panel.choices.count == 2)
    #expect(said(parentUpdate(&state, .failed(.mail(.loginRefused(host: "mail.example"))))).contains("密码不对"))
  }

  @Test("no key does harm: any hundred keys leave a screen that can be drawn and left")
  func anyKeys() throws {
    var state = try Self.state()
    var seed: UInt64 = 7
    for _ in 0..<200 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1
      let effects = parentUpdate(&state, .digit(Int(seed >> 33) % 10))
      #expect(!effects.isEmpty)
      _ = parentRender(state)
    }
    for _ in 0..<20 { _ = parentUpdate(&state, .back) }
    #expect(state.place == .home)
  }

  @Test("every screen fits, from small to large", arguments: [(30, 10), (80, 24), (120, 35), (200, 50)])
  func fits(columns: Int, rows: Int) throws {
    var state = try Self.state()
    state.size = Size(columns: columns, rows: rows)
    for place in [
      Place.home, .mails, .mail("a"), .original(.mail("a")), .bills, .confirmPaid(.mail("a")), .helper,
      .helperPart(.translator), .notSetUp(.mail), .notSetUp(.reply), .pages, .replies, .reply("a"),
    ] {
      state.path = [.home, place]
      let surface = parentRender(state)
      let bottom = (0..<columns).map { surface[$0, rows - 1].text }.joined()
      #expect(bottom.contains("返回") && bottom.contains("再听一遍"), "\(place)")
      for (digit, _) in state.panel.choices(onPage: 0) {
        let isShown = (0..<rows).contains { row in
          (0..<columns).map { surface[$0, row].text }.joined().contains(" \(digit) ")
        }
        #expect(isShown || rows < 12, "\(place) \(digit)")
      }
    }
  }
}
