import Foundation
import Mail
import Specimens
import TestSupport
import Testing

@testable import Parent

@Suite("What can be done on pages of known sites")
struct SiteTests {
  private static let bill = """
    <html><title>Bill</title><body><div id="bill-summary">Amount due <b class="amount">$84.17</b> by
    <b class="due-date">December 15, 2026</b></div><a id="view-bill" href="/details">See it</a>
    <a class="pay-now" href="/pay">Pay here</a><footer><a href="/contact-us">Write to us</a></footer></body></html>
    """

  private func page(_ html: String, _ url: String, tables: [SiteTable]? = nil) throws -> ParentPage {
    let host = try #require(URL(string: url)?.host)
    let now = try #require(LocalDateTime("2026-11-30T09:00"))
    let known = try tables ?? [#require(SiteTable.builtIn)]
    return ParentPage(Array(html.utf8), type: "text/html", url: url, host: host, now: now, tables: known)
  }

  private func links(_ page: ParentPage) -> [String: String?] {
    Dictionary(uniqueKeysWithValues: page.actions.map { ($0.action.id, $0.link?.url) })
  }

  @Test("a known page offers what its selectors find, and names what it lacks")
  func known() throws {
    let page = try page(Self.bill, "https://www.northriver-power.example/bill?id=1")
    #expect(page.isKnownSite)
    let links = links(page)
    #expect(links["seeBill"] == "https://www.northriver-power.example/details")
    #expect(links["pay"] == "https://www.northriver-power.example/pay")
    #expect(links["contact"] == "https://www.northriver-power.example/contact-us")
    #expect(links["download"] == .some(nil))
    #expect(page.reading.text.hasPrefix("Amount due: $84.17\nDue date: December 15, 2026"))
  }

  @Test("two places that fit are none: nothing is guessed")
  func ambiguous() throws {
    let html = Self.bill + "<a class='pay-now' href='/pay-other'>Pay</a>"
    #expect(try links(page(html, "https://www.northriver-power.example/bill"))["pay"] == .some(nil))
  }

  @Test("a rebuilt page, another path and a host that only looks alike fall back to the words of links")
  func fallsBack() throws {
    for url in [
      "https://www.northriver-power.example/other", "https://northriver-power.example.login.test/bill",
      "https://www.northriver-p0wer.example/bill",
    ] {
      let page = try page(Self.bill + "<a href='/x'>Pay now</a>", url)
      #expect(!page.isKnownSite, "\(url)")
      #expect(links(page)["pay"]??.hasSuffix("/x") == true)
    }
  }

  @Test("pages of other kinds have their own actions")
  func kinds() throws {
    let visit = try page(
      "<p>Your appointment</p><a href='/r'>Reschedule</a><a href='/d'>Get directions</a>",
      "https://clinic.example/a")
    #expect(links(visit)["reschedule"] == "https://clinic.example/r")
    let parcel = try page(
      "<p>Tracking number 1Z</p><a href='/t'>Track your package</a>", "https://parcel.example/a")
    #expect(links(parcel)["track"] == "https://parcel.example/t")
    let plain = try page("<p>Hello</p>", "https://x.example/")
    #expect(plain.actions.allSatisfy { $0.link == nil } && !plain.isKnownSite)
  }

  @Test("a helper's table comes first; one that is damaged or holds no selector is passed over")
  func ownTables() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"version":1,"sites":[{"hosts":["x.example"],"pages":[{"kind":"page","actions":[{"id":"seeBill","chinese":"看账单","meaning":"m","risk":"none","selector":"a.b"}]}]}]}"#
        .utf8, to: "own.json")
    try folder.write("{".utf8, to: "bad.json")
    try folder.write(
      #"{"version":1,"sites":[{"hosts":["x.example"],"pages":[{"kind":"page","actions":[{"id":"a","chinese":"a","meaning":"m","risk":"none","selector":"a:hover"}]}]}]}"#
        .utf8, to: "a-wrong.json")
    let tables = SiteTable.tables(in: folder.path)
    #expect(tables.count == 2)
    let page = try page("<a class='b' href='/y'>Anything</a>", "https://x.example/", tables: tables)
    #expect(links(page) == ["seeBill": "https://x.example/y"])
    #expect(SiteTable.tables(in: folder.path("none")).count == 1)
  }

  @Test(
    "what a button or a form of a page does leads to the page itself, in the browser",
    arguments: [
      "<p>Amount due $9.00, due date December 3</p><button>Pay now</button>",
      "<p>Amount due $9.00, due date December 3</p><form><input type='submit' value='Pay Bill'></form>",
      "<p>Amount due $9.00, due date December 3</p><form><input name='n' autocomplete='cc-number'></form>",
    ])
  func controls(_ html: String) throws {
    let offer = try page(html, "https://x.example/bill?a=1").actions.first { $0.action.id == "pay" }
    #expect(offer?.isOnPage == true)
    #expect(offer?.link?.url == "https://x.example/bill?a=1")
  }

  @Test("a link that does it comes before a button, and words that only hold others are none")
  func linksFirst() throws {
    let bill = "<p>Amount due $9.00, due date December 3</p><button>Pay now</button>"
    let offer = try page(bill + "<a href='/pay'>Make a payment</a>", "https://x.example/b").actions.first {
      $0.action.id == "pay"
    }
    #expect(offer?.isOnPage == false && offer?.link?.url == "https://x.example/pay")
    let none = try page(
      "<button>Pay attention</button><a href='/p'>How to pay in parts</a>", "https://x.example/")
    #expect(none.actions.allSatisfy { $0.link == nil })
  }

  @Test(
    "a page that asks for a password is one to sign in on; a page of any site may have a Chinese one beside it"
  )
  func signIn() throws {
    let page = try page(
      "<form><input name='user'><input type='password'></form><a href='/f'>Forgot password?</a><a href='/zh'>中文</a>",
      "https://x.example/login")
    #expect(page.asksToSignIn)
    let offers = Dictionary(uniqueKeysWithValues: page.actions.map { ($0.action.id, $0) })
    #expect(offers["signIn"]?.isOnPage == true && offers["signIn"]?.action.risk == .secret)
    #expect(offers["forgot"]?.link?.url == "https://x.example/f")
    #expect(offers["chinese"]?.link?.url == "https://x.example/zh" && offers["chinese"]?.isOnPage == false)
  }

  @Test("a bill on any site says what it lacks; the built-in words are known in Chinese")
  func lacks() throws {
    let page = try page("<p>Amount due $9.00, due date December 3</p>", "https://x.example/")
    #expect(
      page.actions.filter { $0.link == nil && $0.action.isExpected }.map(\.action.id) == ["pay", "download"])
    #expect(SiteTable.chinese(of: "Pay my bill!") == "付款")
    #expect(SiteTable.chinese(of: " Contact  us ") == "联系他们")
    #expect(SiteTable.chinese(of: "Pay online at") == "付款")
    #expect(SiteTable.chinese(of: "Anything else") == nil)
  }
}
