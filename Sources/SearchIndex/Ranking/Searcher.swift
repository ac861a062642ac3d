import Specimens

/// Answers queries over one store.
final class Searcher {
  /// What a result must have of the query's weight.
  static let threshold = 0.45
  private static let weakThreshold = 0.12
  private static let candidatesKept = 160
  private static let reranked = 60

  private let store: IndexStore
  private let analyzer = Analyzer()
  private let lookup: TermLookup

  init(_ store: IndexStore) {
    self.store = store
    lookup = TermLookup(store.connection)
  }

  func parser() throws(IndexError) -> QueryParser {
    var collections: [(name: String, id: String)] = []
    try store.connection.rows("SELECT name, id FROM collection_name ORDER BY name") { row in
      collections.append((analyzer.foldedName(row.text(0)), row.text(1)))
    }
    return QueryParser(analyzer: analyzer, collections: collections)
  }

  func search(_ query: String, now: LocalDateTime, limit: Int) throws(IndexError) -> SearchAnswer {
    let clock = ContinuousClock()
    let start = clock.now
    let parsed = try parser().parse(query, now: now)
    let lengths = try store.documentLengths()
    try lookup.refresh(version: try store.version(), specimens: lengths.count)
    let plan = try QueryPlanner(lookup: lookup, analyzer: analyzer).plan(parsed, now: now)
    var answer = SearchAnswer(chips: parsed.chips, triedWords: parsed.words)
    if !plan.units.isEmpty || !plan.filters.isEmpty, limit > 0 {
      let context = Ranking(parsed: parsed, plan: plan, now: now, limit: limit)
      answer.results = try results(context, lengths, threshold: Self.threshold)
      if answer.results.isEmpty {
        answer.weaker = try results(context, lengths, threshold: Self.weakThreshold).prefix(10).map {
          result in
          var result = result
          result.isWeak = true
          return result
        }
      }
    }
    let elapsed = start.duration(to: clock.now).components
    answer.milliseconds = Double(elapsed.seconds) * 1000 + Double(elapsed.attoseconds) / 1e15
    return answer
  }

  private struct Ranking {
    var parsed: ParsedQuery
    var plan: QueryPlan
    var now: LocalDateTime
    var limit: Int
  }

  private func results(_ context: Ranking, _ lengths: DocumentLengths, threshold: Double) throws(IndexError)
    -> [SearchResult]
  {
    var builder = MatchBuilder(context.plan)
    guard let expression = builder.expression(threshold: threshold) else { return [] }
    store.collector.begin(
      phrases: builder.phrases,
      units: context.plan.units.map { HitCollector.Unit(weight: $0.weight, partsNeeded: $0.partsNeeded) },
      variants: builder.variants, threshold: threshold * 0.999, lengths: lengths,
      keep: max(Self.candidatesKept, context.limit))
    // Filters alone are answered newest first, and a few thousand are plenty.
    let order = context.plan.units.isEmpty ? " ORDER BY rowid DESC LIMIT 4000" : ""
    // The function hands the rows to the collector; FTS5 does not allow it inside an aggregate.
    try store.connection.rows(
      "SELECT curio_score(hits) FROM hits WHERE hits MATCH ?1" + order, [.text(expression)]
    ) { _ in }
    let candidates = store.collector.best.sorted { ($0.score, $0.row) > ($1.score, $1.row) }
    return try rank(candidates.prefix(max(Self.reranked, context.limit)), context)
  }

  /// Second look at the best candidates, with their texts at hand.
  private func rank(_ candidates: ArraySlice<Candidate>, _ context: Ranking) throws(IndexError)
    -> [SearchResult]
  {
    let finder = EvidenceFinder(context.plan, analyzer: analyzer)
    var results: [SearchResult] = []
    for candidate in candidates {
      guard let card = try store.cards(rows: [candidate.row]).first,
        let body = try IndexedBody.read(candidate.row, store.connection)
      else { continue }
      guard let facts = ResultFacts(body, context.parsed.conditions) else { continue }
      var scorer = ResultScorer(
        parsed: context.parsed, plan: context.plan, now: context.now, candidate: candidate, card: card,
        body: body)
      let hits = finder.hits(in: body.text)
      let headline = finder.hits(in: body.headline)
      guard scorer.hasExactWords(analyzer) else { continue }
      scorer.score(hits: hits, facts: facts)
      let snippet = Snippet(body.text, hits, weights: context.plan.units.map(\.weight))
      let matches = Snippet.merged(hits.map(\.span) + facts.spans)
      results.append(
        SearchResult(
          card: card, score: scorer.value, confidence: scorer.confidence, isWeak: false,
          snippet: snippet.text,
          highlights: snippet.highlights, matches: matches,
          matchedFields: body.fields.filter { field in
            facts.spans.contains(field.span) || hits.contains { $0.span.overlaps(field.span) }
          }.map(\.text),
          why: Reasons.list(context.plan, context.parsed, hits: hits, headline: headline, candidate, body)))
    }
    results.sort { ($0.score, $0.card.saved.moment) > ($1.score, $1.card.saved.moment) }
    return Array(results.prefix(context.limit))
  }
}

/// The texts of one row.
struct IndexedBody {
  var headline: String
  var text: String
  var labels: [Substring]
  var fields: [IndexedField]

  static func read(_ row: Int, _ connection: Connection) throws(IndexError) -> IndexedBody? {
    var body: IndexedBody?
    try connection.rows("SELECT headline, text, labels, fields FROM body WHERE id = ?1", [.integer(row)]) {
      row in
      body = IndexedBody(
        headline: row.text(0), text: row.text(1), labels: row.text(2).split(separator: "\u{1}"),
        fields: IndexedField.split(row.text(3)))
    }
    return body
  }
}
