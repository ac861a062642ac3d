import Specimens

/// Reads a school notice into action cards.
///
/// Everything is told from the text, the reference time and the children alone. What the notice leaves open
/// becomes a question on the card; no field is filled by a guess.
///
/// ```swift
/// let reading = NoticeReader().read(
///   "Please return the form and $5 by Friday.", reference: LocalDateTime("2026-11-30T09:00")!,
///   children: [ChildProfile(name: "Ava", grade: "5")])
/// ```
public struct NoticeReader: Sendable {
  /// A notice longer than this is read up to here, in scalars: a newsletter has some thousands.
  public static let limit = 120_000

  public init() {}

  /// - Parameter reference: now; days count from the sending date where the notice states one.
  public func read(_ notice: String, reference: LocalDateTime, children: [ChildProfile]) -> NoticeReading {
    let scalars = notice.unicodeScalars
    let text = scalars.count > NoticeReader.limit ? String(scalars.prefix(NoticeReader.limit)) : notice
    let analysis = Analysis(text, reference: reference)
    let english = EnglishRules(analysis)
    var drafts = english.drafts() + EnglishPrices(rules: english).drafts()
    drafts += JapaneseRules(analysis).drafts()
    let matcher = ChildMatcher(analysis.text, children: children, grades: analysis.grades)
    let cards = CardMaker(analysis: analysis, matcher: matcher).cards(drafts)
    return NoticeReading(
      cards: cards, changes: ChangeFinder(analysis: analysis).changes(), sent: analysis.statedSent,
      isCut: text.unicodeScalars.count < scalars.count)
  }
}
