import Drawer
import Explaining
import Interpreting
import Parent
import Pictures
import Specimens
import Terminal

enum ParentMessage: Sendable {
  case digit(Int)
  case back
  case otherKey
  case typed(String)
  case erase
  case finish
  case mouse(MouseEvent)
  case resized(Size)
  case clock(LocalDateTime)
  case mails([ParentMail])
  case mailsDone
  case mailsFailed(ParentProblem)
  case shots([Card])
  case shotsFailed(ParentProblem)
  case shot(ParentShot)
  case shotPicture(ParentPicture?)
  case shotBills([ParentShot])
  case pictures(String, [ParentPicture])
  case drawn(PictureDrawing)
  case translated(String, [Translation])
  case guess(String, MailKind)
  case digest(TextSource, [String])
  case web(url: String, WebReading)
  case nextStep(url: String, String)
  case filed(asPicture: Bool)
  case browserOpened(Bool)
  case draft(ReplyDraft)
  case draftFailed(ParentProblem)
  case sent(KeptReply)
  case replies([KeptReply])
  case tools(ToolState, ToolState)
  case tested(HelperPart, String)
  case reminded(LocalDate)
  case failed(ParentProblem)
  case voice(String)
  case quit
}

enum ParentEffect: Sendable, Hashable {
  case loadMails, loadShots, loadReplies
  case loadShot(SpecimenID)
  case findShotBills([SpecimenID])
  case noteOpened(String)
  case setPaid(String, Bool)
  case remind(ParentBill)
  case fetch(String)
  case askNextStep(ParentPage)
  case filePage(ParentPage)
  case openInBrowser(String)
  case readPictures(ParentMail)
  case draw(PictureDrawing)
  /// A text whose sentences are wanted in Chinese; names stay as they are.
  case translate(String, names: [String], reference: LocalDateTime)
  case guess(ParentMail)
  case digest(TextSource, String)
  case draftReply(String, ParentMail)
  case send(ReplyDraft, ParentMail)
  case sendAgain(String)
  case dropReply(String)
  case checkTools
  case test(HelperPart)
  case checkVoice
  case say([String])
  case silence
}

/// A picture as cells for one place on the screen.
struct PictureDrawing: Sendable, Hashable {
  var path: String
  var columns: Int
  var rows: Int
  /// Nil while it is being drawn, or where it can't be.
  var cells: CellPicture?

  func isFor(_ other: PictureDrawing) -> Bool {
    path == other.path && columns == other.columns && rows == other.rows
  }
}
