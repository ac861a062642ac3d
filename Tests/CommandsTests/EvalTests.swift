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
