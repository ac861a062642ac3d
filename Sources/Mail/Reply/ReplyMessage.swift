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
