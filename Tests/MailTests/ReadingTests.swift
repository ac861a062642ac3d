import Mail
import Specimens
import Testing

@Suite("Reading mails")
struct ReadingTests {
  private func mail(_ lines: String...) -> MailMessage {
    MailMessage(Array(lines.joined(separator: "\r\n").utf8))
  }

  @Test("sender, date, links and text of a plain mail; the signature and quotes stay apart")
  func plain() {
    let mail = mail(
      "From: \"Park, Lin\" <Lin@Home.example>", "Subject: Hi", "Date: Thu, 12 Nov 2026 08:05:11 -0500", "",
      "Please look at https://shop.example/a?b=1. It is a long line that goes on and is broken",
      "here by the program.", "", "On Oct 1, 2026, Ann wrote:", "> Pay $5 at http://old.example/x", "", "-- ",
      "Lin", "")
    #expect(mail.from == MailAddress(name: "Park, Lin", address: "lin@home.example"))
    #expect(mail.date?.local.description == "2026-11-12T08:05:11" && mail.date?.offset == -300)
    #expect(mail.links.map(\.url) == ["https://shop.example/a?b=1", "http://old.example/x"])
    #expect(mail.links.map(\.isQuoted) == [false, true])
    #expect(!mail.text.contains("Pay $5") && !mail.text.contains("wrote") && !mail.text.contains("Lin"))
    #expect(mail.quotedText.contains("Pay $5"))
  }

  @Test("HTML alone: hidden text is left out, links keep words and target, tables keep their rows")
  func html() {
    let mail = mail(
      "From: a@b.example", "Content-Type: text/html; charset=utf-8", "",
      "<div style='display: none'>secret</div><style>p{}</style><script>x()</script>",
      "<table><tr><td>Amount due</td><td>$5.00</td></tr></table><p>See <a href='https://b.example/x'>your <b>bill</b></a>",
      "<p><a href='javascript:alert(1)'>bad</a><img src='https://t.example/p.gif' width=1>")
    #expect(mail.text.contains("Amount due  $5.00"))
    #expect(!mail.text.contains("secret") && !mail.text.contains("x()"))
    #expect(mail.links.count == 1)
    #expect(mail.links.first?.text == "your bill")
    #expect(mail.links.first?.host.name == "b.example")
  }

  @Test("files are listed with their bytes; pictures inside the HTML are not files")
  func attachments() {
    let mail = mail(
      "From: a@b.example", "MIME-Version: 1.0", "Content-Type: multipart/mixed; boundary=b", "", "--b",
      "Content-Type: text/plain", "", "See file.", "--b", "Content-Type: application/pdf",
      "Content-Disposition: attachment; filename*=utf-8''%E8%A1%A8.pdf", "Content-Transfer-Encoding: base64",
      "", "JVBERg==",
      "--b", "Content-Type: image/png", "Content-ID: <logo>", "Content-Disposition: inline",
      "Content-Transfer-Encoding: base64", "", "iVBORw==", "--b--", "")
    #expect(mail.attachments.map(\.name) == ["表.pdf"])
    #expect(mail.attachments.first?.bytes == Array("%PDF".utf8))
  }

  @Test("what is broken is read as far as it goes")
  func broken() {
    let mail = mail(
      "From: a@b.example", "From: c@d.example", "Date: never",
      "Content-Type: multipart/alternative; boundary=x", "", "--x",
      "Content-Type: text/plain", "", "Hello there")
    #expect(mail.text == "Hello there")
    #expect(mail.hasSeveralSenders && mail.date == nil)
    #expect(MailMessage([]).text.isEmpty)
    #expect(MailMessage([0, 255, 13, 10, 13, 10, 1]).from == nil)
  }

  @Test("hosts: what was registered, numbers, names that look like others, names before an at sign")
  func hosts() {
    #expect(WebHost(url: "https://www.a.bank.example/x")?.registered == "bank.example")
    #expect(WebHost(url: "https://renew.cars.gov.example")?.registered == "cars.gov.example")
    #expect(WebHost(url: "http://203.0.113.7:8080/x")?.isNumeric == true)
    #expect(WebHost(url: "https://bank.example@evil.test/")?.name == "evil.test")
    #expect(WebHost(url: "https://bank.example@evil.test/")?.hasUserInfo == true)
    #expect(WebHost(url: "https://xn--bnk-5na.test")?.isPunycode == true)
    #expect(WebHost(url: "mailto:a@b.example") == nil)
  }

  @Test("only the reader's own server is believed")
  func authentication() {
    let mail = mail(
      "Authentication-Results: mx.home.example; spf=fail; dkim=fail; dmarc=fail",
      "Authentication-Results: evil.test; spf=pass; dkim=pass; dmarc=pass", "From: a@b.example", "", "x")
    #expect(mail.authentication.failed && !mail.authentication.passed)
  }

  @Test("deep and huge HTML ends")
  func hostile() {
    let deep = String(repeating: "<div>", count: 20_000) + "end"
    let mail = mail("From: a@b.example", "Content-Type: text/html", "", deep)
    #expect(mail.from?.address == "a@b.example")
  }
}
