import Terminal

/// The screen as a pure function of the state: cells, what can be clicked, and the pictures it waits for.
public func render(_ state: AppState) -> Frame {
  var painter = Painter(state)
  if state.isTooSmall {
    painter.drawTooSmall(state.size)
    return painter.frame
  }
  painter.drawTitle(state)
  state.screen.route.draw(&painter, state)
  if state.dialog != nil { painter.drawDialog(state) }
  painter.drawStatus(state)
  return painter.frame
}

extension Painter {
  /// Says so, and keeps everything for when there is room again.
  fileprivate mutating func drawTooSmall(_ size: Size) {
    let lines = ["Too small.", "Curio needs", "20 × 5."]
    let fits = lines.allSatisfy { TextWidth.width(of: $0) <= size.columns } && size.rows >= lines.count
    for (row, line) in (fits ? lines : ["Too small"]).enumerated() {
      put(line, x: 0, y: row, .strong, width: size.columns)
    }
  }
}
