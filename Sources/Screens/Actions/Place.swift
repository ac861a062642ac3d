/// Where the keys go: a screen, a part of one, or what lies above it.
public enum Place: String, Sendable, Hashable, CaseIterable {
  /// The grid of specimen cards, and the rail of collections beside it.
  case drawer, rail
  /// The search field, and the list of answers below it.
  case query, results
  /// The rows of one specimen, and a row while it is being edited.
  case detail, detailEdit
  /// The cards that wait for a decision, and the list of what was not proposed.
  case review, abstentions
  /// The file picker of Capture, and the list of what was filed.
  case capture, report
  case collections, settings, timeline, statistics
  /// What is to be done, and the cards of notices that wait.
  case week, cards
  /// The hand-over to a caregiver, and who belongs to the family.
  case brief, people
  // Above the screens.
  case help, message, confirm, choice, prompt, editor, form, palette

  /// True where every printable key is text.
  public var isTyping: Bool {
    switch self {
    case .query, .detailEdit, .capture, .prompt, .editor, .form, .palette: true
    default: false
    }
  }

  /// The heading of its help.
  public var title: String {
    switch self {
    case .drawer: "Drawer"
    case .rail: "Collections rail"
    case .query: "Search"
    case .results: "Results"
    case .detail: "Specimen"
    case .detailEdit: "Editing in place"
    case .review: "Action review"
    case .abstentions: "Not proposed"
    case .capture: "Capture"
    case .report: "Jobs"
    case .collections: "Collections"
    case .settings: "Settings"
    case .week: "This week"
    case .cards: "Notice review"
    case .brief: "Brief"
    case .people: "Children and caregivers"
    case .timeline: "Timeline"
    case .statistics: "Statistics"
    case .help: "Help"
    case .message: "Message"
    case .confirm: "Question"
    case .choice: "Choice"
    case .prompt: "Text"
    case .editor: "Text to file"
    case .form: "Edit the entry"
    case .palette: "All actions"
    }
  }
}
