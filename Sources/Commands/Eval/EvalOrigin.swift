import Decisions
import Extraction
import Foundation
import Specimens

extension EvalSubject {
  /// Where screenshots came from, on pages and file names whose origin is known.
  static let origin = EvalSubject(
    name: "origin",
    summary: """
      {"text","name","origin"} lines, a null origin where nothing on the page or in the name says it; without a
        file the set that comes with Curio. Prints coverage and precision of what is inferred, by clue.
      """
  ) { path, invocation, context in
    let pages =
      try path.map { try JSONFile.lines($0).map { try JSONDecoder().decode(LabelledOrigin.self, from: $0) } }
      ?? LabelledOrigin.all
    var score = OriginScore()
    for page in pages { score.add(page.found, for: page.origin) }
    guard !invocation.isJSON else { return try context.output.json(score) }
    for line in score.lines { context.output.line(line) }
  }
}

/// A page with the origin that a person would put down for it.
struct LabelledOrigin: Decodable, Sendable {
  var text: String
  /// The file's name.
  var name: String?
  var origin: String?

  init(_ text: String, name: String = "", origin: String?) {
    (self.text, self.name, self.origin) = (text, name, origin)
  }

  var found: Origin {
    let reference = LocalDateTime(LocalDate(dayNumber: 20_787), .noon)
    let entities = Extractor().entities(in: text, reference: reference)
    return Decider().findings(
      for: DecisionInput(
        text: text, entities: entities, reference: reference, now: reference, originalName: name ?? "",
        uid: "preview@curio.invalid", madeAt: Instant(utc: reference))
    ).origin
  }
}

struct OriginScore: Sendable, Encodable {
  private(set) var pages = 0
  private(set) var known = 0
  private(set) var all = Tally()
  private(set) var byClue: [String: Tally] = [:]

  mutating func add(_ found: Origin, for label: String?) {
    pages += 1
    if label != nil { known += 1 }
    guard case .inferred(let name, let clue) = found else {
      if label != nil { all.missing += 1 }
      return
    }
    let isRight = label.map { $0.lowercased() == name.lowercased() } ?? false
    all.note(isRight)
    if label != nil, !isRight { all.missing += 1 }
    let kind =
      clue.hasPrefix("file name") ? "file name" : clue.hasPrefix("address bar") ? "address bar" : "mark"
    byClue[kind, default: Tally()].note(isRight)
  }

  /// The part of the pages with a known origin for which one was inferred rightly.
  var coverage: Double? { all.recall }

  var lines: [String] {
    [
      "pages \(pages)  with a clue \(known)  inferred \(all.right + all.wrong)",
      "coverage \(Figures.ratio(coverage))  precision \(Figures.ratio(all.precision))",
    ]
      + byClue.sorted { $0.key < $1.key }.map {
        "  \($0.key)  precision \(Figures.ratio($0.value.precision))  n \($0.value.right + $0.value.wrong)"
      }
  }
}
