import Mail
import Specimens

/// A mail as a notice: its subject, when it was sent, its words.
struct NoticeMail {
  let text: String
  /// Pictures that came along or stand inside: a flyer, perhaps.
  let pictures: [MailAttachment]

  /// Nil where the bytes are no mail as mail programs and servers keep it.
  init?(_ bytes: [UInt8], isMailFile: Bool) {
    guard NoticeMail.hasHeaders(bytes, isMailFile: isMailFile) else { return nil }
    let mail = MailMessage(bytes)
    pictures = mail.pictures
    var parts = [mail.subject]
    // Days count from the day it was sent, which the reader finds at the head of a notice.
    if let day = mail.date?.local.date {
      parts.append("Sent: \(day.day) \(NoticeMail.months[day.month - 1]) \(day.year)")
    }
    parts.append("")
    parts.append(mail.text)
    let isForwarded = ["fwd:", "fw:", "転送:", "转发:"].contains(where: mail.subject.lowercased().hasPrefix)
    if isForwarded || mail.text.unicodeScalars.count < 60 { parts.append(mail.quotedText) }
    let hasWords = (mail.text + mail.quotedText).contains { !$0.isWhitespace }
    text = hasWords ? parts.joined(separator: "\n") : ""
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November",
    "December",
  ]

  /// Header fields of a mail that was sent, up to the first empty line. A text that begins with "From:" is none.
  private static func hasHeaders(_ bytes: [UInt8], isMailFile: Bool) -> Bool {
    let head = String(decoding: bytes.prefix(32_000), as: UTF8.self).replacingCarriageReturns
    var names: Set<String> = []
    for (number, line) in head.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty { break }
      if line.first == " " || line.first == "\t" || number == 0 && line.hasPrefix("From ") { continue }
      guard let colon = line.firstIndex(of: ":") else { return false }
      let name = line[..<colon]
      guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else {
        return false
      }
      names.insert(name.lowercased())
    }
    let wasSent = !names.isDisjoint(with: [
      "message-id", "received", "mime-version", "return-path", "delivered-to",
    ])
    return names.contains("from") && (wasSent || isMailFile && !names.isDisjoint(with: ["date", "subject"]))
  }
}

extension String {
  fileprivate var replacingCarriageReturns: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\r" }))
  }
}
