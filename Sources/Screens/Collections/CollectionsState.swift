import Drawer
import Specimens

/// The list of collections: automatic ones first, then those made by hand.
public struct CollectionsState: Sendable, Hashable {
  public var cursor = ListCursor()
  /// Journeys that could be collections.
  public var trips: [TripOffer] = []
}
