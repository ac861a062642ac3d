/// In how many specimens a word of letters or a pair of characters stands: the dictionary behind typing repair,
/// completion and rarity. Codes are left out, they would be most of it.
///
/// The counts never exceed the truth, so a word without specimens never stays. A large batch does not count at
/// all; `recount` does it afterwards in one pass, and until then lookups fall back to the postings.
struct WordCounts {
  private let connection: Connection
  private let isBulk: Bool
  private var changes: [String: Int] = [:]

  init(_ connection: Connection, isBulk: Bool) {
    self.connection = connection
    self.isBulk = isBulk
  }

  mutating func count(_ tokens: IndexedTokens, by change: Int) {
    guard !isBulk || change < 0 else { return }
    var words: Set<ArraySlice<UInt8>> = []
    for column in [tokens.headline, tokens.text, tokens.label] {
      for word in column.split(whereSeparator: { $0 <= TokenSeparator.samePlace }) where Self.isCounted(word)
      {
        words.insert(word)
      }
    }
    for word in words { changes[String(decoding: word, as: UTF8.self), default: 0] += change }
  }

  func flush() throws(IndexError) {
    for (word, change) in changes.sorted(by: { $0.key < $1.key }) where change != 0 {
      if change > 0, Self.isRare(word) {
        // A pair that is not in the dictionary is counted from the postings when it is asked for.
        try connection.run(
          "UPDATE word SET documents = documents + ?2 WHERE word = ?1", .text(word), .integer(change))
      } else if change > 0 {
        try connection.run(
          """
          INSERT INTO word VALUES(?1,?2) ON CONFLICT(word) DO UPDATE SET documents = documents + excluded.documents
          """, .text(word), .integer(change))
      } else {
        try connection.run(
          "UPDATE word SET documents = documents + ?2 WHERE word = ?1", .text(word), .integer(change))
        try connection.run("DELETE FROM word WHERE word = ?1 AND documents <= 0", .text(word))
      }
    }
  }

  /// Fills the dictionary from the postings.
  static func recount(_ connection: Connection) throws(IndexError) {
    try connection.run("DELETE FROM word")
    // Digits and filter tokens (`@…`) sort before the letters.
    try connection.run(
      """
      INSERT INTO word SELECT term, doc FROM hits_words
      WHERE term >= 'a' AND term NOT GLOB '*[0-9]*' AND (term < 'ÿ' OR doc >= 8)
      """)
  }

  /// Pairs of characters are many; the dictionary has only those that are in several specimens.
  private static func isRare(_ word: String) -> Bool { word.utf8.first.map { $0 >= 0xC3 } ?? false }

  private static func isCounted(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, first >= 0x61 else { return false }
    return !word.contains { (0x30...0x39).contains($0) }
  }
}
