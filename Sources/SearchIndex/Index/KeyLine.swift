import Specimens

/// The one line under a card's title: the suggested moment, else a price (the total, where there is one), else a date, else a code.
enum KeyLine {
  static func line(for specimen: Specimen) -> String {
    if let suggestion = specimen.decision.suggestion {
      return suggestion.isAllDay ? day(suggestion.start.date) : moment(suggestion.start)
    }
    let fields = specimen.fields
    let price = specimen.headlinePrice
    let dated = fields.first { FieldFacts.days(of: $0.effectiveValue) != nil }
    let parts = [dated.flatMap { text(of: $0.effectiveValue) }, price.map { oneLine($0.effectiveText) }]
      .compactMap { $0 }
    if !parts.isEmpty { return parts.joined(separator: " · ") }
    let telling: [EntityKind] = [.code, .address, .place, .phone, .url]
    for kind in telling {
      if let field = fields.first(where: { $0.kind == kind }) { return oneLine(field.effectiveText) }
    }
    return ""
  }

  private static func text(of value: EntityValue) -> String? {
    switch value {
    case .dateTime(let at, _): moment(at)
    case .date(let date): day(date)
    case .dateRange(let start?, _): day(start)
    case .dateTimeRange(let start?, _, _): moment(start)
    default: nil
    }
  }

  static func moment(_ moment: LocalDateTime) -> String {
    let time = LocalTime(hour: moment.time.hour, minute: moment.time.minute) ?? moment.time
    return "\(day(moment.date)) \(time)"
  }

  static func day(_ date: LocalDate) -> String {
    "\(weekdays[date.weekday.rawValue - 1]) \(date.day) \(months[date.month - 1])"
  }

  static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
