import Explaining
import Foundation
import Mail
import Specimens
import Terminal
import Testing

@testable import Parent
@testable import ParentScreens

/// The parent's screens as text, looked over by people. `CURIO_RECORD=1` writes them anew after a wanted change.
@Suite("Snapshots of the parent's screens")
struct ParentSnapshotTests {
  static let sizes = [
    Size(columns: 20, rows: 5), Size(columns: 20, rows: 10), Size(columns: 40, rows: 12),
    Size(columns: 80, rows: 24), Size(columns: 120, rows: 35), Size(columns: 200, rows: 50),
  ]
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Fixtures")

  @Test("look as they were reviewed", arguments: ParentSnapshot.allCases)
  func looks(_ screen: ParentSnapshot) throws {
    var text = ""
    for size in Self.sizes {
      let state = try screen.state(size)
      text += "== \(size.columns)×\(size.rows)\n\(parentRender(state).text())\n"
    }
    let file = Self.folder.appendingPathComponent(
      "\(screen.rawValue.replacing(",", with: "").replacing(" ", with: "-")).txt")
    if ProcessInfo.processInfo.environment["CURIO_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let reviewed = try String(contentsOf: file, encoding: .utf8)
    #expect(text == reviewed, "\(screen.rawValue) changed; look at it, then run with CURIO_RECORD=1")
  }
}

/// A filled parent mode at one place.
enum ParentSnapshot: String, CaseIterable, Sendable {
  case home, mails, bill, bills, page, answers, digest, original, typing, long
  case longEnd = "long, its end"
  case noVoice = "no voice"
  case nextMails = "next mails"
  case dishonest = "dishonest mail"
  case keyTold = "told about a key"
  case confirmPaid = "confirm paid"
  case confirmBrowser = "confirm browser"
  case confirmAnswer = "confirm answer"
  case setUp = "set-up"
  case notSetUp = "not set up"

  func state(_ size: Size) throws -> ParentState {
    var state = try Self.filled.get()
    state.size = size
    let page = "https://www.northriver.example/bill"
    func go(_ places: Place...) { state.path = [.home] + places }
    switch self {
    case .home: break
    case .noVoice: _ = parentUpdate(&state, .voice("声音还没有设置好，请看屏幕上的字。"))
    case .mails: go(.mails)
    case .nextMails:
      go(.mails)
      _ = parentUpdate(&state, .digit(8))
    case .bill: go(.mails, .mail("a"))
    case .keyTold:
      go(.mails, .mail("a"))
      _ = parentUpdate(&state, .digit(6))
    case .dishonest: go(.mails, .mail("b"))
    case .bills: go(.bills)
    case .confirmPaid: go(.bills, .mail("a"), .confirmPaid(.mail("a")))
    case .page: go(.pages, .page(url: page))
    case .confirmBrowser: go(.pages, .page(url: page), .confirmBrowser(url: page))
    case .original: go(.mails, .mail("c"), .original(.mail("c")))
    case .digest:
      go(.mails, .mail("c"), .digest(.mail("c")))
      state.reading.digests[.mail("c")] = [
        "Please bring a packed lunch and a raincoat.", "The cost is $12.00.",
        "Please return the signed form by December 4, 2026.",
      ]
    case .long, .longEnd:
      go(.mails, .mail("c"))
      state.mails[2].explanation.chinese = (1...60).map { "第\($0)件事：请把第\($0)张表填好，交给学校。" }
      if self == .longEnd { state.pages[state.place] = state.panel.pageCount - 1 }
    case .answers: go(.replies, .reply("a"))
    case .typing:
      go(.replies, .reply("a"), .compose("a"))
      for _ in 1...30 { _ = parentUpdate(&state, .typed("我想问一下，这张账单为什么比上个月多。")) }
    case .confirmAnswer:
      let mail = try #require(state.mail("a"))
      go(.replies, .reply("a"), .confirmReply("a"))
      state.answering.draft = ReplyDraft(
        mailID: mail.id,
        recipient: MailAddress(name: "North River Power", address: "billing@northriver.example"),
        chinese: "我已经付了，请查一下。", english: "I have already paid this. Please check.")
    case .setUp: go(.helper)
    case .notSetUp:
      state.mails = []
      state.mailState = .failed(.noMailBox)
      go(.mails)
    }
    return state
  }

  private static let filled = Result { try fill() }

  private static func fill() throws -> ParentState {
    var state = try ParentUpdateTests.state()
    state.settings.sendServer = "smtp.home.example"
    state.settings.address = "parent@home.example"
    state.mails.append(
      try ParentUpdateTests.mail(
        "c", "From: Harbour School <office@harbourschool.example>", "Subject: Trip to the old mill", "",
        "Dear families,", "",
        "On Thursday 10 December class 3 visits the old mill. Please bring a packed lunch and a raincoat.",
        "",
        "The cost is $12.00. Please return the signed form by December 4, 2026.", "",
        "Thank you,", "The office"))
    for number in 1...5 {
      state.mails.append(
        try ParentUpdateTests.mail(
          "d\(number)", "From: Reading Circle \(number) <circle\(number)@library.example>",
          "Subject: News of the month", "", "The library opens at 9 on Saturday."))
    }
    state.mails[2].isOpened = true
    let html =
      "<title>Your bill</title><p>Amount due: $84.17</p><p>Due date: December 15, 2026</p>"
      + "<form><input type=password></form><a href=\"/pay\">Pay now</a>"
    state.webs["https://www.northriver.example/bill"] = .ready(
      ParentPage(
        Array(html.utf8), type: "text/html", url: "https://www.northriver.example/bill",
        host: "www.northriver.example", now: state.now))
    return state
  }
}
