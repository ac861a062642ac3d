import Drawer
import Specimens
import Terminal

extension Painter {
  /// What became of each file, while it happens and afterwards.
  mutating func drawReport(_ state: AppState) {
    let work = state.work
    let (heading, list) = listAreas(state)
    drawReportHeading(state, heading)
    let seen = work.cursor.window(count: work.results.count, height: list.height)
    for (row, place) in seen.enumerated() {
      let area = Rect(x: list.x, y: list.y + row, width: list.width, height: 1)
      drawResult(work.results[place], area, isChosen: place == work.cursor.index)
      target(area, .row(place))
    }
    scrollBar(list, shown: seen, of: work.results.count)
  }

  private mutating func drawReportHeading(_ state: AppState, _ area: Rect) {
    guard !area.isEmpty else { return }
    let (work, x, width) = (state.work, area.x + 1, area.width - 2)
    if let running = work.running {
      let verb = work.isCancelling ? "Stopping" : running == .filing ? "Filing" : "Exporting"
      var line = Line("\(verb) \(work.done) of \(work.found)  ", .strong)
      line.add(bar(work.done, of: work.found, width: max(4, min(30, width / 4))), .accent)
      let pace = Pace.text(
        done: work.done, of: work.found, since: work.began, now: state.now, separator: glyphs.separator)
      if !pace.isEmpty { line.add("  \(pace)", .text) }
      line.add("  \(name(work.current ?? ""))", .quiet)
      put(line, x: x, y: area.y, width: width)
    } else {
      let sentence = work.results.isEmpty ? "Nothing was filed by hand since the start." : summary(work)
      put(sentence, x: x, y: area.y, .quiet, width: width)
    }
    guard area.height > 1 else { return }
    guard work.backgroundLeft > 0 else {
      put(nextWork(state), x: x, y: area.y + 1, .faint, width: width)
      return
    }
    let done = work.backgroundFound - work.backgroundLeft
    var line = Line("In the background: \(counted(work.backgroundLeft, "picture")) left to read", .quiet)
    let pace = Pace.text(
      done: done, of: work.backgroundFound, since: work.backgroundBegan, now: state.now,
      separator: glyphs.separator)
    if !pace.isEmpty { line.add("  \(pace)", .quiet) }
    put(line, x: x, y: area.y + 1, width: width)
  }

  /// What will be done by itself, or not.
  private func nextWork(_ state: AppState) -> String {
    let waiting = state.capture.waiting
    if waiting > 0, !state.preferences.readsInBackground {
      return
        "\(counted(waiting, "picture")) in the inbox; reading in the background is off, Ctrl-W in Capture files them."
    }
    guard state.preferences.readsInBackground else { return "Reading in the background is off, in Settings." }
    let folders = state.preferences.watchedFolders.count
    return "In the background: nothing to do. The inbox"
      + (folders > 0 ? " and \(counted(folders, "watched folder")) are" : " is") + " looked after."
  }

  private func summary(_ work: WorkState) -> String {
    let summary = ImportSummary(results: work.results, wasCancelled: work.wasCancelled)
    var parts = ["\(summary.filed) filed"]
    if summary.duplicates > 0 { parts.append("\(summary.duplicates) already in the drawer") }
    if !summary.failures.isEmpty { parts.append("\(summary.failures.count) not readable") }
    if work.wasCancelled { parts.append("stopped by you") }
    if let pace = Pace.summary(done: work.done, began: work.began, ended: work.ended) { parts.append(pace) }
    return parts.joined(separator: " \(glyphs.separator) ")
  }

  private mutating func drawResult(_ result: ImportResult, _ area: Rect, isChosen: Bool) {
    let paper = drawRowGround(area, isChosen: isChosen)
    let (mark, markRole, text, role): (String, Role, String, Role) =
      switch result.outcome {
      case .filed(_, let title): (glyphs.check, .good, masked(title), .text)
      case .duplicate(_, let title): ("=", .quiet, "already in the drawer: \(masked(title))", .quiet)
      case .samePicture(_, let title):
        ("=", .quiet, "the same picture, other metadata: \(masked(title))", .quiet)
      case .deletedBefore: ("=", .quiet, "you deleted this one before; it stays deleted", .quiet)
      case .unread(_, let why): ("!", .problem, why, .problem)
      case .failed(let why): (glyphs.cross, .problem, why, .problem)
      }
    put(mark, x: area.x + 2, y: area.y, markRole, on: paper)
    let nameWidth = min(40, area.width * 2 / 5)
    let name = TextWidth.truncateMiddle(name(result.path), to: nameWidth, ellipsis: glyphs.ellipsis)
    put(name, x: area.x + 4, y: area.y, .quiet, width: nameWidth, on: paper)
    put(
      text.onOneLine, x: area.x + nameWidth + 6, y: area.y, role, width: area.width - nameWidth - 7, on: paper
    )
  }

  /// The last part of a path.
  private func name(_ path: String) -> String {
    PathText.shown(path.split(separator: "/").last.map { String($0) } ?? path)
  }
}
