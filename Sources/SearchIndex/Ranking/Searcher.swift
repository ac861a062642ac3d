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
  private var list = TokenList()

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
      answer.results = try results(
        context, lengths, threshold: Self.threshold, presence: plan.presenceNeeded * 0.999)
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

  private func results(
    _ context: Ranking, _ lengths: DocumentLengths, threshold: Double, presence: Double = 0
  ) throws(IndexError) -> [SearchResult] {
    var builder = MatchBuilder(context.plan)
    guard let expression = builder.expression(threshold: max(threshold, presence)) else { return [] }
    store.collector.begin(
      HitScorer(
        phrases: builder.phrases,
        units: context.plan.units.map { HitScorer.Unit(weight: $0.weight, partsNeeded: $0.partsNeeded) },
        variants: builder.variants, threshold: threshold * 0.999, presence: presence,
        lengths: lengths,
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
    var row: RankedRow
    var facts: ResultFacts
    var fields: [IndexedField]?
    var score: Double
  }

  /// The candidates that meet the conditions, in their final order. No text is needed for it.
  private func reranked(_ candidates: [Candidate], _ context: Ranking) throws(IndexError) -> [Considered] {
    var considered: [Considered] = []
    let conditions = context.parsed.conditions.filter(\.isComparedWithFields)
    for candidate in candidates.prefix(max(Self.reranked, context.limit * 2)) {
      guard let row = try RankedRow.read(candidate.row, store.connection) else { continue }
      let openings = row.id.flatMap { context.openings[$0] } ?? 0
      var item = Considered(candidate: candidate, row: row, facts: ResultFacts(), score: 0)
      if !conditions.isEmpty {
        let fields = try IndexedBody.fields(candidate.row, store.connection)
        guard let facts = ResultFacts(fields, flags: row.flags, conditions) else { continue }
        (item.facts, item.fields) = (facts, fields)
      }
      item.score = ResultScore.score(
        candidate, row, item.facts, context.parsed, context.plan, now: context.now, openings: openings)
      considered.append(item)
    }
    considered.sort { ($0.score, $0.row.saved) > ($1.score, $1.row.saved) }
    return considered
  }

  /// Reads the texts of the first ones, until the results are full.
  private func results(_ considered: [Considered], _ context: Ranking) throws(IndexError) -> [SearchResult] {
    let finder = EvidenceFinder(context.plan, analyzer: analyzer)
    let weights = context.plan.units.map(\.weight)
    let exact = context.parsed.terms.filter { $0.kind == .exact }
    var results: [SearchResult] = []
    for item in considered where results.count < context.limit {
      guard let card = try store.cards(rows: [item.candidate.row]).first,
        let body = try IndexedBody.read(item.candidate.row, store.connection),
        ExactWords.stand(in: body, card.title, exact, analyzer)
      else { continue }
      let text = IndexedText(body.text, filter: finder.filter)
      let hits = finder.hits(in: text, &list)
      let headline = finder.hits(
        in: IndexedText(Array((body.headline ?? card.title).utf8), filter: finder.filter), &list)
      let snippet = Snippet(text, hits, weights: weights)
      let fields = (item.fields ?? FieldCoding.fields(body.fields)).filter { field in
        item.facts.spans.contains(field.span) || hits.contains { $0.span.overlaps(field.span) }
      }
      let matches = Snippet.merged(hits.map(\.span) + item.facts.spans)
      results.append(
        SearchResult(
          card: card, score: item.score, confidence: min(1, item.candidate.coverage), isWeak: false,
          snippet: snippet.text, highlights: snippet.highlights, matches: matches,
          boxes: LineBoxes(body.boxes).boxes(of: matches, in: text),
          matchedFields: fields.map { $0.text ?? text.slice($0.span) },
          why: Reasons.list(
            context.plan, context.parsed, hits: hits, headline: headline, item.candidate, body)))
    }
    return results
  }
}
