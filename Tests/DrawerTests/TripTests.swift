import Specimens
import Testing

@testable import Drawer

@Suite("Trips as collections")
struct TripTests {
  private static let out = """
    Skylark Air
    Boarding pass
    Flight SK417 · Saturday 12 December 2026
    SFO 10:45 → KIX 15:20 +1
    Booking ref QX7T2M
    """
  private static let hotel = """
    Reservation confirmed
    Harbour Lantern Hotel, Osaka
    Check-in Sun, 13 Dec 2026, 15:00
    Check-out Wed, 16 Dec 2026, 11:00
    Confirmation number HL22097714
    """
  private static let back = """
    Skylark Air
    Your flight is confirmed
    Flight SK418 · Wednesday 16 December 2026
    KIX 17:30 → SFO 10:10
    Booking ref QX7T2M
    """

  private func filed(_ test: TestDrawer) async throws -> [SpecimenID] {
    var ids: [SpecimenID] = []
    for text in [Self.out, Self.hotel, Self.back] { ids.append(try await test.file(text)) }
    _ = try await test.file(Sample.dinner)
    return ids
  }

  @Test("specimens of one journey are proposed, each with why, and kept only when the user says so")
  func accepted() async throws {
    let test = try TestDrawer()
    let ids = try await filed(test)
    let trip = try #require(try test.drawer.trips().first)
    #expect(trip.name == "Japan trip")
    #expect(Set(trip.cards.map(\.id)) == Set(ids))
    #expect(trip.reasons.allSatisfy { !$0.isEmpty })
    #expect(try test.drawer.overview().manual.isEmpty)
    let made = try test.drawer.acceptTrip(trip.id)
    #expect(made.name == "Japan trip")
    #expect(Set(try test.drawer.cards(CardQuery(scope: .manual(made.id))).map(\.id)) == Set(ids))
    #expect(try test.drawer.trips().isEmpty)
  }

  @Test("what comes later is offered to the collection that holds the rest")
  func joined() async throws {
    let test = try TestDrawer()
    _ = try await test.file(Self.out)
    _ = try await test.file(Self.hotel)
    let made = try test.drawer.acceptTrip(try #require(try test.drawer.trips().first).id)
    let late = try await test.file(Self.back)
    let trip = try #require(try test.drawer.trips().first)
    #expect(trip.joins?.id == made.id)
    try test.drawer.acceptTrip(trip.id)
    #expect(try test.drawer.specimen(late).collections == [made.id])
    #expect(try test.drawer.overview().manual.count == 1)
  }

  @Test("a refused trip stays away, and can be asked back")
  func refused() async throws {
    let test = try TestDrawer()
    _ = try await filed(test)
    let trip = try #require(try test.drawer.trips().first)
    try test.drawer.refuseTrip(trip.id)
    #expect(try test.drawer.trips().isEmpty)
    #expect(try TestDrawer.open(test.folder).trips().isEmpty)
    try test.drawer.unrefuseTrip(trip.id)
    #expect(try test.drawer.trips().count == 1)
  }

  @Test("a taken name is made another")
  func name() async throws {
    let test = try TestDrawer()
    _ = try await filed(test)
    _ = try test.drawer.makeCollection(named: "japan trip")
    let trip = try #require(try test.drawer.trips().first)
    #expect(trip.name == "Japan trip 2026-12")
    #expect(throws: DrawerProblem.self) { try test.drawer.acceptTrip("nothing") }
  }
}
