import Specimens

/// The answer to a query: what was found, and how the query was read.
public struct SearchAnswer: Sendable, Hashable {
  /// Best first; empty when nothing in the drawer answers.
  public var results: [SearchResult]
  /// Near misses, to be shown apart. Looked for only when there are no results.
  public var weaker: [SearchResult]
  public var chips: [QueryChip]
  /// The words that were looked for.
  public var triedWords: [String]
  public var milliseconds: Double

  public init(
    results: [SearchResult] = [], weaker: [SearchResult] = [], chips: [QueryChip] = [],
    triedWords: [String] = [], milliseconds: Double = 0
  ) {
    self.results = results
    self.weaker = weaker
    self.chips = chips
    self.triedWords = triedWords
    self.milliseconds = milliseconds
  }
}

public struct SearchResult: Sendable, Hashable, Identifiable {
  public var card: IndexCard
  public var score: Double
  /// 0 … 1: how much of the query the specimen answers, rare words counting more.
  public var confidence: Double
  public var isWeak: Bool
  /// One or two lines of the specimen's text around the match.
  public var snippet: String
  /// Matched stretches of `snippet`.
  public var highlights: [TextSpan]
  /// Matched stretches of the specimen's own text; empty when it matched by title, note or label only.
  public var matches: [TextSpan]
  /// Where these stand on the picture; empty for what came as text.
  public var boxes: [Box]
  /// The text of the fields that matched.
  public var matchedFields: [String]
  /// Short reasons: `title`, `date 3 Dec 2026`, `ramen = ラーメン`.
  public var why: [String]

  public var id: SpecimenID { card.id }
}

/// A part of the query that was understood as a condition. Removing the chip removes these words.
public struct QueryChip: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable {
    case saved, date, amount, collection, origin, has, excluded, exact
  }

  public var kind: Kind
  /// Such as `saved last week`, `over $50`, `not kyoto`.
  public var label: String
  /// The part of the query it was read from.
  public var source: TextSpan

  public init(_ kind: Kind, label: String, source: TextSpan) {
    self.kind = kind
    self.label = label
    self.source = source
  }
}
