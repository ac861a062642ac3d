import Testing

@Suite struct ChineseTimeTests {
  @Test(arguments: [
    ("2027年2月3日 星期三", "2027-02-03"), ("二月三号", "2027-02-03"), ("下周三", "2026-12-09"), ("下下周三", "2026-12-16"),
    ("这周五", "2026-12-04"),
    ("后天", "2026-12-02"), ("大后天", "2026-12-03"), ("三天后", "2026-12-03"), ("上周日", "2026-11-29"),
    ("十二月第一个星期一", "2026-12-07"), ("本月28号", "2026-11-28"),
  ])
  func days(text: String, expected: String) { #expect(times(text, [.chinese]) == [expected]) }

  @Test(arguments: [
    ("下午三点一刻", "15:15"), ("晚上7点半", "19:30"), ("凌晨两点", "02:00"), ("上午10:05", "10:05"), ("19点30分", "19:30"),
    ("零点整", "00:00"),
  ])
  func clocks(text: String, expected: String) { #expect(times(text, [.chinese]) == [expected]) }

  @Test(arguments: [
    ("下周三下午两点半", "2026-12-09T14:30"), ("今晚八点", "2026-11-30T20:00"), ("12月11日晚上7点半开演", "2026-12-11T19:30"),
    ("明早9点", "2026-12-01T09:00"),
    ("下午2点到4点", "14:00/16:00"), ("12月8日至11日", "2026-12-08/2026-12-12"), ("上午9点到下午4点", "09:00/16:00"),
    ("12月7号到9号", "2026-12-07/2026-12-10"),
    ("下周一至周五", "2026-12-07/2026-12-12"),
    ("12月9日（周三）9:00-10:00", "2026-12-09T09:00/2026-12-09T10:00"),
  ])
  func momentsAndRanges(text: String, expected: String) { #expect(times(text, [.chinese]) == [expected]) }

  @Test(
    "a month in characters and a day in figures are one date, and the other way round",
    arguments: [
      ("十二月2日", "2026-12-02"), ("12月二日", "2026-12-02"), ("十二月２号", "2026-12-02"), ("2026年十二月2日", "2026-12-02"),
      ("二〇二六年12月2日", "2026-12-02"), ("十二月15日前缴费", "2026-12-15"), ("12月十五日前缴费", "2026-12-15"),
    ])
  func mixedNumerals(text: String, expected: String) { #expect(times(text, [.chinese]) == [expected]) }

  @Test(
    "a day of the month by which something has to be done is no number of days ago",
    arguments: [
      ("请于15日前缴费", "2026-12-15"), ("十五日前付款", "2026-12-15"), ("22日前还款", "2026-12-22"), ("15日前", "2026-11-15"),
      ("三日前寄来的", "2026-11-27"),
    ])
  func lastDays(text: String, expected: String) { #expect(times(text, [.chinese]) == [expected]) }

  @Test(arguments: ["今日头条", "步行15分钟", "三年级二班", "五角大楼", "早稻田大学"])
  func textsWithoutTime(text: String) { #expect(times(text, [.chinese]).isEmpty) }

  @Test func aLineOfCommonCharactersIsReadAsChineseWithoutAHint() {
    #expect(times("上午9点到下午4点") == ["09:00/16:00"])
  }
}
