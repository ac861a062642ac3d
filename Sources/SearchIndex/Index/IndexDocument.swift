import Specimens

/// A specimen as the index takes it: the card, the texts by weight, and the facts that queries filter on.
public struct IndexDocument: Sendable {
  public var card: IndexCard
  public var stamp: RecordStamp
  /// What counts like a title: the titles, the note, the user's corrections.
  var headline: String
  /// The specimen's own text; matches are given in its scalars.
  var text: String
  /// Words that belong to it without standing in the text: the origin, bar codes.
  var extra: String
  var fields: [IndexedField]
  /// Of the picture's lines.
  var boxes: LineBoxes
  /// First and last day of everything dated in it.
  var days: [ClosedRange<Int>]
  /// Kinds for `has:`.
  var has: Set<String>

  public static func document(of specimen: Specimen, stamp: RecordStamp) -> IndexDocument {
    let fields = specimen.fields
    let corrections = fields.compactMap(\.correction?.text)
    let titles = [specimen.effectiveTitle, specimen.customTitle == nil ? "" : specimen.title]
    var has = Set(fields.map { FieldFacts.queryName(of: $0.kind) })
    if specimen.media.kind == .image { has.insert("image") }
    if !specimen.note.isEmpty { has.insert("note") }
    if specimen.decision.pending != nil { has.insert("suggestion") }
    if !(specimen.reading.reading?.barcodes.isEmpty ?? true) { has.insert("barcode") }
    var days = fields.compactMap { FieldFacts.days(of: $0.effectiveValue) }
    if let suggestion = specimen.decision.suggestion {
      days.append(FieldFacts.days(from: suggestion.start, to: suggestion.end))
    }
    let text = specimen.content
    let scalars = Array(text.unicodeScalars)
    var card = IndexCard(of: specimen)
    card.version = stamp.modified
    return IndexDocument(
      card: card, stamp: stamp,
      headline: (titles + [specimen.note] + corrections).filter { !$0.isEmpty }.joined(separator: "\n"),
      text: text,
      extra: ([specimen.origin.name ?? ""] + (specimen.reading.reading?.barcodes.map(\.value) ?? []))
        .filter { !$0.isEmpty }.joined(separator: "\n"),
      fields: fields.map { IndexedField($0, scalars) },
      boxes: LineBoxes(specimen.reading.reading?.lines ?? []), days: Array(Set(days)), has: has)
  }
}

/// A field as results name it.
struct IndexedField: Sendable, Hashable {
  var kind: EntityKind
  var span: TextSpan
  /// Its words where they are not those of the span: corrected, or read from a code.
  var text: String?
  /// First and last day it speaks of, as day numbers.
  var days: ClosedRange<Int>?
  /// False for "the 3rd" or 3日, which leave the month to the reader.
  var namesMonth = false
  var amounts: [IndexedAmount] = []
}

extension IndexedField {
  /// `text` is the specimen's.
  init(_ field: Field, _ text: [Unicode.Scalar]) {
    let words = field.effectiveText
    let (start, end) = (max(0, field.span.start), min(field.span.end, text.count))
    let isOwn = start >= end || !text[start..<end].elementsEqual(words.unicodeScalars)
    let days = FieldFacts.days(of: field.effectiveValue)
    self.init(
      kind: field.kind, span: field.span,
      text: isOwn ? words.split { $0.isNewline || $0 == "\t" }.joined(separator: " ") : nil, days: days,
      namesMonth: days != nil && FieldFacts.namesMonth(words),
      amounts: FieldFacts.amounts(of: field.effectiveValue))
  }
}

struct IndexedAmount: Sendable, Hashable {
  var amount: Double
  /// ISO 4217; nil when the text does not say.
  var currency: String?
}

extension IndexCard {
  init(of specimen: Specimen) {
    let review: Review =
      switch specimen.decision {
      case .abstained(let abstention): abstention.question == nil ? .abstained : .asking
      case .suggested(_, .pending): .pending
      case .suggested(_, .approved): .approved
      case .suggested(_, .dismissed): .dismissed
      }
    let reading = specimen.reading.reading
    let lines = reading?.lines ?? []
    self.init(
      id: specimen.id, publicID: specimen.publicID, title: specimen.effectiveTitle,
      keyLine: KeyLine.line(for: specimen), saved: specimen.saved, origin: specimen.origin,
      collection: specimen.assignment.collection, collections: specimen.collections, review: review,
      eventStart: specimen.decision.suggestion?.start, hasImage: specimen.media.kind == .image,
      isRead: reading != nil,
      confidence: lines.isEmpty ? 1 : lines.reduce(0) { $0 + $1.confidence } / Double(lines.count),
      languages: Scripts.languages(of: specimen.content))
    isMoved = specimen.assignment.isCorrected
  }
}
