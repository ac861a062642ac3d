import Specimens

/// All that the engine knows of one language: its words, and which grammar puts them in order.
///
/// A new language is a folder with such a pack and its word lists.
struct LanguagePack: Sendable {
  let language: Language
  let lexicon: Lexicon

  static let english = 0
  static let japanese = 1
  static let chinese = 2

  static let all: [LanguagePack] = [
    LanguagePack(language: .english, lexicon: Lexicon(English.words)),
    LanguagePack(language: .japanese, lexicon: Lexicon(Japanese.words)),
    LanguagePack(language: .chinese, lexicon: Lexicon(Chinese.words)),
  ]
}
