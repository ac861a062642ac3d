import Specimens

/// What a mail is about and what to do, with the Chinese sentences that tell it.
public struct MailExplanation: Sendable, Hashable {
  public var kind: MailKind
  public var sender: MailSender
  /// The one amount the reader must hear; nil where there is none.
  public var money: Money?
  /// The day by which something must be done.
  public var dueDate: LocalDate?
  /// When something happens; the time may be missing.
  public var event: Moment?
  public var action: MailAction
  public var links: [MailLinkFact]
  public var signals: [SuspicionSignal]
  public var isSuspicious: Bool
  /// Sentences in Simplified Chinese, as shown and spoken.
  public var chinese: [String]
  /// Nothing is claimed about kind and action: the dates and amounts are only listed.
  public var hasAbstained: Bool
}

public struct MailSender: Sendable, Hashable {
  public var name: String
  public var address: String

  public init(name: String, address: String) {
    self.name = name
    self.address = address
  }
}

public struct MailLinkFact: Sendable, Hashable {
  public enum Role: String, Sendable { case primary, secondary, settings, unsubscribe, quoted }

  public var url: String
  public var host: String
  public var text: String
  public var role: Role
}

public struct Money: Sendable, Hashable {
  public var amount: Amount
  /// ISO 4217; nil when the text does not say.
  public var currency: String?

  public init(_ amount: Amount, _ currency: String?) {
    self.amount = amount
    self.currency = currency
  }
}

public struct Moment: Sendable, Hashable, Comparable {
  public var date: LocalDate
  public var time: LocalTime?

  public init(_ date: LocalDate, _ time: LocalTime? = nil) {
    self.date = date
    self.time = time
  }

  public static func < (a: Moment, b: Moment) -> Bool {
    (a.date, a.time ?? .midnight) < (b.date, b.time ?? .midnight)
  }
}

/// What kind of mail it is. The raw value is the protocol's `kind`.
public enum MailKind: String, Sendable, Hashable, CaseIterable {
  case bill, paymentConfirmation, bankAlert, securityCode, appointment, delivery, school, government,
    insurance
  case housing, subscription, newsletter, personal, phishing, other
}

/// What the reader is asked to do. The raw value is the protocol's `action`.
public enum MailAction: String, Sendable, Hashable, CaseIterable {
  case pay, confirm, reply, attend, sign, renew, pickup, call, reschedule, review, read, ignore, none
}

/// What makes a mail look dishonest. The raw value is the protocol's `signal`.
public enum SuspicionSignal: String, Sendable, Hashable, CaseIterable {
  case linkTextHostMismatch, lookalikeHost, lookalikeSender, replyToMismatch, asksSecret, urgency, authFail
  case insecureLink, ipHost, punycode, userinfoInUrl, giftCard, secrecy
}
