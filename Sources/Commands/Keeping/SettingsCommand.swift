import Drawer
import Foundation
import Specimens

extension CommandSpec {
  static let settings = CommandSpec(
    name: "settings",
    summary: "show or change the settings",
    arguments: "[NAME [VALUE…]]",
    details: SettingName.allCases.map { "  \(pad($0.rawValue, 18))  \($0.help)" }.joined(separator: "\n"),
    examples: [
      "curio settings watchedFolders ~/Pictures/Screenshots", "curio settings readsInBackground off",
    ],
    words: SettingName.allCases.map(\.rawValue)
  ) { invocation, context in
    let drawer = try context.drawer(invocation)
    guard let word = invocation.arguments.first else {
      let settings = drawer.settings()
      if invocation.isJSON {
        try context.output.json(
          Dictionary(uniqueKeysWithValues: SettingName.allCases.map { ($0.rawValue, $0.text(in: settings)) }))
      } else {
        for name in SettingName.allCases {
          context.output.line("\(pad(name.rawValue, 18))  \(printable(name.text(in: settings)))")
        }
      }
      return .done
    }
    guard let name = SettingName(rawValue: word) else {
      throw UsageError("there is no setting “\(printable(word))”", command: "settings")
    }
    let values = Array(invocation.arguments.dropFirst())
    if values.isEmpty {
      context.output.line(printable(name.text(in: drawer.settings())))
    } else {
      var changed = drawer.settings()
      try name.set(values, in: &changed)
      try drawer.changeSettings { $0 = changed }
    }
    return .done
  }
}

/// The settings that can be changed from the shell.
private enum SettingName: String, CaseIterable {
  case watchedFolders, languages, reader, calendarFolder, readsInBackground, usesHostedAssist,
    sharesAnalytics, theme
  case isTextOnly, desktopTexts, pictures

  var help: String {
    switch self {
    case .watchedFolders:
      "folders whose new pictures are filed while Curio or `curio watch` runs; `-` for none"
    case .languages: "languages to read: en ja zh"
    case .reader: "auto, accurate or tesseract"
    case .calendarFolder: "the vdir folder that approved entries go to; `-` for the drawer's own"
    case .desktopTexts:
      "off, or a folder: keep a text of each specimen there, for the desktop's own search"
    case .readsInBackground: "on or off: read the inbox and watched folders while Curio runs"
    case .usesHostedAssist: "off: nothing leaves this machine; `curio assist` says what on would mean"
    case .sharesAnalytics: "off: nothing is ever sent"
    case .theme: "auto, light, dark or contrast"
    case .isTextOnly: "on or off: no pictures on the screen"
    case .pictures: "auto, cells or graphics: by what the screen shows pictures"
    }
  }

  func text(in settings: DrawerSettings) -> String {
    switch self {
    case .watchedFolders: settings.watchedFolders.joined(separator: " ")
    case .languages: settings.languages.map(\.rawValue).joined(separator: " ")
    case .reader: settings.reader
    case .calendarFolder: settings.calendarFolder
    case .desktopTexts: settings.desktopTextFolder.isEmpty ? "off" : settings.desktopTextFolder
    case .readsInBackground: settings.readsInBackground ? "on" : "off"
    case .usesHostedAssist: settings.usesHostedAssist ? "on" : "off"
    case .sharesAnalytics: settings.sharesAnalytics ? "on" : "off"
    case .theme: settings.theme
    case .isTextOnly: settings.isTextOnly ? "on" : "off"
    case .pictures: settings.pictures
    }
  }

  func set(_ values: [String], in settings: inout DrawerSettings) throws(UsageError) {
    switch self {
    case .watchedFolders: settings.watchedFolders = values == ["-"] ? [] : values
    case .languages:
      let languages = values.compactMap(Language.init)
      guard languages.count == values.count else { throw UsageError("languages are en, ja and zh") }
      settings.languages = languages
    case .reader: settings.reader = try one(of: ["auto", "accurate", "tesseract"], values)
    case .calendarFolder: settings.calendarFolder = values[0] == "-" ? "" : values[0]
    case .desktopTexts:
      guard values.count == 1 else { throw UsageError("desktopTexts takes one folder, or off") }
      settings.desktopTextFolder = ["off", "-", ""].contains(values[0]) ? "" : absolute(values[0])
    case .readsInBackground: settings.readsInBackground = try isOn(values)
    case .usesHostedAssist:
      guard try !isOn(values) else {
        throw UsageError("`curio assist on ADDRESS` switches it on, after showing what is sent")
      }
      settings.usesHostedAssist = false
    case .sharesAnalytics:
      if try isOn(values) { throw UsageError("Curio has nothing that could send analytics; it stays off") }
    case .theme: settings.theme = try one(of: ["auto", "light", "dark", "contrast"], values)
    case .isTextOnly: settings.isTextOnly = try isOn(values)
    case .pictures: settings.pictures = try one(of: ["auto", "cells", "graphics"], values)
    }
  }

  private func isOn(_ values: [String]) throws(UsageError) -> Bool {
    try one(of: ["on", "off"], values) == "on"
  }

  private func one(of choices: [String], _ values: [String]) throws(UsageError) -> String {
    guard values.count == 1, choices.contains(values[0]) else {
      throw UsageError("\(rawValue) is one of: \(choices.joined(separator: ", "))")
    }
    return values[0]
  }
}
