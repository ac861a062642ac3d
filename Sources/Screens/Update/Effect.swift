import Drawer
import Specimens

/// Work that `update` asks for. It is done elsewhere, and its answer comes back as a message.
public enum Effect: Sendable, Hashable {
  case loadOverview
  case loadPage(CardQuery, page: Int, generation: Int)
  case search(String, now: LocalDateTime, generation: Int)
  case loadSpecimen(SpecimenID)
  case noteOpened(SpecimenID)
  case loadReview
  case loadAbstentions
  /// Journeys that could be collections; answered by `.trips`.
  case loadTrips
  /// What switching the assist on at that address would mean; answered by `.assistOffer`.
  case lookAtAssist(String)
  case loadTimeline
  case loadStatistics
  /// Looks whether what is to be exported holds secrets; answered by `.looked`.
  case lookForSecrets([SpecimenID]?, folder: String)
  case loadSettings
  case loadCalendars
  /// A write, and what takes it back if it works; answered by `.changed`.
  case change(Change, undo: Change? = nil)
  case listFolder(String, showsHidden: Bool)
  case loadInbox
  /// Opens a typed path; answered by `.folder`, `.pastedPaths` or a notice.
  case goTo(String, showsHidden: Bool)
  /// What was searched for before; answered by `.queries`.
  case loadQueries
  case noteQuery(String)
  case forgetQueries
  /// Lets the user's own editor change a text; answered by `.edited`.
  case editOutside(String)
  /// Tells pasted paths from pasted text.
  case lookAtPaste(String)
  case file([String])
  case fileText(String)
  case fileWaiting
  case cancelWork
  case export([SpecimenID]?, to: String)
  case copy(String)
  case openOutside(SpecimenID)
  case loadFamily
  case family(FamilyDeed)
  /// Hands a picture (PNG) to the terminal under a number.
  case sendPicture(Int, png: [UInt8], columns: Int, rows: Int)
  case suspend
  case redraw
}

/// One write through the door, as a value: what `u` takes back is one of these, too.
public enum Change: Sendable, Hashable {
  case setNote(String, SpecimenID)
  case setTitle(String?, SpecimenID)
  case tagOrigin(String?, SpecimenID)
  case correctField(String, SpecimenID, to: String?)
  case makeCollection(String, adding: [SpecimenID])
  case renameCollection(String, to: String)
  case mergeCollection(String, into: String)
  case deleteCollection(String)
  case add([SpecimenID], to: String)
  case remove([SpecimenID], from: String)
  case move([SpecimenID], AutomaticCollection)
  case approve(SpecimenID)
  case unapprove(SpecimenID, force: Bool)
  case dismiss(SpecimenID)
  case undismiss(SpecimenID)
  case editSuggestion(SpecimenID, SuggestionEdit)
  /// Nil takes the answer back.
  case answer(SpecimenID, String?)
  /// Makes a proposed journey a collection.
  case acceptTrip(String)
  case refuseTrip(String)
  case unrefuseTrip(String)
  /// Switches the assist on at the address; the host was typed.
  case allowAssist(String, consent: String)
  case delete([SpecimenID], withEntries: Bool)
  case deleteAll(withEntries: Bool)
  case preferences(DrawerSettings)
  /// One after the other, as one step to take back.
  case several([Change])
}

/// What a write did, beyond that it worked.
public enum ChangeOutcome: Sendable, Hashable {
  case done
  /// With what to offer besides, once.
  case approval(ApprovalOutcome, offer: String? = nil)
  case trip(ManualCollection)
  case deletion(DeletionOutcome)
}
