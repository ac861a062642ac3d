import Foundation
import Mail
import Specimens
import Testing

@Suite("Answers as messages")
struct ReplyMessageTests {
  private func original(_ headers: String...) -> MailMessage {
    MailMessage(Array((headers + ["", "Hello."]).joined(separator: "\r\n").utf8))
  }

  private func reply(to mail: MailMessage, text: String = "好的，我会去。\n.\nEnd = 1 ") throws -> ReplyMessage {
    let date = try #require(LocalDateTime("2026-11-30T09:05"))
    return try #require(
      ReplyMessage(
        to: mail, from: MailAddress(name: "王 \"Li\"\r\nBcc: x@y.example", address: "parent@home.example"),
        text: text,
        date: MailDate(local: date, offset: 480), messageID: "abc@home.example"))
  }

  @Test("it names what it answers and can be read back as it was written")
  func roundTrip() throws {
    let mail = original(
      "From: Lee <lee@dental.example>", "Subject: 预约提醒", "Message-ID: <2@dental.example>",
      "References: <0@dental.example>", " <1@dental.example>")
    let message = try reply(to: mail)
    let text = String(decoding: message.bytes, as: UTF8.self)
    #expect(message.bytes.allSatisfy { $0 < 128 })
    #expect(text.components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 78 })
    #expect(text.contains("\r\nIn-Reply-To: <2@dental.example>\r\n"))
    #expect(text.contains("Date: Mon, 30 Nov 2026 09:05:00 +0800"))
    // Nothing of a name becomes a header of its own, and no line is a lone dot.
    #expect(!text.contains("\r\nBcc"))
    #expect(!text.contains("\r\n.\r\n"))
    let read = MailMessage(message.bytes)
    #expect(read.subject == "Re: 预约提醒")
    #expect(read.references == ["0@dental.example", "1@dental.example", "2@dental.example"])
    #expect(read.text.contains("好的，我会去。") && read.text.contains("End = 1"))
    #expect(read.from?.address == "parent@home.example")
    #expect(read.to.first?.address == "lee@dental.example")
  }

  @Test("long words and lines are folded where no character is cut")
  func long() throws {
    let text = String(repeating: "我已经付了。", count: 60)
    let mail = original("From: a@b.example", "Subject: " + String(repeating: "账单", count: 60))
    let message = try reply(to: mail, text: text)
    #expect(
      String(decoding: message.bytes, as: UTF8.self).components(separatedBy: "\r\n").allSatisfy {
        $0.count <= 78
      })
    let read = MailMessage(message.bytes)
    #expect(read.text == text)
    #expect(read.subject == "Re: " + String(repeating: "账单", count: 60))
  }

  @Test("an answer goes where the sender wants it, and nowhere where nobody reads it")
  func recipients() {
    #expect(
      original("From: a@b.example", "Reply-To: Desk <desk@b.example>").answerAddress?.address
        == "desk@b.example")
    for address in [
      "no-reply@b.example", "DoNotReply@b.example", "noreply+7@b.example", "mailer-daemon@b.example", "a",
    ] {
      #expect(original("From: \(address)").answerAddress == nil, "\(address)")
    }
    #expect(original("Subject: x").answerAddress == nil)
  }

  @Test("pictures are found, attached or inside the HTML; counters are not")
  func pictures() {
    let big = Data(repeating: 7, count: 600).base64EncodedString()
    let mail = MailMessage(
      Array(
        """
        From: a@b.example
        MIME-Version: 1.0
        Content-Type: multipart/related; boundary=x

        --x
        Content-Type: text/html

        <p>Look</p><img src="cid:p">
        --x
        Content-Type: image/png; name="bill.png"
        Content-ID: <p>
        Content-Transfer-Encoding: base64

        \(big)
        --x
        Content-Type: image/gif
        Content-ID: <q>
        Content-Transfer-Encoding: base64

        R0lGODlhAQABAIAAAAAAAP
        --x--
        """.replacingOccurrences(of: "\n", with: "\r\n").utf8))
    #expect(mail.pictures.map(\.name) == ["bill.png"])
    #expect(mail.pictures.first?.bytes.count == 600)
    #expect(mail.attachments.isEmpty)
  }
}
