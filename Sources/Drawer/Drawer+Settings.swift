import CalendarFiles
import DrawerStore
import Specimens

/// A calendar folder on this machine, where approved entries may go.
public struct CalendarFolder: Sendable, Hashable {
  public var path: String
  public var name: String

  public init(path: String, name: String) {
    self.path = path
    self.name = name
  }
}

/// The settings that screens and commands show.
public struct DrawerSettings: Sendable, Hashable {
  public var watchedFolders: [String] = []
  public var languages: [Language] = Language.allCases
  /// `auto`, `accurate` or `tesseract`.
  public var reader = "auto"
  /// Empty means the drawer's own calendar folder.
  public var calendarFolder: String = ""
  /// Where a text of each specimen is kept for the desktop's own search; empty keeps none.
  public var desktopTextFolder = ""
  public var readsInBackground = true
  public var usesHostedAssist = false
  /// Where the assist is asked; empty while none was named. Changed by `allowAssist` alone.
  public var assistAddress = ""
  public var sharesAnalytics = false
  /// `auto`, `light`, `dark`, `contrast`.
  public var theme = "auto"
  /// `auto`, `cells`, `graphics`: by what the screen shows pictures.
  public var pictures = "auto"
  public var isTextOnly = false
  /// The user's own keys: the name of an action, alone or as `place.action`, to key names.
  public var keys: [String: [String]] = [:]
  /// True once the user has seen and accepted where entries go.
  public var hasConfirmedCalendar = false

  public init() {}
}

extension Drawer {
  public func settings() -> DrawerSettings { DrawerSettings(settingsFile.load().settings) }

  public func changeSettings(_ change: (inout DrawerSettings) -> Void) throws(DrawerProblem) {
    try requireWritable()
    _ = try problem {
      try settingsFile.update { stored in
        var shown = DrawerSettings(stored)
        change(&shown)
        shown.store(in: &stored)
      }
      try alignDesktopTexts()
    }
  }

  /// Where entries can go: the drawer's own calendar, then those of khal and vdirsyncer on this machine.
  public func calendarFolders() -> [CalendarFolder] {
    [CalendarFolder(path: paths.calendar, name: "Curio's own")]
      + discoverVdirs(environment: environment).map { found in
        CalendarFolder(path: found.path, name: "\(found.name) (\(found.source.rawValue))")
      }
  }
}

extension DrawerSettings {
  init(_ stored: Settings) {
    watchedFolders = stored.watchedFolders
    languages = stored.languages
    reader = stored.reader == .automatic ? "auto" : stored.reader.rawValue
    calendarFolder = stored.calendarFolder ?? ""
    desktopTextFolder = stored.desktopTextFolder ?? ""
    readsInBackground = stored.filesInBackground
    usesHostedAssist = stored.usesHostedAssist
    assistAddress = stored.assistAddress ?? ""
    sharesAnalytics = stored.sharesAnalytics
    theme = stored.theme
    pictures = stored.pictures
    isTextOnly = stored.isTextOnly
    keys = stored.keys
    hasConfirmedCalendar = stored.hasConfirmedCalendar
  }

  func store(in stored: inout Settings) {
    stored.watchedFolders = watchedFolders
    stored.languages = languages
    stored.reader = Settings.Reader(rawValue: reader) ?? .automatic
    stored.calendarFolder = calendarFolder.isEmpty ? nil : calendarFolder
    stored.desktopTextFolder = desktopTextFolder.isEmpty ? nil : desktopTextFolder
    stored.filesInBackground = readsInBackground
    stored.usesHostedAssist = usesHostedAssist
    stored.sharesAnalytics = sharesAnalytics
    stored.theme = theme
    stored.pictures = pictures
    stored.isTextOnly = isTextOnly
    stored.keys = keys
    stored.hasConfirmedCalendar = hasConfirmedCalendar
  }
}
