import Drawer
import Family
import Pictures
import Specimens
import Terminal

/// All that can happen to the program: keys, the clock, and answers to effects.
public enum Message: Sendable {
  case stroke(Stroke)
  case paste(String)
  case pointer(Pointer)
  case resized(width: Int, height: Int)
  case clock(LocalDateTime)

  case overview(Result<Overview, DrawerProblem>)
  case page(CardQuery, page: Int, generation: Int, Result<[Card], DrawerProblem>, total: Int)
  case found(generation: Int, Result<SearchOutcome, DrawerProblem>)
  case specimen(SpecimenID, Result<Specimen, DrawerProblem>)
  case review(Result<[ReviewItem], DrawerProblem>)
  case abstentions(Result<[AbstentionItem], DrawerProblem>)
  case trips(Result<[TripOffer], DrawerProblem>)
  case assistOffer(Result<AssistOffer, DrawerProblem>)
  /// What of a notice would be sent, to be agreed to.
  case noticeOffer(SpecimenID, Result<NoticeOffer, DrawerProblem>)
  /// The same answer with its first results in another order.
  case reordered(generation: Int, SearchOutcome)
  case timeline(Result<[Card], DrawerProblem>)
  case statistics(Result<Statistics, DrawerProblem>)
  case looked([SpecimenID]?, folder: String, sensitive: Int)
  case preferences(DrawerSettings)
  case calendars([CalendarFolder])
  case changed(Change, undo: Change?, Result<ChangeOutcome, DrawerProblem>)
  case folder(String, Result<[FolderEntry], DrawerProblem>)
  case inbox(folder: String, waiting: Int)
  case pastedPaths([String])
  case pastedText(String)
  case filing(ImportEvent)
  case filed(ImportSummary)
  case filedText(Result<ImportResult, DrawerProblem>)
  case exporting(done: Int, of: Int)
  case exported(Result<Int, DrawerProblem>, folder: String)
  case family(Result<FamilySnapshot, DrawerProblem>)
  /// What was done, in a sentence; empty where the screen shows it.
  case familyChanged(FamilyDeed, Result<String, DrawerProblem>)
  case drawerChanged(DrawerChange)
  /// What earlier runs left is finished, and the index is where the folder is.
  case settled
  case picture(PictureKey, CellPicture?)
  /// The terminal says what it can show.
  case answer(TerminalAnswer)
  /// The program was stopped, and is running again.
  case resumed
  /// The latest first.
  case queries([String])
  /// What the user's own editor made of a text; nil when it was left without a change.
  case edited(String?, problem: String?)
  case notice(Notice)
  /// Asks to end, as a signal does: no question.
  case quit
}

/// A mouse event, with what lay under it in the last frame.
public struct Pointer: Sendable, Hashable {
  public enum Kind: Sendable, Hashable { case press, doublePress, drag, release, wheelUp, wheelDown }

  public var kind: Kind
  public var target: Target?

  public init(_ kind: Kind, on target: Target?) {
    self.kind = kind
    self.target = target
  }
}

/// Something on the screen that can be clicked.
public enum Target: Sendable, Hashable {
  /// A key in the status line.
  case action(ActionName)
  case card(Int)
  case rail(Int)
  /// A row of the list that has the keys, or of the screen's main list.
  case row(Int)
  case chip(Int)
  case searchBar
  case formRow(EntryForm.Row)
  /// A name offered for completion.
  case completion(Int)
  case progress
}
