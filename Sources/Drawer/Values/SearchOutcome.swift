import Specimens

/// The answer to a search, as the Results screen shows it.
public struct SearchOutcome: Sendable, Hashable {
  public var query: String
  public var results: [ResultCard]
  /// Near misses, shown apart; never an answer.
  public var weaker: [ResultCard]
  /// How the query was read: each can be removed by the user.
  public var chips: [Chip]
  /// The words that were looked for, for "nothing found".
  public var triedWords: [String]
  public var milliseconds: Double
  /// The host of the assist that put the first results into this order.
  public var orderedBy: String?

  public struct Chip: Sendable, Hashable {
    /// What the chip says, such as `saved last week` or `over ¥10,000`.
    public var label: String
    /// The part of the query it was read from, so that removing the chip removes these words.
    public var source: TextSpan

    public init(label: String, source: TextSpan) {
      self.label = label
      self.source = source
    }
  }

  public init(
    query: String = "", results: [ResultCard] = [], weaker: [ResultCard] = [], chips: [Chip] = [],
    triedWords: [String] = [], milliseconds: Double = 0
  ) {
    self.query = query
    self.results = results
    self.weaker = weaker
    self.chips = chips
    self.triedWords = triedWords
    self.milliseconds = milliseconds
  }
}

/// One source-backed answer: always with the place on the screenshot that proves it.
public struct ResultCard: Sendable, Hashable, Identifiable {
  public var card: Card
  public var snippet: String
  /// Matched stretches of `snippet`.
  public var highlights: [TextSpan]
  /// Where the match stands on the picture; empty when it matched by title, note or label only.
  public var boxes: [Box]
  /// Fields that matched, as text.
  public var matchedFields: [String]
  /// Short reasons: `title`, `date 4 Dec`, `synonym ラーメン`.
  public var why: [String]
  public var score: Double
  /// 0 … 1.
  public var confidence: Double
  public var isWeak: Bool

  public var id: SpecimenID { card.id }

  public init(
    card: Card, snippet: String, highlights: [TextSpan], boxes: [Box], matchedFields: [String], why: [String],
    score: Double, confidence: Double, isWeak: Bool
  ) {
    self.card = card
    self.snippet = snippet
    self.highlights = highlights
    self.boxes = boxes
    self.matchedFields = matchedFields
    self.why = why
    self.score = score
    self.confidence = confidence
    self.isWeak = isWeak
  }
}
