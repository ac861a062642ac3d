import Decisions
import Specimens

extension AssistReply {
  /// The verdict that the answer gives, with nothing in it that the text does not bear out.
  ///
  /// - Parameters:
  ///   - findings: what the local rules made of the same text. Time zones and usual alarms come from them.
  ///   - now: an entry that is over by then is not proposed.
  /// - Throws: `.refused` with the first flaw.
  public func verdict(
    on question: AssistQuestion, findings: Findings, uid: String, madeAt: Instant, now: LocalDateTime,
    host: String
  ) throws(AssistProblem) -> Verdict {
    let printed = PrintedText(question)
    switch (suggestion, abstain) {
    case (let entry?, nil):
      var suggestion = try entry.suggestion(printed, uid: uid, madeAt: madeAt)
      guard suggestion.over > now else { throw .refused(.past) }
      if let local = findings.verdict.suggestion, local.start == suggestion.start {
        suggestion.timeZone = local.timeZone
        suggestion.endTimeZone = suggestion.end == local.end ? local.endTimeZone : nil
      }
      if entry.alarms == nil {
        suggestion.alarms = Decider.usualAlarms(for: suggestion, of: findings.classification.kind)
      }
      suggestion.assistedBy = host
      return .suggestion(suggestion)
    case (nil, let silence?):
      var abstention = try silence.abstention()
      // A question of the local rules is worth more than another's silence about the same doubt.
      if let local = findings.verdict.abstention, local.reason == abstention.reason,
        local.question != nil
      {
        abstention = local
      }
      abstention.assistedBy = host
      return .abstention(abstention)
    default: throw .refused(.neither)
    }
  }
}

extension Suggestion {
  /// When it is over, as far as is said.
  fileprivate var over: LocalDateTime {
    if let end { return end }
    return isAllDay ? LocalDateTime(start.date.adding(days: 1), .midnight) : start
  }
}

extension AssistReply.Entry {
  fileprivate func suggestion(_ printed: PrintedText, uid: String, madeAt: Instant) throws(AssistProblem)
    -> Suggestion
  {
    guard let kind = Suggestion.Kind(rawValue: kind) else { throw .refused(.kind) }
    guard (0...1).contains(confidence) else { throw .refused(.confidence) }
    guard title.isPlainLine(upTo: 200), printed.bearsOut(title: title) else { throw .refused(.title) }
    guard let first = LocalDateTime(start), printed.hasDate(first.date) else { throw .refused(.start) }
    let isAllDay = allDay ?? !start.contains(":")
    var last: LocalDateTime?
    if let end {
      guard let moment = LocalDateTime(end), moment > first,
        printed.hasDate(moment.date) || printed.hasDate(moment.date.adding(days: -1))
      else { throw .refused(.end) }
      last = moment
    }
    let place = (location?.isEmpty ?? true) ? nil : location
    if let place, !(place.isPlainLine(upTo: 160) && printed.holds(place)) { throw .refused(.location) }
    let codes = codes ?? []
    guard codes.count <= 8, codes.allSatisfy({ $0.isPlainLine(upTo: 60) && printed.holds($0) }) else {
      throw .refused(.code)
    }
    let alarms = alarms ?? []
    guard alarms.count <= 5, alarms.allSatisfy({ (0...525_600).contains($0) }) else {
      throw .refused(.alarms)
    }
    guard (1...8).contains(evidence.count) else { throw .refused(.evidence) }
    var cited: [Evidence] = []
    for part in evidence {
      guard let span = printed.span(from: part.start, to: part.end, reading: part.text) else {
        throw .refused(.evidence)
      }
      cited.append(Evidence(span: span, text: part.text))
    }
    return Suggestion(
      uid: uid, madeAt: madeAt, kind: kind, title: title,
      start: isAllDay ? LocalDateTime(first.date, .midnight) : first,
      end: kind == .reminder
        ? nil
        : last.map { isAllDay ? LocalDateTime($0.date, .midnight) : $0 }
          .flatMap { $0.date > first.date || !isAllDay ? $0 : nil },
      isAllDay: isAllDay, location: place, codes: codes, alarms: alarms.sorted(), confidence: confidence,
      evidence: cited)
  }
}

extension AssistReply.Silence {
  fileprivate func abstention() throws(AssistProblem) -> Abstention {
    // Which specimens are duplicates of each other only the drawer knows.
    guard let reason = Abstention.Reason(rawValue: reason), reason != .duplicate,
      detail.isPlainLine(upTo: 300)
    else { throw .refused(.reason) }
    return Abstention(reason, detail: detail)
  }
}
