import DrawerStore
import SearchIndex

extension DrawerFolder {
  /// Runs once more with the index's reserve given up, where the disk has no room for what the index must write.
  func withRoomForIndex<Result>(_ body: () throws(IndexError) -> Result) throws(IndexError) -> Result {
    do {
      return try body()
    } catch {
      guard error.isLackOfRoom, indexReserve.release() else { throw error }
      return try body()
    }
  }
}
