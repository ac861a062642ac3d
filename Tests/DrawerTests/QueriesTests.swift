import Foundation
import Specimens
import Testing

@testable import Drawer

@Suite("What was searched for")
struct QueriesTests {
  @Test("stays on this machine, the latest first and none twice")
  func kept() throws {
    let test = try TestDrawer()
    #expect(test.drawer.recentQueries().isEmpty)
    for query in ["ramen kyoto", "over $100", "京都 ラーメン", "ramen kyoto"] { test.drawer.noteQuery(query) }
    #expect(try TestDrawer.open(test.folder).recentQueries() == ["ramen kyoto", "京都 ラーメン", "over $100"])
    // Not among what is synced.
    #expect(test.files.filter { $0.hasSuffix("queries") } == [".state/queries"])
    for number in 0..<300 { test.drawer.noteQuery("query \(number)") }
    #expect(test.drawer.recentQueries().count == 200 && test.drawer.recentQueries().first == "query 299")
  }

  @Test("is not kept when it holds a secret or more than a line")
  func notKept() throws {
    let test = try TestDrawer()
    for query in ["4111 1111 1111 1111", "password: lantern-73-tea", "", "a\nb"] {
      test.drawer.noteQuery(query)
    }
    #expect(test.drawer.recentQueries().isEmpty)
  }

  @Test("goes when asked, with everything, and with the text that it quotes")
  func forgotten() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    test.drawer.noteQuery("Booking reference QX7R2L")
    test.drawer.noteQuery("booking")
    let outcome = try test.drawer.delete([id], withEntries: false, verify: true)
    #expect(outcome.residue.isEmpty && test.drawer.recentQueries() == ["booking"])
    try test.drawer.forgetQueries()
    #expect(test.drawer.recentQueries().isEmpty)
    test.drawer.noteQuery("booking")
    _ = try test.drawer.deleteAll(withEntries: false)
    #expect(test.drawer.recentQueries().isEmpty)
  }
}

@Suite("Listing by collection")
struct CollectionOrderTests {
  @Test("one collection follows the other, each the newest first")
  func order() async throws {
    let test = try TestDrawer()
    var ids: [SpecimenID] = []
    for text in [Sample.ramen, Sample.dinner, Sample.recipe, Sample.ramenEnglish] {
      ids.append(try await test.file(text))
    }
    try test.drawer.move([ids[0], ids[3]], to: .housing)
    try test.drawer.move([ids[1]], to: .travel)
    try test.drawer.move([ids[2]], to: .events)
    let cards = try test.drawer.cards(CardQuery(order: .collection))
    #expect(cards.map(\.collection) == [.travel, .housing, .housing, .events])
    #expect(Set(cards[1...2].map(\.id)) == [ids[0], ids[3]])
    let page = try test.drawer.cards(CardQuery(order: .collection, offset: 1, limit: 2))
    #expect(page.map(\.id) == cards[1...2].map(\.id))
  }
}
