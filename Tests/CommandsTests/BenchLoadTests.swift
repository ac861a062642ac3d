import Foundation
import Specimens
import Testing

@testable import Commands

@Suite("Lines of a measurement drawer")
struct BenchLoadTests {
  private func line(_ fields: String) throws -> BenchLoad.Line {
    let text = #"{"id":"a","text":"Total $12.50","savedAt":"2026-11-30T09:00:00","kind":"food""#
    return try JSONDecoder().decode(BenchLoad.Line.self, from: Data("\(text)\(fields)}".utf8))
  }

  @Test(
    "fields that tell nothing are left to be found out",
    arguments: ["", #","fields":{}"#, #","fields":{"chat":true,"amount":"twelve"}"#])
  func toldNothing(fields: String) throws {
    #expect(try line(fields).fields == nil)
    #expect(try line(fields).kind == .food)
  }

  @Test("names that mean a kind of field are taken with their values")
  func told() throws {
    let fields = try #require(
      try line(#","fields":{"title":"Noodles","amount":12.5,"date":"2026-12-04","code":"AB12"}"#).fields)
    #expect(fields.title == "Noodles")
    #expect(
      fields.values == [
        .money(amount: Amount(125, scale: 1), currency: nil), .code("AB12", type: .other),
        .date(try #require(LocalDate("2026-12-04"))),
      ])
  }
}
