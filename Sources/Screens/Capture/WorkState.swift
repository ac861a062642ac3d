import Drawer
import Specimens

/// Filing or exporting in progress, and what became of every file.
public struct WorkState: Sendable, Hashable {
  public enum Kind: Sendable, Hashable { case filing, exporting }

  public var running: Kind?
  public var found = 0
  public var done = 0
  public var current: String?
  public var results: [ImportResult] = []
  public var wasCancelled = false
  public var isCancelling = false
  public var cursor = ListCursor()
  /// When it began, and when it ended.
  public var began: LocalDateTime?
  public var ended: LocalDateTime?
  /// When the background last began to have something to do.
  public var backgroundBegan: LocalDateTime?
  /// Pictures that the background is still to read.
  public var backgroundLeft = 0
  /// The most that were left since the background last had nothing to do.
  public var backgroundFound = 0

  var isFiling: Bool { running == .filing }
}
