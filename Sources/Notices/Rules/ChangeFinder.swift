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
    guard facts.has(.cancelled) || isMoved, !isSupposed(facts), let title = title(facts) else { return nil }
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

  /// "If it rains, the picnic will be cancelled" calls nothing off.
  private func isSupposed(_ facts: Facts) -> Bool {
    guard let word = facts.first(.cancelled) else { return false }
    let folded = String(analysis.text.folded[stretch(facts.range.lowerBound, word.range.lowerBound)])
    return facts.has(.conditional, in: stretch(facts.range.lowerBound, word.range.lowerBound))
      || folded.hasPrefix("if ") || folded.contains(" if ") || folded.contains("場合")
  }

  private func title(_ facts: Facts) -> String? {
    let isJapanese = facts.sentence.language == .japanese
    if let cue = facts.first(
      .event, .family, .outing, .meeting, .pictureDay, .practice, .interview, .shop)
    {
      return isJapanese
        ? JapaneseTitles(analysis: analysis).noun(cue.range, in: facts.range)
        : TitleWriter(analysis: analysis).occasion(around: cue.range, in: facts.range)
          ?? analysis.text.words(cue.range)
    }
    guard let word = facts.first(.cancelled) else { return nil }
    return isJapanese ? japaneseSubject(word.range, facts) : englishSubject(word.range, facts)
  }

  // MARK: What is called off, by whatever name

  /// "Robotics club is cancelled", "There will be no Lego club", "CANCELLED: robotics".
  private func englishSubject(_ word: Range<Int>, _ facts: Facts) -> String? {
    let titles = TitleWriter(analysis: analysis)
    let folded = analysis.text.folded
    let phrase = String(folded[word])
    var found: String?
    if phrase.hasPrefix("no "), phrase != "no longer be held" {
      // The phrase itself ends with the name: "no club".
      let name = titles.wordRanges(word).dropFirst().first
      found = name.flatMap { titles.occasion(around: $0, in: stretch($0.lowerBound, facts.range.upperBound)) }
    } else if phrase.hasSuffix(" no") {
      found = titles.object(after: word.upperBound, in: facts.range)
    } else {
      var start = facts.range.lowerBound
      for name in titles.wordRanges(stretch(start, word.lowerBound)) where String(folded[name]) == "that" {
        start = name.upperBound
      }
      found = titles.subject(before: word.lowerBound, in: stretch(start, word.lowerBound))
      // "CANCELLED: robotics", "We have cancelled robotics".
      if found == nil { found = titles.object(after: word.upperBound, in: facts.range) }
    }
    guard let found, found.count <= 60 else { return nil }
    let words = found.lowercased().split(whereSeparator: { !$0.isLetter }).map(String.init)
    // "School is cancelled" names nothing that a card could be about.
    return words.allSatisfy { EnglishWords.addresses.contains($0) || EnglishWords.generic.contains($0) }
      ? nil : found
  }

  /// 「12月3日の将棋クラブは中止します」: what stands before the は.
  private func japaneseSubject(_ word: Range<Int>, _ facts: Facts) -> String? {
    let folded = analysis.text.folded
    var end = word.lowerBound
    while end > facts.range.lowerBound, !"はが".unicodeScalars.contains(folded[end - 1]) { end -= 1 }
    guard end > facts.range.lowerBound else { return nil }
    let close = end - 1
    let title = JapaneseTitles(analysis: analysis).noun(close..<close, in: facts.range)
    let name = title.trimmingPrefix("学校")
    return name.unicodeScalars.count >= 2 && !["授業", "登校"].contains(String(name)) ? title : nil
  }
}
