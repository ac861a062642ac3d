import Specimens

/// The dates of a mail by what they are for: the day something is due and the time something happens.
struct DateChooser: Sendable {
  private(set) var due: LocalDate?
  private(set) var event: Moment?
  /// A clock time that stands apart from the event's date, when the event has none.
  private(set) var others: [Moment] = []

  private struct Mention {
    var moment: Moment
    var dueScore: Int
    var eventScore: Int
    /// Something ends on it.
    var isExpiry: Bool
    /// `Friday`, without its date.
    var isWeekdayAlone: Bool
  }

  /// The due day is the one on which something expires, not one before it.
  private(set) var dueIsExpiry = false
  private(set) var eventIsExpiry = false

  init(for kind: MailKind, in text: MailText, now: LocalDateTime, written: LocalDateTime) {
    var mentions = text.entities.compactMap { entity -> Mention? in
      guard var moment = DateChooser.reading(of: entity, in: text, written: written) else { return nil }
      // "in 10 minutes", "two hours later" and "today" as words of haste are no appointments.
      let own = FoldedText(entity.text)
      if own.has(anyOf: ["minute", "minutes", "hour", "hours"]),
        own.has(anyOf: ["in", "later", "ago", "after"])
      {
        return nil
      }
      let context = text.context(of: entity.span)
      let sentence = text.sentence(at: entity.span)
      // "Within 24 hours" names no day of its own.
      if DateChooser.isWithin(entity) { return nil }
      // 周末, "next week": a stretch without a number is no day.
      if DateChooser.isVague(entity) { return nil }
      // 3天前 tells when something was sent, not when something happens.
      if DateChooser.isDaysAgo(entity, moment, written: written) { return nil }
      let isMoved = DateScores.tellsOfMove(sentence?.words)
      if isMoved, let end = DateChooser.end(of: entity.value) { moment = end }
      var due = DateScores.due(context, entity, kind)
      if DateChooser.isEastAsianLimit(entity, moment, written: written), due > -6 { due = max(due, 10) }
      var event = DateScores.event(context, moment, kind)
      if sentence?.isConditional == true {
        due -= 20
        event -= 6
      }
      // A fee that "applies after December 5" makes no date of it.
      if own.text.hasPrefix(" after ") || context.before.text.hasSuffix(" after ") { event -= 6 }
      // "moved from the 7th to the 9th": the 7th is past.
      if isMoved, context.before.text.hasSuffix(" from ") { event -= 6 }
      if text.subject.has("re"), kind == .personal { due = 0 }
      return Mention(
        moment: moment, dueScore: due, eventScore: event, isExpiry: DateScores.isExpiry(context),
        isWeekdayAlone: DateScores.isWeekdayAlone(own))
    }
    // "due Friday" in the subject is the "Friday, December 4" of the text.
    for index in mentions.indices where mentions[index].isWeekdayAlone {
      let date = mentions[index].moment.date
      let dated = mentions.first { other in
        guard !other.isWeekdayAlone, other.moment.date.weekday == date.weekday else { return false }
        return (0...7).contains(date.days(until: other.moment.date))
      }
      if let dated { mentions[index].moment.date = dated.moment.date }
    }
    if DateChooser.haveDueDates.contains(kind) {
      let found =
        mentions.filter { $0.dueScore >= 6 }.max { a, b in
          a.dueScore != b.dueScore ? a.dueScore < b.dueScore : a.moment > b.moment
        }
      due = found?.moment.date
      dueIsExpiry = found?.isExpiry ?? false
    }
    let events = mentions.filter { $0.moment.date != due || ($0.moment.time != nil && $0.dueScore < 6) }
    let happening =
      events.filter { $0.eventScore >= 3 }.max { a, b in
        if a.eventScore != b.eventScore { return a.eventScore < b.eventScore }
        return a.moment > b.moment
      }
    event = happening?.moment
    eventIsExpiry = happening?.isExpiry ?? false
    if let found = event, found.time == nil {
      // "Friday, November 27" beside "noon on Friday": the same day, told twice.
      event = events.first { $0.moment.date == found.date && $0.moment.time != nil }?.moment ?? found
    }
    var seen: Set<LocalDate> = Set([due, event?.date].compactMap { $0 })
    for mention in events where seen.insert(mention.moment.date).inserted && mention.eventScore > 0 {
      others.append(mention.moment)
    }
  }

  /// What an ambiguous date (`12/03/2026`) means: the reading that is still to come, where only one is; the
  /// American one beside dollars; else none.
  private static func reading(of entity: Entity, in text: MailText, written: LocalDateTime) -> Moment? {
    guard !entity.alternatives.isEmpty else { return moment(entity) }
    let readings = ([entity.value] + entity.alternatives).compactMap { moment($0) }
    let coming = readings.filter { $0.date >= written.date }
    if coming.count == 1 { return coming.first }
    let isAmerican = text.entities.contains { entity in
      if case .money(_, "USD"?) = entity.value { true } else { false }
    }
    return isAmerican ? moment(entity) : nil
  }

  /// Where a stretch ends that is none: “moved from the 7th to the 9th”.
  private static func end(of value: EntityValue) -> Moment? {
    switch value {
    case .dateRange(_?, let end?): Moment(end.adding(days: -1))
    case .dateTimeRange(let start?, let end?, _) where start.date != end.date: Moment(end.date, end.time)
    default: nil
    }
  }

  /// 12月2日以前, by December 2: the last day for something.
  ///
  /// - Parameter written: what the entity counts from.
  static func isLimit(_ entity: Entity, _ moment: Moment, written: LocalDateTime) -> Bool {
    let text = entity.text.lowercased()
    return isEastAsianLimit(entity, moment, written: written) || isWithin(entity)
      || ["by ", "before ", "until ", "no later than ", "not later than ", "on or before "].contains {
        text.hasPrefix($0)
      }
  }

  /// Not 3天前, which is some days ago, nor 午前 or 前天.
  private static func isEastAsianLimit(_ entity: Entity, _ moment: Moment, written: LocalDateTime) -> Bool {
    switch entity.value {
    case .dateRange(_?, _?), .dateTimeRange(_?, _?, _): return false
    default: break
    }
    var text = entity.text
    for word in ["午前", "前天", "前日", "前年", "前月", "前週", "前周"] { text = text.replacing(word, with: "") }
    guard text.contains("前") else { return text.contains("までに") }
    return !isDaysAgo(entity, moment, written: written)
  }

  private static func isDaysAgo(_ entity: Entity, _ moment: Moment, written: LocalDateTime) -> Bool {
    entity.text.contains("前") && moment.date < written.date && !entity.text.contains { "月/-号號".contains($0) }
  }

  private static func isVague(_ entity: Entity) -> Bool {
    guard case .dateRange(_?, _?) = entity.value else { return false }
    return !entity.text.contains { $0.isNumber || "一二三四五六七八九十".contains($0) }
  }

  /// Within 24 hours, 3天内: its end counts.
  private static func isWithin(_ entity: Entity) -> Bool {
    let text = entity.text.lowercased()
    guard text.hasPrefix("within ") || text.hasPrefix("in the next ") || text.hasSuffix("内") else {
      return false
    }
    switch entity.value {
    case .dateRange, .dateTimeRange: return true
    default: return false
    }
  }

  /// The moment of an entity; “before the 15th” ends with the 14th, and people say the 15th.
  static func moment(_ entity: Entity) -> Moment? {
    if case .dateRange(nil, let end?) = entity.value,
      ["before", "prior", "前"].contains(where: { entity.text.lowercased().contains($0) })
    {
      return Moment(end)
    }
    if isWithin(entity) {
      switch entity.value {
      case .dateRange(_, let end?): return Moment(end.adding(days: -1))
      case .dateTimeRange(_, let end?, _): return Moment(end.date, end.time)
      default: break
      }
    }
    return moment(entity.value)
  }

  /// The day and time an entity names; the end of a stretch ("within 60 days of …" has no day of its own).
  static func moment(_ value: EntityValue) -> Moment? {
    switch value {
    case .date(let date): Moment(date)
    case .dateTime(let moment, _): Moment(moment.date, moment.time)
    case .dateRange(nil, let end?): Moment(end.adding(days: -1))
    case .dateRange(let start?, let end?) where start.days(until: end) > 14: nil
    case .dateRange(let start?, _): Moment(start)
    case .dateTimeRange(let start?, _, _): Moment(start.date, start.time)
    case .dateTimeRange(nil, let end?, _): Moment(end.date, end.time)
    default: nil
    }
  }

  private static let haveDueDates: Set<MailKind> = [
    .bill, .school, .government, .insurance, .housing, .subscription, .other, .appointment, .delivery,
    .bankAlert,
  ]
}
