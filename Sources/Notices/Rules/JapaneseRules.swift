import Specimens

/// Japanese notices (おたより) to cards: lists of particulars and polite requests.
struct JapaneseRules {
  let analysis: Analysis
  let titles: JapaneseTitles
  let dates: DateChoice

  init(_ analysis: Analysis) {
    self.analysis = analysis
    titles = JapaneseTitles(analysis: analysis)
    dates = DateChoice(analysis: analysis)
  }

  func drafts() -> [Draft] {
    var drafts: [Draft] = []
    for index in analysis.facts.indices {
      let facts = analysis.facts[index]
      guard facts.sentence.language == .japanese, !isCalledOff(facts) else { continue }
      let label = self.label(facts)
      if let draft = attend(index, facts, label) { drafts.append(draft) }
      if let draft = bring(index, facts, label) { drafts.append(draft) }
      drafts += pay(index, facts, label)
      if let draft = sign(index, facts, label) { drafts.append(draft) }
    }
    return drafts
  }

  private func isCalledOff(_ facts: Facts) -> Bool {
    if facts.has(.disregard) { return true }
    if facts.has(.cancelled), !(facts.has(.moved) && !facts.days.isEmpty && !facts.has(.rainDate)) {
      return true
    }
    if facts.has(.past), !facts.has(.giveBack, .pay), facts.days.allSatisfy({ !$0.isDue }) { return true }
    return facts.has(.noSchool) && !facts.has(.dismissal, .bring, .giveBack, .sign)
  }

  private func isIdle(_ facts: Facts) -> Bool {
    if facts.has(.negated, .settled, .fine) { return true }
    guard facts.has(.conditional), !facts.has(.stillOpen) else { return false }
    // An offer that the notice is about is no side remark: 「参加を希望される方は申込書を提出」.
    let isOffer =
      facts.has(.register, .form) && facts.has(.giveBack, .register) && !words(facts.range).contains("ありましたら")
      && !words(facts.range).contains("欠席") && !words(facts.range).contains("場合")
    return !isOffer && !onlyAside(facts)
  }

  /// 「※雨天時は23日に延期」 behind the particulars leaves them standing.
  private func onlyAside(_ facts: Facts) -> Bool {
    guard let aside = facts.first(.conditional) else { return false }
    let before = facts.range.lowerBound..<aside.range.lowerBound
    return facts.days.first.map { before.contains($0.range.lowerBound) } ?? false
      && (words(before).contains("※") || words(before).contains("("))
  }

  private func words(_ range: Range<Int>) -> String { String(analysis.text.folded[range]) }

  /// 「3 持ち物　弁当」: the particular that a line gives.
  private func label(_ facts: Facts) -> (cue: Cue, rest: Range<Int>)? {
    var i = facts.range.lowerBound
    let folded = analysis.text.folded
    while i < facts.range.upperBound,
      folded[i].isDigit && i - facts.range.lowerBound < 3
        || " .)(・●○■□◆◇*-:①②③④⑤⑥⑦⑧⑨【「<".unicodeScalars.contains(folded[i])
    { i += 1 }
    for (word, cue) in JapaneseWords.labels {
      let scalars = word.unicodeScalars.map(\.folded)
      guard i + scalars.count < facts.range.upperBound, folded[i..<(i + scalars.count)].elementsEqual(scalars)
      else { continue }
      var rest = i + scalars.count
      guard " :】」>)・…".unicodeScalars.contains(folded[rest]) || folded[rest].isDigit else { continue }
      while rest < facts.range.upperBound, " :】」>)・…".unicodeScalars.contains(folded[rest]) { rest += 1 }
      return (cue, rest..<facts.range.upperBound)
    }
    return nil
  }

  private func draft(_ type: ActionType, _ title: String, _ index: Int) -> Draft {
    let facts = analysis.facts[index]
    var draft = Draft(type: type, title: title, clause: facts.range, sentence: index, cited: [index])
    var scopes: [Range<Int>] = []
    for candidate in analysis.before(index).prefix(6)
    where facts.sentence.shape != .listItem || analysis.facts[candidate].sentence.shape != .listItem {
      scopes.append(analysis.facts[candidate].range)
    }
    if let heading = analysis.heading(of: index) { scopes.append(heading.range) }
    for earlier in analysis.facts.prefix(8) where earlier.sentence.index < index && earlier.range.count <= 40
    {
      let text = words(earlier.range)
      if text.contains("保護者") || text.contains("年生") || text.contains("学年") { scopes.append(earlier.range) }
    }
    draft.scopes = scopes
    draft.isAboutOneChild = words(facts.range).contains("お子さんの") || words(facts.range).contains("お子様の面談")
    return draft
  }

  private func withTopic(_ title: String, _ index: Int) -> String {
    guard let topic = titles.topic(of: index), !title.contains(topic), !topic.isEmpty else { return title }
    return title + "(" + topic + ")"
  }

  // MARK: ATTEND

  private func attend(_ index: Int, _ facts: Facts, _ label: (cue: Cue, rest: Range<Int>)?) -> Draft? {
    guard !facts.has(.negated), !(facts.has(.conditional) && !onlyAside(facts)) else { return nil }
    if let label {
      guard label.cue == .event, let day = dates.usable(facts.dates, facts).first else { return nil }
      guard let topic = titles.topic(of: index) ?? titles.firstLine(before: index) else { return nil }
      var draft = draft(.attend, topic, index)
      draft.date = day
      let time =
        best(facts)
        ?? analysis.after(index).prefix(3).compactMap { next -> LocalTime? in
          let later = analysis.facts[next]
          guard let label = self.label(later), label.cue == .starts || label.cue == .arrival else {
            return nil
          }
          draft.cited.append(next)
          return best(later)
        }.first
      draft.time = time
      if day.isOpen { draft.dateIsOpen = true }
      return draft
    }
    guard let cue = facts.first(.dismissal, .interview, .family, .outing, .pictureDay, .meeting, .event)
    else { return nil }
    if facts.has(.giveBack, .register, .reply), facts.days.allSatisfy(\.isDue) || !facts.has(.invited) {
      return nil
    }
    if facts.has(.information), !facts.has(.dismissal, .interview, .family, .invited) { return nil }
    let own = dates.event(facts.range, index)
    let time = best(facts)
    guard let day = own ?? (time != nil && facts.days.isEmpty ? dates.context(index) : nil) else {
      return undecided(cue, index, facts)
    }
    switch cue.meaning {
    case .dismissal: guard time != nil else { return nil }
    case .family, .outing, .pictureDay, .interview: break
    default:
      guard time != nil || facts.has(.invited) || laterTime(index) != nil || invitedSoon(index) else {
        return nil
      }
    }
    // 「〜のため下校」 is about going home.
    var title = titles.noun(cue.range, in: facts.range)
    if cue.meaning == .dismissal, let event = facts.first(.event, .outing, .family) {
      title = titles.noun(event.range, in: facts.range) + " " + (words(cue.range) == "下校" ? "下校" : title)
    }
    var draft = draft(.attend, title, index)
    draft.date = day.mention
    draft.cited += day.cited
    if let time {
      draft.time = time
    } else if cue.meaning != .dismissal, let later = laterTime(index) {
      draft.time = later.time
      draft.cited.append(later.index)
    }
    draft.dateIsOpen = day.mention.isOpen || cue.meaning == .interview && isWindow(day.mention)
    return draft
  }

  private func isWindow(_ day: DateMention) -> Bool {
    guard let first = day.first, let last = day.last else { return false }
    return first < last
  }

  private func undecided(_ cue: Lexicon<Cue>.Match, _ index: Int, _ facts: Facts) -> Draft? {
    guard facts.has(.undecided), [.outing, .family, .interview, .event, .meeting].contains(cue.meaning),
      facts.days.allSatisfy(\.isDue)
    else { return nil }
    var draft = draft(.attend, titles.noun(cue.range, in: facts.range), index)
    draft.dateIsOpen = true
    return draft
  }

  private func invitedSoon(_ index: Int) -> Bool {
    analysis.after(index).prefix(3).contains { analysis.facts[$0].has(.invited) }
  }

  private func laterTime(_ index: Int) -> (time: LocalTime, index: Int)? {
    for next in analysis.after(index).prefix(2) {
      let facts = analysis.facts[next]
      guard facts.days.isEmpty, !facts.has(.timeDoubt) else { return nil }
      if let time = best(facts) { return (time, next) }
    }
    return nil
  }

  private func best(_ facts: Facts) -> LocalTime? {
    let times = facts.times.filter { !$0.isDue }
    guard times.count > 1 else { return times.first?.start }
    let started = times.first { time in
      facts.cues.contains {
        $0.meaning == .starts && $0.range.lowerBound >= time.range.upperBound
          && $0.range.lowerBound - time.range.upperBound <= 3
      }
    }
    return (started ?? times[0]).start
  }

  // MARK: BRING

  private func bring(_ index: Int, _ facts: Facts, _ label: (cue: Cue, rest: Range<Int>)?) -> Draft? {
    guard !isIdle(facts) else { return nil }
    var title: String?
    if let label {
      guard label.cue == .bring || label.cue == .wear else { return nil }
      title = analysis.text.words(label.rest)
      if title?.contains("なし") == true || title?.contains("特に") == true && facts.range.count < 16 {
        return nil
      }
    } else {
      guard let cue = facts.first(.bring, .wear), facts.amounts.isEmpty || facts.has(.thing) else {
        return nil
      }
      if facts.has(.giveBack, .sign, .fill), facts.has(.form), !facts.has(.thing) { return nil }
      if words(cue.range) == "必要です" || words(cue.range) == "忘れずに" || words(cue.range) == "入れてください",
        !facts.has(.thing)
      {
        return nil
      }
      guard facts.has(.thing) || facts.has(.need) || words(cue.range).contains("持") else { return nil }
      if facts.has(.money), !facts.has(.thing) { return nil }
      if facts.has(.form), !facts.has(.thing) { return nil }
      if facts.has(.allowed) { return nil }
      // 「体操服で登校」: the clothes are in the word itself.
      let clothes = words(cue.range).hasSuffix("で") ? String(analysis.text.words(cue.range).dropLast()) : nil
      title =
        clothes ?? titles.object(before: cue.range, in: facts.range)
        ?? facts.first(.thing).map { titles.noun($0.range, in: facts.range) }
    }
    guard let title, !title.isEmpty else { return nil }
    var draft = draft(.bring, String(title.prefix(60)), index)
    if let found = dates.due(facts.range, index) {
      draft.date = found.mention
    } else if let found = dates.context(index, acrossItems: label != nil) {
      draft.date = found.mention
      if label != nil { draft.cited += found.cited }
    }
    return draft
  }

  // MARK: PAY

  private func pay(_ index: Int, _ facts: Facts, _ label: (cue: Cue, rest: Range<Int>)?) -> [Draft] {
    guard !facts.amounts.isEmpty, !isIdle(facts), !facts.has(.suggested), !facts.has(.past) || facts.has(.pay)
    else { return [] }
    if index > 0, facts.sentence.line == analysis.facts[index - 1].sentence.line, facts.has(.total) {
      return []
    }
    let isBill = label?.cue == .pay || facts.has(.pay, .price, .money, .order) || hasBillAbove(index)
    guard isBill else { return [] }
    var amounts = facts.amounts
    if amounts.count > 1, let total = facts.first(.total) {
      amounts.removeAll {
        total.range.upperBound <= $0.range.lowerBound && $0.range.lowerBound - total.range.upperBound <= 4
      }
    }
    let grades = analysis.grades.filter { facts.range.contains($0.range.lowerBound) }
    if amounts.count > 1, grades.count == amounts.count {
      return zip(grades, amounts).map { grade, amount in
        var draft = bill(amount, amount, index, facts)
        draft.clause = grade.range.lowerBound..<max(amount.range.upperBound, grade.range.upperBound)
        draft.scopes = []
        return draft
      }
    }
    if facts.has(.deposit), facts.has(.balance), amounts.count == 2, facts.days.count >= 2 {
      return amounts.enumerated().map { number, amount in
        var draft = bill(amount, amount, index, facts)
        draft.date = facts.days[number]
        draft.title = titles.noun(
          (number == 0 ? facts.first(.deposit) : facts.first(.balance))?.range ?? facts.range, in: facts.range
        )
        return draft
      }
    }
    guard let low = amounts.min(by: { $0.min < $1.min }), let high = amounts.max(by: { $0.max < $1.max })
    else { return [] }
    return [bill(low, high, index, facts)]
  }

  private func hasBillAbove(_ index: Int) -> Bool {
    analysis.before(index).prefix(4).contains {
      analysis.facts[$0].has(.pay) || label(analysis.facts[$0])?.cue == .pay
    }
  }

  private func bill(_ low: MoneyMention, _ high: MoneyMention, _ index: Int, _ facts: Facts) -> Draft {
    var title = "費用"
    if let cue = facts.cues.last(where: {
      [.price, .money].contains($0.meaning) && $0.range.upperBound <= low.range.lowerBound
        && words($0.range) != "円"
    }) {
      title = titles.noun(cue.range, in: facts.range)
    } else if let above = analysis.before(index).prefix(4).compactMap({
      analysis.facts[$0].first(.price, .money)
    }).first(where: { words($0.range) != "円" }) {
      title = titles.noun(
        above.range,
        in: above.range.lowerBound - 12 < 0
          ? above.range : above.range.lowerBound - 12..<above.range.upperBound)
    }
    var draft = draft(.pay, withTopic(title, index), index)
    draft.cost = Cost(min: low.min, max: high.max, currency: low.currency)
    draft.costIsOpen = low.min != high.max
    if let found = dates.due(facts.range, index), found.mention.isDue || label(facts) == nil {
      draft.date = found.mention
    } else if let found = dates.deadline(near: index, wanting: [.pay, .price, .money]) {
      draft.date = found.mention
      draft.cited += found.cited
    } else if let found = dates.context(index, acrossItems: true) {
      draft.date = found.mention
      draft.cited += found.cited
    }
    return draft
  }

  // MARK: SIGN

  private func sign(_ index: Int, _ facts: Facts, _ label: (cue: Cue, rest: Range<Int>)?) -> Draft? {
    guard label == nil || label?.cue == .deadline, !isIdle(facts) else { return nil }
    let form = facts.first(.form)
    let deed = facts.first(.giveBack, .sign, .fill, .register, .reply, .book)
    guard let deed else { return nil }
    if form == nil {
      guard facts.has(.register, .reply, .book, .sign, .fill),
        facts.has(.need) || facts.days.contains(where: \.isDue)
      else { return nil }
      if facts.has(.thing), !facts.has(.register, .reply) { return nil }
      if !facts.amounts.isEmpty { return nil }
    } else if !facts.has(.need, .deadline), !facts.days.contains(where: \.isDue),
      !words(facts.range).contains("お願い")
    {
      return nil
    }
    let title = titles.noun(form?.range ?? deed.range, in: facts.range)
    var draft = draft(.sign, withTopic(title, index), index)
    if let found = dates.due(facts.range, index), found.mention.isDue || label != nil || facts.days.count == 1
    {
      draft.date = found.mention
    } else if let found = dates.deadline(near: index, wanting: [.giveBack, .register, .form, .deadline]) {
      draft.date = found.mention
      draft.cited += found.cited
    }
    if let date = draft.date, date.isDue {
      draft.time = facts.times.first { $0.range.overlaps(date.range) || $0.isDue }?.start
    }
    return draft
  }
}
