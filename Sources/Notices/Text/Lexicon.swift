import Extraction

/// Words and phrases with a meaning, found in a notice.
typealias Lexicon<Meaning: Sendable> = PhraseTable<Meaning>

extension PhraseTable {
  /// Each meaning with its phrases, separated by `|`.
  init(_ table: [(Meaning, String)]) {
    self.init(
      folded: table.flatMap { meaning, phrases in
        phrases.split(separator: "|").map { ($0.unicodeScalars.map(\.folded), meaning) }
      })
  }
}
