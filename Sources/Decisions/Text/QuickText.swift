import Extraction

// Rules ask texts for many words. In this room such questions go to the quick look-ups, byte by byte.

extension String {
  func contains(_ phrase: String) -> Bool { phrase.isEmpty || holds(phrase) }
  func hasPrefix(_ phrase: String) -> Bool { begins(with: phrase) }
  func hasSuffix(_ phrase: String) -> Bool { ends(with: phrase) }
  /// The first place of a phrase.
  func range(of phrase: String) -> Range<String.Index>? { place(of: phrase) }
}
