import Extraction
import Specimens

/// What is told of a specimen in place of being inferred.
public struct GivenFields: Sendable {
  /// Nil: the first line.
  public var title: String?
  public var values: [EntityValue]

  public init(title: String? = nil, values: [EntityValue] = []) {
    self.title = title
    self.values = values
  }
}

extension SpecimenComposer {
  /// The record of something whose fields are told. Nothing is decided about it.
  func specimen(_ filed: Filed, reading: Reading, given: GivenFields) -> Specimen {
    var specimen = Specimen(filed, .read(reading), .noEvent, "Its fields were given.")
    specimen.title =
      given.title ?? reading.content.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    specimen.fields = fields(
      GivenEntities(given.values, reference: filed.saved.moment).entities(in: reading.content), in: reading,
      keeping: [], reference: filed.saved.moment)
    return specimen
  }
}

/// Finds told values again in a text, so that each is shown where it stands; only the lines that may hold one are
/// read. A value that stands nowhere is kept without a place.
private struct GivenEntities {
  private let values: [(value: EntityValue, sign: String)]
  private let reference: LocalDateTime

  init(_ values: [EntityValue], reference: LocalDateTime) {
    self.values = values.map { ($0, GivenEntities.sign(of: $0)) }
    self.reference = reference
  }

  func entities(in text: String) -> [Entity] {
    var missing = values
    var found: [Entity] = []
    var offset = 0
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    where !missing.isEmpty {
      let words = String(line)
      if missing.contains(where: { words.holds($0.sign) }) {
        for var entity in Extractor().entities(in: words, reference: reference) {
          guard let index = missing.firstIndex(where: { GivenEntities.isSame($0.value, entity.value) }) else {
            continue
          }
          missing.remove(at: index)
          entity.span = TextSpan(entity.span.start + offset, entity.span.end + offset)
          found.append(entity)
        }
      }
      offset += line.count + 1
    }
    return found
      + missing.map {
        Entity(span: TextSpan(0, 0), text: GivenEntities.words(of: $0.value), value: $0.value, confidence: 1)
      }
  }

  /// What a line with the value has in it however it is written.
  private static func sign(of value: EntityValue) -> String {
    switch value {
    case .date(let date): String(date.day)
    case .time(let time): String(time.minute)
    // Thousands may be set apart.
    case .money(let amount, _): String(amount.description.prefix { $0 != "." }.suffix(3))
    case .phone(_, let number): String(number.filter(\.isNumber).suffix(2))
    default: words(of: value)
    }
  }

  private static func words(of value: EntityValue) -> String {
    switch value {
    case .code(let words, _), .url(let words), .email(let words), .place(let words): words
    default: value.plainForm ?? ""
    }
  }

  private static func isSame(_ told: EntityValue, _ read: EntityValue) -> Bool {
    switch (told, read) {
    case (.date(let date), .date(let other)): date == other
    case (.date(let date), .dateTime(let other, _)): date == other.date
    case (.money(let amount, _), .money(let other, _)): amount == other
    case (.code(let code, _), .code(let other, _)): code == other
    case (.phone(_, let number), .phone(_, let other)):
      number.filter(\.isNumber) == other.filter(\.isNumber)
    default: told == read
    }
  }
}
