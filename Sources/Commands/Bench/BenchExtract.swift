import Drawer
import Extraction
import Foundation
import HelperProcess
import Specimens

/// Speed of the extraction: lines through `curio extract --jsonl` as a whole process, megabytes in the engine on
/// one core, the same for a text of figures and signs that means nothing, and the peak of memory.
enum BenchExtract {
  private struct Line: Decodable {
    var text: String
    var reference: LocalDateTime?
    var languages: [String]?
  }

  /// - Parameters:
  ///   - path: a file of lines with `"text"`; nil for the set that comes with Curio.
  ///   - megabytes: how long the two texts are that go through the engine.
  static func run(
    _ path: String?, runs: Int, megabytes: Int, _ invocation: Invocation, _ context: Context
  ) throws {
    let rows = try path.map(JSONFile.lines) ?? ExtractSamples.lines
    let lines = try rows.map { try JSONDecoder().decode(Line.self, from: $0) }
    guard !lines.isEmpty else { throw DrawerProblem(.invalid, "There is no line to measure with.") }
    let process = try processSeconds(rows, runs: runs, context)
    let now = context.localNow()
    let each = texts(lines, now: now)
    let size = megabytes * 1_000_000
    let prose = try engine(BenchText.repeated(lines.map(\.text), bytes: size), now)
    let soup = try engine(BenchText.figures(bytes: size), now)
    let report = Report(
      lines: rows.count, casesPerSecond: Double(rows.count) / process, textsPerSecond: each,
      proseMegabytesPerSecond: prose, figuresMegabytesPerSecond: soup,
      peakMegabytes: ProcessUsage(of: getpid()).map { Double($0.peakMemory) / 1_048_576 })
    if invocation.isJSON {
      try context.output.json(report)
    } else {
      for line in report.text { context.output.line(line) }
    }
  }

  private struct Report: Encodable {
    var lines: Int
    var casesPerSecond: Double
    var textsPerSecond: Double
    var proseMegabytesPerSecond: Double
    var figuresMegabytesPerSecond: Double
    var peakMegabytes: Double?

    var text: [String] {
      [
        String(format: "process  %d lines  %.0f a second, start and JSON included", lines, casesPerSecond),
        String(
          format: "engine   %.0f lines a second  %.2f MB/s of prose", textsPerSecond, proseMegabytesPerSecond),
        String(
          format: "linear   %.2f MB/s of figures and signs, %.2f times as fast as prose",
          figuresMegabytesPerSecond, figuresMegabytesPerSecond / proseMegabytesPerSecond),
        peakMegabytes.map { String(format: "memory   %.0f MB at the most", $0) } ?? "memory   not known here",
      ]
    }
  }

  // MARK: Whole process

  /// The median time of `curio extract --jsonl` with these lines on its standard input.
  private static func processSeconds(_ rows: [Data], runs: Int, _ context: Context) throws -> Double {
    let file = NSTemporaryDirectory() + "curio-bench-\(UUID().uuidString).jsonl"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try Data(rows.joined(separator: Data([10]))).write(to: URL(fileURLWithPath: file))
    var timings = Timings()
    for _ in 0..<runs {
      guard let input = FileHandle(forReadingAtPath: file) else { continue }
      try timings.time {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: ownProgram)
        process.arguments = ["extract", "--jsonl"]
        process.environment = context.environment
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
      }
    }
    return timings.percentile(50) / 1000
  }

  // MARK: Engine

  private static func texts(_ lines: [Line], now: LocalDateTime) -> Double {
    let extractor = Extractor()
    let languages = lines.map { $0.languages?.compactMap(Language.init) ?? [] }
    var timings = Timings()
    var found = 0
    for _ in 0..<5 {
      timings.time {
        for (line, languages) in zip(lines, languages) {
          found +=
            extractor.entities(in: line.text, reference: line.reference ?? now, languages: languages).count
        }
      }
    }
    return found < 0 ? 0 : Double(lines.count) / (timings.percentile(50) / 1000)
  }

  private static func engine(_ text: String, _ now: LocalDateTime) throws -> Double {
    var timings = Timings()
    let found = timings.time { Extractor().entities(in: text, reference: now).count }
    return found < 0 ? 0 : Double(text.utf8.count) / 1e6 / (timings.percentile(50) / 1000)
  }
}

/// Long texts to measure with, always the same.
enum BenchText {
  /// The texts one after the other, each on its lines, until so many bytes are reached.
  static func repeated(_ texts: [String], bytes: Int) -> String {
    let once = texts.joined(separator: "\n") + "\n"
    guard !once.isEmpty else { return "" }
    return String(repeating: once, count: max(1, bytes / max(1, once.utf8.count)))
  }

  /// Figures and separators as no person writes them: the worst that grammars of dates and prices can meet.
  static func figures(bytes: Int) -> String {
    let pieces = [
      "1/2-3.4:5,6 ", "12:", "2026-", "31/", "99.", "$", "¥1,", "0.", "7-8-9-", "(3)", "+81 ", "10〜", "12月",
      "4日", " - ", "\n", "88,888,", "1:2:3:", "24:00-", "/", "..", "--",
    ]
    var text = ""
    text.reserveCapacity(bytes + 32)
    var state: UInt64 = 20_261_130
    while text.utf8.count < bytes {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text += pieces[Int(state >> 33) % pieces.count]
    }
    return text
  }
}
