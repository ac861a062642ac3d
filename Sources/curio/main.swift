import Commands
import Foundation

exit(
  CommandLineProgram.run(
    Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment))
