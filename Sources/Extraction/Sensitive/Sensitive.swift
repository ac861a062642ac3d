import Specimens

/// A part of a text that nobody looking over a shoulder should read.
public struct SensitiveFinding: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A payment card's number, or the code on its back.
    case card
    case password
    case oneTimeCode
  }

  public var kind: Kind
  /// In scalars of the text.
  public var span: TextSpan

  public init(_ kind: Kind, _ span: TextSpan) {
    self.kind = kind
    self.span = span
  }
}

/// Finds card numbers, passwords and one-time codes, and hides them.
public enum Sensitive {
  /// In the order of the text; none overlaps another.
  public static func findings(in text: String) -> [SensitiveFinding] {
    let text = SensitiveText(text)
    guard text.isWorthReading else { return [] }
    let found =
      (CardNumbers.findings(in: text) + Passwords.findings(in: text) + OneTimeCodes.findings(in: text))
      .sorted { ($0.span.start, -$0.span.end) < ($1.span.start, -$1.span.end) }
    return found.reduce(into: []) { kept, finding in
      if let last = kept.last, finding.span.start < last.span.end { return }
      kept.append(finding)
    }
  }

  /// The text with its findings hidden. Keeps the number of scalars, so that spans into the text still hold; of a
  /// card's number the last four digits stay, by which people know their cards.
  public static func masked(_ text: String, with mark: Unicode.Scalar = "•") -> String {
    masked(text, hiding: findings(in: text), with: mark)
  }

  public static func masked(
    _ text: String, hiding findings: [SensitiveFinding], with mark: Unicode.Scalar = "•"
  ) -> String {
    guard !findings.isEmpty else { return text }
    var scalars = Array(text.unicodeScalars)
    for finding in findings {
      let range = finding.span.range.clamped(to: 0..<scalars.count)
      var hidden = range.filter { !scalars[$0].properties.isWhitespace && scalars[$0] != "-" }
      if finding.kind == .card, hidden.count >= 13 { hidden.removeLast(4) }
      for place in hidden { scalars[place] = mark }
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }
}

/// A text prepared for looking: small letters, plain digits, and where its lines are.
struct SensitiveText {
  /// One for each scalar of the text.
  let folded: [Unicode.Scalar]
  let original: [Unicode.Scalar]
  let lines: [Range<Int>]
  /// False where nothing can be found, which is most texts' quick answer.
  let isWorthReading: Bool

  init(_ text: String) {
    original = Array(text.unicodeScalars)
    var (lines, start, hasDigit, hasLabel) = ([Range<Int>](), 0, false, false)
    folded = original.map { scalar in
      switch scalar.value {
      case 0x41...0x5A: Unicode.Scalar(scalar.value + 32) ?? scalar
      // Full-width digits and letters of East Asian text.
      case 0xFF10...0xFF19: Unicode.Scalar(scalar.value - 0xFF10 + 0x30) ?? scalar
      case 0xFF1A: ":"
      case 0xFF1D: "="
      case 0xA0, 0x3000: " "
      default: scalar
      }
    }
    for (place, scalar) in folded.enumerated() {
      if scalar.isDigit {
        hasDigit = true
      } else {
        if scalar == "\n" || scalar == "\r" {
          lines.append(start..<place)
          start = place + 1
        } else if scalar == ":" || scalar == "=" || "は是为為パ密暗口".unicodeScalars.contains(scalar) {
          hasLabel = true
        }
      }
    }
    lines.append(start..<folded.count)
    self.lines = lines
    let text = folded
    isWorthReading =
      hasDigit || hasLabel
      || Passwords.labels.contains { text.firstPlace(of: $0, in: text.indices) != nil }
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { (0x30...0x39).contains(value) }
  var isPlainLetter: Bool { (0x61...0x7A).contains(value) || (0x41...0x5A).contains(value) }
  var isBlank: Bool { self == " " || self == "\t" }
}

extension [Unicode.Scalar] {
  /// Where the words stand in the range, as words of their own where they are of plain letters.
  func firstPlace(of words: [Unicode.Scalar], in range: Range<Int>) -> Range<Int>? {
    guard let first = words.first, let last = words.last, range.count >= words.count else { return nil }
    for start in range.lowerBound...(range.upperBound - words.count) where self[start] == first {
      let end = start + words.count
      guard self[start..<end].elementsEqual(words) else { continue }
      if first.isPlainLetter, start > 0, self[start - 1].isPlainLetter { continue }
      if last.isPlainLetter, end < count, self[end].isPlainLetter { continue }
      return start..<end
    }
    return nil
  }
}
