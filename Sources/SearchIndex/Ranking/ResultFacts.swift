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
