import Specimens

/// Turns a parsed query into a plan: for every term the forms that the drawer has of it, weighted by rarity.
struct QueryPlanner {
  let lookup: TermLookup
  let analyzer: Analyzer

  private static let sameFactor = 0.92
  private static let relatedFactor = 0.55
  private static let labelFactor = 0.85
  private static let completionFactor = 0.85
  private static let repairFactor = 0.75

  func plan(_ parsed: ParsedQuery, now: LocalDateTime) throws(IndexError) -> QueryPlan {
    var units: [QueryPlan.Unit] = []
    for term in parsed.terms { units += try self.units(for: term) }
    // More would not fit the bits that say which were found.
    units = Array(units.prefix(24))
    return QueryPlan(
      units: units, filters: FilterExpression.expressions(parsed.conditions, now: now.date),
      excluded: parsed.excluded.flatMap { $0 })
  }

  private func units(for term: QueryTerm) throws(IndexError) -> [QueryPlan.Unit] {
    var variants = try typed(term)
    if term.kind == .exact {
      return [unit(term, variants, isRequired: true)]
    }
    let isFound = !variants.isEmpty
    variants += try concepts(term, except: variants)
    // A related word alone does not make a term known; it still may be a slip of the keyboard.
    let isKnown = isFound || variants.contains { $0.kind == .same || $0.kind == .label }
    if !isKnown || (term.isUnfinished && !isFound) {
      switch term.kind {
      case .word, .code: variants += try completionsAndRepairs(term)
      case .run:
        // A name that the word list knows as a whole is none of its parts: 歯医者 is no 医者.
        if !isKnown, !term.phrases.contains(where: { Concepts.shared.knows($0) }) {
          if let pieces = try apart(term) { return pieces }
          if let parts = try parts(term) { return [parts] }
        }
      case .exact: break
      }
    }
    return [unit(term, variants)]
  }

  private func unit(_ term: QueryTerm, _ variants: [QueryPlan.Variant], isRequired: Bool = false)
    -> QueryPlan.Unit
  {
    // The forms overlap, so the most common one counts in full and the others a little.
    let most = variants.map(\.documents).max() ?? 0
    let documents = most + (variants.reduce(0) { $0 + $1.documents } - most) / 4
    let weight = lookup.rarity(documents) * term.importance
    var variants = variants
    for i in variants.indices {
      // What was typed, where it is rarer than its other names, is the better answer.
      let isTyped = variants[i].kind == .asTyped
      let own = lookup.rarity(variants[i].documents) * term.importance
      variants[i].gain = isTyped ? max(own, weight) : variants[i].factor * weight
    }
    return QueryPlan.Unit(
      term: term, variants: variants, weight: weight, documents: documents, isRequired: isRequired)
  }

  private func typed(_ term: QueryTerm) throws(IndexError) -> [QueryPlan.Variant] {
    var variants: [QueryPlan.Variant] = []
    for tokens in term.phrases where !tokens.isEmpty {
      // One character of a run stands in the index only with its neighbour.
      let isPrefix = term.kind == .run && tokens.count == 1 && tokens[0].unicodeScalars.count == 1
      let documents = try lookup.documents(tokens, isPrefix: isPrefix)
      guard documents > 0 else { continue }
      variants.append(
        QueryPlan.Variant(
          kind: .asTyped, tokens: tokens, isPrefix: isPrefix, factor: 1, documents: documents, text: term.text
        ))
    }
    return variants
  }

  private func concepts(_ term: QueryTerm, except typed: [QueryPlan.Variant]) throws(IndexError)
    -> [QueryPlan.Variant]
  {
    // The joined form of a code names nothing, but a run's other spellings may.
    let phrases = term.kind == .run ? term.phrases : Array(term.phrases.prefix(1))
    var variants: [QueryPlan.Variant] = []
    var seen = Set(typed.map(\.tokens))
    for entry in phrases.flatMap({ Concepts.shared.entries(for: $0) }) {
      for word in entry.words where seen.insert(word.tokens).inserted {
        let documents = try lookup.documents(word.tokens, isPrefix: word.isPrefix)
        guard documents > 0 else { continue }
        variants.append(
          QueryPlan.Variant(
            kind: word.isRelated ? .related : .same, tokens: word.tokens, isPrefix: word.isPrefix,
            factor: word.isRelated ? Self.relatedFactor : Self.sameFactor, documents: documents,
            text: word.text))
      }
      for label in entry.labels where seen.insert([label]).inserted {
        let documents = try lookup.documents([label])
        guard documents > 0 else { continue }
        let name = label.split(separator: ":").last.map(String.init) ?? label
        variants.append(
          QueryPlan.Variant(
            kind: .label, tokens: [label], factor: Self.labelFactor, documents: documents, text: name))
      }
    }
    return variants
  }

  // MARK: Words the drawer does not have

  private func completionsAndRepairs(_ term: QueryTerm) throws(IndexError) -> [QueryPlan.Variant] {
    let shortest = term.kind == .code ? 3 : 2
    let typed = term.folded
    guard typed.utf8.count >= shortest, !typed.contains(" ") || term.kind == .code else { return [] }
    var variants: [QueryPlan.Variant] = []
    if term.kind == .code {
      let joined = typed.replacing(" ", with: "")
      let documents = try lookup.documents([joined], isPrefix: true)
      guard documents > 0 else { return try acrossGroups(joined) }
      return [
        QueryPlan.Variant(
          kind: .completion, tokens: [joined], isPrefix: true, factor: Self.completionFactor,
          documents: documents,
          text: typed)
      ]
    }
    let stem = analyzer.stem(typed)
    for prefix in Set([typed, stem]) where prefix.utf8.count >= shortest {
      let limit = prefix.utf8.count < 4 ? 12 : 24
      for word in try lookup.completions(of: prefix, limit: limit) {
        variants.append(
          QueryPlan.Variant(
            kind: .completion, tokens: [word.word], factor: Self.completionFactor, documents: word.documents,
            text: word.word))
      }
    }
    if variants.isEmpty {
      // Also words that were not counted yet, and codes that begin with letters.
      let documents = try lookup.documents([typed], isPrefix: true)
      if documents > 0 {
        variants.append(
          QueryPlan.Variant(
            kind: .completion, tokens: [typed], isPrefix: true, factor: Self.completionFactor,
            documents: documents, text: typed))
      }
    }
    if variants.isEmpty {
      for word in try lookup.repairs(of: stem) {
        variants.append(
          QueryPlan.Variant(
            kind: .repair, tokens: [word.word], factor: Self.repairFactor, documents: word.documents,
            text: word.word))
        // The repaired word may have other names, too: kyotoo is 京都 as well.
        var repaired = term
        repaired.phrases = [[word.word]]
        for var name in try concepts(repaired, except: variants) where name.kind != .related {
          name.factor *= Self.repairFactor
          variants.append(name)
        }
      }
    }
    if variants.isEmpty, let known = Concepts.shared.word(near: typed, stem: stem) {
      // The slip is in a word that the drawer has only by another name: dentsit, and dental.
      var repaired = term
      repaired.phrases = [[known]]
      variants = try concepts(repaired, except: []).map { variant in
        var variant = variant
        variant.factor *= Self.repairFactor
        return variant
      }
    }
    if variants.isEmpty, term.isUnfinished, let inside = try lookup.stem(inside: typed) {
      variants.append(
        QueryPlan.Variant(
          kind: .completion, tokens: [inside], factor: Self.completionFactor,
          documents: try lookup.documents([inside]), text: inside))
    }
    return variants
  }

  /// A fragment of a number that is written in groups: 20938856 in 4471-2093-8856.
  private func acrossGroups(_ digits: String) throws(IndexError) -> [QueryPlan.Variant] {
    let bytes = Array(digits.utf8)
    guard (6...16).contains(bytes.count), bytes.allSatisfy({ (0x30...0x39).contains($0) }) else { return [] }
    var variants: [QueryPlan.Variant] = []
    for cut in 2...min(6, bytes.count - 2) {
      let groups = [bytes[..<cut], bytes[cut...]].map { String(decoding: $0, as: UTF8.self) }
      let documents = try lookup.documents(groups, isPrefix: true)
      guard documents > 0 else { continue }
      variants.append(
        QueryPlan.Variant(
          kind: .completion, tokens: groups, isPrefix: true, factor: Self.completionFactor,
          documents: documents, text: digits))
    }
    return variants
  }

  // MARK: Runs that stand nowhere as a whole

  /// Known names inside the run, and what is left between them, each as a unit of its own.
  private func apart(_ term: QueryTerm) throws(IndexError) -> [QueryPlan.Unit]? {
    let count = term.text.unicodeScalars.count
    guard count > 2 else { return nil }
    var pieces: [TextSpan] = []
    var rest = 0
    var start = 0
    var hasName = false
    while start < count {
      let end = (start + 2...max(start + 2, min(count, start + 8))).last { end in
        end <= count && end - start < count
          && analyzer.phrases(ofRun: term.text.slice(TextSpan(start, end))).contains {
            Concepts.shared.knows($0)
          }
      }
      if let end {
        if start > rest { pieces.append(TextSpan(rest, start)) }
        pieces.append(TextSpan(start, end))
        hasName = true
        rest = end
        start = end
      } else {
        start += 1
      }
    }
    guard hasName else { return nil }
    if rest < count { pieces.append(TextSpan(rest, count)) }
    var units: [QueryPlan.Unit] = []
    for piece in pieces {
      let text = term.text.slice(piece)
      let folded = analyzer.foldedWords(of: text)
      if StopWords.cjk.contains(folded) || StopWords.japaneseParticles.contains(folded) { continue }
      var part = term
      part.text = text
      part.folded = folded
      part.isGeneric = StopWords.generic.contains(folded)
      part.phrases = analyzer.phrases(ofRun: text)
      part.span = TextSpan(term.span.start + piece.start, term.span.start + piece.end)
      if part.phrases[0].isEmpty { continue }
      units += try self.units(for: part)
    }
    return units
  }

  /// The pairs of the run by themselves: 日焼けどめ finds 日焼け止め by half of them.
  private func parts(_ term: QueryTerm) throws(IndexError) -> QueryPlan.Unit? {
    guard let tokens = term.phrases.first, tokens.count >= 2 else { return nil }
    var variants: [QueryPlan.Variant] = []
    for token in tokens {
      let documents = try lookup.documents([token])
      guard documents > 0 else { continue }
      variants.append(
        QueryPlan.Variant(
          kind: .part, tokens: [token], factor: 1 / Double(tokens.count), documents: documents, text: token))
    }
    guard let rarest = variants.map(\.documents).min(), variants.count * 2 >= tokens.count else { return nil }
    let weight = lookup.rarity(rarest)
    for i in variants.indices { variants[i].gain = weight * variants[i].factor }
    return QueryPlan.Unit(
      term: term, variants: variants, weight: weight, documents: rarest, partsNeeded: 0.499)
  }
}
