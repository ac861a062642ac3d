import Drawer
import Specimens

/// A value of a measurement line's `fields`: text, a number or a mark.
enum GivenValue: Decodable {
  case text(String)
  case number(Double)
  case mark(Bool)

  init(from decoder: any Decoder) throws {
    let c = try decoder.singleValueContainer()
    if let text = try? c.decode(String.self) {
      self = .text(text)
    } else if let number = try? c.decode(Double.self) {
      self = .number(number)
    } else {
      self = .mark(try c.decode(Bool.self))
    }
  }

  private var words: String? {
    switch self {
    case .text(let text): text
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .mark: nil
    }
  }

  /// The names that mean the same as a kind of field; others say nothing that a field can hold.
  /// - Returns: nil where nothing is told, which is left to be found out.
  static func fields(_ given: [String: GivenValue]) -> GivenFields? {
    var fields = GivenFields(title: given["title"]?.words)
    for (name, value) in given.sorted(by: { $0.key < $1.key }) {
      guard let words = value.words else { continue }
      let known: EntityValue? =
        switch name {
        case "date": LocalDate(words).map(EntityValue.date)
        case "time": LocalTime(words).map(EntityValue.time)
        case "amount", "price": Amount(words).map { .money(amount: $0, currency: nil) }
        case "code": .code(words, type: .other)
        case "phone": .phone(e164: nil, number: words)
        case "url": .url(words)
        case "email": .email(words)
        case "place": .place(words)
        default: nil
        }
      if let known { fields.values.append(known) }
    }
    return fields.title == nil && fields.values.isEmpty ? nil : fields
  }
}
