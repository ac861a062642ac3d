import Specimens

/// Reads what a user typed: quotes, exclusions and `name:value` first, then amounts and dates, and what is left
/// as words. Any text is a query; nothing is ever a syntax error.
struct QueryParser {
  private let analyzer: Analyzer
  /// Folded names of hand-made collections with their ids, for `in:`.
  private let collections: [(name: String, id: String)]

  init(analyzer: Analyzer, collections: [(name: String, id: String)]) {
    self.analyzer = analyzer
    self.collections = collections
  }

  /// A longer query is cut: nobody types more, and every word costs time.
  static let longestQuery = 400
  static let mostTerms = 12

  func parse(_ text: String, now: LocalDateTime) -> ParsedQuery {
    let query = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.longestQuery)))
    var scanner = QueryScanner(query)
    var parsed = ParsedQuery()
    readOperators(&scanner, query, now, into: &parsed)
    readAmounts(&scanner, into: &parsed)
    readDates(&scanner, today: now.date, into: &parsed)
    readWords(scanner, query, into: &parsed)
    parsed.languages = Self.languages(of: query)
    parsed.chips.sort { $0.source < $1.source }
    return parsed
  }

  // MARK: Quotes, exclusions, name:value

  private func readOperators(
    _ scanner: inout QueryScanner, _ query: String, _ now: LocalDateTime, into parsed: inout ParsedQuery
  ) {
    var i = 0
    while i < scanner.count {
      let isStart = scanner.isSpace(i - 1)
      if isStart, scanner.scalars[i] == 0x2D, i + 1 < scanner.count, !scanner.isSpace(i + 1) {
        let quoted = quotation(scanner, at: i + 1)
        let end = quoted?.end ?? wordEnd(scanner, i + 1)
        let words = query.slice(quoted?.inner ?? TextSpan(i + 1, end))
        // `-5` and `-->` are not exclusions of anything.
        let phrase = analyzer.phrase(of: words)
        if !phrase.isEmpty {
          parsed.excluded.append(phrases(excluding: phrase))
          chip(.excluded, "not \(words)", i..<end, &parsed)
          scanner.take(i..<end)
          i = end
          continue
        }
      }
      if let quoted = quotation(scanner, at: i) {
        let words = query.slice(quoted.inner)
        let phrase = analyzer.phrase(of: words)
        if !phrase.isEmpty {
          parsed.terms.append(
            QueryTerm(
              text: words, kind: .exact, phrases: [phrase], span: quoted.inner,
              folded: analyzer.foldedWords(of: words)))
          chip(.exact, "exactly “\(words)”", i..<quoted.end, &parsed)
        }
        scanner.take(i..<quoted.end)
        i = quoted.end
        continue
      }
      if isStart, let found = named(scanner, query, at: i, now) {
        parsed.conditions.append(found.condition)
        chip(found.kind, found.label, i..<found.end, &parsed)
        scanner.take(i..<found.end)
        i = found.end
        continue
      }
      i += 1
    }
  }

  private static let closing: [UInt32: UInt32] = [0x22: 0x22, 0x201C: 0x201D, 0x300C: 0x300D, 0x300E: 0x300F]

  /// The quotation that starts at `i`; without its end it reaches to the end of the query.
  private func quotation(_ scanner: QueryScanner, at i: Int) -> (inner: TextSpan, end: Int)? {
    guard i < scanner.count, let close = Self.closing[scanner.scalars[i]] else { return nil }
    var end = i + 1
    while end < scanner.count, scanner.scalars[end] != close { end += 1 }
    return (TextSpan(i + 1, end), min(end + 1, scanner.count))
  }

  private func wordEnd(_ scanner: QueryScanner, _ start: Int) -> Int {
    var end = start
    while end < scanner.count, !scanner.isSpace(end) { end += 1 }
    return end
  }

  /// A concept's other names are excluded with it: `-osaka` also leaves out 大阪.
  private func phrases(excluding phrase: [String]) -> [[String]] {
    let entries = Concepts.shared.entries(for: phrase)
    // Free cancellation is not what `-cancelled` is to leave out.
    let cancelled = FilterToken.label(.cancelled)
    if entries.contains(where: { $0.labels == [cancelled] }) { return [[cancelled]] }
    let same = entries.flatMap {
      $0.words.filter { !$0.isRelated }.map(\.tokens)
    }
    return [phrase] + same.filter { $0 != phrase }
  }

  private func named(_ scanner: QueryScanner, _ query: String, at i: Int, _ now: LocalDateTime)
    -> (condition: Condition, kind: QueryChip.Kind, label: String, end: Int)?
  {
    guard let name = scanner.word(i), name.end < scanner.count, scanner.scalars[name.end] == 0x3A else {
      return nil
    }
    let quoted = quotation(scanner, at: name.end + 1)
    let end = quoted?.end ?? wordEnd(scanner, name.end + 1)
    let value = query.slice(quoted?.inner ?? TextSpan(name.end + 1, end))
    let folded = analyzer.foldedName(value)
    guard !folded.isEmpty else { return nil }
    switch name.text {
    case "in", "collection":
      guard let collection = collection(named: folded) else { return nil }
      return (.tokens([FilterToken.collection(collection)], isPrefix: false), .collection, "in \(value)", end)
    case "origin", "source":
      let kinds = ["inferred": "inferred", "tagged": "tagged", "usertagged": "tagged", "unknown": "unknown"]
      if let kind = kinds[folded] {
        return (.tokens([FilterToken.originKind(kind)], isPrefix: false), .origin, "origin \(value)", end)
      }
      return (.tokens([FilterToken.originName(folded)], isPrefix: true), .origin, "from \(value)", end)
    case "has":
      let singular = folded.hasSuffix("s") && folded != "address" ? String(folded.dropLast()) : folded
      let names = ["money": "price", "amount": "price", "link": "url", "qr": "barcode", "picture": "image"]
      let what = names[singular] ?? singular
      return (.tokens([FilterToken.has(what)], isPrefix: false), .has, "has \(value)", end)
    case "saved", "date", "on":
      let inner = QueryScanner(value)
      let reader = DateReader(today: now.date)
      let ranges: DayRanges
      if let found = reader.absolute(inner, at: 0, needsProof: false), found.end == inner.count {
        ranges = found.ranges
      } else if let found = reader.read(inner, at: 0), found.end == inner.count,
        let days = found.condition.days
      {
        ranges = days
      } else if let found = reader.relative(QueryScanner(value.spacedOut), at: 0),
        let days = found.condition.days
      {
        ranges = days
      } else {
        return nil
      }
      if name.text == "saved" { return (savedCondition(ranges), .saved, "saved \(value)", end) }
      return (.mentioned(ranges), .date, "date \(value)", end)
    default: return nil
    }
  }

  private func savedCondition(_ ranges: DayRanges) -> Condition {
    ranges.ranges.count == 1 ? .saved(ranges.ranges[0]) : .savedAny(ranges)
  }

  private func collection(named folded: String) -> String? {
    if AutomaticCollection(rawValue: folded) != nil { return folded }
    if let plural = AutomaticCollection.allCases.first(where: { $0.rawValue == folded + "s" }) {
      return plural.rawValue
    }
    if let own = collections.first(where: { $0.name == folded })
      ?? collections.first(where: { $0.name.hasPrefix(folded) })
    {
      return own.id
    }
    // Other words for a collection: `in:旅行`.
    let entries = Concepts.shared.entries(for: analyzer.phrase(of: folded))
    let label = entries.flatMap(\.labels).first { $0.hasPrefix("@in:") }
    return label.map { String($0.dropFirst(4)) }
  }

  // MARK: Amounts and dates

  private func readAmounts(_ scanner: inout QueryScanner, into parsed: inout ParsedQuery) {
    let reader = AmountReader()
    var i = 0
    while i < scanner.count {
      if let found = reader.read(scanner, at: i), scanner.isFree(i..<found.end) {
        parsed.conditions.append(.amount(found.range))
        chip(.amount, scanner.text(i..<found.end), i..<found.end, &parsed)
        scanner.take(i..<found.end)
        i = found.end
      } else {
        i += 1
      }
    }
  }

  private func readDates(_ scanner: inout QueryScanner, today: LocalDate, into parsed: inout ParsedQuery) {
    let reader = DateReader(today: today)
    var i = 0
    while i < scanner.count {
      if let found = reader.read(scanner, at: i), scanner.isFree(i..<found.end) {
        parsed.conditions.append(found.condition)
        let text = scanner.text(i..<found.end)
        switch found.condition {
        case .saved: chip(.saved, "saved \(text)", i..<found.end, &parsed)
        default: chip(.date, text, i..<found.end, &parsed)
        }
        scanner.take(i..<found.end)
        i = found.end
      } else {
        i += 1
      }
    }
  }

  private func chip(_ kind: QueryChip.Kind, _ label: String, _ range: Range<Int>, _ parsed: inout ParsedQuery)
  {
    parsed.chips.append(
      QueryChip(kind, label: label, source: TextSpan(range.lowerBound, range.upperBound)))
  }

  // MARK: Words

  private func readWords(_ scanner: QueryScanner, _ query: String, into parsed: inout ParsedQuery) {
    var terms: [QueryTerm] = []
    var start = 0
    while start < scanner.count {
      guard !scanner.taken[start] else {
        start += 1
        continue
      }
      var end = start
      while end < scanner.count, !scanner.taken[end] { end += 1 }
      let text = query.slice(TextSpan(start, end))
      terms += TermCutter(analyzer: analyzer).terms(of: text, at: start)
      start = end
    }
    // "Plans next week" asks for whatever is on then.
    let isAboutDays = parsed.conditions.contains { $0.asksForDays }
    let meant = terms.filter {
      !TermCutter.isStopWord($0) && !(isAboutDays && StopWords.agenda.contains($0.folded))
    }
    let hasMore = !parsed.terms.isEmpty || !parsed.conditions.isEmpty
    // Function words alone are looked for when they may be a name ("up"); a particle never is.
    terms = meant.isEmpty && !hasMore ? terms.filter { $0.kind != .run } : meant
    // The last word is still being typed unless a blank follows.
    if let last = terms.indices.last, terms[last].span.end == scanner.count {
      terms[last].isUnfinished = true
      let isOneLetter = terms[last].kind == .word && terms[last].folded.utf8.count == 1
      terms[last].isBarelyBegun = isOneLetter && (hasMore || terms.count > 1)
    }
    parsed.terms += terms
    parsed.terms.sort { $0.span < $1.span }
    parsed.terms = Array(parsed.terms.prefix(Self.mostTerms))
  }

  private static func languages(of query: String) -> [Language] {
    let scalars = query.unicodeScalars
    if scalars.contains(where: {
      (0x3041...0x30FF).contains($0.value) || (0xFF66...0xFF9F).contains($0.value)
    }) {
      return [.japanese]
    }
    if scalars.contains(where: { (0x4E00...0x9FFF).contains($0.value) }) { return [.japanese, .chinese] }
    return scalars.contains { $0.properties.isAlphabetic } ? [.english] : []
  }
}

extension Condition {
  /// True where a day or an amount of its own may meet it; the tokens in the index tell the rest.
  var isComparedWithFields: Bool {
    switch self {
    case .amount, .mentioned, .dated: true
    case .saved, .savedAny, .tokens: false
    }
  }

  /// Days that a text speaks of, not only when it was saved.
  var asksForDays: Bool {
    switch self {
    case .mentioned, .dated: true
    case .saved, .savedAny, .amount, .tokens: false
    }
  }

  var days: DayRanges? {
    switch self {
    case .saved(let range): DayRanges(range)
    case .savedAny(let ranges), .mentioned(let ranges), .dated(let ranges): ranges
    case .amount, .tokens: nil
    }
  }
}

extension String {
  /// `lastweek` and `last-week` as the two words they are.
  fileprivate var spacedOut: String {
    var text = lowercased().replacing("-", with: " ").replacing("_", with: " ")
    for word in ["last", "this", "next", "past"] where text.hasPrefix(word) && !text.hasPrefix(word + " ") {
      text = word + " " + text.dropFirst(word.utf8.count)
    }
    return text
  }
}
