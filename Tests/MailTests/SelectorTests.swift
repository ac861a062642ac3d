import Mail
import Testing

@Suite("Selectors on pages")
struct SelectorTests {
  private static let page = PageText(
    Array(
      """
      <html><body><div id="summary" class="box main"><span class="amount">$5.00</span> <span class="due">Dec 5</span></div>
      <ul><li><a href="/one">One</a></li><li><a class="pay now" href="/pay">Pay</a></li><li>Three</li></ul>
      <footer><a href="https://a.example/contact.html">Contact</a></footer></body></html>
      """.utf8), contentType: "text/html", base: "https://a.example/bill")

  @Test(
    "what they name",
    arguments: [
      ("span", ["$5.00", "Dec 5"]), ("#summary .amount", ["$5.00"]), ("div.box.main > .due", ["Dec 5"]),
      ("a.pay", ["Pay"]), ("li:nth-of-type(2) a", ["Pay"]), ("ul > a", []),
      ("footer a[href$='.html']", ["Contact"]),
      ("a[href^=\"https://a.example/o\"]", ["One"]), ("a[href*=contact]", ["Contact"]), ("a[class]", ["Pay"]),
      ("body span.due", ["Dec 5"]), ("*.amount", ["$5.00"]), ("#none", []),
    ])
  func finds(text: String, expected: [String]) throws {
    let selector = try #require(Selector(text))
    #expect(selector.matches(in: Self.page.elements).map { Self.page.elements[$0].text } == expected)
  }

  @Test(
    "what is no selector of this kind is refused",
    arguments: [
      "", ">", "a >", "> a", "a[", "a[href", "a:hover", "a,b", "#", "a > > b", "a[x~=y]", "li:nth-of-type(0)",
    ])
  func refuses(text: String) {
    #expect(Selector(text) == nil)
  }
}
