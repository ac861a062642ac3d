import Specimens

/// A text in parts that can be chosen by a digit: paragraphs, and the sentences of one.
public enum TextParts {
  /// Lines that belong together; short lines of a table stay one paragraph.
  public static func paragraphs(_ text: String) -> [String] {
    var paragraphs: [String] = []
    var current: [Substring] = []
    func close() {
      if !current.isEmpty { paragraphs.append(current.joined(separator: "\n")) }
      current = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) { close() } else { current.append(line) }
    }
    close()
    return paragraphs
  }

  public static func sentences(_ paragraph: String) -> [String] {
    let scalars = Array(paragraph.unicodeScalars)
    return SentenceSplitter.spans(scalars).map { span in
      String(String.UnicodeScalarView(scalars[span.range])).split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
    }
  }

  /// Part of a line, with the Latin words and figures whole that it cuts at its ends.
  public static func wholeWords(_ line: [Unicode.Scalar], _ part: ClosedRange<Int>) -> String {
    func isWord(_ scalar: Unicode.Scalar) -> Bool {
      (scalar.properties.isAlphabetic && scalar.value < 0x2E80) || ("0"..."9").contains(scalar)
        || ["$", ".", ",", "-", "'", "@", "/", ":"].contains(scalar)
    }
    var (first, last) = (max(0, part.lowerBound), min(line.count - 1, part.upperBound))
    guard first <= last else { return "" }
    while first > 0, isWord(line[first]), isWord(line[first - 1]) { first -= 1 }
    while last + 1 < line.count, isWord(line[last]), isWord(line[last + 1]) { last += 1 }
    return String(String.UnicodeScalarView(line[first...last]))
  }
}
