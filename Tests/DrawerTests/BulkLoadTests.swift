import Foundation
import Specimens
import Testing

@testable import Drawer

@Suite("Filling a drawer in bulk")
struct BulkLoadTests {
  /// - Returns: how many were written.
  @discardableResult
  private func load(_ numbers: Range<Int>, into drawer: Drawer) throws -> Int {
    var written = 0
    let load = try drawer.bulkLoad()
    for start in stride(from: numbers.lowerBound, to: numbers.upperBound, by: 50) {
      let batch = Array(start..<min(start + 50, numbers.upperBound))
      let outcome = try load.add(batch) { number in
        number % 10 == 7
          ? nil
          : Drawer.LoadedText(
            publicID: "n\(number)", text: "Osteria number\(number)\nTable for two, 4 December 2026 19:30",
            savedAt: moment("2026-11-12T08:00"), collection: number % 2 == 0 ? .food : nil)
      }
      #expect(outcome.unreadable == batch.filter { $0 % 10 == 7 }.count)
      written += outcome.written
    }
    try load.finish()
    return written
  }

  private func found(_ query: String, in drawer: Drawer) throws -> [String] {
    try drawer.search(query, now: moment("2026-11-30T09:00")).results.map(\.card.displayID)
  }

  @Test("every text becomes a specimen that is found, and the next start has nothing left to do")
  func loads() throws {
    let test = try TestDrawer()
    #expect(try load(0..<130, into: test.drawer) == 117)
    #expect(try test.drawer.count(in: .all) == 117)
    #expect(try found("number42", in: test.drawer) == ["n42"])
    #expect(test.files.filter { $0.hasSuffix(".json") && $0.contains("specimens/") }.count == 117)
    #expect(!test.files.contains { $0.contains(".incoming/") })
    #expect(try TestDrawer.open(test.folder).catchUp() == 0)
  }

  @Test("making the index anew gives the same answers")
  func rebuilds() throws {
    let test = try TestDrawer()
    try load(0..<60, into: test.drawer)
    let before = try found("osteria number33", in: test.drawer)
    #expect(try test.drawer.rebuild(thumbnails: false) == 54)
    #expect(try found("osteria number33", in: test.drawer) == before)
    #expect(before.first == "n33")
    let again = try TestDrawer.open(test.folder)
    #expect(try again.catchUp() == 0)
    #expect(try found("osteria number33", in: again) == before)
  }

  @Test("told fields stand in place of inferred ones, each where the text says it")
  func given() throws {
    let test = try TestDrawer()
    let text = "Thanks\nOrder AB12CD of 30 October, 2026\nTotal $1,204.50\nThen lunch on 3 May 2027"
    let load = try test.drawer.bulkLoad()
    let values: [EntityValue] = [
      .date(try #require(LocalDate("2026-10-30"))), .money(amount: Amount(120450, scale: 2), currency: nil),
      .code("AB12CD", type: .other), .place("Hakone"),
    ]
    _ = try load.add([text]) {
      Drawer.LoadedText(
        publicID: "g1", text: $0, savedAt: moment("2026-11-12T08:00"), collection: .shopping,
        fields: GivenFields(title: "Rain jacket", values: values))
    }
    try load.finish()
    let specimen = try test.drawer.specimen(
      try #require(try test.drawer.search("jacket", now: moment("2026-11-30T09:00")).results.first).card.id)
    #expect(specimen.title == "Rain jacket")
    #expect(specimen.fields.map(\.kind) == [.code, .date, .money, .place])
    #expect(specimen.fields.map { text.slice($0.span) } == ["AB12CD", "30 October, 2026", "$1,204.50", ""])
    #expect(specimen.fields[2].value == .money(amount: Amount(120450, scale: 2), currency: "USD"))
    #expect(try found("over $1000", in: test.drawer) == ["g1"])
    #expect(try found("30 October 2026 in:shopping has:date", in: test.drawer) == ["g1"])
  }

  @Test("loading the same texts again keeps what the user changed")
  func keepsEdits() throws {
    let test = try TestDrawer()
    try load(0..<10, into: test.drawer)
    let now = moment("2026-11-30T09:00")
    let id = try #require(try test.drawer.search("number4", now: now).results.first).card.id
    try test.drawer.setNote("bring the voucher", of: id)
    try test.drawer.dismiss(id)
    let before = try test.drawer.specimen(id)
    #expect(try load(0..<12, into: test.drawer) == 2)
    #expect(try test.drawer.specimen(id) == before)
    #expect(try found("voucher", in: test.drawer) == ["n4"])
  }

  @Test("loading the same texts again doubles nothing; what was deleted stays deleted")
  func again() throws {
    let test = try TestDrawer()
    try load(0..<20, into: test.drawer)
    let gone = try #require(try test.drawer.search("number4", now: moment("2026-11-30T09:00")).results.first)
    _ = try test.drawer.delete([gone.card.id], withEntries: false)
    #expect(try load(0..<20, into: test.drawer) == 0)
    #expect(try test.drawer.count(in: .all) == 17)
  }
}
