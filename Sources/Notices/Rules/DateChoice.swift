import Specimens

/// Which of the days around a card is its own.
struct DateChoice {
  let analysis: Analysis

  /// The last day to do something.
  func due(_ clause: Range<Int>, _ index: Int) -> (mention: DateMention, cited: [Int])? {
    let facts = analysis.facts[index]
    let own = usable(facts.dates(in: clause), facts)
    if let found = own.first(where: \.isDue) ?? own.last { return (found, []) }
    if let found = usable(facts.dates, facts).last(where: \.isDue) { return (found, []) }
    if facts.has(.thatDay, in: clause) {
      let words = String(analysis.text.folded[clause])
      if words.contains("同日") || words.contains("same date") || words.contains("by then")
        || words.contains("that date"),
        let found = lastNamed(before: index)
      {
        return found
      }
      if let found = context(index) { return found }
    }
    if let found = usable(facts.dates, facts).first { return (found, []) }
    return nil
  }

  /// A deadline that a neighbouring sentence gives for what was said: "All money by 10/9".
  func deadline(near index: Int, wanting words: [Cue]) -> (mention: DateMention, cited: [Int])? {
    let section = analysis.facts[index].section
    let block = analysis.facts[index].sentence.block
    let following = (index + 1..<min(analysis.facts.count, index + 14)).filter {
      analysis.facts[$0].section == section
    }
    let preceding = (max(0, index - 8)..<index).reversed().filter { analysis.facts[$0].section == section }
    for candidate in following + preceding {
      let facts = analysis.facts[candidate]
      guard !facts.has(.cancelled, .disregard, .conditional, .past),
        facts.sentence.block == block || facts.cues.contains(where: { words.contains($0.meaning) })
      else { continue }
      let days = usable(facts.dates, facts)
      // "Return it every Friday beginning September 11."
      guard let day = days.first(where: \.isDue) ?? (facts.has(.pronoun) ? days.first : nil) else { continue }
      if facts.cues.contains(where: { words.contains($0.meaning) }) { return (day, [candidate]) }
    }
    return nil
  }

  /// The day named last, deadlines included.
  private func lastNamed(before index: Int) -> (mention: DateMention, cited: [Int])? {
    for candidate in analysis.before(index) {
      let earlier = analysis.facts[candidate]
      if let day = usable(earlier.dates, earlier).last { return (day, [candidate]) }
    }
    return nil
  }

  /// The day the notice was just speaking of.
  ///
  /// - Parameter acrossItems: whether the items of a list are particulars of one thing.
  func context(_ index: Int, acrossItems: Bool = false) -> (mention: DateMention, cited: [Int])? {
    let facts = analysis.facts[index]
    let isItem = facts.sentence.shape == .listItem && !acrossItems
    for candidate in analysis.before(index) {
      let earlier = analysis.facts[candidate]
      // List items don't lend each other their days.
      if isItem, earlier.sentence.shape == .listItem, earlier.sentence.line != facts.sentence.line {
        continue
      }
      if earlier.has(.cancelled, .disregard) { continue }
      if let day = occasion(earlier) { return (day, [candidate]) }
    }
    if let heading = analysis.heading(of: index), let place = heading.sentence.index as Int?,
      let day = usable(heading.dates, heading).first
    {
      return (day, [place])
    }
    // The block before, where no heading parts them.
    var i = index - 1
    while i >= 0, analysis.facts[i].section == facts.section, index - i < 14 {
      let earlier = analysis.facts[i]
      if !earlier.has(.cancelled, .disregard, .noSchool), earlier.sentence.shape != .listItem || !isItem,
        let day = occasion(earlier)
      {
        return (day, [i])
      }
      i -= 1
    }
    return nil
  }

  /// A day that others can lean on: no deadline, and not the "today" on which forms went home.
  private func occasion(_ facts: Facts) -> DateMention? {
    facts.has(.past)
      ? nil
      : usable(facts.dates, facts).first { !$0.isDue && !($0.form == .relative && $0.first == analysis.sent) }
  }

  /// The day of something that happens.
  func event(_ clause: Range<Int>, _ index: Int) -> (mention: DateMention, cited: [Int])? {
    let facts = analysis.facts[index]
    let own = usable(facts.dates(in: clause), facts).filter { !$0.isDue }
    if facts.has(.moved, in: facts.range), let new = own.last ?? usable(facts.dates, facts).last {
      return (new, [])
    }
    if let found = own.first { return (found, []) }
    if let found = usable(facts.dates, facts).first(where: { !$0.isDue }) { return (found, []) }
    return nil
  }

  /// Days that count: no periods, no rain dates, not the day that an event was moved from.
  func usable(_ dates: [DateMention], _ facts: Facts) -> [DateMention] {
    dates.compactMap { mention in
      // "moved from 3 to 8 December" is no stretch of days: the last is the new one.
      if facts.has(.moved), let first = mention.first, let last = mention.last, first < last {
        var new = mention
        new.first = last
        return new
      }
      return isUsable(mention, facts) ? mention : nil
    }
  }

  private func isUsable(_ mention: DateMention, _ facts: Facts) -> Bool {
    guard mention.form != .period else { return false }
    let lead = max(facts.range.lowerBound, mention.range.lowerBound - 26)..<mention.range.lowerBound
    let trail = mention.range.upperBound..<min(facts.range.upperBound, mention.range.upperBound + 8)
    if facts.cues.contains(where: { $0.meaning == .rainDate && lead.overlaps($0.range) }) { return false }
    if analysis.text.folded[trail].contains("順") || String(analysis.text.folded[trail]).contains("に延期") {
      return facts.has(.moved) && !facts.has(.rainDate)
    }
    let isOld =
      facts.has(.moved)
      && facts.cues.contains { cue in
        guard cue.meaning == .oldPlan else { return false }
        let lead = mention.range.lowerBound - cue.range.upperBound
        guard facts.sentence.language == .japanese else {
          // "from December 10 to December 15": the first day behind the word is the old one.
          let between = facts.dates.contains {
            $0.range.lowerBound >= cue.range.upperBound && $0.range.upperBound <= mention.range.lowerBound
          }
          return lead >= 0 && lead <= 16 && !between
        }
        // 「8日に予定していた」 stands behind its day, 「当初8日」 right before it.
        let trail = cue.range.lowerBound - mention.range.upperBound
        return (0...4).contains(trail) || (0...2).contains(lead)
      }
    return !isOld
  }
}
