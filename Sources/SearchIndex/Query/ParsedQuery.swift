import Specimens

/// A query as it was understood, before the drawer is asked.
public struct ParsedQuery: Sendable, Hashable {
  /// What became a condition, in the order of the query.
  public var chips: [QueryChip] = []
  /// The words that are searched, as typed.
  public var words: [String] { terms.map(\.text) }

  var terms: [QueryTerm] = []
  var conditions: [Condition] = []
  /// Phrases that must not stand in the specimen.
  var excluded: [[[String]]] = []
  /// The languages of the query's script; empty when it has no letters.
  var languages: [Language] = []
}

/// One word (or code, or quoted phrase) of a query.
struct QueryTerm: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// Letters; may be completed and repaired.
    case word
    /// Has digits; may be completed.
    case code
    /// A run without spaces; may be taken apart.
    case run
    /// Quoted: exactly this, and required.
    case exact
  }

  var text: String
  var kind: Kind
  /// Other phrases that mean the very same: the joined form of a code, its pieces.
  var phrases: [[String]]
  var span: TextSpan
  /// Counts little: names a specimen rather than what is on it.
  var isGeneric = false
  /// The user may still be typing it.
  var isUnfinished = false
  /// The first letter of a word that follows others: far too little to be found by or to rule anything out.
  var isBarelyBegun = false
  /// Folded letters, before stemming.
  var folded = ""

  /// Asks for a detail of the thing that the other words name.
  var isAsked: Bool { StopWords.asked.contains(folded) }

  /// 0 … 1: how much it says of what is looked for.
  var importance: Double { isBarelyBegun ? 0.05 : isGeneric ? 0.3 : isAsked ? 0.35 : 1 }
}
