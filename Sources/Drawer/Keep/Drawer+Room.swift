import DrawerStore
import SearchIndex

extension DrawerFolder {
  /// Runs once more with the index's reserve given up, where the disk has no room for what the index must write.
  func withRoomForIndex<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do {
      return try body()
    } catch {
      guard (error as? IndexError)?.isLackOfRoom == true, indexReserve.release() else { throw error }
      return try body()
    }
  }
}
