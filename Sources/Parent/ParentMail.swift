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

  /// Where an answer may be sent; nil where nobody reads answers, and never where the mail looks dishonest.
  public var answerAddress: MailAddress? { explanation.isSuspicious ? nil : mail.answerAddress }

  public var canBeAnswered: Bool { answerAddress != nil }
}
