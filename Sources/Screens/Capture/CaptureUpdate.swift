import Drawer
import Specimens

extension AppState {
  /// Rows of the file picker.
  var captureHeight: Int { max(1, CaptureLayout(self).list.height) }

  mutating func openCapture() -> [Effect] {
    capture.jump = ""
    var effects: [Effect] = [.loadInbox]
    // Every opening looks anew, on the same place.
    capture.arriving = capture.selected?.name
    effects.append(.listFolder(capture.folder, showsHidden: capture.showsHidden))
    return open(.capture, asking: effects)
  }

  mutating func takeCapture(_ message: Message) -> [Effect] {
    switch message {
    case .folder(let path, let result):
      switch result {
      case .success(let entries):
        capture.folder = path
        capture.entries = entries
        capture.problem = nil
        let place = capture.arriving.flatMap { name in entries.firstIndex { $0.name == name } } ?? 0
        capture.cursor = ListCursor()
        capture.cursor.place(at: place, count: entries.count, height: captureHeight)
        if capture.isGoing {
          capture.jump = ""
        } else if let path = TypedPath(capture.jump) {
          standOn(path.rest)
        }
      case .failure(let problem):
        // The folder that could be read stays on the screen.
        capture.problem = problem.description
        notice = Notice(problem.description, .problem)
      }
      capture.arriving = nil
      capture.isGoing = false
    case .inbox(let folder, let waiting):
      capture.inboxFolder = folder
      capture.waiting = waiting
    case .pastedPaths(let paths):
      guard dialog == nil else { return [] }
      if capture.isGoing { (capture.jump, capture.isGoing) = ("", false) }
      dialog = .confirm(
        ConfirmDialog(
          title: paths.count == 1 ? "File this?" : "File these \(paths.count)?",
          lines: Array(paths.prefix(8)),
          yes: "file", purpose: .filePasted(paths)))
    case .pastedText(let text):
      guard dialog == nil else { return [] }
      dialog = .editor(EditorDialog(text: text))
    default: break
    }
    return []
  }

  mutating func performInCapture(_ action: ActionName) -> [Effect] {
    switch action {
    case .back:
      if !capture.jump.isEmpty {
        capture.jump = ""
        return []
      }
      return goBack()
    case .open: return openEntry()
    case .parent: return goUp()
    case .eraseLeft:
      if capture.jump.isEmpty { return goUp() }
      if TypedPath(capture.jump) != nil { return typePath(String(capture.jump.dropLast())) }
      capture.jump.removeLast()
      return []
    case .complete: return completePath()
    case .mark:
      guard let entry = capture.selected, entry.kind == .picture else { return [] }
      capture.toggle(capture.path(of: entry))
      capture.cursor.move(by: 1, count: capture.entries.count, height: captureHeight)
      return []
    case .markAll:
      let paths = capture.pictures.map { capture.path(of: $0) }
      let picked = Set(capture.picked)
      capture.picked += paths.filter { !picked.contains($0) }
      return []
    case .unmark:
      capture.picked = []
      return []
    case .file: return filePicked()
    case .hidden:
      capture.showsHidden.toggle()
      capture.arriving = capture.selected?.name
      return [.listFolder(capture.folder, showsHidden: capture.showsHidden)]
    case .typeText:
      dialog = .editor(EditorDialog(text: ""))
      return []
    case .waysIn:
      dialog = .message(MessageDialog(title: "Ways in", lines: WaysIn.lines(inbox: capture.inboxFolder)))
      return []
    case .fileWaiting: return start(.filing, .fileWaiting)
    default: break
    }
    if capture.cursor.perform(action, count: capture.entries.count, height: captureHeight) {
      capture.jump = ""
    }
    return []
  }

  /// Enter: into a folder; else what is picked, or this one picture.
  private mutating func openEntry() -> [Effect] {
    if TypedPath(capture.jump) != nil {
      capture.isGoing = true
      return [.goTo(capture.jump, showsHidden: capture.showsHidden)]
    }
    guard let entry = capture.selected else { return capture.picked.isEmpty ? [] : filePicked() }
    switch entry.kind {
    case .folder:
      capture.jump = ""
      return [.listFolder(capture.path(of: entry), showsHidden: capture.showsHidden)]
    case .picture: return filePicked()
    case .other:
      say("“\(PathText.shown(entry.name))” is not a picture that Curio reads.", .problem)
      return []
    }
  }

  private mutating func goUp() -> [Effect] {
    guard capture.folder != "/", let slash = capture.folder.lastIndex(of: "/") else { return [] }
    let parent = String(capture.folder[..<slash])
    capture.arriving = String(capture.folder[capture.folder.index(after: slash)...])
    capture.jump = ""
    return [.listFolder(parent.isEmpty ? "/" : parent, showsHidden: capture.showsHidden)]
  }

  private mutating func filePicked() -> [Effect] {
    if !capture.picked.isEmpty {
      let paths = capture.picked
      capture.picked = []
      return file(paths)
    }
    guard let entry = capture.selected, entry.kind != .other else { return [] }
    return file([capture.path(of: entry)])
  }

  /// Letters go to the next name that begins with them, then to one that holds them.
  mutating func jump(typing text: String) -> [Effect] {
    if TypedPath(capture.jump + text) != nil { return typePath(capture.jump + text) }
    if capture.jump.isEmpty, text == "." { return performInCapture(.hidden) }
    // As everywhere else; in a name that is being typed it is a letter.
    if capture.jump.isEmpty, text == "?" { return perform(.help) }
    let wanted = (capture.jump + text).lowercased()
    let names = capture.entries.map { $0.name.lowercased() }
    guard
      let place = names.firstIndex(where: { $0.hasPrefix(wanted) })
        ?? names.firstIndex(where: { $0.contains(wanted) })
    else {
      say("No name here has “\(wanted)”.", .plain)
      return []
    }
    notice = nil
    capture.jump += text
    capture.cursor.place(at: place, count: names.count, height: captureHeight)
    return []
  }
}

extension CaptureState {
  mutating func toggle(_ path: String) {
    if let place = picked.firstIndex(of: path) { picked.remove(at: place) } else { picked.append(path) }
  }
}
