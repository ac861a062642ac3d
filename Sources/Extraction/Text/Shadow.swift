/// A folded copy of a text, with a map back to the scalars it was made from.
///
/// Rules read the copy; spans are told in offsets of the original. Folding joins some scalars (ｶ + ﾞ) and
/// drops others (zero-width marks, the blanks that text recognition puts between Japanese characters),
/// so every folded scalar remembers where its original begins and ends.
struct Shadow {
  /// The original scalars.
  let original: [UInt32]
  /// The folded scalars: lower case, half width.
  private(set) var scalars: [UInt32] = []
  private(set) var starts: [Int32] = []
  private(set) var ends: [Int32] = []
  /// Positions (in the copy) whose letter was read as a digit: `1O:30`.
  private(set) var repaired: Set<Int> = []

  var count: Int { scalars.count }

  init(_ original: [UInt32]) {
    self.original = original
    scalars.reserveCapacity(original.count)
    starts.reserveCapacity(original.count)
    ends.reserveCapacity(original.count)
    fold()
    repairDigits()
  }

  /// The stretch of the original that a range of the copy was made from.
  func span(_ start: Int, _ end: Int) -> (start: Int, end: Int) { (Int(starts[start]), Int(ends[end - 1])) }

  /// The text of that stretch, as it was before it was folded.
  func text(_ start: Int, _ end: Int) -> String {
    let (from, to) = span(start, end)
    return Scalars.string(original[from..<to])
  }

  private mutating func append(_ s: UInt32, _ start: Int, _ end: Int) {
    scalars.append(s)
    starts.append(Int32(start))
    ends.append(Int32(end))
  }

  private mutating func fold() {
    var i = 0
    let n = original.count
    while i < n {
      let s = original[i]
      if s >= 0xFF66, s <= 0xFF9F {
        i = foldKana(at: i)
        continue
      }
      if s == 0x20, dropsBlank(at: i) {
        i += 1
        continue
      }
      if s >= 0x2100, let expansion = Shadow.expansions[s] {
        for part in expansion { append(part, i, i + 1) }
      } else if let folded = Folding.fold(s) {
        append(folded, i, i + 1)
      }
      i += 1
    }
  }

  /// One character that stands for a short word.
  private static let expansions: [UInt32: [UInt32]] = {
    let words: [(String, String)] = [
      ("℡", "tel"), ("㈪", "(月)"), ("㈫", "(火)"), ("㈬", "(水)"), ("㈭", "(木)"), ("㈮", "(金)"), ("㈯", "(土)"),
      ("㈰", "(日)"), ("㏂", "am"), ("㏘", "pm"), ("㍻", "平成"), ("㍼", "昭和"), ("㋿", "令和"),
    ]
    var table: [UInt32: [UInt32]] = [:]
    for (from, to) in words {
      if let s = from.unicodeScalars.first?.value { table[s] = Folding.word(to) }
    }
    return table
  }()

  private mutating func foldKana(at i: Int) -> Int {
    guard let kana = Folding.kana(original[i]) else {
      append(original[i], i, i + 1)
      return i + 1
    }
    if i + 1 < original.count, let voiced = Folding.voiced(kana, by: original[i + 1]),
      original[i + 1] == 0xFF9E || original[i + 1] == 0xFF9F
    {
      append(voiced, i, i + 2)
      return i + 2
    }
    append(kana, i, i + 1)
    return i + 1
  }

  /// A single blank between two Japanese or Chinese characters is an artefact of text recognition.
  private func dropsBlank(at i: Int) -> Bool {
    guard i > 0, i + 1 < original.count else { return false }
    if Scalars.isEastAsian(original[i - 1]), Scalars.isEastAsian(original[i + 1]) { return true }
    return Scalars.isDigit(original[i - 1]) && Scalars.isDigit(original[i + 1]) && isSpacedOut(i)
  }

  /// 日 1 5 時: every character stands apart, the figures of one number too.
  private func isSpacedOut(_ i: Int) -> Bool {
    func spread(_ direction: Int) -> Bool {
      var at = i + direction
      for _ in 0..<5 {
        guard at >= 0, at < original.count, Scalars.isDigit(original[at]) else { return false }
        let blank = at + direction
        let next = blank + direction
        guard next >= 0, next < original.count, original[blank] == 0x20 else { return false }
        if Scalars.isHan(original[next]) { return true }
        at = next
      }
      return false
    }
    return spread(-1) && spread(1)
  }

  /// Reads O as 0 and l or I as 1 inside something that is plainly a number: `1O:30`, `¥1,28O`, `l2/O4`.
  private mutating func repairDigits() {
    var i = 0
    while i < scalars.count {
      guard Scalars.isDigit(scalars[i]) || Shadow.lookalike(scalars[i]) != nil else {
        i += 1
        continue
      }
      var end = i
      var digits = 0
      var letters = 0
      while end < scalars.count {
        if Scalars.isDigit(scalars[end]) {
          digits += 1
        } else if Shadow.lookalike(scalars[end]) != nil {
          letters += 1
        } else {
          break
        }
        end += 1
      }
      if letters > 0, letters <= 2, end - i <= 6, digits > 0 || end - i == 2, isNumberPlace(i, end) {
        for j in i..<end {
          guard let digit = Shadow.lookalike(scalars[j]) else { continue }
          scalars[j] = digit
          repaired.insert(j)
        }
      }
      i = max(end, i + 1)
    }
  }

  private static func lookalike(_ s: UInt32) -> UInt32? {
    switch s {
    case 0x6F: 0x30
    case 0x6C, 0x69, 0x7C: 0x31
    default: nil
    }
  }

  /// Whether a clock, date or price separator next to the run shows that it is a number.
  private func isNumberPlace(_ start: Int, _ end: Int) -> Bool {
    let before = start > 0 ? scalars[start - 1] : 0x20
    let after = end < scalars.count ? scalars[end] : 0x20
    if Scalars.isLatin(before) { return false }
    if Scalars.isLatin(after) {
      // 7:3Opm
      guard before == 0x3A, after == 0x61 || after == 0x70 else { return false }
      return true
    }
    let beyond = end + 1 < scalars.count ? scalars[end + 1] : 0x20
    let ahead = start > 1 ? scalars[start - 2] : 0x20
    if after == 0x3A || after == 0x2C || after == 0x2F {
      return Scalars.isDigit(beyond) || Shadow.lookalike(beyond) != nil
    }
    if before == 0x3A || before == 0x2C || before == 0x2F { return Scalars.isDigit(ahead) }
    if before == 0x24 || before == 0xA5 || before == 0xA3 || before == 0x20AC { return true }
    return [0x5E74, 0x6708, 0x65E5, 0x65F6, 0x5206, 0x5186].contains(after)
  }
}
