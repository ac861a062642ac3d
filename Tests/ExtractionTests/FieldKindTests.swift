import Specimens
import Testing

@testable import Extraction

/// Kinds of faults that readers of receipts, bookings and messages meet in practice, each with several inputs.
@Suite struct FieldKindTests {
  // MARK: Currency signs and separators

  @Test(arguments: [
    ("合計 \\1.280 (税込)", "1280 JPY"), ("合計 \\12.800", "12800 JPY"), ("お会計 \\ 980", "-"),
    ("合計 ¥1.280", "1280 JPY"), ("Total\n$6,000.00", "6000.00 USD"), ("Total\n\n$ 48.17", "48.17 USD"),
    ("合計\n¥3,450", "3450 JPY"), ("实付合计\n￥108.00元", "108.00 CNY"), ("Summe 1.280,50 €", "1280.50 EUR"),
    ("合計 ¥1,28O", "1280 JPY"),
  ])
  func amountsKeepTheirValueThroughMisreadSigns(text: String, expected: String) {
    #expect(values(text, of: .money) == (expected == "-" ? [] : [expected]))
  }

  @Test(arguments: [("\\1.280", "¥1,280"), ("\\12.800", "¥12,800"), ("¥1,28O", "¥1,280")])
  func aMisreadAmountIsLessSureThanACleanOne(misread: String, clean: String) throws {
    let doubtful = try #require(read("合計 \(misread)").first { $0.kind == .money })
    let sure = try #require(read("合計 \(clean)").first { $0.kind == .money })
    #expect(doubtful.value == sure.value)
    #expect(doubtful.confidence < sure.confidence)
  }

  @Test(arguments: [
    ("小計 ¥1,180 / 合計 ¥1,280", "1180 JPY; 1280 JPY"),
    ("Subtotal $31.50\nTax $2.60\nTotal $34.10", "31.50 USD; 2.60 USD; 34.10 USD"),
    ("小计 98元\n合计 108元", "98 CNY; 108 CNY"),
  ])
  func subtotalAndTotalStayApartInTheirOrder(text: String, expected: String) {
    #expect(values(text, of: .money).joined(separator: "; ") == expected)
  }

  /// The total is what counts where one amount is asked for, however the parts stand around it.
  @Test(arguments: [
    ("小計 ¥1,180 / 合計 ¥1,280", "1280 JPY"), ("合計 ¥1,280\nお預り ¥2,000\nお釣り ¥720", "1280 JPY"),
    ("Subtotal $31.50\nTax $2.60\nTotal $34.10\nCash $40.00", "34.10 USD"),
    ("小计 98元\n优惠 -10元\n实付 88元", "88 CNY"), ("Total\n$6,000.00\nYou saved $9,000.00", "6000.00 USD"),
  ])
  func theTotalIsTakenWhenOneAmountIsAsked(text: String, expected: String) {
    #expect(read(text).filter { $0.role == .total }.map { spelled($0.value) } == [expected])
  }

  // MARK: The order of day and month

  @Test(arguments: ["Check-in 03/04/2026", "Return form by 6/7", "due 05/06/2027", "9/8 10am"])
  func anOrderThatNothingTellsIsNotSettledSilently(text: String) throws {
    let entity = try #require(read(text, [.english]).first { $0.kind.isTemporal })
    #expect(entity.alternatives.count == 1)
    #expect(entity.confidence < 0.75)
    #expect(entity.alternatives.first != entity.value)
  }

  @Test(arguments: [
    ("25/12/2026", "2026-12-25"), ("12/25/2026", "2026-12-25"), ("2026-03-04", "2026-03-04"),
    ("24.03.26", "2026-03-24"), ("24.03.2026", "2026-03-24"), ("2026/3/4", "2026-03-04"),
    ("31/10/26 19:00", "2026-10-31T19:00"),
  ])
  func anOrderThatTheFiguresTellIsCertain(text: String, expected: String) throws {
    let entity = try #require(read(text, [.english]).first { $0.kind.isTemporal })
    #expect(spelled(entity.value) == expected)
    #expect(entity.alternatives.isEmpty)
  }

  @Test(arguments: ["04.03.26", "04.03.2026"])
  func dotsMeanTheDayFirstAndTheOtherReadingIsKept(text: String) throws {
    let entity = try #require(read(text, [.english]).first { $0.kind.isTemporal })
    #expect(spelled(entity.value) == "2026-03-04")
    #expect(entity.alternatives.map(spelled) == ["2026-04-03"])
  }

  // MARK: Years

  @Test(arguments: [
    ("2026-12-20T09:00", "12/31〜1/2 ご宿泊", "2026-12-31/2027-01-03"),
    ("2026-12-20T09:00", "25 Dec - 2 Jan", "2026-12-25/2027-01-03"),
    ("2026-12-20T09:00", "12月30日至1月3日", "2026-12-30/2027-01-04"),
    ("2026-12-20T09:00", "Dec 28 to Jan 4", "2026-12-28/2027-01-05"),
    ("2027-01-05T09:00", "Dec 28", "2026-12-28"), ("2027-01-05T09:00", "12月28日", "2026-12-28"),
    ("2024-06-01T00:00", "Flight 16 JUL 09:50", "2024-07-16T09:50"),
    ("2024-06-01T00:00", "7月16日 09:50発", "2024-07-16T09:50"),
    ("2026-11-30T09:00", "29 Feb", "2028-02-29"), ("2026-12-31T23:00", "Jan 1", "2027-01-01"),
  ])
  func aYearThatIsNotWrittenComesFromTheTextsOwnTime(reference: String, text: String, expected: String) {
    let found = read(text, at: moment(reference)).filter { $0.kind.isTemporal }
    #expect(found.map { spelled($0.value) } == [expected])
  }

  // MARK: Midnight, noon and after

  @Test(arguments: [
    ("12:00 AM", "00:00"), ("12:30 am", "00:30"), ("12:30 pm", "12:30"), ("12 PM", "12:00"),
    ("Feb 24th 12PM", "2027-02-24T12:00"), ("Feb 24 12 AM", "2027-02-24T00:00"), ("noon", "12:00"),
    ("12月4日 25:30開演", "2026-12-05T01:30"), ("12月4日 24時", "2026-12-05T00:00"),
    ("12月31日 26時", "2027-01-01T02:00"), ("23:50~24:00", "23:50/00:00"), ("22時〜25時", "22:00/01:00"),
    ("12月4日 23:50〜24:00", "2026-12-04T23:50/2026-12-05T00:00"), ("午前0時", "00:00"), ("午後0時半", "12:30"),
    ("中午12点", "12:00"), ("凌晨0:30", "00:30"),
  ])
  func theEndsOfTheDayAreTheRightOnes(text: String, expected: String) { #expect(times(text) == [expected]) }

  // MARK: Weeks and eras

  @Test(arguments: [
    ("来週火曜日午後3:00", "2026-12-08T15:00"), ("next Saturday at 11:00", "2026-12-12T11:00"),
    ("next Sunday at 11:00", "2026-12-13T11:00"), ("再来週の水曜10時", "2026-12-16T10:00"),
    ("令和8年12月4日（金）午後7時30分", "2026-12-04T19:30"), ("令和元年5月1日", "2019-05-01"),
    ("平成31年4月30日", "2019-04-30"), ("R8.12.4", "2026-12-04"), ("R8/12/4(金)", "2026-12-04"),
    ("下周三下午两点半", "2026-12-09T14:30"), ("下下周一上午十点", "2026-12-14T10:00"), ("上周五", "2026-11-27"),
  ])
  func weeksAndErasFollowOneRule(text: String, expected: String) { #expect(times(text) == [expected]) }

  /// "next" and 来週 mean the week after this one for every weekday.
  @Test(arguments: Weekday.allCases) func nextIsTheWeekAfterThisOne(weekday: Weekday) {
    let day = day("2026-12-07").adding(days: weekday.rawValue - 1)
    #expect(times("next \(weekday.englishName)") == ["\(day)"])
    let kanji = ["月", "火", "水", "木", "金", "土", "日"][weekday.rawValue - 1]
    #expect(times("来週の\(kanji)曜日") == ["\(day)"])
  }
}
