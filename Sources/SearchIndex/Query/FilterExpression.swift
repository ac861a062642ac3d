import Specimens

/// Writes conditions as expressions over filter tokens.
enum FilterExpression {
  /// One expression a condition; all must hold.
  static func expressions(_ conditions: [Condition], now: LocalDate) -> [String] {
    conditions.map { condition in
      switch condition {
      case .saved(let range): saved(DayRanges(range), now).joined(separator: " OR ")
      case .savedAny(let ranges): saved(ranges, now).joined(separator: " OR ")
      case .mentioned(let ranges): mentioned(ranges, now).joined(separator: " OR ")
      case .dated(let ranges): (mentioned(ranges, now) + saved(ranges, now)).joined(separator: " OR ")
      case .amount(let range): amounts(range)
      case .tokens(let tokens, let isPrefix):
        isPrefix
          ? tokens.map { MatchExpression.phrase([$0], isPrefix: true) }.joined(separator: " OR ")
          : MatchExpression.any(tokens)
      }
    }
  }

  private static func saved(_ ranges: DayRanges, _ now: LocalDate) -> [String] {
    parts(ranges, now, FilterToken.saved, FilterToken.savedPrefix)
  }

  private static func mentioned(_ ranges: DayRanges, _ now: LocalDate) -> [String] {
    parts(ranges, now, FilterToken.mentioned, FilterToken.mentionedPrefix)
  }

  private static func parts(
    _ ranges: DayRanges, _ now: LocalDate, _ day: (LocalDate) -> String, _ prefix: (Int, Int?) -> String
  ) -> [String] {
    var days: [String] = []
    var prefixes: [String] = []
    for range in ranges.ranges {
      let tokens = range.tokens(day: day, prefix: prefix, now: now)
      days += tokens.days
      prefixes += tokens.prefixes
    }
    return (days.isEmpty ? [] : [MatchExpression.any(days)])
      + prefixes.map { MatchExpression.phrase([$0], isPrefix: true) }
  }

  /// The steps that the range touches; the exact amounts are compared afterwards.
  private static func amounts(_ range: AmountRange) -> String {
    let first = FilterToken.amountStep(max(0, range.low ?? 0))
    let last = range.high.map { FilterToken.amountStep(max(0, $0)) } ?? FilterToken.lastAmountStep
    let steps = first...max(first, min(last, FilterToken.lastAmountStep))
    let currencies = range.currencies.isEmpty ? ["*"] : range.currencies
    return MatchExpression.any(
      currencies.flatMap { currency in steps.map { FilterToken.amount(step: $0, currency: currency) } })
  }
}
