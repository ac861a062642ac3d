import Foundation
import Specimens

/// Facts of a specimen as tokens of the index, so that a condition of a query costs a look at a posting list
/// instead of a look at every row. Text can't produce them: `@` never stands in a word.
enum FilterToken {
  static func collection(_ name: String) -> String { "@in:\(name)" }
  static func label(_ label: DocumentLabel) -> String { "@l:\(label.rawValue)" }
  static func has(_ what: String) -> String { "@has:\(what)" }

  static func originKind(_ kind: String) -> String { "@o:\(kind)" }
  /// `name` is folded and without blanks.
  static func originName(_ name: String) -> String { "@on:\(name)" }

  /// Days are eight digits, so that a month or a year is a prefix.
  static func saved(_ date: LocalDate) -> String { "@s:" + digits(date) }
  static func mentioned(_ date: LocalDate) -> String { "@d:" + digits(date) }
  static func savedPrefix(year: Int, month: Int?) -> String { "@s:" + digits(year: year, month: month) }
  static func mentionedPrefix(year: Int, month: Int?) -> String { "@d:" + digits(year: year, month: month) }

  private static func digits(_ date: LocalDate) -> String {
    digits(year: date.year, month: date.month) + (date.day < 10 ? "0" : "") + String(date.day)
  }

  private static func digits(year: Int, month: Int?) -> String {
    let whole = String(10_000 + year).dropFirst()
    guard let month else { return String(whole) }
    return whole + (month < 10 ? "0" : "") + String(month)
  }

  /// An amount's step on a logarithmic scale; the exact amount is compared afterwards.
  static func amountStep(_ amount: Double) -> Int {
    amount < 1 ? 0 : Int((log(amount) * 4).rounded(.down)) + 1
  }

  static let lastAmountStep = 96

  /// `currency` is an ISO code, or `*` for any.
  static func amount(step: Int, currency: String) -> String { "@p:\(currency):\(step)" }
}
