import Extraction
import Specimens

/// A sentence with all that was found in it.
struct Facts: Sendable {
  let sentence: Sentence
  let cues: [Lexicon<Cue>.Match]
  let dates: [DateMention]
  let times: [TimeMention]
  let amounts: [MoneyMention]
  /// Counts headings: what stands under one of them belongs together.
  let section: Int
  var range: Range<Int> { sentence.range }

  func has(_ wanted: Cue...) -> Bool { cues.contains { wanted.contains($0.meaning) } }
  func first(_ wanted: Cue..., in range: Range<Int>? = nil) -> Lexicon<Cue>.Match? {
    cues.first { match in
      wanted.contains(match.meaning) && (range.map { $0.contains(match.range.lowerBound) } ?? true)
    }
  }
  func has(_ wanted: Cue..., in range: Range<Int>) -> Bool {
    cues.contains { wanted.contains($0.meaning) && range.contains($0.range.lowerBound) }
  }
  func dates(in range: Range<Int>) -> [DateMention] { dates.filter { range.contains($0.range.lowerBound) } }
  func times(in range: Range<Int>) -> [TimeMention] { times.filter { range.contains($0.range.lowerBound) } }
  func amounts(in range: Range<Int>) -> [MoneyMention] {
    amounts.filter { range.contains($0.range.lowerBound) }
  }
  /// Days that something could be due on or happen on.
  var days: [DateMention] { dates.filter { $0.form != .period } }
}

/// A notice with everything that rules look at.
struct Analysis: Sendable {
  let text: NoticeText
  let facts: [Facts]
  let grades: [GradeMention]
  let sent: LocalDate
  let statedSent: LocalDate?
  let reference: LocalDateTime

  init(_ notice: String, reference: LocalDateTime) {
    let text = NoticeText(notice)
    let stamp = SendingDate.find(text, reference: reference)
    let sent = stamp?.date ?? reference.date
    let layout = Layout(text)
    let entities = Extractor().entities(
      in: String(text.mended[...]), reference: LocalDateTime(sent, .noon))
    let reader = MentionReader(text: text, sent: sent, order: FigureOrder(text.folded))
    let found = reader.read(entities, breaks: [])
    self.text = text
    self.sent = sent
    statedSent = stamp?.date
    self.reference = reference
    grades = GradeScanner(text.folded).mentions()
    facts = Analysis.facts(layout.sentences, text, found, header: stamp?.range)
  }

  private static func facts(
    _ sentences: [Sentence], _ text: NoticeText,
    _ found: (dates: [DateMention], times: [TimeMention], amounts: [MoneyMention]), header: Range<Int>?
  ) -> [Facts] {
    var result: [Facts] = []
    result.reserveCapacity(sentences.count)
    var (d, t, m) = (0, 0, 0)
    var section = 0
    for sentence in sentences {
      let range = sentence.range
      // What is read over the end of a sentence counts as far as the sentence goes.
      let dates = take(found.dates, &d, range, \.range)
      let times = take(found.times, &t, range, \.range)
      let amounts = take(found.amounts, &m, range, \.range)
      // The line that says when the notice was sent names no day to act on.
      let isHeader = header.map { $0.overlaps(range) } ?? false
      let lexicon = sentence.language == .japanese ? JapaneseWords.lexicon : EnglishWords.lexicon
      let isKnown = sentence.language == .english || sentence.language == .japanese
      let found = isKnown && !isHeader ? lexicon.matches(in: text.folded, range) : []
      // The May of a date allows nothing.
      let cues = found.filter { cue in
        cue.meaning != .allowed || !dates.contains { $0.range.overlaps(cue.range) }
      }
      if sentence.shape == .heading, sentence.opensLine, sentence.language != .spanish { section += 1 }
      result.append(
        Facts(
          sentence: sentence, cues: cues, dates: isHeader ? [] : dates, times: isHeader ? [] : times,
          amounts: isHeader ? [] : amounts, section: section))
    }
    return result
  }

  private static func take<Value>(
    _ values: [Value], _ next: inout Int, _ range: Range<Int>, _ place: WritableKeyPath<Value, Range<Int>>
  ) -> [Value] {
    while next < values.count, values[next][keyPath: place].lowerBound < range.lowerBound { next += 1 }
    var taken: [Value] = []
    while next < values.count, values[next][keyPath: place].lowerBound < range.upperBound {
      var value = values[next]
      value[keyPath: place] = value[keyPath: place].clamped(to: range)
      taken.append(value)
      next += 1
    }
    return taken
  }

  // MARK: Context

  private func hasBody(_ heading: Int) -> Bool {
    heading + 1 < facts.count && facts[heading + 1].sentence.block == facts[heading].sentence.block
  }

  /// The heading that a sentence stands under.
  func heading(of index: Int) -> Facts? {
    var i = index - 1
    while i >= 0, facts[i].section == facts[index].section {
      let heading = facts[i]
      if heading.sentence.shape == .heading, heading.sentence.language != .spanish {
        // A heading with its text below holds for that block; one that stands alone, or opens the notice, for more.
        let isClosed = heading.sentence.block != facts[index].sentence.block && hasBody(i) && i > 0
        return isClosed ? nil : heading
      }
      i -= 1
    }
    return nil
  }

  /// A sentence with its translation where that stands on the same line behind a stroke.
  func citedRange(_ index: Int) -> Range<Int> {
    let facts = facts[index]
    guard index + 1 < self.facts.count, facts.sentence.shape != .heading else { return facts.range }
    let next = self.facts[index + 1]
    guard next.sentence.line == facts.sentence.line, next.sentence.language != facts.sentence.language,
      text.folded[facts.range.upperBound..<next.range.lowerBound].contains("/")
    else { return facts.range }
    return facts.range.lowerBound..<next.range.upperBound
  }

  /// The sentences of the same block before one, nearest first.
  func before(_ index: Int) -> [Int] {
    var result: [Int] = []
    var i = index - 1
    while i >= 0, facts[i].sentence.block == facts[index].sentence.block, result.count < 12 {
      result.append(i)
      i -= 1
    }
    return result
  }

  func after(_ index: Int) -> [Int] {
    var result: [Int] = []
    var i = index + 1
    while i < facts.count, facts[i].sentence.block == facts[index].sentence.block, result.count < 12 {
      result.append(i)
      i += 1
    }
    return result
  }
}

/// A card in the making.
struct Draft: Sendable {
  var type: ActionType
  var title: String
  /// The words that state it.
  var clause: Range<Int>
  var sentence: Int
  /// Sentences cited, the stating one first.
  var cited: [Int]
  var date: DateMention?
  /// Nil also where nothing is printed.
  var time: LocalTime?
  var cost: Cost?
  /// The amount is one of several.
  var costIsOpen = false
  var dateIsOpen = false
  var timeReadings: [LocalTime] = []
  var isAboutOneChild = false
  /// Stretches whose grades and names hold for it, nearest first.
  var scopes: [Range<Int>] = []
  var confidence = 0.85
}
