import Testing

@testable import Speech

@Suite("What is said for what is written")
struct ChineseReadingTests {
  @Test(
    "amounts, dates, times and codes are said in full",
    arguments: [
      ("请在12月5日前付款 $128.40", "请在十二月五日前付款 一百二十八美元四十美分"),
      ("要付84.17美元", "要付八十四美元十七美分"), ("共 US$2", "共 两美元"), ("$0.50", "五十美分"), ("$1,280", "一千二百八十美元"),
      ("€45.00", "四十五欧元"), ("USD 45", "四十五美元"), ("¥18,400", "一万八千四百元"),
      ("2026-12-05", "二零二六年十二月五日"), ("2026年12月5日", "二零二六年十二月五日"), ("晚上7:30", "晚上七点三十分"),
      ("9:05 开始", "九点零五分 开始"), ("2:00", "两点"), ("涨了8%", "涨了百分之八"), ("尾号4471", "尾号四四七一"),
      ("验证码 081923", "验证码 零八一九二三"), ("电话 555-0119", "电话 五五五，零幺幺九"), ("有2封信", "有两封信"), ("2月2日", "二月二日"),
      ("确认码 LE-48QT7", "确认码  L  E 四八 Q  T 七"),
    ])
  func words(written: String, said: String) {
    #expect(ChineseReading.words(of: written).replacing("-", with: "") == said)
  }

  @Test(
    "no digit is left for the voice",
    arguments: ["$12.5", "3.14", "1/2", "10-12日", "7:30-9:00", "12 000", "1.2.3"])
  func noDigits(text: String) {
    #expect(!ChineseReading.words(of: text).contains { $0.isASCIIDigit })
  }

  @Test("names in Latin letters go to an English voice, with their signs")
  func runs() {
    #expect(
      SpokenRun.split("信是 Alder Power 寄来的。") == [
        SpokenRun(language: .chinese, text: "信是 "), SpokenRun(language: .english, text: "Alder Power "),
        SpokenRun(language: .chinese, text: "寄来的。"),
      ])
    #expect(SpokenRun.split("").isEmpty)
    #expect(SpokenRun.split("……") == [SpokenRun(language: .chinese, text: "……")])
  }

  @Test("longer words win, and markup in a mail stays text")
  func markup() {
    #expect(Polyphones.spelledOut("去银行卡").contains("yin2 hang2 ka3"))
    #expect(EspeakMarkup.markup("<break/>付&款").contains("&lt;"))
    #expect(EspeakMarkup.markup("付&款") == "<voice name=\"cmn-latn-pinyin\">付&amp;款</voice>")
  }
}
