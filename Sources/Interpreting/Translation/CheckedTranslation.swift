import Extraction
import Specimens

/// A sentence and what became of it.
public struct Translation: Sendable, Hashable {
  public var original: String
  /// Nil when the translation could not be trusted.
  public var text: String?

  public init(original: String, text: String?) {
    self.original = original
    self.text = text
  }
}

/// Asks a translator a sentence at a time and passes on only what stands up to the checks.
public struct CheckedTranslation: Sendable {
  public let translator: any Translator
  /// Kept as they are written.
  public var names: [String]
  /// What the text's own dates count from.
  public var reference: LocalDateTime
  public var now: LocalDateTime

  public init(
    _ translator: any Translator, names: [String] = [], reference: LocalDateTime, now: LocalDateTime
  ) {
    self.translator = translator
    self.names = names
    self.reference = reference
    self.now = now
  }

  /// Sentences that are only figures, names or links come back as they are.
  public func sentences(_ sentences: [String], from: Tongue, to: Tongue) async throws(InterpretingError)
    -> [Translation]
  {
    let masked = sentences.map { Placeholders($0, to: to, names: names, reference: reference, now: now) }
    let worth = masked.indices.filter { masked[$0].hasWords }
    let answers =
      worth.isEmpty ? [] : try await translator.translate(worth.map { masked[$0].text }, from: from, to: to)
    guard answers.count == worth.count else { throw .badAnswer(host: translator.name) }
    var result = masked.indices.map {
      Translation(original: sentences[$0], text: masked[$0].filled(masked[$0].text))
    }
    for (index, answer) in zip(worth, answers) {
      let tidy = answer.prefix(4000).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let isGood = TranslationGuard.accepts(tidy, of: masked[index].text, to: to)
      result[index].text = isGood ? masked[index].filled(tidy) : nil
    }
    return result
  }
}

extension Placeholders {
  fileprivate var hasWords: Bool { TranslationGuard.bare(text).contains(where: \.isLetter) }
}
