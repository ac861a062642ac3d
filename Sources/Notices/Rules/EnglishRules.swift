import Specimens

/// English sentences to cards, one deed at a time.
struct EnglishRules {
  let analysis: Analysis
  let titles: TitleWriter
  let dates: DateChoice
  let clauses: Clauses

  init(_ analysis: Analysis) {
    self.analysis = analysis
    titles = TitleWriter(analysis: analysis)
    dates = DateChoice(analysis: analysis)
    clauses = Clauses(text: analysis.text, grades: analysis.grades)
  }

  func drafts() -> [Draft] {
    var drafts: [Draft] = []
    for index in analysis.facts.indices {
      let facts = analysis.facts[index]
      guard facts.sentence.language == .english, !isHeader(facts) else { continue }
      if isCalledOff(facts) { continue }
      drafts += sentence(index, facts)
    }
    return drafts
  }

  /// Mail header lines.
  private func isHeader(_ facts: Facts) -> Bool {
    let head = String(analysis.text.folded[facts.range].prefix(9))
    return ["from:", "sent:", "subject:", "to:", "cc:"].contains(where: head.hasPrefix)
  }

  /// The whole sentence speaks of what is over, called off or wrong.
  private func isCalledOff(_ facts: Facts) -> Bool {
    if facts.has(.disregard) { return true }
    if facts.has(.cancelled), !facts.has(.moved) || facts.days.isEmpty { return true }
    if facts.has(.noSchool), !facts.has(.dismissal), !facts.has(.form, .register, .thing, .bring) {
      return true
    }
    if facts.has(.past), !facts.has(.need, .giveBack, .sign, .register), facts.days.allSatisfy({ !$0.isDue })
    {
      return true
    }
    return false
  }

  private func sentence(_ index: Int, _ facts: Facts) -> [Draft] {
    if let day = dressDay(index, facts) { return [day] }
    var drafts: [Draft] = []
    for clause in clauses.cut(facts) where !clause.isEmpty {
      let found = [sign(clause, index, facts), bring(clause, index, facts), attend(clause, index, facts)]
        .compactMap { $0 }
      drafts += found
      if found.isEmpty, let draft = more(clause, index, facts, after: drafts.last) { drafts.append(draft) }
    }
    return drafts
  }

  /// "Send in the poster on Monday, plus a toy on Wednesday": the deed goes on, the day is another.
  private func more(_ clause: Range<Int>, _ index: Int, _ facts: Facts, after last: Draft?) -> Draft? {
    guard let last, last.type == .bring, last.sentence == index, let day = facts.dates(in: clause).first,
      day.form != .period,
      facts.times(in: clause).isEmpty, facts.amounts(in: clause).isEmpty, !isIdle(clause, facts),
      day.range != last.date?.range, let title = titles.object(after: clause.lowerBound, in: clause)
    else { return nil }
    var draft = draft(.bring, title, clause, index)
    draft.date = day
    return draft
  }

  /// The clause asks nothing of this family: conditional, merely allowed, forbidden, seen to.
  private func isIdle(_ clause: Range<Int>, _ facts: Facts) -> Bool {
    if facts.has(.negated, in: clause) { return true }
    if facts.has(.conditional, in: facts.range), !facts.has(.stillOpen, in: facts.range) { return true }
    return facts.has(.settled, .soldOut, .fine, in: clause)
  }

  private func draft(_ type: ActionType, _ title: String, _ clause: Range<Int>, _ index: Int) -> Draft {
    let facts = analysis.facts[index]
    var draft = Draft(type: type, title: title, clause: clause, sentence: index, cited: [index])
    draft.scopes = scopes(index, facts)
    draft.isAboutOneChild = EnglishRules.oneChild.contains { words in
      find(Array(words.unicodeScalars), in: analysis.text.folded, facts.range) != nil
    }
    return draft
  }

  private static let oneChild = [
    "your child's appointment", "your child's conference", "your child has been",
  ]

  /// Sentence, block so far, heading, head of the notice.
  func scopes(_ index: Int, _ facts: Facts) -> [Range<Int>] {
    var scopes = [facts.range]
    let isItem = facts.sentence.shape == .listItem
    for candidate in analysis.before(index).prefix(6) {
      let earlier = analysis.facts[candidate]
      if isItem, earlier.sentence.shape == .listItem { continue }
      scopes.append(earlier.range)
    }
    if let heading = analysis.heading(of: index) { scopes.append(heading.range) }
    for earlier in analysis.facts.prefix(8) where earlier.sentence.index < index && isAddress(earlier) {
      scopes.append(earlier.range)
    }
    return scopes
  }

  /// "Dear second grade families", "Grade 5 newsletter".
  private func isAddress(_ facts: Facts) -> Bool {
    let folded = String(analysis.text.folded[facts.range].prefix(120))
    return facts.range.count <= 90
      && (facts.sentence.shape == .heading || folded.hasPrefix("dear") || folded.hasPrefix("hi ")
        || folded.hasPrefix("hello")
        || folded.contains("families") || folded.contains("parents") || folded.hasPrefix("subject"))
  }

  // MARK: SIGN

  private func sign(_ clause: Range<Int>, _ index: Int, _ facts: Facts) -> Draft? {
    guard !isIdle(clause, facts), !facts.has(.extra, in: clause) else { return nil }
    guard !facts.has(.orderForm, in: clause) else { return nil }
    let form = facts.first(.form, in: clause)
    let verb = facts.first(.sign, .fill, in: clause)
    let application = facts.first(.register, .reply, .book, in: clause)
    var title: String?
    if let application {
      let words = String(analysis.text.folded[application.range])
      // "Registration opens June 1" asks nothing yet; "we confirm" neither.
      let tail = String(
        analysis.text.folded[
          stretch(application.range.upperBound, min(clause.upperBound, application.range.upperBound + 14))])
      if tail.hasPrefix(" begins") || tail.hasPrefix(" opens") || tail.hasPrefix(" starts")
        || tail.hasPrefix(" begin")
      {
        return nil
      }
      if words == "respond" || words == "confirm" || words == "notify" || words == "apply",
        !hasRequest(clause, facts)
      {
        return nil
      }
      title = signTitle(application.range, clause, index)
      if let cue = facts.first(.interview, .family, .event, .outing, .meeting, .practice),
        !clause.contains(cue.range.lowerBound)
      {
        title =
          (title ?? "") + " — "
          + (titles.occasion(around: cue.range, in: facts.range) ?? analysis.text.words(cue.range))
      }
    } else if let form,
      verb != nil || facts.has(.giveBack, .need, .bring, in: clause)
        || facts.days.contains(where: \.isDue) && facts.has(.deadline)
    {
      // A form that is only told of: "Forms are in the office."
      if facts.has(.thing, .library, in: clause), facts.has(.bring, in: clause),
        !facts.has(.giveBack, in: clause)
      {
        return nil
      }
      if String(analysis.text.folded[form.range]).hasPrefix("folder"), verb == nil { return nil }
      if facts.has(.past, in: clause), !facts.has(.giveBack, .need, in: clause) { return nil }
      let formWords =
        titles.subject(before: form.range.upperBound, in: stretch(form.range.lowerBound, clause.upperBound))
        ?? ""
      title = formTitle(form.range, clause) ?? formWords
    } else if let verb, hasRequest(clause, facts) || facts.has(.sign, in: clause) {
      title = titles.object(after: verb.range.upperBound, in: clause)
      if title == nil, !facts.has(.pronoun, in: clause) { return nil }
    }
    guard var title else { return nil }
    title = withTopic(title, index)
    var draft = draft(.sign, title, clause, index)
    attachDue(&draft, [.giveBack, .register, .pronoun, .form, .sign, .deadline, .book, .order])
    return draft
  }

  private func hasRequest(_ clause: Range<Int>, _ facts: Facts) -> Bool {
    let words = String(analysis.text.folded[facts.range])
    return words.contains("please") || words.contains("must") || words.contains("need")
      || words.contains("have to")
      || facts.has(.giveBack, .need, in: clause) || startsWithVerb(clause, facts)
      || facts.days.contains(where: \.isDue)
  }

  private func startsWithVerb(_ clause: Range<Int>, _ facts: Facts) -> Bool {
    facts.cues.contains {
      [.sign, .fill, .register, .reply, .book, .bring, .wear].contains($0.meaning)
        && $0.range.lowerBound - clause.lowerBound <= 6
        && clause.contains($0.range.lowerBound)
    }
  }

  private func formTitle(_ form: Range<Int>, _ clause: Range<Int>) -> String? {
    let title = titles.occasion(around: form, in: clause)
    // "consent form", "permission slip": the word behind belongs to it.
    let rest = titles.wordRanges(stretch(form.upperBound, clause.upperBound)).first
    guard let title, let rest, rest.lowerBound - form.upperBound == 1 else { return title }
    let next = analysis.text.words(rest)
    return ["form", "forms", "slip", "slips", "card", "cards", "sheet"].contains(next.lowercased())
      && !title.lowercased().hasSuffix(next.lowercased()) ? title + " " + next : title
  }

  private func signTitle(_ cue: Range<Int>, _ clause: Range<Int>, _ index: Int) -> String {
    let verb = analysis.text.words(cue)
    let object = titles.object(after: cue.upperBound, in: clause)
    let subject = titles.subject(before: cue.lowerBound, in: clause)
    var parts: [String] = []
    if let subject { parts.append(subject) }
    parts.append(parts.isEmpty ? verb.prefix(1).uppercased() + verb.dropFirst() : verb)
    if let object { parts.append(object.prefix(1).lowercased() + object.dropFirst()) }
    return parts.joined(separator: " ")
  }

  /// The topic beside the words, unless the words name it already.
  func withTopic(_ title: String, _ index: Int) -> String {
    let words = title.lowercased().split(separator: " ").map(String.init)
    let isGeneric = words.allSatisfy(EnglishWords.generic.contains)
    guard let topic = titles.topic(of: index) ?? (isGeneric ? titles.subject(near: index) : nil),
      topic.count <= 60
    else { return title }
    // "Cost" says nothing beside what it is the cost of.
    if words.allSatisfy(EnglishWords.costly.contains) { return topic }
    let lower = title.lowercased()
    let known = topic.lowercased().split(separator: " ").filter { $0.count > 3 }
    if known.isEmpty || known.allSatisfy({ lower.contains($0) }) { return title }
    return title + " — " + topic
  }

  // MARK: BRING

  private func bring(_ clause: Range<Int>, _ index: Int, _ facts: Facts) -> Draft? {
    guard !isIdle(clause, facts), !facts.has(.orderForm, .extra, in: clause) else { return nil }
    let library = facts.first(.library, in: clause)
    let verb = facts.first(.bring, .wear, in: clause)
    let due = facts.first(.giveBack, in: clause)
    var title: String?
    if let verb, verb.meaning == .wear || !isMoneyOnly(clause, facts) {
      if facts.has(.form, in: clause), !facts.has(.thing, .library, in: clause),
        !bringsMore(verb.range, clause, facts)
      {
        return nil
      }
      let words = String(analysis.text.folded[verb.range])
      if words == "provide" || words == "set up" || words == "carry" || words == "send" || words == "sending"
        || words == "supply"
      {
        guard hasRequest(clause, facts) || facts.has(.thing, in: clause) && !facts.days.isEmpty else {
          return nil
        }
      }
      // "Students need a towel" asks for it, "students need to leave" for no thing.
      if words.hasSuffix(" need") || words.hasSuffix(" needs") {
        let rest = stretch(verb.range.upperBound, clause.upperBound)
        guard facts.has(.thing, .library, in: rest), !self.words(in: rest).hasPrefix(" to ") else {
          return nil
        }
      }
      title = titles.object(after: verb.range.upperBound, in: clause)
      if words == "in backpacks" || words == "are in backpacks" || words == "set up" || title == nil
        || words == "turned in"
      {
        title = titles.subject(before: verb.range.lowerBound, in: clause) ?? title
      }
      if title == nil { title = library.map { analysis.text.words($0.range).capitalizedFirst } }
      if verb.meaning == .wear, let words = title, !words.lowercased().hasPrefix("wear") {
        title = "Wear " + words.prefix(1).lowercased() + words.dropFirst()
      }
      if let found = title?.lowercased(), found == "it" || found == "them" || found == "these" {
        title = needed(before: index)
      }
      if let found = title?.lowercased(), EnglishRules.noObjects.contains(where: found.hasPrefix) {
        return nil
      }
    } else if let due, let thing = facts.first(.thing, .library, in: clause),
      !facts.has(.form, in: clause) || facts.has(.library, in: clause),
      !isMoneyOnly(clause, facts)
    {
      title =
        thing.range.lowerBound < due.range.lowerBound
        ? titles.subject(before: due.range.lowerBound, in: clause)
        : titles.object(after: due.range.upperBound, in: clause)
      title = title ?? titles.occasion(around: thing.range, in: clause)
    }
    guard let title else { return nil }
    // What is merely allowed is no task, unless a day and an hour were set aside for it.
    if facts.has(.allowed, in: clause), facts.times(in: clause).isEmpty || facts.dates(in: clause).isEmpty {
      return nil
    }
    var draft = draft(.bring, title, clause, index)
    if let day = dayOfUse(title, clause, index, facts) {
      draft.date = day.mention
      draft.cited += day.cited
      return draft
    }
    attachDue(&draft, [.pronoun, .deadline])
    if draft.date == nil, let context = dates.context(index) {
      draft.date = context.mention
      draft.cited += context.cited
    }
    // A drop-off hour, not the hour of the event itself.
    if draft.time == nil, let time = facts.times(in: clause).first, !time.isDue,
      words(in: clause).contains("set up") || words(in: clause).contains("drop")
    {
      draft.time = time.start
    }
    return draft
  }

  /// The day of the trip for a packed lunch, though the slip's deadline stands nearer; the day of the potluck for a
  /// dish, though an answer is due before.
  private func dayOfUse(_ title: String, _ clause: Range<Int>, _ index: Int, _ facts: Facts)
    -> (mention: DateMention, cited: [Int])?
  {
    guard dates.usable(facts.dates(in: clause), facts).isEmpty else { return nil }
    let names = title.lowercased().split(whereSeparator: { !$0.isLetter })
    let isUsedThen = names.contains { name in EnglishWords.dayOf.contains(where: name.hasPrefix) }
    let answersElsewhere = clauses.cut(facts).contains { other in
      other != clause && facts.has(.reply, .register, .book, in: other)
        && facts.dates(in: other).contains(where: \.isDue)
    }
    guard isUsedThen || answersElsewhere else { return nil }
    if let own = dates.usable(facts.dates, facts).first(where: { !$0.isDue }) { return (own, []) }
    return dates.context(index)
  }

  /// "Your child needs new gym shoes. Please send them": what the sentence before names.
  private func needed(before index: Int) -> String? {
    guard index > 0, analysis.facts[index - 1].sentence.block == analysis.facts[index].sentence.block else {
      return nil
    }
    let earlier = analysis.facts[index - 1]
    guard let cue = earlier.first(.need, .bring) else {
      return earlier.first(.thing, .library).map { titles.occasion(around: $0.range, in: earlier.range) }
        ?? nil
    }
    return titles.object(after: cue.range.upperBound, in: earlier.range)
  }

  /// Objects that name nothing to pack.
  private static let noObjects = [
    "friend", "famil", "home", "it ", "them", "us ", "you ", "appetite", "questions", "kids", "children",
  ]

  /// "a sharpened pencil and the signed contract": more than a form.
  private func bringsMore(_ verb: Range<Int>, _ clause: Range<Int>, _ facts: Facts) -> Bool {
    let words = String(analysis.text.folded[verb])
    guard words == "bring" || words == "pack" || words == "come with" || words == "must bring" else {
      return false
    }
    var start = verb.upperBound
    for part in String(analysis.text.folded[stretch(verb.upperBound, clause.upperBound)]).components(
      separatedBy: [
        " and ", ",",
      ])
    {
      let range = stretch(start, min(clause.upperBound, start + part.unicodeScalars.count))
      start = range.upperBound + 1
      if part.unicodeScalars.count >= 4, !facts.has(.form, .sign, in: range), facts.dates(in: range).isEmpty {
        return true
      }
    }
    return false
  }

  private func words(in range: Range<Int>) -> String { String(analysis.text.folded[range]) }

  private func isMoneyOnly(_ clause: Range<Int>, _ facts: Facts) -> Bool {
    (facts.has(.money, in: clause) || !facts.amounts(in: clause).isEmpty)
      && !facts.has(.thing, .library, in: clause)
      || facts.has(.pay, in: clause) && !facts.has(.thing, in: clause)
  }

  /// "Monday: Pajama Day" in a week of such days.
  private func dressDay(_ index: Int, _ facts: Facts) -> Draft? {
    guard let day = facts.days.first, !day.isDue, day.range.lowerBound - facts.range.lowerBound <= 4,
      facts.times.isEmpty,
      !facts.has(
        .event, .family, .outing, .meeting, .pictureDay, .dismissal, .noSchool, .interview, .practice)
    else { return nil }
    var i = day.range.upperBound
    var separator = false
    while i < facts.range.upperBound, !analysis.text.folded[i].isLatinWord {
      if ":-–—)=".unicodeScalars.contains(analysis.text.folded[i]) { separator = true }
      i += 1
    }
    guard separator, i < facts.range.upperBound else { return nil }
    let body = i..<facts.range.upperBound
    let isTheme =
      facts.has(.dressDay, .wear, in: body) || isInThemeWeek(index) && words(in: body).contains("day")
      || isInThemeWeek(index) && body.count < 70
    guard isTheme, !facts.has(.giveBack, .pay, .sign, .register, in: body) else { return nil }
    if facts.has(.bring, in: body) { return nil }
    guard let title = titles.plain(body) else { return nil }
    var draft = draft(.bring, title, facts.range, index)
    draft.date = day
    return draft
  }

  private func isInThemeWeek(_ index: Int) -> Bool {
    if let heading = analysis.heading(of: index), heading.has(.themeWeek) { return true }
    return analysis.facts[max(0, index - 12)...index].contains { $0.has(.themeWeek) }
  }

  func attachDue(_ draft: inout Draft, _ words: [Cue]) {
    let facts = analysis.facts[draft.sentence]
    if let found = dates.due(draft.clause, draft.sentence) {
      draft.date = found.mention
      draft.cited += found.cited
    } else if facts.sentence.shape != .listItem,
      let found = dates.deadline(near: draft.sentence, wanting: words)
    {
      draft.date = found.mention
      draft.cited += found.cited
    } else if let heading = analysis.heading(of: draft.sentence),
      let day = dates.usable(heading.dates, heading).first(where: \.isDue)
    {
      draft.date = day
      draft.cited.append(heading.sentence.index)
    }
    // An hour counts only where it is the hour of the deadline.
    if let date = draft.date {
      let place = draft.cited.last ?? draft.sentence
      let near = analysis.facts[place].times.first { time in
        time.isDue
          || date.isDue && time.range.lowerBound < date.range.upperBound
            && time.range.upperBound > date.range.lowerBound
          || date.isDue && time.range.lowerBound >= date.range.upperBound
            && time.range.lowerBound - date.range.upperBound <= 6
      }
      if let near, near.isDue || date.isDue { draft.time = near.start }
    }
  }
}

extension String {
  /// The pieces between any of some separators.
  func components(separatedBy separators: [String]) -> [String] {
    var pieces = [self]
    for separator in separators {
      pieces = pieces.flatMap { piece -> [String] in
        var rest = piece[...]
        var parts: [String] = []
        while let place = String(rest).range(of: separator) {
          let text = String(rest)
          parts.append(String(text[..<place.lowerBound]))
          rest = text[place.upperBound...]
        }
        return parts + [String(rest)]
      }
    }
    return pieces
  }

  var capitalizedFirst: String { prefix(1).uppercased() + String(dropFirst()) }
}
