import Specimens

/// What a notice itself bears out of a service's answer, by the rules on this machine.
struct NoticeProof {
  private let text: [Unicode.Scalar]
  private let folded: [Unicode.Scalar]
  private let analysis: Analysis
  private let matcher: ChildMatcher

  init(_ question: NoticeQuestion) {
    text = Array(question.text.unicodeScalars)
    folded = text.map(\.folded)
    analysis = Analysis(question.text, reference: question.reference)
    matcher = ChildMatcher(analysis.text, children: question.children, grades: analysis.grades)
  }

  // MARK: Words

  /// The place of words in the notice; a service counts characters in its own way, so its spans are not asked.
  func citation(of words: String) -> Citation? {
    let wanted = Array(words.unicodeScalars)
    guard wanted.count(where: { !$0.isBlank }) >= 3, let start = place(of: wanted, in: text) else {
      return nil
    }
    return Citation(span: TextSpan(start, start + wanted.count), text: words)
  }

  /// One visible line with a word of the notice, and no number that the notice does not have.
  func title(_ title: String) -> String? {
    let line = title.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard line.count <= 120, line.unicodeScalars.allSatisfy(\.isVisible) else { return nil }
    var hasWord = false
    for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      let scalars = word.unicodeScalars.map(\.folded)
      let isPrinted = place(of: scalars, in: folded) != nil
      if word.contains(where: \.isNumber), !isPrinted { return nil }
      if word.contains(where: \.isLetter), isPrinted || holdsPair(of: scalars) { hasWord = true }
    }
    return hasWord ? line : nil
  }

  /// Words without blanks between them are compared by two characters at a time.
  private func holdsPair(of word: [Unicode.Scalar]) -> Bool {
    guard word.contains(where: { $0.isHan || $0.isKana }) else { return false }
    return zip(word, word.dropFirst()).contains { place(of: [$0, $1], in: folded) != nil }
  }

  private func place(of words: [Unicode.Scalar], in text: [Unicode.Scalar]) -> Int? {
    guard let first = words.first, words.count <= text.count else { return nil }
    return (0...(text.count - words.count)).first { start in
      text[start] == first && text[start..<(start + words.count)].elementsEqual(words)
    }
  }

  // MARK: Fields

  /// The sentences that a card rests on.
  func facts(_ evidence: [Citation]) -> [Facts] {
    analysis.facts.filter { facts in
      let span = analysis.text.original(facts.range)
      return evidence.contains { $0.span.start < span.end && span.start < $0.span.end }
    }
  }

  /// Whether a day is settled by the notice; otherwise the days that its sentences leave open.
  func day(_ day: LocalDate, _ cited: [Facts]) -> Bool {
    guard !cited.contains(where: { $0.has(.undecided) }) else { return false }
    return days(analysis.facts).contains { mention in
      guard !mention.isOpen, let first = mention.first, let last = mention.last else { return false }
      return first <= day && day <= last
    }
  }

  func days(named cited: [Facts]) -> [LocalDate] {
    let named = days(cited).flatMap { mention in
      mention.isOpen ? mention.readings : [mention.first, mention.last].compactMap { $0 }
    }
    return Array(Set(named)).sorted()
  }

  private func days(_ facts: [Facts]) -> [DateMention] {
    facts.flatMap { DateChoice(analysis: analysis).usable($0.days, $0) }
  }

  func time(_ time: LocalTime, _ cited: [Facts]) -> Bool {
    !cited.contains { $0.has(.timeDoubt) }
      && analysis.facts.contains { $0.times.contains { $0.start == time } }
  }

  func times(named cited: [Facts]) -> [LocalTime] { Array(Set(cited.flatMap(\.times).map(\.start))).sorted() }

  /// The printed amounts of that currency among sentences, lowest first; both ends of a range.
  func amounts(_ currency: String, _ facts: [Facts]) -> [Amount] {
    let printed = facts.flatMap(\.amounts).filter { $0.currency == currency }.flatMap { [$0.min, $0.max] }
    return printed.sorted().reduce(into: []) { kept, amount in
      if kept.last != amount { kept.append(amount) }
    }
  }

  func amounts(_ currency: String) -> [Amount] { amounts(currency, analysis.facts) }

  /// Whom the sentences are for.
  func recipients(_ cited: [Facts]) -> Recipients {
    guard let first = cited.first else { return .unknown(matcher.names) }
    let scopes = EnglishRules(analysis).scopes(first.sentence.index, first)
    return matcher.recipients(
      clause: first.range, scopes: cited.dropFirst().map(\.range) + scopes, isAboutOneChild: false)
  }
}
