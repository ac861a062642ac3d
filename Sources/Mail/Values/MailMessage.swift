import Specimens

/// A mail, read: who, when, about what, its text with links and attachments. A value without any I/O.
///
/// ```swift
/// let mail = MailMessage(bytes)
/// print(mail.from?.name ?? "", mail.subject, mail.text)
/// ```
public struct MailMessage: Sendable, Hashable {
  public var from: MailAddress?
  /// More than one `From`, which no honest mail program writes.
  public var hasSeveralSenders = false
  public var replyTo: MailAddress?
  public var to: [MailAddress] = []
  public var subject = ""
  /// The sender's wall clock and zone; nil when the header is missing or says what can't be.
  public var date: MailDate?
  /// Without the angle brackets; empty where the mail has none.
  public var messageID = ""
  /// The ids of the mails before it, oldest first, without the angle brackets.
  public var references: [String] = []
  /// What the sender wrote, lines joined to paragraphs,
  /// without earlier mails it quotes and without the signature.
  public var text = ""
  /// What it quotes from earlier mails.
  public var quotedText = ""
  /// Web links in the order of the body, each once.
  public var links: [MailLink] = []
  /// Addresses that the plain version shows and the HTML version doesn't link to.
  public var plainOnlyHosts: [String] = []
  /// Files sent along; pictures that only decorate the HTML are not among them.
  public var attachments: [MailAttachment] = []
  /// Pictures sent along or shown inside; dots that only count readers are not among them.
  public var pictures: [MailAttachment] = []
  public var authentication = MailAuthentication()
  /// Sent to many: it carries list headers.
  public var isBulk = false
  /// Some of the text could not be decoded with the character set it names, nor any other.
  public var hasUndecodedText = false

  public init() {}
}

/// A file that came with a mail.
public struct MailAttachment: Sendable, Hashable {
  public var name: String
  /// Such as `application/pdf`, lower-cased.
  public var type: String
  public var bytes: [UInt8]

  public init(name: String, type: String, bytes: [UInt8]) {
    self.name = name
    self.type = type
    self.bytes = bytes
  }
}

/// The moment in a mail's `Date` header.
public struct MailDate: Sendable, Hashable {
  /// The sender's wall clock.
  public var local: LocalDateTime
  /// Minutes east of Greenwich.
  public var offset: Int

  public init(local: LocalDateTime, offset: Int) {
    self.local = local
    self.offset = offset
  }

  public var instant: Instant { Instant(utc: local.adding(minutes: -offset)) }
}

/// What the reader's own mail server found out about the sender.
public struct MailAuthentication: Sendable, Hashable {
  public var spf: String?
  public var dkim: String?
  public var dmarc: String?

  public init(spf: String? = nil, dkim: String? = nil, dmarc: String? = nil) {
    self.spf = spf
    self.dkim = dkim
    self.dmarc = dmarc
  }

  /// The sender's domain stands behind the mail.
  public var passed: Bool { dmarc == "pass" || (dmarc == nil && dkim == "pass") }

  /// The sender's domain says that this is not from it.
  public var failed: Bool {
    if let dmarc { return Self.bad.contains(dmarc) }
    return [
      spf,
      dkim,
    ].compactMap { $0 }.contains(where: Self.bad.contains) && dkim != "pass" && spf != "pass"
  }

  private static let bad: Set<String> = ["fail", "softfail", "hardfail", "permerror"]
}
