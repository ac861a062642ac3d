import CIcal
import Specimens
import Synchronization

/// libical keeps its zones in shared tables; one caller at a time.
let icalGate = Mutex(())

/// A time zone by its IANA name. The library owns it for the life of the process.
struct ICalZone {
  private let zone: OpaquePointer
  let name: String

  /// Nil when the system's zone data has no such name. Call with the gate held.
  init?(_ name: String) {
    // The library makes a path of the name.
    let isName = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "/"):
        true
      default: false
      }
    }
    icalerror_set_errors_are_fatal(0)
    guard isName, !name.isEmpty, !name.hasPrefix("/"), name.utf8.count < 64,
      let zone = icaltimezone_get_builtin_timezone(name),
      icaltimezone_get_component(zone) != nil
    else { return nil }
    self.zone = zone
    self.name = name
  }

  /// Seconds east of Greenwich at a point in time.
  func offset(at moment: Instant) -> Int {
    var time = icaltimetype(moment.utc)
    var isDaylight: Int32 = 0
    return Int(icaltimezone_get_utc_offset_of_utc_time(zone, &time, &isDaylight))
  }

  /// The zone's VTIMEZONE from 1 January of a year on, under the plain IANA name; the caller owns it.
  ///
  /// The library's own TZID (a path with its maker's name) made readers skip the events, and the whole
  /// history of a zone is ten times the size of the entry. No end is given: it would add TZUNTIL, which
  /// python-dateutil refuses.
  func component(from year: Int) -> OpaquePointer? {
    guard let component = icalcomponent_new_clone(icaltimezone_get_component(zone)) else { return nil }
    if let tzid = icalcomponent_get_first_property(component, ICAL_TZID_PROPERTY) {
      icalproperty_set_tzid(tzid, name)
    }
    var start = icaltime_null_time()
    start.year = Int32(year)
    start.month = 1
    start.day = 1
    icaltimezone_truncate_vtimezone(component, start, icaltime_null_time(), 0)
    return component
  }
}

extension icaltimetype {
  /// The wall clock without a zone.
  init(_ moment: LocalDateTime) {
    self = icaltime_null_time()
    year = Int32(moment.date.year)
    month = Int32(moment.date.month)
    day = Int32(moment.date.day)
    hour = Int32(moment.time.hour)
    minute = Int32(moment.time.minute)
    second = Int32(moment.time.second)
  }

  /// A day without a time.
  init(_ date: LocalDate) {
    self.init(LocalDateTime(date, .midnight))
    is_date = 1
  }

  /// A point in time, written with a Z.
  init(_ moment: Instant) {
    self.init(moment.utc)
    zone = icaltimezone_get_utc_timezone()
  }
}
