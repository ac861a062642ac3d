import Specimens

/// Codes told by a label beside or above them, and by their shape.
struct CodeScanner {
  let reader: Reader

  init(_ reader: Reader) { self.reader = reader }

  func candidates() -> [Candidate] {
    var found: [Candidate] = []
    var i = 0
    while i < reader.count {
      let kind = reader.tokens[i].kind
      guard kind == .word || kind == .character else {
        i += 1
        continue
      }
      if let (label, next) = CodeLabels.match(reader, at: i) {
        if let candidate = code(after: next, label) {
          found.append(candidate.candidate)
          i = candidate.next
        } else {
          i = max(next, i + 1)
        }
      } else if kind == .word, let flight = flight(at: i) {
        found.append(flight.candidate)
        i = flight.next
      } else {
        i += 1
      }
    }
    return found
  }

  // MARK: After a label

  private func code(after next: Int, _ label: CodeLabel) -> (candidate: Candidate, next: Int)? {
    var at = next
    var hasMark = false
    var steps = 0
    while reader.exists(at), steps < 5 {
      let token = reader.tokens[at]
      if token.kind == .symbol,
        [0x3A, 0x23, 0x2E, 0x28, 0x3D, 0x300C, 0x2D, 0x3010, 0xB7, 0x22].contains(token.value)
      {
        hasMark = hasMark || token.value != 0x2E
        at += 1
      } else if reader.anyWord(at, "no", "number", "num", "code", "id", "is", "nr", "reference", "ref"),
        token.kind == .word
      {
        if reader.anyWord(at, "no"), reader.isDigits(at - 1) { break }
        hasMark = true
        at += 1
      } else if reader.character(at, "は") || reader.character(at, "是") || reader.hasText(at, ["番号", "为"]) {
        hasMark = true
        at += 1
      } else {
        break
      }
      steps += 1
    }
    guard reader.exists(at) else { return nil }
    // A value may stand on the line below its label, alone there.
    let isBelow = reader.tokens[at].newlineBefore
    guard
      let shape = CodeShape.read(
        reader, at: at, label: label, isMarked: hasMark || label.isCertain, isBelow: isBelow)
    else { return nil }
    var confidence = label.isCertain || hasMark ? 0.92 : 0.82
    if isBelow { confidence -= 0.08 }
    return (candidate(at, shape.last, label.type, "code after “\(label.name)”", confidence), shape.last)
  }

  // MARK: By shape alone

  /// UA 837, NH847: two capitals (or one and a figure) and up to four figures, where the text speaks of flights.
  private func flight(at i: Int) -> (candidate: Candidate, next: Int)? {
    let token = reader.tokens[i]
    guard token.kind == .word, token.end - token.start == 2, isUpper(i),
      !(reader.isGlued(i) && Scalars.isWordLike(reader.scalarBefore(i)))
    else { return nil }
    guard reader.isDigits(i + 1), (2...4).contains(Int(reader.tokens[i + 1].digits)),
      !reader.tokens[i + 1].newlineBefore,
      !(reader.isGlued(i + 2)
        && (reader.tokens[i + 2].kind == .word || reader.symbol(i + 2, "-") || reader.symbol(i + 2, ":")
          || reader.symbol(i + 2, ".") && reader.isDigits(i + 3) && reader.isGlued(i + 3)))
    else { return nil }
    let airline = Scalars.string(reader.text.shadow.scalars[Int(token.start)..<Int(token.end)])
    guard !CodeShape.notAirlines.contains(airline), hasFlightContext(i) else { return nil }
    return (candidate(i, i + 2, .flight, "flight number", 0.85), i + 2)
  }

  /// An airport pair, a gate, a seat or a word of flying within a few tokens.
  private func hasFlightContext(_ i: Int) -> Bool {
    var j = max(0, i - 12)
    while j < min(reader.count, i + 16) {
      if reader.symbol(j, "→")
        || reader.anyWord(
          j, "gate", "flight", "boarding", "depart", "departs", "departure", "arrives", "seat", "nonstop",
          "terminal", "outbound", "return")
        || reader.hasText(j, ["便", "搭乗", "登机", "航班", "机票", "座席", "ゲート", "搭乗時刻", "登机口"])
      {
        return true
      }
      j += 1
    }
    return false
  }

  func isUpper(_ i: Int) -> Bool {
    let shadow = reader.text.shadow
    for j in Int(reader.tokens[i].start)..<Int(reader.tokens[i].end) {
      let s = shadow.original[Int(shadow.starts[j])]
      if !(0x41...0x5A).contains(s), !(0xFF21...0xFF3A).contains(s) { return false }
    }
    return true
  }

  private func candidate(_ first: Int, _ last: Int, _ type: CodeType, _ rule: String, _ confidence: Double)
    -> Candidate
  {
    let (start, end) = (Int(reader.tokens[first].start), Int(reader.tokens[last - 1].end))
    return Candidate(
      start: start, end: end, value: .code(reader.original(first, last), type: type), rule: rule,
      confidence: confidence)
  }
}
