/// The typed meaning of a piece of text.
public enum EntityValue: Sendable, Hashable {
  case date(LocalDate)
  case time(LocalTime)
  /// `timeZone` is set only when the text states one: an IANA name or an offset such as `+09:00`.
  case dateTime(LocalDateTime, timeZone: String?)
  /// Ends are exclusive; an open side is nil.
  case dateRange(start: LocalDate?, end: LocalDate?)
  case timeRange(start: LocalTime?, end: LocalTime?)
  case dateTimeRange(start: LocalDateTime?, end: LocalDateTime?, timeZone: String?)
  /// ISO 8601, such as `PT2H` or `P3D`.
  case duration(iso: String)
  /// `currency` is an ISO 4217 code; nil when the text does not say.
  case money(amount: Amount, currency: String?)
  case moneyRange(min: Amount?, max: Amount?, currency: String?)
  case url(String)
  case email(String)
  /// `e164` when the number could be validated with its country, else the digits as written.
  case phone(e164: String?, number: String)
  case code(String, type: CodeType)
  case address(lines: [String], postalCode: String?)
  case place(String)
  case person(String)
  case organisation(String)
  case event(String)
  case wifi(network: String, password: String?, security: String?)
  case barcode(String, symbology: String)
}

/// What a code is for, told by its label and shape.
public enum CodeType: String, Sendable, Hashable, Codable, CaseIterable {
  case confirmation, booking, order, tracking, flight, train, seat, gate, coach, platform
  case ticket, invoice, account, member, reservation, room, coupon, password, oneTime, reference, other
}
