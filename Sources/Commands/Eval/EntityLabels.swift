import Specimens

/// A text with the entities that are in it: one line of the files that `curio eval extract` reads.
///
/// ```json
/// {"text":"Dinner Fri 4 Dec 7:30 pm","reference":"2026-11-30T09:00","languages":["en"],"kind":"datetime",
///  "expect":[{"text":"Fri 4 Dec 7:30 pm","values":[{"dateTime":"2026-12-04T19:30"}]}]}
/// ```
struct EntityLabels: Decodable {
  var text: String
  var reference: LocalDateTime?
  var languages: [Language]
  /// The group that is labelled; entities of other groups are neither right nor wrong. Nil: all groups.
  var group: EntityGroup?
  var expected: [LabelledEntity]

  private enum Key: String, CodingKey { case text, reference, languages, kind, expect }

  init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: Key.self)
    text = try c.decode(String.self, forKey: .text)
    reference = try c.decodeIfPresent(LocalDateTime.self, forKey: .reference)
    languages = try c.decodeIfPresent([String].self, forKey: .languages)?.compactMap(Language.init) ?? []
    group = try c.decodeIfPresent(EntityGroup.self, forKey: .kind)
    expected = try c.decodeIfPresent([LabelledEntity].self, forKey: .expect) ?? []
    locate()
  }

  /// Labels without offsets stand where their words are found, each behind the one before.
  private mutating func locate() {
    let scalars = Array(text.unicodeScalars)
    var from = 0
    for index in expected.indices {
      if expected[index].span == nil {
        let words = Array(expected[index].text.unicodeScalars)
        expected[index].span = EntityLabels.find(words, in: scalars, from: from)
      }
      from = expected[index].span?.end ?? from
    }
  }

  private static func find(_ words: [Unicode.Scalar], in text: [Unicode.Scalar], from: Int) -> TextSpan? {
    guard !words.isEmpty, text.count >= words.count, from <= text.count - words.count else { return nil }
    for start in from...(text.count - words.count)
    where text[start..<(start + words.count)].elementsEqual(words) {
      return TextSpan(start, start + words.count)
    }
    return nil
  }
}

/// What is labelled together: all temporal kinds are one group.
enum EntityGroup: String, Codable, CaseIterable {
  case datetime, money, url, email, phone

  init?(_ kind: EntityKind) {
    if kind.isTemporal {
      self = .datetime
      return
    }
    self.init(rawValue: kind.rawValue)
  }
}

/// One entity that a text holds, with the values that are right for it.
struct LabelledEntity: Decodable {
  var text: String
  var span: TextSpan?
  var values: [AcceptableValue]

  private enum Key: String, CodingKey { case text, start, end, values }

  init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: Key.self)
    text = try c.decodeIfPresent(String.self, forKey: .text) ?? ""
    if let start = try c.decodeIfPresent(Int.self, forKey: .start),
      let end = try c.decodeIfPresent(Int.self, forKey: .end)
    {
      span = TextSpan(start, end)
    }
    values = try c.decode([AcceptableValue].self, forKey: .values)
  }

  func accepts(_ value: EntityValue) -> Bool {
    let parts = ValueParts(value)
    return values.contains { $0.matches(parts) }
  }
}
