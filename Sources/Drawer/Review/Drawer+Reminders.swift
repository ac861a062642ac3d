import CalendarFiles
import DrawerStore
import SearchIndex
import Specimens

/// An alarm of an approved entry whose time has come.
public struct DueReminder: Sendable, Hashable {
  public var id: SpecimenID
  public var title: String
  public var isReminder: Bool
  public var start: LocalDateTime
  public var isAllDay: Bool
  public var location: String?
  /// The moment at which it should be shown.
  public var at: Instant
  /// Names this alarm among all, so that it is shown once.
  var name: String
}

extension Drawer {
  /// The alarms of approved entries that are due and were not shown yet, the earliest first.
  ///
  /// An alarm missed while the machine was off is still shown, until the thing is over. An entry whose file the
  /// user removed reminds of nothing.
  public func dueReminders() throws(DrawerProblem) -> [DueReminder] {
    let now = clock.now()
    let shown = folder.reminded()
    var due: [DueReminder] = []
    let approved = try problem { try index.cards(Listing(scope: .review(.approved), limit: 10_000)) }
    for card in approved {
      guard let specimen = try? folder.specimen(card.id),
        case .suggested(let suggestion, .approved(_, let entry)) = specimen.decision,
        (try? VdirCalendar(holding: entry).read(suggestion.uid)) != nil
      else { continue }
      due += alarms(of: suggestion, from: card.id, now: now).filter { shown[$0.name] == nil }
    }
    return due.sorted { ($0.at, $0.name) < ($1.at, $1.name) }
  }

  /// Notes that these were shown; they do not come again.
  public func noteShown(_ reminders: [DueReminder]) throws(DrawerProblem) {
    guard !reminders.isEmpty else { return }
    let now = clock.now().secondsSince1970
    // What was shown two months ago is over.
    var shown = folder.reminded().filter { $0.value > now - 60 * 86_400 }
    for reminder in reminders { shown[reminder.name] = now }
    try problem { try folder.writeReminded(shown) }
  }

  private func alarms(of suggestion: Suggestion, from id: SpecimenID, now: Instant) -> [DueReminder] {
    let start = instant(of: suggestion.start, in: suggestion.timeZone)
    let end = suggestion.end.map { instant(of: $0, in: suggestion.endTimeZone ?? suggestion.timeZone) }
    let over =
      end?.secondsSince1970 ?? start.secondsSince1970 + (suggestion.isAllDay ? 86_400 : 3_600)
    guard now.secondsSince1970 < over else { return [] }
    return suggestion.alarms.compactMap { minutes in
      let at = Instant(secondsSince1970: start.secondsSince1970 - minutes * 60)
      guard at <= now else { return nil }
      return DueReminder(
        id: id, title: suggestion.title, isReminder: suggestion.kind == .reminder, start: suggestion.start,
        isAllDay: suggestion.isAllDay, location: suggestion.location, at: at,
        name: "\(suggestion.uid) \(suggestion.start) \(minutes)")
    }
  }

  /// A wall clock in its zone, or in the machine's where none is stated.
  private func instant(of moment: LocalDateTime, in zone: String?) -> Instant {
    guard let zone = zone ?? WallClock.machineZone(environment: environment),
      let occurrence = WallClock.occurrence(of: moment, in: zone)
    else { return Instant(utc: moment) }
    return switch occurrence {
    case .once(let instant), .twice(let instant, _): instant
    case .never:
      WallClock.occurrence(of: moment.adding(seconds: 3600), in: zone)?.first ?? Instant(utc: moment)
    }
  }
}

extension WallClock.Occurrence {
  fileprivate var first: Instant? {
    switch self {
    case .once(let instant), .twice(let instant, _): instant
    case .never: nil
    }
  }
}
