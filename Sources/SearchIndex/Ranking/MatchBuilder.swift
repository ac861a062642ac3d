/// Writes a plan as one FTS5 expression, so that rows which can't answer enough of the query are never scored.
///
/// Rows below the coverage threshold are no results, so a row must have one of the *essential* units: the rarest
/// ones, as few as leave the others together below the threshold. An essential unit that does not reach the
/// threshold alone must meet another one. FTS5 shows the rank function only phrases of a branch that holds for
/// the row; a last branch therefore joins the essential units with all the others.
struct MatchBuilder {
  private let plan: QueryPlan
  private(set) var phrases: [HitScorer.Phrase] = []
  /// Number of the next variant.
  private(set) var variants = 0
  private var numbers: [[(expression: String, factor: Double, gain: Double, variant: Int)]] = []

  init(_ plan: QueryPlan) {
    self.plan = plan
    for unit in plan.units.indices {
      numbers.append([])
      for (expression, factor, gain) in Self.expressions(plan.units[unit]) {
        numbers[unit].append((expression, factor, gain, variants))
        variants += 1
      }
    }
  }

  /// Nil when there is nothing to look for. `threshold` is a share of the plan's weight.
  mutating func expression(threshold: Double) -> String? {
    phrases.removeAll()
    let usable = plan.usable
    let required = usable.filter { plan.units[$0].isRequired }
    guard required.count == plan.units.count(where: \.isRequired) else { return nil }
    let optional = usable.filter { !plan.units[$0].isRequired }
    var parts: [String] = []
    if required.isEmpty {
      if let words = words(optional, threshold) { parts.append(words) }
    } else if optional.isEmpty {
      parts = all(required)
    } else {
      // Quoted words decide alone; the others only rank.
      let both = (all(required) + [group(optional)]).joined(separator: " AND ")
      parts.append("((\(both)) OR (\(all(required).joined(separator: " AND "))))")
    }
    if parts.isEmpty, !plan.units.isEmpty { return nil }
    parts += plan.filters.map { "(\($0))" }
    guard !parts.isEmpty else { return nil }
    let positive = parts.joined(separator: " AND ")
    guard !plan.excluded.isEmpty else { return positive }
    let negative = plan.excluded.map { MatchExpression.phrase($0) }.joined(separator: " OR ")
    return "(\(positive)) NOT (\(negative))"
  }

  private mutating func all(_ units: [Int]) -> [String] {
    var written: [String] = []
    for unit in units { written.append("(\(write(unit)))") }
    return written
  }

  private mutating func words(_ units: [Int], _ threshold: Double) -> String? {
    guard !units.isEmpty else { return nil }
    let needed = threshold * plan.totalWeight
    let rarestFirst = units.sorted { plan.units[$0].documents < plan.units[$1].documents }
    var rest = rarestFirst.reduce(0) { $0 + plan.units[$1].weight }
    guard rest >= needed * 0.999 else { return nil }
    var essential: [Int] = []
    for unit in rarestFirst where rest >= needed {
      essential.append(unit)
      rest -= plan.units[unit].weight
    }
    let others = rarestFirst.filter { !essential.contains($0) }
    var branches: [String] = []
    for unit in essential {
      if plan.units[unit].weight >= needed * 0.999 {
        branches.append(write(unit))
      } else {
        let partners = essential.filter { $0 != unit }
        guard !partners.isEmpty else { continue }
        branches.append("(\(group([unit])) AND \(group(partners)))")
      }
    }
    if !others.isEmpty { branches.append("(\(group(essential)) AND \(group(others)))") }
    return branches.isEmpty ? nil : "(" + branches.joined(separator: " OR ") + ")"
  }

  private mutating func group(_ units: [Int]) -> String {
    var written: [String] = []
    for unit in units { written.append(write(unit)) }
    return "(" + written.joined(separator: " OR ") + ")"
  }

  private mutating func write(_ unit: Int) -> String {
    var written: [String] = []
    for (expression, factor, gain, variant) in numbers[unit] {
      phrases.append(HitScorer.Phrase(unit: unit, variant: variant, factor: factor, gain: gain))
      written.append(expression)
    }
    return written.joined(separator: " OR ")
  }

  /// Single words that earn the same stand together as one phrase, which FTS5 reads as one list.
  private static func expressions(_ unit: QueryPlan.Unit) -> [(String, Double, Double)] {
    struct Worth: Hashable {
      var factor: Double
      var gain: Double
    }
    var singles: [Worth: [String]] = [:]
    var written: [(String, Double, Double)] = []
    for variant in unit.variants {
      if variant.tokens.count == 1, !variant.isPrefix, variant.kind != .part {
        singles[Worth(factor: variant.factor, gain: variant.gain), default: []].append(variant.tokens[0])
      } else {
        let phrase = MatchExpression.phrase(variant.tokens, isPrefix: variant.isPrefix)
        written.append((phrase, variant.factor, variant.gain))
      }
    }
    let joined = singles.map { (MatchExpression.any($0.value), $0.key.factor, $0.key.gain) }
    return joined.sorted { $0.2 > $1.2 } + written
  }
}
