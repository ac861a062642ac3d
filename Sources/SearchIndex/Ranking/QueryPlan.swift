import Specimens

/// What is really looked for: the terms of a query with every form that the drawer has of them.
struct QueryPlan {
  struct Variant {
    enum Kind: Equatable {
      case asTyped
      /// Another name of the same thing, in any language.
      case same
      case related
      /// What the specimen is, told by its words.
      case label
      case completion
      case repair
      /// A piece of a run that stands nowhere as a whole.
      case part
    }

    var kind: Kind
    var tokens: [String]
    var isPrefix = false
    /// How much of the term's weight it earns, 0 … 1.
    var factor: Double
    var documents: Int
    /// What a hit adds to the score.
    var gain = 0.0
    /// For "why".
    var text: String
  }

  struct Unit {
    var term: QueryTerm
    var variants: [Variant]
    /// Rarity × importance.
    var weight: Double
    var documents: Int
    /// For a unit of parts: the share of them that must be there.
    var partsNeeded = 0.0
    var isRequired = false
  }

  var units: [Unit]
  /// Each group must be met by one of its expressions.
  var filters: [String]
  var excluded: [[String]]

  var totalWeight: Double { units.reduce(0) { $0 + $1.weight } }
  /// What share of the weight must stand in a specimen, in whatever form. Of two words that say what is looked
  /// for one alone is mostly something else: a library card's renewal answers no "passport renewal". Where the
  /// other is far more common, the rarer one is enough.
  var presenceNeeded: Double {
    guard filters.isEmpty, !units.contains(where: \.isRequired) else { return 0 }
    return units.count(where: { $0.term.importance == 1 }) == 2 ? 2.0 / 3 : 0
  }

  var usable: [Int] { units.indices.filter { !units[$0].variants.isEmpty } }
}
