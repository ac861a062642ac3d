import Drawer
import Specimens
import Terminal

/// The screens, in the order they can lie above each other.
public enum Screen: String, Sendable, Hashable, CaseIterable {
  case drawer, results, detail, review, capture, report, collections, settings, timeline, statistics, week
}

/// All that the full-screen program knows. A value: the next one comes only from `update`.
public struct AppState: Sendable {
  /// The wall clock, as the last message told it.
  public var now: LocalDateTime
  public var size: Size
  public var look = Look()
  /// From the bottom up; never empty, the drawer is always at the bottom.
  public var stack: [Screen] = [.drawer]
  /// What lies above the screen and takes the keys.
  public var dialog: Dialog?
  /// The field that help was asked for from; it comes back when help closes.
  var helpBelow: Dialog?

  public var overview = Overview()
  /// False until the drawer answered once: then an empty drawer really is empty.
  public var isLoaded = false
  /// False while the index is still being brought to where the folder is; only then may a drawer look empty.
  public var isSettled = false
  public var preferences = DrawerSettings()
  /// Which key does what, with the user's own keys.
  public var keys = KeyMap.standard
  /// Counts loads; an answer to an older question is dropped.
  public var generation = 0

  public var drawer = DrawerState()
  public var results = ResultsState()
  /// What was searched for on this machine, the latest first.
  public var queries: [String] = []
  public var detail = DetailState()
  public var review = ReviewState()
  public var capture = CaptureState()
  public var work = WorkState()
  public var collections = CollectionsState()
  public var settings = SettingsState()
  public var week = WeekState()
  public var timeline = TimelineState()
  public var statistics = StatisticsState()
  /// True once the user asked to see card numbers, passwords and one-time codes; until the specimen is left.
  public var showsSecrets = false

  /// One sentence for the status line.
  public var notice: Notice?
  /// What `u` takes back, the latest last.
  public var undo: [Change] = []
  public var pictures = PictureShelf()
  /// What the terminal said of itself.
  public var facts = TerminalFacts()
  /// The images that a first run offers, if there are any.
  public var sampleFolder: String?
  public var isQuitting = false
  /// What the mouse's button went down on, until it is let go.
  var grabbed: Target?

  public init(now: LocalDateTime, size: Size, sampleFolder: String? = nil) {
    self.now = now
    self.size = size
    self.sampleFolder = sampleFolder
  }

  public var screen: Screen { stack.last ?? .drawer }

  /// Where the keys go now.
  public var place: Place {
    dialog?.place ?? screen.route.place(self)
  }

  public var isTextOnly: Bool { preferences.isTextOnly }

  /// Less than this shows only a note, with everything kept.
  static let smallest = Size(columns: 20, rows: 5)

  var isTooSmall: Bool { size.columns < AppState.smallest.columns || size.rows < AppState.smallest.rows }

  /// The rows between title line and status line.
  var content: Rect { Rect(x: 0, y: 1, width: size.columns, height: size.rows - 2) }

  /// The same for whole paragraphs: longer lines are hard to follow.
  var reading: Rect {
    let area = content.inset(x: 2, y: 0)
    return Rect(x: area.x, y: area.y, width: min(area.width, 110), height: area.height)
  }
}

/// One sentence in the status line; goes with the next key.
public struct Notice: Sendable, Hashable {
  public enum Tone: Sendable, Hashable { case plain, good, problem }

  public var text: String
  public var tone: Tone

  public init(_ text: String, _ tone: Tone = .plain) {
    self.text = text
    self.tone = tone
  }
}
