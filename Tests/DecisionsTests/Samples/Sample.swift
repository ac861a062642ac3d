import Decisions
import Extraction
import Specimens
import Testing

/// An invented screenshot text with what a person would want of it.
///
/// Written as a heading line and the text below it:
///
///     === 2026-11-20T10:00 | en | E 2026-12-05T18:00 end=2026-12-05T20:00 t:word l:word c:food
///
/// `E` an event, `R` a reminder, `E,R` either, `A reason` an abstention (several reasons with commas); `t:` a word
/// of the title, `l:` of the location, `c:` the collection. No `end=` means that none may be made up.
struct Sample: Sendable, CustomTestStringConvertible {
  var reference: LocalDateTime
  var languages: [Language]
  var text: String
  var verdicts: [String]
  var start = ""
  var end: String?
  var title = ""
  var location = ""
  var collections: [String] = []

  var testDescription: String { text.split(separator: "\n").prefix(2).joined(separator: " / ") }

  static func parse(_ blocks: String) -> [Sample] {
    var samples: [Sample] = []
    for line in blocks.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=== ") {
        if let sample = Sample(heading: line.dropFirst(4)) { samples.append(sample) }
      } else if !samples.isEmpty {
        samples[samples.count - 1].text += (samples[samples.count - 1].text.isEmpty ? "" : "\n") + line
      }
    }
    return samples
  }

  private init?(heading: Substring) {
    let parts = heading.split(separator: "|").map { $0.trimmed }
    guard parts.count == 3, let reference = LocalDateTime(parts[0]) else {
      Issue.record("not a sample heading: \(heading)")
      return nil
    }
    self.reference = reference
    languages = Language(rawValue: parts[1]).map { [$0] } ?? []
    text = ""
    let words = parts[2].split(separator: " ").map(String.init)
    verdicts = words[0] == "A" ? words[1].split(separator: ",").map(String.init) : []
    guard words[0] != "A" else {
      read(words.dropFirst(2))
      return
    }
    verdicts = words[0].split(separator: ",").map { $0 == "E" ? "event" : "reminder" }
    start = words[1]
    read(words.dropFirst(2))
  }

  private mutating func read(_ words: ArraySlice<String>) {
    for word in words {
      if word.hasPrefix("end=") { end = String(word.dropFirst(4)) }
      if word.hasPrefix("t:") { title = word.dropFirst(2).lowercased() }
      if word.hasPrefix("l:") { location = word.dropFirst(2).lowercased() }
      if word.hasPrefix("c:") { collections = word.dropFirst(2).split(separator: ",").map(String.init) }
    }
  }

  var findings: Findings {
    Decider().findings(
      for: DecisionInput(
        text: text, entities: Extractor().entities(in: text, reference: reference, languages: languages),
        reference: reference, now: reference, uid: "sample@test", madeAt: Instant(secondsSince1970: 0)))
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var rest = self
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
