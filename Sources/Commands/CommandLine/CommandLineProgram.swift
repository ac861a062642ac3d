import Drawer
import Foundation
import Specimens

/// The whole command line: parses, runs, and turns errors into sentences and exit codes.
public enum CommandLineProgram {
  public static let version = "0.1.0"

  /// - Parameter words: the words after the program's name.
  /// - Returns: the exit status.
  public static func run(_ words: [String], environment: [String: String]) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let output = Output()
    let context = Context(environment: environment, output: output, clock: .system)
    defer { output.flush() }
    do {
      let invocation = try Invocation(parsing: words, commands: CommandTable.commands)
      return try run(invocation, context).rawValue
    } catch let error as UsageError {
      output.problem(error.description)
      output.note("Try `curio \(error.command.map { "\($0) " } ?? "")--help`.")
      return ExitCode.usage.rawValue
    } catch let problem as DrawerProblem {
      output.problem(problem.description)
      return (problem.code == .cannotOpen ? ExitCode.cannotOpenDrawer : .failed).rawValue
    } catch {
      output.problem("\(error)")
      return ExitCode.failed.rawValue
    }
  }

  /// The words after the program's name, as they were given: names of files may be no UTF-8 (see `PathText`).
  public static func words() -> [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { number in
      CommandLine.unsafeArgv[number].map { word in
        PathText.text(of: UnsafeRawBufferPointer(start: word, count: strlen(word)))
      }
    }
  }

  private static func run(_ invocation: Invocation, _ context: Context) throws -> ExitCode {
    if invocation.has("version") {
      context.output.line("curio \(version)")
      return .done
    }
    guard let spec = CommandTable.commands.first(where: { $0.name == invocation.command }) else {
      if invocation.has("help") {
        context.output.line(Help.overview(CommandTable.commands))
        return .done
      }
      return try ScreenCommand.run(invocation, context)
    }
    if invocation.has("help") {
      context.output.line(Help.command(spec))
      return .done
    }
    return try spec.run(invocation, context)
  }
}
