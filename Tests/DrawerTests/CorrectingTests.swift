import Specimens
import Testing

@testable import Drawer

@Suite("Correcting and collecting")
struct CorrectingTests {
  @Test("a correction wins, stays beside the original and survives a new reading")
  func correction() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.ramen)
    let price = try #require(try test.drawer.specimen(id).fields.first { $0.kind == .money })
    try test.drawer.correctField(price.id, of: id, to: "¥1,480")
    _ = await test.drawer.reread([id]) { _ in }
    let corrected = try #require(try test.drawer.specimen(id).fields.first { $0.id == price.id })
    #expect(corrected.effectiveValue == .money(amount: Amount(1480), currency: "JPY"))
    #expect(corrected.value == price.value)
    try test.drawer.correctField(price.id, of: id, to: nil)
    #expect(try test.drawer.specimen(id).fields.first { $0.id == price.id }?.correction == nil)
  }

  @Test("a picked reading is that very value, and survives a new reading beside the first one")
  func pickedReading() async throws {
    let test = try TestDrawer()
    let id = try await test.file("Storage unit\nPick-up 05/06/2027\nBring a van")
    let date = try #require(try test.drawer.specimen(id).fields.first { $0.kind == .date })
    let other = try #require(date.alternatives.first)
    try test.drawer.correctField(date.id, of: id, to: other.plainForm)
    _ = await test.drawer.reread([id]) { _ in }
    let picked = try #require(try test.drawer.specimen(id).fields.first { $0.id == date.id })
    #expect(picked.effectiveValue == other)
    #expect(picked.value == date.value && picked.alternatives == [other])
    #expect(picked.text == "05/06/2027")
  }

  @Test("words that are no value of the field's kind are refused")
  func nonsense() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.ramen)
    let price = try #require(try test.drawer.specimen(id).fields.first { $0.kind == .money })
    #expect { try test.drawer.correctField(price.id, of: id, to: "cheap") } throws: {
      ($0 as? DrawerProblem)?.code == .invalid
    }
  }

  @Test("a corrected date moves the waiting suggestion")
  func correctedDateMovesTheSuggestion() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    let date = try #require(try test.drawer.specimen(id).fields.first { $0.kind == .dateTime })
    try test.drawer.correctField(date.id, of: id, to: "2026-12-18T20:00")
    #expect(try test.drawer.reviewItem(of: id)?.suggestion.start == moment("2026-12-18T20:00"))
  }

  @Test("notes are found, and origins are as the user says")
  func notesAndOrigins() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.recipe, note: "for Grandma's birthday")
    #expect(
      try test.drawer.search("grandma birthday", now: moment("2026-11-30T09:00")).results.map(\.id) == [id])
    #expect(try test.drawer.specimen(id).origin == .unknown)
    try test.drawer.tagOrigin("baking forum", of: id)
    #expect(try test.drawer.specimen(id).origin == .userTagged("baking forum"))
    try test.drawer.tagOrigin(nil, of: id)
    #expect(try test.drawer.specimen(id).origin == .unknown)
  }

  @Test("collections are made once, renamed, merged and dropped without losing specimens")
  func collections() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    let trip = try test.drawer.makeCollection(named: "Japan trip")
    #expect { try test.drawer.makeCollection(named: " japan TRIP ") } throws: {
      ($0 as? DrawerProblem)?.code == .invalid
    }
    try test.drawer.add([id], toCollection: trip.id)
    try test.drawer.renameCollection(trip.id, to: "Kyoto trip")
    let other = try test.drawer.makeCollection(named: "Winter")
    try test.drawer.mergeCollection(trip.id, into: other.id)
    #expect(try test.drawer.overview().manual.map(\.collection.name) == ["Winter"])
    #expect(try test.drawer.cards(CardQuery(scope: .manual(other.id))).map(\.id) == [id])
    try test.drawer.deleteCollection(other.id)
    #expect(try test.drawer.specimen(id).collections.isEmpty)
  }

  @Test("a collection made by hand is searched by its name, also after it is renamed")
  func searchInCollection() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    _ = try await test.file(Sample.recipe)
    let trip = try test.drawer.makeCollection(named: "Japan trip")
    try test.drawer.add([id], toCollection: trip.id)
    let now = moment("2026-11-30T09:00")
    #expect(try test.drawer.search("in:\"Japan trip\"", now: now).results.map(\.id) == [id])
    try test.drawer.renameCollection(trip.id, to: "Winter")
    #expect(try test.drawer.search("in:winter", now: now).results.map(\.id) == [id])
  }

  @Test("a moved specimen is left where the user put it")
  func move() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    try test.drawer.move([id], to: .travel)
    _ = await test.drawer.reread([id]) { _ in }
    #expect(try test.drawer.specimen(id).assignment.collection == .travel)
    #expect(try test.drawer.count(in: .automatic(.travel)) == 1)
  }

  @Test("ids may be shortened while they stay unique")
  func resolve() async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.dinner)
    #expect(try test.drawer.resolve(id.short) == id)
    #expect(try test.drawer.resolve(String(id.hex.prefix(4))) == id)
    #expect { try test.drawer.resolve("zzzz") } throws: { ($0 as? DrawerProblem)?.code == .notFound }
  }

  @Test("Japanese is found by one and two characters", arguments: ["京都 ラーメン", "麺", "京都", "らーめん"])
  func japanese(query: String) async throws {
    let test = try TestDrawer()
    let id = try await test.file(Sample.ramen)
    #expect(try test.drawer.search(query, now: moment("2026-11-30T09:00")).results.first?.id == id)
  }
}
