import Decisions
import Extraction
import Specimens

/// Text → decision, as `curio suggest` shows it.
struct SuggestionEngine {
  private let extractor = Extractor()
  private let decider = Decider()

  func answer(id: JSONValue?, text: String, reference: LocalDateTime, languages: [Language]) -> SuggestLine {
    let entities = extractor.entities(in: text, reference: reference, languages: languages)
    let findings = decider.findings(
      for: DecisionInput(
        text: text, entities: entities, reference: reference, now: reference, originalName: "", lines: [],
        uid: "preview@curio.invalid", madeAt: Instant(utc: reference)))
    return SuggestLine(id: id, answer: SuggestionAnswer(id: nil, findings: findings), entities: entities)
  }
}

/// One answer of `suggest`, with the entities it rests on.
struct SuggestLine: Encodable {
  var id: JSONValue?
  var answer: SuggestionAnswer
  var entities: [Entity]

  private enum Key: String, CodingKey { case id, entities }

  func encode(to encoder: any Encoder) throws {
    try answer.encode(to: encoder)
    var c = encoder.container(keyedBy: Key.self)
    try c.encodeIfPresent(id, forKey: .id)
    try c.encode(entities, forKey: .entities)
  }

  /// One line for people.
  var sentence: String {
    switch answer.findings.verdict {
    case .suggestion(let suggestion):
      let place = suggestion.location.map { " · \(printable($0))" } ?? ""
      return
        "\(suggestion.kind.rawValue)  \(Wording.moment(suggestion))  \(printable(suggestion.title))\(place)"
    case .abstention(let abstention):
      return "nothing: \(printable(abstention.detail)) (\(abstention.reason.rawValue))"
    }
  }
}
