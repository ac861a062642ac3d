import Specimens

/// Finds the role of every printed date and time: from words beside it, from its label above, from the section
/// it stands in, and from where it stands on the screen.
struct MentionReader: Sendable {
  let page: Page
  let chrome: Chrome

  func mentions(of entities: [Entity]) -> [Mention] {
    let temporal = columned(stitched(entities.filter { $0.kind.isTemporal }.sorted { $0.span < $1.span }))
    var mentions: [Mention] = []
    for entity in temporal {
      let line = page.line(at: entity.span.start)
      let lastLine = page.line(at: max(entity.span.start, entity.span.end - 1))
      if let mention = Mention(index: mentions.count, entity: entity, line: line, lastLine: lastLine) {
        mentions.append(mention)
      }
    }
    for index in mentions.indices { readRole(of: index, in: &mentions) }
    inheritColumns(&mentions)
    inheritSections(&mentions)
    return mentions
  }

  /// "Sun 29 Nov – Wed" before "2 Dec 2026" is one range that ends on that Wednesday.
  private func stitched(_ entities: [Entity]) -> [Entity] {
    var result: [Entity] = []
    for var entity in entities {
      if let day = dayBehind(entity) {
        entity.value = .date(day.date)
        entity.span = TextSpan(entity.span.start, day.end)
        entity.text = page.text(of: entity.span)
      }
      // "Friday 11" over "December?": the month on the next line belongs to the day.
      if let last = result.last, case .date(let day) = last.value,
        case .dateRange(let first?, let end?) = entity.value, first.day == 1, first.days(until: end) >= 28,
        (first..<end).contains(day),
        page.scalars[last.span.end..<entity.span.start].allSatisfy({ $0 == " " || $0 == "\n" || $0 == "," })
      {
        result[result.count - 1].span = TextSpan(last.span.start, entity.span.end)
        result[result.count - 1].text = page.text(of: result[result.count - 1].span)
        continue
      }
      if let last = result.last, entity.span.start - last.span.end <= 2,
        case .dateRange(let start?, _) = last.value, case .date(let end) = entity.value, end > start,
        let word = last.text.split(separator: " ").last?.lowercased(),
        ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].contains(String(word.prefix(3)))
      {
        result[result.count - 1].value = .dateRange(start: start, end: end.adding(days: 1))
        let span = TextSpan(last.span.start, entity.span.end)
        result[result.count - 1].span = span
        result[result.count - 1].text = page.text(of: span)
        continue
      }
      result.append(entity)
    }
    return result
  }

  /// In a table whose heads stand over their values, one below the other, a date and the time under it are two
  /// values: 公演日 / 開場 / 開演 over 2月6日 / 17:00 / 18:00.
  private func columned(_ entities: [Entity]) -> [Entity] {
    entities.flatMap { entity -> [Entity] in
      guard case .dateTime(let moment, _) = entity.value,
        let at = entity.text.unicodeScalars.firstIndex(of: "\n")
      else { return [entity] }
      let first = page.line(at: entity.span.start)
      guard heads(over: first) >= 2 else { return [entity] }
      let length = entity.text.unicodeScalars.distance(from: entity.text.unicodeScalars.startIndex, to: at)
      let cut = entity.span.start + length
      func part(_ span: TextSpan, _ value: EntityValue) -> Entity {
        var part = entity
        part.span = span
        part.text = page.text(of: span)
        part.value = value
        return part
      }
      let above = part(TextSpan(entity.span.start, cut), .date(moment.date))
      // Where the time stands first, the parts can't be told apart so simply.
      guard
        above.text.unicodeScalars.contains(where: { "年月日/-".unicodeScalars.contains($0) })
          || above.text.contains(where: \.isLetter)
      else { return [entity] }
      return [above, part(TextSpan(cut + 1, entity.span.end), .time(moment.time))]
    }
  }

  /// How many lines right above this one are heads of a table.
  private func heads(over line: Int) -> Int {
    var count = 0
    while line - count - 1 >= 0, headRole(of: line - count - 1, mentions: []) != nil { count += 1 }
    return count
  }

  /// "Dinner there on Friday 11": the number behind a weekday is the day of the month on which it falls.
  private func dayBehind(_ entity: Entity) -> (date: LocalDate, end: Int)? {
    guard case .date(let date) = entity.value,
      ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].contains(
        entity.text.split(separator: " ").last?.lowercased().prefix(3).description ?? ""),
      !entity.text.contains(where: \.isNumber)
    else { return nil }
    let scalars = page.scalars
    var end = entity.span.end
    guard end < scalars.count, scalars[end] == " " else { return nil }
    end += 1
    let first = end
    while end < scalars.count, scalars[end].isDigit, end - first < 3 { end += 1 }
    guard let number = Int(page.text(of: TextSpan(first, end))), (1...31).contains(number) else { return nil }
    // A clock, a count or a month that follows makes it no day: "Friday 11 am", "Friday 7:30", "Sat 5-8".
    let rest = String(page.text(of: TextSpan(end, min(scalars.count, end + 4))).drop { $0 == " " })
      .lowercased()
    guard
      rest.isEmpty || rest.first.map({ "\n,!?".contains($0) }) ?? false || rest.hasPrefix("at ")
        || rest.hasPrefix(". ") || rest == "."
    else { return nil }
    for days in 0..<62 where date.adding(days: days).day == number {
      let found = date.adding(days: days)
      if found.weekday == date.weekday { return (found, end) }
    }
    return nil
  }

  // MARK: Words beside the date

  private func readRole(of index: Int, in mentions: inout [Mention]) {
    let mention = mentions[index]
    if chrome.isStatusBar(mention.line) { return set(.statusBar, at: index, in: &mentions) }
    if chrome.isMessageStamp(mention.line) { return set(.messageTime, at: index, in: &mentions) }

    let line = page.lines[mention.line]
    let start = page.shadow.position(of: mention.entity.span.start)
    let end = page.shadow.position(of: mention.entity.span.end)

    let low = max(line.shadow.lowerBound, lastEnd(before: index, in: mentions))
    let clause = clauseStart(before: start, from: low)
    // Words that extraction takes into the date belong to its label all the same: "by", "until", まで.
    let before = beforeRole(in: clause..<inner(start, end, MentionReader.leads, atStart: true))
    let next = nextStart(after: index, in: mentions)
    let found: DateRole?
    if let before, before.ownsClause {
      found = before
    } else if let suffix = afterRole(
      from: inner(start, end, MentionReader.trails, atStart: false), in: line, next: next, mayBeApart: false)
    {
      // "18:00開演": written onto the time.
      found = suffix
    } else if labelsLead(on: line, mentions: mentions) {
      found = before ?? afterRole(from: end, in: line, next: next, mayBeApart: true)
    } else {
      // "7 PM doors, 8 PM show": on such a line the words follow their times.
      found = afterRole(from: end, in: line, next: next, mayBeApart: true) ?? before
    }
    // A word inside the entity's own text: "by 8 PM", "until Friday".
    if let role = found ?? beforeRole(in: start..<end, only: [.due, .lastDay]) {
      return set(role, at: index, in: &mentions)
    }
    // A row of several: "Boarding 06:35 | 07:15 …" has its label further left only for the first.
    if mention.line > 0, isFirst(index, on: mention.line, in: mentions), clause == line.shadow.lowerBound,
      let role = labelRole(above: mention.line, mentions: mentions)
    {
      mentions[index].role = role
    }
  }

  private static let leads = [
    "by ", "before ", "until ", "till ", "through ", "thru ", "on ", "from ", "at ", "ends ", "due ",
  ]
  .map { Array($0.unicodeScalars) }
  private static let trails = ["までに", "まで", "迄", "以前", "之前", "前", "より", "から"].map { Array($0.unicodeScalars) }

  /// Where the date proper begins or ends inside its entity.
  private func inner(_ start: Int, _ end: Int, _ words: [[Unicode.Scalar]], atStart: Bool) -> Int {
    let text = page.shadow.scalars[start..<end]
    for word in words {
      if atStart, text.starts(with: word) { return start + word.count }
      if !atStart, text.count > word.count, text.suffix(word.count).elementsEqual(word) {
        return end - word.count
      }
    }
    return atStart ? start : end
  }

  private func set(_ role: DateRole, at index: Int, in mentions: inout [Mention]) {
    mentions[index].role = role
    mentions[index].isLabelled = true
  }

  /// True where the first date of a line has its label before it.
  private func labelsLead(on line: Page.Line, mentions: [Mention]) -> Bool {
    guard let first = mentions.first(where: { $0.line == line.index }) else { return true }
    let start = page.shadow.position(of: first.entity.span.start)
    return start > line.shadow.lowerBound && beforeRole(in: line.shadow.lowerBound..<start) != nil
  }

  private func afterRole(from end: Int, in line: Page.Line, next: Int, mayBeApart: Bool) -> DateRole? {
    let scalars = page.shadow.scalars
    var low = end
    let skipped = mayBeApart ? " )]】』〕." : ")]】』〕"
    while low < line.shadow.upperBound, skipped.unicodeScalars.contains(scalars[low]) { low += 1 }
    if !mayBeApart, low > end, low < line.shadow.upperBound, scalars[low] == " " { low += 1 }
    let high = min(line.shadow.upperBound, next, low + 14)
    guard low < high else { return nil }
    return RoleCues.afterLexicon.matches(in: scalars, low..<line.shadow.upperBound)
      .filter { $0.range.lowerBound == low }
      .max { $0.range.count < $1.range.count }?.meaning
  }

  private func beforeRole(in range: Range<Int>, only roles: Set<DateRole>? = nil) -> DateRole? {
    guard !range.isEmpty else { return nil }
    return RoleCues.beforeLexicon.matches(in: page.shadow.scalars, range)
      .filter { roles?.contains($0.meaning) ?? true }
      .max { a, b in
        // The nearest word decides, but a phrase that says "cancellation" or "reply" owns its clause.
        if a.meaning.ownsClause != b.meaning.ownsClause { return b.meaning.ownsClause }
        return (a.range.upperBound, a.range.count) < (b.range.upperBound, b.range.count)
      }?.meaning
  }

  /// Where the clause that leads to the date begins: after the last full stop, semicolon, slash or bar.
  private func clauseStart(before position: Int, from low: Int) -> Int {
    let scalars = page.shadow.scalars
    var index = position - 1
    while index >= low {
      let scalar = scalars[index]
      if "。;!?|".unicodeScalars.contains(scalar) { return index + 1 }
      if scalar == ".", index + 1 < scalars.count, scalars[index + 1] == " ", index - 3 >= low {
        // Not the point of an abbreviation such as "dep." or "exp."
        let word = scalars[max(low, index - 4)..<index].split { !$0.isLatinLetter }.last?.count ?? 0
        if word > 3 { return index + 1 }
      }
      index -= 1
    }
    return low
  }

  private func nextStart(after index: Int, in mentions: [Mention]) -> Int {
    index + 1 < mentions.count
      ? page.shadow.position(of: mentions[index + 1].entity.span.start) : page.shadow.scalars.count
  }

  private func lastEnd(before index: Int, in mentions: [Mention]) -> Int {
    index > 0 ? page.shadow.position(of: mentions[index - 1].entity.span.end) : 0
  }

  private func isFirst(_ index: Int, on line: Int, in mentions: [Mention]) -> Bool {
    index == 0 || mentions[index - 1].line != line
  }

  // MARK: Labels above

  /// The role that a short line without a date gives to the line below it.
  private func labelRole(above line: Int, mentions: [Mention]) -> DateRole? {
    labelRole(of: line - 1, mentions: mentions)
  }

  private func labelRole(of line: Int, mentions: [Mention]) -> DateRole? {
    guard line >= 0, !mentions.contains(where: { $0.line == line }), !chrome.isStatusBar(line) else {
      return nil
    }
    let label = page.lines[line]
    // "by the canal?" is the end of a sentence, no label.
    guard label.shadow.count <= 26, !(label.text.last.map { "?？!！".contains($0) } ?? false) else {
      return nil
    }
    let matches = RoleCues.beforeLexicon.matches(in: label, of: page)
    guard let best = matches.max(by: { $0.range.count < $1.range.count }) else { return nil }
    // The head of a table, "DEPARTS  SEAT  GROUP": the first word is for the first value.
    let words = page.folded(label.shadow).split(separator: " ")
    if words.count >= 2, words.count <= 5, !label.text.contains(where: \.isDigit),
      let first = matches.first, first.range.lowerBound == label.shadow.lowerBound,
      first.range.count == words[0].count
    {
      return first.meaning
    }
    // A label says little else: "Payment due date", "お支払期限", not a sentence that happens to hold the word.
    return best.range.count * 2 >= label.shadow.count ? best.meaning : nil
  }

  /// Two or more labels over two or more values, as tables are read: CHECK-IN, CHECK-OUT, date, date.
  private func inheritColumns(_ mentions: inout [Mention]) {
    var line = 0
    while line + 1 < page.lines.count {
      var labels: [DateRole] = []
      while line + labels.count < page.lines.count,
        let role = headRole(of: line + labels.count, mentions: mentions)
      {
        labels.append(role)
      }
      guard labels.count >= 2 else {
        line += 1
        continue
      }
      var value = line + labels.count
      var count = 0
      while value < page.lines.count, mentions.contains(where: { $0.line == value }), isValue(value, mentions)
      {
        for index in mentions.indices where mentions[index].line == value {
          mentions[index].role = labels[count % labels.count]
          mentions[index].isLabelled = true
        }
        count += 1
        value += 1
      }
      line = value
    }
  }

  /// The role that the head of a column gives; plain "Date" and 日付 head one, too.
  private func headRole(of line: Int, mentions: [Mention]) -> DateRole? {
    if let role = labelRole(of: line, mentions: mentions) { return role }
    guard line >= 0, !mentions.contains(where: { $0.line == line }) else { return nil }
    let text = String(page.folded(page.lines[line].shadow))
    return ["date", "day", "when", "日付", "日程", "公演日", "開催日", "利用日", "乗車日", "日期", "演出日期"].contains(text)
      ? .event : nil
  }

  /// True for a line that holds hardly more than its date.
  private func isValue(_ line: Int, _ mentions: [Mention]) -> Bool {
    let printed = mentions.filter { $0.line == line }.reduce(0) { $0 + $1.entity.span.count }
    return printed * 2 >= page.lines[line].span.count
  }

  // MARK: Sections

  /// Opening hours run over several lines under one heading, and so does "Return".
  private func inheritSections(_ mentions: inout [Mention]) {
    for index in mentions.indices {
      let mention = mentions[index]
      if mention.role == .event, !mention.hasDate, isOpeningHoursLine(mention.line) {
        mentions[index].role = .openingHours
        continue
      }
      guard index > 0, mention.role == .event, !mention.isLabelled else { continue }
      let previous = mentions[index - 1]
      switch previous.role {
      case .openingHours where !mention.hasDate && mention.line - previous.line <= 1:
        mentions[index].role = .openingHours
      case .returnLeg where !mention.hasDate && mention.line - previous.line <= 2:
        mentions[index].role = .returnLeg
      case .old where !mention.hasDate && mention.line == previous.line:
        mentions[index].role = .old
      case .cancelBy where mention.line == previous.line && !mention.hasDate:
        mentions[index].role = .cancelBy
      case .checkIn where mention.line == previous.line && mention.hasDate && isRangeJoint(previous, mention):
        mentions[index].role = .checkOut
      default: break
      }
    }
  }

  /// True where only a dash, an arrow or "to" stands between two mentions.
  private func isRangeJoint(_ a: Mention, _ b: Mention) -> Bool {
    let low = page.shadow.position(of: a.entity.span.end)
    let high = page.shadow.position(of: b.entity.span.start)
    guard low < high, high - low <= 8 else { return false }
    let joint = String(page.folded(low..<high)).filter { !" ()日月火水木金土".contains($0) }
    return ["-", "~", "→", "->", "to", "から", "至", "到", ",", "・"].contains(joint)
  }

  private func isOpeningHoursLine(_ line: Int) -> Bool {
    OpeningHours.lexicon.matches(in: page.lines[line], of: page).isEmpty == false
  }
}

extension DateRole {
  /// These words rule the whole clause they stand in, also when another word is nearer to the date.
  fileprivate var ownsClause: Bool {
    switch self {
    // "Check-out until 10:00" is the check-out.
    case .cancelBy, .replyBy, .automatic, .period, .extra, .old, .new, .checkOut: true
    default: false
    }
  }
}

/// Words that make a bare clock time or range a matter of opening hours.
enum OpeningHours {
  static let lexicon = Lexicon<Void>(
    [
      "mon-fri", "mon-sat", "mon-sun", "tue-sun", "tue-sat", "wed-sun", "wed-sat", "thu-sun", "sat-sun",
      "fri-sat", "mon - fri", "monday-friday", "monday - friday", "monday to friday", "tuesday to sunday",
      "weekdays", "weekends", "daily", "every day", "sat & sun",
      "sun-thu", "mon-thu", "tue-fri", "wed-fri", "open until", "closes", "opens", "open daily",
      "opening hours", "hours", "served", "closed", "kitchen", "last order",
      "営業時間", "定休", "平日", "土日祝", "土休日", "l.o.", "ラストオーダー", "受付時間", "診療", "休診", "営業", "開館", "休館", "月~金", "月-金",
      "毎日", "火~日", "年中無休", "月〜金",
      "营业", "周一至周五", "周一至周日", "每天", "开放时间", "周末", "服务时间", "周一到周五", "闭馆",
    ].map { ($0, ()) })
}
