import Testing

@testable import Speech

@Suite("Numbers in Chinese words")
struct ChineseNumberTests {
  @Test(
    "counted as people count",
    arguments: [
      (0, "零"), (7, "七"), (10, "十"), (12, "十二"), (20, "二十"), (100, "一百"), (105, "一百零五"), (110, "一百一十"),
      (128, "一百二十八"), (1001, "一千零一"), (1010, "一千零一十"), (1280, "一千二百八十"), (10_000, "一万"),
      (10_005, "一万零五"), (18_400, "一万八千四百"), (100_000, "十万"), (120_050, "十二万零五十"),
      (1_000_000, "一百万"), (100_000_001, "一亿零一"), (205_000_000, "二亿零五百万"),
    ])
  func counted(number: Int, words: String) {
    #expect(ChineseNumber.counted(number) == words)
  }

  @Test("decimals keep their point, codes and telephones are spelled")
  func spelled() {
    #expect(ChineseNumber.decimal("1,280.50") == "一千二百八十点五零")
    #expect(ChineseNumber.decimal("1.2.3") == nil)
    #expect(ChineseNumber.decimal("12x") == nil)
    #expect(ChineseNumber.spelled("4471") == "四四七一")
    #expect(ChineseNumber.spelled("555-0119", isTelephone: true) == "五五五-零幺幺九")
  }
}
