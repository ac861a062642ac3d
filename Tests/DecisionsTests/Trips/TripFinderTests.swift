import Specimens
import Testing

@testable import Decisions

@Suite("Trips")
struct TripFinderTests {
  private static let numbers = Array("0123456789abcdef")

  private func id(_ number: Int) throws -> SpecimenID {
    try #require(SpecimenID(String(repeating: Self.numbers[number % 16], count: 64)))
  }

  private func day(_ text: String) -> LocalDate { LocalDate(text) ?? LocalDate(dayNumber: 0) }

  private func journey(
    _ number: Int, _ start: String, _ from: String, _ to: String, codes: Set<String> = []
  ) throws -> TripPart {
    try TripPart(
      id: id(number), role: .journey, start: day(start), from: .init(from),
      to: .init(to), codes: codes)
  }

  private func stay(_ number: Int, _ start: String, _ end: String, _ place: String, codes: Set<String> = [])
    throws -> TripPart
  {
    try TripPart(
      id: id(number), role: .stay, start: day(start), end: day(end), to: .init(place),
      codes: codes)
  }

  private func visit(_ number: Int, _ start: String, _ place: String) throws -> TripPart {
    try TripPart(id: id(number), role: .visit, start: day(start), to: .init(place))
  }

  @Test("out, two cities of one country abroad, and back are one trip, with what is booked there")
  func abroad() throws {
    let trips = try TripFinder.proposals(from: [
      journey(1, "2026-12-12", "SFO", "KIX"), stay(2, "2026-12-13", "2026-12-16", "Hotel Kita, Osaka"),
      journey(3, "2026-12-16", "大阪", "京都"), stay(4, "2026-12-16", "2026-12-19", "京都 旅館つきの"),
      visit(5, "2026-12-14", "炭火ほむら 大阪市北区"), journey(6, "2026-12-20", "KIX", "SFO"),
      visit(7, "2026-12-14", "Corn Exchange, Bristol"),
    ])
    let trip = try #require(trips.first)
    #expect(trips.count == 1)
    #expect(trip.name == "Japan trip")
    #expect((trip.start, trip.end) == (day("2026-12-12"), day("2026-12-20")))
    #expect(Set(trip.members.map(\.id)) == Set(try [1, 2, 3, 4, 5, 6].map(id)))
    #expect(trip.members.last?.because == "goes back")
    #expect(trip.members.allSatisfy { !$0.because.isEmpty })
  }

  @Test("a journey at home is named by its city")
  func domestic() throws {
    let trips = try TripFinder.proposals(from: [
      journey(1, "2026-12-22", "東京", "京都"), stay(2, "2026-12-22", "2026-12-24", "京都 旅館みやこ"),
      journey(3, "2026-12-24", "京都", "東京"),
    ])
    #expect(trips.map(\.name) == ["Kyoto trip"])
    #expect(trips.first?.members.count == 3)
  }

  @Test("a shared code brings together what dates and places do not")
  func codes() throws {
    let trips = try TripFinder.proposals(from: [
      journey(1, "2026-12-12", "Westhaven", "Otter Island", codes: ["PLM4KX"]),
      journey(2, "2026-12-20", "Farrow", "Westhaven", codes: ["PLM4KX"]),
    ])
    #expect(trips.count == 1)
    #expect(trips.first?.members.last?.because == "shares the code PLM4KX")
  }

  @Test("places that no list knows are held together by their printed names")
  func unknownPlaces() throws {
    let trips = try TripFinder.proposals(from: [
      journey(1, "2026-12-12", "Westhaven", "Otter Island"),
      stay(2, "2026-12-12", "2026-12-14", "Otter Island"),
      journey(3, "2026-12-14", "Otter Island", "Westhaven"),
    ])
    #expect(trips.map(\.name) == ["Otter Island trip"])
  }

  @Test("a way back weeks later still belongs; another journey after it does not")
  func back() throws {
    let trips = try TripFinder.proposals(from: [
      journey(1, "2026-12-12", "LHR", "HND"), journey(2, "2027-01-02", "NRT", "LHR"),
      journey(3, "2027-01-03", "LHR", "EDI"),
    ])
    #expect(trips.map { $0.members.count } == [2])
  }

  @Test("one booking alone, a day out, and places that do not fit are no trips")
  func noTrips() throws {
    let sets: [[TripPart]] = try [
      [journey(1, "2026-12-12", "SFO", "KIX")], [stay(1, "2026-12-12", "2026-12-14", "Paris")],
      [journey(1, "2026-12-12", "London", "Bristol"), journey(2, "2026-12-12", "Bristol", "London")],
      [stay(1, "2026-12-12", "2026-12-14", "Paris"), stay(2, "2026-12-14", "2026-12-16", "Osaka")],
      [journey(1, "2026-12-12", "SFO", "KIX"), stay(2, "2026-12-14", "2026-12-16", "Bristol")],
      [visit(1, "2026-12-12", "Paris"), visit(2, "2026-12-13", "Paris")], [],
    ]
    for parts in sets { #expect(TripFinder.proposals(from: parts).isEmpty, "\(parts.map(\.start))") }
  }

  @Test("the order in which specimens were filed does not matter")
  func anyOrder() throws {
    let parts = try [
      journey(1, "2026-12-12", "SFO", "KIX"), stay(2, "2026-12-13", "2026-12-16", "Osaka"),
      journey(3, "2026-12-16", "KIX", "SFO"),
    ]
    #expect(TripFinder.proposals(from: parts.reversed()) == TripFinder.proposals(from: parts))
  }

  @Test(
    "cities are known by three languages and airports",
    arguments: [
      ("Hotel Kita, Osaka", "Osaka", "Japan"), ("新大阪", "Osaka", "Japan"),
      ("Los Angeles (LAX)", "Los Angeles", "the US"),
      ("上海虹桥", "Shanghai", "China"), ("KIX", "Osaka", "Japan"), ("Rue de Paris 5, Lyon", "Lyon", "France"),
    ])
  func cities(text: String, city: String, country: String) {
    let found = Destination.named(in: text)
    #expect(found?.country == country)
    if text != "Rue de Paris 5, Lyon" { #expect(found?.city == city) }
  }

  @Test(
    "words that only look like cities name none",
    arguments: ["Nicely done", "Portobello Books", "Lima beans", "MON 12"])
  func noCities(text: String) { #expect(Destination.named(in: text) == nil) }
}
