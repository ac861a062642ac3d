/// Words and phrases with a meaning, found in a folded text in one walk.
///
/// Phrases that begin or end with a Latin letter or digit match whole words only; a phrase ending in `*`
/// matches any ending. A match that lies inside a longer one is dropped, so that "not yet confirmed" is not
/// also "confirmed". A blank of a phrase also matches the end of a line.
///
/// Phrases and texts must have been folded alike, with `Unicode.Scalar.folded`:
/// ```swift
/// let table = PhraseTable<Bool>(folded: [(Array("not yet".unicodeScalars), false)])
/// table.matches(in: text.unicodeScalars.map(\.folded), 0..<count)
/// ```
public struct PhraseTable<Meaning: Sendable>: Sendable {
  /// A phrase in a text.
  public struct Match: Sendable {
    public let meaning: Meaning
    /// In the folded text.
    public let range: Range<Int>

    public init(meaning: Meaning, range: Range<Int>) {
      self.meaning = meaning
      self.range = range
    }
  }

  private let trie: PhraseTrie
  private let meanings: [Meaning]

  /// - Parameter phrases: Folded phrases, each with its meaning; the same phrase may have several.
  public init(folded phrases: [(scalars: [Unicode.Scalar], meaning: Meaning)]) {
    trie = PhraseTrie(phrases.map(\.scalars))
    meanings = phrases.map(\.meaning)
  }

  /// The phrases in a stretch of a folded text, in the order of the text. What stands before and after the
  /// stretch still says where words begin and end.
  public func matches(in text: [Unicode.Scalar], _ range: Range<Int>) -> [Match] {
    var found: [Match] = []
    trie.forEachMatch(in: text, range) { found.append(Match(meaning: meanings[$0], range: $1)) }
    return found
  }
}
