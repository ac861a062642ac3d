import Drawer
import Foundation
import Screens
import Specimens

/// `curio` without a command: the full screen.
enum ScreenCommand {
  static func run(_ invocation: Invocation, _ context: Context) throws -> ExitCode {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      context.output.problem(
        "the drawer needs a terminal to be drawn on; the commands work without one (`curio --help`)")
      return .usage
    }
    return .done
  }
}
