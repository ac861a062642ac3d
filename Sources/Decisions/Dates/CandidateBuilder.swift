import Specimens

/// Puts dates and times that stand apart together: a date on one line and its times on the next.
struct CandidateBuilder: Sendable {
  let page: Page
  let mentions: [Mention]
  let kind: DocumentKind
  let now: LocalDateTime

  func candidates() -> [Candidate] {
    var found: [Candidate] = []
    for mention in mentions where mention.hasDate && mention.role.isUsable {
      found += candidates(from: mention)
    }
    if found.isEmpty, kind == .parking { found = today() }
    // BLACK FRIDAY over "11.20 – 11.29" is the name of the sale, not one of its days.
    if found.contains(where: { !$0.isNamedByFeast }) { found.removeAll(where: \.isNamedByFeast) }
    return kind == .chat ? found : mergeConsecutiveDays(found)
  }

  private func candidates(from mention: Mention) -> [Candidate] {
    guard let date = mention.startDate ?? mention.lastDate else { return [] }
    var base = Candidate(
      role: mention.role, startDate: date, startTime: mention.startTime, lastDate: mention.lastDate,
      endTime: mention.endTime, timeZone: mention.timeZone, otherDates: otherDates(of: mention, than: date),
      mentions: [mention])
    // "Until the 25th" is the 25th.
    if mention.startDate == nil { base.lastDate = nil }
    let own = times(of: mention)
    if mention.hasTime {
      // The date's own time counts, but a later one on the line may be what is asked for: doors, then show.
      var more = [base]
      for time in own where time.role != .event && time.role != mention.role && time.startTime != nil {
        more.append(with(time, base))
      }
      return more
    }
    let usable = own.filter { $0.startTime != nil }
    guard !usable.isEmpty else {
      if let until = own.first(where: { $0.startTime == nil && $0.endTime != nil }), mention.role.isDeadline {
        var due = base
        due.startTime = until.endTime
        due.mentions.append(until)
        return [due]
      }
      return [base]
    }
    return usable.map { with($0, base) }
  }

  /// A parking ticket that prints only its hour runs out today, or after midnight.
  private func today() -> [Candidate] {
    guard let until = mentions.last(where: { !$0.hasDate && $0.hasTime && $0.role.isUsable }),
      let time = until.endTime ?? until.startTime
    else { return [] }
    let isLater = LocalDateTime(now.date, time) > now
    return [
      Candidate(
        role: .lastDay, startDate: isLater ? now.date : now.date.adding(days: 1), startTime: time,
        otherDates: [], mentions: [until])
    ]
  }

  private func with(_ time: Mention, _ base: Candidate) -> Candidate {
    var made = base
    made.startTime = time.startTime
    made.endTime = time.endTime
    made.timeZone = base.timeZone ?? time.timeZone
    if time.role != .event { made.role = time.role }
    made.mentions = (base.mentions + [time]).sorted { $0.index < $1.index }
    return made
  }

  /// The bare times that belong to a date: those that follow it before the next date, or lead up to it.
  private func times(of date: Mention) -> [Mention] {
    mentions.filter { time in
      guard !time.hasDate, time.hasTime, time.role.isUsable || time.role == .finish else { return false }
      guard time.role != .finish else { return false }
      return owner(of: time)?.index == date.index
    }
  }

  /// The date that a bare time belongs to.
  func owner(of time: Mention) -> Mention? {
    let reach = kind == .chat ? 12 : 4
    let dates = mentions.filter {
      $0.hasDate && ($0.role.isUsable || sharesFate(time, $0)) && $0.role != .messageTime
    }
    let before = dates.last { $0.index < time.index }
    let after = dates.first { $0.index > time.index }
    if let before, before.line == time.line { return fits(time, before) ? before : nil }
    if let after, after.line == time.line { return fits(time, after) ? after : nil }
    if let before, time.line - before.line <= reach, fits(time, before) { return before }
    // An itinerary lists its stops above the day.
    let lead = kind == .flight || kind == .ride ? 6 : 3
    if let after, after.line - time.line <= lead, fits(time, after) { return after }
    return nil
  }

  /// Times beside a date that is nobody's go down with it.
  private func sharesFate(_ time: Mention, _ date: Mention) -> Bool {
    date.role != .messageTime && date.role != .statusBar && time.line == date.line
      || date.role == .returnLeg || date.role == .arrival || date.role == .checkOut || date.role == .old
  }

  private func fits(_ time: Mention, _ date: Mention) -> Bool {
    guard date.role.isUsable else { return true }
    // A deadline's day takes no times from other lines unless they are deadlines too.
    if date.role.isDeadline, time.line != date.line, !time.role.isDeadline {
      return time.role == .event && date.hasTime == false && time.line - date.line == 1 && isAlone(time)
    }
    if time.role.isDeadline, !date.role.isDeadline, time.line != date.line { return false }
    return true
  }

  /// True where the line holds hardly more than the time.
  private func isAlone(_ mention: Mention) -> Bool {
    page.lines[mention.line].span.count <= mention.entity.span.count + 8
  }

  private func otherDates(of mention: Mention, than date: LocalDate) -> [LocalDate] {
    var others: [LocalDate] = []
    for value in mention.entity.alternatives {
      let other: LocalDate? =
        switch value {
        case .date(let date): date
        case .dateTime(let moment, _): moment.date
        case .dateRange(let start, _): start
        case .dateTimeRange(let start, _, _): start?.date
        default: nil
        }
      if let other, other != date, !others.contains(other) { others.append(other) }
    }
    return others
  }

  /// True where only "&", "・", a comma or "and" stands between two days.
  private func isJoint(_ a: Mention, _ b: Mention) -> Bool {
    let low = page.shadow.position(of: a.entity.span.end)
    let high = page.shadow.position(of: b.entity.span.start)
    guard low <= high, high - low <= 8 else { return false }
    let joint = String(page.folded(low..<high)).filter { !" ()日月火水木金土".contains($0) }
    return ["", "&", "・", ",", "and", "、", "/", "と", "+", "和", "及び", "·"].contains(joint)
  }

  /// "12/5(土)・6(日)" is one event of two days.
  private func mergeConsecutiveDays(_ candidates: [Candidate]) -> [Candidate] {
    var merged: [Candidate] = []
    for candidate in candidates {
      if var last = merged.last, last.isAllDay, candidate.isAllDay, last.role == candidate.role,
        let a = last.mentions.last, let b = candidate.mentions.first, a.line == b.line,
        (last.lastDate ?? last.startDate).adding(days: 1) == candidate.startDate, isJoint(a, b)
      {
        last.lastDate = candidate.lastDate ?? candidate.startDate
        last.mentions += candidate.mentions
        merged[merged.count - 1] = last
      } else {
        merged.append(candidate)
      }
    }
    return merged
  }
}

extension Candidate {
  fileprivate var isNamedByFeast: Bool { mentions.first { $0.hasDate }?.isFeast ?? false }
}

extension DateRole {
  var isDeadline: Bool {
    switch self {
    case .due, .lastDay, .collectBy, .opens: true
    default: false
    }
  }
}
