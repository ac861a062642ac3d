import Terminal

/// Measures of dialogs that both update and render need.
enum DialogText {
  static let widest = 76

  static func width(in state: AppState) -> Int { max(10, min(widest, state.size.columns - 2)) }

  /// Columns inside the frame.
  static func inner(in state: AppState) -> Int { max(6, width(in: state) - 4) }

  static func wrapped(_ lines: [String], in state: AppState) -> [String] {
    lines.flatMap { TextWidth.wrap($0, width: inner(in: state)).map(\.text) }
  }

  /// How many lines a question has below its title, and how many rows there are for them.
  static func lines(of confirm: ConfirmDialog, in state: AppState) -> (count: Int, height: Int) {
    let title = wrapped([confirm.title], in: state).count
    return (wrapped(confirm.lines, in: state).count, max(1, state.content.height - 2 - title - 2))
  }

  /// A title longer than its frame goes on inside of it; nil where it stands in the frame.
  static func longTitle(_ title: String, in state: AppState) -> [String]? {
    let title = title.onOneLine
    guard TextWidth.width(of: title) > width(in: state) - 6 else { return nil }
    let lines = wrapped([title], in: state)
    return lines.count + 4 <= state.content.height - 2 ? lines : nil
  }

  /// What stands above the options of a choice.
  static func words(of choice: ChoiceDialog, in state: AppState) -> [String] {
    (longTitle(choice.title, in: state) ?? []) + wrapped(choice.lines, in: state)
  }

  static func wrapped(_ message: MessageDialog, in state: AppState) -> [String] {
    wrapped(message.lines, in: state)
  }
}

extension AppState {
  /// Rows for the list of a dialog, below its frame, title and words.
  var dialogListHeight: Int {
    let room = content.height - 2
    if case .choice(let choice) = dialog {
      return max(1, room - min(DialogText.words(of: choice, in: self).count, max(0, room - 3)))
    }
    return max(1, room)
  }
}
