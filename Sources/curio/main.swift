import Commands
import Foundation

exit(
  CommandLineProgram.run(
    CommandLineProgram.words(), environment: ProcessInfo.processInfo.environment))
