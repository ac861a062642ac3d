import Drawer
import Foundation
import Recognition
import Specimens

extension CommandSpec {
  static let bench = CommandSpec(
    name: "bench",
    summary: "fill drawers for measurements, and measure",
    arguments:
      "load FILE | search FILE | compare TEXTS QUERIES | open | start [PROGRAM] | ui [DIR] | extract [FILE] | ocr DIR",
    options: [
      .flag(
        "jsonl", "load: the file holds {\"id\",\"text\",\"savedAt\",\"kind\",\"language\",\"fields\"} lines"),
      .value("runs", "N", "so many times (default 20)"),
      .choice("reader", "NAME", ReaderChoice.allCases.map(\.rawValue), "ocr: the reader that reads first"),
      .value("megabytes", "N", "extract: the length of the texts that go through the engine (default 10)"),
    ],
    details: """
        load FILE      fill the drawer with texts, without pictures; - is standard input
        search FILE    answer {"query","reference"} lines, print the median and p95
        compare T Q    fill an empty drawer and a plain FTS5 table with the texts of T, ask both the queries of Q,
                       print times and what part of the plain ones they are
        open           open the drawer and list the first cards, print the median
        start          start the full screen in a pseudo-terminal until its first frame, print the median;
                       with PROGRAM also that one's, turn by turn, and the ratio
        ui             press keys on the full screen, print the time to the new frame, the bytes written and the
                       idle processor time; with DIR while another process files the pictures in it
        extract FILE   {"text"} lines, or the set that comes with Curio: lines a second as a whole process,
                       megabytes a second in the engine, the same for figures and signs, memory
        ocr DIR        read the pictures of a folder, print the processor time of each with the time and errors of
                       the tesseract command beside it, the second opinion's time, what two workers do against
                       one, memory a worker; errors where a truth.jsonl with {"file","lines"} lies beside them
      """,
    argumentCount: 1...3
  ) { invocation, context in
    let words = invocation.arguments
    let runs = max(1, try invocation.number("runs") ?? 20)
    func path() throws -> String {
      guard words.count > 1 else { throw UsageError("which file?", command: "bench") }
      return words[1]
    }
    switch words[0] {
    case "load": return try BenchLoad.run(try path(), invocation, context)
    case "search": try BenchSearch.run(try path(), runs: runs, invocation, context)
    case "compare":
      guard words.count == 3 else { throw UsageError("which texts, and which queries?", command: "bench") }
      try BenchCompare.run(
        words[1], words[2], runs: try invocation.number("runs") ?? 3, invocation, context)
    case "open": try BenchOpen.run(runs: runs, invocation, context)
    case "start":
      try BenchStart.run(runs: runs, against: words.count > 1 ? words[1] : nil, invocation, context)
    case "ui": try BenchUI.run(runs: runs, importing: words.count > 1 ? words[1] : nil, invocation, context)
    case "extract":
      try BenchExtract.run(
        words.count > 1 ? words[1] : nil, runs: invocation.has("runs") ? runs : 3,
        megabytes: max(1, try invocation.number("megabytes") ?? 10), invocation, context)
    case "ocr": try BenchOCR.run(try path(), invocation, context)
    default: throw UsageError("there is no “bench \(printable(words[0]))”", command: "bench")
    }
    return .done
  }
}

/// Times of one measurement, in milliseconds.
struct Timings {
  private(set) var values: [Double]

  init(milliseconds: [Double] = []) { values = milliseconds }

  mutating func time<Value>(_ work: () throws -> Value) rethrows -> Value {
    let began = DispatchTime.now().uptimeNanoseconds
    defer { add(nanoseconds: DispatchTime.now().uptimeNanoseconds - began) }
    return try work()
  }

  mutating func add(nanoseconds: UInt64) { values.append(Double(nanoseconds) / 1e6) }

  /// `median 12 ms  max 34 ms`, for what takes long.
  var whole: String {
    "median \(Int(percentile(50).rounded())) ms  max \(Int((values.max() ?? 0).rounded())) ms"
  }

  func percentile(_ percent: Int) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    return sorted[min(sorted.count - 1, max(0, (sorted.count * percent + 99) / 100 - 1))]
  }

  /// One line: `search  n 200  median 1.23 ms  p95 2.34 ms  max 3.45 ms`.
  func report(_ name: String, _ output: Output, isJSON: Bool) throws {
    if isJSON {
      try output.json(
        Line(
          name: name, count: values.count, median: percentile(50), p95: percentile(95), max: values.max() ?? 0
        ))
    } else {
      func text(_ value: Double) -> String { String(format: "%.2f ms", value) }
      output.line(
        "\(name)  n \(values.count)  median \(text(percentile(50)))  p95 \(text(percentile(95)))  max \(text(values.max() ?? 0))"
      )
    }
  }

  private struct Line: Encodable {
    var name: String
    var count: Int
    var median: Double
    var p95: Double
    var max: Double
  }
}
