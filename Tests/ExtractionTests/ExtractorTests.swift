import Specimens
import Testing

@testable import Extraction

@Suite struct ExtractorTests {
  /// A Monday.
  let reference = LocalDateTime("2026-11-30T09:00") ?? LocalDateTime(LocalDate(dayNumber: 0), .midnight)

  @Test func aMessageYieldsItsDateMoneyPhoneAndLink() {
    let text =
      "Table for 2 on Thu, Dec 10 at 6:45 PM. Deposit $20. Call (415) 555-0107 or see www.finch.example.com"
    let kinds = Extractor().entities(in: text, reference: reference).map(\.kind)
    #expect(kinds == [.dateTime, .money, .phone, .url])
  }
}
