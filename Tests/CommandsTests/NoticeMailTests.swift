import Testing

@testable import Commands

@Suite("Mails as notices")
struct NoticeMailTests {
  @Test("a flyer shown inside the words is a picture of the notice; a dot that counts readers is none")
  func inlineFlyer() throws {
    func part(_ type: String, _ body: String, id: String? = nil) -> String {
      let headers = id.map { "Content-ID: <\($0)>\r\nContent-Disposition: inline\r\n" } ?? ""
      return "--q\r\nContent-Type: \(type)\r\n\(headers)"
        + (id == nil ? "" : "Content-Transfer-Encoding: base64\r\n") + "\r\n\(body)\r\n"
    }
    let flyer = String(repeating: "QUJDREVGR0hJSktM", count: 60)
    let mail =
      "From: Office <office@school.example>\r\nSubject: Trip\r\nMessage-ID: <1@school.example>\r\n"
      + "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=q\r\n\r\n"
      + part("text/html", "<p>See the flyer.</p><img src=\"cid:f\"><img src=\"cid:d\">")
      + part("image/png", flyer, id: "f") + part("image/gif", "R0lGODlh", id: "d") + "--q--\r\n"
    let notice = try #require(NoticeMail(Array(mail.utf8), isMailFile: true))
    #expect(notice.pictures.map(\.type) == ["image/png"])
    #expect(notice.text.contains("See the flyer."))
  }
}
