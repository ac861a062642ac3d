import DrawerStore
import Specimens

// The desktop's own search sees what the user lets it see: a text file a specimen, where the settings say so.
extension Drawer {
  var desktopTexts: DesktopTexts {
    folder.desktopTexts(settingsFile.load().settings.desktopTextFolder)
  }

  /// Follows a change of the setting, also one that was interrupted or made in the file by hand.
  func alignDesktopTexts() throws {
    let (stored, problem) = settingsFile.load()
    // Settings that can't be read are not settings that say off.
    guard problem == nil else { return }
    let folder = folder
    try folder.desktopTexts(stored.desktopTextFolder).align { () throws(DrawerError) in
      Array(try folder.ids())
    } _: {
      try? folder.specimen($0)
    }
  }

  /// A text that can't be written hinders nothing: it is told, and written with the next change.
  func writeDesktopTexts(of specimens: [Specimen]) {
    guard !specimens.isEmpty, folder.hasDesktopTexts else { return }
    let texts = desktopTexts
    guard texts.folder != nil else { return }
    do {
      for specimen in specimens { try texts.write(specimen) }
    } catch {
      tell("The desktop's text can't be written: \(error.sentence)")
    }
  }

  func removeDesktopTexts(of ids: [SpecimenID]) {
    guard !ids.isEmpty, folder.hasDesktopTexts else { return }
    do {
      try desktopTexts.remove(ids)
    } catch {
      tell("A text in the desktop's folder can't be removed: \(error.sentence)")
    }
  }
}
