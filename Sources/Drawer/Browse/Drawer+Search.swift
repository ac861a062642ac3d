import DrawerStore
import SearchIndex
import Specimens

extension Drawer {
  /// Finds specimens; an empty `results` means that nothing in the drawer answers.
  ///
  /// - Parameter now: the moment of asking, which "last week" counts from.
  public func search(_ query: String, now: LocalDateTime, limit: Int = 50) throws(DrawerProblem)
    -> SearchOutcome
  {
    let answer = try withSoundIndex {
      try index.search(query, now: now, limit: limit, openings: openings.counts(folder))
    }
    return SearchOutcome(
      query: query, results: answer.results.map(result), weaker: answer.weaker.map(result),
      chips: answer.chips.map { SearchOutcome.Chip(label: $0.label, source: $0.source) },
      triedWords: answer.triedWords, milliseconds: answer.milliseconds)
  }

  /// Reads the index; one that turns out to be damaged is made anew from the folder first.
  private func withSoundIndex<Value>(_ read: () throws -> Value) throws(DrawerProblem) -> Value {
    do {
      return try read()
    } catch let error as IndexError where error.needsRebuild && isWritable {
      log.note("damaged index made anew", at: clock.now())
      _ = try rebuild(thumbnails: false)
      return try problem(read)
    } catch {
      throw DrawerProblem(cause: error)
    }
  }

  private func result(_ found: SearchResult) -> ResultCard {
    ResultCard(
      card: Card(found.card), snippet: found.snippet, highlights: found.highlights, boxes: found.boxes,
      matchedFields: found.matchedFields, why: found.why, score: found.score, confidence: found.confidence,
      isWeak: found.isWeak)
  }

  /// Counts an opening, which feeds the ranking. Expendable: a failure is nobody's concern.
  public func noteOpened(_ id: SpecimenID) {
    guard isWritable else { return }
    try? folder.countOpening(of: id)
    openings.count(id)
  }
}
