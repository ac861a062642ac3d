import Specimens

/// A value as labels write it: the keys of the protocol, or a window of hours of a day.
struct AcceptableValue: Decodable {
  private var parts: [String: String] = [:]
  private var window: Window?

  /// Any moment of these hours, for "tomorrow morning".
  private struct Window: Decodable {
    var date: String?
    var from: String
    var to: String
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: Key.self)
    for key in c.allKeys {
      if key.stringValue == "window" {
        window = try c.decode(Window.self, forKey: key)
      } else if let text = try? c.decode(String.self, forKey: key) {
        parts[key.stringValue] = ValueParts.normal(text, key.stringValue)
      } else {
        let number = try c.decode(Double.self, forKey: key)
        parts[key.stringValue] = ValueParts.normal("\(number)", key.stringValue)
      }
    }
  }

  func matches(_ value: ValueParts) -> Bool {
    if let window { return holds(window, value) }
    if let number = parts["number"] { return value.isPhone(number) }
    guard parts.allSatisfy({ value[$0.key] == $0.value }) else { return false }
    // An open range is not a closed one.
    for (one, other) in [("start", "end"), ("min", "max")]
    where (parts[one] == nil) != (parts[other] == nil) && value[one] != nil && value[other] != nil {
      return false
    }
    return true
  }

  private func holds(_ window: Window, _ value: ValueParts) -> Bool {
    guard let moment = value["start"] ?? value["dateTime"] ?? value["time"] else { return false }
    let clock = String(moment.suffix(5))
    guard clock >= window.from, clock <= window.to else { return false }
    return window.date.map { moment.hasPrefix($0) } ?? true
  }
}

/// A value taken apart into the protocol's keys, each brought to one spelling.
struct ValueParts {
  private var parts: [String: String] = [:]

  subscript(key: String) -> String? { parts[key] }

  init(_ value: EntityValue) {
    func set(_ key: String, _ text: (some CustomStringConvertible)?) {
      if let text { parts[key] = ValueParts.normal(text.description, key) }
    }
    switch value {
    case .date(let date): set("date", date)
    case .time(let time): set("time", time)
    case .dateTime(let moment, _): set("dateTime", moment)
    case .dateRange(let start, let end):
      set("start", start)
      set("end", end)
    case .timeRange(let start, let end):
      set("start", start)
      set("end", end)
    case .dateTimeRange(let start, let end, _):
      set("start", start)
      set("end", end)
    case .duration(let iso): set("iso", iso)
    case .money(let amount, let currency):
      set("amount", amount)
      set("currency", currency)
    case .moneyRange(let low, let high, let currency):
      set("min", low)
      set("max", high)
      set("currency", currency)
    case .url(let url): set("url", url)
    case .email(let email): set("email", email)
    case .phone(let e164, let number):
      set("number", number)
      set("e164", e164)
    default: break
    }
  }

  /// Digits are compared; a country code may stand before them.
  func isPhone(_ wanted: String) -> Bool {
    let core = wanted.drop { $0 == "0" }
    return [parts["number"], parts["e164"]].contains { found in
      guard let found, !found.isEmpty else { return false }
      return found == wanted || core.count >= 6 && found.hasSuffix(core)
    }
  }

  static func normal(_ text: String, _ key: String) -> String {
    switch key {
    case "date", "dateTime", "start", "end":
      if text.utf8.count == 10 { return text + "T00:00" }
      return text.contains("T") ? String(text.prefix(16)) : String(text.prefix(5))
    case "time": return String(text.prefix(5))
    case "amount", "min", "max": return Amount(text).map(plain) ?? text
    case "iso": return inSeconds(text)
    case "number", "e164": return String(text.filter { ("0"..."9").contains($0) })
    case "url": return link(text)
    case "email": return text.lowercased()
    default: return text
    }
  }

  /// Without zeros at the end of the decimals.
  private static func plain(_ amount: Amount) -> String {
    var text = amount.description
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// PT1.5H and PT90M are one length; months and years stay apart from days.
  private static func inSeconds(_ iso: String) -> String {
    var (months, seconds, number) = (0.0, 0.0, "")
    var isTime = false
    for letter in iso.uppercased().dropFirst() {
      switch letter {
      case "T": isTime = true
      case "0"..."9", ".": number.append(letter)
      default:
        let amount = Double(number) ?? 0
        number = ""
        switch letter {
        case "Y": months += amount * 12
        case "M": if isTime { seconds += amount * 60 } else { months += amount }
        case "W": seconds += amount * 604_800
        case "D": seconds += amount * 86_400
        case "H": seconds += amount * 3600
        default: seconds += amount
        }
      }
    }
    return "\(months) months \(seconds) s"
  }

  /// Without scheme, host in small letters, without a slash at the end.
  private static func link(_ url: String) -> String {
    var rest = Substring(url)
    if let mark = rest.firstRange(of: "://") { rest = rest[mark.upperBound...] }
    let hostEnd = rest.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? rest.endIndex
    let text = rest[..<hostEnd].lowercased() + rest[hostEnd...]
    return text.hasSuffix("/") ? String(text.dropLast()) : text
  }
}
