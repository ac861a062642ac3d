/// Cuts a sentence where another deed, sum or day begins: `a deposit of $60 is due March 12, and the balance …`.
struct Clauses {
  let text: NoticeText
  let grades: [GradeMention]

  func cut(_ facts: Facts) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = facts.range.lowerBound
    for joint in joints(facts) where joint.lowerBound > start {
      let left = start..<joint.lowerBound
      let right = joint.upperBound..<facts.range.upperBound
      guard standsAlone(left, right, facts) else { continue }
      result.append(trimmed(left, in: text.folded))
      start = joint.upperBound
    }
    result.append(trimmed(start..<facts.range.upperBound, in: text.folded))
    return result
  }

  private func joints(_ facts: Facts) -> [Range<Int>] {
    var found: [Range<Int>] = []
    let folded = text.folded
    let mentions = facts.dates.map(\.range) + facts.times.map(\.range) + facts.amounts.map(\.range)
    var i = facts.range.lowerBound
    while i < facts.range.upperBound {
      var matched: Range<Int>?
      for joint in Clauses.words where i + joint.count <= facts.range.upperBound {
        if folded[i] == joint[0], folded[i..<(i + joint.count)].elementsEqual(joint) {
          matched = i..<(i + joint.count)
          break
        }
      }
      if let matched, !mentions.contains(where: { $0.overlaps(matched) }) {
        found.append(matched)
        i = matched.upperBound
      } else {
        i += 1
      }
    }
    return found
  }

  private func standsAlone(_ left: Range<Int>, _ right: Range<Int>, _ facts: Facts) -> Bool {
    if opensWithDeed(right, facts) { return true }
    // The part up to the next joint decides, not the rest of the sentence.
    let hasSum = !facts.amounts(in: right).isEmpty && !facts.amounts(in: left).isEmpty
    let hasDay =
      !facts.dates(in: right).isEmpty && (!facts.dates(in: left).isEmpty || !facts.amounts(in: left).isEmpty)
    let hasGrade =
      grades.contains { left.contains($0.range.lowerBound) }
      && grades.contains { right.contains($0.range.lowerBound) }
      && !facts.times(in: left).isEmpty && !facts.times(in: right).isEmpty
    return hasSum || hasDay || hasGrade
  }

  private func opensWithDeed(_ range: Range<Int>, _ facts: Facts) -> Bool {
    facts.cues.contains { cue in
      guard
        [.bring, .wear, .sign, .fill, .register, .reply, .book, .giveBack, .sendMoney, .pay].contains(
          cue.meaning),
        cue.range.lowerBound >= range.lowerBound, cue.range.lowerBound - range.lowerBound <= 12
      else { return false }
      let lead = String(text.folded[range.lowerBound..<cue.range.lowerBound])
      return ["", "please ", "then ", "also ", "to ", "so please ", "kindly "].contains(lead)
    }
  }

  private static let words: [[Unicode.Scalar]] = [
    "; ", ", and ", ", plus ", ", but ", ", so ", ", then ", " plus ", " and ", "、", ", or ",
  ].map { Array($0.unicodeScalars) }
}
