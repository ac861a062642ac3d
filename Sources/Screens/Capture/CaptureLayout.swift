import Terminal

/// How Capture shares the screen out: the folder's files, and beside them the preview and the ways in.
struct CaptureLayout: Hashable {
  /// One line: the folder, and what was typed to jump.
  var heading: Rect
  var list: Rect
  /// Empty in narrow terminals.
  var side: Rect

  init(_ state: AppState) {
    let content = state.content
    let left: Rect
    if content.width >= 70 {
      (left, side) = content.splitLeft(content.width * 11 / 20)
    } else {
      left = content
      side = Rect(x: 0, y: 0, width: 0, height: 0)
    }
    (heading, list) = left.splitTop(left.height > 3 ? 2 : 1)
  }
}
