import Parent
import Specimens

/// Where the parent is.
enum Place: Sendable, Hashable {
  case home, mails, shots, bills, pages, helper
  case mail(String)
  /// A text in numbered paragraphs, one of them, and a sentence of it.
  case original(TextSource)
  case paragraph(TextSource, Int)
  case sentence(TextSource, Int, Int)
  /// The sentences that tell most.
  case digest(TextSource)
  /// What the mouse chose.
  case selection(TextSource, String)
  case pictures(String)
  case picture(PictureSource)
  case confirmPaid(ParentBill.Source)
  case confirmReminder(ParentBill.Source)
  case links(String)
  case confirmLink(String, url: String)
  case page(url: String)
  case confirmBrowser(url: String)
  case shot(Int)
  case replies
  case reply(String)
  case compose(String)
  case confirmReply(String)
  case keptReply(String)
  case confirmSendAgain(String)
  case confirmDrop(String)
  case helperPart(HelperPart)
  case notSetUp(Feature)
}

/// Whose words are looked at.
enum TextSource: Sendable, Hashable {
  case mail(String)
  case page, shot
  case picture(PictureSource)
}

enum PictureSource: Sendable, Hashable {
  /// A mail and the place of the picture in it.
  case mail(String, Int)
  case shot
}

/// What choosing does.
enum Step: Sendable, Hashable {
  case go(Place)
  case readMail(String)
  case readShot(SpecimenID)
  case setPaid(ParentBill.Source, Bool)
  case remind(ParentBill.Source)
  case openLink(String)
  case openInBrowser(String)
  case filePage
  case chooseReply(String, AuthoredReply)
  case send
  case sendAgain(String)
  case dropReply(String)
  case test(HelperPart)
  case repeatLast
  case back
}

/// What a helper has to set up first.
enum Feature: Sendable, Hashable { case mail, reply }

/// A part that the helper's screen shows.
enum HelperPart: Sendable, Hashable, CaseIterable { case mail, sending, translator, assistant, voice }
