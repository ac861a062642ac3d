import Specimens

/// The names of fields and their meaning, where it says more than the words themselves.
enum FieldWords {
  static func name(_ field: Field) -> String {
    if case .code(_, let type) = field.effectiveValue, type != .other {
      return type == .oneTime ? "one-time code" : type.rawValue
    }
    return switch field.kind {
    case .date, .dateTime: "date"
    case .time: "time"
    case .dateRange, .dateTimeRange: "dates"
    case .timeRange: "times"
    case .duration: "duration"
    case .money: price(field.role)
    case .url: "link"
    case .email: "e-mail"
    case .phone: "phone"
    case .code: "code"
    case .address: "address"
    case .place: "place"
    case .person: "person"
    case .organisation: "company"
    case .event: "event"
    case .wifi: "Wi-Fi"
    case .barcode: "barcode"
    }
  }

  private static func price(_ role: AmountRole?) -> String {
    switch role {
    case nil: "price"
    case .tendered: "cash"
    case let role?: role.rawValue
    }
  }

  /// What it was understood as; empty where that is the words themselves.
  static func meaning(_ field: Field) -> String { meaning(field.effectiveValue) }

  static func meaning(_ value: EntityValue) -> String {
    switch value {
    case .date(let date): Dates.day(date)
    case .dateTime(let moment, let zone):
      "\(Dates.day(moment.date)), \(Dates.clock(moment.time))" + (zone.map { " (\($0))" } ?? "")
    case .time(let time): Dates.clock(time)
    case .dateRange(let start, let end):
      range(start.map(Dates.day), end.map { Dates.day($0.adding(days: -1)) })
    case .timeRange(let start, let end): range(start.map(Dates.clock), end.map(Dates.clock))
    case .dateTimeRange(let start?, let end?, _) where start.date == end.date:
      "\(Dates.day(start.date)), \(Dates.clock(start.time)) – \(Dates.clock(end.time))"
    case .dateTimeRange(let start, let end, _):
      range(
        start.map { "\(Dates.day($0.date)), \(Dates.clock($0.time))" },
        end.map { "\(Dates.day($0.date)), \(Dates.clock($0.time))" })
    case .money(let amount, let currency): "\(amount) \(currency ?? "")".trimmed
    case .moneyRange(let low, let high, let currency):
      range(low.map { "\($0)" }, high.map { "\($0)" }) + (currency.map { " \($0)" } ?? "")
    case .phone(let e164, _): e164 ?? ""
    case .barcode(_, let symbology): symbology
    default: ""
    }
  }

  private static func range(_ start: String?, _ end: String?) -> String {
    switch (start, end) {
    case (let start?, let end?): start == end ? start : "\(start) – \(end)"
    case (let start?, nil): "from \(start)"
    case (nil, let end?): "until \(end)"
    case (nil, nil): ""
    }
  }
}
