/// Asks the index how often words occur, and which words it has that begin or sound like what was typed.
/// What was looked up is remembered until the index changes.
final class TermLookup {
  private let connection: Connection
  private var known: [String: Int] = [:]
  private var version = -1
  private var dictionary: WordList?
  private(set) var specimens = 0
  private var highestRow = 0

  init(_ connection: Connection) { self.connection = connection }

  func refresh(version: Int, specimens: Int) throws(IndexError) {
    guard version != self.version else { return }
    known.removeAll()
    dictionary = nil
    self.version = version
    self.specimens = specimens
    highestRow = try connection.integer("SELECT max(id) FROM specimen") ?? 0
  }

  /// log(1 + (N − n + ½) ⁄ (n + ½)), never below a small positive number.
  func rarity(_ documents: Int) -> Double {
    let n = Double(min(documents, specimens))
    return max(0.05, naturalLogarithm(1 + (Double(specimens) - n + 0.5) / (n + 0.5)))
  }

  /// In how many specimens the phrase stands; an estimate where that is many.
  func documents(_ tokens: [String], isPrefix: Bool = false) throws(IndexError) -> Int {
    let key = tokens.joined(separator: "\u{1}") + (isPrefix ? "*" : "")
    if let count = known[key] { return count }
    let count = try lookUp(tokens, isPrefix)
    known[key] = count
    return count
  }

  private func lookUp(_ tokens: [String], _ isPrefix: Bool) throws(IndexError) -> Int {
    if tokens.count == 1, !isPrefix, let token = tokens.first {
      if let count = try connection.integer("SELECT documents FROM word WHERE word = ?1", .text(token)) {
        return count
      }
    }
    // Reading postings is cheap; reading all of them is not, so beyond a few hundred the rest is estimated
    // from how far down the drawer they reached.
    let sample = 400
    var (count, last) = (0, 0)
    try connection.scan(
      "SELECT rowid FROM hits WHERE hits MATCH ?1",
      [.text(MatchExpression.phrase(tokens, isPrefix: isPrefix))]
    ) { row in
      count += 1
      last = row.integer(0)
      return count < sample
    }
    guard count == sample, last > 0 else { return count }
    return max(count, count * highestRow / last)
  }

  /// The most common words that go on from `prefix`.
  func completions(of prefix: String, limit: Int) throws(IndexError) -> [(word: String, documents: Int)] {
    var found: [(word: String, documents: Int)] = []
    try connection.rows(
      "SELECT word, documents FROM word WHERE word > ?1 AND word < ?2 ORDER BY documents DESC LIMIT ?3",
      [.text(prefix), .text(prefix + "\u{10FFFF}"), .integer(limit)]
    ) { row in found.append((row.text(0), row.integer(1))) }
    return found
  }

  /// A word that the typed one has outgrown: `confirmati` is on its way from `confirm`.
  func stem(inside word: String) throws(IndexError) -> String? {
    for length in stride(from: word.utf8.count - 1, through: max(4, word.utf8.count - 4), by: -1) {
      let candidate = String(word.prefix(length))
      if try connection.integer("SELECT documents FROM word WHERE word = ?1", .text(candidate)) != nil {
        return candidate
      }
    }
    return nil
  }

  /// Words within one slip of the typed one, two from eight letters on; the nearest, most common first.
  func repairs(of word: String) throws(IndexError) -> [(word: String, documents: Int)] {
    let typed = Array(word.utf8)
    guard typed.count >= 4, typed.allSatisfy({ (0x61...0x7A).contains($0) }) else { return [] }
    if dictionary == nil { dictionary = try WordList(connection) }
    return (dictionary?.words(near: typed, atMost: typed.count >= 8 ? 2 : 1) ?? []).prefix(4).map { $0 }
  }
}

/// The drawer's words of ASCII letters in memory, loaded at the first slip of the keyboard.
private struct WordList {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var documents: [Int] = []
  /// Which letters a word has: a slip changes two of them at most, so most words are told apart by this alone.
  private var letters: [UInt32] = []

  init(_ connection: Connection) throws(IndexError) {
    var list = (bytes: [UInt8](), ends: [Int](), documents: [Int]())
    try connection.rows("SELECT word, documents FROM word WHERE word >= 'a' AND word < '{'") { row in
      let word = row.bytes(0)
      guard word.count > 2, word.allSatisfy({ (0x61...0x7A).contains($0) }) else { return }
      list.bytes += word
      list.ends.append(list.bytes.count)
      list.documents.append(row.integer(1))
    }
    (bytes, ends, documents) = list
    var start = 0
    letters.reserveCapacity(ends.count)
    for end in ends {
      letters.append(Self.letters(bytes[start..<end]))
      start = end
    }
  }

  func words(near typed: [UInt8], atMost limit: Int) -> [(word: String, documents: Int)] {
    var distance = EditDistance()
    var found: [(index: Int, steps: Int)] = []
    var allowed = limit
    var start = 0
    let typedLetters = Self.letters(typed[...])
    for (index, end) in ends.enumerated() {
      if abs(end - start - typed.count) <= allowed,
        (letters[index] ^ typedLetters).nonzeroBitCount <= 2 * allowed,
        // Hardly anybody misses the first letter of a short word.
        typed.count > 7 || bytes[start] == typed[0]
          || (bytes[start] == typed[1] && bytes[start + 1] == typed[0]),
        let steps = distance.steps(from: typed, to: bytes[start..<end], atMost: allowed), steps > 0
      {
        // Farther ones are of no use any more.
        allowed = min(allowed, steps)
        found.append((index, steps))
      }
      start = end
    }
    return found.filter { $0.steps == allowed }.map { item in
      let start = item.index == 0 ? 0 : ends[item.index - 1]
      return (String(decoding: bytes[start..<ends[item.index]], as: UTF8.self), documents[item.index])
    }.sorted { $0.documents > $1.documents }
  }

  private static func letters(_ word: ArraySlice<UInt8>) -> UInt32 {
    word.reduce(0) { $0 | 1 << UInt32($1 &- 0x61) }
  }
}
