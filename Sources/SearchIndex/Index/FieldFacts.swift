import Specimens

/// What filters need to know of a field's value.
enum FieldFacts {
  /// A date range longer than this many days is indexed by its ends only.
  static let longestRange = 45

  /// The first and last day a value speaks of.
  static func days(of value: EntityValue) -> ClosedRange<Int>? {
    switch value {
    case .date(let date): date.dayNumber...date.dayNumber
    case .dateTime(let moment, _): moment.date.dayNumber...moment.date.dayNumber
    case .dateRange(let start, let end): range(start, end.map { $0.adding(days: -1) })
    case .dateTimeRange(let start, let end, _): range(start?.date, end?.adding(seconds: -1).date)
    default: nil
    }
  }

  /// Ends are exclusive, but a day of departure is still a day people look for.
  static func days(from start: LocalDateTime, to end: LocalDateTime?) -> ClosedRange<Int> {
    let first = start.date.dayNumber
    return first...max(first, end?.adding(seconds: -1).date.dayNumber ?? first)
  }

  /// False for words that leave the month to the reader.
  static func namesMonth(_ words: String) -> Bool {
    words.unicodeScalars.contains {
      $0 == "月" || $0 == "/" || $0 == "-" || $0 == "." || $0.properties.isAlphabetic && $0.value < 0x250
    }
  }

  private static func range(_ first: LocalDate?, _ last: LocalDate?) -> ClosedRange<Int>? {
    guard let low = first?.dayNumber ?? last?.dayNumber else { return nil }
    return low...max(low, last?.dayNumber ?? low)
  }

  static func amounts(of value: EntityValue) -> [IndexedAmount] {
    switch value {
    case .money(let amount, let currency):
      [IndexedAmount(amount: amount.doubleValue, currency: currency)]
    case .moneyRange(let low, let high, let currency):
      [low, high].compactMap { $0 }.map { IndexedAmount(amount: $0.doubleValue, currency: currency) }
    default: []
    }
  }

  /// The word of `has:` for a kind.
  static func queryName(of kind: EntityKind) -> String {
    switch kind {
    case .money: "price"
    case .date, .dateTime, .dateRange, .dateTimeRange: "date"
    case .time, .timeRange: "time"
    case .organisation: "organisation"
    default: kind.rawValue.lowercased()
    }
  }
}

/// Tells the languages of a text from its scripts alone.
enum Scripts {
  static func languages(of text: String) -> [Language] {
    var (latin, kana, han) = (0, 0, 0)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A: latin += 1
      case 0x3041...0x30FF, 0xFF66...0xFF9F: kana += 1
      case 0x4E00...0x9FFF: han += 1
      default: break
      }
    }
    var languages: [Language] = []
    let total = latin + kana + han
    if latin * 4 > total { languages.append(.english) }
    // Japanese has kana in nearly every sentence.
    if kana * 12 > kana + han, kana > 1 {
      languages.append(.japanese)
    } else if han * 4 > total {
      languages.append(.chinese)
    }
    return languages
  }
}
