import Specimens

/// The fields that meet a query's conditions. Nil when a condition is not met exactly.
struct ResultFacts {
  private(set) var spans: [TextSpan] = []
  /// How plainly the text speaks of an asked day: 1 where it names the day, less where the day lies in a
  /// longer stretch or was told from a bare number; 0 when only the day of saving fits.
  private(set) var dateStrength = 0.0
  /// Below 1 where the largest amount, which is mostly the total, is not in the asked range; most where both
  /// ends of it were named, as then a price and no limit was meant.
  private(set) var totalFactor = 1.0

  init() {}

  /// `flags` are those of the specimen's row.
  init?(_ fields: [IndexedField], flags: Int, _ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .amount(let range):
        let met = fields.filter { $0.amounts.contains(where: range.contains) }
        guard !met.isEmpty else { return nil }
        spans += met.map(\.span)
        let largest = fields.flatMap(\.amounts).max { $0.amount < $1.amount }
        // "Under $100" asks for the price of the thing, not for a fee beside it; a menu has many prices.
        if range.low == nil, let largest, flags & Schema.flagMenu == 0,
          !met.flatMap(\.amounts).contains(where: {
            range.contains($0) && $0.amount >= largest.amount * 0.4
          })
        {
          return nil
        }
        if let largest, !range.contains(largest) {
          totalFactor = min(totalFactor, range.low != nil && range.high != nil ? 0.5 : 0.7)
        }
      case .mentioned(let ranges), .dated(let ranges):
        for field in fields where field.days.map(ranges.touches) ?? false {
          spans.append(field.span)
          dateStrength = max(dateStrength, Self.strength(of: field))
        }
      case .saved, .savedAny, .tokens: break
      }
    }
    spans = spans.filter { $0.count > 0 }
  }

  private static func strength(of field: IndexedField) -> Double {
    switch field.days?.count ?? 0 {
    case ...1: field.namesMonth ? 1 : 0.3
    case ...10: 0.6
    default: 0.1
    }
  }
}

extension DayRanges {
  /// True when some of the days lie in one of the ranges.
  fileprivate func touches(_ days: ClosedRange<Int>) -> Bool {
    ranges.contains { range in
      (range.first.map { $0.dayNumber <= days.upperBound } ?? true)
        && (range.last.map { $0.dayNumber >= days.lowerBound } ?? true)
    }
  }
}
