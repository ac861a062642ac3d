import Decisions
import DrawerStore
import SearchIndex
import Specimens

/// A journey that could be a collection, with its cards.
public struct TripOffer: Sendable, Hashable, Identifiable {
  public var proposal: TripProposal
  /// A free name for it.
  public var name: String
  /// In the order of the journey, each with why it belongs.
  public var cards: [Card]
  /// The collection that holds most of it already; accepting adds the rest.
  public var joins: ManualCollection?

  public init(proposal: TripProposal, name: String, cards: [Card], joins: ManualCollection? = nil) {
    self.proposal = proposal
    self.name = name
    self.cards = cards
    self.joins = joins
  }

  public var id: String { proposal.id }
  /// Why each card belongs, in their order.
  public var reasons: [String] { proposal.members.map(\.because) }

  /// "3 specimens, 2027-01-10 to 2027-01-18".
  public var summary: String {
    "\(cards.count) specimens, \(proposal.start) to \(proposal.end)"
  }
}

extension Drawer {
  /// Journeys that several specimens speak of and that are no collection yet, the soonest first. Refused ones stay
  /// away.
  public func trips() throws(DrawerProblem) -> [TripOffer] {
    let refused = Set(settingsFile.load().settings.refusedTrips)
    let specimens = try travelled()
    let proposals = TripFinder.proposals(from: specimens.compactMap { TripPart($0) })
      .filter { !refused.contains($0.id) }
    guard !proposals.isEmpty else { return [] }
    let byID = Dictionary(specimens.map { ($0.id, $0) }) { first, _ in first }
    let collections = try problem { try folder.allCollections() }
    var offers: [TripOffer] = []
    for proposal in proposals {
      if let offer = try offer(proposal, byID, collections) { offers.append(offer) }
    }
    return offers
  }

  /// Makes the collection, or adds what is missing in it.
  ///
  /// - Parameter name: the user's own; nil takes the proposed one.
  /// - Throws: `.notFound` where no such trip is proposed.
  @discardableResult
  public func acceptTrip(_ id: String, named name: String? = nil) throws(DrawerProblem) -> ManualCollection {
    let trip = try trip(id)
    let target: ManualCollection
    if let joined = trip.joins, name == nil {
      target = joined
    } else {
      target = try makeCollection(named: name ?? trip.name)
    }
    try add(trip.cards.map(\.id), toCollection: target.id)
    return target
  }

  /// Does not propose it again.
  public func refuseTrip(_ id: String) throws(DrawerProblem) {
    try requireWritable()
    let trip = try trip(id)
    _ = try problem {
      try settingsFile.update { settings in
        settings.refusedTrips = (settings.refusedTrips + [trip.id]).suffix(200)
      }
    }
    observers.tell(.specimens)
  }

  /// Lets a refused trip be proposed again.
  public func unrefuseTrip(_ id: String) throws(DrawerProblem) {
    try requireWritable()
    _ = try problem { try settingsFile.update { $0.refusedTrips.removeAll { $0 == id } } }
    observers.tell(.specimens)
  }

  private func trip(_ id: String) throws(DrawerProblem) -> TripOffer {
    let trips = try trips()
    let found = trips.filter { !id.isEmpty && $0.id.hasPrefix(id) }
    guard found.count == 1 else {
      throw DrawerProblem(.notFound, "No trip “\(id)” is proposed; `curio collect trips` lists them.")
    }
    return found[0]
  }

  /// What may speak of a journey: what is filed under travel, and what waits for the user or was approved.
  private func travelled() throws(DrawerProblem) -> [Specimen] {
    var seen: Set<SpecimenID> = []
    var found: [Specimen] = []
    for scope in [Listing.Scope.automatic(.travel), .review(.pending), .review(.approved)] {
      for card in try problem({ try index.cards(Listing(scope: scope, limit: 1000)) })
      where seen.insert(card.id).inserted {
        if let specimen = try? folder.specimen(card.id) { found.append(specimen) }
      }
    }
    return found
  }

  /// Nil where a collection holds all of it.
  private func offer(
    _ proposal: TripProposal, _ specimens: [SpecimenID: Specimen], _ collections: [ManualCollection]
  ) throws(DrawerProblem) -> TripOffer? {
    let members = proposal.members.compactMap { specimens[$0.id] }
    var joins: ManualCollection?
    for collection in collections {
      let held = members.count { $0.collections.contains(collection.id) }
      if held == members.count { return nil }
      if held * 2 >= members.count { joins = collection }
    }
    let names = Set(collections.map { $0.name.lowercased() })
    var name = proposal.name
    if names.contains(name.lowercased()) { name += " \(proposal.start.year)-\(proposal.start.month)" }
    if names.contains(name.lowercased()) { name = "\(proposal.name) \(proposal.start)" }
    var cards: [Card] = []
    for member in proposal.members { cards.append(try card(of: member.id)) }
    return TripOffer(proposal: proposal, name: name, cards: cards, joins: joins)
  }
}
