import Specimens

extension EnglishRules {
  /// A place to be: an occasion with a day, and a reason to think that the family takes part.
  func attend(_ clause: Range<Int>, _ index: Int, _ facts: Facts) -> Draft? {
    guard !facts.has(.negated, .extra, .soldOut, in: clause),
      !(facts.has(.conditional) && !facts.has(.stillOpen))
    else { return nil }
    if facts.has(.concession, in: clause), !facts.amounts(in: clause).isEmpty { return nil }
    if let hour = hourOfGroup(clause, index, facts) { return hour }
    if let line = whenLine(index, facts) { return line }
    if let undecided = undecided(clause, index, facts) { return undecided }
    guard
      let cue = facts.first(
        .family, .pictureDay, .dismissal, .outing, .interview, .meeting, .event, .practice, in: clause)
        ?? carriedOn(clause, index, facts) ?? reading(clause, facts)
    else { return nil }
    // A deed about the occasion is no visit to it: "sign up for the concert".
    if facts.has(.register, .reply, .book, .sign, .fill, in: clause), !facts.has(.invited, in: clause) {
      return nil
    }
    if facts.has(.giveBack, .pay, .order, in: clause),
      dates.usable(facts.dates(in: clause), facts).allSatisfy({ $0.isDue })
    {
      return nil
    }
    if facts.has(.allowed, in: clause), !facts.has(.invited, in: clause), facts.times(in: clause).isEmpty {
      return nil
    }
    if facts.has(.bring, .wear, in: clause), let deed = facts.first(.bring, .wear, in: clause),
      deed.range.lowerBound < cue.range.lowerBound,
      facts.times(in: clause).isEmpty
    {
      return nil
    }
    let own = dates.event(clause, index)
    guard let day = own ?? context(index, facts) else { return nil }
    let time = hour(clause, index, facts)
    let invited =
      facts.has(.invited)
      || (index + 1 < analysis.facts.count && follows(index + 1, index)
        && analysis.facts[index + 1].has(.invited))
    if own == nil, facts.times(in: clause).isEmpty { return nil }
    if facts.has(.information, in: clause), !invited, cue.meaning != .invited,
      !facts.has(.dismissal, .interview, in: clause)
    {
      return nil
    }
    switch cue.meaning {
    case .family, .pictureDay, .outing: break
    case .dismissal: guard time != nil else { return nil }
    case .interview: guard time != nil || own != nil else { return nil }
    default:
      let isEvening =
        String(analysis.text.folded[clause]).contains("evening")
        || String(analysis.text.folded[clause]).contains("night")
      guard time != nil || invited || isEvening else { return nil }
    }
    let isCarried = !clause.contains(cue.range.lowerBound)
    let title =
      isCarried
      ? titles.occasion(around: cue.range, in: analysis.facts[index - 1].range) ?? ""
      : title(cue, clause, index)
    var draft = Draft(
      type: .attend, title: withTopic(title, index), clause: clause, sentence: index,
      cited: [index] + day.cited)
    draft.scopes = scopes(index, facts)
    if isCarried { draft.cited.append(index - 1) }
    draft.date = day.mention
    if let time {
      draft.time = time.start
      if let cited = time.cited { draft.cited.append(cited) }
    }
    draft.timeReadings = doubtfulTimes(index, facts, time?.start)
    if cue.meaning == .interview, facts.times.contains(where: \.isWindow) {
      (draft.time, draft.timeReadings) = (nil, [.noon])
    }
    if cue.meaning == .interview, let first = day.mention.first, let last = day.mention.last, first < last {
      draft.dateIsOpen = true
    }
    return draft
  }

  /// "It will now take place on …": the occasion was named by the sentence before.
  private func carriedOn(_ clause: Range<Int>, _ index: Int, _ facts: Facts) -> Lexicon<Cue>.Match? {
    let words = String(analysis.text.folded[clause].prefix(12))
    guard index > 0,
      words.hasPrefix("it ") || words.hasPrefix("this ") || words.hasPrefix("the new ")
        || words.hasPrefix("new date") || facts.has(.moved, in: clause),
      follows(index, index - 1), !facts.days.isEmpty, analysis.facts[index - 1].days.isEmpty
    else { return nil }
    return analysis.facts[index - 1].first(
      .family, .pictureDay, .outing, .interview, .meeting, .event, .practice)
  }

  /// A day and an hour without a known occasion: "A family member may come read on Friday at 2:15".
  private func reading(_ clause: Range<Int>, _ facts: Facts) -> Lexicon<Cue>.Match? {
    guard !facts.times(in: clause).isEmpty,
      dates.usable(facts.dates(in: clause), facts).contains(where: { !$0.isDue }),
      !facts.has(
        .bring, .wear, .giveBack, .pay, .order, .register, .reply, .book, .sign, .fill, .noSchool, .deadline,
        in: clause),
      !(facts.has(.moved) && facts.has(.oldPlan)), !facts.has(.timeDoubt)
    else { return nil }
    return facts.first(.invited, in: clause) ?? Lexicon<Cue>.Match(meaning: .invited, range: clause)
  }

  private func title(_ cue: Lexicon<Cue>.Match, _ clause: Range<Int>, _ index: Int) -> String {
    if cue.meaning == .outing {
      if let visit = titles.visit(cue.range, in: clause) { return visit }
    }
    if cue.meaning == .invited {
      return (titles.plain(clause) ?? titles.topic(of: index) ?? analysis.text.words(cue.range))
        .capitalizedFirst
    }
    let facts = analysis.facts[index]
    if facts.sentence.shape == .heading, let plain = titles.plain(clause) { return plain }
    return titles.occasion(around: cue.range, in: clause) ?? analysis.text.words(cue.range).capitalizedFirst
  }

  private func context(_ index: Int, _ facts: Facts) -> (mention: DateMention, cited: [Int])? {
    guard facts.days.isEmpty || facts.days.allSatisfy(\.isDue) else { return nil }
    return dates.context(index)
  }

  /// The hour in the clause, the sentence, or the sentences that go on about it.
  private func hour(_ clause: Range<Int>, _ index: Int, _ facts: Facts) -> (start: LocalTime, cited: Int?)? {
    if let found = bestTime(clause, facts) ?? bestTime(facts.range, facts) { return (found, nil) }
    for next in analysis.after(index).prefix(3) {
      let later = analysis.facts[next]
      // A sentence with a day or an occasion of its own speaks of something else.
      if !later.days.isEmpty || later.has(.family, .meeting, .outing, .pictureDay) || hasGrade(later.range) {
        break
      }
      if later.has(.timeDoubt) { break }
      if later.sentence.shape == .listItem, later.sentence.line != facts.sentence.line,
        facts.sentence.shape == .listItem
      {
        break
      }
      if let found = bestTime(later.range, later) { return (found, next) }
    }
    return nil
  }

  private func hasGrade(_ range: Range<Int>) -> Bool {
    analysis.grades.contains { range.contains($0.range.lowerBound) }
  }

  private func bestTime(_ range: Range<Int>, _ facts: Facts) -> LocalTime? {
    let times = facts.times(in: range).filter { !$0.isDue }
    guard times.count > 1 else { return times.first?.start }
    // Show, not doors.
    let started = times.first { time in
      facts.cues.contains {
        $0.meaning == .starts && $0.range.upperBound <= time.range.lowerBound
          && time.range.lowerBound - $0.range.upperBound <= 24
      }
    }
    if let started { return started.start }
    let open = times.first { time in
      !facts.cues.contains {
        ($0.meaning == .doors || $0.meaning == .arrival) && $0.range.upperBound <= time.range.lowerBound
          && time.range.lowerBound - $0.range.upperBound <= 16
      }
    }
    return (open ?? times[0]).start
  }

  /// Another hour that the notice itself casts doubt with.
  private func doubtfulTimes(_ index: Int, _ facts: Facts, _ time: LocalTime?) -> [LocalTime] {
    let around = [index] + analysis.after(index).prefix(4)
    guard let doubt = around.first(where: { analysis.facts[$0].has(.timeDoubt) }) else { return [] }
    let others = analysis.facts[doubt].times.map(\.start)
    let readings = ([time].compactMap { $0 } + others).reduce(into: [LocalTime]()) { list, next in
      if !list.contains(next) { list.append(next) }
    }
    return readings.isEmpty ? [.noon] : readings
  }

  /// "Grades K-2: 4:00-5:00" under an occasion.
  private func hourOfGroup(_ clause: Range<Int>, _ index: Int, _ facts: Facts) -> Draft? {
    guard hasGrade(clause), let time = bestTime(clause, facts),
      facts.dates(in: clause).isEmpty || clause != facts.range,
      !facts.has(.family, .meeting, .outing, in: clause),
      !facts.has(.allowed, .register, .reply, .book, .giveBack, in: clause)
    else { return nil }
    guard let day = dates.event(clause, index) ?? dates.context(index) else { return nil }
    let host = day.cited.first ?? index
    let hostFacts = analysis.facts[host]
    let heading = analysis.heading(of: index)
    let isOccasion = [facts, hostFacts, heading].compactMap { $0 }.contains {
      $0.has(.event, .family, .dismissal, .meeting, .interview, .practice, .pictureDay)
    }
    guard isOccasion else { return nil }
    let cue =
      facts.first(.dismissal, in: facts.range) ?? hostFacts.first(
        .dismissal, .family, .event, .meeting, .interview, .practice, .pictureDay)
      ?? heading?.first(.family, .event, .dismissal, .meeting)
    let place =
      cue.map { match in
        hostFacts.range.contains(match.range.lowerBound)
          ? hostFacts.range
          : facts.range.contains(match.range.lowerBound) ? facts.range : heading?.range ?? facts.range
      } ?? facts.range
    let name =
      hostFacts.sentence.shape == .heading
      ? titles.plain(hostFacts.range) : cue.flatMap { titles.occasion(around: $0.range, in: place) }
    var draft = Draft(
      type: .attend, title: withTopic(name ?? "Dismissal", index), clause: clause, sentence: index,
      cited: [index] + day.cited)
    draft.scopes = [clause]
    draft.date = day.mention
    draft.time = time
    draft.confidence = 0.9
    return draft
  }

  /// A line that only says when: "Thursday, February 18, 5:30 p.m., cafeteria."
  private func whenLine(_ index: Int, _ facts: Facts) -> Draft? {
    guard let day = dates.usable(facts.dates, facts).first, !day.isDue, facts.range.count <= 90,
      !facts.has(
        .event, .family, .meeting, .outing, .pictureDay, .bring, .giveBack, .register, .pay, .noSchool, .order
      )
    else { return nil }
    let rest = titles.wordRanges(facts.range).filter { word in
      !facts.dates.contains { $0.range.overlaps(word) } && !facts.times.contains { $0.range.overlaps(word) }
    }
    let saysMore = rest.contains { ["is", "are", "will", "has"].contains(String(analysis.text.folded[$0])) }
    guard rest.count <= 5, !saysMore else { return nil }
    guard let heading = nameAbove(index), !heading.has(.noSchool, .cancelled, .themeWeek, .past),
      let name = titles.plain(heading.range)
    else { return nil }
    guard heading.has(.event, .family, .meeting, .outing, .pictureDay, .interview, .practice, .dismissal)
    else { return nil }
    let time = bestTime(facts.range, facts) ?? timeBelow(index)
    let isOwnOccasion = heading.has(.family, .pictureDay, .outing, .interview)
    guard
      time != nil || isOwnOccasion
        || analysis.after(index).prefix(4).contains(where: { analysis.facts[$0].has(.invited) })
    else { return nil }
    var draft = Draft(
      type: .attend, title: name, clause: facts.range, sentence: index,
      cited: [index, heading.sentence.index])
    draft.scopes =
      [heading.range]
      + analysis.facts[max(0, index - 4)..<min(analysis.facts.count, index + 4)].filter {
        $0.range.count <= 60
      }.map(\.range)
    draft.date = day
    draft.time = time
    draft.timeReadings = doubtfulTimes(index, facts, time)
    return draft
  }

  private func nameAbove(_ index: Int) -> Facts? {
    var i = index - 1
    while i >= 0, index - i <= 6 {
      let facts = analysis.facts[i]
      if facts.sentence.language == .english,
        facts.has(
          .event, .family, .meeting, .outing, .pictureDay, .interview, .practice, .dismissal, .noSchool),
        facts.range.count <= 90
      {
        return facts
      }
      i -= 1
    }
    return nil
  }

  /// "Time: 4:20 PM" on a line of its own.
  private func timeBelow(_ index: Int) -> LocalTime? {
    for next in analysis.after(index).prefix(3) {
      let facts = analysis.facts[next]
      guard facts.days.isEmpty, facts.range.count <= 60, !hasGrade(facts.range) else { return nil }
      if let time = bestTime(facts.range, facts) { return time }
    }
    return nil
  }

  /// An occasion whose day the notice says is not settled yet.
  private func undecided(_ clause: Range<Int>, _ index: Int, _ facts: Facts) -> Draft? {
    guard let cue = facts.first(.outing, .event, .family, .meeting, .practice, .interview, in: clause),
      !facts.has(.register, .reply, .book, in: clause),
      facts.days.allSatisfy(\.isDue)
    else { return nil }
    let doubt = ([index] + analysis.after(index).prefix(1)).first { analysis.facts[$0].has(.undecided) }
    guard let doubt, doubt == index || analysis.facts[doubt].days.allSatisfy(\.isDue) else { return nil }
    var draft = Draft(
      type: .attend, title: titles.occasion(around: cue.range, in: clause) ?? analysis.text.words(cue.range),
      clause: clause, sentence: index, cited: [index])
    if doubt != index { draft.cited.append(doubt) }
    draft.scopes = scopes(index, facts)
    draft.dateIsOpen = true
    return draft
  }

  private func follows(_ next: Int, _ index: Int) -> Bool {
    analysis.facts[next].sentence.block == analysis.facts[index].sentence.block
  }
}
