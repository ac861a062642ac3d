import Foundation
import SearchIndex

/// Plain full-text search, to compare with.
public typealias Yardstick = PlainIndex

extension Drawer {
  /// An empty plain index beside the drawer's own.
  public func yardstick() throws(DrawerProblem) -> Yardstick {
    try problem { try PlainIndex(path: yardstickPath) }
  }

  public func removeYardstick() {
    for suffix in ["", "-wal", "-shm"] { unlink(yardstickPath + suffix) }
  }

  /// Bytes of the index's file.
  public var indexSize: Int {
    var status = stat()
    return stat(paths.index, &status) == 0 ? Int(status.st_size) : 0
  }

  private var yardstickPath: String { paths.index + ".plain" }
}
