import Extraction
import Specimens
import Testing

@testable import Decisions

@Suite struct SentenceTitleTests {
  private func spoken(_ text: String) -> (title: String?, place: String?) {
    let page = Page(text)
    let reference = LocalDateTime(LocalDate(dayNumber: 20_700), .noon)
    let entities = Extractor().entities(in: text, reference: reference)
    let mentions = MentionReader(
      page: page, chrome: Chrome(page: page, entities: entities, reference: reference)
    ).mentions(of: entities)
    guard let mention = mentions.first(where: { $0.hasDate }) else { return (nil, nil) }
    let sentence = SentenceTitle(page: page)
    return (sentence.title(before: mention), sentence.place(after: mention))
  }

  @Test func leavesOutGreetingAndFormula() {
    let (title, place) = spoken(
      "Hi Alex, this is a reminder of your eye test with Dr. Brandt on Tue, Jan 19, 2027 at 8:40 AM at Lark Optics, 3 Elm Court."
    )
    #expect(title == "Eye test with Dr. Brandt")
    #expect(place == "Lark Optics, 3 Elm Court")
  }

  @Test func keepsTheNameOfTheThing() {
    #expect(
      spoken("The spring recital is on May 8, 2027 at 6 PM in the Orchard Hall.").title == "Spring recital")
    #expect(
      spoken("The spring recital is on May 8, 2027 at 6 PM in the Orchard Hall.").place == "Orchard Hall")
  }
}
