/// The two- and three-language word list: which other words and labels answer for a word of a query.
struct Concepts: Sendable {
  struct Entry: Sendable {
    /// As the index has them, each with the tokens of its phrase.
    var words: [Word]
    /// Filter tokens (`@l:receipt`).
    var labels: [String]
  }

  struct Word: Sendable, Hashable {
    var text: String
    var tokens: [String]
    var isRelated: Bool
    /// Also as the beginning of a longer run: 駅 in 駅前. Written with a star in the list.
    var isPrefix = false
  }

  static let shared = Concepts()

  /// By the joined tokens of a word, which concepts it names.
  private var byWord: [String: [Int]] = [:]
  private var entries: [Entry] = []
  /// The single words of letters, for slips of the keyboard.
  private var names: [(typed: String, token: String)] = []
  /// The longest word in tokens.
  private(set) var longest = 1

  private init() {
    let analyzer = Analyzer()
    let lines = [Self.documents, Self.everyday, Self.places, Self.dishes].flatMap {
      $0.utf8.split(separator: UInt8(ascii: "\n"))
    }
    for line in lines {
      let parts = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map(
        Substring.init)
      guard let same = parts.first else { continue }
      let related = parts.count > 1 ? parts[1] : ""
      let labels = parts.count > 2 ? Self.items(parts[2]).map { "@" + $0 } : []
      var words: [Word] = []
      for (list, isRelated) in [(same, false), (related, true)] {
        for text in Self.items(list) {
          let tokens = analyzer.phrase(of: text)
          let isPrefix = text.utf8.last == UInt8(ascii: "*")
          // A phrase that loses a function word would stand for its rest alone.
          guard tokens.count >= text.utf8.count(where: { $0 == UInt8(ascii: " ") }) + 1,
            !tokens.isEmpty, !words.contains(where: { $0.tokens == tokens })
          else { continue }
          words.append(
            Word(
              text: isPrefix ? String(text.dropLast()) : text, tokens: tokens, isRelated: isRelated,
              isPrefix: isPrefix))
        }
      }
      for word in words where !word.isRelated {
        let key = Self.key(word.tokens)
        if byWord[key]?.last != entries.count { byWord[key, default: []].append(entries.count) }
        longest = max(longest, word.tokens.count)
        if word.tokens.count == 1, word.tokens[0].utf8.count >= 5,
          word.tokens[0].utf8.allSatisfy({ $0 < 0x80 })
        {
          names.append((word.text, word.tokens[0]))
        }
      }
      entries.append(Entry(words: words, labels: labels))
    }
  }

  /// The concepts that a run of tokens names, or none.
  func entries(for tokens: [String]) -> [Entry] {
    (byWord[Self.key(tokens)] ?? []).map { entries[$0] }
  }

  /// The name that a typed word of letters is one slip away from (two from eight letters on).
  /// Whole words are compared as well as stems: a slip may change where the stem ends (resturaunt, restaur).
  func word(near typed: String, stem: String) -> String? {
    name(near: stem) { $0.token } ?? name(near: typed) { $0.typed }
  }

  private func name(near typed: String, _ form: ((typed: String, token: String)) -> String) -> String? {
    let bytes = Array(typed.utf8)
    guard bytes.count >= 5, bytes.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
    var distance = EditDistance()
    let limit = bytes.count >= 8 ? 2 : 1
    var best: (word: String, steps: Int)?
    for name in names where name.token.utf8.first == bytes[0] {
      guard let steps = distance.steps(from: bytes, to: Array(form(name).utf8)[...], atMost: limit) else {
        continue
      }
      if steps < best?.steps ?? .max { best = (name.token, steps) }
    }
    return best?.word
  }

  func knows(_ tokens: [String]) -> Bool { byWord[Self.key(tokens)] != nil }

  private static func key(_ tokens: [String]) -> String { tokens.joined(separator: "\u{1}") }

  /// Works on bytes: this runs at the first search of every process.
  private static func items(_ text: Substring) -> [String] {
    text.utf8.split(separator: UInt8(ascii: ",")).compactMap { item in
      var item = item
      while item.first == UInt8(ascii: " ") { item.removeFirst() }
      while item.last == UInt8(ascii: " ") { item.removeLast() }
      return item.isEmpty ? nil : String(Substring(item))
    }
  }
}

extension Analyzer {
  /// The tokens to look for as a phrase (see `TokenList.phrase`).
  func phrase(of text: String) -> [String] {
    let list = tokens(of: text)
    return list.phrase.map { list.text($0) }
  }
}
