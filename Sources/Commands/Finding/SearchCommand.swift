import Drawer
import Foundation
import Specimens

extension CommandSpec {
  static let search = CommandSpec(
    name: "search",
    summary: "find specimens",
    arguments: "QUERY… | --jsonl",
    options: [
      .flag("jsonl", "read {\"id\",\"query\",\"reference\"} lines, answer each with its results"),
      .value("limit", "N", short: "n", "at most N results (default 20)"),
      .flag("weak", "also near misses, marked weak"),
      .value("reference", "MOMENT", "the moment of asking, for “last week” (default: now)"),
    ],
    details: """
      Words in any language; "exact words"; -word leaves out; in:travel, origin:inferred, saved:2026-11,
      has:price; dates and prices are understood (“last week”, “over $50”, 1万円以下).
      Exit status 1 when nothing in the drawer answers.
      """,
    examples: ["curio search that ramen place in Kyoto", "curio search --json 'in:travel december'"],
    takesDashedWords: true
  ) { invocation, context in
    let drawer = try context.drawer(invocation)
    let limit = try invocation.number("limit") ?? 20
    guard (1...1000).contains(limit) else { throw UsageError("--limit takes 1 to 1000", command: "search") }
    let includesWeak = invocation.has("weak")
    if invocation.has("jsonl") {
      return try JSONLines.answer(context.output) { (request: SearchRequest) in
        let outcome = try drawer.search(
          request.query, now: request.reference ?? context.localNow(), limit: limit)
        return SearchLine(id: request.id, outcome, includesWeak: includesWeak)
      }
    }
    let query = invocation.arguments.joined(separator: " ")
    guard !query.isEmpty else { throw UsageError("what for?", command: "search") }
    let found = try drawer.search(query, now: try invocation.reference(context), limit: limit)
    let outcome = try context.wait { await drawer.reordered(found) }
    if invocation.isJSON {
      try context.output.json(SearchLine(id: nil, outcome, includesWeak: includesWeak))
    } else {
      SearchListing.print(outcome, includesWeak: includesWeak, to: context.output)
    }
    return outcome.results.isEmpty ? .failed : .done
  }
}

private struct SearchRequest: Decodable {
  var id: JSONValue?
  var query: String
  var reference: LocalDateTime?
}

/// The shape of one search answer.
struct SearchLine: Encodable {
  var id: JSONValue?
  var results: [Result]
  var milliseconds: Double
  var tried: [String]

  struct Result: Encodable {
    var id: String
    var score: Double
    var confidence: Double
    var weak: Bool
    var title: String
    var snippet: String
    var fields: [String]
    var why: [String]
    var boxes: [Box]
    var provenance: Provenance
  }

  struct Provenance: Encodable {
    var saved: LocalDateTime
    var basis: SaveDate.Basis
    var origin: Origin
  }

  init(id: JSONValue?, _ outcome: SearchOutcome, includesWeak: Bool) {
    self.id = id
    milliseconds = (outcome.milliseconds * 1000).rounded() / 1000
    tried = outcome.triedWords
    results = (outcome.results + (includesWeak ? outcome.weaker : [])).map { result in
      Result(
        id: Self.publicID(of: result.card),
        score: (result.score * 10_000).rounded() / 10_000,
        confidence: (result.confidence * 1000).rounded() / 1000, weak: result.isWeak,
        title: result.card.title,
        snippet: result.snippet, fields: result.matchedFields, why: result.why, boxes: result.boxes,
        provenance: Provenance(
          saved: result.card.saved.moment, basis: result.card.saved.basis, origin: result.card.origin))
    }
  }
}

extension SearchLine {
  /// The whole id, or the one that a loaded drawer gave.
  static func publicID(of card: Card) -> String {
    card.displayID == card.id.short ? card.id.hex : card.displayID
  }
}

/// Search results as text, a block each.
private enum SearchListing {
  static func print(_ outcome: SearchOutcome, includesWeak: Bool, to output: Output) {
    for result in outcome.results { print(result, to: output) }
    if let host = outcome.orderedBy {
      output.note("The order of the first results is that of \(printable(host)).")
    }
    if outcome.results.isEmpty {
      let tried = outcome.triedWords.map(printable).joined(separator: ", ")
      output.note("Nothing in the drawer answers this" + (tried.isEmpty ? "." : " (looked for: \(tried))."))
    }
    guard includesWeak, !outcome.weaker.isEmpty else { return }
    output.line("weaker:")
    for result in outcome.weaker { print(result, to: output) }
  }

  private static func print(_ result: ResultCard, to output: Output) {
    output.line("\(result.card.displayID)  \(printable(result.card.title))")
    output.line("          \(printable(result.snippet.replacingOccurrences(of: "\n", with: " ")))")
    output.line("          \(Wording.provenance(of: result.card)) · \(Wording.strength(result))")
  }
}
