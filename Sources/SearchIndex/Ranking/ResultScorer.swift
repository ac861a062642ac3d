import Foundation
import Specimens

/// The fields that meet a query's conditions. Nil when a condition is not met exactly.
struct ResultFacts {
  private(set) var spans: [TextSpan] = []
  /// A date field lies in the asked days (and not only the day of saving).
  private(set) var mentionsDate = false
  /// The largest amount, which is mostly the total, is in the asked range.
  private(set) var totalIsInRange = true

  init?(_ body: IndexedBody, _ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .amount(let range):
        let fields = body.fields.filter { $0.amounts.contains(where: range.contains) }
        guard !fields.isEmpty else { return nil }
        spans += fields.map(\.span)
        let largest = body.fields.flatMap(\.amounts).max { $0.amount < $1.amount }
        totalIsInRange = totalIsInRange && largest.map(range.contains) ?? true
      case .mentioned(let ranges), .dated(let ranges):
        let fields = body.fields.filter { field in
          field.days.map { days in
            ranges.ranges.contains { range in
              (range.first.map { $0.dayNumber <= days.upperBound } ?? true)
                && (range.last.map { $0.dayNumber >= days.lowerBound } ?? true)
            }
          } ?? false
        }
        mentionsDate = mentionsDate || !fields.isEmpty
        spans += fields.map(\.span)
      case .saved, .savedAny, .tokens: break
      }
    }
    spans = spans.filter { $0.count > 0 }
  }
}

/// The final score of one candidate.
struct ResultScorer {
  let parsed: ParsedQuery
  let plan: QueryPlan
  let now: LocalDateTime
  let candidate: Candidate
  let card: IndexCard
  let body: IndexedBody
  private(set) var value = 0.0

  init(
    parsed: ParsedQuery, plan: QueryPlan, now: LocalDateTime, candidate: Candidate, card: IndexCard,
    body: IndexedBody
  ) {
    self.parsed = parsed
    self.plan = plan
    self.now = now
    self.candidate = candidate
    self.card = card
    self.body = body
  }

  /// How sure the answer is: the share of the query it has.
  var confidence: Double { min(1, candidate.coverage) }

  /// Tokens are stems and leave function words out, so quoted words are compared with the text itself.
  func hasExactWords(_ analyzer: Analyzer) -> Bool {
    let exact = parsed.terms.filter { $0.kind == .exact }
    guard !exact.isEmpty else { return true }
    let texts = [body.text, body.headline].map { " " + analyzer.foldedWords(of: $0) + " " }
    return exact.allSatisfy { term in
      let isRun = term.folded.unicodeScalars.contains { $0.value > 0x2E7F }
      return texts.contains { $0.contains(isRun ? term.folded : " " + term.folded + " ") }
    }
  }

  mutating func score(hits: [EvidenceFinder.Hit], facts: ResultFacts) {
    value = plan.units.isEmpty ? 1 : candidate.score
    value *= 1 + 0.12 * neighbours(hits)
    // People find the specimen that speaks their language more likely meant.
    if !parsed.languages.isEmpty, parsed.languages.contains(where: card.languages.contains) { value *= 1.1 }
    if body.labels.contains("@l:cancelled"), !asks(for: .cancelled) { value *= 0.8 }
    if !facts.totalIsInRange { value *= 0.7 }
    if facts.mentionsDate { value *= 1.3 }
    // Only a tie-break: measured, more does harm.
    let age = Double(max(0, card.saved.moment.seconds(until: now))) / 86_400
    value *= 1 + 0.02 * exp(-age / 180)
  }

  private func asks(for label: DocumentLabel) -> Bool {
    plan.units.contains { $0.variants.contains { $0.tokens == [FilterToken.label(label)] } }
  }

  /// 0 … 1: how many of the query's neighbouring terms stand near each other in the text as well.
  private func neighbours(_ hits: [EvidenceFinder.Hit]) -> Double {
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

/// Why a specimen was found, in a few words.
enum Reasons {
  static func list(
    _ plan: QueryPlan, _ parsed: ParsedQuery, hits: [EvidenceFinder.Hit], headline: [EvidenceFinder.Hit],
    _ candidate: Candidate, _ body: IndexedBody
  ) -> [String] {
    var reasons: [String] = []
    if !headline.isEmpty { reasons.append("title or note") }
    for (index, unit) in plan.units.enumerated() where candidate.units & 1 << UInt64(index) != 0 {
      let found = Set((hits + headline).filter { $0.unit == index }.map(\.variant))
      if found.contains(where: { unit.variants[$0].kind == .asTyped }) { continue }
      if let variant = found.sorted().first.map({ unit.variants[$0] }) {
        switch variant.kind {
        case .same, .related: reasons.append("\(unit.term.text) = \(variant.text)")
        case .completion: reasons.append("\(unit.term.text)… = \(variant.text)")
        case .repair: reasons.append("\(unit.term.text) read as \(variant.text)")
        case .part: reasons.append("part of \(unit.term.text)")
        case .asTyped, .label: break
        }
      } else if let label = unit.variants.first(where: { variant in
        variant.kind == .label && body.labels.contains { $0 == variant.tokens[0] }
      }) {
        reasons.append("it is a \(label.text)")
      }
    }
    reasons += parsed.chips.filter { $0.kind != .excluded && $0.kind != .exact }.map(\.label)
    var seen: Set<String> = []
    return reasons.filter { seen.insert($0).inserted }
  }
}
