import Foundation
import Recognition
import Specimens

extension CommandSpec {
  static let ocr = CommandSpec(
    name: "ocr",
    summary: "read pictures without filing them",
    arguments: "IMAGE…",
    options: [
      .flag("jsonl", "one JSON line a picture, in the order given"),
      .choice("reader", "NAME", ["auto", "accurate", "tesseract"], "auto, accurate or tesseract"),
      .value("languages", "LIST", "such as en,ja,zh"),
      .value("workers", "N", "so many at once (default 1, so that times mean something)"),
    ],
    details: """
      {"path","text","lines":[{"text","box":[x,y,w,h],"confidence"}],"barcodes":[{"type","value","box"}],
      "milliseconds"}; a picture that can't be read gives {"path","error":{"code","message"}} and the rest go on.
      """,
    argumentCount: 1...1_000_000
  ) { invocation, context in
    let languages = try (invocation.value("languages")?.split(separator: ",").map(String.init) ?? []).map {
      guard let language = Language(rawValue: $0) else {
        throw UsageError("languages are en, ja and zh", command: "ocr")
      }
      return language
    }
    guard let reader = ReaderChoice(rawValue: invocation.value("reader") ?? "auto") else {
      throw UsageError("--reader takes auto, accurate or tesseract", command: "ocr")
    }
    let workers = try invocation.number("workers") ?? 1
    guard (1...64).contains(workers) else { throw UsageError("--workers takes 1 to 64", command: "ocr") }
    let pool = RecognitionPool(workers: workers)
    defer { pool.stop() }
    let failures = try read(
      invocation.arguments.map { RecognitionRequest(path: $0, languages: languages, reader: reader) }, pool,
      invocation, context)
    return failures == 0 ? .done : failures == invocation.arguments.count ? .failed : .partial
  }

  /// Reads in the order given, as many at once as there are workers; returns how many failed.
  @Sendable private static func read(
    _ requests: [RecognitionRequest], _ pool: RecognitionPool, _ invocation: Invocation, _ context: Context
  ) throws -> Int {
    var failures = 0
    for start in stride(from: 0, to: requests.count, by: pool.workerCount) where !context.output.isClosed {
      let batch = Array(requests[start..<min(requests.count, start + pool.workerCount)])
      let results = try context.wait {
        // Waited for in order: whichever is done first, each picture keeps its own reading.
        let tasks = batch.map { request in
          Task { () -> Result<RecognizedImage, RecognitionError> in
            do throws(RecognitionError) { return .success(try await pool.read(request)) } catch {
              return .failure(error)
            }
          }
        }
        return await withTaskCancellationHandler {
          var results: [Result<RecognizedImage, RecognitionError>] = []
          for task in tasks { results.append(await task.value) }
          return results
        } onCancel: {
          for task in tasks { task.cancel() }
        }
      }
      for (request, result) in zip(batch, results) {
        switch result {
        case .success(let image) where invocation.isJSON:
          try context.output.json(OCRLine(path: request.path, image: image))
        case .success(let image): context.output.line(printableLines(image.reading.text))
        case .failure(let error):
          failures += 1
          if invocation.isJSON {
            try context.output.json(
              OCRLine(path: request.path, error: .init(code: error.code, message: error.message)))
          } else {
            context.output.problem("\(printable(request.path)): \(error.message)")
          }
        }
      }
      context.output.flush()
    }
    return failures
  }
}
