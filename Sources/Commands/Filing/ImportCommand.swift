import Drawer
import Foundation
import Specimens

extension CommandSpec {
  static let importing = CommandSpec(
    name: "import",
    summary: "file pictures into the drawer and read them",
    arguments: "PATH… | --manifest DIR | --resume",
    options: [
      .value("note", "TEXT", "your own words, searched like a title"),
      .value("origin", "TEXT", "where the pictures come from"),
      .value("collect", "NAME", "put them in a collection made by hand"),
      .value("manifest", "DIR", "read an exported folder back"),
      .flag("resume", "go on with an import that was interrupted"),
    ],
    details: """
      Only the paths you name are opened; of a folder, the pictures directly in it. The same picture is
      filed once. One that can't be read does not stop the others; each failure is named. What you name is written
      down first: after a crash or a closed terminal the next start of Curio, or --resume, files the rest.
      """,
    examples: ["curio import ~/Pictures/Screenshots", "curio import menu.png --note 'for Saturday'"]
  ) { invocation, context in
    let drawer = try context.drawer(invocation)
    let reporter = ImportReporter(context.output, isJSON: invocation.isJSON)
    let notices = NoticeWatch(drawer: drawer, context: context, isJSON: invocation.isJSON)
    if let folder = invocation.value("manifest") {
      guard invocation.arguments.isEmpty else {
        throw UsageError("--manifest takes no further paths", command: "import")
      }
      let summary = try drawer.importExport(from: folder)
      for result in summary.results { reporter.report(.finished(result)) }
      return try reporter.close(summary)
    }
    if invocation.has("resume") {
      guard invocation.arguments.isEmpty else {
        throw UsageError("--resume takes no paths", command: "import")
      }
      return try reporter.close(
        try context.wait {
          await drawer.resumePicked {
            reporter.report($0)
            notices.look(at: $0)
          }
        })
    }
    guard !invocation.arguments.isEmpty else { throw UsageError("which pictures?", command: "import") }
    let collection = try invocation.value("collect").map { try drawer.collection(named: $0, making: true).id }
    let summary = try context.wait {
      await drawer.importFiles(
        invocation.arguments, note: invocation.value("note") ?? "", origin: invocation.value("origin"),
        collection: collection, keepsRest: { !Interruption.wasByUser },
        progress: {
          reporter.report($0)
          notices.look(at: $0)
        })
    }
    let left = drawer.pickedCount()
    if left > 0 {
      context.output.note("\(left) left of an interrupted import; `curio import --resume` goes on.")
    }
    return try reporter.close(summary)
  }
}

/// Tells how an import goes: a line a picture, then the sum.
final class ImportReporter: @unchecked Sendable {
  private let output: Output
  private let isJSON: Bool
  /// Said with the first picture that lacks them, not with each of a hundred.
  private var saidMissing: Set<[String]> = []

  init(_ output: Output, isJSON: Bool) {
    self.output = output
    self.isJSON = isJSON
  }

  func report(_ event: ImportEvent) {
    guard case .finished(let result) = event else { return }
    if isJSON {
      try? output.json(ImportLine(result))
      output.flush()
      return
    }
    let name = printable((PathText.shown(result.path) as NSString).lastPathComponent)
    switch result.outcome {
    case .filed(let id, let title):
      let frame = result.isAnimated ? "  (an animation: its first frame)" : ""
      output.line("filed      \(id.short)  \(name)  \(printable(title))\(frame)")
    case .duplicate(let id, _): output.line("duplicate  \(id.short)  \(name)  (already in the drawer)")
    case .samePicture(let id, _):
      output.line("duplicate  \(id.short)  \(name)  (the same picture, other metadata)")
    case .deletedBefore(let id): output.line("skipped    \(id.short)  \(name)  (deleted before)")
    case .unread(let id, let why):
      let missing = result.missingLanguages
      let isSaid = !missing.isEmpty && !saidMissing.insert(missing).inserted
      let reason = isSaid ? "the same language data is missing" : why
      output.problem("\(name): filed as \(id.short), but not read: \(reason)")
    case .failed(let why): output.problem("\(name): \(why)")
    }
    output.flush()
  }

  func close(_ summary: ImportSummary) throws -> ExitCode {
    let failures = summary.failures.count
    if isJSON {
      try output.json(
        ImportSum(
          filed: summary.filed, duplicates: summary.duplicates, failed: failures,
          cancelled: summary.wasCancelled))
    } else {
      var parts = ["\(summary.filed) filed"]
      if summary.duplicates > 0 { parts.append("\(summary.duplicates) already there") }
      if failures > 0 { parts.append("\(failures) failed") }
      output.note(parts.joined(separator: ", ") + ".")
      if !saidMissing.isEmpty { output.note(Reading.lackRemedy) }
    }
    if summary.wasCancelled { return .interrupted }
    guard failures > 0 else { return .done }
    return failures == summary.results.count ? .failed : .partial
  }
}

private struct ImportLine: Encodable {
  var path: String
  var outcome: String
  var id: String?
  var title: String?
  var message: String?
  var animated: Bool?

  init(_ result: ImportResult) {
    animated = result.isAnimated ? true : nil
    path = PathText.shown(result.path)
    switch result.outcome {
    case .filed(let id, let title): (outcome, self.id, self.title) = ("filed", id.hex, title)
    case .duplicate(let id, let title): (outcome, self.id, self.title) = ("duplicate", id.hex, title)
    case .samePicture(let id, let title):
      (outcome, self.id, self.title) = ("samePicture", id.hex, title)
    case .deletedBefore(let id): (outcome, self.id) = ("deletedBefore", id.hex)
    case .unread(let id, let why): (outcome, self.id, message) = ("unread", id.hex, why)
    case .failed(let why): (outcome, message) = ("failed", why)
    }
  }
}

private struct ImportSum: Encodable {
  var filed: Int
  var duplicates: Int
  var failed: Int
  var cancelled: Bool
}
