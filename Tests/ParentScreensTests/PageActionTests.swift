import Specimens
import Testing

@testable import Parent
@testable import ParentScreens

@Suite("What can be done on a page in parent mode")
struct PageActionTests {
  private let url = "https://x.example/bill"

  private func state(_ html: String) throws -> ParentState {
    var state = try ParentUpdateTests.state()
    let page = ParentPage(
      Array(html.utf8), type: "text/html", url: url, host: "x.example", now: state.now,
      tables: SiteTable.tables(in: "/none"))
    state.webs[url] = .ready(page)
    state.path = [.home, .pages, .page(url: url)]
    return state
  }

  @Test("a button to pay opens the page in the browser, on a second key, after host and amount were said")
  func button() throws {
    var state = try state(
      "<p>Amount due $9.00, due date December 3, 2026</p><button>Pay now</button>")
    let digit = try #require(state.panel.choices(onPage: 0).first { $0.choice.label == "付款" }?.digit)
    let effects = parentUpdate(&state, .digit(digit))
    #expect(state.place == .confirmBrowser(url: url))
    let said = effects.compactMap { if case .say(let words) = $0 { words.joined() } else { nil } }.joined()
    #expect(said.contains("x.example") && said.contains("9.00美元"))
    let repeated = parentUpdate(&state, .digit(digit))
    #expect(!repeated.contains(.openInBrowser(url)))
    state.path = [.home, .pages, .page(url: url), .confirmBrowser(url: url)]
    let yes = try #require(state.panel.choices(onPage: 0).first?.digit)
    #expect(yes != digit && parentUpdate(&state, .digit(yes)).contains(.openInBrowser(url)))
  }

  @Test("a link that does no harm is opened here; what a bill's page lacks is said")
  func links() throws {
    let state = try state(
      "<p>Amount due $9.00, due date December 3, 2026</p><a href='/details'>View bill</a>")
    let see = try #require(state.panel.choices.first { $0.label == "看账单" })
    #expect(see.step == .go(.confirmLink("", url: "https://x.example/details")))
    #expect(state.panel.lines.contains { $0.text == "这一页上没有找到：付款、下载账单。" })
  }

  @Test("a page to sign in on has one key for the browser, not two")
  func signIn() throws {
    let state = try state("<form><input name='u'><input type='password'></form>")
    let toBrowser = state.panel.choices.filter { $0.step == .go(.confirmBrowser(url: url)) }
    #expect(toBrowser.map(\.label) == ["登录"])
    #expect(state.panel.lines.contains { $0.text.contains("密码请家人帮忙填") })
  }
}
