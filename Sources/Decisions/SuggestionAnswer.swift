import Specimens

/// One answer line of `curio suggest --jsonl`.
public struct SuggestionAnswer: Sendable, Encodable {
  public var id: String?
  public var findings: Findings

  public init(id: String?, findings: Findings) {
    self.id = id
    self.findings = findings
  }

  private enum Key: String, CodingKey { case id, collection, suggestion, abstain }
  private enum EntryKey: String, CodingKey {
    case kind, title, start, end, allDay, location, confidence, evidence, timeZone, alarms, codes
  }
  private enum AbstainKey: String, CodingKey { case reason, detail, question }

  public func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    try c.encodeIfPresent(id, forKey: .id)
    try c.encode(findings.assignment.collection, forKey: .collection)
    switch findings.verdict {
    case .suggestion(let suggestion):
      var entry = c.nestedContainer(keyedBy: EntryKey.self, forKey: .suggestion)
      try encode(suggestion, to: &entry)
    case .abstention(let abstention):
      var reason = c.nestedContainer(keyedBy: AbstainKey.self, forKey: .abstain)
      try reason.encode(abstention.reason, forKey: .reason)
      try reason.encode(abstention.detail, forKey: .detail)
      try reason.encodeIfPresent(abstention.question, forKey: .question)
    }
  }

  private func encode(_ suggestion: Suggestion, to c: inout KeyedEncodingContainer<EntryKey>) throws {
    try c.encode(suggestion.kind, forKey: .kind)
    try c.encode(suggestion.title, forKey: .title)
    try c.encode(moment(suggestion.start, suggestion.isAllDay), forKey: .start)
    if let end = suggestion.end {
      try c.encode(moment(end, suggestion.isAllDay), forKey: .end)
    } else {
      try c.encodeNil(forKey: .end)
    }
    try c.encode(suggestion.isAllDay, forKey: .allDay)
    if let location = suggestion.location {
      try c.encode(location, forKey: .location)
    } else {
      try c.encodeNil(forKey: .location)
    }
    try c.encode((suggestion.confidence * 1000).rounded() / 1000, forKey: .confidence)
    try c.encode(suggestion.evidence, forKey: .evidence)
    try c.encodeIfPresent(suggestion.timeZone, forKey: .timeZone)
    if !suggestion.alarms.isEmpty { try c.encode(suggestion.alarms, forKey: .alarms) }
    if !suggestion.codes.isEmpty { try c.encode(suggestion.codes, forKey: .codes) }
  }

  /// `YYYY-MM-DD` for whole days, else `YYYY-MM-DDTHH:MM`.
  private func moment(_ moment: LocalDateTime, _ isAllDay: Bool) -> String {
    isAllDay ? moment.date.description : moment.description
  }
}
