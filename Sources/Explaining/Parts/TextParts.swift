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
}
