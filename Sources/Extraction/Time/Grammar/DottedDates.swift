/// Months and days with a dot and no year, which are dates only where something beside them says so:
/// a weekday (`11.20 FRI`, `12.4(金)`), or lines that begin alike (a tour's `11.27 Osaka`).
struct DottedDates: Sendable {
  /// Tokens at which a line of such a list begins.
  let lineStarts: Set<Int>

  /// So many lines that begin with a month and a day make a list.
  private static let fewest = 3

  init(_ text: TokenizedText) {
    var starts: [Int] = []
    let tokens = text.tokens
    for i in tokens.indices where i == 0 || tokens[i].newlineBefore {
      guard DottedDates.isPair(tokens, i), !tokens[i + 3].isDigits,
        tokens[i + 3].spaceBefore || tokens[i + 3].isSymbol("("), i + 3 < tokens.count,
        !tokens[i + 3].newlineBefore
      else { continue }
      starts.append(i)
    }
    // Prices and versions do not rise from line to line within a year as days do, and show other decimals.
    let isList = starts.count >= DottedDates.fewest && DottedDates.areInOrder(tokens, starts)
    lineStarts = isList ? Set(starts) : []
  }

  private static func isPair(_ tokens: TokenList, _ i: Int) -> Bool {
    tokens[i].isDigits && tokens[i].digits <= 2 && (1...12).contains(tokens[i].value)
      && tokens[i + 1].isSymbol(".") && !tokens[i + 1].spaceBefore
      && tokens[i + 2].isDigits && tokens[i + 2].digits <= 2 && !tokens[i + 2].spaceBefore
      && (1...31).contains(tokens[i + 2].value)
      && !(tokens[i + 3].isSymbol(".") && !tokens[i + 3].spaceBefore)
  }

  /// Days in rising order, once around New Year at most.
  private static func areInOrder(_ tokens: TokenList, _ starts: [Int]) -> Bool {
    let days = starts.map { tokens[$0].value * 31 + tokens[$0 + 2].value }
    let falls = zip(days, days.dropFirst()).filter { $0 > $1 }
    return falls.count <= 1 && falls.allSatisfy { $0.0 - $0.1 > 31 * 3 } && days.contains { $0 % 31 > 9 }
  }
}

extension Reader {
  /// Whether the pair of numbers at a token is a month and a day.
  func isDottedDate(_ i: Int) -> Bool {
    let after = i + 3
    if symbol(after, "."), isGlued(after), isDigits(after + 1) { return false }
    if has(i - 1, .weekday) && !tokens[i].newlineBefore || weekdayFollows(after) { return true }
    if symbol(i - 1, ")"), bracketedWeekday(i - 3) != nil { return true }
    if dotted.lineStarts.contains(i) { return true }
    return isEndOfDottedRange(i) || isBareDottedRange(i)
  }

  /// FRI, (金), 周五, （周五）; one blank may stand before it.
  private func weekdayFollows(_ i: Int) -> Bool {
    guard exists(i), !tokens[i].newlineBefore else { return false }
    if has(i, .weekday) {
      // "9.5 sat" is a date only in capitals; a whole name is one anyway.
      return tokens[i].kind == .character || tokens[i].end - tokens[i].start > 3 || isCapital(i)
    }
    guard symbol(i, "(") || symbol(i, "[") else { return false }
    return has(i + 1, .weekday) || singleWeekday(i + 1) != nil && tokens[i + 2].kind == .symbol
  }

  private func isCapital(_ i: Int) -> Bool {
    Scalars.isASCIICapital(text.shadow.original[Int(text.shadow.starts[Int(tokens[i].start)])])
  }

  /// 11.20 FRI – 11.29: the end follows a beginning that has its weekday.
  private func isEndOfDottedRange(_ i: Int) -> Bool {
    guard symbol(i - 1, "-") || symbol(i - 1, "~") || has(i - 1, .rangeMark), i >= 4 else { return false }
    for start in [i - 5, i - 7] where start >= 0 && isDigits(start) && symbol(start + 1, ".") {
      if weekdayFollows(start + 3) { return true }
    }
    return isDigits(i - 4) && symbol(i - 3, ".") && isDigits(i - 2) && isBareDottedRange(i - 4)
  }

  /// 12.4-12.6 with nothing but a label on its line, in Chinese and Japanese.
  private func isBareDottedRange(_ i: Int) -> Bool {
    guard text.language != .english, symbol(i + 3, "-") || symbol(i + 3, "~"), isDigits(i + 4),
      symbol(i + 5, "."), isDigits(i + 6), tokens[i + 4].digits <= 2, tokens[i + 6].digits <= 2,
      (1...12).contains(tokens[i + 4].value), (1...31).contains(tokens[i + 6].value),
      startsLine(i) || symbol(i - 1, ":") || symbol(i - 1, "("),
      endsLine(before: i + 7) || symbol(i + 7, ")") || symbol(i + 7, "(")
    else { return false }
    let (from, to) = (
      tokens[i].value * 31 + tokens[i + 2].value, tokens[i + 4].value * 31 + tokens[i + 6].value
    )
    return from < to || tokens[i].value == 12 && tokens[i + 4].value == 1
  }
}
