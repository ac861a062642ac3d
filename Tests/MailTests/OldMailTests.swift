import Foundation
import Mail
import Testing

/// Whole mails in the character sets of older programs, and under wrong names: each is read right, or it is said that
/// some of it can't be read. Never garble without a word.
@Suite("Mails in old character sets")
struct OldMailTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// The charset parameter; nil for no header at all.
    var label: String?
    /// Base64 of the body's bytes.
    var body: String
    var expected: String

    var testDescription: String { name }
  }

  private static let chinese = "您的账单金额是128.40元，请在12月5日前付款。"
  private static let traditional = "您的帳單金額是128.40元，請在12月5日前付款。"
  private static let japanese = "請求金額は1,280円です。12月5日までにお支払いください。"
  private static let gbk = "xPq1xNXLtaW98LbuyscxMjguNDDUqqOsx+vU2jEy1MI1yNXHsLi2v+6how=="
  private static let gb18030 = "xPq1xNXLtaW98LbuyscxMjguNDDUqqOsx+vU2jEy1MI1yNXHsLi2v+6ho4E57zE="
  private static let big5 = "sXqqurFis+aq98NCrE8xMjguNDCkuKFBvdCmYjEypOs1pOmrZaVJtNqhQw=="
  private static let jis =
    "GyRCQEE1YTZiM1skTxsoQjEsMjgwGyRCMV8kRyQ5ISMbKEIxMhskQjduGyhCNRskQkZ8JF4kRyRLJCo7WUonJCQkLyRAJDUkJCEjGyhC"
  private static let vendorJIS = "GyRCLSEbKEIgGyRCTEA6WRsoQiAbJEItahsoQhskQkBuRUVOTxsoQg=="
  private static let vendorShiftJIS = "h0CQv4uBi+CKeoLNMSwyODCJfoLFgreBQoeKkOyTZJfN"
  private static let eucJP = "wMG14bbis9ukzzEsMjgwsd+kx6S5oaMxMrfuNcb8pN6kx6TLpKq72cqnpKSkr6TApLWkpKGj"
  private static let utf8 = Data(chinese.utf8).base64EncodedString()
  private static let japaneseUTF8 = Data(japanese.utf8).base64EncodedString()

  static let cases: [Case] = [
    Case(name: "GBK labelled gb2312", label: "gb2312", body: gbk, expected: chinese),
    Case(name: "GB18030 labelled gb2312", label: "GB2312", body: gb18030, expected: chinese + "㐂"),
    Case(name: "GBK labelled gbk", label: "gbk", body: gbk, expected: chinese),
    Case(name: "Big5", label: "big5", body: big5, expected: traditional),
    Case(name: "ISO-2022-JP labelled", label: "iso-2022-jp", body: jis, expected: japanese),
    Case(name: "ISO-2022-JP unlabelled", label: nil, body: jis, expected: japanese),
    Case(name: "ISO-2022-JP labelled us-ascii", label: "us-ascii", body: jis, expected: japanese),
    Case(name: "ISO-2022-JP with ① and ㈱", label: "iso-2022-jp", body: vendorJIS, expected: "① 明細 ㈱川電力"),
    Case(name: "ISO-2022-JP with ① and ㈱, unlabelled", label: nil, body: vendorJIS, expected: "① 明細 ㈱川電力"),
    Case(
      name: "Shift_JIS with ① and ㈱", label: "shift_jis", body: vendorShiftJIS,
      expected: "①請求金額は1,280円です。㈱川電力"),
    Case(name: "EUC-JP", label: "euc-jp", body: eucJP, expected: japanese),
    Case(name: "UTF-8 labelled iso-2022-jp", label: "iso-2022-jp", body: japaneseUTF8, expected: japanese),
    Case(name: "UTF-8 labelled gb2312", label: "gb2312", body: utf8, expected: chinese),
    Case(name: "UTF-8 labelled us-ascii", label: "us-ascii", body: utf8, expected: chinese),
    Case(name: "UTF-8 unlabelled", label: nil, body: utf8, expected: chinese),
    Case(name: "UTF-8 under a name nobody knows", label: "x-unknown", body: utf8, expected: chinese),
  ]

  private func bytes(_ one: Case, encoding: String) throws -> [UInt8] {
    let body = Array(try #require(Data(base64Encoded: one.body)))
    var head = "From: A <a@b.example>\r\nSubject: =?utf-8?B?6LSm5Y2V?=\r\nMIME-Version: 1.0\r\n"
    if let label = one.label { head += "Content-Type: text/plain; charset=\(label)\r\n" }
    head += "Content-Transfer-Encoding: \(encoding)\r\n\r\n"
    let sent: [UInt8] =
      switch encoding {
      case "base64": Array(one.body.utf8)
      case "quoted-printable":
        Array(body.map { "=" + (($0 < 16 ? "0" : "") + String($0, radix: 16)).uppercased() }.joined().utf8)
      default: body
      }
    return Array(head.utf8) + sent + [13, 10]
  }

  @Test("read right, however it was packed", arguments: cases, ["8bit", "base64", "quoted-printable"])
  func reads(_ one: Case, encoding: String) throws {
    let mail = MailMessage(try bytes(one, encoding: encoding))
    #expect(mail.text == one.expected)
    #expect(!mail.hasUndecodedText)
  }

  @Test(
    "what no character set fits is said to be unreadable", arguments: ["utf-8", "us-ascii", "iso-2022-jp"])
  func unreadable(label: String) throws {
    let broken = Case(
      name: "", label: label,
      body: Data([0xFF, 0xFE, 0x81, 0xFF, 0x00, 0xC3, 0x28, 0xFF]).base64EncodedString(),
      expected: "")
    let mail = MailMessage(try bytes(broken, encoding: "base64"))
    #expect(mail.hasUndecodedText)
  }
}
