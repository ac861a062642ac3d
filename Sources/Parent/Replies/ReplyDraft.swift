import Mail

/// An answer as it is shown and read back before it is sent.
public struct ReplyDraft: Sendable, Hashable {
  /// Which mail it answers.
  public var mailID: String
  public var recipient: MailAddress
  public var chinese: String
  /// Empty when there is no translation: then the Chinese is sent.
  public var english: String
  /// What the English says when it is translated back; nil for authored answers.
  public var back: String?

  public init(mailID: String, recipient: MailAddress, chinese: String, english: String, back: String? = nil) {
    self.mailID = mailID
    self.recipient = recipient
    self.chinese = chinese
    self.english = english
    self.back = back
  }

  /// An authored answer; nil where the mail can't be answered.
  public init?(_ reply: AuthoredReply, to mail: ParentMail) {
    self.init(reply.chinese, english: reply.english, to: mail)
  }

  init?(_ chinese: String, english: String = "", to mail: ParentMail) {
    guard let recipient = mail.answerAddress else { return nil }
    self.init(mailID: mail.id, recipient: recipient, chinese: chinese, english: english)
  }

  /// Authored answers are exact in English; a translated one carries the parent's own words too.
  var text: String {
    if english.isEmpty { return chinese }
    guard back != nil else { return english }
    return "\(english)\n\n(Translated by a program from Chinese. The original:)\n\(chinese)"
  }
}

/// An answer that was sent, or should have been.
public struct KeptReply: Sendable, Hashable, Codable, Identifiable {
  public enum State: String, Sendable, Codable {
    /// Being handed over; after a crash nobody knows whether it went.
    case sending
    case sent, failed
  }

  public var id: String
  public var mailID: String
  public var name: String
  public var address: String
  public var subject: String
  public var chinese: String
  public var english: String
  /// `2026-11-30T09:00`, the wall clock.
  public var written: String
  public var state: State
  /// Whether the server has a copy among what was sent; nil where it isn't known, or has no such folder.
  public var isOnServer: Bool?

  /// It went out, but its copy did not get to the others that were sent.
  public var lacksCopy: Bool { state == .sent && isOnServer == false }

  public init(
    id: String, mailID: String, name: String, address: String, subject: String, chinese: String,
    english: String, written: String, state: State, isOnServer: Bool? = nil
  ) {
    self.id = id
    self.mailID = mailID
    self.name = name
    self.address = address
    self.subject = subject
    self.chinese = chinese
    self.english = english
    self.written = written
    self.state = state
    self.isOnServer = isOnServer
  }
}
