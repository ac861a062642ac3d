import Drawer
import Specimens

public struct SettingsState: Sendable, Hashable {
  public var cursor = ListCursor()
  /// Calendar folders found on this machine.
  public var calendars: [CalendarFolder] = []
}
