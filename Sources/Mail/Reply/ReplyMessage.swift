import Specimens

/// An answer to a mail, ready to be handed to a mail server (RFC 5322). Pure: time and id come from outside.
public struct ReplyMessage: Sendable, Hashable {
  public var from: MailAddress
  public var to: MailAddress
  public var subject: String
  /// Without angle brackets.
  public var messageID: String
  /// The mail that is answered, and those before it; without angle brackets.
  public var references: [String]
  public var date: MailDate
  public var text: String

  /// Answers `mail`; nil where it gives no address to answer to.
  public init?(to mail: MailMessage, from: MailAddress, text: String, date: MailDate, messageID: String) {
    guard let to = mail.answerAddress else { return nil }
    self.from = from
    self.to = to
    self.text = text
    self.date = date
    self.messageID = messageID
    let isAnswer = mail.subject.lowercased().hasPrefix("re:")
    subject = isAnswer ? mail.subject : "Re: \(mail.subject)"
    references = mail.messageID.isEmpty ? [] : mail.references.suffix(20) + [mail.messageID]
  }

  /// The whole message, lines ended by CRLF.
  public var bytes: [UInt8] {
    var lines = [
      "From: \(Self.header(from))", "To: \(Self.header(to))",
      "Subject: \(EncodedWords.encode(Self.oneLine(subject)))",
      "Date: \(date.header)", "Message-ID: <\(Self.identifier(messageID))>",
    ]
    if let last = references.last {
      lines.append("In-Reply-To: <\(Self.identifier(last))>")
      lines.append("References: " + references.map { "<\(Self.identifier($0))>" }.joined(separator: "\r\n "))
    }
    lines += [
      "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8",
      "Content-Transfer-Encoding: quoted-printable",
      "", QuotedPrintable.encode(text),
    ]
    return Array(lines.joined(separator: "\r\n").utf8) + [13, 10]
  }

  private static func header(_ address: MailAddress) -> String {
    let bare = address.address.filter { !$0.isWhitespace && $0 != "<" && $0 != ">" }
    guard !address.name.isEmpty else { return bare }
    let name = oneLine(address.name)
    let isPlain = name.utf8.allSatisfy { $0 < 128 }
    let quoted = "\"" + name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    return "\(isPlain ? quoted : EncodedWords.encode(name)) <\(bare)>"
  }

  /// A line end in a header would begin one of its own.
  private static func oneLine(_ text: String) -> String { text.collapsingBlanks }

  private static func identifier(_ text: String) -> String {
    text.filter { $0.isASCII && !$0.isWhitespace && $0 != "<" && $0 != ">" }
  }
}

extension MailMessage {
  /// Where an answer goes; nil where there is none, or where the address says that nobody reads it.
  public var answerAddress: MailAddress? {
    guard let address = replyTo ?? from, address.address.contains("@"), !address.domain.isEmpty else {
      return nil
    }
    let local = address.address.prefix { $0 != "@" }.filter { $0.isLetter }
    let unread = ["noreply", "donotreply", "nichtantworten", "mailerdaemon", "neveranswer", "noanswer"]
    return unread.contains { local.contains($0) } ? nil : address
  }
}

/// Text in the letters that every mail server passes on (RFC 2045).
enum QuotedPrintable {
  /// Lines of at most 76 characters, ended by CRLF.
  static func encode(_ text: String) -> String {
    text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map(line)
      .joined(separator: "\r\n")
  }

  private static func line(_ line: Substring) -> String {
    let bytes = Array(line.utf8)
    var result = ""
    var width = 0
    for (index, byte) in bytes.enumerated() {
      let isLast = index + 1 == bytes.count
      // A blank at the end would be lost, a lone dot would end the message.
      let isPlain = (33...126).contains(byte) && byte != 61 && !(byte == 46 && index == 0)
      let isInnerBlank = byte == 32 && !isLast
      let piece = isPlain || isInnerBlank ? String(Unicode.Scalar(byte)) : "=" + hex(byte)
      if width + piece.utf8.count > 75 {
        result += "=\r\n"
        width = 0
      }
      result += piece
      width += piece.utf8.count
    }
    return result
  }

  private static func hex(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return text.count == 1 ? "0\(text)" : text
  }
}

extension EncodedWords {
  /// A header's text in ASCII (RFC 2047), in words of at most 75 characters.
  static func encode(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ (32...126).contains($0) }) else { return text }
    var words: [String] = []
    var current: [UInt8] = []
    for character in text {
      let bytes = Array(String(character).utf8)
      if current.count + bytes.count > 42 {
        words.append(word(current))
        current = []
      }
      current += bytes
    }
    return (words + [word(current)]).joined(separator: "\r\n ")
  }

  private static func word(_ bytes: [UInt8]) -> String { "=?utf-8?B?\(Base64.encode(bytes))?=" }
}

private enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  static func encode(_ bytes: [UInt8]) -> String {
    stride(from: 0, to: bytes.count, by: 3).map { start in
      let three = (0..<3).map { start + $0 < bytes.count ? Int(bytes[start + $0]) : 0 }
      let value = three[0] << 16 | three[1] << 8 | three[2]
      let count = min(3, bytes.count - start) + 1
      let text = (0..<4).map { $0 < count ? letters[value >> (18 - 6 * $0) & 63] : "=" }
      return String(text)
    }.joined()
  }
}

extension MailDate {
  /// `Mon, 30 Nov 2026 09:00:00 +0000`.
  var header: String {
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let zone = "\(offset < 0 ? "-" : "+")\(two(abs(offset) / 60))\(two(abs(offset) % 60))"
    let clock = "\(two(local.time.hour)):\(two(local.time.minute)):\(two(local.time.second))"
    let day =
      "\(days[(local.date.weekday.rawValue + 6) % 7]), \(two(local.date.day)) \(months[local.date.month - 1])"
    return "\(day) \(local.date.year) \(clock) \(zone)"
  }
}
