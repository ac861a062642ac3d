import Specimens

/// What the word at the cursor may become: the names that can stand after `in:`, `origin:`, `has:` and `saved:`.
struct QueryCompletion: Hashable {
  /// The names that begin so, as they are written in a query; never empty.
  var candidates: [String]
  /// The characters of the query that a candidate takes the place of: what stands after the colon.
  var range: Range<Int>

  /// Names of this drawer.
  struct Names {
    /// Collections made by hand.
    var collections: [String] = []
    /// Where specimens at hand came from.
    var origins: [String] = []
  }

  private static let fields = [
    "price", "date", "time", "code", "url", "email", "phone", "address", "place", "person", "organisation",
    "event", "wifi", "barcode", "image", "note", "suggestion",
  ]
  private static let days = ["today", "yesterday", "this week", "last week", "this month", "last month"]

  /// Nil where there is nothing to complete, or the name is complete already.
  init?(_ query: TextField, names: Names) {
    let before = Array(query.characters[..<query.cursor])
    guard let start = QueryCompletion.wordStart(before),
      let colon = before[start...].firstIndex(of: ":")
    else { return nil }
    let known: [String]
    switch String(before[start..<colon]).lowercased() {
    case "in", "collection":
      known =
        AutomaticCollection.allCases.filter { $0 != .none }.map(\.rawValue) + names.collections
    case "origin", "source": known = ["inferred", "tagged", "unknown"] + names.origins
    case "has": known = QueryCompletion.fields
    case "saved": known = QueryCompletion.days
    default: return nil
    }
    let typed = String(before[(colon + 1)...].filter { $0 != "\"" }).lowercased()
    let found = known.filter { $0.lowercased().hasPrefix(typed) && $0.lowercased() != typed }
    guard !found.isEmpty else { return nil }
    candidates = found.map { $0.contains(" ") ? "\"\($0)\"" : $0 }
    range = (colon + 1)..<query.cursor
  }

  /// Where the word begins that ends at the cursor; a quotation may hold blanks.
  private static func wordStart(_ before: [Character]) -> Int? {
    var (start, isQuoted) = (0, false)
    for (place, character) in before.enumerated() {
      if character == "\"" { isQuoted.toggle() }
      if character == " ", !isQuoted { start = place + 1 }
    }
    return start < before.count ? start : nil
  }
}

extension AppState {
  /// What Tab completes in the search, if anything.
  var completion: QueryCompletion? {
    guard screen == .results, results.isTyping, results.query.characters.contains(":") else { return nil }
    return QueryCompletion(results.query, names: queryNames)
  }

  private var queryNames: QueryCompletion.Names {
    var origins: [String] = []
    let cards = drawer.window.pages.values.flatMap { $0 } + results.rows.map(\.card)
    for card in cards {
      if let name = card.origin.name, !name.contains("\""), !origins.contains(name) { origins.append(name) }
    }
    return QueryCompletion.Names(
      collections: overview.manual.map(\.collection.name).filter { !$0.contains("\"") },
      origins: origins.sorted())
  }

  /// Puts the chosen name in, and a blank to go on.
  mutating func complete() -> [Effect] {
    guard let completion else { return [] }
    let place = min(results.completionPlace, completion.candidates.count - 1)
    results.query.replace(completion.range, with: completion.candidates[place] + " ")
    results.completionPlace = 0
    return searchAgain()
  }
}
