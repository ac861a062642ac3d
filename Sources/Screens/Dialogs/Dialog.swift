import Drawer
import Family
import Specimens

/// What lies above a screen and takes the keys until it is answered or left with Esc.
public enum Dialog: Sendable, Hashable {
  case help(HelpDialog)
  case message(MessageDialog)
  case confirm(ConfirmDialog)
  case choice(ChoiceDialog)
  case prompt(PromptDialog)
  case editor(EditorDialog)
  case form(EntryForm)
  case palette(PaletteDialog)

  var place: Place {
    switch self {
    case .help: .help
    case .message: .message
    case .confirm: .confirm
    case .choice: .choice
    case .prompt: .prompt
    case .editor: .editor
    case .form: .form
    case .palette: .palette
    }
  }
}

/// The keys of the place it was opened from; nil shows those of every place.
public struct HelpDialog: Sendable, Hashable {
  public var place: Place?
  public var cursor = ListCursor()
}

/// Something to read: a title and lines, scrolled when they are many.
public struct MessageDialog: Sendable, Hashable {
  public var title: String
  public var lines: [String]
  public var cursor = ListCursor()
  /// What `y` copies, if anything.
  public var copyable: String?

  public init(title: String, lines: [String], copyable: String? = nil) {
    self.title = title
    self.lines = lines
    self.copyable = copyable
  }
}

/// A question with yes and no; what yes means is a value.
public struct ConfirmDialog: Sendable, Hashable {
  public enum Purpose: Sendable, Hashable {
    case delete([SpecimenID], withEntries: Bool)
    case deleteCollection(String)
    case merge(String, into: String)
    case unapproveChanged(SpecimenID)
    case quitWhileFiling
    case cancelWork
    case filePasted([String])
    case exportSecrets([SpecimenID]?, to: String)
    case sendNotice(SpecimenID, NoticeOffer)
  }

  public var title: String
  public var lines: [String]
  public var yes: String
  public var no: String
  public var purpose: Purpose
  /// Where the reading is, when the lines are more than fit.
  public var cursor = ListCursor()

  public init(title: String, lines: [String], yes: String, no: String = "Cancel", purpose: Purpose) {
    self.title = title
    self.lines = lines
    self.yes = yes
    self.no = no
    self.purpose = purpose
  }
}

/// One of several.
public struct ChoiceDialog: Sendable, Hashable {
  public enum Purpose: Sendable, Hashable {
    case collect([SpecimenID])
    case merge(String)
    case calendar(approving: [SpecimenID])
    /// The question on a card of Action review.
    case answer(SpecimenID)
    case delete([SpecimenID])
    case theme
    /// A journey that could be a collection.
    case trip(String)
    case pictures
    case watchedFolders
    case scope
    case family(FamilyAsk)
    case reading(field: String, of: SpecimenID)
    case desktopTexts
  }

  public struct Option: Sendable, Hashable {
    public enum Value: Sendable, Hashable {
      case automatic(AutomaticCollection)
      case manual(String)
      case leave(String)
      case new
      case path(String)
      case text(String)
      case yes, no
      case scope(Int)
    }

    public var label: String
    public var value: Value
    /// Already so.
    public var isOn: Bool

    public init(_ label: String, _ value: Value, isOn: Bool = false) {
      self.label = label
      self.value = value
      self.isOn = isOn
    }
  }

  public var title: String
  public var lines: [String]
  public var options: [Option]
  public var cursor: ListCursor
  public var purpose: Purpose

  public init(
    title: String, lines: [String] = [], options: [Option], cursor: ListCursor = ListCursor(),
    purpose: Purpose
  ) {
    self.title = title
    self.lines = lines
    self.options = options
    self.cursor = cursor
    self.purpose = purpose
  }
}

/// A line of text to type.
public struct PromptDialog: Sendable, Hashable {
  public enum Purpose: Sendable, Hashable {
    case makeCollection(adding: [SpecimenID])
    case renameCollection(String)
    case export([SpecimenID]?)
    case watchFolder
    case desktopTexts
    case calendarFolder(approving: [SpecimenID])
    case deleteAll
    case assistAddress
    /// The host of the offer has to be typed.
    case assistConsent(AssistOffer)
    case family(FamilyAsk)
    /// A field of an item of the family.
    case familyField(String, String)
  }

  public var title: String
  public var lines: [String]
  public var field: TextField
  public var purpose: Purpose
  /// Why the text was not taken.
  public var problem: String?

  /// - Parameter isProposal: the text is only one to begin with; the first typed character takes its place.
  public init(
    title: String, lines: [String] = [], text: String = "", isProposal: Bool = false, purpose: Purpose
  ) {
    self.title = title
    self.lines = lines
    field = TextField(text)
    field.isProposal = isProposal && !text.isEmpty
    self.purpose = purpose
  }
}

/// Text to file: typed or pasted, with a note.
public struct EditorDialog: Sendable, Hashable {
  public var field: TextField

  public init(text: String) { field = TextField(text, isMultiline: true) }
}
