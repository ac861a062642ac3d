import Terminal

extension Painter {
  /// The name of the program, where we are, and on the right what is going on.
  mutating func drawTitle(_ state: AppState) {
    let width = state.size.columns
    fill(Rect(x: 0, y: 0, width: width, height: 1), .bar)
    // Where we are is said whole before anything else; the drawer and the answers have their field there.
    let hasField = state.screen == .drawer || state.screen == .results
    let crumb = hasField ? "" : " \(state.screen.route.crumb(state))"
    let right = drawRight(state, width: width, crumb: TextWidth.width(of: crumb))
    var x = 0
    if width >= 60 || width >= 40 && right - 8 >= TextWidth.width(of: crumb) {
      x += put(" Curio ", x: 0, y: 0, .title, on: .bar)
    }
    let room = right - x - 1
    guard room > 4 else { return }
    switch state.screen {
    case .drawer:
      let area = Rect(x: x, y: 0, width: room, height: 1)
      x += put(" / ", x: x, y: 0, .key, on: .bar)
      put("search the drawer", x: x, y: 0, .faint, width: room - 3, on: .bar)
      target(area, .searchBar)
    case .results:
      let area = Rect(x: x, y: 0, width: room, height: 1)
      x += put(" / ", x: x, y: 0, .key, on: .bar)
      if state.results.isTyping, state.dialog == nil {
        field(state.results.query, x: x, y: 0, width: room - 3)
      } else {
        put(state.results.query.text, x: x, y: 0, .strong, width: room - 3, on: .bar)
      }
      target(area, .searchBar)
    default:
      put(crumb, x: x, y: 0, .text, width: room, on: .bar)
    }
  }

  /// Progress, what waits and how many there are, as far as there is room; returns where it begins.
  private mutating func drawRight(_ state: AppState, width: Int, crumb: Int) -> Int {
    var parts: [(Line, Target?)] = []
    let progress = progress(state)
    if let progress { parts.append((progress, .progress)) }
    if state.overview.pendingReviews > 0 {
      parts.append((Line("\(state.overview.pendingReviews) to review", .waiting), .action(.review)))
    }
    if !state.drawer.marked.isEmpty, state.screen == .drawer {
      parts.append((Line("\(state.drawer.marked.count) marked", .accent), nil))
    }
    parts.append((Line(counted(state.overview.total, "specimen"), .quiet), nil))
    // The field keeps at least half of a narrow line.
    let most = state.screen == .results ? width / 2 : width * 2 / 3
    let rest = crumb == 0 ? most : min(most, max(0, width - crumb - 1))
    var used = 1
    var end = width - 1
    for (place, (line, target)) in parts.enumerated() {
      let columns = TextWidth.width(of: line.text) + (place > 0 ? 3 : 0)
      guard used + columns <= (place == 0 && progress != nil ? most : rest) else { break }
      if place > 0 { put(" \(glyphs.separator) ", endingAt: end, y: 0, .faint, on: .bar) }
      end -= place > 0 ? 3 : 0
      let start = end - TextWidth.width(of: line.text)
      put(line, x: start, y: 0, width: end - start, on: .bar)
      if let target { self.target(Rect(x: start, y: 0, width: end - start, height: 1), target) }
      end = start
      used += columns
    }
    return end
  }

  /// `filing 12/40 ▓▓▓░`.
  private func progress(_ state: AppState) -> Line? {
    let work = state.work
    guard let running = work.running else {
      guard work.backgroundLeft > 0 else { return nil }
      let done = work.backgroundFound - work.backgroundLeft
      return Line("filing \(done)/\(work.backgroundFound) ", .accent)
        .adding(bar(done, of: work.backgroundFound, width: 8), .accent)
    }
    let verb = work.isCancelling ? "stopping" : running == .filing ? "filing" : "exporting"
    guard work.found > 0 else { return Line("\(verb) \(glyphs.ellipsis)", .accent) }
    return Line("\(verb) \(work.done)/\(work.found) ", .accent).adding(
      bar(work.done, of: work.found, width: 8), .accent)
  }

  func bar(_ done: Int, of count: Int, width: Int) -> String {
    let full = count > 0 ? min(width, width * done / count) : 0
    return String(repeating: glyphs.barFull, count: full)
      + String(repeating: glyphs.barEmpty, count: width - full)
  }
}
