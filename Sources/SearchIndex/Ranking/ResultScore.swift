import Foundation
import Specimens

/// Tokens are stems and leave function words out, so quoted words are compared with the text itself.
enum ExactWords {
  static func stand(
    in body: IndexedBody, _ title: String, _ exact: [QueryTerm], _ analyzer: Analyzer
  ) -> Bool {
    guard !exact.isEmpty else { return true }
    let texts = [String(decoding: body.text, as: UTF8.self), body.headline ?? title].map {
      " " + analyzer.foldedWords(of: $0) + " "
    }
    return exact.allSatisfy { term in
      let isRun = term.folded.unicodeScalars.contains { $0.value > 0x2E7F }
      return texts.contains { $0.contains(isRun ? term.folded : " " + term.folded + " ") }
    }
  }
}

/// What the words' score becomes with all that is known of the specimen.
enum ResultScore {
  static func score(
    _ candidate: Candidate, _ row: RankedRow, _ facts: ResultFacts, _ parsed: ParsedQuery, _ plan: QueryPlan,
    now: LocalDateTime, openings: Int = 0
  ) -> Double {
    var score = plan.units.isEmpty ? 1 : candidate.score
    // The specimen in the language of the question is more likely the one that is meant.
    if parsed.languages.contains(where: { row.flags & $0.flag != 0 }) { score *= 1.1 }
    // What was opened often is what is mostly meant, but never instead of a better answer.
    if openings > 0 { score *= 1 + 0.02 * min(4, log2(1 + Double(openings))) }
    // Only a tie-break: measured, more does harm.
    let age = Double(max(0, now.seconds - row.saved)) / 86_400
    score *= 1 + 0.02 * exp(-age / 180)
    score *= 1 + 0.12 * neighbours(candidate.places, units: plan.units.count)
    if row.flags & Schema.flagCancelled != 0, !plan.asksForCancelled { score *= 0.7 }
    // The thing itself (a booking, a receipt, a menu) rather than talk about it.
    if row.flags & Schema.flagLabelled != 0 { score *= 1.1 }
    score *= facts.totalFactor
    score *= 1 + 0.3 * facts.dateStrength
    return score
  }

  /// 0 … 1: how many of the query's neighbouring terms stand near each other in the text as well.
  static func neighbours(_ places: [Candidate.Place], units: Int) -> Double {
    guard units > 1, !places.isEmpty else { return 0 }
    var near = 0.0
    for unit in 1..<units {
      var distance = Int32.max
      for first in places where first.unit == unit - 1 {
        for second in places where second.unit == unit {
          distance = min(distance, abs(second.place - first.place))
        }
      }
      near += distance <= 2 ? 1 : distance <= 6 ? 0.5 : 0
    }
    return near / Double(units - 1)
  }
}

extension QueryPlan {
  var asksForCancelled: Bool {
    let cancelled = FilterToken.label(.cancelled)
    return units.contains { $0.variants.contains { $0.tokens == [cancelled] } }
  }
}
