import Terminal

/// The screen as a pure function of the state: cells, what can be clicked, and the pictures it waits for.
public func render(_ state: AppState) -> Frame {
  var painter = Painter(state)
  if state.isTooSmall {
    painter.drawTooSmall(state.size)
    return painter.frame
  }
  painter.drawTitle(state)
  switch state.screen {
  case .drawer: painter.drawDrawer(state)
  case .results: painter.drawResults(state)
  case .detail: painter.drawSpecimen(state)
  case .review: painter.drawReview(state)
  case .capture: painter.drawCapture(state)
  case .report: painter.drawReport(state)
  case .collections: painter.drawCollections(state)
  case .settings: painter.drawSettings(state)
  }
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
