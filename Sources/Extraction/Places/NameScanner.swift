import Specimens

/// Places, persons, organisations and events where the text says so: by a label, a title or a company's form.
struct NameScanner {
  let reader: Reader

  init(_ reader: Reader) { self.reader = reader }

  func candidates() -> [Candidate] {
    var found: [Candidate] = []
    var i = 0
    while i < reader.count {
      let kind = reader.tokens[i].kind
      guard kind == .word || kind == .character,
        let (candidate, next) = labelled(i) ?? titled(i) ?? honoured(i) ?? company(i)
      else {
        i += 1
        continue
      }
      found.append(candidate)
      i = max(next, i + 1)
    }
    return found
  }

  // MARK: Labels

  /// "Venue: Granary Hall", 会場：京都コンサートホール: the rest of the line after a label that begins it.
  private func labelled(_ i: Int) -> (Candidate, Int)? {
    guard reader.startsLine(i) || reader.scalarBefore(i) == 0x20, let (kind, afterLabel) = label(i) else {
      return nil
    }
    guard reader.symbol(afterLabel, ":"), reader.exists(afterLabel + 1),
      !reader.tokens[afterLabel + 1].newlineBefore
    else { return nil }
    let first = afterLabel + 1
    var last = first
    while reader.exists(last), !(last > first && reader.tokens[last].newlineBefore), last - first < 14,
      !endsName(last, first)
    { last += 1 }
    guard last > first, reader.tokens[first].kind != .symbol,
      !reader.tokens[first].isNumber || last - first > 1
    else { return nil }
    return (candidate(first, last, kind, rule: "label", 0.8), last)
  }

  private func label(_ i: Int) -> (EntityKind, Int)? {
    let token = reader.tokens[i]
    if token.kind == .word {
      for (kind, words) in English.nameLabels
      where words.contains(Lexicon.hash(reader.text.shadow.scalars[Int(token.start)..<Int(token.end)])) {
        return (kind, i + 1)
      }
      return nil
    }
    guard token.kind == .character else { return nil }
    guard let labels = NameScanner.labelsByFirst[reader.text.shadow.scalars[Int(token.start)]] else {
      return nil
    }
    for (kind, word) in labels {
      if let next = reader.startsText(i, word) { return (kind, next) }
    }
    return nil
  }

  /// A wide gap, a bracket or the next label ends a name.
  private func endsName(_ i: Int, _ first: Int) -> Bool {
    guard i > first else { return false }
    if reader.symbol(i, "(") || reader.symbol(i, "|") || reader.symbol(i, ";") || reader.symbol(i, ":") {
      return true
    }
    guard reader.tokens[i].spaceBefore else { return false }
    let gap = Int(reader.tokens[i].start) - Int(reader.tokens[i - 1].end)
    let blank = reader.text.shadow.original[Int(reader.text.shadow.starts[Int(reader.tokens[i].start)]) - 1]
    return gap > 1 || blank == 0x3000
  }

  static let eastAsianLabels: [(EntityKind, [String])] = [
    (.place, ["会場", "場所", "集合場所", "開催場所", "地点", "活动地点", "地址"]),
    (.event, ["イベント名", "公演名", "件名", "活动名称", "演出名称"]),
    (.organisation, ["主催", "主办方", "主办单位"]), (.person, ["担当", "講師", "出演", "联系人", "主讲人"]),
  ]

  /// The labels by their first scalar: most characters begin none.
  private static let labelsByFirst: [UInt32: [(EntityKind, String)]] = {
    var table: [UInt32: [(EntityKind, String)]] = [:]
    for (kind, words) in eastAsianLabels {
      for word in words { table[Folding.word(word)[0], default: []].append((kind, word)) }
    }
    return table
  }()

  // MARK: Titles

  /// Dr. Lee, Ms Halvorsen, Prof. Imani Reyes.
  private func titled(_ i: Int) -> (Candidate, Int)? {
    guard reader.anyWord(i, "dr", "mr", "mrs", "ms", "prof", "professor", "coach", "rev"), isCapital(i) else {
      return nil
    }
    var at = i + 1
    if reader.symbol(at, "."), reader.isGlued(at) { at += 1 }
    let first = at
    while reader.exists(at), at - first < 3, reader.tokens[at].kind == .word, isCapital(at),
      !reader.tokens[at].newlineBefore, !reader.has(at, .month), !reader.has(at, .weekday),
      reader.tokens[at].end - reader.tokens[at].start > 1
    {
      at += 1
      if reader.symbol(at, "-") || reader.symbol(at, "'"), reader.isGlued(at), reader.isGlued(at + 1) {
        at += 1
      }
    }
    guard at > first else { return nil }
    return (candidate(i, at, .person, rule: "title before a name", 0.85), at)
  }

  /// 山田様, 田中先生: one to four Han characters before an honorific.
  private func honoured(_ i: Int) -> (Candidate, Int)? {
    guard reader.tokens[i].kind == .character,
      reader.character(i, "様") || reader.hasText(i, ["先生"]) || reader.character(i, "氏"), reader.isGlued(i)
    else { return nil }
    let scalars = reader.text.shadow.scalars
    let end = Int(reader.tokens[i].start)
    var start = end
    while start > 0, Scalars.isHan(scalars[start - 1]), end - start < 5 { start -= 1 }
    guard (1...4).contains(end - start), end - start >= 2 || reader.character(i, "様") else { return nil }
    let name = Scalars.string(scalars[start..<end])
    if NameScanner.noNames.contains(name) { return nil }
    // お一人様, 二名様, 三名様分
    if reader.character(i, "様"), scalars[end - 1] == 0x540D || KanjiNumber.digit(scalars[start]) != nil,
      end - start <= 3
    {
      return nil
    }
    var first = i
    while first > 0, Int(reader.tokens[first - 1].start) >= start { first -= 1 }
    guard first < i, Int(reader.tokens[first].start) == start else { return nil }
    return (candidate(first, i + 1, .person, rule: "name and honorific", 0.7), i + 1)
  }

  private static let noNames: Set<String> = [
    "皆", "客", "御客", "保护者", "保護者", "同", "模", "仕", "多", "异", "異", "各", "奥", "王", "神", "担任", "诸", "校长", "校長",
  ]

  // MARK: Companies

  /// 株式会社ひかり, Finch & Co. Ltd, 长宁科技有限公司.
  private func company(_ i: Int) -> (Candidate, Int)? {
    if reader.tokens[i].kind == .character,
      let next = reader.startsText(i, "株式会社") ?? reader.startsText(i, "有限会社")
    {
      var last = next
      while reader.exists(last), last - next < 10,
        reader.tokens[last].kind == .character || reader.tokens[last].kind == .word,
        !reader.tokens[last].spaceBefore,
        !reader.character(last, "の"), !reader.character(last, "は"), !reader.character(last, "が")
      {
        last += 1
      }
      guard last > next else { return nil }
      return (candidate(i, last, .organisation, rule: "company's form", 0.8), last)
    }
    guard reader.anyWord(i, "inc", "ltd", "llc", "gmbh"), isCapital(i) else { return nil }
    var first = i
    if reader.symbol(first - 1, ",") { first -= 1 }
    let limit = first - 5
    while first > 0, first > limit,
      reader.tokens[first - 1].kind == .word && isCapital(first - 1) || reader.symbol(first - 1, "&"),
      !reader.tokens[first].newlineBefore
    { first -= 1 }
    guard first < i, !reader.symbol(first, ","), !reader.symbol(first, "&") else { return nil }
    return (candidate(first, i + 1, .organisation, rule: "company's form", 0.8), i + 1)
  }

  private func isCapital(_ i: Int) -> Bool {
    Scalars.isASCIICapital(
      reader.text.shadow.original[Int(reader.text.shadow.starts[Int(reader.tokens[i].start)])])
  }

  private func candidate(_ first: Int, _ last: Int, _ kind: EntityKind, rule: String, _ confidence: Double)
    -> Candidate
  {
    let (start, end) = (Int(reader.tokens[first].start), Int(reader.tokens[last - 1].end))
    let name = reader.original(first, last)
    let value: EntityValue =
      switch kind {
      case .place: .place(name)
      case .person: .person(name)
      case .organisation: .organisation(name)
      default: .event(name)
      }
    return Candidate(start: start, end: end, value: value, rule: rule, confidence: confidence)
  }
}

extension English {
  /// The words before a colon that say what follows.
  static let nameLabels: [(EntityKind, Set<UInt64>)] = [
    (.place, hashes("venue location place where address")), (.event, hashes("event title subject what")),
    (.organisation, hashes("organizer organiser host company seller merchant")),
    (.person, hashes("name passenger guest attendee teacher instructor speaker contact with agent")),
  ]

  private static func hashes(_ words: String) -> Set<UInt64> {
    Set(words.split(separator: " ").map { Lexicon.hash(Folding.word(String($0))[...]) })
  }
}
