import Specimens

/// Files a specimen under an automatic collection and says which words decided.
struct CollectionRule: Sendable {
  let page: Page
  let classification: Classification

  func assignment() -> CollectionAssignment {
    let kind = classification.kind
    let fixed = DocumentProfile.of(kind).collection
    let topics = topicPoints()
    switch CollectionRule.freedom(of: kind) {
    case .fixed:
      return CollectionAssignment(fixed, reason: reason(classification.words, else: kind.rawValue))
    case .among(let allowed):
      if let best = best(of: topics, among: allowed, atLeast: 3) { return best }
      return CollectionAssignment(fixed, reason: reason(classification.words, else: kind.rawValue))
    case .open:
      if let best = best(of: topics, among: [.travel, .food, .shopping, .housing, .events], atLeast: 6) {
        return best
      }
      return CollectionAssignment(
        fixed, reason: reason(classification.words, else: "nothing that names a collection"))
    }
  }

  private enum Freedom { case fixed, among([AutomaticTopic]), open }

  /// How far the words of a page may move it away from the collection of its kind.
  private static func freedom(of kind: DocumentKind) -> Freedom {
    switch kind {
    case .receipt: .among([.food, .travel])
    case .searchResults: .among([.food, .events, .travel])
    case .coupon, .sale, .cart, .pickup, .countdown, .product: .among([.food])
    case .bill, .automaticPayment, .deadline, .accountNotice: .among([.housing])
    case .chat, .invitation, .poster: .among([.food, .travel, .housing])
    case .booking: .among([.travel, .food, .events, .housing])
    case .place, .map: .among([.food, .shopping, .travel, .events])
    case .post: .among([.food, .travel])
    case .unknown: .open
    default: .fixed
    }
  }

  private func topicPoints() -> [AutomaticTopic: (points: Int, words: [String])] {
    var found: [AutomaticTopic: (points: Int, words: [String])] = [:]
    var matches = Topics.lexicon.matches(in: page)
    if classification.kind == .bill { matches += Topics.supplies.matches(in: page) }
    for match in matches {
      let word = page.text(of: page.shadow.original(match.range))
      var entry = found[match.meaning.topic] ?? (0, [])
      guard !entry.words.contains(where: { $0.lowercased() == word.lowercased() }) else { continue }
      entry.points += match.meaning.points
      entry.words.append(word)
      found[match.meaning.topic] = entry
    }
    return found
  }

  private func best(
    of topics: [AutomaticTopic: (points: Int, words: [String])], among allowed: [AutomaticTopic], atLeast: Int
  ) -> CollectionAssignment? {
    // An invitation or a poster is an event unless food is what it is about.
    let own = DocumentProfile.of(classification.kind).collection
    let ownPoints = topics.first { $0.key.rawValue == own.rawValue }?.value.points ?? 0
    let ranked = allowed.compactMap { topic in topics[topic].map { (topic, $0.points, $0.words) } }
      .sorted { $0.1 > $1.1 }
    guard let first = ranked.first, first.1 >= atLeast, own == .none || first.1 > ownPoints,
      let collection = AutomaticCollection(rawValue: first.0.rawValue)
    else { return nil }
    return CollectionAssignment(collection, reason: reason(first.2, else: collection.rawValue))
  }

  private func reason(_ words: [String], else fallback: String) -> String {
    guard !words.isEmpty else { return fallback }
    return words.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
  }
}
