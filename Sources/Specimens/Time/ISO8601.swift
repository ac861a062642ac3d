// The text forms used by records and protocols: YYYY-MM-DD, HH:MM, YYYY-MM-DDTHH:MM[:SS], …Z.

extension LocalDate: CustomStringConvertible, LosslessStringConvertible, Codable {
  public var description: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }

  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  public init(from decoder: any Decoder) throws { self = try decodeText(decoder) }
  public func encode(to encoder: any Encoder) throws { try encodeText(description, encoder) }
}

extension LocalTime: CustomStringConvertible, LosslessStringConvertible, Codable {
  /// HH:MM, with :SS only where the seconds are not zero.
  public var description: String {
    let short = "\(padded(hour, 2)):\(padded(minute, 2))"
    return second == 0 ? short : "\(short):\(padded(second, 2))"
  }

  /// Reads HH:MM, HH:MM:SS and HH:MM:SS.fraction (the fraction is dropped).
  public init?(_ text: String) {
    let whole = text.split(separator: ".", maxSplits: 1).first ?? ""
    let parts = whole.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, parts.allSatisfy({ $0.utf8.count == 2 }),
      let hour = Int(parts[0]), let minute = Int(parts[1]),
      let second = parts.count == 3 ? Int(parts[2]) : 0
    else { return nil }
    self.init(hour: hour, minute: minute, second: second)
  }

  public init(from decoder: any Decoder) throws { self = try decodeText(decoder) }
  public func encode(to encoder: any Encoder) throws { try encodeText(description, encoder) }
}

extension LocalDateTime: CustomStringConvertible, LosslessStringConvertible, Codable {
  public var description: String { "\(date)T\(time)" }

  /// Reads `YYYY-MM-DDTHH:MM[:SS[.fraction]]`; a blank may stand for the T, and a bare day means midnight.
  ///
  /// A zone suffix (`Z`, `+09:00`) is dropped: the value is the wall clock as written.
  public init?(_ text: String) {
    let separator = text.firstIndex { $0 == "T" || $0 == " " }
    guard let date = LocalDate(String(text[..<(separator ?? text.endIndex)])) else { return nil }
    guard let separator else {
      self.init(date, .midnight)
      return
    }
    let clock = text[text.index(after: separator)...].prefix { $0 != "Z" && $0 != "+" && $0 != "-" }
    guard let time = LocalTime(String(clock)) else { return nil }
    self.init(date, time)
  }

  public init(from decoder: any Decoder) throws { self = try decodeText(decoder) }
  public func encode(to encoder: any Encoder) throws { try encodeText(description, encoder) }
}

extension Instant: CustomStringConvertible, LosslessStringConvertible, Codable {
  /// `YYYY-MM-DDTHH:MM:SSZ`.
  public var description: String {
    let t = utc.time
    return "\(utc.date)T\(padded(t.hour, 2)):\(padded(t.minute, 2)):\(padded(t.second, 2))Z"
  }

  public init?(_ text: String) {
    guard text.hasSuffix("Z"), let moment = LocalDateTime(text) else { return nil }
    self.init(utc: moment)
  }

  public init(from decoder: any Decoder) throws { self = try decodeText(decoder) }
  public func encode(to encoder: any Encoder) throws { try encodeText(description, encoder) }
}

private func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}

private func decodeText<Value: LosslessStringConvertible>(_ decoder: any Decoder) throws -> Value {
  let container = try decoder.singleValueContainer()
  let text = try container.decode(String.self)
  guard let value = Value(text) else {
    throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a \(Value.self): \(text)")
  }
  return value
}

private func encodeText(_ text: String, _ encoder: any Encoder) throws {
  var container = encoder.singleValueContainer()
  try container.encode(text)
}
