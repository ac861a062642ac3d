import Specimens

/// What every grammar needs to look at tokens: by index, never failing beyond the ends.
struct Reader {
  let text: TokenizedText
  let tokens: TokenList
  let order: DateOrder
  let dotted: DottedDates

  init(_ text: TokenizedText, order: DateOrder) {
    self.text = text
    dotted = DottedDates(text)
    tokens = text.tokens
    self.order = order
  }

  var count: Int { tokens.count }

  @inline(__always) func exists(_ i: Int) -> Bool { i >= 0 && i < tokens.count }
  @inline(__always) func has(_ i: Int, _ role: Role) -> Bool {
    tokens[i].roles.has(role)
  }
  @inline(__always) func value(_ i: Int, _ role: Role) -> Int? { text.sense(i, role) }
  @inline(__always) func symbol(_ i: Int, _ s: Unicode.Scalar) -> Bool {
    tokens[i].isSymbol(s)
  }
  @inline(__always) func character(_ i: Int, _ s: Unicode.Scalar) -> Bool {
    tokens[i].isCharacter(s)
  }
  func isDigits(_ i: Int) -> Bool { exists(i) && tokens[i].isDigits }
  func isNumber(_ i: Int) -> Bool { exists(i) && tokens[i].isNumber }
  /// Whether a token follows its predecessor without a blank.
  func isGlued(_ i: Int) -> Bool { i > 0 && i < tokens.count && !tokens[i].spaceBefore }
  func startsLine(_ i: Int) -> Bool { i == 0 || (exists(i) && tokens[i].newlineBefore) }
  /// Whether the line ends before a token.
  func endsLine(before i: Int) -> Bool { !exists(i) || tokens[i].newlineBefore }

  /// Whether a token is this word (lower case ASCII).
  func word(_ i: Int, _ word: StaticString) -> Bool {
    guard exists(i), tokens[i].kind == .word else { return false }
    let (start, end) = (Int(tokens[i].start), Int(tokens[i].end))
    guard end - start == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { bytes in
      for k in 0..<bytes.count where text.shadow.scalars[start + k] != UInt32(bytes[k]) { return false }
      return true
    }
  }

  func anyWord(_ i: Int, _ words: StaticString...) -> Bool { words.contains { word(i, $0) } }

  /// The folded scalar just before or after a token, a blank beyond the ends.
  func scalarBefore(_ i: Int) -> UInt32 {
    guard exists(i), tokens[i].start > 0 else { return 0x20 }
    return text.shadow.scalars[Int(tokens[i].start) - 1]
  }
  func scalarAfter(_ i: Int) -> UInt32 {
    guard exists(i), Int(tokens[i].end) < text.shadow.count else { return 0x20 }
    return text.shadow.scalars[Int(tokens[i].end)]
  }

  /// The original text from a token up to another, end exclusive.
  func original(_ first: Int, _ last: Int) -> String {
    text.shadow.text(Int(tokens[first].start), Int(tokens[last - 1].end))
  }

  /// Whether letters that look like digits were read as digits within these tokens.
  func wasRepaired(_ first: Int, _ last: Int) -> Bool {
    guard !text.shadow.repaired.isEmpty, first < last else { return false }
    return (Int(tokens[first].start)..<Int(tokens[last - 1].end)).contains {
      text.shadow.repaired.contains($0)
    }
  }
}

/// How day and month stand in `03/04/2026`.
enum DateOrder: Sendable {
  case monthFirst, dayFirst
  /// Nothing in the text tells; month first is assumed and the other kept as an alternative.
  case unknown
}
