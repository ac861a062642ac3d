import Drawer
import Specimens
import Terminal

extension Painter {
  mutating func drawCapture(_ state: AppState) {
    let layout = CaptureLayout(state)
    drawFolderLine(state, layout.heading)
    drawEntries(state, layout.list)
    if !layout.side.isEmpty { drawSide(state, layout.side) }
  }

  private mutating func drawFolderLine(_ state: AppState, _ area: Rect) {
    let capture = state.capture
    var right = area.maxX - 1
    if !capture.picked.isEmpty {
      let text = "\(capture.picked.count) picked"
      put(text, endingAt: right, y: area.y, .waiting)
      right -= text.count + 2
    }
    let jump = capture.jump.isEmpty ? "" : "  to: \(capture.jump)"
    let room = max(4, right - area.x - 1 - TextWidth.width(of: jump))
    let folder = TextWidth.truncateMiddle(capture.folder, to: room, ellipsis: glyphs.ellipsis)
    let used = put(folder, x: area.x + 1, y: area.y, .title, width: room)
    put(jump, x: area.x + 1 + used, y: area.y, .accent, width: max(0, right - area.x - 1 - used))
  }

  private mutating func drawEntries(_ state: AppState, _ area: Rect) {
    let capture = state.capture
    guard !capture.entries.isEmpty else {
      paragraph(
        capture.problem
          ?? (capture.folder.isEmpty
            ? "Looking …" : "Nothing to pick here. Type a path (/ or ~), or go up with the left arrow."),
        in: Rect(x: area.x + 2, y: area.y, width: area.width - 3, height: area.height))
      return
    }
    let picked = Set(capture.picked)
    let seen = capture.cursor.window(count: capture.entries.count, height: area.height)
    for (row, place) in seen.enumerated() {
      let entry = capture.entries[place]
      let line = Rect(x: area.x, y: area.y + row, width: area.width - 1, height: 1)
      let paper = drawRowGround(line, isChosen: place == capture.cursor.index)
      let isPicked = picked.contains(capture.path(of: entry))
      let box = entry.kind == .picture ? (isPicked ? glyphs.checkboxOn : glyphs.checkboxOff) : " "
      put(box, x: line.x + 2, y: line.y, isPicked ? .waiting : .faint, on: paper)
      let about = about(entry, state)
      let room = line.width - 6 - TextWidth.width(of: about)
      let shown = PathText.shown(entry.name)
      let name = entry.kind == .folder ? shown + "/" : shown
      let role: Role = entry.kind == .folder ? .accent : entry.kind == .picture ? .text : .faint
      put(
        TextWidth.truncateMiddle(name, to: room, ellipsis: glyphs.ellipsis), x: line.x + 4, y: line.y, role,
        on: paper)
      put(about, endingAt: line.maxX - 1, y: line.y, .quiet, on: paper)
      target(line, .row(place))
    }
    scrollBar(area, shown: seen, of: capture.entries.count)
  }

  private func about(_ entry: FolderEntry, _ state: AppState) -> String {
    guard entry.kind != .folder else { return "" }
    let size = bytes(entry.byteCount)
    guard let modified = entry.modified else { return size }
    return "\(size)  \(Dates.near(modified.date, now: state.now.date))"
  }

  private func bytes(_ count: Int) -> String {
    switch count {
    case ..<1024: "\(count) B"
    case ..<(1024 * 1024): "\(count / 1024) kB"
    default: "\(count / (1024 * 1024)) MB"
    }
  }

  // MARK: Beside the files

  private mutating func drawSide(_ state: AppState, _ area: Rect) {
    verticalRule(x: area.x, area: area)
    var rest = Rect(x: area.x + 2, y: area.y, width: area.width - 3, height: area.height)
    if !state.isTextOnly, area.height >= 14 {
      let (picture, below) = rest.splitTop(area.height / 2)
      if let entry = state.capture.selected, entry.kind == .picture {
        let inner = Rect(x: picture.x, y: picture.y, width: picture.width, height: picture.height - 1)
        let key = PictureKey(
          .file(state.capture.path(of: entry)), columns: inner.width, rows: inner.height)
        if !self.picture(key, in: inner) {
          put("No preview: this may not be a picture.", x: inner.x, y: inner.y, .quiet, width: inner.width)
        }
      } else {
        let hint = "Space picks, Enter opens a folder, a typed / or ~ begins a path."
        paragraph(hint, in: picture)
      }
      rest = below
    }
    drawWays(state, rest)
  }

  private mutating func drawWays(_ state: AppState, _ area: Rect) {
    var lines: [Line] = []
    let waiting = state.capture.waiting
    lines.append(
      Line("Inbox  ", .title).adding(
        waiting == 0 ? "empty" : "\(counted(waiting, "picture")) waiting, Ctrl-W files",
        waiting == 0 ? .quiet : .waiting))
    let watched = state.preferences.watchedFolders
    lines.append(
      Line("Watched  ", .title).adding(
        watched.isEmpty ? "none; Settings adds one" : watched.joined(separator: ", "), .quiet))
    lines.append(Line())
    for card in WaysIn.cards(inbox: state.capture.inboxFolder) {
      lines.append(Line(card.title, .title))
      for text in card.lines {
        lines += TextWidth.wrap(text, width: max(8, area.width)).map { Line($0.text, .quiet) }
      }
      lines.append(Line())
    }
    for (row, line) in lines.prefix(area.height).enumerated() {
      put(line, x: area.x, y: area.y + row, width: area.width)
    }
  }
}
