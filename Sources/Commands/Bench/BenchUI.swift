import Drawer
import Foundation

/// Presses keys on the full screen and times what they draw.
///
/// Keys that move among the cards, and letters of a search; each is timed until the frame that it caused has been
/// written, and what it wrote is counted.
enum BenchUI {
  private static let moves = ["j", "l", "j", "h", "k", "G", "g", "\u{4}", "\u{15}", "v", "v"]
  private static let words = ["ramen kyoto", "invoice november", "ticket", "over $100"]

  /// - Parameter importing: pictures that another process files meanwhile, over and over.
  static func run(runs: Int, importing: String?, _ invocation: Invocation, _ context: Context) throws {
    let drawer = invocation.value("drawer").map { ["--drawer", $0] } ?? []
    let terminal = try PseudoTerminal(ownProgram, drawer, context.environment)
    defer { terminal.end() }
    guard terminal.wait(for: "help") != nil else {
      throw DrawerProblem(.unavailable, "The screen did not draw within ten seconds.")
    }
    _ = terminal.burst(patience: 2000, quiet: 1000)
    let filing = try importing.map { try Filing($0, drawer, context.environment) }
    defer { filing?.end() }

    var (timings, bytes) = (Timings(), [Int]())
    func press(_ key: String) {
      // What was still being drawn belongs to the key before.
      _ = terminal.burst(patience: 20, quiet: 20)
      let began = DispatchTime.now().uptimeNanoseconds
      terminal.type(Array(key.utf8))
      let (written, at) = terminal.burst(patience: 250, quiet: 3)
      // A key that changes nothing draws nothing.
      guard !written.isEmpty else { return }
      timings.add(nanoseconds: at - began)
      bytes.append(written.count)
    }
    for round in 0..<runs {
      for key in moves { press(key) }
      press("/")
      for letter in words[round % words.count] { press(String(letter)) }
      // Tab leaves the field, q the answers: an Escape would have to be told from Alt first.
      for key in ["\u{15}", "\t", "q"] { press(key) }
      filing?.keepOn()
    }
    filing?.end()
    _ = terminal.burst(patience: 1000, quiet: 1500)
    let before = terminal.seconds
    Thread.sleep(forTimeInterval: 3)
    let idle = Int(((terminal.seconds - before) * 1000).rounded())
    try timings.report("key to frame", context.output, isJSON: invocation.isJSON)
    let sorted = bytes.sorted()
    guard !sorted.isEmpty else { return }
    let (median, p95) = (sorted[sorted.count / 2], sorted[min(sorted.count - 1, sorted.count * 95 / 100)])
    if invocation.isJSON {
      try context.output.json(["bytesMedian": median, "bytesP95": p95, "idleMilliseconds": idle])
    } else {
      context.output.line("bytes a key  median \(median)  p95 \(p95)  most \(sorted.last ?? 0)")
      context.output.line("idle  \(idle) ms of processor time in 3 s")
    }
  }

  /// Another process that files pictures while the keys are pressed.
  private final class Filing {
    private let (folder, words): (String, [String])
    private let environment: [String: String]
    private var process: Process?

    init(_ folder: String, _ drawer: [String], _ environment: [String: String]) throws {
      (self.folder, words) = (folder, drawer)
      self.environment = environment
      try start()
    }

    private func start() throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: ownProgram)
      process.arguments = words + ["import", folder]
      process.environment = environment
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      self.process = process
    }

    func keepOn() { if process?.isRunning != true { try? start() } }

    func end() {
      process?.terminate()
      process?.waitUntilExit()
      process = nil
    }
  }
}
