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
    let location = context.location(invocation)
    // The screen follows the folder itself, after its first frame.
    let drawer = try Drawer.open(location, clock: context.clock, followsFolder: false)
    let clock = context.clock
    var options = ScreenProgram.Options(
      environment: context.environment, wallClock: { clock.local($0) }, now: { clock.localNow })
    options.sampleFolder = sampleFolder(context.environment)
    options.logPath = location.folders.first { $0.name == "log" }.map { $0.path + "/screen.log" }
    do {
      try ScreenProgram.run(drawer: drawer, options: options)
    } catch {
      context.output.problem("\(error)")
      return .usage
    }
    return .done
  }

  /// The sample images: where `CURIO_SAMPLES` says, where they are installed, or in the checkout that the program
  /// was built in.
  private static func sampleFolder(_ environment: [String: String]) -> String? {
    let program = ownProgram.split(separator: "/").dropLast()
    func above(_ count: Int, _ rest: String) -> String {
      "/" + (program.dropLast(count) + [Substring(rest)]).joined(separator: "/")
    }
    var folders = environment["CURIO_SAMPLES"].map { [absolute($0)] } ?? []
    folders += [above(1, "share/curio/samples"), above(3, "SampleImages"), above(2, "SampleImages")]
    return folders.first { path in
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
  }
}
