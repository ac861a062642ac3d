/// Short titles in the notice's own words.
struct TitleWriter {
  let analysis: Analysis
  private var text: NoticeText { analysis.text }

  /// The words after a deed: `bring [a sharpened pencil and the signed contract]`.
  func object(after position: Int, in clause: Range<Int>) -> String? {
    var words: [String] = []
    var aside = position
    for word in wordRanges(stretch(position, clause.upperBound)) {
      let folded = String(text.folded[word]).lowercased()
      // "a favorite (unbreakable) toy": an adjective in brackets is passed over, what ends the clause ends the title.
      if word.lowerBound < aside { continue }
      if let close = bracket(before: word.lowerBound, in: clause), words.count == 1 {
        aside = close
        continue
      }
      if !words.isEmpty, let gap = gap(before: word.lowerBound), ".!?;:(".unicodeScalars.contains(gap) {
        break
      }
      if isMention(word) {
        if words.isEmpty { continue }
        break
      }
      if words.isEmpty, EnglishWords.articles.contains(folded) || folded.count < 2 || folded == "to" {
        continue
      }
      if EnglishWords.stops.contains(folded) {
        if folded == "and" || folded == "or" || folded == "of", !words.isEmpty {
          words.append(text.words(word))
          continue
        }
        if words.isEmpty { continue }
        break
      }
      let comma = gap(before: word.lowerBound) == "," && !words.isEmpty
      if comma, let last = words.popLast() { words.append(last + ",") }
      words.append(text.words(word))
      if words.count >= 9 { break }
    }
    return cleaned(words)
  }

  /// The words before a deed: `[Entry forms] are due`.
  func subject(before position: Int, in clause: Range<Int>) -> String? {
    var words: [String] = []
    for word in wordRanges(stretch(clause.lowerBound, position)) {
      let folded = String(text.folded[word])
      if isMention(word) || EnglishWords.greetings.contains(folded)
        || gap(before: word.lowerBound) == "," && !isList(clause)
      {
        words = []
        if isMention(word) || EnglishWords.greetings.contains(folded) { continue }
      }
      if ["you", "we", "i", "it", "they"].contains(folded) {
        words = []
        continue
      }
      if words.isEmpty, EnglishWords.articles.contains(folded) || EnglishWords.stops.contains(folded) {
        continue
      }
      if ["is", "are", "will", "must", "can", "should", "was", "be", "has", "have"].contains(folded) {
        break
      }
      words.append(text.words(word))
    }
    return cleaned(Array(words.suffix(7)))
  }

  /// Whether commas part the items of a list rather than clauses.
  private func isList(_ clause: Range<Int>) -> Bool {
    text.folded[clause].filter { $0 == "," }.count >= 2
  }

  /// The name of an occasion with the words that belong to it: `Parent information meeting`, `fall concert`.
  func occasion(around cue: Range<Int>, in clause: Range<Int>) -> String? {
    var before: [String] = []
    for word in wordRanges(stretch(clause.lowerBound, cue.lowerBound)).reversed() {
      let folded = String(text.folded[word])
      if let gap = gapAfter(word.upperBound), ".!?;:,(—–-|".unicodeScalars.contains(gap),
        !isHyphen(word.upperBound)
      {
        break
      }
      if isMention(word) || EnglishWords.stops.contains(folded) || folded == "the" || folded == "our"
        || folded == "your"
        || folded == "a" || folded == "an" || folded == "annual" || folded == "we" || before.count >= 5
        || EnglishWords.greetings.contains(folded) || folded == "us" || folded == "join" || folded == "attend"
      {
        break
      }
      before.insert(text.words(word), at: 0)
    }
    var after: [String] = []
    for word in wordRanges(stretch(cue.upperBound, clause.upperBound)) {
      let folded = String(text.folded[word])
      if isMention(word) { break }
      if let gap = gap(before: word.lowerBound), ".!?;:,(—–|".unicodeScalars.contains(gap) { break }
      if after.isEmpty, folded != "of", folded != "for", folded != "to", folded != "with", folded != "at" {
        if EnglishWords.stops.contains(folded) || !isNoun(folded) { break }
      }
      if !after.isEmpty, EnglishWords.stops.contains(folded), folded != "of", folded != "and" { break }
      after.append(text.words(word))
      if after.count >= 6 { break }
    }
    while let last = after.last, EnglishWords.stops.contains(last.lowercased()) || last.lowercased() == "the"
    {
      after.removeLast()
    }
    return cleaned(before + [text.words(cue)] + after)
  }

  /// A whole heading without its days and marks.
  func plain(_ range: Range<Int>) -> String? {
    var words: [String] = []
    for word in wordRanges(range) where !isMention(word) {
      let folded = String(text.folded[word])
      if words.isEmpty, ["reminder", "update", "notice"].contains(folded) { continue }
      words.append(text.words(word))
      if words.count >= 9 { break }
    }
    return cleaned(words)
  }

  /// What the notice or its section is about: heading, subject line or first words.
  func topic(of index: Int) -> String? {
    if let heading = analysis.heading(of: index), isTopic(heading) { return plain(heading.range) }
    let facts = analysis.facts[index]
    for candidate in analysis.before(index).reversed() {
      let earlier = analysis.facts[candidate]
      guard earlier.sentence.language == facts.sentence.language, earlier.sentence.shape != .listItem,
        isTopic(earlier)
      else { continue }
      if earlier.range.count <= 60, earlier.sentence.language == .english, !hasVerb(earlier.range) {
        return plain(earlier.range)
      }
      if let cue = earlier.first(.event, .family, .outing, .meeting, .pictureDay, .practice) {
        return occasion(around: cue.range, in: earlier.range)
      }
    }
    for facts in analysis.facts.prefix(6)
    where facts.sentence.index < index && facts.sentence.shape == .heading {
      if isTopic(facts) { return plain(facts.range) }
    }
    return nil
  }

  /// "visiting the Railway Museum", "walk to the library".
  func visit(_ cue: Range<Int>, in clause: Range<Int>) -> String? {
    let words = String(text.folded[cue])
    guard words.contains("visit") || words.contains("to") || words.contains("walk") else { return nil }
    return object(after: cue.upperBound, in: clause).map { "Visit: " + $0 }
  }

  /// What is spoken of around a sentence whose own words name no thing: the outing, the order, the occasion.
  func subject(near index: Int) -> String? {
    // Nearest first; what stands in other paragraphs after what stands in its own.
    let earlier = (max(0, index - 10)..<index).reversed().filter { analysis.facts[$0].range.count <= 90 }
    let around = analysis.before(index).prefix(8) + analysis.after(index).prefix(4) + earlier
    for candidate in around {
      let facts = analysis.facts[candidate]
      guard facts.sentence.language == .english, !facts.has(.cancelled, .past, .disregard) else { continue }
      if let cue = facts.first(.outing) {
        return visit(cue.range, in: facts.range) ?? occasion(around: cue.range, in: facts.range)
      }
      if let cue = facts.first(.order), let thing = object(after: cue.range.upperBound, in: facts.range) {
        return thing
      }
      if let cue = facts.first(.family, .event, .pictureDay, .practice, .shop, .meeting) {
        return occasion(around: cue.range, in: facts.range)
      }
    }
    return nil
  }

  private func hasVerb(_ range: Range<Int>) -> Bool {
    let words = " " + String(text.folded[range]) + " "
    return [
      " is ", " are ", " will ", " was ", " please ", " you ", " your ", " may ", " cost", " need", " due ",
      " by ",
    ].contains(where: words.contains)
  }

  private func isTopic(_ facts: Facts) -> Bool {
    let first = wordRanges(facts.range).first.map { String(text.folded[$0]) } ?? ""
    if EnglishWords.greetings.contains(first) { return false }
    if ["weekly", "monthly", "newsletter", "update", "updates", "news"].contains(first) { return false }
    let names = wordRanges(facts.range).map { String(text.folded[$0]) }
    if names.allSatisfy({ EnglishWords.addresses.contains($0) || $0.allSatisfy(\.isNumber) || $0.count < 3 })
    {
      return false
    }
    // The name of a school heads its notices and says nothing of them.
    let isSchool = names.last.map { ["school", "elementary", "academy", "primary"].contains($0) } ?? false
    if isSchool, !facts.has(.event, .family, .outing, .meeting, .pictureDay, .practice, .noSchool) {
      return false
    }
    return facts.range.count <= 90 && !facts.has(.noSchool, .cancelled)
  }

  // MARK: Words

  func wordRanges(_ range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    let folded = text.folded
    var i = range.lowerBound
    while i < range.upperBound {
      guard folded[i].isLatinWord || folded[i] == "$" || folded[i] == "£" || folded[i] == "€" else {
        i += 1
        continue
      }
      var end = i + 1
      while end < range.upperBound,
        folded[end].isLatinWord
          || "'-./&".unicodeScalars.contains(folded[end]) && end + 1 < range.upperBound
            && folded[end + 1].isLatinWord
      {
        end += 1
      }
      result.append(i..<end)
      i = end
      if result.count > 400 { break }
    }
    return result
  }

  private func isMention(_ word: Range<Int>) -> Bool {
    let index = sentence(at: word.lowerBound)
    guard let index else { return false }
    let facts = analysis.facts[index]
    return facts.dates.contains { $0.form != .period && $0.range.overlaps(word) }
      || facts.times.contains { $0.range.overlaps(word) }
      || facts.amounts.contains { $0.range.overlaps(word) }
  }

  private func sentence(at position: Int) -> Int? {
    var (low, high) = (0, analysis.facts.count - 1)
    guard high >= 0 else { return nil }
    while low < high {
      let middle = (low + high) / 2
      if analysis.facts[middle].range.upperBound <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func gap(before position: Int) -> Unicode.Scalar? {
    var i = position - 1
    while i >= 0, text.folded[i] == " " { i -= 1 }
    guard i >= 0, !text.folded[i].isLatinWord else { return nil }
    return text.folded[i] == "'" ? nil : text.folded[i]
  }

  /// The end of the bracket that opens right before a position, where the clause goes on behind it.
  private func bracket(before position: Int, in clause: Range<Int>) -> Int? {
    guard position > clause.lowerBound, text.folded[position - 1] == "(",
      let close = text.folded[position..<clause.upperBound].firstIndex(of: ")"),
      close + 2 < clause.upperBound,
      text.folded[close + 1] == " ", text.folded[close + 2].isLatinWord
    else { return nil }
    return close
  }

  private func gapAfter(_ position: Int) -> Unicode.Scalar? {
    guard position < text.folded.count else { return nil }
    var i = position
    while i < text.folded.count, text.folded[i] == " " { i += 1 }
    guard i < text.folded.count, !text.folded[i].isLatinWord else { return nil }
    return text.folded[i] == "'" ? nil : text.folded[i]
  }

  private func isHyphen(_ position: Int) -> Bool {
    position + 1 < text.folded.count && text.folded[position] == "-" && text.folded[position + 1] != " "
  }

  private func isNoun(_ word: String) -> Bool {
    ["day", "night", "week", "celebration", "practice", "club", "training", "trip", "show"].contains(word)
  }

  private func cleaned(_ words: [String]) -> String? {
    var words = words
    while let last = words.last, EnglishWords.stops.contains(last.lowercased()) || last == "&" {
      words.removeLast()
    }
    guard !words.isEmpty else { return nil }
    var title = words.joined(separator: " ")
    while let last = title.last, ",.:;-".contains(last) { title.removeLast() }
    guard title.unicodeScalars.contains(where: { $0.isLatinLetter || $0.isHan || $0.isKana }) else {
      return nil
    }
    return title.prefix(1).uppercased() + String(title.dropFirst())
  }
}
