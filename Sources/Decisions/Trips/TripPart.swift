import Specimens

/// What one specimen says of a journey: when, from where to where, and under which codes.
public struct TripPart: Sendable, Hashable {
  /// Where something is, as printed, with the city where it is known.
  public struct Stop: Sendable, Hashable {
    public var name: String
    public var destination: Destination?

    public init(_ name: String) {
      self.name = name
      destination = Destination.named(in: name)
    }

    /// The same city, or the same printed name where the city is not known.
    func isSame(as other: Stop) -> Bool {
      if let destination, let theirs = other.destination { return destination == theirs }
      return name.lowercased() == other.name.lowercased()
    }
  }

  public enum Role: Sendable, Hashable {
    /// A flight, a train, a bus, a ship.
    case journey
    /// A bed, or a car for the time.
    case stay
    /// Something to go to while there: a table, a show, a museum.
    case visit
  }

  public var id: SpecimenID
  public var role: Role
  public var start: LocalDate
  /// The last day, at least `start`.
  public var end: LocalDate
  /// For a journey.
  public var from: Stop?
  /// Where it leads, or where it is.
  public var to: Stop?
  /// Without blanks and hyphens, upper case.
  public var codes: Set<String>

  public init(
    id: SpecimenID, role: Role, start: LocalDate, end: LocalDate? = nil, from: Stop? = nil,
    to: Stop? = nil, codes: Set<String> = []
  ) {
    self.id = id
    self.role = role
    self.start = start
    self.end = max(start, end ?? start)
    self.from = from
    self.to = to
    self.codes = codes
  }
}

extension TripPart {
  /// What a specimen says of a journey; nil for one that says nothing of any.
  public init?(_ specimen: Specimen) {
    guard let kind = specimen.documentKind.flatMap(DocumentKind.init(rawValue:)),
      let role = TripPart.role(of: kind, specimen), let days = TripPart.days(of: specimen, role)
    else { return nil }
    let suggestion = specimen.decision.suggestion
    self.init(
      id: specimen.id, role: role, start: days.lowerBound, end: days.upperBound,
      codes: TripPart.codes(of: specimen))
    if role == .journey, let route = TripPart.route(of: specimen) {
      from = Stop(route.from.name)
      to = Stop(route.to.name)
    } else {
      // Of what is named for the place, the first that is known counts; else the place as it is printed.
      let places =
        [suggestion?.location, specimen.effectiveTitle].compactMap { $0 }
        + specimen.fields.filter { $0.kind == .address || $0.kind == .place }.map(\.effectiveText)
      let stops = places.map(Stop.init)
      to = stops.first { $0.destination != nil } ?? stops.first
    }
  }

  private static func role(of kind: DocumentKind, _ specimen: Specimen) -> Role? {
    switch kind {
    case .flight, .ride: .journey
    case .hotel, .rental: .stay
    case .booking: specimen.assignment.collection == .travel ? .stay : .visit
    case .restaurant, .ticket, .exhibition, .poster, .lesson, .meeting, .chat: .visit
    default: nil
    }
  }

  /// A journey that is over has no proposal any more, but its dates stand on it.
  private static func days(of specimen: Specimen, _ role: Role) -> ClosedRange<LocalDate>? {
    if let suggestion = specimen.decision.suggestion {
      let start = suggestion.start.date
      guard let end = suggestion.end else { return start...start }
      let last = suggestion.isAllDay && role != .stay ? end.date.adding(days: -1) : end.date
      return start...max(start, last)
    }
    guard case .abstained(let abstention) = specimen.decision,
      abstention.reason == .pastDate || abstention.reason == .duplicate, role != .visit
    else { return nil }
    let days = specimen.fields.compactMap { field -> LocalDate? in
      switch field.effectiveValue {
      case .date(let day): day
      case .dateTime(let moment, _): moment.date
      case .dateRange(let start, _): start
      case .dateTimeRange(let start, _, _): start?.date
      default: nil
      }
    }
    guard let first = days.first else { return nil }
    let last = role == .stay ? days.first { $0 > first && first.days(until: $0) <= 30 } : nil
    return first...(last ?? first)
  }

  private static func codes(of specimen: Specimen) -> Set<String> {
    var codes: Set<String> = []
    for field in specimen.fields {
      guard case .code(let code, let type) = field.effectiveValue else { continue }
      switch type {
      case .confirmation, .booking, .reservation, .order, .reference, .ticket:
        let plain = String(code.uppercased().filter { $0.isLetter || $0.isNumber })
        if plain.count >= 5 { codes.insert(plain) }
      default: break
      }
    }
    return codes
  }

  private static func route(of specimen: Specimen) -> Route? {
    let page = Page(specimen.content)
    let entities = specimen.fields.filter { $0.span.count > 0 }.map {
      Entity(span: $0.span, text: $0.text, value: $0.effectiveValue, confidence: $0.confidence)
    }
    let chrome = Chrome(page: page, entities: entities, reference: specimen.saved.moment)
    return Journey.route(on: page, roles: LineRoles(page: page, chrome: chrome, entities: entities))
  }
}
