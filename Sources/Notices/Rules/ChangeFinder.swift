import Specimens

/// What a notice calls off or moves, so that what was approved earlier can follow.
struct ChangeFinder {
  let analysis: Analysis

  func changes() -> [PlanChange] {
    analysis.facts.compactMap(change)
  }

  private func change(_ facts: Facts) -> PlanChange? {
    let isMoved =
      facts.has(.moved)
      && facts.has(.event, .family, .outing, .meeting, .pictureDay, .practice, .interview, .dismissal)
    guard facts.has(.cancelled) || isMoved,
      let cue = facts.first(.event, .family, .outing, .meeting, .pictureDay, .practice, .interview, .shop)
    else { return nil }
    let title =
      facts.sentence.language == .japanese
      ? JapaneseTitles(analysis: analysis).noun(cue.range, in: facts.range)
      : TitleWriter(analysis: analysis).occasion(around: cue.range, in: facts.range)
        ?? analysis.text.words(cue.range)
    let days = facts.days
    let citation = [analysis.text.citation(facts.range)]
    if facts.has(.cancelled), !isMoved || days.count < 2 {
      return PlanChange(
        kind: .cancelled, title: title, oldDate: days.first?.first, newDate: nil, evidence: citation)
    }
    if let range = days.first, let first = range.first, let last = range.last, first < last {
      return PlanChange(
        kind: .rescheduled, title: title, oldDate: first, newDate: last, evidence: citation)
    }
    let new = DateChoice(analysis: analysis).usable(days, facts).last
    let old = days.first { $0.range != new?.range }
    guard let newDay = new?.first else { return nil }
    return PlanChange(
      kind: .rescheduled, title: title, oldDate: old?.first, newDate: newDay, evidence: citation)
  }
}
