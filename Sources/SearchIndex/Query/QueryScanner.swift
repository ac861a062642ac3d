/// Reads a query character by character. Every scalar of the query stands at its own index (full-width forms
/// as ASCII, Latin in lower case), so positions are positions in what the user typed.
struct QueryScanner {
  let scalars: [UInt32]
  /// What earlier rules have taken; nothing is read twice.
  var taken: [Bool]

  init(_ query: String) {
    scalars = query.unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x41...0x5A: scalar.value + 0x20
      case 0xFF01...0xFF5E: Self.lowered(scalar.value - 0xFEE0)
      case 0x3000, 0xA0, 0x09, 0x0A, 0x0D, 0: 0x20
      case 0xFFE5: 0xA5
      case 0xFFE1: 0xA3
      case 0x301C, 0xFF5E, 0x2013, 0x2014, 0x2212: 0x2D
      default: scalar.value
      }
    }
    taken = Array(repeating: false, count: scalars.count)
  }

  private static func lowered(_ value: UInt32) -> UInt32 {
    (0x41...0x5A).contains(value) ? value + 0x20 : value
  }

  var count: Int { scalars.count }

  func isFree(_ range: Range<Int>) -> Bool { !taken[range].contains(true) }

  mutating func take(_ range: Range<Int>) {
    for i in range { taken[i] = true }
  }

  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for i in range { text.append(Unicode.Scalar(scalars[i]) ?? " ") }
    return String(text)
  }

  func isLatin(_ i: Int) -> Bool { i >= 0 && i < count && (0x61...0x7A).contains(scalars[i]) }
  func isDigit(_ i: Int) -> Bool { i >= 0 && i < count && (0x30...0x39).contains(scalars[i]) }
  func isSpace(_ i: Int) -> Bool { i < 0 || i >= count || scalars[i] == 0x20 }

  /// True where a Latin word or number may begin.
  func isWordStart(_ i: Int) -> Bool { !isLatin(i - 1) && !isDigit(i - 1) }

  func skipSpaces(_ i: Int) -> Int {
    var i = i
    while i < count, scalars[i] == 0x20 { i += 1 }
    return i
  }

  /// The Latin word that starts at `i`.
  func word(_ i: Int) -> (text: String, end: Int)? {
    guard isLatin(i), isWordStart(i) else { return nil }
    var end = i
    while isLatin(end) { end += 1 }
    return isDigit(end) ? nil : (text(i..<end), end)
  }

  /// The whole number at `i`, of ASCII digits or of the characters 一…九 and 十.
  func number(_ i: Int, digits: ClosedRange<Int> = 1...4) -> (value: Int, end: Int)? {
    var end = i
    while isDigit(end), end - i <= digits.upperBound { end += 1 }
    if end > i {
      guard !isDigit(i - 1), digits.contains(end - i), let value = Int(text(i..<end)) else { return nil }
      return (value, end)
    }
    return kanjiNumber(i)
  }

  /// 1 … 99.
  private func kanjiNumber(_ start: Int) -> (value: Int, end: Int)? {
    let digits: [UInt32: Int] = [
      0x4E00: 1, 0x4E8C: 2, 0x4E24: 2, 0x4E09: 3, 0x56DB: 4, 0x4E94: 5, 0x516D: 6, 0x4E03: 7, 0x516B: 8,
      0x4E5D: 9,
    ]
    var (value, i) = (0, start)
    if i < count, let digit = digits[scalars[i]] {
      value = digit
      i += 1
    }
    if i < count, scalars[i] == 0x5341 {
      value = max(1, value) * 10
      i += 1
      if i < count, let digit = digits[scalars[i]] {
        value += digit
        i += 1
      }
    }
    return i > start ? (value, i) : nil
  }

  /// The end of `words` when they stand at `i`; a blank in them stands for any number of blanks.
  func match(_ words: String, at i: Int) -> Int? { match(words.unicodeScalars.map(\.value), at: i) }

  private func match(_ words: [UInt32], at i: Int) -> Int? {
    var position = i
    for scalar in words {
      if scalar == 0x20 {
        let next = skipSpaces(position)
        guard next > position else { return nil }
        position = next
      } else {
        guard position < count, scalars[position] == scalar else { return nil }
        position += 1
      }
    }
    // A Latin word must not go on.
    if isLatin(position - 1), isLatin(position) || isDigit(position) { return nil }
    return position
  }

  /// The longest of the words that stands at `i`.
  func firstMatch<Meaning>(_ words: WordTable<Meaning>, at i: Int) -> (meaning: Meaning, end: Int)? {
    guard i < count else { return nil }
    var best: (meaning: Meaning, end: Int)?
    for (word, meaning) in words.candidates(scalars[i]) {
      if let end = match(word, at: i), end > best?.end ?? i { best = (meaning, end) }
    }
    return best
  }
}
