import Assist
import Decisions
import Foundation
import Specimens

extension EvalSubject {
  /// Proposals and honest silence on texts whose answers are known.
  static let suggest = EvalSubject(
    name: "suggest",
    summary: """
      {"text","reference","suggestion":{"kind","start","end","title","location"}} lines, or "abstain":[REASON…] in
        place of the suggestion; without a file the set that comes with Curio. Prints coverage, precision,
        abstention and how much the confidence is worth. With --assist the texts are sent to that service, too, and
        both are printed, its faults as the local rules answer them; on the internet only with --consent HOST.
      """,
    options: [
      .value("assist", "URL", "suggest: compare a decision service with the local rules"),
      .value("consent", "HOST", "suggest: the texts may go to this host on the internet"),
    ]
  ) { path, invocation, context in
    let texts =
      try path.map { try JSONFile.lines($0).map { try JSONDecoder().decode(LabelledText.self, from: $0) } }
      ?? LabelledText.all
    let engine = SuggestionEngine()
    var score = SuggestionScore()
    for text in texts {
      let line = engine.answer(
        id: nil, text: text.text, reference: text.reference, languages: text.languages)
      score.add(line.answer.findings, for: text)
    }
    let assisted = try invocation.value("assist").map {
      try AssistScore.measured(at: $0, consent: invocation.value("consent"), texts, context)
    }
    guard !invocation.isJSON else {
      if let assisted { return try context.output.json(Compared(local: score, assist: assisted)) }
      return try context.output.json(score)
    }
    if assisted != nil { context.output.line("local rules") }
    for line in score.lines { context.output.line(line) }
    for line in assisted?.lines ?? [] { context.output.line(line) }
  }

  private struct Compared: Encodable {
    var local: SuggestionScore
    var assist: AssistScore
  }
}

/// How often proposals and silences are what a person wanted.
struct SuggestionScore: Sendable, Encodable {
  private(set) var texts = 0
  /// Right: kind, start and title all as wanted. Wrong: any other proposal. Missing: a wanted entry not proposed.
  private(set) var proposals = Tally()
  private(set) var wanted = 0
  private(set) var proposed = 0
  /// Proposals with the wanted start, of those that are wanted at all.
  private(set) var starts = Tally()
  private(set) var ends = Tally()
  private(set) var places = Tally()
  /// Silences: right where silence is wanted.
  private(set) var silences = Tally()
  private(set) var reasons = Tally()
  private(set) var collections = Tally()
  private(set) var calibration = Calibration()

  mutating func add(_ findings: Findings, for text: LabelledText) {
    texts += 1
    if !text.collections.isEmpty {
      collections.note(text.collections.contains(findings.assignment.collection.rawValue))
    }
    switch (text.label, findings.verdict) {
    case (.abstention(let fair), .abstention(let given)):
      silences.right += 1
      reasons.note(fair.contains(given.reason.rawValue))
    case (.abstention, .suggestion(let given)):
      proposed += 1
      proposals.wrong += 1
      silences.missing += 1
      calibration.add(confidence: given.confidence, isRight: false)
    case (.entry, .abstention):
      wanted += 1
      proposals.missing += 1
      silences.wrong += 1
    case (.entry(let kind, let start, let end, let title, let place), .suggestion(let given)):
      wanted += 1
      proposed += 1
      func printed(_ moment: LocalDateTime) -> String {
        given.isAllDay ? moment.date.description : moment.description
      }
      let isOnTime = printed(given.start) == start
      starts.note(isOnTime)
      ends.note(given.end.map(printed) == end)
      if !place.isEmpty { places.note(given.location?.lowercased().contains(place.lowercased()) ?? false) }
      let isRight =
        isOnTime && given.kind == kind
        && (title.isEmpty || given.title.lowercased().contains(title.lowercased()))
      proposals.note(isRight)
      if !isRight { proposals.missing += 1 }
      calibration.add(confidence: given.confidence, isRight: isRight)
    }
  }

  /// The part of the wanted entries for which something was proposed.
  var coverage: Double? {
    wanted == 0 ? nil : Double(starts.right + starts.wrong) / Double(wanted)
  }
  var abstentionRate: Double? { texts == 0 ? nil : Double(texts - proposed) / Double(texts) }

  var lines: [String] {
    let ratio = Figures.ratio
    return [
      "texts \(texts)  wanted \(wanted)  proposed \(proposed)  abstention rate \(ratio(abstentionRate))",
      "coverage \(ratio(coverage))  precision \(ratio(proposals.precision))  recall \(ratio(proposals.recall))  start \(ratio(starts.precision))  end \(ratio(ends.precision))  place \(ratio(places.precision))",
      "silence: precision \(ratio(silences.precision))  recall \(ratio(silences.recall))  reason \(ratio(reasons.precision))  collections \(ratio(collections.precision))",
      "calibration:",
    ] + calibration.lines
  }

  private enum Key: String, CodingKey {
    case texts, wanted, proposed, abstentionRate, coverage, precision, recall, start, end, place
    case silencePrecision, silenceRecall, reason, collections, calibration, expectedCalibrationError
  }

  func encode(to encoder: any Encoder) throws {
    var c = encoder.container(keyedBy: Key.self)
    try c.encode(texts, forKey: .texts)
    try c.encode(wanted, forKey: .wanted)
    try c.encode(proposed, forKey: .proposed)
    try c.encodeIfPresent(abstentionRate, forKey: .abstentionRate)
    try c.encodeIfPresent(coverage, forKey: .coverage)
    try c.encodeIfPresent(proposals.precision, forKey: .precision)
    try c.encodeIfPresent(proposals.recall, forKey: .recall)
    try c.encodeIfPresent(starts.precision, forKey: .start)
    try c.encodeIfPresent(ends.precision, forKey: .end)
    try c.encodeIfPresent(places.precision, forKey: .place)
    try c.encodeIfPresent(silences.precision, forKey: .silencePrecision)
    try c.encodeIfPresent(silences.recall, forKey: .silenceRecall)
    try c.encodeIfPresent(reasons.precision, forKey: .reason)
    try c.encodeIfPresent(collections.precision, forKey: .collections)
    try c.encode(calibration.buckets, forKey: .calibration)
    try c.encode(calibration.expectedError, forKey: .expectedCalibrationError)
  }
}
