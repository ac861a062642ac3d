import Drawer
import Specimens

/// The form that changes a suggestion before it is approved.
public struct EntryForm: Sendable, Hashable {
  public enum Row: String, Sendable, Hashable, CaseIterable {
    case title, kind, allDay, start, end, place, alarms

    var isText: Bool { self != .kind && self != .allDay }
  }

  public var id: SpecimenID
  public var row: Row = .title
  public var title: TextField
  public var kind: Suggestion.Kind
  public var isAllDay: Bool
  public var start: TextField
  public var end: TextField
  public var place: TextField
  public var alarms: TextField
  /// Row → why it can't be taken.
  public var problems: [Row: String] = [:]

  public init(id: SpecimenID, suggestion: Suggestion) {
    self.id = id
    title = TextField(suggestion.title)
    kind = suggestion.kind
    isAllDay = suggestion.isAllDay
    start = TextField(EntryForm.text(suggestion.start, isAllDay: suggestion.isAllDay))
    end = TextField(suggestion.end.map { EntryForm.text($0, isAllDay: suggestion.isAllDay) } ?? "")
    place = TextField(suggestion.location ?? "")
    alarms = TextField(Alarms.text(suggestion.alarms))
  }

  /// A reminder has no end; what was typed there waits for the kind to change back.
  var rows: [Row] { kind == .event ? Row.allCases : Row.allCases.filter { $0 != .end } }

  /// The day that stands in a row of times, whose weekday tells a slip of the finger.
  func day(of row: Row) -> LocalDate? {
    guard row == .start || row == .end, let text = self[row]?.text.trimmed else { return nil }
    return LocalDateTime(text)?.date
  }

  subscript(row: Row) -> TextField? {
    get {
      switch row {
      case .title: title
      case .start: start
      case .end: end
      case .place: place
      case .alarms: alarms
      case .kind, .allDay: nil
      }
    }
    set {
      guard let newValue else { return }
      switch row {
      case .title: title = newValue
      case .start: start = newValue
      case .end: end = newValue
      case .place: place = newValue
      case .alarms: alarms = newValue
      case .kind, .allDay: break
      }
    }
  }

  mutating func toggle() {
    if row == .kind { kind = kind == .event ? .reminder : .event }
    if row == .allDay {
      isAllDay.toggle()
      // Keeps the day and lets go of, or asks for, the time.
      for key in [Row.start, .end] {
        if let text = self[key]?.text, let moment = LocalDateTime(text.trimmed) {
          self[key] = TextField(EntryForm.text(moment, isAllDay: isAllDay))
        }
      }
    }
  }

  /// The change as typed, or nil with `problems` filled in.
  mutating func checked() -> SuggestionEdit? {
    problems = [:]
    if title.text.trimmed.isEmpty { problems[.title] = "An entry needs a title." }
    let start = moment(of: .start)
    if start == nil { problems[.start] = example }
    var end: LocalDateTime?
    if kind == .event, !self.end.text.trimmed.isEmpty {
      end = moment(of: .end)
      if end == nil {
        problems[.end] = example
      } else if let start, let value = end, value <= start {
        problems[.end] = "It has to end after it starts."
      }
    }
    let minutes = Alarms.minutes(alarms.text)
    if minutes == nil { problems[.alarms] = "Write it like this: 30 min, 2 h, 1 day. Empty for none." }
    guard problems.isEmpty, let start, let minutes else {
      row = rows.first { problems[$0] != nil } ?? row
      return nil
    }
    return SuggestionEdit(
      title: title.text.trimmed, kind: kind, start: start, end: .some(end), isAllDay: isAllDay,
      location: place.text.trimmed, alarms: minutes)
  }

  private var example: String {
    isAllDay ? "Write the day like this: 2026-12-04." : "Write it like this: 2026-12-04 19:30."
  }

  private func moment(of row: Row) -> LocalDateTime? {
    guard let text = self[row]?.text.trimmed, let moment = LocalDateTime(text) else { return nil }
    if isAllDay { return LocalDateTime(moment.date, .midnight) }
    // A day alone is no time: midnight must be typed to be meant.
    return text.contains(":") ? moment : nil
  }

  private static func text(_ moment: LocalDateTime, isAllDay: Bool) -> String {
    isAllDay ? "\(moment.date)" : "\(moment.date) \(moment.time)"
  }
}

/// Reminder times in people's words: `30 min, 2 h, 1 day`.
enum Alarms {
  static func text(_ minutes: [Int]) -> String {
    minutes.map { m in
      if m > 0, m % 1440 == 0 { return m == 1440 ? "1 day" : "\(m / 1440) days" }
      return m > 0 && m % 60 == 0 ? "\(m / 60) h" : "\(m) min"
    }.joined(separator: ", ")
  }

  /// Nil when a part can't be read.
  static func minutes(_ text: String) -> [Int]? {
    var result: [Int] = []
    for part in text.split(separator: ",") {
      let part = String(part).trimmed.lowercased()
      guard !part.isEmpty else { continue }
      let digits = part.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits), number <= 100_000 else { return nil }
      switch String(part.dropFirst(digits.count)).trimmed {
      case "", "m", "min", "mins", "minute", "minutes": result.append(number)
      case "h", "hr", "hour", "hours": result.append(number * 60)
      case "d", "day", "days": result.append(number * 1440)
      case "w", "week", "weeks": result.append(number * 10_080)
      default: return nil
      }
    }
    return result
  }
}

extension String {
  /// Without blanks at both ends.
  var trimmed: String {
    var part = self[...]
    while let first = part.first, first.isWhitespace { part.removeFirst() }
    while let last = part.last, last.isWhitespace { part.removeLast() }
    return String(part)
  }
}
