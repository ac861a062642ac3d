import Drawer
import Specimens

extension CommandSpec {
  static let collect = CommandSpec(
    name: "collect",
    summary: "make, fill and tidy collections",
    arguments:
      "[list] | make NAME | add NAME ID… | remove NAME ID… | move KIND ID… | rename OLD NEW | merge FROM INTO | drop NAME | trips | accept TRIP [NAME] | refuse TRIP",
    details: """
      KIND is one of the automatic collections: travel, food, shopping, housing, events, none.
      Dropping a collection keeps its specimens. `trips` lists journeys that several specimens speak of, each with
      why; `accept` makes one a collection, `refuse` lets it go for good.
      """
  ) { invocation, context in
    let drawer = try context.drawer(invocation)
    let words = invocation.arguments
    func argument(_ index: Int) throws -> String {
      guard words.count > index else { throw UsageError("something is missing", command: "collect") }
      return words[index]
    }
    func ids(from index: Int) throws -> [SpecimenID] {
      _ = try argument(index)
      return try words[index...].map { try drawer.resolve($0) }
    }
    switch words.first ?? "list" {
    case "list": try list(drawer, invocation, context)
    case "make":
      let made = try drawer.makeCollection(named: try argument(1))
      context.output.line("\(made.id)  \(printable(made.name))")
    case "add":
      let target = try drawer.collection(named: try argument(1), making: true)
      try drawer.add(try ids(from: 2), toCollection: target.id)
    case "remove":
      let target = try drawer.collection(named: try argument(1), making: false)
      try drawer.remove(try ids(from: 2), fromCollection: target.id)
    case "move":
      guard let kind = AutomaticCollection(rawValue: try argument(1)) else {
        throw UsageError("KIND is travel, food, shopping, housing, events or none", command: "collect")
      }
      try drawer.move(try ids(from: 2), to: kind)
    case "rename":
      try drawer.renameCollection(
        try drawer.collection(named: try argument(1), making: false).id, to: try argument(2))
    case "merge":
      try drawer.mergeCollection(
        try drawer.collection(named: try argument(1), making: false).id,
        into: try drawer.collection(named: try argument(2), making: false).id)
    case "drop":
      try drawer.deleteCollection(try drawer.collection(named: try argument(1), making: false).id)
    case "trips": return try trips(drawer, invocation, context)
    case "accept":
      let made = try drawer.acceptTrip(try argument(1), named: words.count > 2 ? words[2] : nil)
      context.output.line("\(made.id)  \(printable(made.name))")
    case "refuse": try drawer.refuseTrip(try argument(1))
    default: throw UsageError("there is no “collect \(printable(words[0]))”", command: "collect")
    }
    return .done
  }

  @Sendable private static func trips(_ drawer: Drawer, _ invocation: Invocation, _ context: Context) throws
    -> ExitCode
  {
    let trips = try drawer.trips()
    for trip in trips {
      if invocation.isJSON {
        try context.output.json(TripLine(trip))
        continue
      }
      let joins = trip.joins.map { " (adds to “\(printable($0.name))”)" } ?? ""
      context.output.line("\(trip.id)  \(printable(trip.name)): \(trip.summary)\(joins)")
      for (card, member) in zip(trip.cards, trip.proposal.members) {
        context.output.line(
          "          \(card.displayID)  \(printable(card.title)): \(printable(member.because))")
      }
    }
    if trips.isEmpty, !invocation.isJSON { context.output.note("No journey waits to be a collection.") }
    return trips.isEmpty ? .failed : .done
  }

  @Sendable private static func list(_ drawer: Drawer, _ invocation: Invocation, _ context: Context) throws {
    let overview = try drawer.overview()
    for kind in AutomaticCollection.allCases where kind != .none {
      try row(name: kind.rawValue, id: kind.rawValue, isManual: false, count: overview.automatic[kind] ?? 0)
    }
    for manual in overview.manual {
      try row(name: manual.collection.name, id: manual.collection.id, isManual: true, count: manual.count)
    }
    func row(name: String, id: String, isManual: Bool, count: Int) throws {
      if invocation.isJSON {
        try context.output.json(CollectionLine(id: id, name: name, manual: isManual, count: count))
      } else {
        context.output.line("\(pad(String(count), 6))  \(printable(name))\(isManual ? " *" : "")")
      }
    }
  }
}

private struct CollectionLine: Encodable {
  var id: String
  var name: String
  var manual: Bool
  var count: Int
}

private struct TripLine: Encodable {
  struct Member: Encodable {
    var id: String
    var because: String
  }
  var id: String
  var name: String
  var start: String
  var end: String
  var joins: String?
  var members: [Member]

  init(_ trip: TripOffer) {
    id = trip.id
    name = trip.name
    start = trip.proposal.start.description
    end = trip.proposal.end.description
    joins = trip.joins?.name
    members = trip.proposal.members.map { Member(id: $0.id.hex, because: $0.because) }
  }
}
