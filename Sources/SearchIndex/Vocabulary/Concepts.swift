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
  }

  static let shared = Concepts()

  /// By the joined tokens of a word, which concepts it names.
  private var byWord: [String: [Int]] = [:]
  private var entries: [Entry] = []
  /// The longest word in tokens.
  private(set) var longest = 1

  private init() {
    let analyzer = Analyzer()
    let lines = [Self.documents, Self.places, Self.dishes].flatMap {
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
          // A phrase that loses a function word would stand for its rest alone.
          guard tokens.count >= text.utf8.count(where: { $0 == UInt8(ascii: " ") }) + 1,
            !tokens.isEmpty, !words.contains(where: { $0.tokens == tokens })
          else { continue }
          words.append(Word(text: text, tokens: tokens, isRelated: isRelated))
        }
      }
      for word in words where !word.isRelated {
        let key = Self.key(word.tokens)
        if byWord[key]?.last != entries.count { byWord[key, default: []].append(entries.count) }
        longest = max(longest, word.tokens.count)
      }
      entries.append(Entry(words: words, labels: labels))
    }
  }

  /// The concepts that a run of tokens names, or none.
  func entries(for tokens: [String]) -> [Entry] {
    (byWord[Self.key(tokens)] ?? []).map { entries[$0] }
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
