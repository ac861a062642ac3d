extension EntityValue {
  /// The value in figures that are read back as exactly this value, such as `2026-12-04T19:30` or
  /// `2026-12-04/2026-12-07` with an exclusive end; nil for kinds that have no such form.
  public var plainForm: String? {
    func range(_ start: (some CustomStringConvertible)?, _ end: (some CustomStringConvertible)?) -> String {
      "\(start?.description ?? "")/\(end?.description ?? "")"
    }
    return switch self {
    case .date(let date): date.description
    case .time(let time): time.description
    case .dateTime(let moment, _): moment.description
    case .dateRange(let start, let end): range(start, end)
    case .timeRange(let start, let end): range(start, end)
    case .dateTimeRange(let start, let end, _): range(start, end)
    case .money(let amount, let currency): currency.map { "\(amount) \($0)" } ?? amount.description
    case .phone(let e164, let number): e164 ?? number
    default: nil
    }
  }
}
