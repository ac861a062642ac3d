import Explaining
import Extraction
import Specimens

/// A sentence whose amounts, dates, times, codes, links and figures are taken out before it is translated and put
/// back afterwards, so that no model ever writes one.
struct Placeholders: Sendable, Hashable {
  /// The sentence with `{1}`, `{2}` … in their places.
  private(set) var text: String
  /// What each stands for, as the other language writes it.
  private(set) var forms: [String] = []

  /// - Parameters:
  ///   - names: kept as they are written, such as the sender's.
  ///   - now: which year goes without saying.
  init(_ source: String, to tongue: Tongue, names: [String], reference: LocalDateTime, now: LocalDateTime) {
    let safe = source.map { character -> Character in
      switch character {
      case "{": "("
      case "}": ")"
      default: character
      }
    }
    let scalars = Array(String(safe).unicodeScalars)
    var pieces = Placeholders.entities(scalars, tongue, reference: reference, now: now)
    for name in names { pieces += Placeholders.places(of: name, in: scalars) }
    pieces += Placeholders.figures(scalars)
    // The first to begin wins, the longest of those that begin together.
    pieces.sort { ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count) }
    var view = String.UnicodeScalarView()
    var position = 0
    for piece in pieces where piece.range.lowerBound >= position {
      view.append(contentsOf: scalars[position..<piece.range.lowerBound])
      forms.append(piece.form)
      view.append(contentsOf: "{\(forms.count)}".unicodeScalars)
      position = piece.range.upperBound
    }
    view.append(contentsOf: scalars[position...])
    text = String(view)
  }

  /// The translation with everything back in its place; nil when a placeholder was lost, doubled or made up.
  func filled(_ translation: String) -> String? {
    var result = ""
    var seen: [Int] = []
    var rest = translation[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      guard let close = rest[open...].firstIndex(of: "}"),
        let number = Int(rest[rest.index(after: open)..<close].filter { !$0.isWhitespace }),
        forms.indices.contains(number - 1)
      else { return nil }
      seen.append(number)
      result += forms[number - 1]
      rest = rest[rest.index(after: close)...]
    }
    guard !rest.contains("}"), seen.sorted() == forms.indices.map({ $0 + 1 }) else { return nil }
    return result + rest
  }

  private typealias Piece = (range: Range<Int>, form: String)

  private static func entities(
    _ scalars: [Unicode.Scalar], _ tongue: Tongue, reference: LocalDateTime, now: LocalDateTime
  ) -> [Piece] {
    let text = String(String.UnicodeScalarView(scalars))
    return Extractor().entities(in: text, reference: reference).compactMap { entity in
      let form: String? =
        switch (entity.value, tongue) {
        case (.url, _), (.email, _), (.phone, _), (.code, _), (.address, _), (.barcode, _): entity.text
        case (.place, _), (.person, _), (.organisation, _), (.event, _), (.wifi, _), (.duration, _): nil
        case (let value, .chinese): chinese(value, now: now) ?? entity.text
        case (let value, .english): english(value, now: now) ?? entity.text
        }
      return form.map { (entity.span.start..<entity.span.end, $0) }
    }
  }

  private static func chinese(_ value: EntityValue, now: LocalDateTime) -> String? {
    switch value {
    case .money(let amount, let currency?): ChineseForms.money(Money(amount, currency))
    case .date(let date): ChineseForms.day(date, now: now)
    case .time(let time): ChineseForms.time(time)
    case .dateTime(let moment, nil): ChineseForms.moment(Moment(moment.date, moment.time), now: now)
    default: nil
    }
  }

  private static func english(_ value: EntityValue, now: LocalDateTime) -> String? {
    switch value {
    case .money(let amount, let currency?): currency == "USD" ? "$\(amount)" : "\(amount) \(currency)"
    case .date(let date): EnglishForms.day(date, now: now)
    case .time(let time): EnglishForms.time(time)
    case .dateTime(let moment, nil):
      "\(EnglishForms.day(moment.date, now: now)) at \(EnglishForms.time(moment.time))"
    default: nil
    }
  }

  private static func places(of name: String, in scalars: [Unicode.Scalar]) -> [Piece] {
    let wanted = Array(name.unicodeScalars)
    guard wanted.count > 1, scalars.count >= wanted.count else { return [] }
    return (0...scalars.count - wanted.count).filter { scalars[$0..<$0 + wanted.count].elementsEqual(wanted) }
      .map { ($0..<$0 + wanted.count, name) }
  }

  /// Whatever else is written in figures, with the signs inside it.
  private static func figures(_ scalars: [Unicode.Scalar]) -> [Piece] {
    var pieces: [Piece] = []
    var index = 0
    while index < scalars.count {
      guard scalars[index].isFigure else {
        index += 1
        continue
      }
      var end = index
      while end < scalars.count, scalars[end].isFigure || isInside(scalars, end) { end += 1 }
      pieces.append((index..<end, String(String.UnicodeScalarView(scalars[index..<end]))))
      index = end
    }
    return pieces
  }

  private static func isInside(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    index + 1 < scalars.count && scalars[index + 1].isFigure
      && [".", ",", ":", "-", "/", "#"].contains(scalars[index])
  }
}

extension Unicode.Scalar {
  /// A digit of any script's own figures; Chinese number words are no figures.
  var isFigure: Bool { properties.numericType == .decimal }
}
