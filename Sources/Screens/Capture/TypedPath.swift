/// A path that is typed into the file picker: `/home/aki/Pic` or `~/Pictures`.
struct TypedPath: Hashable {
  /// What stands before the last slash, `/` for the root; nil while there is no slash.
  var folder: String?
  /// What stands after it: the beginning of a name.
  var rest: String

  /// Nil for what is no path but the beginning of a name.
  init?(_ text: String) {
    guard text.hasPrefix("/") || text.hasPrefix("~") else { return nil }
    guard let slash = text.lastIndex(of: "/") else {
      (folder, rest) = (nil, "")
      return
    }
    let head = text[..<slash]
    folder = head.isEmpty ? "/" : String(head)
    rest = String(text[text.index(after: slash)...])
  }

  /// The whole path with another name at its end.
  func ending(in name: String) -> String { folder == "/" ? "/" + name : (folder ?? "") + "/" + name }
}

extension AppState {
  /// Takes the path as it is typed now; the picker follows it from folder to folder.
  mutating func typePath(_ text: String) -> [Effect] {
    let before = TypedPath(capture.jump)?.folder
    capture.jump = text
    notice = nil
    guard let path = TypedPath(text) else { return [] }
    guard let folder = path.folder, folder != before else {
      standOn(path.rest)
      return []
    }
    return [.listFolder(folder, showsHidden: capture.showsHidden || path.rest.hasPrefix("."))]
  }

  /// The first name that begins so, in either case.
  mutating func standOn(_ beginning: String) {
    guard !beginning.isEmpty else { return }
    let wanted = beginning.lowercased()
    guard let place = capture.entries.firstIndex(where: { $0.name.lowercased().hasPrefix(wanted) }) else {
      return
    }
    capture.cursor.place(at: place, count: capture.entries.count, height: captureHeight)
  }

  /// Tab: the name at hand in full, as a shell does it.
  mutating func completePath() -> [Effect] {
    guard let path = TypedPath(capture.jump) else { return [] }
    guard path.folder != nil else { return typePath(capture.jump + "/") }
    guard let entry = capture.selected, entry.name.lowercased().hasPrefix(path.rest.lowercased()) else {
      say("No name here begins with “\(path.rest)”.", .plain)
      return []
    }
    return typePath(path.ending(in: entry.name) + (entry.kind == .folder ? "/" : ""))
  }
}
