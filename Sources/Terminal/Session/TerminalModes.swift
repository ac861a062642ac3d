import CNcurses
import Glibc

/// The modes of the terminal beside ncurses: remembered at the start, switched on for the screen, undone at the
/// end or in a signal handler.
struct TerminalModes {
  private let before: termios
  private let on: String
  private let off: String
  private let undo: String

  init(type: String, usesMouse: Bool) throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { throw .failed(errno: errno) }
    before = modes
    guard !type.isEmpty else { throw .unknownType("") }
    switch curio_terminal_kind(type) {
    case CurioTerminalUnknown: throw .unknownType(type)
    case CurioTerminalTooSimple: throw .tooSimple(type)
    default: break
    }
    // Only terminals of the ANSI family take private modes for what they are.
    let isANSI = TerminalModes.capability("cup")?.hasPrefix("\u{1B}[") == true
    // Bracketed paste, focus reports, and the mouse: buttons, drags, in the SGR form (any column).
    let numbers = isANSI ? [2004, 1004] + (usesMouse ? [1000, 1002, 1006] : []) : []
    on = numbers.map { "\u{1B}[?\($0)h" }.joined()
    off = numbers.reversed().map { "\u{1B}[?\($0)l" }.joined()
    let leaveScreen = TerminalModes.capability("rmcup").map { "\u{1B}[r" + $0 } ?? "\r\n"
    undo =
      off + (TerminalModes.capability("sgr0") ?? "") + (TerminalModes.capability("cnorm") ?? "")
      + (isANSI ? leaveScreen : "\r\n")
  }

  func arm(crashMessage: String, errorDescriptor: Int32) {
    var modes = before
    curio_rescue_arm(&modes, undo, crashMessage.isEmpty ? "" : crashMessage + "\n", errorDescriptor)
  }

  func switchOn() { write(on) }
  func switchOff() { write(off) }

  /// Writes past ncurses, which keeps no output back between frames.
  func write(_ text: String) { write(Array(text.utf8)) }

  func write(_ all: [UInt8]) {
    var bytes = all[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if written > 0 { bytes = bytes.dropFirst(written) } else if errno != EINTR { return }
    }
  }

  /// The size the terminal says it has; nil when it does not say.
  static func windowSize() -> Size? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// A terminfo string without its padding marks (`$<5>`).
  private static func capability(_ name: String) -> String? {
    guard let bytes = curio_capability(name) else { return nil }
    var text = String(cString: bytes)
    while let start = text.firstRange(of: "$<")?.lowerBound, let end = text[start...].firstIndex(of: ">") {
      text.removeSubrange(start...end)
    }
    return text
  }
}
