/// Why the screen can't be opened.
public enum TerminalError: Error, Hashable, Sendable {
  /// Standard input or output is a file or a pipe.
  case notATerminal
  /// TERM names a terminal that terminfo does not know; empty when TERM is not set.
  case unknownType(String)
  /// The terminal can't place text on the screen (TERM=dumb and the like).
  case tooSimple(String)
  case failed(errno: Int32)
}

extension TerminalError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notATerminal:
      "the drawer's screen needs a terminal; use the commands (see --help) in scripts and pipes"
    case .unknownType(""):
      "TERM is not set, so the screen can't be drawn; set it (often TERM=xterm-256color) or use the commands"
    case .unknownType(let name):
      "the terminal type “\(name)” is not known here; set TERM (often TERM=xterm-256color) or install ncurses-term"
    case .tooSimple(let name):
      "a terminal of type “\(name)” can't show screens; use the commands (see --help) or another terminal"
    case .failed(let code):
      "the terminal can't be set up (system error \(code)); try another terminal"
    }
  }
}
