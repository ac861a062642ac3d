import Specimens

/// Wall-clock times in named zones. Zones that are not known give nil.
public enum WallClock {
  /// How often a wall clock shows a time.
  public enum Occurrence: Sendable, Hashable {
    case once(Instant)
    /// Clocks are put forward over it: it does not exist.
    case never
    /// Clocks are put back over it: it comes twice.
    case twice(Instant, Instant)
  }

  /// When a wall-clock time is, in a zone.
  public static func occurrence(of moment: LocalDateTime, in zone: String) -> Occurrence? {
    icalGate.withLock { _ in
      if let offset = ZoneOffset.seconds(zone) {
        return .once(Instant(utc: moment.adding(seconds: -offset)))
      }
      guard let zone = ICalZone(zone) else { return nil }
      // Any offset in force around the time is one of these two: no zone changes twice within two days.
      let offsets = Set([-86_400, 86_400].map { zone.offset(at: Instant(utc: moment.adding(seconds: $0))) })
      let moments = offsets.map { (offset: $0, at: Instant(utc: moment.adding(seconds: -$0))) }
        .filter { zone.offset(at: $0.at) == $0.offset }.map(\.at).sorted()
      return switch moments.count {
      case 0: .never
      case 1: .once(moments[0])
      default: .twice(moments[0], moments[1])
      }
    }
  }

  /// What the clock shows at a point in time.
  public static func moment(of instant: Instant, in zone: String) -> LocalDateTime? {
    icalGate.withLock { _ in
      if let offset = ZoneOffset.seconds(zone) { return instant.utc.adding(seconds: offset) }
      return ICalZone(zone).map { instant.utc.adding(seconds: $0.offset(at: instant)) }
    }
  }

  /// The wall-clock time so many seconds later, a change of the clocks in between included: two hours after
  /// 01:30 may be 04:30. A time that comes twice counts as the first, one that does not exist as its hour's
  /// shift forward.
  public static func adding(seconds: Int, to start: LocalDateTime, in zone: String) -> LocalDateTime? {
    guard let occurrence = occurrence(of: start, in: zone) else { return nil }
    switch occurrence {
    case .once(let instant), .twice(let instant, _):
      return moment(of: Instant(secondsSince1970: instant.secondsSince1970 + seconds), in: zone)
    case .never:
      return start.adding(seconds: seconds)
    }
  }

  /// The name of the machine's own zone, for times that state none: from `TZ`, else from the link at
  /// `/etc/localtime`. Nil when neither names one.
  public static func machineZone(environment: [String: String]) -> String? {
    func named(_ path: String) -> String? {
      let name = path.split(separator: "/").drop { $0 != "zoneinfo" }.dropFirst()
        .filter { $0 != "posix" && $0 != "right" }.joined(separator: "/")
      return name.isEmpty ? nil : name
    }
    var candidate: String?
    if let value = environment["TZ"]?.drop(while: { $0 == ":" }), !value.isEmpty {
      candidate = value.hasPrefix("/") ? named(String(value)) : String(value)
    } else {
      candidate = EntryFile.linkTarget("/etc/localtime").flatMap(named)
    }
    guard let candidate else { return nil }
    if ZoneOffset.seconds(candidate) == 0 { return "UTC" }
    return icalGate.withLock { _ in ICalZone(candidate)?.name }
  }
}
