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

  func entities() -> [Entity] {
    Overlaps.settle(candidates()).filter { $0.loser == nil }.compactMap { entity($0.candidate) }
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
    var scalars = String.UnicodeScalarView()
    for value in text.shadow.original[start..<end] {
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return Entity(
      span: TextSpan(chunk.offset + start, chunk.offset + end), text: String(scalars), value: candidate.value,
      confidence: RuleConfidence.calibrated(candidate.confidence, of: candidate.rule),
      alternatives: candidate.alternatives,
      conflict: candidate.conflict,
      rule: candidate.rule)
  }
}

/// What a rule read, in offsets of the shadow copy.
struct Candidate {
  var start: Int
  var end: Int
  var value: EntityValue
  var rule: String
  var confidence: Double
  var alternatives: [EntityValue] = []
  var conflict: String?
}
