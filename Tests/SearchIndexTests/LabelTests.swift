import Testing

@testable import SearchIndex

@Suite struct LabelTests {
  private func labels(_ text: String) -> Set<DocumentLabel> {
    Set(LabelFinder.shared.labels(in: Analyzer().tokens(of: text)))
  }

  @Test(arguments: [
    ("CORNER SHOP\nSubtotal 10.00\nTax 0.93\nTOTAL 10.93", DocumentLabel.receipt),
    ("小計 626\n合計 ￥626\nお釣り 374", .receipt),
    ("Booking confirmed\nHotel Aoba\nCheck-in 15:00", .hotel),
    ("新幹線 7号車 12番E席", .train),
    ("Boarding pass\nGate 14 Seat 22C", .flight),
    ("賃料 12万円 敷金1ヶ月", .rental),
    ("材料（4人分） 大さじ2 作り方", .recipe),
    ("Your booking has been cancelled", .cancelled),
    ("账单 应缴 电费", .bill),
  ])
  func wordsTellWhatItIs(_ text: String, _ label: DocumentLabel) {
    #expect(labels(text).contains(label))
  }

  @Test(arguments: [
    ("Free cancellation until Dec 9", DocumentLabel.cancelled), ("see you at the hotel bar", .flight),
    ("total recall", .receipt),
  ])
  func oneLooseWordDoesNot(_ text: String, _ label: DocumentLabel) {
    #expect(!labels(text).contains(label))
  }
}
