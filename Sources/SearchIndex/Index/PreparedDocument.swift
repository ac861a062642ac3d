import Dispatch
import Specimens
import Synchronization

/// Documents that only need to be written.
public struct PreparedDocuments: Sendable {
  let all: [PreparedDocument]

  public var count: Int { all.count }
}

/// A document with its tokens cut, ready to be written. A class, as it goes through several hands and has many parts.
final class PreparedDocument: Sendable {
  let document: IndexDocument
  /// Those that are kept; the days and amounts of its fields are told again by these.
  let labels: [String]
  let tokens: IndexedTokens

  init(document: IndexDocument, labels: [String], tokens: IndexedTokens) {
    self.document = document
    self.labels = labels
    self.tokens = tokens
  }
}

/// The three columns as the index's tokenizer splits them, and the length that ranking uses.
struct IndexedTokens: Sendable {
  var headline: [UInt8] = []
  var text: [UInt8] = []
  var label: [UInt8] = []
  var length = 0

  /// True when the postings of both are the same.
  func isSame(as other: IndexedTokens) -> Bool {
    headline == other.headline && text == other.text && label == other.label
  }

  /// Each word once.
  var words: Set<[UInt8]> {
    var words: Set<[UInt8]> = []
    for column in [headline, text, label] {
      for word in column.split(whereSeparator: { $0 <= TokenSeparator.samePlace }) {
        words.insert(Array(word))
      }
    }
    return words
  }
}

/// Cuts documents. Keeps buffers, so one per thread.
final class DocumentCutter {
  private let analyzer = Analyzer()
  private var list = TokenList()

  func prepare(_ document: IndexDocument) -> PreparedDocument {
    var tokens = IndexedTokens()
    analyzer.analyze(document.text, into: &list)
    list.appendSplittable(to: &tokens.text)
    tokens.length = list.length
    let told = Self.labels(told: document.fields)
    let labels = labels(of: document, found: LabelFinder.shared.labels(in: list), told: told)
    finish(&tokens, headline: document.headline, extra: document.extra, labels: labels + told)
    return PreparedDocument(document: document, labels: labels, tokens: tokens)
  }

  /// The same tokens again from what the index keeps, to take them out.
  func tokens(
    headline: String, text: String, extra: String, labels: [String], fields: [IndexedField]
  ) -> IndexedTokens {
    var tokens = IndexedTokens()
    analyzer.analyze(text, into: &list)
    list.appendSplittable(to: &tokens.text)
    finish(&tokens, headline: headline, extra: extra, labels: labels + Self.labels(told: fields))
    return tokens
  }

  private func finish(_ tokens: inout IndexedTokens, headline: String, extra: String, labels: [String]) {
    analyzer.analyze(headline, into: &list)
    list.appendSplittable(to: &tokens.headline)
    analyzer.analyze(extra, into: &list)
    list.appendSplittable(to: &tokens.label)
    for label in labels {
      if !tokens.label.isEmpty { tokens.label.append(TokenSeparator.nextPlace) }
      tokens.label.append(contentsOf: label.utf8)
    }
  }

  /// Those that its fields don't tell.
  private func labels(of document: IndexDocument, found: [DocumentLabel], told: [String]) -> [String] {
    let card = document.card
    var labels = found.map(FilterToken.label)
    if card.collection != .none { labels.append(FilterToken.collection(card.collection.rawValue)) }
    labels += card.collections.map(FilterToken.collection)
    labels += document.has.sorted().map(FilterToken.has)
    switch card.origin {
    case .userTagged: labels.append(FilterToken.originKind("tagged"))
    case .inferred: labels.append(FilterToken.originKind("inferred"))
    case .unknown: labels.append(FilterToken.originKind("unknown"))
    }
    if let name = card.origin.name {
      labels.append(FilterToken.originName(analyzer.foldedName(name)))
    }
    labels.append(FilterToken.saved(card.saved.moment.date))
    let own = Set(told)
    return labels + Self.days(document.days).filter { !own.contains($0) }
  }

  /// Days and amounts are in the fields already, and are not kept twice.
  private static func labels(told fields: [IndexedField]) -> [String] {
    var steps: Set<String> = []
    for money in fields.flatMap(\.amounts) where money.amount >= 0 {
      let step = FilterToken.amountStep(money.amount)
      steps.insert(FilterToken.amount(step: step, currency: "*"))
      if let currency = money.currency { steps.insert(FilterToken.amount(step: step, currency: currency)) }
    }
    return days(fields.compactMap(\.days)) + steps.sorted()
  }

  private static func days(_ ranges: [ClosedRange<Int>]) -> [String] {
    var days: Set<Int> = []
    for range in ranges {
      if range.count <= FieldFacts.longestRange {
        days.formUnion(range)
      } else {
        days.formUnion([range.lowerBound, range.upperBound])
      }
    }
    return days.sorted().map { FilterToken.mentioned(LocalDate(dayNumber: $0)) }
  }

  /// Cuts many documents on all processors, in order.
  ///
  /// - Parameter document: makes an item's document; runs on all processors, too. An item without one is left out.
  static func prepare<Item: Sendable>(
    _ items: [Item], _ document: @Sendable (Item) -> IndexDocument?
  ) -> [PreparedDocument] {
    @Sendable func prepared(_ items: ArraySlice<Item>) -> [PreparedDocument] {
      let cutter = DocumentCutter()
      return items.compactMap { document($0).map(cutter.prepare) }
    }
    guard items.count >= 32 else { return prepared(items[...]) }
    // More parts than processors, so that none waits long for the slowest.
    let parts = 16
    let results = Mutex<[Int: [PreparedDocument]]>([:])
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      let own = prepared(items[part * items.count / parts..<(part + 1) * items.count / parts])
      results.withLock { $0[part] = own }
    }
    return results.withLock { results in (0..<parts).flatMap { results[$0] ?? [] } }
  }
}

extension Analyzer {
  /// A name as one token: folded, without blanks.
  func foldedName(_ name: String) -> String {
    foldedWords(of: name).replacing(" ", with: "")
  }
}
