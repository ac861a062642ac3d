import Extraction
import Specimens

/// What is told to the service about one specimen: its text and the fields read from it, never a picture.
///
/// Card numbers, passwords and one-time codes are blotted out; spans stay those of the text.
public struct AssistQuestion: Sendable, Encodable {
  public let text: String
  /// What relative dates count from.
  public let reference: LocalDateTime
  public let fields: [Entity]

  /// Scalars of a text; what a screenshot holds is far less.
  static let longest = 20_000

  public init(text: String, reference: LocalDateTime, fields: [Entity]) {
    let cut = String(String.UnicodeScalarView(text.unicodeScalars.prefix(AssistQuestion.longest)))
    let secrets = Sensitive.findings(in: cut)
    let length = cut.unicodeScalars.count
    self.text = Sensitive.masked(cut, hiding: secrets)
    self.reference = reference
    // What a code square holds has no place in the text: it may be a password, too.
    self.fields = fields.filter { field in
      field.span.count > 0 && field.span.end <= length
        && !secrets.contains { $0.span.overlaps(field.span) }
    }
  }

  /// For a glance: the lines of the text, then the fields by kind and words.
  public var brief: [String] {
    text.split(separator: "\n").map { "  \($0)" }
      + [
        "  "
          + fields.map { "\($0.kind.rawValue) “\($0.text.filter { !$0.isNewline })”" }.joined(separator: ", ")
      ]
  }

  private enum Key: String, CodingKey { case version, task, text, reference, fields }

  public func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    try c.encode(1, forKey: .version)
    try c.encode("suggest", forKey: .task)
    try c.encode(text, forKey: .text)
    try c.encode(reference, forKey: .reference)
    try c.encode(fields, forKey: .fields)
  }
}

/// What is told about a search: the words, and titles and snippets of the first results.
public struct OrderQuestion: Sendable, Encodable {
  public struct Result: Sendable, Encodable {
    public let title: String
    public let snippet: String
  }

  public let query: String
  public let results: [Result]

  /// So many of the first results are told.
  public static let most = 10

  public init(query: String, results: [(title: String, snippet: String)]) {
    self.query = Sensitive.masked(query)
    self.results = results.prefix(OrderQuestion.most).map {
      Result(title: Sensitive.masked($0.title), snippet: Sensitive.masked($0.snippet))
    }
  }

  private enum Key: String, CodingKey { case version, task, query, results }

  public func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    try c.encode(1, forKey: .version)
    try c.encode("order", forKey: .task)
    try c.encode(query, forKey: .query)
    try c.encode(results, forKey: .results)
  }
}
