import Explaining
import Mail
import Parent
import Specimens
import Terminal
import Testing

@testable import ParentScreens

@Suite("Long texts in parent mode")
struct PagingTests {
  /// Sixty numbered sentences, so that it can be told whether one got lost.
  private static let words = (101...160).map { "Sentence number \($0) says nothing of use." }

  private func text(_ state: ParentState) -> String {
    let surface = parentRender(state)
    return (0..<state.size.rows).map { y in
      (0..<state.size.columns).map { surface[$0, y].text }.joined()
    }.joined(separator: "\n")
  }

  private func said(_ effects: [ParentEffect]) -> String {
    effects.compactMap { if case .say(let sentences) = $0 { sentences.joined() } else { nil } }.joined()
  }

  /// All that the pages of the screen show, up to the last.
  private func pages(_ state: inout ParentState) -> [String] {
    var pages = [text(state)]
    while state.page + 1 < state.panel.pageCount {
      _ = parentUpdate(&state, .digit(8))
      pages.append(text(state))
    }
    return pages
  }

  @Test(
    "a text that a screen has no room for goes on page by page, none of it lost",
    arguments: [(30, 12), (80, 24), (200, 50)])
  func pages(columns: Int, rows: Int) throws {
    var state = try ParentUpdateTests.state()
    state.size = Size(columns: columns, rows: rows)
    state.path = [.home, .mails, .mail("a")]
    state.mails[0].explanation.chinese = Self.words
    let count = state.panel.pageCount
    #expect(count > 1)
    let shown = pages(&state)
    #expect(shown.count == count)
    #expect(shown[0].contains("1/\(count)") && shown[count - 1].contains("\(count)/\(count)"))
    #expect(shown.allSatisfy { !$0.contains("……") })
    let words = Set(shown.joined(separator: " ").split(whereSeparator: \.isWhitespace).compactMap { Int($0) })
    #expect(words.isSuperset(of: 101...160))
    #expect(said(parentUpdate(&state, .digit(8))).contains("后面没有了"))
    #expect(state.panel.pageCount == count)
  }

  @Test("one line longer than a screen goes on where the page before ended, and each page is spoken alone")
  func longLine() throws {
    var state = try ParentUpdateTests.state()
    state.path = [.home, .mails, .mail("a")]
    let sentences = (1...80).map { "第\($0)句话，说的是一件小事。" }
    state.mails[0].explanation.chinese = [sentences.joined()]
    #expect(state.panel.pageCount == 3)
    #expect((0..<3).map { state.panel.lines(onPage: $0).map(\.text).joined() }.joined() == sentences.joined())
    let first = said(parentUpdate(&state, .digit(9)))
    #expect(first.contains("第1句话") && !first.contains("第80句话") && first.contains("第1页，共3页"))
    // What can be chosen stays the same on every page.
    let choices = state.panel.choices(onPage: 0).map(\.choice)
    _ = parentUpdate(&state, .digit(8))
    let last = said(parentUpdate(&state, .digit(8)))
    #expect(last.contains("第80句话") && !last.contains("第1句话，"))
    #expect(state.panel.choices(onPage: 2).map(\.choice) == choices)
  }

  @Test("a long answer is sent only after its last page")
  func confirmsAtTheEnd() throws {
    var state = try ParentUpdateTests.state()
    let mail = state.mails[0]
    state.answering.draft = ReplyDraft(
      mailID: mail.id, recipient: MailAddress(name: "", address: "billing@northriver.example"),
      chinese: String(repeating: "我有一个问题。", count: 120), english: Self.words.joined(separator: " "), back: "好"
    )
    state.path = [.home, .confirmReply(mail.id)]
    let count = state.panel.pageCount
    #expect(count > 1)
    for _ in 1..<count {
      for digit in 1...2 {
        let effects = parentUpdate(&state, .digit(digit))
        #expect(said(effects).contains("按8看下一页"))
        #expect(!effects.contains { if case .send = $0 { true } else { false } })
      }
      _ = parentUpdate(&state, .digit(8))
    }
    let yes = try #require(state.panel.choices(onPage: state.page).first?.digit)
    #expect(parentUpdate(&state, .digit(yes)).contains { if case .send = $0 { true } else { false } })
  }

  @Test("what is being typed shows its end")
  func typing() throws {
    var state = try ParentUpdateTests.state()
    state.path = [.home, .compose("a")]
    for word in Self.words { _ = parentUpdate(&state, .typed(word)) }
    let shown = text(state)
    #expect(shown.contains("█") && shown.contains("use."), "\(shown)")
  }

  @Test("a browser is said to be open only when it is")
  func browser() throws {
    var state = try ParentUpdateTests.state()
    state.path = [.home, .confirmBrowser(url: "https://a.example/")]
    let effects = parentUpdate(&state, .digit(1))
    #expect(effects.contains(.openInBrowser("https://a.example/")) && !said(effects).contains("打开了"))
    #expect(said(parentUpdate(&state, .browserOpened(true))).contains("打开了"))
    #expect(said(parentUpdate(&state, .browserOpened(false))).contains("打不开"))
  }

  @Test("of a part the Chinese comes first, its own words last, however many pages they take")
  func chineseFirst() throws {
    var state = try ParentUpdateTests.state()
    state.mails[0].mail.text =
      Self.words.joined(separator: " ") + " Please pay $84.17 by December 15, 2026."
    state.path = [.home, .mails, .mail("a"), .original(.mail("a")), .paragraph(.mail("a"), 0)]
    #expect(state.panel.pageCount > 1)
    let first = state.panel.lines(onPage: 0).map(\.text)
    #expect(first.contains("钱：84.17美元。") && first.contains("日期：12月15日星期二之前。"), "\(first)")
    let last = state.panel.lines(onPage: state.panel.pageCount - 1)
    #expect(last.allSatisfy { $0.tone == .quiet })
    // English is shown, never read out.
    var spoken = ""
    for page in 0..<state.panel.pageCount { spoken += state.panel.spoken(page: page).joined() }
    #expect(!spoken.contains("Sentence number"))
  }

  @Test("paragraphs beyond the sixth are chosen on their own page, each by its digit")
  func manyParagraphs() throws {
    var state = try ParentUpdateTests.state()
    let paragraphs = (1...15).map { "Paragraph \($0) asks for $\($0).50 today. It is the same for all." }
    state.mails[0].mail.text = paragraphs.joined(separator: "\n\n")
    state.path = [.home, .mails, .mail("a"), .original(.mail("a"))]
    #expect(state.panel.pageCount == 3)
    for (number, paragraph) in paragraphs.enumerated() {
      state.path = [.home, .mails, .mail("a"), .original(.mail("a"))]
      state.pages[state.place] = 0
      for _ in 0..<number / 6 { _ = parentUpdate(&state, .digit(8)) }
      let digit = number % 6 + 1
      let choice = state.panel.choices(onPage: state.page).first { $0.digit == digit }?.choice
      #expect(choice?.detail == paragraph)
      #expect(choice?.label.contains("\(number + 1).50美元") == true, "\(choice?.label ?? "")")
      _ = parentUpdate(&state, .digit(digit))
      #expect(state.place == .paragraph(.mail("a"), number))
      // A sentence of it, and back to the page that it was chosen on.
      _ = parentUpdate(&state, .digit(1))
      #expect(state.place == .sentence(.mail("a"), number, 0))
      for _ in 0..<2 { _ = parentUpdate(&state, .digit(0)) }
      #expect(state.page == number / 6)
    }
    _ = parentUpdate(&state, .digit(5))
    #expect(state.notice.contains("这里没有5"))
  }
}
