import CIcal
import Glibc
import Specimens

/// A component being built: it owns its parts until they are handed to a parent or written out.
struct ICalComponent: ~Copyable {
  private let component: OpaquePointer

  init?(_ kind: icalcomponent_kind) {
    guard let component = icalcomponent_new(kind) else { return nil }
    self.component = component
  }

  deinit { icalcomponent_free(component) }

  /// Adds a property, which the component then owns; nil (a failed allocation) is left out.
  func add(_ property: OpaquePointer?) {
    if let property { icalcomponent_add_property(component, property) }
  }

  /// Adds a time with the zone it is to be read in.
  func add(_ property: OpaquePointer?, inZone name: String?) {
    guard let property else { return }
    if let name { icalproperty_add_parameter(property, icalparameter_new_tzid(name)) }
    icalcomponent_add_property(component, property)
  }

  /// Hands a child over.
  func add(_ child: consuming ICalComponent) { icalcomponent_add_component(component, child.released()) }

  func add(component child: OpaquePointer) { icalcomponent_add_component(component, child) }

  private consuming func released() -> OpaquePointer {
    let pointer = component
    discard self
    return pointer
  }

  /// The text form: folded lines with CRLF ends.
  func bytes() -> [UInt8]? {
    guard let text = icalcomponent_as_ical_string_r(component) else { return nil }
    defer { icalmemory_free_buffer(text) }
    return Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
