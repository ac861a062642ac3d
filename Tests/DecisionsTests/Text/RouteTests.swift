import Testing

@testable import Decisions

@Suite struct RouteTests {
  @Test(arguments: [
    ("Lisbon (LIS) to Oslo (OSL)", "Lisbon (LIS)", "Oslo (OSL)"),
    ("東京(羽田) → 札幌(新千歳)", "東京(羽田)", "札幌(新千歳)"),
    ("Jan 9 (Sat)  博多 08:05 → 広島 09:10", "博多", "広島"),
    ("From GVA  To BCN", "GVA", "BCN"),
    ("Round trip  BOS – ORD", "BOS", "ORD"),
    ("Train 88  NYC 9:10 AM → ALB 11:40 AM", "NYC", "ALB"),
    ("苏州北 → 杭州东", "苏州北", "杭州东"),
  ])
  func readsBothEndsOfAJourney(_ text: String, _ from: String, _ to: String) {
    let page = Page(text)
    let route = Route(in: page.lines[0], of: page)
    #expect(route?.from.name == from)
    #expect(route?.to.name == to)
  }

  @Test(arguments: ["Open Mon – Fri", "2 to 4 people", "Welcome to our store", "小計 – 合計", "return to sender"])
  func takesNoOrdinarySentenceForAJourney(_ text: String) {
    let page = Page(text)
    #expect(Route(in: page.lines[0], of: page) == nil)
  }
}
