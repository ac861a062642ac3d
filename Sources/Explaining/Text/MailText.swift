import Extraction
import Mail
import Specimens

/// A mail's subject and body as sentences, with what the extraction engine found in them.
struct MailText: Sendable {
  struct Sentence: Sendable {
    var span: TextSpan
    var words: FoldedText
    /// It only holds if something else does ("if you disagree").
    var isConditional: Bool
  }

  let text: String
  private let scalars: [Unicode.Scalar]
  let subject: FoldedText
  let sender: FoldedText
  let words: FoldedText
  let sentences: [Sentence]
  /// In the order of the text; what is in the subject comes first.
  let entities: [Entity]
  let language: Language

  init(_ mail: MailMessage, reference: LocalDateTime) {
    text = mail.subject + "\n" + mail.text
    scalars = Array(text.unicodeScalars)
    subject = FoldedText(mail.subject)
    sender = FoldedText((mail.from?.name ?? "") + " " + (mail.from?.domain ?? ""))
    words = FoldedText(scalars)
    sentences = SentenceSplitter.spans(scalars).map { [scalars] span in
      let words = FoldedText(scalars[span.range])
      return Sentence(
        span: span, words: words,
        isConditional: words.has(anyOf: [
          "if you disagree", "if you do not agree", "if you don't agree", "if you did not", "if you didn't",
          "if you don't recognize", "if you have already", "if you've already", "if you already",
          "unless you",
          "if you wish to appeal", "you may appeal", "to appeal", "to cancel",
          "cancelled less than",
          "missed appointment*", "no show*", "if you cancel", "if not paid", "if it is not paid",
        ]))
    }
    entities = Extractor().entities(in: text, reference: reference)
    language = MailText.language(of: scalars)
  }

  static func isChinese(_ text: String) -> Bool { language(of: Array(text.unicodeScalars)) == .chinese }

  private static func language(of scalars: [Unicode.Scalar]) -> Language {
    let kana = scalars.count { (0x3041...0x30FF).contains($0.value) }
    let han = scalars.count { (0x4E00...0x9FFF).contains($0.value) }
    let latin = scalars.count { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
    if kana > 5, kana * 4 > han { return .japanese }
    return han * 3 > latin ? .chinese : .english
  }

  func sentence(at span: TextSpan) -> Sentence? {
    sentences.first { $0.span.start <= span.start && span.start < $0.span.end }
  }

  /// What stands before a find on its line, or on the line above where it stands alone; and what follows.
  func context(of span: TextSpan, reach: Int = 90) -> (before: FoldedText, after: FoldedText) {
    var start = span.start
    // A label stands above its value only where the value is alone on its line.
    let rest = scalars[span.end...].prefix { $0 != "\n" }
    var hasWords = rest.contains { $0.properties.isAlphabetic }
    while start > 0, span.start - start < reach {
      let scalar = scalars[start - 1]
      if scalar == "\n" {
        if hasWords { break }
      } else if endsSentence(start - 1) {
        break
      } else if scalar.properties.isAlphabetic {
        hasWords = true
      }
      start -= 1
    }
    var end = span.end
    while end < scalars.count, end - span.end < reach, scalars[end] != "\n", !endsSentence(end) { end += 1 }
    return (FoldedText(scalars[start..<span.start]), FoldedText(scalars[span.end..<end]))
  }

  func slice(_ span: TextSpan) -> String { text.slice(span) }

  private func endsSentence(_ index: Int) -> Bool { SentenceSplitter.isStop(scalars, index) }

  func has(_ phrases: String...) -> Bool { words.has(anyOf: phrases) }
  func has(anyOf phrases: [String]) -> Bool { words.has(anyOf: phrases) }
}

/// Cuts a text into sentences and lines.
enum SentenceSplitter {
  static func spans(_ scalars: [Unicode.Scalar]) -> [TextSpan] {
    var spans: [TextSpan] = []
    var start = 0
    for index in scalars.indices where scalars[index] == "\n" || isStop(scalars, index) {
      add(TextSpan(start, index + 1), scalars, &spans)
      start = index + 1
    }
    add(TextSpan(start, scalars.count), scalars, &spans)
    return spans
  }

  private static func add(_ span: TextSpan, _ scalars: [Unicode.Scalar], _ spans: inout [TextSpan]) {
    if scalars[span.range].contains(where: { !$0.properties.isWhitespace }) { spans.append(span) }
  }

  /// A full stop that ends a sentence, not a number, an address or a title.
  static func isStop(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    switch scalars[index] {
    case "。", "！", "？", "；": return true
    case ".", "!", "?":
      guard index + 1 < scalars.count, scalars[index + 1].properties.isWhitespace else {
        return index + 1 == scalars.count
      }
      var start = index
      while start > 0,
        scalars[start - 1].properties.isAlphabetic || scalars[start - 1] == "."
      { start -= 1 }
      let word = String(String.UnicodeScalarView(scalars[start..<index])).lowercased()
      return !(scalars[index] == "." && (abbreviations.contains(word) || word.count == 1))
    default: return false
    }
  }

  private static let abbreviations: Set<String> = [
    "dr", "mr", "mrs", "ms", "st", "no", "jr", "sr", "vs", "inc", "ave", "blvd", "apt", "ste", "dept",
    "approx", "jan",
    "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "mon", "tue", "wed",
    "thu", "fri",
    "sat", "sun", "u.s", "e.g", "i.e", "rm", "ext",
  ]
}
