import Drawer
import Specimens

extension AppState {
  mutating func performInSettings(_ action: ActionName) -> [Effect] {
    switch action {
    case .back: return goBack()
    case .open: return changeSetting()
    default:
      _ = settings.cursor.perform(action, count: SettingsRow.rows(of: self).count, height: listHeight)
      return []
    }
  }

  private mutating func changeSetting() -> [Effect] {
    let rows = SettingsRow.rows(of: self)
    guard rows.indices.contains(settings.cursor.index) else { return [] }
    var changed = preferences
    switch rows[settings.cursor.index] {
    case .languages(let language):
      if changed.languages.contains(language) {
        guard changed.languages.count > 1 else {
          say("One language has to stay on.", .problem)
          return []
        }
        changed.languages.removeAll { $0 == language }
      } else {
        changed.languages = Language.allCases.filter { $0 == language || changed.languages.contains($0) }
      }
    case .background: changed.readsInBackground.toggle()
    case .pictures:
      askForPictures()
      return []
    case .watchedFolders:
      askForWatchedFolders()
      return []
    case .calendar:
      askForCalendarFolder()
      return []
    case .desktopTexts:
      askForDesktopTexts()
      return []
    case .theme:
      askForTheme()
      return []
    case .keys:
      dialog = .help(HelpDialog(place: nil))
      return []
    case .searches:
      guard !queries.isEmpty else { return [] }
      say("Forgotten: \(counted(queries.count, "search", "searches")).")
      queries = []
      return [.forgetQueries]
    case .export: return askToExport(nil)
    case .deleteAll:
      dialog = .prompt(
        PromptDialog(
          title: "Delete everything",
          lines: [
            "This removes \(counted(overview.total, "specimen")): images, texts, notes and proposals.",
            "Entries you approved stay in your calendar. There is no way back.",
            "Type \(DeleteWord.word) to do it.",
          ], purpose: .deleteAll))
      return []
    case .assist:
      guard changed.usesHostedAssist else {
        askForAssist()
        return []
      }
      changed.usesHostedAssist = false
      say("The assist is off. Nothing leaves this machine.")
    case .analytics:
      say("Off. Nothing is ever sent.", .plain)
      return []
    }
    return set(changed)
  }

  /// The screen shows the new setting at once; the answer of the drawer has the last word.
  mutating func set(_ changed: DrawerSettings) -> [Effect] {
    let before = preferences
    preferences = changed
    if before.theme != changed.theme || before.isTextOnly != changed.isTextOnly
      || before.pictures != changed.pictures
    {
      pictures.forgetAll()
    }
    moveCard(to: drawer.index)
    return [.change(.preferences(changed))]
  }

  private mutating func askForWatchedFolders() {
    var options = preferences.watchedFolders.map {
      ChoiceDialog.Option("Stop watching \($0)", .path($0), isOn: true)
    }
    options.append(ChoiceDialog.Option("Watch a folder …", .new))
    dialog = .choice(ChoiceDialog(title: "Watched folders", options: options, purpose: .watchedFolders))
  }

  private mutating func askForDesktopTexts() {
    let current = preferences.desktopTextFolder
    guard !current.isEmpty else { return askForDesktopTextFolder() }
    dialog = .choice(
      ChoiceDialog(
        title: "Texts for the desktop",
        options: [
          ChoiceDialog.Option("Keep them in \(current)", .path(current), isOn: true),
          ChoiceDialog.Option("Keep none, and remove those there", .no),
          ChoiceDialog.Option("Another folder …", .new),
        ], purpose: .desktopTexts))
  }

  mutating func askForDesktopTextFolder() {
    dialog = .prompt(
      PromptDialog(
        title: "Folder for the desktop's texts",
        lines: [
          "The words of every specimen are written here, one file each, where other programs can read them.",
          "Best a folder of its own that the desktop's search looks into.",
        ], text: preferences.desktopTextFolder, purpose: .desktopTexts))
  }

  private mutating func askForCalendarFolder() {
    // The drawer's own is the first of those found, and is meant where none is named.
    let own = settings.calendars.first?.path ?? ""
    let current = preferences.calendarFolder
    var options = settings.calendars.map { calendar in
      ChoiceDialog.Option(
        "\(calendar.name): \(calendar.path)", .path(calendar.path == own ? "" : calendar.path),
        isOn: calendar.path == (current.isEmpty ? own : current))
    }
    if !options.contains(where: \.isOn) {
      options.append(ChoiceDialog.Option(current, .path(current), isOn: true))
    }
    options.append(ChoiceDialog.Option("Another folder …", .new))
    dialog = .choice(
      ChoiceDialog(title: "Calendar folder", options: options, purpose: .calendar(approving: [])))
  }

  private mutating func askForPictures() {
    let now =
      preferences.isTextOnly ? PictureChoice.words : PictureChoice(rawValue: preferences.pictures) ?? .auto
    let options = PictureChoice.allCases.map {
      ChoiceDialog.Option($0.title, .text($0.rawValue), isOn: $0 == now)
    }
    dialog = .choice(
      ChoiceDialog(
        title: "Pictures", options: options,
        cursor: ListCursor(index: options.firstIndex(where: \.isOn) ?? 0), purpose: .pictures))
  }

  private mutating func askForTheme() {
    let options = Theme.Kind.allCases.map {
      ChoiceDialog.Option($0.title, .text($0.rawValue), isOn: $0.rawValue == preferences.theme)
    }
    let place = options.firstIndex(where: \.isOn) ?? 0
    dialog = .choice(
      ChoiceDialog(title: "Theme", options: options, cursor: ListCursor(index: place), purpose: .theme))
  }
}

/// What has to be typed before everything is deleted.
enum DeleteWord {
  static let word = "delete"

  static func matches(_ typed: String) -> Bool { typed.trimmed.lowercased() == word }
}
