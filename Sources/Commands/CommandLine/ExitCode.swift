/// What the process ends with.
public enum ExitCode: Int32, Sendable, CaseIterable {
  case done = 0
  /// Nothing was found, or the one thing asked for failed.
  case failed = 1
  /// The call was wrong, or there is no terminal to draw on.
  case usage = 2
  /// Some items failed; each is named on standard error.
  case partial = 3
  case cannotOpenDrawer = 4
  case interrupted = 130

  /// For help and the manual.
  var meaning: String {
    switch self {
    case .done: "done"
    case .failed: "nothing found, or failed"
    case .usage: "wrong call, or no terminal"
    case .partial: "partly done, each failure named"
    case .cannotOpenDrawer: "the drawer can't be opened"
    case .interrupted: "interrupted"
    }
  }
}
