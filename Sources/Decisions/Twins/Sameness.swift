import Specimens

/// Whether two suggestions speak of one thing: two screenshots of the same booking are one entry.
public enum Sameness: Sendable, Hashable {
  /// They share this code, on the same day.
  case code(String)
  /// They begin at the same moment and are called or placed alike.
  case moment

  /// Nil for two different things. A round trip shares its code over two days and stays two entries.
  public static func between(_ a: Suggestion, _ b: Suggestion) -> Sameness? {
    guard a.start.date == b.start.date else { return nil }
    let isOneTime = a.start == b.start && a.isAllDay == b.isAllDay
    let codes = Set(b.codes.map(plain)).intersection(a.codes.map(plain)).filter { $0.count >= 4 }
    if let shared = codes.min(), isOneTime || a.isAllDay || b.isAllDay {
      return .code(a.codes.first { plain($0) == shared } ?? shared)
    }
    guard isOneTime else { return nil }
    let names = likeness(a.title, b.title)
    if names >= 0.6 { return .moment }
    // Whole days are shared by many things; only a moment and a place together tell.
    guard !a.isAllDay, a.kind == b.kind, let here = a.location, let there = b.location else { return nil }
    // A place that only repeats the name tells nothing more.
    guard likeness(here, a.title) < 0.6, likeness(there, b.title) < 0.6 else { return nil }
    return likeness(here, there) >= 0.6 || names >= 0.34 && likeness(here, there) >= 0.34 ? .moment : nil
  }

  private static func plain(_ code: String) -> String {
    String(code.uppercased().filter { $0.isLetter || $0.isNumber })
  }

  /// The shared part of the shorter one, 0…1: of words, or of pairs of characters where words have no blanks.
  private static func likeness(_ a: String, _ b: String) -> Double {
    let (first, second) = (pieces(a), pieces(b))
    let size = min(first.count, second.count)
    return size == 0 ? 0 : Double(first.intersection(second).count) / Double(size)
  }

  private static func pieces(_ text: String) -> Set<String> {
    var pieces: Set<String> = []
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      guard word.unicodeScalars.contains(where: \.isCJK) else {
        if word.count >= 2, !fillers.contains(String(word)) { pieces.insert(String(word)) }
        continue
      }
      let characters = Array(word)
      for (left, right) in zip(characters, characters.dropFirst()) { pieces.insert("\(left)\(right)") }
    }
    return pieces
  }

  private static let fillers: Set<String> = [
    "the", "at", "of", "and", "in", "on", "to", "for", "with", "pay", "pick", "up", "delivery", "return",
    "dinner",
    "lunch",
  ]
}
