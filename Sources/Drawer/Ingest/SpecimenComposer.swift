import Decisions
import Extraction
import Specimens

/// Turns what was read into what is known: fields, title, collection, decision. Pure.
struct SpecimenComposer: Sendable {
  private let extractor = Extractor()
  private let decider = Decider()

  /// What was filed, before it was understood.
  struct Filed: Sendable {
    var id: SpecimenID
    var publicID: String?
    var media: Media
    var originalName: String
    var importedAt: Instant
    var saved: SaveDate
    var note: String
    var origin: String?
    var collections: [String]
  }

  /// The record of something newly filed.
  func specimen(
    _ filed: Filed, reading: Reading, languages: [Language], now: LocalDateTime, habits: Habits = .none
  ) -> Specimen {
    let blank = Specimen(filed, .read(reading), .noEvent, "Not read yet.")
    return understood(blank, reading: reading, languages: languages, now: now, habits: habits)
  }

  /// The record of a picture that was filed and could not be read.
  func unread(_ filed: Filed, why: String) -> Specimen {
    var specimen = Specimen(filed, .failed(why), .lowConfidence, "The picture could not be read.")
    specimen.title = filed.originalName
    return specimen
  }

  /// The same specimen with a new reading; whatever the user did to it stays.
  func understood(
    _ old: Specimen, reading: Reading, languages: [Language], now: LocalDateTime, habits: Habits = .none
  ) -> Specimen {
    var specimen = old
    specimen.reading = .read(reading)
    specimen.fields = fields(
      entities(in: reading, reference: old.saved.moment, languages: languages), in: reading,
      keeping: old.fields, reference: old.saved.moment)
    decide(&specimen, now: now, habits: habits)
    return specimen
  }

  func entities(in text: String, reference: LocalDateTime) -> [Entity] {
    extractor.entities(in: text, reference: reference, languages: [])
  }

  /// The fields of a reading by itself, without corrections.
  func fields(of reading: Reading, reference: LocalDateTime) -> [Field] {
    fields(
      entities(in: reading, reference: reference, languages: []), in: reading, keeping: [],
      reference: reference)
  }

  /// What stands in the reading, values over two lines included; spans are those of its content.
  private func entities(in reading: Reading, reference: LocalDateTime, languages: [Language]) -> [Entity] {
    let flowing = FlowingText(reading)
    return extractor.entities(in: flowing.text, reference: reference, languages: languages)
      .map(flowing.placed)
  }

  /// The same specimen with the other reader's opinions of its fields, decided with the confidence they give.
  func weighed(
    _ old: Specimen, _ judged: [Field], now: LocalDateTime, habits: Habits = .none
  ) -> Specimen {
    let opinions = Dictionary(judged.map { ($0.id, $0) }) { first, _ in first }
    var specimen = old
    for index in specimen.fields.indices {
      let field = specimen.fields[index]
      guard let judged = opinions[field.id], judged.text == field.text, judged.span == field.span else {
        continue
      }
      specimen.fields[index].opinion = judged.opinion
      specimen.fields[index].confidence = judged.confidence
    }
    if specimen.fields != old.fields { decide(&specimen, now: now, habits: habits) }
    return specimen
  }

  /// Decides anew from the fields as they stand, corrections included.
  ///
  /// - Parameter verdict: the assist's, checked; in place of that of the local rules.
  func decide(
    _ specimen: inout Specimen, now: LocalDateTime, habits: Habits = .none, verdict: Verdict? = nil
  ) {
    guard var findings = findings(on: specimen, now: now) else { return }
    if let verdict { findings.verdict = verdict }
    habits.apply(to: &findings)
    specimen.title = findings.title
    specimen.documentKind = findings.classification.kind.rawValue
    if !specimen.assignment.isCorrected { specimen.assignment = findings.assignment }
    if case .userTagged = specimen.origin {} else { specimen.origin = findings.origin }
    switch specimen.decision {
    case .suggested(_, .approved), .suggested(_, .dismissed): break  // the user's own word stands
    case .suggested(let suggestion, .pending) where suggestion.isEdited == true: break
    case .suggested(_, .pending), .abstained:
      specimen.decision =
        switch findings.verdict {
        case .suggestion(var suggestion):
          {
            JourneyEnd.settle(&suggestion)
            suggestion.alsoIn = specimen.decision.pending?.alsoIn
            return .suggested(suggestion, state: .pending)
          }()
        case .abstention(let abstention): .abstained(abstention)
        }
    }
  }

  /// What the local rules make of a specimen; nil for one that could not be read.
  func findings(on specimen: Specimen, now: LocalDateTime) -> Findings? {
    guard let reading = specimen.reading.reading else { return nil }
    return decider.findings(
      for: DecisionInput(
        text: reading.content, entities: entities(of: specimen), reference: specimen.saved.moment, now: now,
        originalName: specimen.originalName, lines: reading.lines,
        answer: specimen.answer.flatMap { LocalDateTime($0) }, uid: SpecimenComposer.uid(of: specimen.id),
        madeAt: specimen.importedAt))
  }

  /// The fields as decisions take them: where the user corrected one, there is no doubt left.
  func entities(of specimen: Specimen) -> [Entity] {
    specimen.fields.compactMap { field in
      guard field.span.count > 0 else { return nil }
      let isCorrected = field.correction != nil
      return Entity(
        span: field.span, text: field.text, value: field.effectiveValue,
        confidence: isCorrected ? 1 : field.confidence, alternatives: isCorrected ? [] : field.alternatives,
        conflict: isCorrected ? nil : field.conflict)
    }
  }

  /// One UID for one specimen for ever, so that approving twice can't double an entry.
  static func uid(of id: SpecimenID) -> String { "\(id.hex.prefix(32))@curio.invalid" }

  func fields(
    _ entities: [Entity], in reading: Reading, keeping old: [Field], reference: LocalDateTime
  )
    -> [Field]
  {
    var counts: [EntityKind: Int] = [:]
    var corrections = old.filter { $0.correction != nil }
    var fields = entities.map { entity in
      counts[entity.kind, default: 0] += 1
      var field = Field(
        id: "\(entity.kind.rawValue)-\(counts[entity.kind, default: 1])", entity: entity,
        boxes: reading.boxes(of: entity.span))
      // A correction follows its words; where they were read otherwise this time, its place among its kind.
      if let index = corrections.firstIndex(where: {
        $0.kind == field.kind && ($0.text == field.text || $0.id == field.id)
      }) {
        field.correction = corrections.remove(at: index).correction
      }
      return field
    }
    for barcode in reading.barcodes {
      counts[.barcode, default: 0] += 1
      let id = "\(EntityKind.barcode.rawValue)-\(counts[.barcode, default: 1])"
      let entity = Entity(
        span: TextSpan(0, 0), text: barcode.value, value: .barcode(barcode.value, symbology: barcode.type),
        confidence: 1, rule: "barcode")
      fields.append(
        Field(
          id: id, entity: entity, boxes: [barcode.box],
          correction: old.first { $0.id == id }?.correction))
      // A contact, an entry or a transfer inside the code: fields of their kinds, standing where the code stands.
      for part in extractor.payload(of: barcode.value, reference: reference) {
        counts[part.kind, default: 0] += 1
        var field = Field(
          id: "\(part.kind.rawValue)-\(counts[part.kind, default: 1])", entity: part, boxes: [barcode.box])
        field.span = TextSpan(0, 0)
        if let index = corrections.firstIndex(where: { $0.kind == field.kind && $0.text == field.text }) {
          field.correction = corrections.remove(at: index).correction
        }
        fields.append(field)
      }
    }
    // What the user once put right is never lost, even where this reading does not show it.
    for orphan in corrections where orphan.kind != .barcode {
      counts[orphan.kind, default: 0] += 1
      var field = orphan
      field.id = "\(orphan.kind.rawValue)-\(counts[orphan.kind, default: 1])"
      field.span = TextSpan(0, 0)
      field.boxes = []
      fields.append(field)
    }
    return fields
  }
}

extension Specimen {
  /// What was filed, with nothing known of it but how its reading went.
  init(
    _ filed: SpecimenComposer.Filed, _ reading: ReadingState, _ reason: Abstention.Reason, _ detail: String
  ) {
    self.init(
      id: filed.id, publicID: filed.publicID, media: filed.media, originalName: filed.originalName,
      importedAt: filed.importedAt, saved: filed.saved, reading: reading, title: "", note: filed.note,
      origin: filed.origin.map(Origin.userTagged) ?? .unknown, collections: filed.collections,
      decision: .abstained(Abstention(reason, detail: detail)))
  }
}
