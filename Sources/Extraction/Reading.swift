import Specimens

/// One pass over one piece of text: fold, tokenise, let every rule read, settle overlaps.
struct Reading {
  let chunk: TextChunks.Chunk
  let text: TokenizedText
  let reference: LocalDateTime
  let languages: [Language]

  init(_ chunk: TextChunks.Chunk, reference: LocalDateTime, languages: [Language]) {
    self.chunk = chunk
    self.reference = reference
    self.languages = languages
    text = Tokenizer.tokenize(Shadow(chunk.scalars), languages: languages)
  }

  /// Adds what stood, in the order of the text.
  func collect(into list: inout [Entity]) {
    for settled in Overlaps.settle(candidates()) where settled.loser == nil {
      if let entity = entity(settled.candidate) { list.append(entity) }
    }
  }

  func explanations() -> [Explanation] {
    Overlaps.settle(candidates()).compactMap { settled in
      entity(settled.candidate).map { Explanation(entity: $0, yieldedTo: settled.loser) }
    }
  }

  private func candidates() -> [Candidate] {
    var candidates: [Candidate] = []
    let reader = Reader(text, order: DateOrderEvidence(text).order)
    candidates += SequenceScanner(text).candidates()
    candidates += MoneyScanner(reader).candidates()
    candidates += CodeScanner(reader).candidates()
    candidates += NameScanner(reader).candidates()
    candidates += WifiScanner(reader).candidates()
    let payload = PayloadScanner(reader).candidates()
    // What a payload says of itself needs no guess from its words.
    candidates.removeAll { guess in
      Overlaps.mayHold(guess.value) && payload.contains { $0.start < guess.end && guess.start < $0.end }
    }
    candidates += payload
    candidates += AddressScanner(reader).candidates()
    candidates += times(reader)
    return candidates
  }

  private func times(_ reader: Reader) -> [Candidate] {
    let recurrence = Recurrence(reader: reader)
    let scanned = recurrence.removed(from: PhraseScanner(reader: reader).phrases())
    let phrases = recurrence.withoutOpeningDays(
      Combiner(reader: reader).combine(DayLists(reader: reader).completed(scanned)))
    let resolver = PhraseResolver(reference)
    var candidates: [Candidate] = []
    candidates.reserveCapacity(phrases.count)
    for phrase in phrases {
      guard let outcome = resolver.resolve(phrase) else { continue }
      var confidence = phrase.confidence
      if reader.wasRepaired(phrase.first, phrase.last) { confidence *= 0.85 }
      if outcome.conflict != nil { confidence *= 0.7 }
      candidates.append(
        Candidate(
          start: Int(text.tokens[phrase.first].start), end: Int(text.tokens[phrase.last - 1].end),
          value: outcome.value,
          rule: phrase.rule, confidence: confidence, alternatives: outcome.alternatives,
          conflict: outcome.conflict))
    }
    return candidates
  }

  private func entity(_ candidate: Candidate) -> Entity? {
    let (start, end) = text.shadow.span(candidate.start, candidate.end)
    guard start < end else { return nil }
    return Entity(
      span: TextSpan(chunk.offset + start, chunk.offset + end),
      text: Scalars.string(text.shadow.original[start..<end]), value: candidate.value,
      confidence: RuleConfidence.calibrated(candidate.confidence, of: candidate.rule),
      alternatives: candidate.alternatives,
      conflict: candidate.conflict,
      role: AmountRoles(text).role(of: candidate),
      rule: candidate.rule)
  }
}

/// What a rule read, in offsets of the shadow copy.
struct Candidate: Sendable {
  var start: Int
  var end: Int
  let rule: String
  let confidence: Double
  /// Scanners mostly answer "nothing here": one pointer keeps that answer small.
  private let said: Boxed<Said>

  private struct Said {
    var value: EntityValue
    var alternatives: [EntityValue]
    var conflict: String?
  }

  var value: EntityValue { said.value.value }
  var alternatives: [EntityValue] { said.value.alternatives }
  var conflict: String? { said.value.conflict }

  init(
    start: Int, end: Int, value: EntityValue, rule: String, confidence: Double,
    alternatives: [EntityValue] = [], conflict: String? = nil
  ) {
    self.start = start
    self.end = end
    self.rule = rule
    self.confidence = confidence
    said = Boxed(Said(value: value, alternatives: alternatives, conflict: conflict))
  }
}
