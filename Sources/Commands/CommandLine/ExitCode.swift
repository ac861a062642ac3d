/// What the process ends with.
public enum ExitCode: Int32, Sendable {
  case done = 0
  /// Nothing was found, or the one thing asked for failed.
  case failed = 1
  /// The call was wrong, or there is no terminal to draw on.
  case usage = 2
  /// Some items failed; each is named on standard error.
  case partial = 3
  case cannotOpenDrawer = 4
  case interrupted = 130
}
