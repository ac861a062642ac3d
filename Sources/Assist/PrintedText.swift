import Specimens

/// The text that was sent, to hold an answer against.
struct PrintedText {
  private let scalars: [Unicode.Scalar]
  /// Small letters and digits only, so that line breaks and signs do not matter.
  private let folded: String
  private let days: [ClosedRange<LocalDate>]

  init(_ question: AssistQuestion) {
    scalars = Array(question.text.unicodeScalars)
    folded = PrintedText.folded(question.text)
    days = question.fields.flatMap { ([$0.value] + $0.alternatives).compactMap(\.days) }
  }

  func holds(_ words: String) -> Bool {
    let words = PrintedText.folded(words)
    return !words.isEmpty && folded.contains(words)
  }

  /// Every number of the title is printed, and at least one of its words.
  func bearsOut(title: String) -> Bool {
    var hasWord = false
    for word in title.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      let isPrinted = holds(String(word))
      if word.contains(where: \.isNumber), !isPrinted { return false }
      if isPrinted || PrintedText.pairs(of: word).contains(where: holds) { hasWord = true }
    }
    return hasWord
  }

  /// Whether a date of the text can be read as that day. A text in which none was read rules none out: it may be
  /// in a language that the local rules do not know.
  func hasDate(_ day: LocalDate) -> Bool { days.isEmpty || days.contains { $0.contains(day) } }

  /// The span, where the text stands there word for word.
  func span(from start: Int, to end: Int, reading text: String) -> TextSpan? {
    guard start >= 0, start < end, end <= scalars.count,
      scalars[start..<end].elementsEqual(text.unicodeScalars)
    else { return nil }
    return TextSpan(start, end)
  }

  /// Words without blanks between them are compared by two characters at a time.
  private static func pairs(of word: Substring) -> [String] {
    guard word.unicodeScalars.contains(where: { $0.value >= 0x2E80 }) else { return [] }
    let characters = Array(word)
    return zip(characters, characters.dropFirst()).map { "\($0)\($1)" }
  }

  private static func folded(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension EntityValue {
  /// The days that it names, both ends included; nil for values without a date.
  fileprivate var days: ClosedRange<LocalDate>? {
    switch self {
    case .date(let day): day...day
    case .dateTime(let moment, _): moment.date...moment.date
    case .dateRange(let start, let end): PrintedDays.between(start, end)
    case .dateTimeRange(let start, let end, _): PrintedDays.between(start?.date, end?.date)
    default: nil
    }
  }
}

private enum PrintedDays {
  /// An open side is as long as the other's day.
  static func between(_ start: LocalDate?, _ end: LocalDate?) -> ClosedRange<LocalDate>? {
    guard let first = start ?? end, let last = end ?? start else { return nil }
    return min(first, last)...max(first, last)
  }
}

extension String {
  /// One line of visible text: no control characters, none that turn the direction, not longer than that.
  func isPlainLine(upTo limit: Int) -> Bool {
    guard !allSatisfy(\.isWhitespace), unicodeScalars.count <= limit else { return false }
    return unicodeScalars.allSatisfy(\.isVisible)
  }
}
