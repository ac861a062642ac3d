import Foundation
import Specimens

/// An invented screenshot text with what a person would want of it.
///
/// The sets that come with Curio are written as a heading and the text below it:
///
///     === 2026-11-20T10:00 | en | E 2026-12-05T18:00 end=2026-12-05T20:00 t:word l:word c:food,events
///
/// `E` an event, `R` a reminder, `A reason,reason` an abstention with the reasons that are fair; `t:` a word of the
/// title, `l:` of the place, `c:` the collections that are fair. No `end=` means that none is stated.
struct LabelledText: Sendable {
  enum Label: Sendable, Hashable {
    case entry(kind: Suggestion.Kind, start: String, end: String?, title: String, place: String)
    case abstention([String])
  }

  var reference: LocalDateTime
  var languages: [Language] = []
  var text: String
  var label: Label
  var collections: [String] = []

  /// The set that comes with Curio.
  static let all = [english, englishMore, japanese, chinese].flatMap(parse)

  static func parse(_ blocks: String) -> [LabelledText] {
    var texts: [LabelledText] = []
    var body: [Substring] = []
    func close() {
      if !texts.isEmpty { texts[texts.count - 1].text = body.joined(separator: "\n") }
      body = []
    }
    for line in blocks.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=== "), let next = LabelledText(heading: line.dropFirst(4)) {
        close()
        texts.append(next)
      } else {
        body.append(line)
      }
    }
    close()
    return texts
  }

  /// Nil for a heading that says nothing usable.
  private init?(heading: Substring) {
    let parts = heading.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
    guard parts.count == 3, let moment = parts[0].first.flatMap({ LocalDateTime($0) }), parts[2].count >= 2
    else { return nil }
    reference = moment
    languages = parts[1].compactMap(Language.init(rawValue:))
    text = ""
    let words = parts[2]
    var (end, title, place): (String?, String, String) = (nil, "", "")
    for word in words.dropFirst(2) {
      if word.hasPrefix("end=") { end = String(word.dropFirst(4)) }
      if word.hasPrefix("t:") { title = String(word.dropFirst(2)) }
      if word.hasPrefix("l:") { place = String(word.dropFirst(2)) }
      if word.hasPrefix("c:") { collections = word.dropFirst(2).split(separator: ",").map(String.init) }
    }
    switch words[0] {
    case "A": label = .abstention(words[1].split(separator: ",").map(String.init))
    case "E": label = .entry(kind: .event, start: words[1], end: end, title: title, place: place)
    default: label = .entry(kind: .reminder, start: words[1], end: end, title: title, place: place)
    }
  }
}

/// A line of a file of one's own:
/// `{"text","reference","languages","suggestion":{"kind","start","end","title","location"} or "abstain":[REASON…],
/// "collection"}`; `title` and `location` are a word that has to stand in it.
extension LabelledText: Decodable {
  private enum Key: String, CodingKey { case text, reference, languages, suggestion, abstain, collection }
  private struct Wanted: Decodable {
    var kind: Suggestion.Kind
    var start: String
    var end: String?
    var title: String?
    var location: String?
  }

  init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: Key.self)
    text = try c.decode(String.self, forKey: .text)
    reference = try c.decode(LocalDateTime.self, forKey: .reference)
    languages = try c.decodeIfPresent([Language].self, forKey: .languages) ?? []
    collections = try c.decodeIfPresent(String.self, forKey: .collection).map { [$0] } ?? []
    if let wanted = try c.decodeIfPresent(Wanted.self, forKey: .suggestion) {
      label = .entry(
        kind: wanted.kind, start: wanted.start, end: wanted.end, title: wanted.title ?? "",
        place: wanted.location ?? "")
    } else {
      label = .abstention(try c.decode([String].self, forKey: .abstain))
    }
  }
}
