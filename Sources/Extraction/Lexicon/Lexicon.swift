import Specimens

/// Words with one role, grouped by value: `WordList(.month, [1: "january jan", 2: "february feb"])`.
/// Several words of one value are set apart by blanks.
struct WordList: Sendable {
  let role: Role
  let words: [(value: Int, words: String)]

  init(_ role: Role, _ words: KeyValuePairs<Int, String>) {
    self.role = role
    self.words = words.map { ($0.key, $0.value) }
  }

  init(_ role: Role, _ words: String) {
    self.role = role
    self.words = [(0, words)]
  }
}

/// The words of one language, compiled for look-up.
struct Lexicon: Sendable {
  /// The senses of every entry.
  private(set) var entries: [[Sense]] = []
  private(set) var roles: [Roles] = []
  /// Whole words by hash, for languages that put blanks between words.
  private var byHash: [UInt64: Int32] = [:]
  /// Words by first scalar, longest first, for languages that do not.
  private var buckets: [[(tail: [UInt32], entry: Int32)]] = [[]]
  private var bucketOf: [UInt16] = Array(repeating: 0, count: 0x10000)

  init(_ lists: [WordList]) {
    var senses: [[UInt32]: [Sense]] = [:]
    for list in lists {
      for (value, words) in list.words {
        for word in words.split(separator: " ") {
          let sense = Sense(role: list.role, value: value)
          let key = Folding.word(String(word))
          if senses[key]?.contains(sense) != true { senses[key, default: []].append(sense) }
        }
      }
    }
    for (word, senses) in senses.sorted(by: { $0.key.count > $1.key.count }) { add(word, senses) }
  }

  private mutating func add(_ word: [UInt32], _ senses: [Sense]) {
    guard let first = word.first else { return }
    let entry = Int32(entries.count)
    entries.append(senses)
    roles.append(senses.reduce(into: Roles(rawValue: 0)) { $0.formUnion(Roles($1.role)) })
    byHash[Lexicon.hash(word[...])] = entry
    guard first < 0x10000 else { return }
    if bucketOf[Int(first)] == 0 {
      bucketOf[Int(first)] = UInt16(buckets.count)
      buckets.append([])
    }
    buckets[Int(bucketOf[Int(first)])].append((Array(word.dropFirst()), entry))
  }

  /// FNV-1a over folded scalars.
  static func hash(_ word: ArraySlice<UInt32>) -> UInt64 {
    var h: UInt64 = 0xcbf2_9ce4_8422_2325
    for s in word { h = (h ^ UInt64(s)) &* 0x100_0000_01b3 }
    return h
  }

  func entry(ofWord word: ArraySlice<UInt32>) -> Int32? { byHash[Lexicon.hash(word)] }

  /// The longest word that begins at a position.
  func longest(in scalars: [UInt32], at i: Int) -> (entry: Int32, end: Int)? {
    let first = scalars[i]
    guard first < 0x10000 else { return nil }
    let bucket = bucketOf[Int(first)]
    guard bucket != 0 else { return nil }
    candidates: for (tail, entry) in buckets[Int(bucket)] where i + 1 + tail.count <= scalars.count {
      for (k, s) in tail.enumerated() where scalars[i + 1 + k] != s { continue candidates }
      return (entry, i + 1 + tail.count)
    }
    return nil
  }
}
