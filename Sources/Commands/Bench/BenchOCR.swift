import Drawer
import Foundation
import HelperProcess
import Recognition
import Specimens

/// Reads the pictures of a folder and, turn by turn, lets the `tesseract` command read them too.
enum BenchOCR {
  static func run(_ folder: String, _ invocation: Invocation, _ context: Context) throws {
    guard let reader = ReaderChoice(rawValue: invocation.value("reader") ?? "auto") else {
      throw UsageError("--reader takes auto, accurate or tesseract", command: "bench")
    }
    let endings = ["png", "jpg", "jpeg", "webp"]
    let paths = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter {
      endings.contains(($0 as NSString).pathExtension.lowercased())
    }.map { (folder as NSString).appendingPathComponent($0) }
    let truth = try labels(in: folder)
    var report = OCRReport(isLabelled: !truth.isEmpty)
    let fields = FieldReader()
    if let first = paths.first {
      // Loading the models is no picture's time.
      _ = try? context.wait {
        try await fields.read(.init(path: first, reader: reader), reference: ExtractSamples.reference)
      }
    }
    for path in paths where !context.output.isClosed {
      let request = RecognitionRequest(path: path, reader: reader)
      do {
        let result = try context.wait {
          try await fields.read(request, reference: ExtractSamples.reference)
        }
        let command = try context.wait { try await TesseractCommand.read(path) }
        report.add(result, command: command, truth: truth[(path as NSString).lastPathComponent])
      } catch let error as RecognitionError {
        context.output.problem("\(printable(path)): \(error.message)")
        report.failures += 1
      }
    }
    report.memory = fields.peakMemory
    let some = Array(paths.prefix(24)).map { RecognitionRequest(path: $0, reader: reader) }
    for count in [1, 2] where !context.output.isClosed {
      let (rate, memory) = try context.wait { await throughput(of: count, some) }
      report.rates.append(rate)
      report.memory = max(report.memory, memory)
    }
    if invocation.isJSON { return try context.output.json(report) }
    for line in report.lines { context.output.line(line) }
  }

  /// Pictures a minute, and the memory of the largest worker, once every worker has its models.
  private static func throughput(
    of workers: Int, _ requests: [RecognitionRequest]
  ) async -> (rate: Double, memory: Int) {
    let pool = RecognitionPool(workers: workers)
    defer { pool.stop() }
    func readAll(_ requests: [RecognitionRequest]) async {
      await withTaskGroup(of: Void.self) { group in
        for request in requests { group.addTask { _ = try? await pool.read(request) } }
      }
    }
    guard let first = requests.first else { return (0, 0) }
    await readAll(Array(repeating: first, count: workers))
    let began = DispatchTime.now().uptimeNanoseconds
    await readAll(requests)
    let minutes = Double(DispatchTime.now().uptimeNanoseconds - began) / 60e9
    return (Double(requests.count) / max(1e-9, minutes), pool.usage.map(\.peakMemory).max() ?? 0)
  }

  /// The true lines of each picture, by file name; none where no labels lie in the folder.
  private static func labels(in folder: String) throws -> [String: [String]] {
    let path = (folder as NSString).appendingPathComponent("truth.jsonl")
    guard FileManager.default.fileExists(atPath: path) else { return [:] }
    let labels = try JSONFile.lines(path).map { try JSONDecoder().decode(PictureLabel.self, from: $0) }
    return Dictionary(labels.map { ($0.file, $0.lines.map(\.text)) }) { first, _ in first }
  }
}

/// Debian's `tesseract` with its defaults, as most programs start it.
enum TesseractCommand {
  struct Result: Sendable {
    var text: String
    var seconds: Double
  }

  /// Nil where the command is not installed or fails.
  static func read(_ path: String) async throws -> Result? {
    let call = ProgramCall(
      "tesseract", [path, "stdout", "-l", "eng+jpn"], environment: ["OMP_THREAD_LIMIT": "1"])
    let before = childSeconds()
    guard let outcome = try? await call.run(within: .seconds(120)), outcome.status == 0 else { return nil }
    return Result(text: outcome.text, seconds: childSeconds() - before)
  }

  /// Processor time of all children that have ended.
  private static func childSeconds() -> Double {
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}

/// What a run over a folder gave.
struct OCRReport: Encodable {
  private let isLabelled: Bool
  private var reader = ""
  private var pictures = 0
  var failures = 0
  /// Processor milliseconds a picture of an upright phone screen.
  private var curio = Timings()
  private var command = Timings()
  /// Of all pictures that hold something to check.
  private var opinion = Timings()
  private var curioErrors = ReadingErrors()
  private var commandErrors = ReadingErrors()
  /// Pictures a minute with one worker and with two.
  var rates: [Double] = []
  /// Bytes of the largest worker.
  var memory = 0

  init(isLabelled: Bool) { self.isLabelled = isLabelled }

  mutating func add(_ result: FieldReader.Result, command other: TesseractCommand.Result?, truth: [String]?) {
    let image = result.image
    pictures += 1
    reader = image.reading.reader
    if image.height * 10 >= image.width * 15 {
      curio.add(nanoseconds: UInt64(result.readingSeconds * 1e9))
      if let other { command.add(nanoseconds: UInt64(other.seconds * 1e9)) }
    }
    if result.opinionSeconds > 0 { opinion.add(nanoseconds: UInt64(result.opinionSeconds * 1e9)) }
    guard let truth else { return }
    curioErrors.add(image.reading.text, truth: truth)
    if let other { commandErrors.add(other.text, truth: truth) }
  }

  var lines: [String] {
    var lines = [
      "pictures \(pictures), not read \(failures); processor time of upright phone screens on one core"
    ]
    lines.append(line("curio, \(reader)", curio, curioErrors))
    if command.values.isEmpty {
      lines.append("the tesseract command is not installed, or gave nothing to compare with")
    } else {
      lines.append(line("tesseract command", command, commandErrors))
      lines.append("ratio of the medians \(number(ratio, 2))")
    }
    lines.append(line("second opinion", opinion, nil))
    if rates.count == 2 {
      let gain = rates[0] > 0 ? rates[1] / rates[0] : 0
      lines.append(
        "pictures a minute  one worker \(number(rates[0], 1))  two \(number(rates[1], 1))  ratio \(number(gain, 2))"
      )
    }
    lines.append("memory a worker \((memory + 1 << 19) >> 20) MB")
    return lines
  }

  private var ratio: Double { curio.percentile(50) / max(0.001, command.percentile(50)) }

  private func line(_ name: String, _ times: Timings, _ errors: ReadingErrors?) -> String {
    let found =
      "\(pad(name, 18))  n \(times.values.count)  median \(number(times.percentile(50), 0)) ms"
      + "  worst \(number(times.values.max() ?? 0, 0)) ms"
    guard isLabelled, let errors else { return found }
    return found + "  characters wrong \(number(errors.rate * 100, 2)) %"
  }

  private func number(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }

  private enum Key: String, CodingKey {
    case reader, pictures, failures, median, worst, commandMedian, commandWorst, ratio, opinionMedian,
      opinionWorst, errors, commandErrors, perMinute, memory
  }

  func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    try c.encode(reader, forKey: .reader)
    try c.encode(pictures, forKey: .pictures)
    try c.encode(failures, forKey: .failures)
    try c.encode(curio.percentile(50), forKey: .median)
    try c.encode(curio.values.max() ?? 0, forKey: .worst)
    if !command.values.isEmpty {
      try c.encode(command.percentile(50), forKey: .commandMedian)
      try c.encode(command.values.max() ?? 0, forKey: .commandWorst)
      try c.encode(ratio, forKey: .ratio)
    }
    try c.encode(opinion.percentile(50), forKey: .opinionMedian)
    try c.encode(opinion.values.max() ?? 0, forKey: .opinionWorst)
    if isLabelled {
      try c.encode(curioErrors.rate, forKey: .errors)
      try c.encode(commandErrors.rate, forKey: .commandErrors)
    }
    try c.encode(rates, forKey: .perMinute)
    try c.encode(memory, forKey: .memory)
  }
}
