import Drawer
import Foundation
import Recognition
import Specimens

extension EvalSubject {
  /// Fields read from labelled pictures: whether their confidence says how often they are right.
  static let ocr = EvalSubject(
    name: "ocr",
    summary: """
      {"file","lines":[{"text"}],"entities":[{"text"}]} lines, the pictures beside their file. Reads each with the
        second opinion of the other reader; a field is right when the true text gives the same value. Prints how
        often fields of each confidence are right, before and after the second opinion, and what that took.
      """,
    options: [
      .choice("reader", "NAME", ReaderChoice.allCases.map(\.rawValue), "ocr: the reader that reads first")
    ]
  ) { path, invocation, context in
    guard let path else { throw UsageError("which file of labelled pictures?", command: "eval") }
    guard let choice = ReaderChoice(rawValue: invocation.value("reader") ?? "auto") else {
      throw UsageError("--reader takes auto, accurate or tesseract", command: "eval")
    }
    let folder = (path as NSString).deletingLastPathComponent
    let reader = FieldReader()
    var score = OCRScore()
    for data in try JSONFile.lines(path) where !context.output.isClosed {
      let label = try JSONDecoder().decode(PictureLabel.self, from: data)
      let request = RecognitionRequest(
        path: (folder as NSString).appendingPathComponent(label.file), reader: choice)
      do {
        let result = try context.wait {
          try await reader.read(request, reference: ExtractSamples.reference)
        }
        score.add(
          result, of: label,
          truth: reader.fields(ofText: label.text, reference: ExtractSamples.reference))
      } catch let error as RecognitionError {
        context.output.problem("\(printable(label.file)): \(error.message)")
        score.failures += 1
      }
    }
    guard !invocation.isJSON else { return try context.output.json(score) }
    for line in score.report { context.output.line(line) }
  }
}

/// What truly stands on a picture.
struct PictureLabel: Decodable {
  struct Line: Decodable { var text: String }

  var file: String
  var lines: [Line]
  var entities: [Line]?

  var text: String { lines.map(\.text).joined(separator: "\n") }
}

/// Fields of labelled pictures, counted.
struct OCRScore: Encodable {
  private(set) var pictures = 0
  var failures = 0
  private(set) var strings = Tally()
  private(set) var alone = Calibration()
  private(set) var judged = Calibration()
  /// Fields by what the other reader said.
  private(set) var agreed = Tally()
  private(set) var disagreed = Tally()
  private(set) var unheard = Tally()
  /// Milliseconds of reading, and of the second opinion.
  private(set) var reading: [Int] = []
  private(set) var opinion: [Int] = []

  mutating func add(_ result: FieldReader.Result, of label: PictureLabel, truth: [Field]) {
    pictures += 1
    reading.append(result.image.milliseconds)
    opinion.append(result.opinionMilliseconds)
    let text = Self.squashed(result.image.reading.text)
    for entity in label.entities ?? [] {
      if text.contains(Self.squashed(entity.text)) { strings.right += 1 } else { strings.missing += 1 }
    }
    let values = Set(truth.map(\.value))
    for (before, after) in zip(result.alone, result.judged) where before.kind != .barcode {
      let isRight = values.contains(before.value)
      alone.add(confidence: before.confidence, isRight: isRight)
      judged.add(confidence: after.confidence, isRight: isRight)
      switch after.opinion?.agrees {
      case true?: agreed.note(isRight)
      case false?: disagreed.note(isRight)
      case nil: unheard.note(isRight)
      }
    }
  }

  /// Without the spaces and in the width-independent form: how a printed string is looked for.
  private static func squashed(_ text: String) -> String {
    text.precomposedStringWithCompatibilityMapping.filter { !$0.isWhitespace }
  }

  var report: [String] {
    ["pictures \(pictures), not read \(failures)"]
      + ["labelled strings found  \(Figures.ratio(strings.recall))  n \(strings.right + strings.missing)"]
      + ["confidence of fields by one reader"] + alone.lines
      + ["confidence with the second opinion"] + judged.lines
      + [
        line("readers agree", agreed), line("readers differ", disagreed), line("no second opinion", unheard),
        "reading         \(Timings(milliseconds: reading.map(Double.init)).whole)",
        "second opinion  \(Timings(milliseconds: opinion.map(Double.init)).whole)",
      ]
  }

  private func line(_ name: String, _ tally: Tally) -> String {
    "\(pad(name, 17))  right \(Figures.ratio(tally.precision))  n \(tally.right + tally.wrong)"
  }
}
