import Extraction

/// Words and phrases with a meaning, found in a page.
typealias Lexicon<Meaning: Sendable> = PhraseTable<Meaning>

extension PhraseTable {
  init(_ phrases: [(String, Meaning)]) {
    self.init(folded: phrases.map { (Shadow($0).scalars, $1) })
  }

  func matches(in page: Page) -> [Match] {
    matches(in: page.shadow.scalars, 0..<page.shadow.scalars.count)
  }

  func matches(in line: Page.Line, of page: Page) -> [Match] {
    matches(in: page.shadow.scalars, line.shadow)
  }
}
