import Testing

@Suite struct MoneyTests {
  @Test(arguments: [
    ("$1,280.50", "1280.50 USD"), ("US$ 40", "40 USD"), ("HK$88", "88 HKD"), ("USD 19.99", "19.99 USD"),
    ("€1.280,50", "1280.50 EUR"), ("12,50 €", "12.50 EUR"),
    ("£9", "9 GBP"), ("fifteen dollars", "15 USD"), ("$3k", "3000 USD"), ("$1.5M", "1500000 USD"),
    ("25¢", "0.25 USD"), ("8 dollars 30", "8.30 USD"),
    ("¥1,280", "1280 JPY"), ("￥１，２８０", "1280 JPY"), ("\\1.280", "1280 JPY"), ("1,280円", "1280 JPY"),
    ("8万5千円", "85000 JPY"), ("3,500万円", "35000000 JPY"),
    ("四千五百円", "4500 JPY"), ("2千5百円", "2500 JPY"), ("会費:5,000円", "5000 JPY"), ("¥1,28O", "1280 JPY"),
    ("15ドル", "15 USD"), ("2ドル3セント", "2.03 USD"),
    ("7  万  円", "70000 JPY"), ("280元", "280 CNY"), ("1.5万元", "15000 CNY"), ("五元三角", "5.30 CNY"),
    ("50美元", "50 USD"), ("两块五毛", "2.50 CNY"),
    ("人民币 300", "300 CNY"), ("RMB 3,500", "3500 CNY"), ("JP¥3,000", "3000 JPY"), ("Rs. 500", "500 INR"),
  ])
  func amounts(text: String, expected: String) { #expect(values(text, of: .money) == [expected]) }

  @Test(arguments: [
    ("$10–15", "10–15 USD"), ("3,000〜5,000円", "3000–5000 JPY"), ("80-120元", "80–120 CNY"),
    ("between 10 and 20 dollars", "10–20 USD"),
    ("less than €7", "–7 EUR"), ("1〜2万円", "10000–20000 JPY"), ("$50 to $75", "50–75 USD"),
  ])
  func ranges(text: String, expected: String) { #expect(values(text, of: .money) == [expected]) }

  @Test func aYenSignMakesYuanInChineseText() { #expect(values("实付 ￥108，请尽快付款", of: .money) == ["108 CNY"]) }

  @Test func aMisreadYenSignIsLessSureThanAPrintedOne() {
    let (misread, printed) = (read("合計 \\1.280").first?.confidence, read("合計 ¥1,280").first?.confidence)
    #expect((misread ?? 1) < (printed ?? 0))
  }

  @Test(arguments: [
    "ALL 5 of them", "100%", "3 pieces", "次は銭函", "ver 2.50", "Points 12,400", "printf(\"\\n\")", "一部の方",
  ])
  func textsWithoutMoney(text: String) { #expect(values(text, of: .money).isEmpty) }

  @Test func separateAmountsStaySeparate() {
    #expect(values("$20，300美元, 5元", of: .money, [.chinese]) == ["20 USD", "300 USD", "5 CNY"])
  }
}
