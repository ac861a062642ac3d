import Specimens

@testable import Extraction

/// A Monday morning: the time from which the tests look.
let monday = moment("2026-11-30T09:00")

func moment(_ text: String) -> LocalDateTime {
  LocalDateTime(text) ?? LocalDateTime(LocalDate(dayNumber: 0), .midnight)
}

func day(_ text: String) -> LocalDate { LocalDate(text) ?? LocalDate(dayNumber: 0) }

/// Every entity of a text, as "kind span value" lines that read well in a failure.
func read(_ text: String, at reference: LocalDateTime = monday, _ languages: [Language] = []) -> [Entity] {
  Extractor().entities(in: text, reference: reference, languages: languages)
}

/// The temporal values of a text, written as in the protocol: a day, a clock, a moment, or start/end.
func times(_ text: String, _ languages: [Language] = [], at reference: String = "2026-11-30T09:00")
  -> [String]
{
  read(text, at: moment(reference), languages).filter { $0.kind.isTemporal }.map { spelled($0.value) }
}

func spelled(_ value: EntityValue) -> String {
  switch value {
  case .date(let date): "\(date)"
  case .time(let time): "\(time)"
  case .dateTime(let moment, let zone): "\(moment)" + (zone.map { " \($0)" } ?? "")
  case .dateRange(let start, let end): "\(start.map { "\($0)" } ?? "")/\(end.map { "\($0)" } ?? "")"
  case .timeRange(let start, let end): "\(start.map { "\($0)" } ?? "")/\(end.map { "\($0)" } ?? "")"
  case .dateTimeRange(let start, let end, _): "\(start.map { "\($0)" } ?? "")/\(end.map { "\($0)" } ?? "")"
  case .duration(let iso): iso
  case .money(let amount, let currency): "\(amount) \(currency ?? "?")"
  case .moneyRange(let low, let high, let currency):
    "\(low.map { "\($0)" } ?? "")–\(high.map { "\($0)" } ?? "") \(currency ?? "?")"
  case .url(let text), .email(let text): text
  case .phone(let e164, let number): e164 ?? number
  case .code(let code, let type): "\(type.rawValue) \(code)"
  case .address(let lines, let postal): lines.joined(separator: " | ") + (postal.map { " [\($0)]" } ?? "")
  case .wifi(let network, let password, _): "\(network) \(password ?? "-")"
  default: "\(value)"
  }
}

func values(_ text: String, of kind: EntityKind, _ languages: [Language] = []) -> [String] {
  read(text, languages).filter { $0.kind == kind }.map { spelled($0.value) }
}
