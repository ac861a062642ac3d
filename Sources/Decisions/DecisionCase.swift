import Specimens

/// One specimen on its way to a verdict.
struct DecisionCase: Sendable {
  let input: DecisionInput
  let page: Page
  let chrome: Chrome
  let classification: Classification
  private let mentions: [Mention]
  private let signals: Signals
  private let roles: LineRoles
  private let kind: DocumentKind

  init(input: DecisionInput, page: Page, chrome: Chrome, classification: Classification) {
    self.input = input
    self.page = page
    self.chrome = chrome
    self.classification = classification
    mentions = MentionReader(page: page, chrome: chrome).mentions(of: input.entities)
      .map { DecisionCase.read($0, for: classification.kind) }
    signals = Signals(page: page, chrome: chrome, mentions: mentions, isChat: classification.kind == .chat)
    roles = LineRoles(page: page, chrome: chrome, entities: input.entities)
    kind = DecisionCase.refined(classification, mentions: mentions)
  }

  /// Only journeys depart and arrive: a technician who "arrives between 9 and 12" simply comes.
  private static func read(_ mention: Mention, for kind: DocumentKind) -> Mention {
    if kind == .chat, mention.role == .extra, !mention.hasDate {
      // "Dinner at seven" is a point of a programme, but the plan itself where people agree on it.
      var plan = mention
      plan.role = .event
      return plan
    }
    if kind == .deadline, mention.role == .replyBy {
      // Where the sign-up is all that the page is about, its last day is what counts.
      var due = mention
      due.role = .due
      return due
    }
    guard mention.role == .arrival || mention.role == .departure else { return mention }
    var read = mention
    switch kind {
    case .flight, .ride, .booking, .unknown: return mention
    // Guests arrive and depart too.
    case .hotel, .rental: read.role = mention.role == .arrival ? .checkIn : .checkOut
    case .delivery: read.role = .delivery
    default: read.role = .event
    }
    return read
  }

  /// A countdown that prints its last day is an offer; a poster whose only date opens the sales is about that.
  private static func refined(_ classification: Classification, mentions: [Mention]) -> DocumentKind {
    let hasDeadline = mentions.contains { $0.hasDate && $0.role.isDeadline && $0.isLabelled }
    let opens = mentions.contains { $0.hasDate && $0.role == .opens }
    let happens = mentions.contains { $0.hasDate && $0.role.isUsable && !$0.role.isDeadline }
    switch classification.kind {
    case .countdown where hasDeadline: return .sale
    case .ticket where opens && !happens, .poster where opens && !happens: return .onSale
    default: return classification.kind
    }
  }

  func decide() -> (Verdict, title: String, kind: DocumentKind) {
    var candidates = CandidateBuilder(page: page, mentions: mentions, kind: kind, now: input.now).candidates()
      .map { NumericDates(page: page, entities: input.entities).settled($0) }
    let profile = DocumentProfile.of(kind)
    candidates = candidates.map { $0.answered(input.answer) }
    let choice = Chooser(page: page, kind: kind, profile: profile, now: input.now)
      .choice(from: candidates, answer: input.answer)
    let chosen: Candidate? = if case .one(let candidate) = choice { candidate } else { nil }
    let plan =
      kind == .chat ? ChatPlan(page: page, roles: roles, entities: input.entities, candidate: chosen) : nil
    let title = TitleMaker(page: page, roles: roles, entities: input.entities, kind: kind)
      .title(candidate: chosen, chatPlan: plan)

    if let reason = overruled(choice, candidates) { return (.abstention(reason), title.text, kind) }
    switch choice {
    case .none: return (.abstention(withoutDate()), title.text, kind)
    case .several(let several): return (.abstention(question(about: several)), title.text, kind)
    case .one(let candidate):
      let settled = HalfOfDay(page: page, kind: kind).settled(candidate)
      return (verdict(on: settled, profile: profile, title: title, plan: plan), title.text, kind)
    }
  }

  // MARK: Overruling statements and kinds without entries

  private func overruled(_ choice: Chooser.Choice, _ candidates: [Candidate]) -> Abstention? {
    if let words = signals.cancelled, !candidates.contains(where: { $0.role == .new }) {
      return Abstention(.cancelled, detail: Sentences.cancelled(words))
    }
    if let words = signals.duplicate { return Abstention(.duplicate, detail: Sentences.duplicate(words)) }
    switch DocumentProfile.of(kind).outcome {
    case .none(let reason):
      return Abstention(reason, detail: detail(of: reason))
    case .bygone(let otherwise):
      if let past = mentions.compactMap({ $0.startDate }).first(where: { $0 <= input.now.date }) {
        return Abstention(.pastDate, detail: Sentences.past(past))
      }
      return Abstention(
        otherwise, detail: otherwise == .noEvent ? Sentences.nothing(in: kind) : Sentences.informational(kind)
      )
    case .entry: break
    }
    if signals.lookingBack != nil,
      !candidates.contains(where: { $0.over > input.now && $0.mentions.contains { $0.hasTime } })
    {
      return Abstention(.pastDate, detail: Sentences.over)
    }
    if let words = signals.automatic, kind == .bill || kind == .deadline || kind == .unknown {
      return Abstention(.notForUser, detail: Sentences.automatic(words))
    }
    return nil
  }

  private func detail(of reason: Abstention.Reason) -> String {
    switch reason {
    case .noEvent: Sentences.nothing(in: kind)
    case .notForUser: Sentences.informational(kind)
    case .noDate: Sentences.timetable(kind)
    case .pastDate: Sentences.over
    default: Sentences.weak
    }
  }

  private func withoutDate() -> Abstention {
    // Dates that are only behind the user: an expired offer, a visit long ago.
    if kind == .unknown { return Abstention(.noEvent, detail: Sentences.nothingToSchedule) }
    if let words = signals.unconfirmed {
      return Abstention(.lowConfidence, detail: Sentences.unconfirmed(words))
    }
    if kind == .appointment || kind == .lesson, !classification.isBooked {
      return Abstention(.noEvent, detail: Sentences.nothingToSchedule)
    }
    let dated = mentions.filter { $0.hasDate && $0.role != .statusBar && $0.role != .messageTime }
      .compactMap { $0.lastDate ?? $0.startDate }
    if let last = dated.max(), last <= input.now.date {
      return Abstention(.pastDate, detail: Sentences.past(last))
    }
    return Abstention(.noDate, detail: Sentences.noDate)
  }

  // MARK: Ambiguity

  private func question(about candidates: [Candidate]) -> Abstention {
    if candidates.allSatisfy({ $0.over <= input.now }), let last = candidates.last {
      return Abstention(.pastDate, detail: Sentences.past(last.startDate))
    }
    if let words = signals.unconfirmed {
      return Abstention(.lowConfidence, detail: Sentences.unconfirmed(words))
    }
    let coming = candidates.filter { $0.over > input.now }
    return Abstention(
      .ambiguousDate, detail: Sentences.several(candidates.count),
      question: coming.count < 2
        ? nil
        : Abstention.Question(
          field: "start", prompt: "Which of these dates is yours?",
          choices: coming.prefix(8).map { $0.isAllDay ? $0.startDate.description : $0.start.description }))
  }

  private func ambiguity(of candidate: Candidate) -> Abstention? {
    guard !candidate.otherDates.isEmpty, let mention = candidate.mentions.first(where: { $0.hasDate }) else {
      return nil
    }
    let days = ([candidate.startDate] + candidate.otherDates).sorted()
    // Only readings still to come are worth asking for.
    guard days.contains(where: { $0 >= input.now.date }) else { return nil }
    return Abstention(
      .ambiguousDate, detail: Sentences.ambiguous(mention.entity.text),
      question: Abstention.Question(
        field: "start", prompt: "Which day is “\(mention.entity.text)”?",
        choices: days.map { day in
          candidate.startTime.map { LocalDateTime(day, $0).description } ?? day.description
        }))
  }

  // MARK: The entry

  private func verdict(
    on chosen: Candidate, profile: DocumentProfile, title: TitleMaker.Title, plan: ChatPlan?
  ) -> Verdict {
    guard case .entry(let entryKind, _) = profile.outcome else { return .abstention(withoutDate()) }
    var candidate = chosen
    if kind == .delivery { candidate = Delivery.wholeDay(candidate) }
    if entryKind == .reminder { candidate = Deadline.point(candidate) }
    if let question = ambiguity(of: candidate) { return .abstention(question) }
    if isOver(candidate) {
      return .abstention(Abstention(.pastDate, detail: Sentences.past(candidate.startDate)))
    }
    if let words = signals.unconfirmed, !isAgreedInChat {
      return .abstention(Abstention(.lowConfidence, detail: Sentences.unconfirmed(words)))
    }

    let entry = deadlineEntry(candidate) ?? entryKind
    let place = LocationRule(
      page: page, roles: roles, entities: input.entities, kind: kind, title: title, candidate: candidate,
      chatPlan: plan
    ).location()
    let location = entry == .event || DecisionCase.placedReminders.contains(kind) ? place : nil
    if kind == .unknown, candidate.isAllDay || location == nil {
      return .abstention(Abstention(.noEvent, detail: Sentences.nothingToSchedule))
    }
    let confidence = Confidence.of(candidate, kind: classification, hasPlace: location != nil)
    guard confidence >= Confidence.threshold else {
      return .abstention(Abstention(.lowConfidence, detail: Sentences.weak))
    }

    let end = EndFinder(page: page, kind: kind, mentions: mentions).end(of: candidate)
    let suggestion =
      Suggestion(
        uid: input.uid, madeAt: input.madeAt, kind: entry, title: title.text, start: candidate.start,
        end: entry == .reminder ? nil : end.flatMap { $0 > candidate.start ? $0 : nil },
        isAllDay: candidate.isAllDay,
        timeZone: candidate.timeZone, location: location.map { Phrase.clipped($0, to: 160) }, notes: nil,
        codes: Codes.worthKeeping(input.entities, kind: kind),
        alarms: Alarms.minutes(for: kind, isAllDay: candidate.isAllDay, entry: entry),
        // What the user said needs no guess.
        confidence: input.answer == nil ? Confidence.calibrated(confidence) : max(0.95, confidence),
        evidence: EvidenceRule(page: page).evidence(for: candidate, end: nil))
    let isJourney = kind == .flight || kind == .ride
    return .suggestion(
      isJourney ? JourneyZones.settled(suggestion, Journey.route(on: page, roles: roles)) : suggestion)
  }

  /// Reminders that one has to go somewhere for.
  private static let placedReminders: Set<DocumentKind> = [.pickup, .parking, .exhibition]

  private var isAgreedInChat: Bool { kind == .chat }

  /// A school notice or a chat whose date is a deadline makes a reminder.
  private func deadlineEntry(_ candidate: Candidate) -> Suggestion.Kind? {
    candidate.role == .due && (kind == .schoolEvent || kind == .chat || kind == .unknown) ? .reminder : nil
  }

  private func isOver(_ candidate: Candidate) -> Bool {
    if kind == .delivery, let end = candidate.endTime, candidate.startTime != nil {
      return LocalDateTime(candidate.startDate, end) <= input.now
    }
    return candidate.over <= input.now
  }
}

/// A delivery "by 8 PM" is expected any time that day.
enum Delivery {
  static func wholeDay(_ candidate: Candidate) -> Candidate {
    guard candidate.startTime != nil, candidate.endTime == nil else { return candidate }
    let isUntil = candidate.mentions.contains { mention in
      let text = " " + mention.entity.text.lowercased() + " "
      return mention.role == .due || mention.role == .lastDay || text.contains(" by ") || text.contains("まで")
        || text.contains("before") || text.contains("前")
    }
    guard isUntil else { return candidate }
    var whole = candidate
    whole.startTime = nil
    return whole
  }
}

/// A deadline that is printed as a period is its last day.
enum Deadline {
  static func point(_ candidate: Candidate) -> Candidate {
    var point = candidate
    if let last = candidate.lastDate {
      point.startDate = last
      point.startTime = candidate.endTime
    } else if let end = candidate.endTime, candidate.role.isDeadline {
      point.startTime = end
    }
    // "Ends Sunday at midnight" is the end of Sunday.
    if point.startTime == .midnight, candidate.mentions.contains(where: isNamedMidnight) {
      point.startTime = LocalTime(hour: 23, minute: 59)
    }
    point.lastDate = nil
    point.endTime = nil
    return point
  }

  private static func isNamedMidnight(_ mention: Mention) -> Bool {
    let text = mention.entity.text.lowercased()
    return text.contains("midnight") && !text.contains("tonight") && !text.contains("12 midnight")
  }
}
