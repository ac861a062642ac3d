import Specimens

/// One setting, with what it truthfully does.
enum SettingsRow: Hashable {
  case watchedFolders, languages(Language), calendar, background, assist, analytics, theme, pictures, keys
  case searches
  case export, deleteAll
  case desktopTexts

  static func rows(of state: AppState) -> [SettingsRow] {
    [.watchedFolders, .background, .desktopTexts] + Language.allCases.map { .languages($0) }
      + [.calendar, .theme, .pictures, .keys, .searches, .assist, .analytics, .export, .deleteAll]
  }

  var name: String {
    switch self {
    case .watchedFolders: "Watched folders"
    case .languages(let language): "Read \(language.title)"
    case .calendar: "Calendar folder"
    case .background: "Read in the background"
    case .desktopTexts: "Texts for the desktop"
    case .assist: "Hosted assist"
    case .analytics: "Analytics"
    case .theme: "Theme"
    case .pictures: "Pictures"
    case .keys: "Keys"
    case .searches: "Searches"
    case .export: "Export the whole drawer"
    case .deleteAll: "Delete everything"
    }
  }

  func value(in state: AppState) -> String {
    let p = state.preferences
    switch self {
    case .watchedFolders:
      return p.watchedFolders.isEmpty ? "none" : p.watchedFolders.joined(separator: ", ")
    case .desktopTexts: return p.desktopTextFolder.isEmpty ? "off" : p.desktopTextFolder
    case .languages(let language): return p.languages.contains(language) ? "on" : "off"
    case .calendar: return p.calendarFolder.isEmpty ? "the drawer's own" : p.calendarFolder
    case .background: return p.readsInBackground ? "on" : "off"
    case .assist: return p.usesHostedAssist ? "on: \(p.assistAddress)" : "off"
    case .analytics: return "off"
    case .theme: return Theme.Kind(rawValue: p.theme)?.title ?? p.theme
    case .pictures:
      let shown = state.graphics == .cells ? "" : " (\(state.graphics == .kitty ? "kitty" : "sixel"))"
      return p.isTextOnly
        ? PictureChoice.words.title : (PictureChoice(rawValue: p.pictures) ?? .auto).title + shown
    case .keys:
      return p.keys.isEmpty ? "press Enter to see them all" : "\(p.keys.count) of your own"
    case .searches:
      return state.queries.isEmpty ? "none kept" : "\(state.queries.count) kept; Enter forgets them"
    case .export, .deleteAll: return ""
    }
  }

  var explanation: String {
    switch self {
    case .watchedFolders:
      "New screenshots in these folders are filed while Curio, or curio watch, is running. Nothing else there is opened."
    case .background:
      "While Curio or curio watch runs, pictures that wait are read one after the other, at low priority. Nothing runs after you close it."
    case .desktopTexts:
      "Off unless you name a folder: then a text of each specimen stands there, for the desktop's own search. Edits and deletions are followed; switching it off removes them."
    case .languages:
      "Which languages the reader looks for. Fewer are faster; what is filed already stays as it is."
    case .calendar:
      "Approved entries are written here, one file each, and nowhere else. khal, todoman and vdirsyncer read such folders."
    case .theme:
      "Colours that follow the terminal, or light, dark and high contrast. Nothing is told by colour alone."
    case .pictures:
      "By the terminal's own graphics where it says it has them, else by characters. Only words: for screen readers and slow lines."
    case .keys:
      "Every screen explains its own keys with ?, and : finds any action. Your own stand under “keys” in settings.json, such as \"review.approve\": [\"Y\"]."
    case .searches:
      "What you searched for, offered in an empty search. Kept on this machine only, never one with a secret in it."
    case .assist:
      "While off, nothing you file leaves this machine. On, a service of your own is told text and fields, never pictures; you see what is sent and type its host first."
    case .analytics: "Off, and there is no switch: nothing is ever sent."
    case .export: "Images and a manifest into a folder of your choice; curio import --manifest reads it back."
    case .deleteAll: "Every image, text, note and proposal. You will be asked to type a word."
    }
  }
}

extension Language {
  var title: String {
    switch self {
    case .english: "English"
    case .japanese: "Japanese"
    case .chinese: "Chinese"
    }
  }
}
