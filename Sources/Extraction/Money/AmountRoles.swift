import Specimens

/// Tells what an amount is from the label before it on its line, on the line above, or right behind it.
struct AmountRoles {
  private let text: TokenizedText
  private let tokens: TokenList

  init(_ text: TokenizedText) {
    self.text = text
    tokens = text.tokens
  }

  /// Nil for what is no money and where no label tells.
  func role(of candidate: Candidate) -> AmountRole? {
    switch candidate.value {
    case .money, .moneyRange: break
    default: return nil
    }
    let first = token(at: candidate.start)
    let label = labelBefore(first)
    if !label.isEmpty { return Self.role(in: text.shadow.scalars, label) }
    if startsLine(first), let above = labelAbove(first) { return Self.role(in: text.shadow.scalars, above) }
    return roleBehind(candidate.end)
  }

  // MARK: Places

  private func token(at position: Int) -> Int {
    tokens.indices.bisected { Int(tokens[$0].start) >= position }
  }

  /// Only signs stand before it on its line.
  private func startsLine(_ i: Int) -> Bool {
    var at = i
    while at > 0, !tokens[at].newlineBefore, i - at < 4 {
      guard tokens[at - 1].kind == .symbol else { return false }
      at -= 1
    }
    return at == 0 || tokens[at].newlineBefore
  }

  /// No label has more words.
  private static let mostWords = 9

  /// The words between the amount and what stands before it on its line: another amount, a comma, a bar.
  private func labelBefore(_ i: Int) -> Range<Int> {
    var at = i
    var hasWords = false
    while at > 0, !tokens[at].newlineBefore, i - at < Self.mostWords {
      let token = tokens[at - 1]
      if token.kind == .symbol, [0x2C, 0x2F, 0x3B, 0x7C, 0x3002].contains(token.value), at < i { break }
      // "Tax (8.25%)" keeps its figure; any other belongs to something else.
      if token.isDigits, !isShare(at - 1) { break }
      if token.kind == .word || token.kind == .character { hasWords = true }
      at -= 1
    }
    guard hasWords else { return 0..<0 }
    return Int(tokens[at].start)..<Int(tokens[i].start)
  }

  /// 8%, 8.25%
  private func isShare(_ i: Int) -> Bool {
    tokens[i + 1].isSymbol("%")
      || tokens[i + 1].isSymbol(".") && tokens[i + 2].isDigits && tokens[i + 3].isSymbol("%")
  }

  /// The line above, where it holds no figure; or, where labels stand in one block and their amounts in the next,
  /// the label of the same place.
  private func labelAbove(_ i: Int) -> Range<Int>? {
    let line = lineStart(i)
    var above = 0
    var start = line
    while start > 0, above < Self.mostLines, isAmountLine(lineStart(start - 1)) {
      start = lineStart(start - 1)
      above += 1
    }
    var count = above + 1
    var next = lineEnd(line)
    while next < tokens.count, count < Self.mostLines, isAmountLine(next) {
      next = lineEnd(next)
      count += 1
    }
    var labels: [Int] = []
    while start > 0, labels.count < count, let label = labelLine(start - 1) {
      labels.append(label)
      start = label
    }
    if labels.count == count {
      let label = labels[count - 1 - above]
      return range(from: label, to: lineEnd(label))
    }
    guard above == 0, let label = labels.first else { return nil }
    return range(from: label, to: line)
  }

  private static let mostLines = 8

  private func range(from start: Int, to end: Int) -> Range<Int> {
    Int(tokens[start].start)..<Int(tokens[end - 1].end)
  }

  private func lineStart(_ i: Int) -> Int {
    var at = i
    while at > 0, !tokens[at].newlineBefore, i - at < 24 { at -= 1 }
    return at
  }

  private func lineEnd(_ i: Int) -> Int {
    var at = i + 1
    while at < tokens.count, !tokens[at].newlineBefore, at - i < 24 { at += 1 }
    return at
  }

  /// Whether a line holds one amount and nothing else.
  private func isAmountLine(_ start: Int) -> Bool {
    let end = lineEnd(start)
    guard end - start <= 12, (start..<end).contains(where: { tokens[$0].isDigits }) else { return false }
    return (start..<end).allSatisfy { i in
      let token = tokens[i]
      return token.kind == .symbol || token.isDigits || token.has(.currency)
        || token.kind == .word && token.end - token.start == 3
    }
  }

  /// The beginning of the line that ends at a token, where it holds words and no figure.
  private func labelLine(_ last: Int) -> Int? {
    let start = lineStart(last)
    guard last - start < Self.mostWords, start == 0 || tokens[start].newlineBefore,
      (start...last).contains(where: { tokens[$0].kind == .word || tokens[$0].kind == .character }),
      !(start...last).contains(where: { tokens[$0].isDigits })
    else { return nil }
    return start
  }

  /// $48.17 total
  private func roleBehind(_ end: Int) -> AmountRole? {
    let i = token(at: end)
    guard i < tokens.count, tokens[i].kind == .word, !tokens[i].newlineBefore else { return nil }
    let last = tokens[i + 1].kind == .word && !tokens[i + 1].newlineBefore ? i + 1 : i
    return Self.role(in: text.shadow.scalars, range(from: i, to: last + 1))
  }

  // MARK: Words

  private static func role(in scalars: [UInt32], _ range: Range<Int>) -> AmountRole? {
    for (role, words) in labels where words.contains(where: { holds(scalars, range, $0) }) { return role }
    return nil
  }

  /// In the order that tells: a discount before a total, a total before the tax it includes.
  private static let labels: [(AmountRole, [[UInt32]])] =
    (Japanese.amountLabels + Chinese.amountLabels + English.amountLabels).map { role, words in
      (role, words.map(Folding.word))
    }

  private static func holds(_ scalars: [UInt32], _ range: Range<Int>, _ word: [UInt32]) -> Bool {
    guard let first = word.first, range.count >= word.count else { return false }
    let isLatin = Scalars.isLatin(first)
    for start in range.lowerBound...(range.upperBound - word.count) where scalars[start] == first {
      guard scalars[start..<(start + word.count)].elementsEqual(word) else { continue }
      if !isLatin { return true }
      let before = start > range.lowerBound ? scalars[start - 1] : 0x20
      let after = start + word.count < range.upperBound ? scalars[start + word.count] : 0x20
      if !Scalars.isLatin(before), !Scalars.isLatin(after) { return true }
    }
    return false
  }
}
