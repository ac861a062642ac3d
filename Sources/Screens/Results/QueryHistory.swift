import Extraction
import Specimens

// What was searched for before: offered while the field is empty, and at hand with Alt-↑ while typing.
extension AppState {
  /// The query that Enter takes up again; nil once something is typed.
  var offeredQuery: String? {
    guard screen == .results, results.isTyping, results.query.isEmpty,
      queries.indices.contains(results.offered.index)
    else { return nil }
    return queries[results.offered.index]
  }

  /// Keeps the query as it stands, once it was of use. One that holds a secret is forgotten with the screen.
  mutating func rememberQuery() -> [Effect] {
    let query = results.query.text.trimmed
    guard query.count > 1, !results.rows.isEmpty, queries.first != query,
      Sensitive.findings(in: query).isEmpty
    else { return [] }
    queries.removeAll { $0 == query }
    queries.insert(query, at: 0)
    return [.noteQuery(query)]
  }

  /// Walks through what was searched for; what was being typed comes back at the end.
  mutating func recallQuery(by step: Int) -> [Effect] {
    let place = (results.historyPlace ?? -1) + step
    guard place < queries.count, place >= -1 else { return [] }
    if results.historyPlace == nil { results.draft = results.query.text }
    results.historyPlace = place < 0 ? nil : place
    results.query.replace(with: place < 0 ? results.draft : queries[place])
    return searchAgain()
  }

  mutating func takeQuery(_ query: String) -> [Effect] {
    results.query.replace(with: query)
    return searchAgain()
  }
}
