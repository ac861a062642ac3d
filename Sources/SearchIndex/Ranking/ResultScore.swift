import Foundation
import Specimens

/// Tokens are stems and leave function words out, so quoted words are compared with the text itself.
enum ExactWords {
  static func stand(in body: IndexedBody, _ parsed: ParsedQuery, _ analyzer: Analyzer) -> Bool {
    let exact = parsed.terms.filter { $0.kind == .exact }
    guard !exact.isEmpty else { return true }
    let texts = [body.text, body.headline].map { " " + analyzer.foldedWords(of: $0) + " " }
    return exact.allSatisfy { term in
      let isRun = term.folded.unicodeScalars.contains { $0.value > 0x2E7F }
      return texts.contains { $0.contains(isRun ? term.folded : " " + term.folded + " ") }
    }
  }
}

/// What the words' score becomes with all that is known of the specimen.
enum ResultScore {
  /// From the card alone.
  static func first(
    _ candidate: Candidate, _ card: IndexCard, _ parsed: ParsedQuery, _ plan: QueryPlan, now: LocalDateTime,
    openings: Int = 0
  ) -> Double {
    var score = plan.units.isEmpty ? 1 : candidate.score
    // The specimen in the language of the question is more likely the one that is meant.
    if !parsed.languages.isEmpty, parsed.languages.contains(where: card.languages.contains) { score *= 1.1 }
    // What was opened often is what is mostly meant, but never instead of a better answer.
    score *= 1 + 0.02 * min(4, log2(1 + Double(openings)))
    // Only a tie-break: measured, more does harm.
    let age = Double(max(0, card.saved.moment.seconds(until: now))) / 86_400
    return score * (1 + 0.02 * exp(-age / 180))
  }

  /// With the text at hand.
  static func final(
    _ score: Double, hits: [EvidenceFinder.Hit], facts: ResultFacts, _ body: IndexedBody, _ plan: QueryPlan
  ) -> Double {
    var score = score * (1 + 0.12 * neighbours(hits, plan))
    let cancelled = FilterToken.label(.cancelled)
    if body.labels.contains(Substring(cancelled)),
      !plan.units.contains(where: { $0.variants.contains { $0.tokens == [cancelled] } })
    {
      score *= 0.7
    }
    // The thing itself (a booking, a receipt, a menu) rather than talk about it.
    if body.labels.contains(where: { $0.hasPrefix("@l:") }) { score *= 1.1 }
    if !facts.totalIsInRange { score *= 0.7 }
    score *= 1 + 0.3 * facts.dateStrength
    return score
  }

  /// 0 … 1: how many of the query's neighbouring terms stand near each other in the text as well.
  private static func neighbours(_ hits: [EvidenceFinder.Hit], _ plan: QueryPlan) -> Double {
    guard plan.units.count > 1 else { return 0 }
    var places: [Int: [Int]] = [:]
    for hit in hits { places[hit.unit, default: []].append(hit.place) }
    var near = 0.0
    for unit in 1..<plan.units.count {
      guard let first = places[unit - 1], let second = places[unit] else { continue }
      let distance = second.map { b in first.map { abs(b - $0) }.min() ?? 99 }.min() ?? 99
      near += distance <= 2 ? 1 : distance <= 6 ? 0.5 : 0
    }
    return near / Double(plan.units.count - 1)
  }
}
