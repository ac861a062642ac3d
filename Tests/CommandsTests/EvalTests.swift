import Extraction
import Foundation
import Specimens
import Testing

@testable import Commands

@Suite("Measuring against known answers")
struct EvalTests {
  @Test("an ideal ranking scores one, a reversed one less, an invented answer breaks a silence")
  func search() {
    var ideal = SearchScore()
    ideal.add(answers: ["a", "b"], grades: ["a": 3, "b": 1])
    #expect(ideal.meanGain == 1)
    var reversed = SearchScore()
    reversed.add(answers: ["b", "a"], grades: ["a": 3, "b": 1])
    #expect((reversed.meanGain ?? 1) < 1)
    #expect(reversed.first == 0)
    #expect(reversed.amongFive == 1)
    var silence = SearchScore()
    silence.add(answers: [], grades: [:])
    silence.add(answers: ["a"], grades: [:])
    #expect(silence.unanswerable == 2)
    #expect(silence.silences == 1)
  }

  @Test("precision and recall are of answers and of labels; nothing has neither")
  func tally() {
    #expect(Tally().precision == nil)
    let tally = Tally(right: 3, wrong: 1, missing: 3)
    #expect(tally.precision == 0.75)
    #expect(tally.recall == 0.5)
    #expect(tally.f1 == 0.6)
  }

  @Test("the calibration error is the distance between what was said and what came true")
  func calibration() {
    var calibration = Calibration()
    for isRight in [true, true, true, false] { calibration.add(confidence: 0.75, isRight: isRight) }
    #expect(calibration.expectedError == 0)
    calibration.add(confidence: 1, isRight: false)
    #expect(calibration.expectedError == 0.2)
    #expect(calibration.lines.first == "  from 0.700  said 0.750  right 0.750  n 4")
  }

  @Test("labelled texts: an entity is right with an accepted value, and each label counts once")
  func extract() throws {
    let line = #"""
      {"text":"Fri 4 Dec or Sat","languages":["en"],"kind":"datetime","expect":[
        {"text":"Fri 4 Dec","values":[{"date":"2026-12-04"}]},{"text":"Sat","start":13,"end":16,"values":[
        {"date":"2026-12-12"},{"date":"2026-12-05"}]}]}
      """#
    let sample = try JSONDecoder().decode(EntityLabels.self, from: Data(line.utf8))
    #expect(sample.expected.map(\.span) == [TextSpan(0, 9), TextSpan(13, 16)])
    let entities = Extractor().entities(
      in: sample.text, reference: ExtractSamples.reference, languages: sample.languages)
    var score = ExtractScore()
    score.add(entities, of: sample)
    score.add(entities + entities, of: sample)
    score.add([], of: sample)
    #expect(score.groups == ["datetime": Tally(right: 4, wrong: 2, missing: 2)])
  }

  @Test("amounts, lengths and links are compared as what they mean")
  func acceptableValues() throws {
    func accepts(_ label: String, _ value: EntityValue) throws -> Bool {
      try JSONDecoder().decode(AcceptableValue.self, from: Data(label.utf8)).matches(ValueParts(value))
    }
    #expect(
      try accepts(
        #"{"amount":12.5,"currency":"USD"}"#, .money(amount: Amount(1250, scale: 2), currency: "USD")))
    #expect(try accepts(#"{"iso":"PT90M"}"#, .duration(iso: "PT1.5H")))
    #expect(try accepts(#"{"url":"hall.example.com"}"#, .url("https://HALL.example.com/")))
    #expect(try accepts(#"{"number":"0355550142"}"#, .phone(e164: "+81355550142", number: "0355550142")))
    #expect(
      try !accepts(#"{"start":"2026-12-04"}"#, .dateRange(start: day("2026-12-04"), end: day("2026-12-06"))))
    #expect(try !accepts(#"{"iso":"P1M"}"#, .duration(iso: "P30D")))
  }

  private func day(_ text: String) -> LocalDate { LocalDate(text) ?? LocalDate(dayNumber: 0) }

  @Test("the labelled set that comes with Curio is read nearly without fault")
  func builtInSamples() throws {
    var score = ExtractScore()
    for line in ExtractSamples.lines {
      let sample = try JSONDecoder().decode(EntityLabels.self, from: line)
      #expect(sample.expected.allSatisfy { $0.span != nil }, "\(sample.text)")
      score.add(
        Extractor().entities(
          in: sample.text, reference: ExtractSamples.reference, languages: sample.languages), of: sample)
    }
    #expect(score.texts >= 70)
    for (group, tally) in score.groups {
      #expect((tally.precision ?? 0) >= 0.95, "\(group)")
      #expect((tally.recall ?? 0) >= 0.95, "\(group)")
    }
    #expect(score.calibration.expectedError < 0.1)
  }
}

@Suite("The labelled sets that come with Curio")
struct LabelledSetTests {
  @Test("every text of the set is labelled")
  func setIsWhole() {
    #expect(LabelledText.all.count >= 120)
    #expect(LabelledText.all.allSatisfy { !$0.text.isEmpty && !$0.text.contains("===") })
    #expect(LabelledText.all.contains { if case .abstention = $0.label { true } else { false } })
  }

  @Test("what is proposed is nearly always right, and silence is kept where it is wanted")
  func suggestions() {
    let engine = SuggestionEngine()
    var score = SuggestionScore()
    for text in LabelledText.all {
      let line = engine.answer(
        id: nil, text: text.text, reference: text.reference, languages: text.languages)
      score.add(line.answer.findings, for: text)
    }
    #expect((score.proposals.precision ?? 0) >= 0.95)
    #expect((score.proposals.recall ?? 0) >= 0.9)
    #expect((score.starts.precision ?? 0) >= 0.97)
    #expect((score.silences.recall ?? 0) >= 0.95)
    #expect((score.reasons.precision ?? 0) >= 0.9)
    #expect((score.collections.precision ?? 0) >= 0.9)
  }

  @Test("an origin is inferred only where a clue says it, by every kind of clue")
  func origins() {
    var score = OriginScore()
    for page in LabelledOrigin.all { score.add(page.found, for: page.origin) }
    #expect((score.all.precision ?? 0) >= 0.95)
    #expect((score.coverage ?? 0) >= 0.9)
    #expect(score.byClue.values.allSatisfy { ($0.precision ?? 0) >= 0.95 })
  }

  @Test("a wrong start is no right proposal, and an unwanted proposal breaks a silence")
  func scoring() throws {
    let text = try #require(
      LabelledText.parse("=== 2026-11-20T10:00 | en | E 2026-12-05T18:00 t:dinner\nx").first)
    let silent = try #require(LabelledText.parse("=== 2026-11-20T10:00 | en | A noEvent\nx").first)
    let findings = SuggestionEngine().answer(
      id: nil, text: "Dinner reservation confirmed\nSaturday, December 5, 2026 at 7 PM\nTable for 2",
      reference: text.reference, languages: []
    ).answer.findings
    var score = SuggestionScore()
    score.add(findings, for: text)
    #expect(score.starts.precision == 0)
    #expect(score.proposals.precision == 0)
    score.add(findings, for: silent)
    #expect(score.silences.recall == 0)
    #expect(score.coverage == 1)
  }
}
