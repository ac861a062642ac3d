/// Everything a key, a click or (later) the palette can ask for. The raw value is its public name.
public enum ActionName: String, Sendable, Hashable, CaseIterable {
  // Moving
  case up, down, left, right
  case pageUp = "page-up"
  case pageDown = "page-down"
  case halfPageUp = "half-page-up"
  case halfPageDown = "half-page-down"
  case first, last
  case nextPart = "next-part"
  case previousPart = "previous-part"
  case nextSpecimen = "next-specimen"
  case previousSpecimen = "previous-specimen"

  // Going
  case open, back, quit, suspend, help
  case search, capture, review, collections, settings, report, timeline, statistics
  case reveal
  case redraw, palette

  // The drawer
  case sort, layout, mark
  case markAll = "mark-all"
  case unmark
  case collect, export, delete, undo
  case offerSamples = "file-samples"
  case groups

  // Results
  case removeChip = "remove-chip"
  case complete
  case olderQuery = "older-query"
  case newerQuery = "newer-query"

  // Specimen
  case edit, copy
  case tagOrigin = "tag-origin"
  case note
  case openOutside = "open-outside"
  case editOutside = "edit-outside"
  case enlarge

  // Review
  case approve, dismiss, later, abstentions

  // Capture
  case file, parent, hidden
  case typeText = "type-text"
  case waysIn = "ways-in"
  case fileWaiting = "file-waiting"
  case cancelWork = "cancel-work"

  // Collections
  case make, rename, merge

  // The week and the notices
  case week, unapprove, remind, people, brief
  case takeNotice = "take-as-notice"
  case approveAll = "approve-all"
  case childFilter = "child-filter"
  case dropNotice = "no-notice"
  case doneBy = "done-by"
  case language
  case save, send
  case newCaregiver = "new-caregiver"
  case assist = "ask-assist"

  // Dialogs and fields
  case accept, decline
  case textLeft = "text-left"
  case textRight = "text-right"
  case wordLeft = "word-left"
  case wordRight = "word-right"
  case textStart = "text-start"
  case textEnd = "text-end"
  case eraseLeft = "erase-left"
  case eraseRight = "erase-right"
  case eraseWord = "erase-word"
  case eraseLine = "erase-line"
  case newLine = "new-line"
}

/// One row of the table of actions: what it is called, its keys, where it works and what it does.
public struct Action: Sendable {
  public var name: ActionName
  public var keys: [Stroke]
  /// For the status line, in a word or two.
  public var label: String
  /// One plain sentence for `?`.
  public var help: String
  public var places: Set<Place>
  /// Left out of the status line where the line has no room for the obvious.
  public var isQuiet: Bool
  /// Stands first in the status line whenever it can be done; in help it keeps its place.
  public var isUrgent: Bool
  /// False while the action could do nothing; then it is not shown and its keys are dead.
  public var isAvailable: @Sendable (AppState) -> Bool

  init(
    _ name: ActionName, _ keys: [Stroke], _ label: String, _ help: String, in places: [Place],
    quiet: Bool = false, urgent: Bool = false,
    when isAvailable: @escaping @Sendable (AppState) -> Bool = { _ in true }
  ) {
    self.name = name
    self.keys = keys
    self.label = label
    self.help = help
    self.places = Set(places)
    isQuiet = quiet
    isUrgent = urgent
    self.isAvailable = isAvailable
  }

  /// The keys as the status line shows them: `↑ k`.
  var keyLabels: [String] { keys.map(\.label) }
}
