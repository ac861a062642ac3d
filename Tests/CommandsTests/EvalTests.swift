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
