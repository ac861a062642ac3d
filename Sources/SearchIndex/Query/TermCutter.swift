import Specimens

/// Cuts free text of a query into terms with the index's own analysis, so that a query and a text are cut alike.
struct TermCutter {
  let analyzer: Analyzer

  func terms(of text: String, at offset: Int) -> [QueryTerm] {
    let list = analyzer.tokens(of: text)
    var terms: [QueryTerm] = []
    var i = 0
    while i < list.tokens.count {
      if let (term, end) = concept(list, at: i, text, offset) {
        terms.append(term)
        i = end
      } else if list.tokens[i].kind == .bigram {
        let end = runEnd(list, i)
        let span = TextSpan(Int(list.tokens[i].from), Int(list.tokens[end - 1].to))
        terms += RunCutter(analyzer: analyzer).pieces(of: text.slice(span)).map { piece in
          run(text.slice(span).slice(piece), at: offset + span.start + piece.start, count: piece.count)
        }
        i = end
      } else {
        var end = chainEnd(list, i)
        if let whole = spacedCode(list, i, end) { end = whole }
        terms.append(word(list, i..<end, text, offset))
        i = end
      }
    }
    return terms
  }

  static func isStopWord(_ term: QueryTerm) -> Bool {
    switch term.kind {
    case .word: StopWords.english.contains(term.folded)
    case .run: StopWords.cjk.contains(term.folded)
    case .code, .exact: false
    }
  }

  /// The longest run of words that is one name in the word list: "boarding pass", "san francisco".
  private func concept(_ list: TokenList, at start: Int, _ text: String, _ offset: Int) -> (QueryTerm, Int)? {
    guard list.tokens[start].kind != .bigram else { return nil }
    var tokens: [String] = []
    var best: Int?
    var i = start
    while i < list.tokens.count, list.tokens[i].kind != .bigram, tokens.count < Concepts.shared.longest {
      if !list.tokens[i].isColocated {
        tokens.append(list.text(list.tokens[i]))
        if tokens.count > 1, Concepts.shared.knows(tokens) { best = i + 1 }
      }
      i += 1
    }
    guard var end = best else { return nil }
    while end < list.tokens.count, list.tokens[end].isColocated { end += 1 }
    return (word(list, start..<end, text, offset), end)
  }

  private func runEnd(_ list: TokenList, _ start: Int) -> Int {
    var end = start + 1
    while end < list.tokens.count, list.tokens[end].kind == .bigram,
      list.tokens[end].from < list.tokens[end - 1].to
    {
      end += 1
    }
    return end
  }

  /// A code's pieces belong together as far as its joined form reaches.
  private func chainEnd(_ list: TokenList, _ start: Int) -> Int {
    var end = start + 1
    var reach = list.tokens[start].to
    while end < list.tokens.count {
      if list.tokens[end].isColocated {
        reach = max(reach, list.tokens[end].to)
      } else if list.tokens[end].to > reach {
        break
      }
      end += 1
    }
    return end
  }

  /// `NH 1077`: one to three letters and a number behind a blank are looked for as one code as well.
  private func spacedCode(_ list: TokenList, _ start: Int, _ end: Int) -> Int? {
    let letters = list.tokens[start]
    guard end == start + 1, letters.kind == .word, letters.to - letters.from <= 3, end < list.tokens.count,
      list.tokens[end].from == letters.to + 1, list.tokens[end].end - list.tokens[end].start >= 3,
      list.slice(list.tokens[end]).allSatisfy({ (0x30...0x39).contains($0) }),
      !StopWords.english.contains(list.text(letters))
    else { return nil }
    return chainEnd(list, end)
  }

  /// `nh1077` as it would be cut with a blank between letters and digits; nil for any other shape.
  private func apart(_ code: String) -> [String]? {
    let letters = code.utf8.prefix { (0x61...0x7A).contains($0) }
    let digits = code.utf8.dropFirst(letters.count)
    guard (1...4).contains(letters.count), digits.count >= 2,
      digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return [String(Substring(letters)), String(Substring(digits))]
  }

  private func word(_ list: TokenList, _ range: Range<Int>, _ text: String, _ offset: Int) -> QueryTerm {
    let tokens = list.tokens[range]
    let end = tokens.map(\.to).max() ?? 0
    let span = TextSpan(Int(tokens[range.lowerBound].from), Int(end))
    let surface = text.slice(span)
    let pieces = tokens.filter { !$0.isColocated }.map { list.text($0) }
    let joined = tokens.filter(\.isColocated).map { [list.text($0)] }
    let folded = analyzer.foldedWords(of: surface)
    let isCode =
      tokens.contains { $0.kind == .code }
      && folded.unicodeScalars.contains { $0.properties.numericType != nil }
    var phrases = [pieces] + joined
    if isCode, pieces.count == 1, let apart = apart(pieces[0]) { phrases.append(apart) }
    if isCode, pieces.count == 2, joined.isEmpty { phrases.append([pieces.joined()]) }
    return QueryTerm(
      text: surface, kind: isCode ? .code : .word, phrases: phrases,
      span: TextSpan(offset + span.start, offset + span.end), isGeneric: StopWords.generic.contains(folded),
      folded: folded)
  }

  private func run(_ text: String, at start: Int, count: Int) -> QueryTerm {
    let folded = analyzer.foldedWords(of: text)
    return QueryTerm(
      text: text, kind: .run, phrases: analyzer.phrases(ofRun: text), span: TextSpan(start, start + count),
      isGeneric: StopWords.generic.contains(folded), folded: folded)
  }
}
