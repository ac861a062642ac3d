import Specimens

/// Where the words of a plan stand in a text.
struct EvidenceFinder {
  struct Hit {
    var unit: Int
    var variant: Int
    var span: TextSpan
    /// Place among the text's words, to tell neighbours.
    var place: Int
  }

  private struct Pattern {
    var unit: Int
    var variant: Int
    /// Hashes of the tokens after the first.
    var rest: [UInt64]
  }

  private struct Prefix {
    var unit: Int
    var variant: Int
    var bytes: [UInt8]
    /// Scalars of it.
    var length: Int
  }

  /// By hash of the first token.
  private var patterns: [UInt64: [Pattern]] = [:]
  private var prefixes: [Prefix] = []
  private let analyzer: Analyzer

  init(_ plan: QueryPlan, analyzer: Analyzer) {
    self.analyzer = analyzer
    for (unit, planned) in plan.units.enumerated() {
      for (index, variant) in planned.variants.enumerated() where variant.kind != .label {
        guard let first = variant.tokens.first else { continue }
        if variant.isPrefix {
          prefixes.append(
            Prefix(unit: unit, variant: index, bytes: Array(first.utf8), length: first.unicodeScalars.count))
        } else {
          patterns[TokenHash.of(first.utf8), default: []].append(
            Pattern(
              unit: unit, variant: index, rest: variant.tokens.dropFirst().map { TokenHash.of($0.utf8) }))
        }
      }
    }
  }

  /// In the order of the text.
  func hits(in text: String) -> [Hit] {
    guard !text.isEmpty, !patterns.isEmpty || !prefixes.isEmpty else { return [] }
    let list = analyzer.tokens(of: text)
    let hashes = list.hashes
    var hits: [Hit] = []
    var place = 0
    for (i, token) in list.tokens.enumerated() {
      if !token.isColocated { place += 1 }
      if let candidates = patterns[hashes[i]] {
        for pattern in candidates {
          guard let last = list.end(of: pattern.rest, after: i, hashes) else { continue }
          hits.append(
            Hit(
              unit: pattern.unit, variant: pattern.variant,
              span: TextSpan(Int(token.from), Int(list.tokens[last].to)), place: place))
        }
      }
      for prefix in prefixes where list.slice(token).starts(with: prefix.bytes) {
        // Of a pair only the character that was asked for.
        let length = token.kind == .bigram ? prefix.length : Int(token.to - token.from)
        hits.append(
          Hit(
            unit: prefix.unit, variant: prefix.variant,
            span: TextSpan(Int(token.from), min(Int(token.from) + length, Int(token.to))), place: place))
      }
    }
    return hits
  }
}
