import Assist
import Extraction
import Network
import Specimens
import Testing

@Suite("What is told to an assist")
struct AssistQuestionTests {
  private func question(_ text: String) -> AssistQuestion {
    let reference = LocalDateTime("2026-11-30T09:00") ?? LocalDateTime(LocalDate(dayNumber: 0), .midnight)
    return AssistQuestion(
      text: text, reference: reference,
      fields: Extractor().entities(in: text, reference: reference, languages: []))
  }

  @Test("text and fields, and nothing else")
  func shape() throws {
    let shown = AssistService.shown(question("Dinner on 11 December 2026 at 19:15"))
    for key in [
      "\"version\" : 1", "\"task\" : \"suggest\"", "\"reference\"", "\"fields\"", "2026-12-11T19:15",
    ] {
      #expect(shown.contains(key), "\(shown)")
    }
    for key in ["image", "path", "id\"", "name\""] { #expect(!shown.contains(key), "\(shown)") }
  }

  @Test(
    "secrets are blotted out of text and fields",
    arguments: [
      ("Guest Wi-Fi\nNetwork: Cedar\nPassword: maple-otter-51", "maple-otter-51"),
      ("482913 is your verification code. Don't share it.", "482913"),
      ("Card 4111 1111 1111 1111 exp 12/28", "4111 1111 1111"),
    ])
  func secrets(text: String, secret: String) {
    let question = question(text)
    #expect(!question.text.contains(secret), "\(question.text)")
    #expect(!AssistService.shown(question).contains(secret))
    #expect(question.text.unicodeScalars.count == text.unicodeScalars.count)
  }

  @Test("a search tells its first ten results")
  func search() {
    let results = (0..<30).map { (title: "Title \($0)", snippet: "line \($0)") }
    #expect(OrderQuestion(query: "x", results: results).results.map(\.title).last == "Title 9")
  }

  @Test(
    "near addresses need no TLS, those on the internet do",
    arguments: ["http://127.0.0.1:8080/x", "http://10.1.2.3/", "https://192.168.1.5/", "http://[fd00::1]/"])
  func near(address: String) throws {
    #expect(try AssistPlace.find(address).isPublic == false)
  }

  @Test(
    "what is no address, or plain http on the internet, is refused",
    arguments: ["ftp://127.0.0.1/", "nonsense", "http://203.0.113.7/", "http://user:pw@127.0.0.1/", ""])
  func refused(address: String) {
    #expect(throws: AssistProblem.network(.badAddress(address))) { try AssistPlace.find(address) }
  }

  @Test("an address on the internet is public")
  func everywhere() throws { #expect(try AssistPlace.find("https://203.0.113.7/").isPublic) }
}
