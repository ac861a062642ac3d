import Explaining
import Mail
import Specimens

/// A mail as the parent sees it.
public struct ParentMail: Sendable, Hashable, Identifiable {
  public var id: String
  public var mail: MailMessage
  public var explanation: MailExplanation
  /// When it was written, on the sender's clock, or came.
  public var moment: LocalDateTime
  public var isOpened: Bool
  public var isPaid: Bool

  public init(
    id: String, mail: MailMessage, explanation: MailExplanation, moment: LocalDateTime, isOpened: Bool,
    isPaid: Bool
  ) {
    self.id = id
    self.mail = mail
    self.explanation = explanation
    self.moment = moment
    self.isOpened = isOpened
    self.isPaid = isPaid
  }

  /// It asks for money.
  public var isBill: Bool { ParentBill.isBill(explanation) }

  /// Whether an answer may be sent to it: never where it looks dishonest.
  public var canBeAnswered: Bool { !explanation.isSuspicious && mail.answerAddress != nil }
}
