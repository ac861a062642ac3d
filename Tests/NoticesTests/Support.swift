import Specimens
import Testing

@testable import Notices

/// Reads a notice as a family would get it.
func cards(
  _ text: String, at reference: String = "2026-11-02T09:00", for children: [ChildProfile] = [Kids.ava]
) throws -> [ActionCard] {
  let moment = try #require(LocalDateTime(reference))
  return NoticeReader().read(text, reference: moment, children: children).cards
}

/// `BRING 2026-11-05 bag lunch`: a card in one line, for comparing.
func brief(_ card: ActionCard) -> String {
  var words = [card.type.rawValue, card.date?.description ?? "-"]
  if let time = card.time { words.append(String(time.description.prefix(5))) }
  if let cost = card.cost { words.append(cost.isSettled ? "\(cost.min)" : "\(cost.min)-\(cost.max)") }
  words += card.questions.map { "?" + $0.field.rawValue }
  return words.joined(separator: " ")
}

enum Kids {
  static let ava = ChildProfile(name: "Ava", grade: "5")
  static let maya = ChildProfile(name: "Maya", grade: "3", school: "Birch School")
  static let ben = ChildProfile(name: "Ben", grade: "1", school: "Birch School")
}
