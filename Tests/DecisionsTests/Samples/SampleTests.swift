import Decisions
import Specimens
import Testing

@Suite struct SampleTests {
  @Test(
    arguments: Sample.englishEvents + Sample.englishReminders + Sample.englishAbstentions + Sample.japanese
      + Sample.chinese + Sample.mixed + Sample.unseen + Sample.moreUnseen
      + Sample.screens)
  func decidesAsAPersonWould(_ sample: Sample) {
    let findings = sample.findings
    switch findings.verdict {
    case .abstention(let abstention):
      #expect(sample.verdicts.contains(abstention.reason.rawValue), "abstained: \(abstention.detail)")
      #expect(abstention.detail.hasSuffix("."))
    case .suggestion(let suggestion):
      check(suggestion, against: sample)
    }
    if !sample.collections.isEmpty {
      #expect(sample.collections.contains(findings.assignment.collection.rawValue))
    }
    #expect(!findings.title.isEmpty)
    #expect(!findings.assignment.reason.isEmpty)
  }

  private func check(_ suggestion: Suggestion, against sample: Sample) {
    let isAllDay = suggestion.isAllDay
    func printed(_ moment: LocalDateTime) -> String {
      isAllDay ? moment.date.description : moment.description
    }
    #expect(
      sample.verdicts.contains(suggestion.kind.rawValue), "proposed \(suggestion.title) \(suggestion.start)")
    #expect(printed(suggestion.start) == sample.start)
    #expect(suggestion.end.map(printed) == sample.end)
    #expect(sample.title.isEmpty || suggestion.title.lowercased().contains(sample.title))
    #expect(sample.location.isEmpty || suggestion.location?.lowercased().contains(sample.location) ?? false)
    #expect(!suggestion.evidence.isEmpty)
    #expect(suggestion.evidence.allSatisfy { sample.text.slice($0.span) == $0.text })
    #expect((0.5...1).contains(suggestion.confidence))
  }

  @Test func placesAreNamedForThingsToGoToOnly() {
    for sample in Sample.englishReminders {
      guard let suggestion = sample.findings.verdict.suggestion, suggestion.location != nil else { continue }
      #expect([.pickup, .parking, .exhibition].contains(sample.findings.classification.kind))
    }
  }
}
