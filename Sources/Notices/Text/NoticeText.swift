import Specimens

/// A notice made easy to match: slips of text recognition mended, letters small, forms narrow, each scalar
/// with the way back to the original.
struct NoticeText: Sendable {
  let original: [Unicode.Scalar]
  /// The mended text, in its own case; what the extractor reads.
  let mended: [Unicode.Scalar]
  /// The same, folded one scalar to one scalar.
  let folded: [Unicode.Scalar]
  /// For each mended scalar its offset in the original; one more at the end.
  private let offsets: [Int]

  init(_ text: String) {
    original = Array(text.unicodeScalars)
    (mended, offsets) = Mending.mend(original)
    folded = mended.map(\.folded)
  }

  /// The original stretch of a stretch of the mended text.
  func original(_ range: Range<Int>) -> TextSpan {
    guard !range.isEmpty else { return TextSpan(offsets[range.lowerBound], offsets[range.lowerBound]) }
    return TextSpan(offsets[range.lowerBound], offsets[range.upperBound - 1] + 1)
  }

  /// The words of a stretch, as they were printed.
  func words(_ range: Range<Int>) -> String { String(mended[range]) }

  func citation(_ range: Range<Int>) -> Citation {
    let span = original(range)
    return Citation(span: span, text: String(original[span.range]))
  }
}

/// Mends what text recognition breaks most often, where the result is a word that was surely meant:
/// `Apri1`, `Thursd ay`, `Wed⏎nesday`.
enum Mending {
  static func mend(_ original: [Unicode.Scalar]) -> (scalars: [Unicode.Scalar], offsets: [Int]) {
    var out: [Unicode.Scalar] = []
    var offsets: [Int] = []
    out.reserveCapacity(original.count)
    offsets.reserveCapacity(original.count + 1)
    var i = 0
    while i < original.count {
      let scalar = original[i]
      guard scalar.isLatinWord, i == 0 || !original[i - 1].isLatinWord else {
        out.append(scalar)
        offsets.append(i)
        i += 1
        continue
      }
      let end = wordEnd(original, i)
      if let joined = joinedWord(original, i, end) {
        for k in i..<joined where original[k].isLatinWord {
          out.append(letter(original[k], lower: k > i))
          offsets.append(k)
        }
        i = joined
        continue
      }
      let repaired = repaired(original[i..<end])
      for (k, scalar) in repaired.enumerated() {
        out.append(scalar)
        offsets.append(i + k)
      }
      i = end
    }
    offsets.append(original.count)
    return (out, offsets)
  }

  private static func wordEnd(_ scalars: [Unicode.Scalar], _ start: Int) -> Int {
    var end = start
    while end < scalars.count, scalars[end].isLatinWord { end += 1 }
    return end
  }

  private static func letter(_ scalar: Unicode.Scalar, lower: Bool) -> Unicode.Scalar {
    switch scalar {
    case "1": "l"
    case "0": lower ? "o" : "O"
    default: scalar
    }
  }

  /// The end of a calendar word that a blank or a line end was put into.
  private static func joinedWord(_ scalars: [Unicode.Scalar], _ start: Int, _ end: Int) -> Int? {
    guard end - start <= 8, end + 1 < scalars.count, scalars[end] == " " || scalars[end] == "\n",
      scalars[end + 1].isLatinWord
    else { return nil }
    let second = wordEnd(scalars, end + 1)
    guard second - end <= 9 else { return nil }
    let first = key(scalars[start..<end])
    let joined = first + key(scalars[(end + 1)..<second])
    return calendarWords.contains(joined) && !calendarWords.contains(first)
      || splits.contains(joined)
        && joined.count > first.count
      ? second : nil
  }

  private static func key(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(ArraySlice(scalars.map { letter($0, lower: true).folded }))
  }

  /// A word of letters with a digit inside, where a letter was surely meant.
  private static func repaired(_ word: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    let digits = word.filter(\.isDigit)
    guard !digits.isEmpty, word.count >= 3, digits.count * 2 < word.count,
      digits.allSatisfy({ $0 == "0" || $0 == "1" })
    else { return Array(word) }
    if calendarWords.contains(key(word)) { return word.map { letter($0, lower: true) } }
    // Codes are in capitals; ordinals and clock times begin with a digit.
    let letters = word.filter { !$0.isDigit }
    guard letters.dropFirst().allSatisfy({ $0 != $0.uppercaseForm }), word.first?.isDigit == false else {
      return Array(word)
    }
    return word.indices.map { k in
      switch word[k] {
      case "0": "o"
      case "1": k == word.endIndex - 1 ? "l" : "i"
      default: word[k]
      }
    }
  }

  private static let calendarWords: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "january", "february",
    "march", "april", "june", "july", "august", "september", "october", "november", "december",
  ]
  /// Day names whose first piece is a day name too: `Wed nesday`, `Fri day`.
  private static let splits: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
}
