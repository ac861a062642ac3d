import Mail
import Testing

/// Mails that name a character set wrongly, or one that the name doesn't cover.
@Suite("Old and wrong character sets")
struct CharsetTests {
  private func mail(_ label: String?, _ body: [UInt8], subject: String = "x") -> MailMessage {
    let type =
      label.map { "Content-Type: text/plain; charset=\($0)\r\nContent-Transfer-Encoding: 8bit\r\n" } ?? ""
    return MailMessage(
      Array("From: A <a@b.example>\r\nSubject: \(subject)\r\nMIME-Version: 1.0\r\n\(type)\r\n".utf8) + body
        + [13, 10])
  }

  @Test("GBK characters in a body labelled gb2312")
  func gbk() {
    // 镕 is in GBK and not in GB 2312.
    #expect(mail("gb2312", [0xE9, 0x46, 0xC4, 0xFA, 0xBA, 0xC3]).text == "镕您好")
  }

  @Test("ISO-2022-JP, labelled or not, with the vendors' characters")
  func iso2022jp() {
    let body: [UInt8] =
      [0x1B, 0x24, 0x42, 0x2D, 0x21, 0x2D, 0x6A, 0x25, 0x46, 0x25, 0x39, 0x25, 0x48, 0x1B, 0x28, 0x42]
      + Array(" OK".utf8)
    #expect(mail("ISO-2022-JP", body).text == "①㈱テスト OK")
    #expect(mail(nil, body).text == "①㈱テスト OK")
    #expect(mail("us-ascii", body).text == "①㈱テスト OK")
  }

  @Test("UTF-8 under another name")
  func mislabelled() {
    for label in ["iso-2022-jp", "us-ascii", "iso-8859-1", "unknown-8bit"] {
      #expect(mail(label, Array("ご予約は12月です".utf8)).text == "ご予約は12月です")
    }
  }

  @Test("Shift_JIS, Big5, EUC-JP, windows-1252")
  func others() {
    #expect(mail("shift_jis", [0x87, 0x40, 0x93, 0xFA, 0x96, 0x7B]).text == "①日本")
    #expect(mail("big5", [0xA4, 0xA4, 0xA4, 0xE5]).text == "中文")
    #expect(mail("euc-jp", [0xC6, 0xFC, 0xCB, 0xDC]).text == "日本")
    #expect(mail("iso-8859-1", [0x93, 0x48, 0x69, 0x94, 0x20, 0x80, 0x35]).text == "“Hi” €5")
  }

  @Test("bytes that nothing fits are said to be so")
  func damaged() {
    let damaged = mail("gb2312", Array("abc ".utf8) + [0xFF, 0xFF, 0x81])
    #expect(damaged.hasUndecodedText && damaged.text.hasPrefix("abc"))
    #expect(mail("euc-kr", [0xFF, 0xFF]).hasUndecodedText)
    #expect(!mail("gb2312", [0xC4, 0xFA]).hasUndecodedText)
  }

  @Test("encoded words: without padding, cut within a character, in old sets")
  func headers() {
    #expect(mail(nil, [], subject: "=?utf-8?B?RHVlIERlYyAyMg?=").subject == "Due Dec 22")
    #expect(mail(nil, [], subject: "=?utf-8?B?5rC06LQ=?= =?utf-8?B?ueWNlQ==?=").subject == "水费单")
    #expect(mail(nil, [], subject: "=?gb2312?B?1tzB+brIsug=?=").subject == "周六喝茶")
    #expect(mail(nil, [], subject: "=?iso-2022-jp?b?GyRCJDQbKEI=?= a =?utf-8?q?b=5Fc?=").subject == "ご a b_c")
    #expect(mail(nil, [], subject: "Water – bill").subject == "Water – bill")
  }
}
