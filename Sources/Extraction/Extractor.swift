import Specimens

/// Reads a text and names what it holds: dates, times, amounts, links, numbers, codes, places.
///
/// Everything is told from the text, the reference time and the languages alone: no clock, time zone or
/// locale of the machine takes part. Spans count Unicode scalars of the text as given, end exclusive.
///
/// ```swift
/// let entities = Extractor().entities(
///   in: "Dinner Fri 4 Dec, 7:30 pm", reference: LocalDateTime("2026-11-30T09:00")!)
/// ```
public struct Extractor: Sendable {
  public init() {}

  /// - Parameters:
  ///   - reference: when the text was written or saved; relative dates count from it.
  ///   - languages: the languages the text may be in; empty means all, told from the text.
  public func entities(in text: String, reference: LocalDateTime, languages: [Language] = []) -> [Entity] {
    var entities: [Entity] = []
    for chunk in TextChunks(text) {
      Reading(chunk, reference: reference, languages: languages).collect(into: &entities)
    }
    return entities
  }

  /// What the text of a code holds besides itself: a contact, a calendar entry, a transfer, a network.
  /// Empty for links and for codes that are only figures.
  public func payload(of code: String, reference: LocalDateTime) -> [Entity] {
    entities(in: code, reference: reference).filter { $0.rule.hasSuffix("payload") }
  }

  /// What each rule read, in the order of the text, before and after overlaps were settled.
  public func explain(_ text: String, reference: LocalDateTime, languages: [Language] = []) -> [Explanation] {
    var explanations: [Explanation] = []
    for chunk in TextChunks(text) {
      explanations += Reading(chunk, reference: reference, languages: languages).explanations()
    }
    return explanations
  }
}

/// One reading of a rule, and whether it stood.
public struct Explanation: Sendable, Hashable {
  public let entity: Entity
  /// The rule's name; the same as `entity.rule`.
  public var rule: String { entity.rule }
  /// Nil when the reading stood; otherwise the rule whose reading took its place.
  public let yieldedTo: String?
}
