import Specimens

/// Where the words of a plan stand in a text.
struct EvidenceFinder {
  struct Hit: Equatable {
    var unit: Int
    var variant: Int
    var span: TextSpan
  }

  private struct Pattern {
    var unit: Int
    var variant: Int
    /// Hashes of the tokens after the first.
    var rest: [UInt64]
  }

  private struct Prefix {
    var unit: Int
    var variant: Int
    var bytes: [UInt8]
    /// Scalars of it.
    var length: Int
  }

  /// By hash of the first token.
  private var patterns: [UInt64: [Pattern]] = [:]
  private var prefixes: [Prefix] = []
  /// What a text is to be read with, so that only lines that may have a hit are cut.
  private(set) var filter = WordFilter()
  /// The words of a phrase may go on on the next line.
  private var hasPhrases = false
  private let analyzer: Analyzer

  init(_ plan: QueryPlan, analyzer: Analyzer) {
    self.analyzer = analyzer
    for (unit, planned) in plan.units.enumerated() {
      for (index, variant) in planned.variants.enumerated() where variant.kind != .label {
        guard let first = variant.tokens.first else { continue }
        filter.add(first, isPrefix: variant.isPrefix)
        if variant.isPrefix {
          prefixes.append(
            Prefix(unit: unit, variant: index, bytes: Array(first.utf8), length: first.unicodeScalars.count))
        } else {
          hasPhrases = hasPhrases || variant.tokens.count > 1
          patterns[TokenHash.of(first.utf8), default: []].append(
            Pattern(
              unit: unit, variant: index, rest: variant.tokens.dropFirst().map { TokenHash.of($0.utf8) }))
        }
      }
    }
  }

  /// In the order of the text. `list` is scratch.
  func hits(in text: IndexedText, _ list: inout TokenList) -> [Hit] {
    guard !patterns.isEmpty || !prefixes.isEmpty else { return [] }
    var hits: [Hit] = []
    var index = 0
    while index < text.lines.count {
      guard text.lines[index].mayMatch else {
        index += 1
        continue
      }
      // Neighbouring lines are cut at once.
      let first = index
      while index < text.lines.count, text.lines[index].mayMatch { index += 1 }
      let last = hasPhrases ? min(index, text.lines.count - 1) : index - 1
      let bytes = text.lines[first].bytes.lowerBound..<text.lines[last].bytes.upperBound
      guard !bytes.isEmpty else { continue }
      analyzer.analyze(text.string(bytes), into: &list)
      find(list, from: text.lines[first].span.start, upTo: text.lines[index - 1].span.end, &hits)
    }
    return hits
  }

  private func find(_ list: TokenList, from start: Int, upTo end: Int, _ hits: inout [Hit]) {
    for (i, token) in list.tokens.enumerated() {
      // What begins on the line behind belongs to the next stretch.
      let from = start + Int(token.from)
      guard from < end else { break }
      if !patterns.isEmpty, let candidates = patterns[TokenHash.of(list.slice(token))] {
        for pattern in candidates {
          guard let last = list.end(of: pattern.rest, after: i) else { continue }
          hits.append(
            Hit(
              unit: pattern.unit, variant: pattern.variant,
              span: TextSpan(from, start + Int(list.tokens[last].to))))
        }
      }
      for prefix in prefixes where list.slice(token).starts(with: prefix.bytes) {
        // Of a pair only the character that was asked for.
        let length = token.kind == .bigram ? prefix.length : Int(token.to - token.from)
        hits.append(
          Hit(
            unit: prefix.unit, variant: prefix.variant,
            span: TextSpan(from, min(from + length, start + Int(token.to)))))
      }
    }
  }
}
