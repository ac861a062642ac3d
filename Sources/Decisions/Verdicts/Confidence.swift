import Specimens

/// How sure a suggestion is: the clearer the kind, the label and the reading of the date, the higher.
enum Confidence {
  /// A score below this keeps Curio silent.
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
    return min(0.98, max(0.05, sum))
  }

  /// The part of the proposals of such a score that were right when they were counted: the number that is shown.
  ///
  /// Counted with `curio eval suggest` on the labelled set; straight lines in between.
  static func calibrated(_ score: Double) -> Double {
    let knots = [(0.0, 0.0), (0.5, 0.66), (0.68, 0.86), (0.78, 0.95), (0.98, 0.98)]
    for (low, high) in zip(knots, knots.dropFirst()) where score <= high.0 {
      let part = (score - low.0) / (high.0 - low.0)
      return ((low.1 + part * (high.1 - low.1)) * 100).rounded() / 100
    }
    return 0.98
  }
}
