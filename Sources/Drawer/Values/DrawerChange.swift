import Specimens

/// Something in the drawer changed: by this process, another one, or a synced folder.
public enum DrawerChange: Sendable, Hashable {
  /// Cards and counts are to be read again.
  case specimens
  /// Background work: pictures left to read, and the one at hand.
  case background(left: Int, reading: String?)
  /// One sentence for the status line, such as "finishing 3 pictures from last time".
  case notice(String)
}
