import Extraction
import Specimens

/// Reads the user's own words as a value of a field's kind. Pure.
struct FieldParser: Sendable {
  private let extractor = Extractor()

  /// Nil when the words are no such value.
  func value(_ text: String, like old: EntityValue, reference: LocalDateTime) -> EntityValue? {
    let words = text.trimmed
    guard !words.isEmpty else { return nil }
    switch old {
    case .code(_, let type): return .code(words, type: type)
    case .address(_, let postalCode): return .address(lines: [words], postalCode: postalCode)
    case .place: return .place(words)
    case .person: return .person(words)
    case .organisation: return .organisation(words)
    case .event: return .event(words)
    case .wifi(_, let password, let security):
      return .wifi(network: words, password: password, security: security)
    case .barcode(_, let symbology): return .barcode(words, symbology: symbology)
    case .date, .time, .dateTime, .dateRange, .timeRange, .dateTimeRange, .duration, .money, .moneyRange,
      .url,
      .email, .phone:
      return parsed(words, like: old, reference: reference)
    }
  }

  private func parsed(_ words: String, like old: EntityValue, reference: LocalDateTime) -> EntityValue? {
    if let exact = exact(words, like: old) { return exact }
    let entities = extractor.entities(in: words, reference: reference)
    // A date may become a moment or a range and the other way round; a price stays a price.
    let wanted = entities.filter { old.kind.isTemporal ? $0.kind.isTemporal : $0.kind == old.kind }
    return wanted.max { $0.span.count < $1.span.count }?.value
  }

  /// The protocol's own forms, which need no reading.
  private func exact(_ words: String, like old: EntityValue) -> EntityValue? {
    switch old {
    case .date, .dateTime, .dateRange, .dateTimeRange:
      if let date = LocalDate(words) { return .date(date) }
      return LocalDateTime(words).map { .dateTime($0, timeZone: nil) }
    case .time, .timeRange: return LocalTime(words).map { .time($0) }
    case .money(_, let currency), .moneyRange(_, _, let currency):
      return Amount(words).map { .money(amount: $0, currency: currency) }
    default: return nil
    }
  }
}

extension String {
  /// Without white space at both ends.
  var trimmed: String {
    var scalars = Substring(self)
    while scalars.first?.isWhitespace == true { scalars.removeFirst() }
    while scalars.last?.isWhitespace == true { scalars.removeLast() }
    return String(scalars)
  }
}
