import Specimens

/// Phone numbers: runs of digits with the separators phones are written with, checked against the number
/// plans of the countries at hand, or introduced by a word such as "phone", 電話, 手机.
struct PhoneScanner {
  private let text: TokenizedText
  private let tokens: TokenList
  private let reader: Reader

  init(_ text: TokenizedText) {
    self.text = text
    tokens = text.tokens
    reader = Reader(text, order: .unknown)
  }

  /// More groups than any way of writing a number has, one digit a group included.
  private static let mostGroups = 13

  /// How far a run is read, signs between its groups included.
  private static let mostTokens = 24

  /// How many figures a number with its country code and extension may have.
  private static let lengths = 7...17

  /// A run of digit groups that could be one number.
  struct Run {
    var first: Int
    var last: Int
    var hasPlus = false
    var groupCount = 0
    var digitCount = 0
    var hasDot = false
    var hasDash = false
    var hasBracket = false
    /// More groups follow than one number can have.
    var goesOn = false
    /// "at" or "@" or a dash stands before it.
    var isAddressed = false
  }

  func candidates(_ isFree: (Int, Int) -> Bool) -> [Candidate] {
    var found: [Candidate] = []
    var i = 0
    while i < tokens.count {
      guard !tokens[i].isSoup, begins(i), let run = run(at: i) else {
        i += 1
        continue
      }
      // Long rows of short figures are tables; to look at each of their pieces would take its time.
      guard run.groupCount <= Self.mostGroups, !isRow(run) else {
        i = run.last
        continue
      }
      if run.digitCount >= Self.lengths.lowerBound, let number = longestNumber(run, isFree) {
        found.append(number.candidate)
        i = number.run.last
      } else {
        i = skip(run)
      }
    }
    return found
  }

  /// The run itself, or what is left of it when groups after a blank are taken away from its end.
  private func longestNumber(_ run: Run, _ isFree: (Int, Int) -> Bool) -> (candidate: Candidate, run: Run)? {
    var current: Run? = run
    var tries = 0
    while let run = current, tries < 4, run.digitCount >= Self.lengths.lowerBound {
      let (start, end) = (Int(tokens[run.first].start), Int(tokens[run.last - 1].end))
      if Self.lengths.contains(run.digitCount), isFree(start, end),
        let candidate = candidate(run, start, end)
      {
        return (candidate, run)
      }
      guard let cut = (run.first + 1..<run.last).last(where: { tokens[$0].spaceBefore }) else { return nil }
      current = self.run(at: run.first, limit: cut)
      tries += 1
    }
    return nil
  }

  /// A long row of short figures with signs between or around them: `1 - 2 - 1 - 2 - …`, `(1) (2) (3) …`.
  private func isRow(_ run: Run) -> Bool {
    run.goesOn && run.groupCount * 3 >= Self.mostTokens && run.digitCount < run.groupCount * 2
  }

  /// After a refused run the next number can begin only past a blank.
  private func skip(_ run: Run) -> Int {
    (run.first + 1..<max(run.last, run.first + 1)).first { tokens[$0].spaceBefore }
      ?? max(run.last, run.first + 1)
  }

  private func begins(_ i: Int) -> Bool {
    let token = tokens[i]
    if token.isDigits { return true }
    return (token.isSymbol("+") || token.isSymbol("(")) && i + 1 < tokens.count
      && (tokens[i + 1].isDigits || tokens[i + 1].isSymbol("+"))
  }

  private func run(at start: Int, limit: Int = .max) -> Run? {
    var run = Run(first: start, last: start)
    run.isAddressed =
      reader.word(start - 1, "at") || reader.symbol(start - 1, "@")
      || reader.symbol(start - 1, "-") && !(start >= 2 && tokens[start - 2].isDigits)
    if reader.isGlued(start), tokens[start].isDigits {
      let before = reader.scalarBefore(start)
      if Scalars.isLatin(before) && !isLabelBefore(start) || before == 0x23 || before == 0x2E
        || before == 0x2F || before == 0x24
        || before == 0x5F || before == 0x3D
      {
        return nil
      }
      if before == 0x2D, start >= 2, !tokens[start - 2].isNumber, tokens[start - 2].kind == .word,
        tokens[start - 1].spaceBefore == false, !isLabelBefore(start - 1)
      {
        return nil
      }
      if before == 0x2B { return nil }
      if before == 0x2D, start >= 2, tokens[start - 2].isDigits, isGluedPair(start) { return nil }
    }
    var i = start
    var openBracket = false
    while i < min(tokens.count, limit), i - start < Self.mostTokens {
      let token = tokens[i]
      if i > start, token.newlineBefore { break }
      if token.isDigits {
        if i > start, token.spaceBefore, wideGap(i) { break }
        run.groupCount += 1
        run.digitCount += Int(token.digits)
        run.last = i + 1
        i += 1
        continue
      }
      guard token.kind == .symbol, let separator = UInt32(exactly: token.value) else { break }
      switch separator {
      case 0x2B:
        guard run.groupCount == 0, !run.hasPlus else { return finished(run) }
        run.hasPlus = true
      case 0x28:
        guard !openBracket, i + 1 < tokens.count, tokens[i + 1].isDigits || tokens[i + 1].isSymbol("+") else {
          return finished(run)
        }
        openBracket = true
        run.hasBracket = true
      case 0x29:
        guard openBracket else { return finished(run) }
        openBracket = false
      case 0x2D, 0x2E:
        guard run.groupCount > 0, i + 1 < tokens.count, tokens[i + 1].isDigits || tokens[i + 1].isSymbol("(")
        else { return finished(run) }
        if separator == 0x2D { run.hasDash = true } else { run.hasDot = true }
      default: return finished(run)
      }
      i += 1
    }
    let next = tokens[i]
    run.goesOn =
      i - start == Self.mostTokens && !next.newlineBefore && (next.isDigits || next.isSymbol("("))
    return finished(run)
  }

  private func isGluedPair(_ i: Int) -> Bool { reader.isGlued(i - 1) }

  private func wideGap(_ i: Int) -> Bool {
    let blank = text.shadow.original[Int(text.shadow.starts[Int(tokens[i].start)]) - 1]
    if blank == 0x3000 { return true }
    let end = Int(tokens[i - 1].end)
    return Int(tokens[i].start) - end > 1
  }

  private func finished(_ run: Run) -> Run? {
    run.groupCount == 0 ? nil : run
  }

  /// The groups of figures as written.
  private func groups(_ run: Run) -> [String] {
    (run.first..<run.last).lazy.filter { tokens[$0].isDigits }
      .map { String(tokens[$0].value).leftPadded(Int(tokens[$0].digits)) }
  }

  private func candidate(_ run: Run, _ start: Int, _ end: Int) -> Candidate? {
    let end = withExtension(run, end)
    if end == Int(tokens[run.last - 1].end), Scalars.isLatin(reader.scalarAfter(run.last - 1)) { return nil }
    let after = reader.scalarAfter(run.last - 1)
    if after == 0x2F || after == 0x25 || after == 0x3D || after == 0x2A { return nil }
    if after == 0x3A || after == 0x2C, run.last + 1 < tokens.count, reader.isGlued(run.last + 1),
      tokens[run.last + 1].isDigits,
      text.shadow.original[Int(text.shadow.starts[Int(tokens[run.last].start)])] < 0x80
    {
      return nil
    }
    let labels = PhoneLabels(reader)
    let label = labels.label(before: run.first)
    if label == .other { return nil }
    let shape = PhoneShape(run: run, groups: groups(run), language: text.language)
    guard let verdict = shape.verdict(isLabelled: label == .phone) else { return nil }
    return Candidate(
      start: start, end: end,
      value: .phone(e164: verdict.e164, number: (run.hasPlus ? "+" : "") + shape.digits), rule: verdict.rule,
      confidence: label == .phone ? min(0.98, verdict.confidence + 0.08) : verdict.confidence)
  }

  /// "ext. 503", "x068": dialled after the number, part of it as written.
  private func withExtension(_ run: Run, _ end: Int) -> Int {
    guard reader.anyWord(run.last, "x", "ext", "extension"), !tokens[run.last].newlineBefore else {
      return end
    }
    let at = reader.symbol(run.last + 1, ".") ? run.last + 2 : run.last + 1
    guard reader.isDigits(at), tokens[at].digits <= 5 else { return end }
    return Int(tokens[at].end)
  }

  private func isLabelBefore(_ i: Int) -> Bool {
    PhoneLabels(reader).label(before: i) == .phone || reader.anyWord(i - 1, "office", "home", "work")
  }
}

extension String {
  func leftPadded(_ width: Int) -> String {
    let missing = width - utf8.count
    return missing > 0 ? String(repeating: "0", count: missing) + self : self
  }
}
