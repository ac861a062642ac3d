import Specimens
import Testing

@testable import Extraction

@Suite struct AmountRoleTests {
  private func roles(_ text: String) -> String {
    read(text).filter { $0.kind == .money }.map { $0.role?.rawValue ?? "-" }.joined(separator: " ")
  }

  @Test(arguments: [
    ("小計 ¥1,180 / 合計 ¥1,280", "subtotal total"), ("合計 \\1.280 (税込)", "total"),
    ("小計 ¥2,000\n消費税(10%) ¥200\n合計 ¥2,200\nお預り ¥3,000\nお釣り ¥800", "subtotal tax total tendered tendered"),
    ("合計(税抜) ¥2,000\n税込合計 ¥2,200", "subtotal total"), ("ご請求金額：5,480円", "total"),
    ("Subtotal $31.50\nTax $2.60\nTotal $34.10", "subtotal tax total"),
    ("Subtotal: $31.50, Tax (8.25%): $2.60, Tip: $6.00, Total: $40.10", "subtotal tax fee total"),
    ("Sub-total £18.00\nService charge £2.25\nAmount due £20.25", "subtotal fee total"),
    ("Total before tax $20\nTotal tax $1.60\nOrder total $21.60", "subtotal tax total"),
    ("Total savings $4.00\nYou pay $21.60", "discount total"), ("$48.17 total", "total"),
    ("小计 98元\n优惠 -10元\n配送费 5元\n实付 93元", "subtotal discount fee total"), ("合計：￥58.80", "total"),
  ])
  func theLabelOnTheLineTells(text: String, expected: String) { #expect(roles(text) == expected) }

  @Test(arguments: [
    ("Total\n$6,000.00", "total"), ("合計\n¥3,450", "total"), ("Grand total\n\n$ 48.17", "total"),
    ("Subtotal\nTax\nTotal\n$31.50\n$2.60\n$34.10", "subtotal tax total"),
    ("小計\n合計\n¥1,180\n¥1,280", "subtotal total"),
    ("实付合计\n￥108.00元", "total"),
  ])
  func aLabelInABoxOfItsOwnTells(text: String, expected: String) { #expect(roles(text) == expected) }

  @Test(arguments: [
    "Ramen ¥980", "Tickets from $40", "Total 3 items\nMug $12", "We paid attention: $5", "¥1,200",
    "totally worth $9",
  ])
  func nothingIsSaidWithoutALabel(text: String) { #expect(!roles(text).contains("total")) }

  @Test func onlyMoneyHasARole() {
    #expect(read("Total due Friday, Dec 4").allSatisfy { $0.role == nil })
  }
}
