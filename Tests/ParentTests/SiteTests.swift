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
}
