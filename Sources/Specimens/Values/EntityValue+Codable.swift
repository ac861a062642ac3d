/// The JSON forms of the protocols: `{"date":…}`, `{"start":…,"end":…}`, `{"amount":…,"currency":…}` and so on.
///
/// The forms of some kinds share keys (`start`, `end`), so a value is decoded with the kind at hand.
extension EntityValue {
  private enum Key: String, CodingKey {
    case date, time, dateTime, timeZone, start, end, iso, amount, min, max, currency
    case url, email, e164, number, code, codeType, lines, postalCode, name, network, password, security
    case barcode, symbology
  }

  public func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    switch self {
    case .date(let date): try c.encode(date, forKey: .date)
    case .time(let time): try c.encode(time, forKey: .time)
    case .dateTime(let moment, let zone):
      try c.encode(moment, forKey: .dateTime)
      try c.encodeIfPresent(zone, forKey: .timeZone)
    case .dateRange(let start, let end):
      try c.encodeIfPresent(start, forKey: .start)
      try c.encodeIfPresent(end, forKey: .end)
    case .timeRange(let start, let end):
      try c.encodeIfPresent(start, forKey: .start)
      try c.encodeIfPresent(end, forKey: .end)
    case .dateTimeRange(let start, let end, let zone):
      try c.encodeIfPresent(start, forKey: .start)
      try c.encodeIfPresent(end, forKey: .end)
      try c.encodeIfPresent(zone, forKey: .timeZone)
    case .duration(let iso): try c.encode(iso, forKey: .iso)
    case .money(let amount, let currency):
      try c.encode(amount, forKey: .amount)
      try c.encodeIfPresent(currency, forKey: .currency)
    case .moneyRange(let low, let high, let currency):
      try c.encodeIfPresent(low, forKey: .min)
      try c.encodeIfPresent(high, forKey: .max)
      try c.encodeIfPresent(currency, forKey: .currency)
    case .url(let url): try c.encode(url, forKey: .url)
    case .email(let email): try c.encode(email, forKey: .email)
    case .phone(let e164, let number):
      try c.encodeIfPresent(e164, forKey: .e164)
      try c.encode(number, forKey: .number)
    case .code(let code, let type):
      try c.encode(code, forKey: .code)
      try c.encode(type, forKey: .codeType)
    case .address(let lines, let postalCode):
      try c.encode(lines, forKey: .lines)
      try c.encodeIfPresent(postalCode, forKey: .postalCode)
    case .place(let name), .person(let name), .organisation(let name), .event(let name):
      try c.encode(name, forKey: .name)
    case .wifi(let network, let password, let security):
      try c.encode(network, forKey: .network)
      try c.encodeIfPresent(password, forKey: .password)
      try c.encodeIfPresent(security, forKey: .security)
    case .barcode(let value, let symbology):
      try c.encode(value, forKey: .barcode)
      try c.encode(symbology, forKey: .symbology)
    }
  }

  /// Decodes the value of an entity of the given kind.
  public init(kind: EntityKind, from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: Key.self)
    switch kind {
    case .date: self = .date(try c.decode(LocalDate.self, forKey: .date))
    case .time: self = .time(try c.decode(LocalTime.self, forKey: .time))
    case .dateTime:
      self = .dateTime(
        try c.decode(LocalDateTime.self, forKey: .dateTime),
        timeZone: try c.decodeIfPresent(String.self, forKey: .timeZone))
    case .dateRange:
      self = .dateRange(
        start: try c.decodeIfPresent(LocalDate.self, forKey: .start),
        end: try c.decodeIfPresent(LocalDate.self, forKey: .end))
    case .timeRange:
      self = .timeRange(
        start: try c.decodeIfPresent(LocalTime.self, forKey: .start),
        end: try c.decodeIfPresent(LocalTime.self, forKey: .end))
    case .dateTimeRange:
      self = .dateTimeRange(
        start: try c.decodeIfPresent(LocalDateTime.self, forKey: .start),
        end: try c.decodeIfPresent(LocalDateTime.self, forKey: .end),
        timeZone: try c.decodeIfPresent(String.self, forKey: .timeZone))
    case .duration: self = .duration(iso: try c.decode(String.self, forKey: .iso))
    case .money:
      let currency = try c.decodeIfPresent(String.self, forKey: .currency)
      if let amount = try c.decodeIfPresent(Amount.self, forKey: .amount) {
        self = .money(amount: amount, currency: currency)
      } else {
        self = .moneyRange(
          min: try c.decodeIfPresent(Amount.self, forKey: .min),
          max: try c.decodeIfPresent(Amount.self, forKey: .max), currency: currency)
      }
    case .url: self = .url(try c.decode(String.self, forKey: .url))
    case .email: self = .email(try c.decode(String.self, forKey: .email))
    case .phone:
      self = .phone(
        e164: try c.decodeIfPresent(String.self, forKey: .e164),
        number: try c.decode(String.self, forKey: .number))
    case .code:
      self = .code(
        try c.decode(String.self, forKey: .code),
        type: try c.decodeIfPresent(CodeType.self, forKey: .codeType) ?? .other)
    case .address:
      self = .address(
        lines: try c.decode([String].self, forKey: .lines),
        postalCode: try c.decodeIfPresent(String.self, forKey: .postalCode))
    case .place: self = .place(try c.decode(String.self, forKey: .name))
    case .person: self = .person(try c.decode(String.self, forKey: .name))
    case .organisation: self = .organisation(try c.decode(String.self, forKey: .name))
    case .event: self = .event(try c.decode(String.self, forKey: .name))
    case .wifi:
      self = .wifi(
        network: try c.decode(String.self, forKey: .network),
        password: try c.decodeIfPresent(String.self, forKey: .password),
        security: try c.decodeIfPresent(String.self, forKey: .security))
    case .barcode:
      self = .barcode(
        try c.decode(String.self, forKey: .barcode), symbology: try c.decode(String.self, forKey: .symbology))
    }
  }

  public var kind: EntityKind {
    switch self {
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    case .dateRange: .dateRange
    case .timeRange: .timeRange
    case .dateTimeRange: .dateTimeRange
    case .duration: .duration
    case .money, .moneyRange: .money
    case .url: .url
    case .email: .email
    case .phone: .phone
    case .code: .code
    case .address: .address
    case .place: .place
    case .person: .person
    case .organisation: .organisation
    case .event: .event
    case .wifi: .wifi
    case .barcode: .barcode
    }
  }
}

/// Lets a value stand in an array or after its kind in a hand-written codec.
struct KindedValue: Codable {
  var value: EntityValue

  private enum Key: String, CodingKey { case kind, value }

  init(_ value: EntityValue) { self.value = value }

  init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: Key.self)
    let kind = try c.decode(EntityKind.self, forKey: .kind)
    value = try EntityValue(kind: kind, from: c.superDecoder(forKey: .value))
  }

  func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    try c.encode(value.kind, forKey: .kind)
    try value.encode(to: c.superEncoder(forKey: .value))
  }
}
