import Terminal

extension Painter {
  /// A sentence if there is one to say, and the keys that work now.
  mutating func drawStatus(_ state: AppState) {
    let (width, y) = (state.size.columns, state.size.rows - 1)
    fill(Rect(x: 0, y: y, width: width, height: 1), .bar)
    var x = 1
    if let notice = state.notice {
      let role: Role =
        switch notice.tone {
        case .plain: .strong
        case .good: .good
        case .problem: .problem
        }
      let mark =
        switch notice.tone {
        case .plain: ""
        case .good: glyphs.check + " "
        case .problem: "! "
        }
      x += put(mark + notice.text, x: x, y: y, role, width: width - 2, on: .bar) + 2
    }
    drawKeys(state, from: x, y: y, width: width)
  }

  private mutating func drawKeys(_ state: AppState, from start: Int, y: Int, width: Int) {
    let place = state.place
    let all = state.keys.available(at: place, in: state).filter { !$0.isQuiet && !$0.keys.isEmpty }
    let actions = all.filter(\.isUrgent) + all.filter { !$0.isUrgent }
    let help = actions.first { $0.name == .help }
    var end = width - 1
    if let help, start + 8 < width {
      let line = line(of: help, at: place)
      let columns = TextWidth.width(of: line.text)
      end -= columns
      put(line, x: end, y: y, width: columns, on: .bar)
      target(Rect(x: end, y: y, width: columns, height: 1), .action(.help))
      end -= 2
    }
    var x = start
    for action in actions where action.name != .help {
      let line = line(of: action, at: place)
      let columns = TextWidth.width(of: line.text)
      let gap = x > start ? 3 : 0
      guard x + gap + columns <= end else { continue }
      if gap > 0 { put(" \(glyphs.separator) ", x: x, y: y, .faint, on: .bar) }
      put(line, x: x + gap, y: y, width: columns, on: .bar)
      target(Rect(x: x + gap, y: y, width: columns, height: 1), .action(action.name))
      x += gap + columns
    }
  }

  private func line(of action: Action, at place: Place) -> Line {
    Line(shortKeys(of: action), .key).adding(" " + action.label, .text)
  }

  /// One key is enough; a run of digits shows as a range.
  private func shortKeys(of action: Action) -> String {
    guard let first = action.keys.first, let last = action.keys.last else { return "" }
    if action.name == .removeChip { return "\(first.label)\u{2013}\(last.label)" }
    return first.label.plain(glyphs)
  }
}

extension String {
  /// Arrows become words where the terminal has no arrows.
  func plain(_ glyphs: Glyphs) -> String {
    guard glyphs == .ascii else { return self }
    return map { character -> String in
      switch character {
      case "↑": "Up"
      case "↓": "Down"
      case "←": "Left"
      case "→": "Right"
      case "–", "—": "-"
      case "·": "-"
      case "…": "..."
      default: String(character)
      }
    }.joined()
  }
}
