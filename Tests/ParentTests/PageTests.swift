import Mail
import Testing

@Suite("Pages as text")
struct PageTests {
  @Test("title, text, links completed from the page's address, and whether a password is asked for")
  func reads() {
    let html =
      "<html><head><title>Your bill</title></head><body><h1>Bill</h1><p>Amount due $5.00</p>"
      + "<a href='/pay?x=1'>Pay now</a> <a href='more.html'>More</a> <a href='//cdn.example/x'>X</a>"
      + "<form><input type='password'></form></body></html>"
    let page = PageText(
      Array(html.utf8), contentType: "text/html; charset=utf-8", base: "https://a.example/b/c.html?q=1")
    #expect(page.title == "Your bill")
    #expect(page.headings == ["Bill"])
    #expect(page.text.contains("Amount due $5.00"))
    #expect(page.hasPasswordField)
    #expect(
      page.links.map(\.url) == [
        "https://a.example/pay?x=1", "https://a.example/b/more.html", "https://cdn.example/x",
      ])
  }
}
