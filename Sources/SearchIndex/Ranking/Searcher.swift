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

  func search(_ query: String, now: LocalDateTime, limit: Int, openings: [SpecimenID: Int])
    throws(IndexError) -> SearchAnswer
  {
    let clock = ContinuousClock()
    let start = clock.now
    // One read transaction: every look sees the same drawer, and the file is locked once.
    var answer = try store.connection.snapshot { () throws(IndexError) -> SearchAnswer in
      try read(query, now: now, limit: limit, openings)
    }
    let elapsed = start.duration(to: clock.now).components
    answer.milliseconds = Double(elapsed.seconds) * 1000 + Double(elapsed.attoseconds) / 1e15
    return answer
  }

  private func read(_ query: String, now: LocalDateTime, limit: Int, _ openings: [SpecimenID: Int])
    throws(IndexError) -> SearchAnswer
  {
    let parsed = try parser().parse(query, now: now)
    let lengths = try store.documentLengths()
    try lookup.refresh(version: try store.version(), specimens: lengths.count)
    let plan = try QueryPlanner(lookup: lookup, analyzer: analyzer).plan(parsed, now: now)
    var answer = SearchAnswer(chips: parsed.chips, triedWords: parsed.words)
    if !plan.units.isEmpty || !plan.filters.isEmpty, limit > 0 {
      let context = Ranking(parsed: parsed, plan: plan, now: now, limit: limit, openings: openings)
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
    return answer
  }

  private struct Ranking {
    var parsed: ParsedQuery
    var plan: QueryPlan
    var now: LocalDateTime
    var limit: Int
    var openings: [SpecimenID: Int]
  }

  private func results(_ context: Ranking, _ lengths: DocumentLengths, threshold: Double) throws(IndexError)
    -> [SearchResult]
  {
    var builder = MatchBuilder(context.plan)
    guard let expression = builder.expression(threshold: threshold) else { return [] }
    store.collector.begin(
      HitScorer(
        phrases: builder.phrases,
        units: context.plan.units.map { HitScorer.Unit(weight: $0.weight, partsNeeded: $0.partsNeeded) },
        variants: builder.variants, threshold: threshold * 0.999, lengths: lengths,
        keep: max(Self.candidatesKept, context.limit)))
    // Filters alone are answered newest first, and a few thousand are plenty.
    let order = context.plan.units.isEmpty ? " ORDER BY rowid DESC LIMIT 4000" : ""
    // The function hands the rows to the collector; FTS5 does not allow it inside an aggregate.
    try store.connection.rows(
      "SELECT curio_score(hits) FROM hits WHERE hits MATCH ?1" + order, [.text(expression)]
    ) { _ in }
    return try results(reranked(store.collector.best, context), context)
  }

  private struct Considered {
    var candidate: Candidate
    var card: IndexCard
    var score: Double
  }

  /// The candidates in the order of what their cards tell as well; texts are read for the first ones only.
  private func reranked(_ candidates: [Candidate], _ context: Ranking) throws(IndexError) -> [Considered] {
    var considered: [Considered] = []
    for candidate in candidates.prefix(max(Self.reranked, context.limit * 2)) {
      guard let card = try store.cards(rows: [candidate.row]).first else { continue }
      let score = ResultScore.first(
        candidate, card, context.parsed, context.plan, now: context.now,
        openings: context.openings[card.id] ?? 0)
      considered.append(Considered(candidate: candidate, card: card, score: score))
    }
    considered.sort { ($0.score, $0.card.saved.moment) > ($1.score, $1.card.saved.moment) }
    return considered
  }

  /// Looks at the texts until the results are full.
  private func results(_ considered: [Considered], _ context: Ranking) throws(IndexError) -> [SearchResult] {
    let finder = EvidenceFinder(context.plan, analyzer: analyzer)
    let weights = context.plan.units.map(\.weight)
    var results: [SearchResult] = []
    // A few more than asked, since the texts may still change the order.
    let wanted = context.limit + 6
    for item in considered where results.count < wanted {
      guard let body = try IndexedBody.read(item.candidate.row, store.connection),
        let facts = ResultFacts(body, context.parsed.conditions),
        ExactWords.stand(in: body, context.parsed, analyzer)
      else { continue }
      let hits = finder.hits(in: body.text)
      let headline = finder.hits(in: body.headline)
      let score = ResultScore.final(item.score, hits: hits, facts: facts, body, context.plan)
      let snippet = Snippet(body.text, hits, weights: weights)
      let fields = body.fields.filter { field in
        facts.spans.contains(field.span) || hits.contains { $0.span.overlaps(field.span) }
      }
      results.append(
        SearchResult(
          card: item.card, score: score, confidence: min(1, item.candidate.coverage), isWeak: false,
          snippet: snippet.text, highlights: snippet.highlights,
          matches: Snippet.merged(hits.map(\.span) + facts.spans), matchedFields: fields.map(\.text),
          why: Reasons.list(
            context.plan, context.parsed, hits: hits, headline: headline, item.candidate, body)))
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
      let text = row.text(1)
      body = IndexedBody(
        headline: row.text(0), text: text, labels: row.text(2).split(separator: "\u{1}"),
        fields: IndexedField.split(row.text(3), text: text))
    }
    return body
  }
}
