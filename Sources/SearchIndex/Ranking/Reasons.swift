import Specimens

/// Why a specimen was found, in a few words.
enum Reasons {
  static func list(
    _ plan: QueryPlan, _ parsed: ParsedQuery, hits: [EvidenceFinder.Hit], headline: [EvidenceFinder.Hit],
    _ candidate: Candidate, _ body: IndexedBody
  ) -> [String] {
    var reasons: [String] = []
    if !headline.isEmpty { reasons.append("title or note") }
    for (index, unit) in plan.units.enumerated() where candidate.units & 1 << UInt64(index) != 0 {
      var first: Int?
      var isAsTyped = false
      for hit in hits + headline where hit.unit == index {
        isAsTyped = isAsTyped || unit.variants[hit.variant].kind == .asTyped
        first = min(first ?? hit.variant, hit.variant)
      }
      if isAsTyped { continue }
      if let variant = first.map({ unit.variants[$0] }) {
        switch variant.kind {
        case .same, .related: reasons.append("\(unit.term.text) = \(variant.text)")
        case .completion: reasons.append("\(unit.term.text)… = \(variant.text)")
        case .repair: reasons.append("\(unit.term.text) read as \(variant.text)")
        case .part: reasons.append("part of \(unit.term.text)")
        case .asTyped, .label: break
        }
      } else if let label = unit.variants.first(where: { variant in
        variant.kind == .label && body.hasLabel(variant.tokens[0])
      }) {
        reasons.append("it is a \(label.text)")
      }
    }
    reasons += parsed.chips.filter { $0.kind != .excluded && $0.kind != .exact }.map(\.label)
    var seen: Set<String> = []
    return reasons.filter { seen.insert($0).inserted }
  }
}
