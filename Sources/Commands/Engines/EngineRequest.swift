import Specimens

/// One input line of `extract` and `suggest`.
struct EngineRequest: Decodable {
  var id: JSONValue?
  var text: String
  var reference: LocalDateTime?
  var languages: [Language]

  private enum Key: String, CodingKey { case id, text, reference, languages }

  init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: Key.self)
    id = try c.decodeIfPresent(JSONValue.self, forKey: .id)
    text = try c.decode(String.self, forKey: .text)
    reference = try c.decodeIfPresent(LocalDateTime.self, forKey: .reference)
    // Codes that Curio does not read are passed over rather than refused.
    languages = try c.decodeIfPresent([String].self, forKey: .languages)?.compactMap(Language.init) ?? []
  }
}
