import CIcal
import Specimens

/// The `.ics` form of a suggestion (RFC 5545): one calendar with one event or reminder.
public enum CalendarEntry {
  /// The very bytes of the file. The same suggestion always gives the same bytes.
  ///
  /// - An event is a VEVENT, a reminder a VTODO that is due at `start`.
  /// - An all-day entry has days without times; `end` is exclusive and left out when it adds nothing.
  /// - A time without a zone is floating; with an IANA name it carries a TZID and the zone's rules; with an
  ///   offset (`+09:00`) or `UTC` it is written in UTC.
  /// - Throws: `.unknownTimeZone`, `.endsBeforeStart`, `.unsafeUID`, `.notWritten`.
  public static func bytes(for suggestion: Suggestion) throws(CalendarError) -> [UInt8] {
    guard EntryUID.isSafe(suggestion.uid) else { throw .unsafeUID(suggestion.uid) }
    return try icalGate.withLock { _ throws(CalendarError) in
      icalerror_set_errors_are_fatal(0)
      return try build(suggestion)
    }
  }

  private static func build(_ suggestion: Suggestion) throws(CalendarError) -> [UInt8] {
    let times = try EntryTimes(suggestion)
    let isEvent = suggestion.kind == .event
    guard let calendar = ICalComponent(ICAL_VCALENDAR_COMPONENT),
      let entry = ICalComponent(isEvent ? ICAL_VEVENT_COMPONENT : ICAL_VTODO_COMPONENT)
    else { throw .notWritten }

    calendar.add(icalproperty_new_version("2.0"))
    calendar.add(icalproperty_new_prodid("-//Curio//Screenshot drawer//EN"))
    if let zone = times.zone, let rules = zone.component(from: suggestion.start.date.year) {
      calendar.add(component: rules)
    }
    if let zone = times.endZone, let rules = zone.component(from: suggestion.start.date.year) {
      calendar.add(component: rules)
    }

    entry.add(icalproperty_new_uid(suggestion.uid))
    entry.add(icalproperty_new_dtstamp(icaltimetype(suggestion.madeAt)))
    if isEvent {
      entry.add(icalproperty_new_dtstart(times.start), inZone: times.zone?.name)
      if let end = times.end {
        entry.add(icalproperty_new_dtend(end), inZone: (times.endZone ?? times.zone)?.name)
      }
    } else {
      entry.add(icalproperty_new_due(times.start), inZone: times.zone?.name)
      entry.add(icalproperty_new_status(ICAL_STATUS_NEEDSACTION))
    }
    let title = CalendarText.line(suggestion.title)
    entry.add(icalproperty_new_summary(title))
    if let location = suggestion.location.map(CalendarText.line), !location.isEmpty {
      entry.add(icalproperty_new_location(location))
    }
    let description = description(of: suggestion)
    if !description.isEmpty { entry.add(icalproperty_new_description(description)) }
    for minutes in Set(suggestion.alarms).sorted() where minutes >= 0 {
      if let alarm = alarm(minutes, title: title, isEvent: isEvent) { entry.add(alarm) }
    }
    calendar.add(entry)
    guard let bytes = calendar.bytes() else { throw .notWritten }
    return bytes
  }

  private static func alarm(_ minutes: Int, title: String, isEvent: Bool) -> ICalComponent? {
    guard let alarm = ICalComponent(ICAL_VALARM_COMPONENT) else { return nil }
    alarm.add(icalproperty_new_action(ICAL_ACTION_DISPLAY))
    alarm.add(icalproperty_new_description(title))
    var trigger = icaltriggertype()
    trigger.time = icaltime_null_time()
    trigger.duration = icaldurationtype_from_int(Int32(clamping: -minutes * 60))
    let property = icalproperty_new_trigger(trigger)
    // A reminder has a due time and no start to count from.
    if !isEvent, let property {
      icalproperty_add_parameter(property, icalparameter_new_related(ICAL_RELATED_END))
    }
    alarm.add(property)
    return alarm
  }

  /// The notes, then the codes that the notes don't name already.
  private static func description(of suggestion: Suggestion) -> String {
    let notes = CalendarText.lines(suggestion.notes ?? "")
    var lines = notes.isEmpty ? [] : [notes]
    for code in suggestion.codes.map(CalendarText.line) where !code.isEmpty && !notes.contains(code) {
      lines.append("Code: \(code)")
    }
    return lines.joined(separator: "\n")
  }
}

/// The times of an entry in the library's form.
private struct EntryTimes {
  var start: icaltimetype
  var end: icaltimetype?
  var zone: ICalZone?
  /// Where the end is in another zone than the start.
  var endZone: ICalZone?

  init(_ suggestion: Suggestion) throws(CalendarError) {
    let (from, to) = (suggestion.start, suggestion.end)
    if suggestion.isAllDay {
      if let to, to.date < from.date { throw .endsBeforeStart }
      start = icaltimetype(from.date)
      // A day's end at its own start says nothing: an all-day entry without an end lasts one day.
      end = to.flatMap { $0.date > from.date ? icaltimetype($0.date) : nil }
      return
    }
    // An arrival further west may be earlier on the wall clock.
    let isElsewhere = suggestion.endTimeZone != nil && suggestion.endTimeZone != suggestion.timeZone
    if let to, to < from, !isElsewhere { throw .endsBeforeStart }
    let until = to == from && !isElsewhere ? nil : to
    guard let name = suggestion.timeZone, !name.isEmpty else {
      start = icaltimetype(from)
      end = until.map { icaltimetype($0) }
      return
    }
    if let offset = ZoneOffset.seconds(name) {
      start = icaltimetype(Instant(utc: from.adding(seconds: -offset)))
      end = until.map { icaltimetype(Instant(utc: $0.adding(seconds: -offset))) }
      return
    }
    guard let found = ICalZone(name) else { throw .unknownTimeZone(name) }
    zone = found
    if isElsewhere, until != nil, let other = suggestion.endTimeZone {
      guard let there = ICalZone(other) else { throw .unknownTimeZone(other) }
      endZone = there
    }
    start = icaltimetype(from)
    end = until.map { icaltimetype($0) }
  }
}

/// A zone given as a distance from UTC: `Z`, `UTC`, `GMT`, `+09:00`, `-0530`, `+9`.
enum ZoneOffset {
  /// Seconds east of Greenwich; nil for names.
  static func seconds(_ text: String) -> Int? {
    if ["Z", "UTC", "GMT", "Etc/UTC"].contains(text) { return 0 }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let digits = text.dropFirst().filter { $0 != ":" }
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), (1...4).contains(digits.count),
      let number = Int(digits)
    else { return nil }
    let (hours, minutes) = digits.count <= 2 ? (number, 0) : (number / 100, number % 100)
    guard hours <= 14, minutes < 60 else { return nil }
    return (sign == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
  }
}

/// UIDs name files.
enum EntryUID {
  static func isSafe(_ uid: String) -> Bool {
    guard (1...200).contains(uid.utf8.count), !uid.hasPrefix("."), !uid.hasPrefix("-") else { return false }
    return uid.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "@"):
        true
      default: false
      }
    }
  }
}
