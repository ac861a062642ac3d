import Specimens

/// When the thing ends, if the text says so. Nothing is made up.
struct EndFinder: Sendable {
  let page: Page
  let kind: DocumentKind
  let mentions: [Mention]

  /// Exclusive; for an all-day entry midnight after the last day.
  func end(of candidate: Candidate) -> LocalDateTime? {
    switch kind {
    case .hotel, .rental: return stayEnd(candidate)
    case .flight, .ride: return arrival(candidate)
    case .booking where candidate.role == .checkIn: return stayEnd(candidate)
    case .booking where candidate.role == .departure: return arrival(candidate)
    default: return printedEnd(candidate) ?? finish(candidate)
    }
  }

  private func printedEnd(_ candidate: Candidate) -> LocalDateTime? {
    guard let startTime = candidate.startTime else {
      return candidate.lastDate.flatMap {
        $0 > candidate.startDate ? LocalDateTime($0.adding(days: 1), .midnight) : nil
      }
    }
    guard let endTime = candidate.endTime else { return nil }
    if let last = candidate.lastDate { return LocalDateTime(last, endTime) }
    let sameDay = LocalDateTime(candidate.startDate, endTime)
    // "9pm – 1am" runs past midnight.
    return endTime > startTime ? sameDay : LocalDateTime(candidate.startDate.adding(days: 1), endTime)
  }

  private func finish(_ candidate: Candidate) -> LocalDateTime? {
    guard let startTime = candidate.startTime else { return nil }
    for mention in mentions where mention.role == .finish {
      guard let time = mention.startTime ?? mention.endTime else { continue }
      if let date = mention.startDate { return LocalDateTime(date, time) }
      return LocalDateTime(time > startTime ? candidate.startDate : candidate.startDate.adding(days: 1), time)
    }
    return nil
  }

  private func stayEnd(_ candidate: Candidate) -> LocalDateTime? {
    // A car is given back, a room is left.
    let isOut = { (mention: Mention) in
      mention.role == .checkOut
        || kind == .rental && [.returnLeg, .due].contains(mention.role)
          && (mention.startDate.map { $0 >= candidate.startDate } ?? true)
    }
    let out = mentions.first { isOut($0) && $0.hasDate }
    let outTime = mentions.first { isOut($0) && $0.hasTime }
    if let date = out?.startDate ?? out?.lastDate {
      let time = out?.startTime ?? out?.endTime ?? outTime?.startTime ?? outTime?.endTime
      if candidate.isAllDay {
        // A stay in whole days runs over its nights; the day of leaving is free again.
        return date > candidate.startDate ? LocalDateTime(date, .midnight) : nil
      }
      if let time { return LocalDateTime(date, time) }
      // "Mon, 21 Dec 2026, by" over "11:00": the hour on the next line, with nothing between.
      if let out, let hour = mentions.first(where: { $0.index == out.index + 1 }), !hour.hasDate,
        hour.line - out.lastLine <= 1, let time = hour.endTime ?? hour.startTime
      {
        return LocalDateTime(date, time)
      }
      // A day of leaving without an hour is no moment: left open.
      return nil
    }
    if let last = candidate.lastDate {
      if candidate.isAllDay { return LocalDateTime(last, .midnight) }
      if let time = outTime?.startTime ?? outTime?.endTime { return LocalDateTime(last, time) }
      return candidate.endTime.map { LocalDateTime(last, $0) }
    }
    return nil
  }

  private func arrival(_ candidate: Candidate) -> LocalDateTime? {
    if let printed = printedEnd(candidate), candidate.startTime != nil, candidate.endTime != nil {
      if kind == .flight, candidate.lastDate == nil, let end = candidate.endTime,
        let start = candidate.startTime, end < start
      {
        return overnight(candidate, end, after: candidate.mentions.last)
      }
      return printed
    }
    guard candidate.startTime != nil else { return nil }
    let departure = candidate.mentions.first { $0.hasTime && $0.startTime == candidate.startTime }?.index ?? 0
    for mention in mentions
    where mention.index > departure && (mention.role == .arrival || isBareSecond(mention, candidate)) {
      guard !candidate.mentions.contains(where: { $0.index == mention.index }) else { continue }
      guard let time = mention.startTime ?? mention.endTime else { continue }
      if let date = mention.startDate {
        let moment = LocalDateTime(date, time)
        return moment > candidate.start ? moment : nil
      }
      let sameDay = LocalDateTime(candidate.startDate, time)
      if sameDay > candidate.start { return sameDay }
      return overnight(candidate, time, after: mention)
    }
    return nil
  }

  /// The second bare time of a journey, on the same line or the next.
  private func isBareSecond(_ mention: Mention, _ candidate: Candidate) -> Bool {
    guard mention.role == .event, mention.hasTime, !mention.hasDate else { return false }
    let lastLine = candidate.mentions.map(\.line).max() ?? 0
    return mention.line - lastLine <= 2
  }

  /// An arrival earlier on the clock than the departure: the next morning where the text says so or the journey
  /// runs on one clock; else it is left out.
  private func overnight(_ candidate: Candidate, _ time: LocalTime, after mention: Mention?) -> LocalDateTime?
  {
    let next = LocalDateTime(candidate.startDate.adding(days: 1), time)
    if let mention {
      let end = page.shadow.position(of: mention.entity.span.end)
      let tail = String(page.folded(end..<min(end + 8, page.shadow.scalars.count)))
      if tail.contains("+1") || tail.contains("翌") || tail.contains("次日") { return next }
    }
    guard kind == .ride, let start = candidate.startTime, start.hour >= 17, time.hour <= 12 else {
      return nil
    }
    return next
  }
}
