import Decisions
import Specimens
import Testing

/// `04/05/2027` has two readings until something in the text decides.
@Suite struct NumericDatesTests {
  private func verdict(_ lines: String) -> Verdict {
    Sample.parse("=== 2026-11-20T18:00 | en | A ambiguousDate\nAppointment\n04/05/2027 at 10:00\n" + lines)[0]
      .findings.verdict
  }

  @Test(arguments: [
    ("Elm Lane Surgery, Leeds LS9 8AG", "2027-05-04"), ("Fee £30", "2027-05-04"),
    ("Copay $20\nReno, NV 89501", "2027-04-05"),
    ("Referral issued 23/04/2026", "2027-05-04"),
  ])
  func settledByTheCountryOrAnotherDate(_ line: String, _ day: String) {
    #expect(verdict(line).suggestion?.start.date.description == day)
  }

  @Test(arguments: ["Enter by the car park.", "Bring the council's letter to the flat."])
  func settledByTheWordsOfACountry(_ line: String) {
    #expect(verdict(line).suggestion?.start.date.description == "2027-05-04")
  }

  /// People everywhere have flat tyres, boilers and councils.
  @Test(arguments: [
    "Take the flat road by the lake.", "The boiler is in the cellar; the boiler room is locked.",
  ])
  func oneOrdinaryWordSettlesNothing(_ line: String) {
    #expect(verdict(line).abstention?.reason == .ambiguousDate)
  }

  @Test func wordsOfTheOtherSideWeighMore() {
    #expect(
      verdict("Zip code of your flat, name of the council").suggestion?.start.date.description == "2027-04-05"
    )
  }

  @Test func asksWhereNothingSettlesIt() {
    let abstention = verdict("Bring your glasses.").abstention
    #expect(abstention?.reason == .ambiguousDate)
    #expect(abstention?.question?.choices == ["2027-04-05T10:00", "2027-05-04T10:00"])
  }
}
