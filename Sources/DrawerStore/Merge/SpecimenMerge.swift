import Specimens

/// Two forms of one record, changed on two machines, put together part by part.
///
/// The result does not depend on which form is whose: every machine comes to the same bytes. What one side changed
/// in knowledge of the other's change wins. Where both changed the same part beside each other, the later one
/// wins, except that no words of a note are dropped and that an approval, which wrote an entry, stands.
struct SpecimenMerge {
  /// The side whose reading was taken first, the other second.
  private let base: Specimen
  private let other: Specimen
  private(set) var result: Specimen
  /// What both had changed: one clause for each, for the report.
  private(set) var clashes: [String] = []

  /// Nil for records of different specimens.
  init?(_ a: Specimen, _ b: Specimen) {
    guard a.id == b.id else { return nil }
    (base, other) = SpecimenMerge.isBetterRead(a, than: b) ? (a, b) : (b, a)
    result = base
    mergeFacts()
    mergeDecision()
    mergeWords()
    mergeCollections()
    mergeCorrections()
    result.edits = a.edits.merged(with: b.edits)
  }

  // MARK: What was found out

  private static func isBetterRead(_ a: Specimen, than b: Specimen) -> Bool {
    let ranks = [a, b].map { specimen -> [Int] in
      let reading = specimen.reading.reading
      return [
        reading == nil ? 0 : 1, -(reading?.missingLanguages.count ?? 0),
        specimen.edits.moments(of: .reading).last?.secondsSince1970 ?? 0,
        specimen.originalName.isEmpty ? 0 : 1,
        -specimen.importedAt.secondsSince1970,
      ]
    }
    if ranks[0] != ranks[1] { return ranks[1].lexicographicallyPrecedes(ranks[0]) }
    return text(b).lexicographicallyPrecedes(text(a))
  }

  /// The last word where nothing else tells two forms apart.
  private static func text(_ value: some Encodable) -> [UInt8] { (try? JSON.bytes(of: value)) ?? [] }

  private mutating func mergeFacts() {
    result.importedAt = min(base.importedAt, other.importedAt)
    let trust = SaveDate.Basis.allCases
    func rank(_ saved: SaveDate) -> Int { trust.firstIndex(of: saved.basis) ?? trust.count }
    let dates = [base.saved, other.saved]
    result.saved =
      dates.min { (rank($0), $0.moment.description) < (rank($1), $1.moment.description) } ?? base.saved
    if result.originalName.isEmpty { result.originalName = other.originalName }
    if result.publicID == nil { result.publicID = other.publicID }
    if result.media.width == nil { result.media = other.media }
  }

  // MARK: What the user changed

  private enum Winner { case base, other }

  /// Whose form of a part counts, and whether the other's was made without knowing of it.
  private func winner(of part: EditHistory.Part) -> (Winner, isClash: Bool) {
    let (mine, theirs) = (base.edits.moments(of: part), other.edits.moments(of: part))
    guard let last = mine.last else { return (theirs.isEmpty ? .base : .other, false) }
    guard let theirLast = theirs.last else { return (.base, false) }
    if mine.contains(theirLast) { return (.base, last == theirLast && mine != theirs) }
    if theirs.contains(last) { return (.other, false) }
    return (last > theirLast ? .base : .other, true)
  }

  /// Takes over one part; `clash` says what is lost when both changed it.
  private mutating func take<Value: Equatable & Encodable>(
    _ part: EditHistory.Part, _ path: WritableKeyPath<Specimen, Value>, _ clash: (Value) -> String?
  ) {
    let (mine, theirs) = (base[keyPath: path], other[keyPath: path])
    guard mine != theirs else { return }
    var (winner, isClash) = winner(of: part)
    // The same moment on both machines tells nothing; the values decide.
    if base.edits.moments(of: part).last == other.edits.moments(of: part).last {
      winner = SpecimenMerge.text(theirs).lexicographicallyPrecedes(SpecimenMerge.text(mine)) ? .base : .other
      isClash = !base.edits.moments(of: part).isEmpty
    }
    result[keyPath: path] = winner == .base ? mine : theirs
    if isClash, let words = clash(winner == .base ? theirs : mine) { clashes.append(words) }
  }

  private mutating func mergeWords() {
    take(.title, \.customTitle) { "the title “\($0 ?? "")” gave way" }
    take(.note, \.note) { _ in nil }
    let isClash =
      winner(of: .note).isClash || base.edits.moments(of: .note).last == other.edits.moments(of: .note).last
    guard isClash, base.note != other.note, !base.note.isEmpty, !other.note.isEmpty else { return }
    let lost = result.note == base.note ? other.note : base.note
    guard !result.note.contains(lost) else { return }
    result.note = lost.contains(result.note) ? lost : "\(result.note)\n\(lost)"
    clashes.append("both notes were kept")
  }

  /// The decision brings along the title, origin and kind that were decided with it, unless the user chose those.
  private mutating func mergeDecision() {
    let (winner, isClash) = winner(of: .decision)
    var side = winner == .base ? base : other
    let loser = winner == .base ? other : base
    // An approval wrote an entry; what was done beside it can't undo that.
    if isClash, loser.decision.isApproved, !side.decision.isApproved { side = loser }
    if isClash, base.decision != other.decision {
      clashes.append("the \(side.decision.word) suggestion stayed")
    }
    result.decision = side.decision
    result.documentKind = side.documentKind
    result.answer = side.answer
    result.staysHere = base.staysHere ?? other.staysHere
    result.title = side.title
    result.origin = side.origin
    result.assignment = side.assignment
    if base.origin.isUsers || other.origin.isUsers || !base.edits.moments(of: .origin).isEmpty
      || !other.edits.moments(of: .origin).isEmpty
    {
      take(.origin, \.origin) { $0.name.map { "the origin “\($0)” gave way" } }
    }
    if base.assignment.isCorrected || other.assignment.isCorrected {
      take(.assignment, \.assignment) { "the place under “\($0.collection.rawValue)” gave way" }
    }
  }

  private mutating func mergeCollections() {
    for id in Set(base.collections).symmetricDifference(other.collections).sorted() {
      let part = EditHistory.Part.collection(id)
      let (mine, theirs) = (base.edits.moments(of: part), other.edits.moments(of: part))
      // Without a history, or with equal ones, being in wins over being out.
      let isIn =
        mine.last == theirs.last || (winner(of: part).0 == .base) == base.collections.contains(id)
      if isIn, !result.collections.contains(id) { result.collections.append(id) }
      if !isIn { result.collections.removeAll { $0 == id } }
    }
  }

  private mutating func mergeCorrections() {
    for field in other.fields {
      let part = EditHistory.Part.field(field.id)
      let place =
        result.fields.firstIndex { $0.id == field.id && $0.text == field.text }
        ?? result.fields.firstIndex { $0.kind == field.kind && $0.text == field.text }
        ?? result.fields.firstIndex { $0.id == field.id && $0.kind == field.kind }
      guard let place else {
        // A correction of something that this reading does not show is kept all the same.
        guard field.correction != nil else { continue }
        var orphan = field
        let count = result.fields.count { $0.kind == field.kind }
        orphan.id = "\(field.kind.rawValue)-\(count + 1)"
        (orphan.span, orphan.boxes) = (TextSpan(0, 0), [])
        result.fields.append(orphan)
        continue
      }
      let mine = result.fields[place].correction
      guard mine != field.correction else { continue }
      let (winner, isClash) = winner(of: part)
      if winner == .other { result.fields[place].correction = field.correction }
      if isClash, let lost = winner == .other ? mine : field.correction {
        clashes.append("the correction “\(lost.text)” gave way")
      }
    }
  }
}

extension Origin {
  fileprivate var isUsers: Bool { if case .userTagged = self { true } else { false } }
}

extension Decision {
  fileprivate var isApproved: Bool { if case .suggested(_, .approved) = self { true } else { false } }

  fileprivate var word: String {
    switch self {
    case .suggested(_, .approved): "approved"
    case .suggested(_, .dismissed): "dismissed"
    case .suggested(_, .pending): "later"
    case .abstained: "later"
    }
  }
}
