import Drawer
import Foundation

/// Starts the full screen in a pseudo-terminal and times its first frame.
enum BenchStart {
  /// - Parameter other: another full-screen program to time in the same run, turn by turn, for the ratio.
  static func run(runs: Int, against other: String?, _ invocation: Invocation, _ context: Context) throws {
    var (timings, others) = (Timings(), Timings())
    let words = invocation.value("drawer").map { ["--drawer", $0] } ?? []
    for _ in 0..<runs {
      // The status line ends a frame, and always offers help.
      timings.add(nanoseconds: try time(ownProgram, words, context.environment) { $0.wait(for: "help") })
      if let other {
        others.add(
          nanoseconds: try time(other, [], context.environment) { terminal in
            let (bytes, at) = terminal.burst(patience: 10_000, quiet: 50)
            return bytes.isEmpty ? nil : at
          })
      }
    }
    try timings.report("start", context.output, isJSON: invocation.isJSON)
    guard other != nil else { return }
    try others.report("other", context.output, isJSON: invocation.isJSON)
    let ratio = timings.percentile(50) / max(0.001, others.percentile(50))
    if !invocation.isJSON { context.output.line(String(format: "ratio of the medians  %.2f", ratio)) }
  }

  private static func time(
    _ program: String, _ words: [String], _ environment: [String: String],
    until end: (PseudoTerminal) -> UInt64?
  ) throws -> UInt64 {
    let began = DispatchTime.now().uptimeNanoseconds
    let terminal = try PseudoTerminal(program, words, environment)
    defer { terminal.end() }
    guard let at = end(terminal) else {
      throw DrawerProblem(
        .unavailable, "The screen of \(printable(program)) did not draw within ten seconds.")
    }
    return at - began
  }
}
