/// What kind of thing a piece of text names. The raw value is the protocol's `kind`.
public enum EntityKind: String, Sendable, Hashable, Codable, CaseIterable {
  case date, time, dateTime
  case dateRange, timeRange, dateTimeRange
  case duration
  case money
  case url, email, phone
  case code
  case address, place, person, organisation, event
  case wifi
  case barcode

  public var isTemporal: Bool {
    switch self {
    case .date, .time, .dateTime, .dateRange, .timeRange, .dateTimeRange, .duration: true
    default: false
    }
  }
}
