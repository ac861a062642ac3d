import Specimens

/// How sure a suggestion is: the clearer the kind, the label and the reading of the date, the higher.
enum Confidence {
  /// Below this Curio keeps silent.
  static let threshold = 0.5

  static func of(_ candidate: Candidate, kind: Classification, hasPlace: Bool) -> Double {
    var sum = kind.kind == .unknown ? 0.34 : 0.56
    sum += Double(min(max(kind.score, 0), 16)) * 0.010
    sum += kind.lead >= 5 ? 0.06 : kind.lead >= 2 ? 0.03 : 0
    if kind.isBooked { sum += 0.05 }
    if !candidate.isAllDay { sum += 0.04 }
    if candidate.mentions.contains(where: { $0.isLabelled }) { sum += 0.04 }
    if hasPlace { sum += kind.kind == .unknown ? 0.16 : 0.03 }
    for mention in candidate.mentions {
      if mention.entity.conflict != nil { sum -= 0.25 }
      sum += min(0, (mention.entity.confidence - 0.8) * 0.4)
    }
    return min(0.98, max(0.05, (sum * 100).rounded() / 100))
  }
}
