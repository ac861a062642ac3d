/// Words with a meaning each, found by their first character: a query is tried against them at every place.
struct WordTable<Meaning: Sendable>: Sendable {
  private var byFirst: [UInt32: [(word: [UInt32], meaning: Meaning)]] = [:]

  /// A blank in a word stands for any number of blanks.
  init(_ words: [(String, Meaning)]) {
    for (word, meaning) in words {
      let scalars = word.unicodeScalars.map(\.value)
      guard let first = scalars.first else { continue }
      byFirst[first, default: []].append((scalars, meaning))
    }
  }

  func candidates(_ first: UInt32) -> [(word: [UInt32], meaning: Meaning)] { byFirst[first] ?? [] }
}
