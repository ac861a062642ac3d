import Specimens

/// Brings specimens together that speak of one journey: they share a code, or one goes on where and when the other
/// ends.
public enum TripFinder {
  /// The soonest first. Of each at least two parts that lead somewhere, over at least one night.
  public static func proposals(from parts: [TripPart]) -> [TripProposal] {
    var trips: [Trip] = []
    let ordered = parts.filter { $0.role != .visit }
      .sorted { ($0.start, $0.end, $0.id.hex) < ($1.start, $1.end, $1.id.hex) }
    for part in ordered {
      if let (place, because) = joint(of: part, with: trips) {
        trips[place].add(part, because)
      } else {
        trips.append(Trip(part))
      }
    }
    let visits = parts.filter { $0.role == .visit }.sorted { ($0.start, $0.id.hex) < ($1.start, $1.id.hex) }
    return trips.filter(\.isTrip).map { trip in
      var trip = trip
      for visit in visits {
        if let because = trip.reason(toVisit: visit) { trip.add(visit, because) }
      }
      return trip.proposal
    }
  }

  /// The latest trip that the part goes on from.
  private static func joint(of part: TripPart, with trips: [Trip]) -> (Int, String)? {
    for (place, trip) in trips.enumerated().reversed() {
      if let because = trip.reason(toAdd: part) { return (place, because) }
    }
    return nil
  }
}

/// A journey as far as it is put together.
private struct Trip {
  private var parts: [(part: TripPart, because: String)]
  private let home: TripPart.Stop?
  private(set) var start: LocalDate
  private(set) var end: LocalDate

  init(_ first: TripPart) {
    parts = [(first, first.role == .journey ? "sets out" : "begins it")]
    home = first.role == .journey ? first.from : nil
    start = first.start
    end = first.end
  }

  mutating func add(_ part: TripPart, _ because: String) {
    parts.append((part, because))
    if part.role != .visit { end = max(end, part.end) }
  }

  /// So long may one be away without a word of it, before the way back.
  private static let longestStay = 30

  /// Why the part belongs to this trip; nil where it does not.
  func reason(toAdd part: TripPart) -> String? {
    if let code = sharedCode(part), part.start <= end.adding(days: Trip.longestStay) {
      return "shares the code \(code)"
    }
    guard !isOver else { return nil }
    switch part.role {
    case .journey:
      guard let from = part.from, let place = here else { return nil }
      let goesOn = place.isSame(as: from) || isAbroad(from, like: place)
      guard goesOn else { return nil }
      let leadsHome = home.map { home in part.to.map { home.isSame(as: $0) } ?? false } ?? false
      let gap = end.days(until: part.start)
      guard gap <= (leadsHome ? Trip.longestStay : 1) else { return nil }
      return leadsHome ? "goes back" : "goes on from \(place.shown)"
    case .stay, .visit:
      guard part.start <= end.adding(days: 1) else { return nil }
      guard let stop = part.to, let place = here else { return nil }
      guard place.isSame(as: stop) || isAbroad(stop, like: place) else { return nil }
      return "in \(stop.shown), where the journey leads"
    }
  }

  /// Why something to go to belongs to it: it is there, and then.
  func reason(toVisit visit: TripPart) -> String? {
    if let code = sharedCode(visit) { return "shares the code \(code)" }
    guard (start...end).contains(visit.start), let stop = visit.to, let place = stop.destination else {
      return nil
    }
    let isThere = stops.contains { there in
      guard let known = there.destination, !isHome(there) else { return false }
      return known == place || known.country == place.country && !isHomeCountry(known.country)
    }
    return isThere ? "in \(stop.shown) while there" : nil
  }

  /// At least two parts that lead somewhere, over a night.
  var isTrip: Bool { parts.count >= 2 && start < end && !away.isEmpty }

  var proposal: TripProposal {
    let ordered = parts.sorted { ($0.part.start, $0.part.id.hex) < ($1.part.start, $1.part.id.hex) }
    return TripProposal(
      id: parts.map { $0.part }.filter { $0.role != .visit }
        .min { ($0.start, $0.id.hex) < ($1.start, $1.id.hex) }?.id.short ?? "",
      name: name, start: start, end: end,
      members: ordered.map { entry in
        TripProposal.Member(id: entry.part.id, because: entry.because)
      })
  }

  // MARK: Where it leads

  private var stops: [TripPart.Stop] { parts.flatMap { [$0.part.from, $0.part.to].compactMap { $0 } } }

  private func isHome(_ stop: TripPart.Stop) -> Bool { home.map { $0.isSame(as: stop) } ?? false }

  private func isHomeCountry(_ country: String) -> Bool { home?.destination?.country == country }

  /// Where one is after the last part.
  private var here: TripPart.Stop? {
    parts.filter { $0.part.role != .visit }.max {
      ($0.part.end, $0.part.start) < ($1.part.end, $1.part.start)
    }?.part.to
  }

  private var isOver: Bool { parts.count > 1 && here.map(isHome) ?? false }

  /// Two places of one country that is not one's own: Osaka and Kyoto are one journey from San Francisco.
  private func isAbroad(_ stop: TripPart.Stop, like other: TripPart.Stop) -> Bool {
    guard let a = stop.destination?.country, let b = other.destination?.country, a == b else { return false }
    return home?.destination.map { $0.country != a } ?? false
  }

  private func sharedCode(_ part: TripPart) -> String? {
    parts.lazy.compactMap { $0.part.codes.intersection(part.codes).min() }.first
  }

  /// Places that one goes to, in order and each once.
  private var away: [TripPart.Stop] {
    var away: [TripPart.Stop] = []
    for (part, _) in parts where part.role != .visit {
      guard let stop = part.to, !isHome(stop), !away.contains(where: { $0.isSame(as: stop) }) else {
        continue
      }
      away.append(stop)
    }
    return away
  }

  private var name: String {
    var countries: [String] = []
    for stop in away {
      if let country = stop.destination?.country, !countries.contains(country) { countries.append(country) }
    }
    let foreign = countries.filter { !isHomeCountry($0) }
    let isElsewhere = home?.destination != nil && !foreign.isEmpty
    if isElsewhere || countries.count == 1 && away.count > 1 && home?.destination == nil {
      return "\(list(foreign.isEmpty ? countries : foreign)) trip"
    }
    return "\(list(away.prefix(2).map(\.shown))) trip"
  }

  private func list(_ names: [String]) -> String {
    let names = names.prefix(3).map { $0.hasPrefix("the ") ? String($0.dropFirst(4)) : $0 }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension TripPart.Stop {
  /// The city where it is known, else the words that are printed.
  fileprivate var shown: String { destination?.city ?? Phrase.clipped(name, to: 40) }
}
