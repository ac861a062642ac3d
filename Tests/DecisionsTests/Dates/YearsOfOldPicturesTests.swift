import Extraction
import Specimens
import Testing

@testable import Decisions

/// A date without a year means the picture's own time: what is over by now is not proposed.
@Suite struct YearsOfOldPicturesTests {
  private func findings(_ text: String, saved: String, now: String) throws -> Findings {
    let saved = try #require(LocalDateTime(saved))
    return Decider().findings(
      for: DecisionInput(
        text: text, entities: Extractor().entities(in: text, reference: saved), reference: saved,
        now: try #require(LocalDateTime(now)), uid: "test@test", madeAt: Instant(secondsSince1970: 0)))
  }

  @Test(arguments: [
    ("Flight 16 JUL 09:50\nUA 837 Gate B12", "2024-06-01T09:00"),
    ("Dinner at The Pear Tree\nTable booked Fri Jul 5 7:30 PM", "2024-06-01T09:00"),
    ("ご予約\n7月16日(火) 19:00\nつばめ食堂", "2024-06-01T09:00"),
    ("Concert tickets\nDec 28, 8:00 PM\nGranary Hall", "2025-12-20T09:00"),
  ])
  func anOldPicturesDateIsPast(text: String, saved: String) throws {
    guard case .abstention(let abstention) = try findings(text, saved: saved, now: "2026-11-30T09:00").verdict
    else {
      Issue.record("proposed: \(text)")
      return
    }
    #expect(abstention.reason == .pastDate)
  }

  @Test(arguments: ["Concert tickets\nDec 28, 8:00 PM\nGranary Hall", "ご予約\n12月28日 19:00\nつばめ食堂"])
  func decemberSeenInJanuaryIsNotTakenForTheNextOne(text: String) throws {
    if case .suggestion(let suggestion) = try findings(
      text, saved: "2027-01-05T09:00", now: "2027-01-05T09:00"
    ).verdict {
      Issue.record("proposed for \(suggestion.start)")
    }
  }
}
